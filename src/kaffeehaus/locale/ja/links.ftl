### 卓のリンクを共有したときに表示されるもの

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
