### The commands in the terminal.

## Help

help-about = 収録ゲームを端末で遊び、ボット同士で対戦させ、プレイ記録を見て、速度を測る。
help-usage = 使い方:{" "}
help-options = オプション
help-arguments = 引数
help-commands = コマンド
help-help = このヘルプを表示
help-version = バージョンを表示
help-lang = 表示言語：{ $languages }。 省略時は環境変数（KAFFEEHAUS_LANG, LC_ALL, LANG）に従う
help-game = ゲーム：{ $games }
help-json = 表の代わりにプログラム用のJSONを出力

play-about = この端末でボットと対戦する
play-players = 自分を含むプレイ人数（3）
play-bots = 他の席のボット：{ $bots }。 全席共通なら1つ、席ごとならカンマ区切り（{ $default }）
play-seat = 自分の席。1が最初の席（1）
play-seed = 同じ配置で遊ぶためのシード： 数、または0xと16進数（秘密のシード）
play-option = 卓のルール。複数回指定できる
play-resume = 保存した対局を再開
play-position = ファイルの局面から始めます。決められていない部分はシードで配ります
play-at = 保存したゲームを、この数の行動の後から続けます。元の記録はそのまま残ります
play-save = ゲームの保存先 （省略時は状態フォルダ内のファイル）

simulate-about = ボット同士で何度も対戦させ、結果を集計する
simulate-players = プレイ人数（{ $default }）
simulate-games = ゲーム数（100）
simulate-seed = 各ゲームのシードの元になる数（1）
simulate-bots = 使うボット：{ $bots }。 全席共通なら1つ、席ごとならカンマ区切り（{ $default }）。 hard@200は1決定につき200回の反復、 hard@0.5sは0.5秒考える
simulate-workers = 並列プロセス数（1）。 集計結果には影響しない

replay-about = プレイ記録のログ、または任意の時点の局面を表示する
replay-file = 保存した対局
replay-at = この回数の行動が済んだ時点の局面を表示
replay-position-file = この数の行動の後（--at）または最後の局面をファイルに書き出します

audit-about = 保存や記録されたゲームをもう一度再生し、以前と結果が違うものを示します
audit-files = 記録、データセット、またはそのフォルダ
audit-table = 卓{ $id }
audit-entry = { $game }、エントリ{ $step }：{ $said }
audit-step = { $game }、{ $step }アクション後：{ $said }
audit-what =
    { $what ->
        [action] アクションが選べなくなりました：{ $one }
        [entry] 読み取れません：{ $one }
        [table] 配れません：{ $one }
        [events] 起こることが違います：{ $one }が{ $other }になりました
        [legal] 選べるものが違います：{ $one }が{ $other }になりました
        [outcome] 終わり方が違います：{ $one }が{ $other }になりました
        [score] 得点は{ $one }でしたが、{ $other }です
       *[other] { $what }は{ $one }でしたが、{ $other }です
    }
audit-done =
    { $different ->
        [0] { $games }ゲームを再生しました。すべて以前と同じ結果です。
       *[other] { $games }ゲーム中{ $different }ゲームが以前と違う結果になりました。
    }
error-audit-nothing = 再生するものを指定してください：--databaseでデータベース、または記録、データセット、フォルダ。

bench-about = ルール処理の速度を、同時に測ったpython-chessと比べる
bench-seconds = 測定時間（秒、{ $default }）
bench-explained =
    各ゲームの最大構成をランダムな合法手で進め、python-chessと交互に測ります。
    数値は各回の中央値です。「決定」1回はlegal＋選択＋applyで、エンジンが自動で
    進める処理は数えません。legal_usは一覧を保存分から取らずに作り直す時間、
    clone_usは複製1回の時間、state_bytesは複製が元と共有しないメモリ量です。

load-about = サーバーの多数の卓で対戦し、手の所要時間と負荷を測る
load-url = 動作中のサーバーのアドレス（省略すると試験用に起動する）
load-game = ゲーム（{ $default }）
load-tables = 卓の数（{ $default }）
load-players = 1卓の人数（{ $default }）
load-every = 1卓の手と手の間隔（秒、{ $default }）
load-seconds = 測定時間（秒、{ $default }）
load-thinking = このほかに最強のボットと対戦する卓の数（0）。 測定値には含めず、 負荷だけをかける
load-reviews = その間に分析する、終わったゲームの数（0）。 1つずつ分析する
load-idle = 終了後、サーバーが卓を忘れるまで待ち、同じ数を開き直して増えたメモリーを示す
load-serve = 起動するサーバーのオプション（kaffeehaus serveと同じ。例：--serve "--processes 2"）
load-against = 交互に比べる別のビルド：チェックアウトのフォルダー、またはそれがインストールされたPython
load-rounds = 二つを比べる回数（{ $default }）
load-explained =
    席ごとに一つの接続が、合法手をランダムに指します。所要時間は手を送ってから、それを知らされる卓の最後のクライアントに
    届くまでです。全クライアントが同じアドレスから接続するため、サーバーは--no-limitsで起動してください。

