deal-title = 同じお題
deal-day-title = 今日のお題
deal-players = { $count }人
deal-against = このお題では、どの卓でも次のボットが相手です。
deal-hidden = { $count ->
    [0] まだ誰も最後まで遊んでいません。結果は自分が終えると見られます。
   *[other] { $count }人が最後まで遊びました。結果は自分が終えると見られます。
}
deal-go-on = 自分の対局を続ける
deal-play = このお題で遊ぶ
deal-copy = リンクをコピー
deal-copied = リンクをコピーしました：{ $link }
deal-copy-by-hand = ブラウザがコピーを許可していません。リンクはアドレス欄にあります。
deal-results = このお題での対局：{ $count }件
deal-rank = 順位
deal-who = 名前
deal-points = 得点
deal-lead = 最上位のボットとの差
deal-compare = 並べて比べる
deal-you = { $name }（あなた）
deal-won = 勝ち
deal-asked = ボットに{ $count }回質問
deal-not-yours = 途中でボットが代わりに打ったため、あなたのゲームは比較の対象になりません。
deal-with = { $name }と比べる
deal-first = 最後まで遊んだのはあなたが最初です。友だちにリンクを送って、また見に来てください。
deal-beside = あなたの対局と{ $name }の対局
deal-parted = { $count ->
    [0] 最初の決断から分かれました。
   *[other] { $count }回の決断が同じで、第{ $round }ラウンドで分かれました。
}
deal-alike = 最初から最後まで同じ決断でした。
deal-round = ラウンド
deal-yours = あなた
deal-points-then = { $points }点：この時点を見る
deal-seat = 席{ $seat }
