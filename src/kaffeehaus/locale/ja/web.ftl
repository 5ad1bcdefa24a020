### サーバーの返答。ブラウザーと、サーバーを起動するコマンドで使う。

## サーバーからの知らせ

error-nobody = まず名前を教えてください。
error-name = 名前は表示できる文字で1〜{ $longest }文字です。
error-name-taken = このテーブルには、{ $name }とよく似た名前の人がすでにいます。別の名前にしてください。
error-text = メッセージは表示できる文字で1〜{ $longest }文字です。
error-silenced = ホストがこのテーブルであなたの発言を止めています。
error-speaker = この番号で発言した人はほかにいません。
error-chat-line = この発言はもう残っていません。
error-table-unknown = そのテーブルはありません。リンクを確かめるか、送ってくれた人に聞いてください。
error-table-broken = このテーブルは読み込めません。サーバーに残された記録の一行が壊れています。運営者に知らせてください。ほかに失われたものはありません。
error-table-closed = このテーブルは店によって閉じられました。
error-banned = この店には入れなくなっています。間違いだと思うときは、店を運営している人に聞いてください。
error-table-rules = このテーブルは別の版のルールで遊ばれたため、ここでは続けられません。
error-table-tables = このテーブルは別の内容物データで始まりました（{ $found }、ここでは{ $here }）。 何も失われていません。 店がそのデータに戻れば続けられます。
error-game-unknown = { $game }というゲームはありません。あるのは{ $games }です。
error-language-unknown = { $lang }という言語はありません。あるのは{ $languages }です。
error-options = この設定ではテーブルを用意できません：{ $problem }
error-pace = テーブルの進め方は次のどれかです：{ $paces }。
error-seats-count = { $players }人に対して席が{ $seats }つ指定されました。
error-seat-unknown = このテーブルの席は{ $seats }つだけです。
error-seat-taken = この席は空いていません。ほかの席を選ぶか、観戦してください。
error-seat-foreign = これはあなたの席ではありません。
error-seat-second = この対局で手札を見た人は、ほかの席に座れません。
error-seat-asked = { $name }がすでにこの席を希望しています。
error-seat-waits = この席を希望しました。まだ全員の同意がそろっていません。
error-seat-unasked = この席を希望している人はいません。
error-seat-bot = この席は今ボットが担当しています。まず席に戻ってください。
error-seat-no-bot = そこにボットはいません。
error-seat-present = ボットが座れるのは、空席か、いない人の席だけです。
error-seat-kept = プレイヤーが離れたばかりなので、この席はあと{ $seconds }秒取り置かれます。
error-seat-days = 数日かけて遊ぶテーブルでは、その場にいる必要はありません。先にペースをリアルタイムに変えれば、ボットが席に着けます。
error-seat-none = これができるのは、テーブルのプレイヤーだけです。
error-seats-open = まだ空席があります。
error-bot-unknown = { $bot }というボットはいません。いるのは{ $bots }です。
error-host = それができるのは主催者だけです。
error-begun = 対局はもう始まっています。
error-not-begun = 対局はまだ始まっていません。
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
error-house-open = この店はすでに開いています：{ $address }。そちらへ行くか、--redisを使って複数のサーバーで一つのデータベースを共有してください。
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

## サーバーが始まらない理由

error-port = { $host }のポート{ $port }は使えません：{ $problem }。--hostと--portでほかを指定してください。
error-port-taken = { $host }のポート{ $port }はほかのプログラムが使っています。--portでほかを指定するか、--port 0で空きポートを使ってください。
error-data = ディレクトリ{ $path }は使えません：{ $problem }。--dataでほかを指定してください。
error-database = データベース{ $database }は使えません：{ $problem }。動いているか、書き込めるかを確かめてください。
error-database-locked = データベース{ $database }はほかのプログラムにロックされています。それを終了するか、--dataか--databaseでほかを指定してください。
error-database-url = データベースはsqlite:///パスかpostgresql://ホスト/名前で指定します。
error-redis-url = Redisはredis://ホスト:ポートで指定します。
error-process = この店のプロセスが対応を始める前に終了しました（コード{ $code }）。この行より前の表示を確認してください。
error-processes = このシステムでは接続をプロセス間で受け渡せません。--processesを付けずに起動してください。

## serveコマンド

serve-about = ブラウザーに向けて店を開く
serve-host = 待ち受けるアドレス
serve-port = 待ち受けるポート。0は空きポート（既定は{ $default }）
serve-data = 鍵と対局を保存する場所
serve-database = データ用ディレクトリのファイルの代わりに使うsqlite:///パスかpostgresql://ホスト/名前
serve-new = 以前の店の鍵かデータベースの片方しか残っていないところに新しい店を開く（以前の客は誰だか分からなくなる）
serve-processes = テーブルを分担するこのコンピューターのプロセスの数（初期値{ $default }）
serve-redis = 一つのデータベースを使う複数のサーバーをつなぐredis://ホスト:ポート
serve-proxy = 接続元を知らせてよいプロキシのアドレス（コンマ区切り）
serve-bot-time = 考えるボットの1決定あたりの秒数（既定は{ $default }）
serve-no-limits = 要求と接続の制限をすべて外す（負荷試験専用）
serve-open = ブラウザーでページを開く
serve-ready = Kaffeehausを開きました：{ $address }（Ctrl-Cで閉じます）
serve-already = Kaffeehausはすでに開いています：{ $address }
serve-missing = サーバーには追加のパッケージが必要です：pip install kaffeehaus[server]