options-of = { $game }のオプション（--option 名前=値）

## What placeholders are called

meta-game = GAME
meta-option = NAME=VALUE
meta-options = オプション
meta-number = N
meta-bots = NAME,…
meta-seat = K
meta-value = S
meta-file = FILE
meta-folder = FOLDER
meta-address = ADDRESS
meta-table = TABLE
meta-guest = GUEST
meta-text = TEXT
meta-command = COMMAND
meta-lang = XX

## What was wrong

error-line = kaffeehaus: { $problem }
error-usage = kaffeehaus: { $problem } （{ $command } --help で使い方を表示）
error-language = kaffeehaus: 言語{ $lang }はありません。使える言語：{ $languages }
error-number = { $option }には{ $least }以上の整数を指定してください（指定された値：{ $value }）
error-seconds = { $option }には正の数を指定してください（指定された値：{ $value }）
error-load-limits = サーバー{ $url }は一つのアドレスからの利用を制限しています。この試験には--no-limitsで起動してください
error-load-server = { $url }に応答するサーバーがありません：{ $problem }
error-load-url = サーバーはhttp://ホスト:ポートの形で指定してください（指定された値：{ $value }）
error-load-own = --serveと--againstは試験用に起動するサーバーのためのものです。アドレスは省いてください
error-load-against = ビルドはチェックアウトのフォルダーかPythonで指定してください（指定された値：{ $value }）
error-seed = シードには0以上の整数、または0xと偶数桁の16進数を指定してください（指定された値：{ $value }）
error-option = オプションは「名前=値」の形で指定してください（指定された値：{ $value }）
error-option-twice = オプション{ $name }が2回指定されています
error-game = ゲーム{ $value }はありません。遊べるゲーム：{ $games }
error-bots = ボット名が{ $given }個指定されています。{ $needed ->
    [1] 1個だけ指定してください
   *[other] 全席共通の1個か、カンマ区切りで{ $needed }個を指定してください
  }
error-seat = { $players }人の卓の席は1～{ $players }です（指定された値：{ $value }）
error-at-alone = --at は保存したゲームのどこから続けるかを示すので、--resume ファイル が必要です
error-resume-with = { $name }では保存時の卓をそのまま使うため、{ $options }は指定できません
error-resume-game = これは{ $game }ではなく{ $found }の保存ゲームです
error-read = { $file }を読み込めません：{ $reason }
error-write = { $file }に書き込めません：{ $reason }
error-moment = 記録された行動は{ $count }回です。{ $value }回目の時点はありません
error-arguments = { $arguments }はわかりません
error-required = { $arguments }を指定してください
error-expected = { $argument }には値が必要です
error-explicit = { $argument }に値は指定できません
error-command = コマンド{ $value }はありません。使えるコマンド：{ $commands }
error-syntax = 引数を解釈できません
reason-missing = ファイルがありません
reason-forbidden = 許可されていません
reason-folder = フォルダです
reason-path = パスの途中がフォルダではありません
reason-full = ディスクに空きがありません
reason-read-only = 読み込み専用です
reason-name = 名前が正しくありません
reason-other = エラー{ $number }
interrupted = 中断しました。

## At the table

table-seats = 席：{ $seats }
table-keys = 番号で選択 / ? ヘルプ / なぜ … / 助言 / 戻す / 卓 / ログ / カード N / 保存 FILE / 局面 FILE / 終了
prompt = { $name }>{" "}
prompt-unknown = 「{ $text }」はわかりません。 1～{ $last }の番号を入力してください（?でヘルプ）。
prompt-ambiguous = 「{ $text }」に当てはまる選択肢が複数あります。 番号を入力してください。
# These words are understood besides the English ones; each is a single word.
command-why = なぜ
command-advice = 助言
command-undo = 戻す
command-board = 卓
command-log = ログ
command-card = カード
command-save = 保存
command-position = 局面
command-quit = 終了
command-help = ヘルプ

