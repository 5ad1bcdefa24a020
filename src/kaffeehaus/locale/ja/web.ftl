### サーバーの返答。ブラウザーと、サーバーを起動するコマンドで使う。

## サーバーからの知らせ

error-nobody = まず名前を教えてください。
error-name = 名前は表示できる文字で1〜{ $longest }文字です。
error-text = メッセージは表示できる文字で1〜{ $longest }文字です。
error-table-unknown = そのテーブルはありません。
error-table-rules = このテーブルは以前の版のルールで遊ばれたため、続けられません。
error-game-unknown = { $game }というゲームはありません。あるのは{ $games }です。
error-language-unknown = { $lang }という言語はありません。あるのは{ $languages }です。
error-options = この設定ではテーブルを用意できません：{ $problem }
error-pace = テーブルの進め方は次のどれかです：{ $paces }。
error-seats-count = { $players }人に対して席が{ $seats }つ指定されました。
error-seat-unknown = このテーブルの席は{ $seats }つだけです。
error-seat-taken = この席は空いていません。
error-seat-foreign = これはあなたの席ではありません。
error-seat-second = この対局で手札を見た人は、ほかの席に座れません。
error-seat-bot = この席は今ボットが担当しています。まず席に戻ってください。
error-seat-no-bot = そこにボットはいません。
error-seat-present = ボットが座れるのは、空席か、いない人の席だけです。
error-seats-open = まだ空席があります。
error-bot-unknown = { $bot }というボットはいません。いるのは{ $bots }です。
error-host = それができるのは主催者だけです。
error-begun = 対局はもう始まっています。
error-not-begun = 対局はまだ始まっていません。
error-not-over = 棋譜は対局が終わってから読めます。
error-stale = その間に局面が変わりました。今の状況はこのとおりです。
error-undo = 取り消せる手はもうありません。
error-action-unknown = { $action }という行動はありません。
error-malformed = このメッセージは理解できません：{ $problem }
error-too-large = メッセージが長すぎます。
error-too-fast = もう少しゆっくりお願いします。
error-hello = helloは最初に一度だけ送ってください。
error-version = このサーバーのプロトコルは版{ $version }です。ページを読み込み直してください。
error-origin = ほかのサイトからの要求には応じません。
error-page-unknown = そのページはありません。
error-method = このアドレスはその要求に応じません。
error-storage = 今は記録できません。何も変わっていません。もう一度お試しください。
error-fault = サーバーで問題が起きました。

## サーバーが始まらない理由

error-port = { $host }のポート{ $port }は使えません：{ $problem }
error-data = ディレクトリ{ $path }は使えません：{ $problem }
error-database = データベース{ $database }は使えません：{ $problem }
error-database-url = データベースはsqlite:///パスかpostgresql://ホスト/名前で指定します。
error-redis-url = Redisはredis://ホスト:ポートで指定します。

## serveコマンド

serve-about = ブラウザーに向けて店を開く
serve-host = 待ち受けるアドレス
serve-port = 待ち受けるポート。0は空きポート（既定は{ $default }）
serve-data = 鍵と対局を保存する場所
serve-database = データ用ディレクトリのファイルの代わりに使うsqlite:///パスかpostgresql://ホスト/名前
serve-redis = 一つのデータベースを使う複数のサーバーをつなぐredis://ホスト:ポート
serve-open = ブラウザーでページを開く
serve-ready = Kaffeehausを開きました：{ $address }（Ctrl-Cで閉じます）
serve-missing = サーバーには追加のパッケージが必要です：pip install kaffeehaus[server]
