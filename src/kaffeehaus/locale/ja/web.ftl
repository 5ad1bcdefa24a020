### ブラウザーに向けたサーバーの返事。

## サーバーからの知らせ

error-nobody = まず名前を教えてください。
error-name = 名前は表示できる文字で1〜{ $longest }文字です。
error-name-taken = このテーブルには、{ $name }とよく似た名前の人がすでにいます。別の名前にしてください。
error-text = メッセージは表示できる文字で1〜{ $longest }文字です。
error-silenced = ホストがこのテーブルであなたの発言を止めています。
error-reviews-full = 検討を待つ対局が多すぎます。しばらくしてからもう一度お試しください。
error-together-led = 今は{ $name }さんが進行しています。
error-together-none = 今は誰も進行していません。
error-speaker = この番号で発言した人はほかにいません。
error-chat-line = この発言はもう残っていません。
error-table-unknown = そのテーブルはありません。リンクを確かめるか、送ってくれた人に聞いてください。
error-lesson-unknown = そのレッスンはありません。
error-lesson-damaged = このレッスンは開けません：{ $problem }
error-table-broken = このテーブルは読み込めません。サーバーに残された記録の一行が壊れています。運営者に知らせてください。ほかに失われたものはありません。
error-table-closed = このテーブルは店によって閉じられました。
error-banned = この店には入れなくなっています。間違いだと思うときは、店を運営している人に聞いてください。
error-signed-out = このブラウザーではログアウトされました。パスキー、コード、または別の端末で戻れます。
error-code = このコードは正しくないか、もう使えません。新しいコードを表示してください。
error-join = これは引き継げません。
error-passkey = このパスキーはここでは使えません。
error-enough = 保管できるのは{ $most }件までです。
error-table-rules = このテーブルは別の版のルールで遊ばれたため、ここでは続けられません。
error-table-tables = このテーブルは別の内容物データで始まりました（{ $found }、ここでは{ $here }）。 何も失われていません。 店がそのデータに戻れば続けられます。
error-deal-unknown = そのお題はありません。
error-deal-table = 共有できるのは、ボットだけを相手に一人で遊び始めた対局だけです。
error-puzzle-unknown = そのパズルはありません（全{ $count }問）。
error-puzzle-damaged = このパズルは出題できません：{ $problem }
error-puzzle-open = 先にパズルに答えるか、答えを表示してください。
error-game-unknown = { $game }というゲームはありません。あるのは{ $games }です。
error-language-unknown = { $lang }という言語はありません。あるのは{ $languages }です。
error-options = この設定ではテーブルを用意できません：{ $problem }
error-pace = テーブルの進め方は次のどれかです：{ $paces }。
error-seats-count = { $players }人に対して席が{ $seats }つ指定されました。
error-seat-unknown = このテーブルの席は{ $seats }つだけです。
error-seat-taken = この席は空いていません。ほかの席を選ぶか、観戦してください。
error-seat-reserved = この席は、卓の主がほかの方のために取ってあります。別の卓を選ぶか、観戦してください。
error-invite-full = この卓に空席はありません。
error-friend-seat = そこには、申し込める相手がいません。同じ卓で対局した人に申し込めます。
error-friend-unknown = 該当する人はいません。
error-friend-code = このリンクは無効か、期限が切れています。新しいリンクをもらってください。
error-friend-own = これはあなた自身のリンクです。友だちになりたい人に送ってください。
error-friends-enough = これ以上は保存できません。
error-seat-foreign = これはあなたの席ではありません。
error-seat-second = この対局で手札を見た人は、ほかの席に座れません。
error-seat-asked = { $name }がすでにこの席を希望しています。
error-seat-waits = この席を希望しました。まだ全員の同意がそろっていません。
error-seat-unasked = この席を希望している人はいません。
error-seat-bot = この席は今ボットが担当しています。まず席に戻ってください。
error-seat-no-bot = そこにボットはいません。
error-seat-present = ボットが座れるのは、空席か、いない人の席だけです。
error-seat-kept = プレイヤーが離れたばかりなので、この席はあと{ $seconds }秒取り置かれます。
error-seat-days = 数日かけて遊ぶテーブルでは、その場にいる必要はありません。その席を{ $days }日待てば、ボットが席に着けます。
error-seat-none = これができるのは、テーブルのプレイヤーだけです。
error-seats-open = まだ空席があります。
error-bot-unknown = { $bot }というボットはいません。いるのは{ $bots }です。
error-host = それができるのは主催者だけです。
error-begun = 対局はもう始まっています。
error-not-begun = 対局はまだ始まっていません。
error-unseen = その場面は表示できません。この対局でそこまでは見ていません。
error-ask-company = ボットに助言を求められるのは、ボットだけを相手に一人で遊んでいるときです。
error-ask-one = 質問は一度に一つです。ボットは前の質問をまだ考えています。
error-ask-late = いま答えられるボットがいません。少ししてからもう一度聞いてください。
error-ask-seat = 席{ $seat }には、そのとき決めることがありませんでした。
error-wish-turn = あなたの手番です。予約は待っているあいだに使うものです。
error-imagine-one = 一度に一手ずつ試してください。前の手をまだ計算しています。
error-step = この対局は{ $count }手までです。{ $value }手目はありません。
error-not-over = 記録とリプレイは対局が終わってから見られます。
error-rematch-early = 再戦は、この対局が終わってから申し込めます。
error-record-long = 記録には{ $count }個の行動がありますが、ここで読めるのは{ $most }個までです。
error-stale = その間に局面が変わりました。今の状況はこのとおりです。
error-undo = 取り消せる手はもうありません。
error-undo-many = 取り消せるのは直前の{ $count }手までです。
error-actions-reveal = { $number }手目で伏せられていたものが明らかになります。その後の手は分けて送ってください。
error-action-unknown = { $action }という行動はありません。
error-malformed = このメッセージは理解できません：{ $problem }
error-too-large = メッセージが長すぎます。
error-too-fast = もう少しゆっくりお願いします。
error-house-full = ただいま満席です。しばらくしてからもう一度お越しください。
error-connections = 同じアドレスから同時に{ $most }を超える接続はできません。このサイトのほかのタブを閉じてください。
error-hello = helloは最初に一度だけ送ってください。
error-version = このサーバーのプロトコルは版{ $version }です。ページを読み込み直してください。
error-origin = ほかのサイトからの要求には応じません。
error-page-unknown = そのページはありません。アドレスを確かめてください。
error-method = このアドレスはその要求に応じません。
error-storage = 今は記録できません。何も変わっていません。もう一度お試しください。
error-fault = サーバーで問題が起きました。ページを読み込み直してください。

## 卓のリンクを共有したときに表示されるもの

link-title =
    { $phase ->
        [gathering] { $game }の卓に招待されています
        [playing] { $game }の対局中です
       *[over] { $game }の終わった対局
    }
link-note = { $state }{ $seated }{ $options }
link-gathering =
    { $free ->
        [0] { $players }人用の卓です。空席はありませんが、観戦できます。
       *[other] { $players }人用の卓です。空席は{ $free }つあります。
    }
link-playing = { $players }人で対局中、第{ $round }ラウンドです。ご覧ください。
link-over = { $players }人の対局です。一手ずつ振り返れます。
link-seated = 卓にいる人：{ $names }。
link-options = オプション：{ $options }。
link-option = { $name }：{ $value }

## アプリとしてのページ

page-house-about = 友だちやボットと、正確なルールで遊ぶボードゲームの店。ブラウザーの卓で、その場でも、何日かけても。
page-next-short = 次のテーブル