help-title = 入力できるもの
help-number = 番号
help-number-what = その選択肢を選びます。 該当が1つだけなら、c3などの場所や名前でも選べます
help-why-what = 選べない理由を説明します。 例：なぜ c3、または「なぜ」と選択肢の言葉
help-advice-what = 最も強いボットならどうするかと、その理由を尋ねます（ボットの名前を添えると、そのボットに尋ねます）
help-undo-what = 直前の選択を取り消します（隠れた情報が公開された時点まで）
help-board-what = 卓全体をもう一度表示します
help-log-what = ゲームの全ログを表示します
help-card-what = カードを説明します（例：カード 5）
help-save-what = ゲームをファイルに保存して続けます
help-position-what = この手番の始めについて知っていることをファイルに書き出します。そこから遊べます
help-quit-what = ゲームを保存して終了し、再開の方法を表示します
help-key-why = なぜ …
help-key-advice = 助言
help-key-undo = 戻す
help-key-board = 卓
help-key-log = ログ
help-key-card = カード N
help-key-save = 保存 FILE
help-key-position = 局面 FILE
help-key-quit = 終了
help-note = 各行の最初の言葉は日本語でも英語（why, advice, undo, board, log, card, save, quit）でも入力できます。
undo-done = 取り消しました： { $action }
undo-none = 取り消せるものはありません。 最後の選択の後に隠れた情報が公開されたか、まだ何も選択していません。
why-line = 「{ $action }」 { $reason }
why-what = 何の理由を調べますか？ 例：なぜ c3、または「なぜ」と選べない選択肢の言葉
why-unknown = 「{ $text }」という選択肢はありません。 c3などの場所か、選べない選択肢の言葉を入力してください。
card-what = どのカードですか？ 例：カード 5
save-what = どのファイルに保存しますか？ 例：保存 evening.json
position-what = どのファイルに書き出しますか？ 例：局面 evening.json
saved = 保存しました： { $file }
resume-hint = 再開するには： { $command }
goodbye = お疲れさまでした。

## The end

end-digest = ダイジェスト { $digest } （開始時に表示したもの）
end-record = このゲームの記録： { $file }
end-replay = もう一度見るには： { $command }

## Figures

figures-title = { $game }、{ $players }人、{ $games }ゲーム、シード{ $seed }
figures-progress = ゲーム
figures-rounds = ラウンド数（最少/中央/最多）
figures-decisions = 1ゲームの決定回数
figures-scores = 1席の得点（平均/最低/最高）
figures-wins = 席ごとの勝率
figures-places = 手番順ごとの勝率 （スタートプレイヤーから）
figures-half = 中盤の首位が勝った割合
figures-interval = { $value }（{ $low }～{ $high }）
figures-sources = 得点の内訳 （1人あたり）
figures-source = { $rule } { $points }
figures-holding =
    { $thing ->
        [tiles] 機密情報タイル （1人あたり）
        [agents] 終了時のボード上のエージェント （1人あたり）
       *[members] 都市のコマ （1人あたり）
    }
figures-missions-share = 全得点に占める任務の割合
figures-deal = 配られた任務で説明できる 得点差の割合
figures-ended = 終了理由：{ $reason }
figures-cards = 引き出しに置かれたカード （最多…最少）
figures-missions = 引き受けた任務/解決した任務
figures-purchases = 購入
figures-value = { $name }×{ $count }
figures-two = { $first } / { $second }
figures-range = { $first } … { $last }

bench-title = ルール処理の速度（{ $rounds }回の中央値）
bench-game = ゲーム
bench-engine = エンジン
bench-decisions = 決定/秒
bench-games = ゲーム/秒
bench-legal = legal µs
bench-clone = clone µs
bench-bytes = バイト/局面
bench-ratio = 対python-chess比
bench-chess = python-chess：毎秒{ $plies }手
bench-no-chess = python-chessがないため比較できません（pip install chess）。
bench-spiel = OpenSpiel { $name }：毎秒{ $decisions }決定
bench-engine-name = { $engine ->
    [compiled] コンパイル済み
   *[pure] Python
  }
