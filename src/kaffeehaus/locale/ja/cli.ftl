### The commands in the terminal.

## Help

help-about = VIENNAとVALENCIAを端末で遊び、ボット同士で対戦させ、プレイ記録を見て、速度を測る。
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
play-resume = 保存したゲームを再開
play-save = ゲームの保存先 （省略時は状態フォルダ内のファイル）

simulate-about = ボット同士で何度も対戦させ、結果を集計する
simulate-players = プレイ人数（{ $default }）
simulate-games = ゲーム数（100）
simulate-seed = 各ゲームのシードの元になる数（1）
simulate-bots = 使うボット：{ $bots }。 全席共通なら1つ、席ごとならカンマ区切り（{ $default }）
simulate-workers = 並列プロセス数（1）。 集計結果には影響しない

replay-about = プレイ記録のログ、または任意の時点の局面を表示する
replay-file = 保存したゲーム
replay-at = この回数の行動が済んだ時点の局面を表示

bench-about = ルール処理の速度を、同時に測ったpython-chessと比べる
bench-seconds = 測定時間（秒、{ $default }）
bench-explained =
    各ゲームの最大構成をランダムな合法手で進め、python-chessと交互に測ります。
    数値は各回の中央値です。「決定」1回はlegal＋選択＋applyで、エンジンが自動で
    進める処理は数えません。legal_usは一覧を保存分から取らずに作り直す時間、
    clone_usは複製1回の時間、state_bytesは複製が元と共有しないメモリ量です。

options-of = { $game }のオプション（--option 名前=値）

## What placeholders are called

meta-game = GAME
meta-option = NAME=VALUE
meta-number = N
meta-bots = NAME,…
meta-seat = K
meta-value = S
meta-file = FILE
meta-command = COMMAND
meta-lang = XX

## What was wrong

error-line = kaffeehaus: { $problem }
error-usage = kaffeehaus: { $problem } （{ $command } --help で使い方を表示）
error-language = kaffeehaus: 言語{ $lang }はありません。使える言語：{ $languages }
error-number = { $option }には{ $least }以上の整数を指定してください（指定された値：{ $value }）
error-seconds = { $option }には正の数を指定してください（指定された値：{ $value }）
error-seed = シードには0以上の整数、または0xと偶数桁の16進数を指定してください（指定された値：{ $value }）
error-option = オプションは「名前=値」の形で指定してください（指定された値：{ $value }）
error-option-twice = オプション{ $name }が2回指定されています
error-game = ゲーム{ $value }はありません。遊べるゲーム：{ $games }
error-no-screen = { $game }の端末画面はまだありません。画面のあるゲーム：{ $games }
error-bots = ボット名が{ $given }個指定されています。{ $needed ->
    [1] 1個だけ指定してください
   *[other] 全席共通の1個か、カンマ区切りで{ $needed }個を指定してください
  }
error-seat = { $players }人の卓の席は1～{ $players }です（指定された値：{ $value }）
error-resume-with = --resumeでは保存時の卓をそのまま使うため、{ $options }は指定できません
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
table-digest = ダイジェスト { $digest }
table-digest-note = 今はシードのダイジェストを、ゲーム終了時にシードそのものを表示します。 途中で何も変更されていないことを、後から確認できます。
table-keys = 番号で選択 / ? ヘルプ / なぜ … / 戻す / 卓 / ログ / カード N / 保存 FILE / 終了
prompt = { $name }>{" "}
prompt-unknown = 「{ $text }」はわかりません。 1～{ $last }の番号を入力してください（?でヘルプ）。
prompt-ambiguous = 「{ $text }」に当てはまる選択肢が複数あります。 番号を入力してください。
# These words are understood besides the English ones; each is a single word.
command-why = なぜ
command-undo = 戻す
command-board = 卓
command-log = ログ
command-card = カード
command-save = 保存
command-quit = 終了
command-help = ヘルプ

help-title = 入力できるもの
help-number = 番号
help-number-what = その選択肢を選びます。 該当が1つだけなら、c3などの場所や名前でも選べます
help-why-what = 選べない理由を説明します。 例：なぜ c3、または「なぜ」と選択肢の言葉
help-undo-what = 直前の選択を取り消します（隠れた情報が公開された時点まで）
help-board-what = 卓全体をもう一度表示します
help-log-what = ゲームの全ログを表示します
help-card-what = カードを説明します（例：カード 5）
help-save-what = ゲームをファイルに保存して続けます
help-quit-what = ゲームを保存して終了し、再開の方法を表示します
help-key-why = なぜ …
help-key-undo = 戻す
help-key-board = 卓
help-key-log = ログ
help-key-card = カード N
help-key-save = 保存 FILE
help-key-quit = 終了
help-note = 各行の最初の言葉は日本語でも英語（why, undo, board, log, card, save, quit）でも入力できます。
undo-done = 取り消しました： { $action }
undo-none = 取り消せるものはありません。 最後の選択の後に隠れた情報が公開されたか、まだ何も選択していません。
why-line = 「{ $action }」 { $reason }
why-what = 何の理由を調べますか？ 例：なぜ c3、または「なぜ」と選べない選択肢の言葉
why-unknown = 「{ $text }」という選択肢はありません。 c3などの場所か、選べない選択肢の言葉を入力してください。
card-what = どのカードですか？ 例：カード 5
save-what = どのファイルに保存しますか？ 例：保存 evening.json
saved = 保存しました： { $file }
resume-hint = 再開するには： { $command }
goodbye = お疲れさまでした。
log-empty = まだ何も起きていません。

## The end

end-title = ゲーム終了
end-winner = { $count ->
    [1] { $winners }が{ $points }点で勝利しました。
   *[other] { $winners }が{ $points }点で勝利を分け合いました。
  }
end-winner-you = あなたが{ $points }点で勝利しました！
end-rule = 得点の内訳
end-total = 合計
end-seed = シード { $seed }
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
figures-ended = 終了理由：{ $reason }
figures-cards = 引き出しに置かれたカード （最多…最少）
figures-missions = 引き受けた任務/解決した任務
figures-purchases = 購入
figures-value = { $name }×{ $count }
figures-two = { $first } / { $second }
figures-range = { $first } … { $last }

bench-title = ルール処理の速度（{ $rounds }回の中央値）
bench-game = ゲーム
bench-decisions = 決定/秒
bench-games = ゲーム/秒
bench-legal = legal µs
bench-clone = clone µs
bench-bytes = バイト/局面
bench-ratio = 対python-chess比
bench-chess = python-chess：毎秒{ $plies }手
bench-no-chess = python-chessがないため比較できません（pip install chess）。

## Replay

replay-title = { $game }、{ $players }人、行動{ $count }回
replay-position = 全{ $count }回中{ $number }回目の行動の後
replay-unfinished = ゲームはまだ終わっていません。伏せられたカードは表示しません。
