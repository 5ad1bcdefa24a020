### あなたがここで誰なのか、どう戻るか、別の端末、そして消し方。

## 自分のページ

person-since = { $month }からのお客様。{ $tables ->
    [0] 卓はまだありません。
   *[other] { $tables }卓。
}
person-rename = 名前を変える
person-back = 戻り方
person-back-none = 今はこのブラウザーだけがあなたを覚えています。パスワードは要りません。パスキーかコードがあれば戻れます。
person-back-note = パスワードは要りません。パスキーは1つで十分、2つあればより安心です。
person-back-code = パスワードは要りません。
person-passkey = { $kind ->
    [phone] スマートフォンのパスキー
    [tablet] タブレットのパスキー
   *[laptop] パソコンのパスキー
}
person-added = 追加：{ $at }
person-used = 使用：{ $at }
person-unused = 未使用
person-passkey-add = パスキーを追加
person-passkey-unsafe = パスキーはhttpsで始まるアドレスでしか作れないため、ここでは作れません。紙に控えるコードと、別の端末用のコードは使えます。
person-passkey-put-away = パスキーは使われませんでした。
person-passkey-there = この端末にはすでにこの店のパスキーがあるか、パスキーを作れません。
person-recovery = 復旧コード
person-recovery-none = まだありません
person-recovery-made = 作成：{ $at }（あなたが保管）
person-recovery-used = 使用：{ $at }（もう使えません）
person-recovery-make = 作る
person-recovery-new = 新しいコード
person-recovery-sure = 古いコードは使えなくなります。
person-recovery-shown = 今すぐ書き留めてください。二度と表示できません。どこからでも一度だけ戻れます。
person-copy = コピー
person-remove = 削除
person-remove-sure = この店から削除しますか？
person-last-way = これが最後の戻り方です。なくすと、このブラウザーでしかあなただと分かりません。
person-stay = いいえ
person-devices = ログイン中の端末
person-this = { $kind ->
    [phone] このスマートフォン
    [tablet] このタブレット
   *[laptop] このパソコン
}
person-device = { $kind ->
    [phone] スマートフォン
    [tablet] タブレット
   *[laptop] パソコン
}
person-here = 今ここ
person-seen = 最終：{ $at }
person-out = ログアウト
person-out-sure = ここでログアウトしますか？
person-out-lost = 戻る方法がありません。今ログアウトすると、この名前とゲームを失います。
person-out-others = ほかのすべてからログアウト
person-join = 別の端末でも使う
person-join-note = スマートフォンや別のパソコンでも、あなたのゲームと設定をそのまま使えます。
person-join-show = コードを表示
person-join-picture = コード付きアドレスの二次元コード
person-join-how = スマートフォンのカメラをかざすか、{ $place }でコードを入力してください。
person-join-until = 使えるのは一度だけ、あと{ $minutes }分です。
person-join-over = コードの期限が切れました。
person-join-here = このアドレスはこの機械でしか開けません。先に、ネットワーク内のアドレスで店を開いてください。
person-kept = 保管するのは、お名前、ゲーム、このページの内容だけです。パスワードも追跡もありません。
person-take = 持ち出す
person-everything = あなたに関するすべて
person-everything-note = 1つのファイルですぐに
person-save = 保存
person-forget = 私を消す
person-forget-note = ゲームは残り、名前は消えます
person-ask = 確認へ
person-forget-title = { $name }さんを消しますか？
person-forget-goes = 名前、戻り方、メモ、設定を削除し、すべての端末からログアウトします。
person-forget-games = 終わっていないゲームでは、ボットが席を引き継ぎます。
person-forget-stays = 終わったゲームはほかの人のために名前なしで残ります。あなたの発言は空になります。
person-forget-first = 元には戻せません。先にファイルを保存できます：
person-forget-type = 消すには、お名前「{ $name }」を入力してください。
person-forget-wrong = ここにあるとおりにお名前を入力してください：{ $name }
person-forget-go = 完全に消す
person-mail = メール
person-mail-note = { $address } に届くコードで戻れます

## 戻ってくる