load-title = { $tables }卓×{ $players }人、{ $every }秒ごとに1手：{ $seconds }秒で{ $moves }手
load-rate = 手／秒
load-latency = { $name }（ミリ秒）
load-late = 遅れた手
load-refused = 拒否された手
load-lag = うちクライアント自身（p99、ミリ秒）
load-bytes = バイト／メッセージ
load-processes = サーバーのプロセス数
load-cpu = 1手あたりのサーバーCPU（ミリ秒）
load-cpu-percent = サーバーCPU（1コアに対する%）
load-table-kb = 1卓のkB（接続を含む）
load-idle-kb = 忘れられた後に同じ数を開いて増えたkB（1卓）
load-clients-cpu = 1手あたりのクライアントCPU（ミリ秒）
load-start = 起動から最初の盤面まで（秒）
load-compared = { $tables }卓×{ $players }人、{ $every }秒ごとに1手、交互に各{ $rounds }回
load-this = このビルド
load-other = もう一方
load-ratio = 比（95 %）

## Replay

replay-title = { $game }、{ $players }人、行動{ $count }回
replay-position = 全{ $count }回中{ $number }回目の行動の後
replay-unfinished = ゲームはまだ終わっていません。伏せられたカードは表示しません。

## Arena and datasets

arena-about = ボット同士を公平な組み合わせで対戦させ、強さを区間つきで記録する
arena-bots = 対戦するボット：{ $bots }（カンマ区切り）。 名前@0.5sや名前@200で、 考えるボットの1決定あたりの秒数や反復回数を、 名前@0.5cpuでプロセッサ時間の秒数を指定できる
arena-games = ゲーム数（{ $default }）。 配り単位に切り上げる： どの配りも全組み合わせが全席で遊ぶ
arena-ray = このアドレスのRayクラスタで対戦する。 { $local }ならこのマシンで起動する
arena-out = ゲームと結果のフォルダ。 同じコマンドで中断したところから続く
arena-summarize = 対戦はせず、 このフォルダのゲームの結果を書き直す
budget-time = 考えるボットの1決定あたりの秒数（{ $default }）。 まったく同じゲームの再現はできない
budget-iterations = 時間の代わりに、 考えるボットの1決定あたりの反復回数。 ゲームはシードで決まる
dataset-about = ボット同士のゲームの記録を、研究用に書き出す
dataset-bots = 使うボット：{ $bots }。 カンマ区切りで複数指定すると席を交替する（{ $default }）
dataset-out = 新しいファイル。 名前の末尾は.jsonl、 圧縮するなら.jsonl.zst。 --recipeのときはフォルダ
dataset-recipe = 名前のついたデータセット（{ $names }）をフォルダに作る。 同じコマンドで中断したところから続く
dataset-share = 全体をこの数に等分した、最初の一つだけを作る

arena-rounded = 全組み合わせがどの配りも全席で遊べるように、{ $each }ゲームずつ{ $deals }回の配り、合計{ $games }ゲームを行います。
arena-failed = ゲーム{ $games }は実行できませんでした：{ $reason }。同じコマンドで再試行できます。
arena-written = 結果の保存先：{ $folder }
arena-extra = レーティングと図には追加のライブラリが必要です：pip install "kaffeehaus[arena]" の後に kaffeehaus arena --summarize FOLDER
arena-not-reproducible = ボットが時間制限で考えたため、同じコマンドでもまったく同じゲームにはなりません。
arena-overruns = { $bot }は決定の{ $share }で上限の1.2倍を超えました。
arena-bot = ボット
arena-wins = 1席の勝率
arena-rating = レーティング
arena-score = 得点
arena-ms = ms/決定
arena-ahead = より上位
arena-interval = { $value } ({ $low }～{ $high })
arena-most = { $value } (最長{ $most })
dataset-written = { $games }ゲームを{ $file }に保存しました
dataset-digest = ダイジェスト：{ $digest }
plot-ratings = レーティングと95%区間
plot-rating = レーティング（平均が0、400で勝算10対1）
plot-scores = 得点の内訳
plot-points = 1ゲームの得点
plot-lengths = ゲームの長さ
plot-decisions = 1ゲームの決定回数
plot-games = ゲーム数

