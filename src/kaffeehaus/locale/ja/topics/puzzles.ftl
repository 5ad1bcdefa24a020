### パズル：一覧、問題、そして最善の答え。

puzzles-title = { $game }のパズル
puzzles-note = 記録された対局の、ある席から見えた局面です。最善の決定がひとつはっきりあり、それは一目で良さそうに見える手ではありません。
puzzles-which = ゲーム
puzzles-all = パズル一覧
puzzles-none = ここにはパズルがありません。この家の構成表やルールとは別のもので見つけられたパズルだからです。
puzzles-progress-title = これまでの成績
puzzles-progress = { $count }問のうち{ $answered }問に解答、{ $found }問正解
puzzles-filter = パズルの絞り込み
puzzles-kind = 決めること
puzzles-level = 難しさ
puzzles-state = 自分の成績
puzzles-any = すべて
puzzles-came = { $came ->
    [found] 正解
    [missed] 不正解
    [shown] 答えを見た
   *[open] 未解答
}
puzzles-count = { $count }問
puzzle-title = パズル{ $number }
puzzle-where = { $game }　第{ $number }問
puzzle-difficulty = { $level ->
    [1] やさしい
    [2] ふつう
   *[3] 難しい
}
puzzle-round = 第{ $round }ラウンド
puzzle-players = { $count }人
puzzle-you = あなた
puzzle-tab = 問題
puzzle-answers = 選択肢
puzzle-answer = 答える
puzzle-show = 答えを見る
puzzle-play-on = 続きを遊ぶ
puzzle-next = 次のパズル
puzzle-verdict = { $verdict ->
    [found] 正解：最善は{ $letter }です
    [shown] 最善は{ $letter }です
    [best] あと一歩：{ $letter }の方が上でした
    [fine] あと一歩：{ $letter }の方が上でした
    [slip] 惜しい：{ $letter }の方が上でした
   *[miss] 残念：{ $letter }の方がずっと上でした
}
puzzle-alike =
    { $alike ->
        [1] あなたの答えは{ $letter }。同じ答えの人はまだいません。
       *[other] あなたの答えは{ $letter }。{ $tried }人中{ $alike }人が同じ答えです。
    }
    .first = あなたの答えは{ $letter }。ほかにはまだ誰も答えていません。
puzzle-found-by = { $tried ->
    [0] まだ誰も答えていません。
   *[other] { $tried }人中{ $found }人が見つけました。
}
    .first = 最初に見つけたのはあなたです。
puzzle-is-answer = 正解
puzzle-is-yours = あなたの答え
puzzle-is-obvious = 一目では最善に見える手
puzzle-percent = { $value }%
puzzle-between = { $least }〜{ $most }%
puzzle-why = { $other }ではなく{ $letter }の理由
puzzle-at-once = すぐに起こること
puzzle-later = 先まで進めた結果
puzzle-by-then = そこまでの得点が多くなります
puzzle-points = +{ $points }
puzzle-sure = { $letter }は、別々の世界で2度続きをプレイした結果、{ $first }点と{ $second }点の差で劣っていました。{ $percent }%以上の確かさで下です。
puzzle-evidence = パズルを探すためにボットがプレイした対局の第{ $game }局から。{ $playouts }通りの先を調べました。{ $letter }は、この席が知り得たことに合う{ $worlds }の世界で、他の選択肢との2度の比較でどちらも上回り、さらに深い探索でも最善でした。
puzzle-whole = 2度の比較は、どちらもゲームの終わりまで進めました。
