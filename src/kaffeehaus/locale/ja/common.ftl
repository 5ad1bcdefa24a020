### What every game and every screen shares.
### The separators hold blanks because a terminal breaks lines only there; 、 would tear numbers in narrow columns.

version-line = { $engine ->
    [compiled] Kaffeehaus { $version }（コンパイル済みエンジン）
   *[pure] Kaffeehaus { $version }
  }
list-separator = ,{" "}
part-separator = {" "}/{" "}
sum-separator = +
log-line = { $player }：{ $what }

colour =
    { $colour ->
        [yellow] 黄
        [red] 赤
        [blue] 青
        [white] 白
        [black] 黒
       *[green] 緑
    }
    .letter =
        { $colour ->
            [yellow] Y
            [red] R
            [blue] B
            [white] W
            [black] K
           *[green] G
        }

player-you = あなた
    .seat = あなた（{ colour }）
player-bot = { colour }（{ $bot }）
player-seat = { colour }

## Why a choice is not there, for any game

why-over = ゲームは終了しています。
why-not-your-turn = あなたの手番ではありません。
why-allowed = 今、実行できます。
why-not-now = 今はそれを決める場面ではありません。

## Numbers

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-short = { NUMBER($value, maximumFractionDigits: 1) }
number-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Before a game

first-edge = ボット{ $players }人の{ $games }ゲームで、 スタートプレイヤーの勝率は{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%でした（均等なら{ NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) }%）。

## What no table can have, and what is no record

bad-players = { $game }は{ $least }～{ $most }人用です（指定された値：{ $found }）
bad-option = オプション{ $name }はありません。使えるオプション：{ $options }
bad-option-value = オプション{ $name }に指定できる値：{ $allowed }（指定された値：{ $value }）
bad-option-list = オプション{ $name }は次の値の一覧です：{ $allowed }（指定された値：{ $value }）
bad-colours = オプションcoloursには異なる色を2～4色指定してください：{ $allowed }（指定された値：{ $value }）
bad-colours-few = オプションcoloursの色は{ $found }色で、{ $players }人分に足りません
bad-option-only = オプション{ $name }には{ $needs }が必要です
bad-option-each = オプション{ $name }の値は{ $found }個ですが、席は{ $players }席です
bad-seed = シードには0～2^256−1の整数、または1バイト以上の値を指定してください（指定された値：{ $value }）
bad-bot = ボット{ $name }はありません。使えるボット：{ $bots }
bad-budget = 思考の上限は0.5s（1決定あたり{ $least }〜{ $most }秒。0.5cpuならプロセッサ時間）または200（1決定あたり1〜{ $iterations }回の反復）の形で指定してください（指定された値：{ $value }）
bad-record-cut = 記録が完全ではありません。途中で切れている可能性があります
bad-record-format = ゲームの記録ではありません。記録には "format": "{ $format }" があります
bad-record-lacks = 記録に{ $fields }がありません。途中で切れている可能性があります
bad-record-changed = 記録は保存後に変更されています（チェックサムが一致しません）
bad-record-field = 記録の形式が正しくありません：{ $field }の内容が不正です
bad-record-rules = 記録は{ $game }のルール第{ $found }版のものです（このプログラムは第{ $here }版）
bad-record-tables = 記録は別の内容物データで遊ばれたものです（{ $found }、ここでは{ $here }）
bad-record-table = 記録の卓は成り立ちません：{ $problem }
bad-record-action = 記録の行動{ $number }は実行できません：{ $action }
bad-record-game = 記録はゲーム{ $game }のものです。遊べるゲーム：{ $games }
bad-position-json = 局面ではありません：{ $line }行目がJSONではありません
bad-position-format = 局面ではありません。局面には "format": "{ $format }" があります
bad-position-game = この局面は{ $game }ではなく{ $found }のものです
bad-position-none = { $game }のこの時点の局面はありません
bad-position-form = { $where }：{ $value }は{ $form }の形ではありません
bad-position-field = { $where }：その項目はありません。使える項目：{ $allowed }
bad-position-number = { $where }：{ $value }は{ $least }～{ $most }の整数ではありません
bad-position-word = { $where }：{ $value }は次のどれでもありません：{ $allowed }
bad-position-many = { $where }：{ $count }あります（あり得る数：{ $most }）
bad-position-twice = { $where }：{ $thing }はすでに{ $other }にあります
bad-position-absent = { $where }：{ $thing }はこのゲームにありません
bad-position-not-now = { $where }：ここにはあり得ません（{ $why }）
bad-position-played = played[{ $number }]：{ $action }はそこでは実行できません
page-placed = 局面から開始
end-handicap = { $player }の{ $what }：{ $value }

## ゲームとその終わり（どの画面でも使う）

table-digest = ダイジェスト { $digest }
table-digest-note = 今はシードのダイジェストを、ゲーム終了時にシードそのものを表示します。 途中で何も変更されていないことを、後から確認できます。
log-empty = まだ何も起きていません。
end-title = ゲーム終了
end-winner = { $count ->
    [1] { $winners }が{ $points }点で勝利しました。
   *[other] { $winners }が{ $points }点で勝利を分け合いました。
  }
end-winner-you = あなたが{ $points }点で勝利しました！
end-rule = 得点の内訳
end-total = 合計
end-seed = シード { $seed }

## A house with its own tables

own-tables = この店の{ $game }は、このプロジェクトのものではなく、持ち主の内容物データ（{ $digest }）で遊びます。
page-own-tables = 独自の内容物データ：{ $digest }
page-own-tables-mark = 独自データ
page-edition = この卓は、始めたときのルールと内容物のまま続きます（版{ $edition }）。
page-row-other =
    { $why ->
        [rules] 別の版のルールで始めたもの
       *[tables] 別の内容物データで始めたもの
    }
page-other-tables = この卓は別の内容物データを待っています