error-budgets = --timeと--iterationsは同時に指定できません
error-summarize = --summarizeにはフォルダだけを指定してください（ゲームと--outは不要です）
error-no-games = { $folder }にはまだゲームがありません
bad-budget-bot = { $name }は即答するボットなので、思考の上限は指定できません
bad-line-up-alone = 対戦には異なるボットが2つ以上必要です
bad-line-up-few = このボットの全組み合わせを全席で遊ぶには1回の配りで{ $least }ゲーム必要です（指定された数：{ $games }）
bad-line-up-twice = { $players }席に対してボットが{ $given }個、重複して指定されています。1回ずつ指定するか、席ごとに1個指定してください
bad-run-other = { $folder }には別の対戦があります（{ $field }が異なります）。別のフォルダを指定してください
bad-run-busy = 別の対戦が{ $folder }に書き込み中です
bad-run-folder = { $folder }は対戦のフォルダではありません。新しい対戦には、新しいフォルダか空のフォルダが必要です
bad-run-damaged = { $file }の{ $line }行目が壊れています
bad-ray-missing = Rayがインストールされていません：pip install "kaffeehaus[ray]"
bad-ray-address = { $address }のRayクラスタから応答がありません（{ $reason }）
error-dataset-recipe = データセット{ $value }はありません。あるもの：{ $names }
error-dataset-settled = --recipeでは内容が決まっています。一緒に使えるのは--out、--share、--workersだけです
bad-dataset-name = { $file }：データセットの名前の末尾は.jsonlまたは.jsonl.zstです
bad-dataset-zstandard = 圧縮ファイルには追加のライブラリが必要です：pip install "kaffeehaus[arena]"（または.jsonlで終わる名前を指定してください）
bad-dataset-exists = { $file }はすでにあります。上書きはしません
bad-dataset-game = ゲーム{ $number }以降のどれかを実行できませんでした：{ $reason }
bad-dataset-changed = { $folder }は作られたときと異なります（ダイジェストが違います）
bad-dataset-judge = { $game }には、このデータセットに合う学習済みの評価がここにありません

## 学習

learn-about = ボットにゲームを学ばせる。 自己対戦の結果から評価を訓練し、 勝ったものを残す
learn-out = 評価が生まれるまでの記録すべてのフォルダ。 同じコマンドで中断したところから続く
learn-minutes = かけてよい時間（分）。 指定しなければ、 各回のゲーム数で区切る
learn-rounds = 最初の回のあとに行う回数（2）。 前の回にほとんど勝てなくなった回で終わる
learn-games = 1回のゲーム数
learn-match = 2人での判定対戦のゲーム数（400）。 人数の多い卓でも少し対戦する
learn-think = 学習したプレイヤーが、 対局と判定対戦で1つの決定のために先を読む回数。 指定しなければ1手先だけを見る
learn-cores = 作業を分担するプロセスの数（コアごとに1つ）
learn-players = この人数の卓だけで学ぶ。 繰り返し指定できる
learn-from = 最初の回を打ち、 倒すべき相手となるプレイヤーの重み。 指定しなければ学習なしのボットから始める
learn-exploit = 最初のプレイヤー（--fromがなければこの家の最強）との対局だけから学び、 その弱点を探す
learn-linear = 直線だけを学ぶ。 ネットワークは学ばない
learn-small = 1分もかからない小さな学習
learn-install = 重みを所定の場所に置き、 この家のボットに使わせる

learn-numpy = 学習には追加のライブラリが必要です：pip install "kaffeehaus[arena]"（大きなネットワークには"kaffeehaus[learning]"も）
learn-playing = 第{ $round }回：{ $games }ゲーム終了
learn-played = 第{ $round }回：{ $player }の{ $games }ゲーム、局面{ $positions }個
learn-training = 第{ $round }回：評価を訓練中
learn-trained = 第{ $round }回：{ $judge }の訓練が終了。未知のゲームでの誤差は{ $error }点
learn-matches = 第{ $round }回：判定対戦の配り{ $whole }回のうち{ $deals }回終了
learn-gate = 第{ $round }回：{ $judge }の勝率は、これまでの最強に{ $last }%、mediumに{ $medium }%。{ $kept ->
    [yes] 残します。
   *[no] 残しません。
  }
