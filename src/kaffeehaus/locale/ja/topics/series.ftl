### 同じ顔ぶれで続けて遊ぶ。

series-title = シリーズ
series-number = シリーズ第{ $number }戦
series-turns = 交互に：{ $games }
series-column = { $of ->
    [games] 対局数
    [wins] 勝ち
   *[points] ポイント
}
series-points-note = 1回の対局で、下の順位の相手1人につき1ポイントです。
series-opens = 次は{ $game }です。1分後に全員の席がある卓が自動で開きます。
series-now = 次の対局へ
series-not = 今回は見送る
series-end = シリーズを終える
series-which = 次に遊ぶゲーム
series-same = 毎回同じゲーム
series-other = { $game }と交互
series-note = 対局の1分後に、全員の席がある次の卓が自動で開きます。誰かがシリーズを終えるまで続きます。