join-title = 自分として戻る
join-note = 別の端末に表示されたコード、または復旧コードを入力してください。
join-code = コード
join-go = 進む
join-passkey = パスキーを使う
join-passkey-none = この端末には、ここで使えるパスキーがありません。
join-offer = { $name }さんですか？
join-offer-new = この端末でも、あなたのゲーム、メモ、設定を使えるようになります。
join-offer-bring = ここではこれまで{ $yours }さんでした。{ $tables ->
    [0] メモと設定
   *[other] { $yours }さんの{ $tables }卓、メモ、設定
}は{ $name }さんに引き継がれ、{ $yours }さんはいなくなります。両者が同じ卓に席を持つ場合は、どちらの席もあなたのものになります。
join-offer-kept = { $yours }さんは別の人のまま残り、パスキーかコード、または別の端末から戻れます。この端末では、これから{ $name }さんになります。
join-offer-together = 進行中の同じ卓に{ $name }さんと座っているため、そのゲームが終わるまで{ $yours }さんのものは引き継げません。終わるのを待つか、引き継がずに進んでください。
join-as = { $name }さんになる
join-bring = { $name }さんになり、引き継ぐ
join-without = { $yours }さんのものは引き継がず、{ $name }さんになる
join-not = このままにする
join-mail = 端末をすべて失ったときは、ここで確認済みのメールアドレス
join-mail-go = コードを送る
join-mail-sent = { $address } で登録されている方がいれば、コードをお送りしました。15分間、このブラウザでのみ使えます。
join-mail-code = メールに書かれたコード
join-mail-again = 別のアドレス

## 手番のお知らせ

word-title = 手番のお知らせ
word-note = 日をまたぐ卓で、手番ごとに一度だけお知らせします。手番を終えれば届きません。
word-push = この端末
word-push-on = ページを閉じていても表示されます
word-push-off = 卓を開ける通知を表示します
word-push-other = こちらにも届きます
word-push-unsafe = ブラウザーの通知は、https で始まるアドレスでのみ使えます。
word-push-blocked = このブラウザーでは通知がブロックされています。サイトの設定で許可できます。
word-refused = ブラウザーで通知が許可されていません。
word-device = 端末
word-on = オンにする
word-off = オフにする
word-mail = メール
word-mail-note = あなたのメールアドレスに（戻るときにも使えます）
word-mail-sent = { $address } にコードを送りました。
word-mail-code = メールに書かれたコード
word-mail-confirm = 確認
word-chat = チャット
word-chat-note = チャットサービスなどのウェブフック
word-address = { $kind ->
    [email] you@example.org
   *[url] https://…
}
word-keep = 保存
word-kept = 保存しました。
word-lost = 前回、この方法では届きませんでした。
word-when = タイミング
word-once = すぐに
word-daily = 毎日{ $at }
word-quiet = おやすみ時間
word-quiet-never = なし
word-quiet-from = { $at }から
word-quiet-to = { $at }まで
word-quiet-end = おやすみ時間の終わり
word-invitations = 招待
word-invitations-on = 友だちから招待されたときも知らせます
word-invitations-off = 手番だけを知らせます
word-test = 試してみる
word-tested = お知らせを送りました。
word-silent = { $game }：通知なし
word-hear = 通知を再開

error-notices-way = この店では、その方法でのお知らせはできません。
error-notices-zone = { $zone } というタイムゾーンはありません。
error-notices-device = このブラウザーには送信できません。
error-notices-mail = このアドレスにはメールを送れません。
error-notices-mail-sent = メールを送信できませんでした。しばらくしてからもう一度試すか、別のアドレスを使ってください。
error-notices-code = コードが違うか、有効期限が切れています。もう一度送信してください。
error-notices-url = アドレスは https:// で始め、名前やパスワードを含まないものにしてください。
error-notices-none = お知らせを届ける方法がまだ設定されていません。
holiday-title = 休暇
holiday-note = 数日かけるすべての卓で、あなたの時計が止まります。止められる日数は卓ごとの時計の設定によります（ふつうは20日）。ほかの人にも休暇中であることが表示されます。
holiday-from = 開始日
holiday-until = 終了日
holiday-take = 休暇を取る
holiday-back = 戻りました
holiday-taken = その間、{ $tables }卓であなたの時計が止まります。
holiday-ended = { $tables }卓であなたの時計が再び動きます。