learn-judge-ends = 終局から引いた直線
learn-judge-line = 直線
learn-judge-both = 直線と最初の評価の平均
learn-judge-small = 小さなネットワーク
learn-judge-large = 大きなネットワーク
learn-bar-round = 第{ $round }回／全{ $rounds }回
learn-bar-playing = 対局
learn-bar-training = 訓練
learn-bar-matches = 判定対戦
learn-bar-games = { $games }ゲーム
learn-bar-deals = 配り{ $deals }／{ $whole }回
curve-strength = 各回の最良の評価の強さ
curve-error = 未知のゲームの結果をどれだけ当てるか
curve-games = 学習に使ったゲーム数
curve-points = 誤差（点）
curve-medium = mediumへの勝率（%）
curve-last = それまでの最強への勝率（%）
curve-ends = 終局から引いた直線
curve-line = 直線
curve-both = 最初の評価との平均
curve-small = 小さなネットワーク
curve-large = 大きなネットワーク
learn-damaged = { $file }が壊れているため、作り直します
learn-failed = 第{ $round }回で問題が起きました：{ $reason }
learn-written = 学習の記録は{ $folder }にあります
learn-installed = 重みを置きました：{ $file }

bad-course-folder = { $folder }は学習のフォルダではありません。新しい学習には、新しいフォルダか空のフォルダが必要です
bad-course-other = { $folder }には別の学習があります（{ $field }が異なります）。別のフォルダを指定してください
bad-course-batch = まとまり{ $number }を対戦できませんでした：{ $reason }
bad-course-time = 時間が短すぎて、ゲームを1まとまりも対戦できません
bad-course-features = { $game }には学習に使う特徴量がありません
bad-numbers-format = { $file }は{ $format }形式のファイルではありません
bad-numbers-short = { $file }は途中で切れています（{ $whole }バイトのうち{ $found }バイト）
bad-numbers-damaged = { $file }は壊れています（ダイジェストが一致しません）
bad-weights-tables = { $file }の表の大きさが互いに合いません
bad-weights-game = { $file }は{ $found }用で、{ $game }用ではありません
bad-weights-edition = { $file }は版{ $found }用です。この版は{ $needed }です
bad-weights-version = { $file }は特徴量のバージョン{ $found }用です。現在は{ $needed }です
bad-weights-size = { $file }は特徴量{ $found }個用です。現在は{ $needed }個です

## The screen that any game has

plain-ask = どうしますか？
plain-round = ラウンド{ $round }
plain-points = { $player } { $points }
plain-value = { $name }：{ $value }
plain-no-cards = このゲームにはカードの説明がありません。

## houseコマンド

house-about = 店の世話をする（卓、客、データベース）
house-explained = 動いているサーバーは、どれにも数秒で従います。
house-tables = 卓の一覧を出す
house-close = 卓を閉じる（誰も入れなくなる）
house-reopen = 閉じた卓をもう一度開く
house-export = 対局の記録をフォルダーに書き出す
house-repair = 記録を最後まで読めない卓を探し、読めないところで切る
house-announce = しばらくの間、店の全員に一行を見せる
house-guests = ここで遊ぶ人の一覧を出す
house-reports = 客から報告された発言の一覧を出す
house-ban = 客をどの卓にも入れないようにする
house-unban = 客をもう一度入れる
house-recount = 終わった対局をすべて数え直し、統計を作り直す
house-recounting = 対局を集計中
house-backup = データベースと鍵を複製する（サーバーが動いていてもよい）
house-rekey = クッキーとトークンのための新しい鍵を作る（古いものも有効なまま）
house-forget = いちばん新しい鍵だけを残す（その鍵ができてから来ていない客は誰だか分からなくなる）
house-rekeyed = 新しい鍵を作りました。サーバーを再起動してください。クッキーは客が来るたびに新しくなり、古いものも有効なままです。
house-forgot-keys = いちばん新しい鍵だけが残りました。サーバーを再起動してください。古い鍵のクッキーとトークンは無効になります。
house-the-table = 卓のID（アドレスの末尾）
house-the-guest = 客のID（`guests`に出るもの）
house-of-phase = この状態の卓だけ：{ $phases }
house-of-game = このゲームの卓だけ
house-of-guest = この客が席を持つ卓だけ
house-folder = 記録の置き場所
house-some-tables = これらの卓だけ（終わっていなくてもよい）。省くと終わった対局すべて
house-one-table = この卓だけ。省くとすべて
house-cut-to = 読めないところの手前で卓の記録を切り、切った分をこのファイルに残す
house-line = 見せる文
house-minutes = 見せる分数（既定は{ $default }）
house-end = 見せるのをやめる
house-guests-of = この卓に座ったか話したことのある人
house-reason = 理由（自分のための控え）
house-file = 複製先。鍵はその隣に置かれる
house-column-table = 卓
house-column-game = ゲーム
house-column-phase = 状態
house-column-updated = 最後（UTC）
house-column-players = プレイヤー
house-column-guest = 客
house-column-name = 名前
house-column-tables = 卓数
house-column-note = 備考
house-column-line = 発言
house-column-reason = 理由
house-is-banned = 入店禁止
house-closed = 卓{ $id }を閉じました。対局は残っています。kaffeehaus house reopen { $id }でまた開けます。
house-reopened = 卓{ $id }をまた開きました。
house-exported = { $file }を書き出しました。
house-exported-all = 終わった対局{ $count }件の記録を{ $folder }に書き出しました。
house-left-out = 卓{ $id }は除きました：{ $problem }
house-broken = 卓{ $id }：{ $entry }番の記録が読めません（{ $problem }）。その前の読める記録は{ $sound }件、そこから先の失われる記録は{ $lost }件です。
house-cut = 卓{ $id }の記録は{ $sound }番で終わるようになりました。切った{ $lost }件は{ $file }にあります。kaffeehaus house reopen { $id }でまた開いてください。
house-checked = 読める卓：{ $sound }、壊れた卓：{ $broken }、別の版のルールか内容物データの卓：{ $other }。
house-announced = { $until }（UTC）まで全員に見えます：{ $text }
house-announced-no-more = もう見えません。
house-banned = 客{ $id }はもう入れません。
house-unbanned = 客{ $id }はまた入れます。
house-recounted = 終わった対局を{ $count }回分、集計しました。
house-backed-up = 自分だけが読める形で書き出しました：{ $files }
error-house-none = { $database }に店はありません。--dataか--databaseで別の場所を指定してください。
error-house-table = 卓{ $id }はありません。
error-house-not-closed = 卓{ $id }は閉じられていません。
error-house-not-banned = 客{ $id }は入店禁止ではありません。
error-house-nothing-announced = お知らせは出ていません。
error-house-announce = お知らせの文か--endを指定してください。
error-house-close-first = サーバーがまだ卓{ $id }に書くかもしれません。先にkaffeehaus house close { $id }で閉じて、数秒待ってください。
error-house-broken = 卓{ $id }の{ $entry }番の記録が読めません（{ $problem }）
error-house-not-begun = 卓{ $id }の対局はまだ始まっていません
error-house-backup = { $database }はPostgreSQLです。pg_dumpで複製し、鍵のファイルも一緒に保管してください。
error-house-empty = { $path }は店の鍵ですが、データベース{ $database }は空です。控えからデータベースを戻すか、--newで新しい店を開いてください。
error-key-lost = データベース{ $database }には店の対局がありますが、鍵{ $path }がありません。控えから鍵を戻してください。--newで新しい鍵を作ることもできますが、客は誰だか分からなくなり、席も失われます。
error-key-other = { $path }は{ $database }の店の鍵ではありません。控えから正しい鍵を戻してください。--newでこの鍵のまま続けることもできますが、客は誰だか分からなくなり、席も失われます。

### `kaffeehaus review`

review-about = 記録した対局を検討します：勝率、分かれ目、最強のボットならどうしたか
review-seat = 席Kの決定だけを示します
review-workers = 作業を分け合うプロセスの数（{ $usual }）
review-playouts = 決定ごとに考える量（試行{ $usual }回）
review-out = 終わった分をこのファイルに残します。同じコマンドで中断したところから続きます
review-all = 良い決定も示します
review-json = 文章の代わりにデータを出力します
review-progress = 行動
review-failed = 検討が止まりました：{ $reason }
review-count = 
    { $verdict ->
        [best] 最善{ $count }
        [fine] 良い手{ $count }
        [slip] 緩手{ $count }
        [miss] 悪手{ $count }
        [luck] 運{ $count }
       *[only] 選択の余地なし{ $count }
    }
review-change = 勝率への影響（ポイント）：自分の決定 { $own }、他の人の決定 { $others }、明らかになったもの { $luck }
review-line = { $number }  { $what } · { $chance } · { $verdict }
review-verdict = 
    { $verdict ->
        [best] 最善
        [fine] 良い手
        [slip] 緩手（勝率 { $cost } ポイントの損）
        [miss] 悪手（勝率 { $cost } ポイントの損）
        [luck] 運
       *[only] 唯一の手
    }
review-turning = · 分かれ目（次の決定までに { $change }）
review-instead = { $bot }なら：{ $action }
review-because = 理由：{ $reasons }
review-sure = その席が知り得たことに合う{ $worlds }の世界のうち、{ $won }で上回りました。
review-rough = ここでの点差の意味を示す対局がまだないため、勝率は大まかな目安です。

### `kaffeehaus puzzles`

puzzles-about = ボット同士の対局から、最善手がひとつだけで、しかも一目ではわからない決定を探します
puzzles-out = 見つかった分をこのファイルに残します。同じコマンドで中断したところから続きます
puzzles-games = この数の対局を調べ終えるまで続けます（{ $usual }）
puzzles-choose = 互いにできるだけ似ていないパズルをこの数だけ選びます（--intoと一緒に）
puzzles-into = 選んだパズルを書き込むファイル
puzzles-so-far = パズル{ $count }問
puzzles-found = { $games }局からパズル{ $count }問（{ $file }）
puzzles-chosen = そのうち{ $count }問を{ $file }に書き込みました
puzzles-failed = 探索が止まりました：{ $reason }
error-puzzles-choose = --chooseと--intoは一緒に指定します：何問を、どのファイルに
bad-puzzles-file = { $file }はパズルのファイルではありません
bad-puzzles-other = { $file }には別の探索（ゲーム、シード、考える量のどれかが違うもの）が入っています
bad-puzzle-cut = { $name }を読めません。途中で切れているのかもしれません
bad-puzzle-changed = { $name }は書き込み後に変更されています（チェックサムが合いません）
bad-puzzle-form = { $name }は形式が違います

## kaffeehaus serve

error-house-open = この店はすでに開いています：{ $address }。そちらへ行くか、--redisを使って複数のサーバーで一つのデータベースを共有してください。
error-port = { $host }のポート{ $port }は使えません：{ $problem }。--hostと--portでほかを指定してください。
error-port-taken = { $host }のポート{ $port }はほかのプログラムが使っています。--portでほかを指定するか、--port 0で空きポートを使ってください。
error-data = ディレクトリ{ $path }は使えません：{ $problem }。--dataでほかを指定してください。
error-database = データベース{ $database }は使えません：{ $problem }。動いているか、書き込めるかを確かめてください。
error-database-locked = データベース{ $database }はほかのプログラムにロックされています。それを終了するか、--dataか--databaseでほかを指定してください。
error-database-url = データベースはsqlite:///パスかpostgresql://ホスト/名前で指定します。
error-site = 店のアドレスは https:// または http:// で始めてください（{ $site } は使えません）。
error-mail-url = KAFFEEHAUS_SMTP は smtp://ホスト または smtps://名前:パスワード@ホスト:ポート、--mail-from はメールアドレスです。
error-mail-without = メールを送るには --site と --mail-from が必要です。
error-redis-url = Redisはredis://ホスト:ポートで指定します。
error-processes = このシステムでは接続をプロセス間で受け渡せません。--processesを付けずに起動してください。
serve-about = ブラウザーに向けて店を開く
serve-host = 待ち受けるアドレス
serve-port = 待ち受けるポート。0は空きポート（既定は{ $default }）
serve-data = 鍵と対局を保存する場所
serve-database = データ用ディレクトリのファイルの代わりに使うsqlite:///パスかpostgresql://ホスト/名前
serve-new = 以前の店の鍵かデータベースの片方しか残っていないところに新しい店を開く（以前の客は誰だか分からなくなる）
serve-processes = 卓を分担するこのコンピューターのプロセスの数（初期値{ $default }）
serve-redis = 一つのデータベースを使う複数のサーバーをつなぐredis://ホスト:ポート
serve-proxy = 接続元を知らせてよいプロキシのアドレス（コンマ区切り）
serve-site = 店の公開アドレス（例：https://example.org）。メールやチャットのリンク先になります
serve-mail-from = メールの差出人アドレス。送信サーバーは環境変数 KAFFEEHAUS_SMTP で指定します
serve-near = 店と同じネットワーク内のアドレスへの送信をゲストに許可します
serve-bot-time = 考えるボットの1決定あたりの秒数（既定は{ $default }）
serve-no-limits = 要求と接続の制限をすべて外す（負荷試験専用）
serve-open = ブラウザーでページを開く
serve-ready = Kaffeehausを開きました：{ $address }（Ctrl-Cで閉じます）
serve-already = Kaffeehausはすでに開いています：{ $address }
serve-missing = サーバーには追加のパッケージが必要です：pip install kaffeehaus[server]
error-process = この店のプロセスが対応を始める前に終了しました（コード{ $code }）。この行より前の表示を確認してください。
