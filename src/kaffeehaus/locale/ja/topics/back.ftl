### 対局中に前の場面を見る。

back-title = 前の場面
back-place =
    { $round ->
        [0] 第1ラウンドの前、{ $step }手目 – そのとき見えていた盤面
       *[other] 第{ $round }ラウンド、{ $step }手目 – そのとき見えていた盤面
    }
back-now = 今に戻る
back-why = これは過去の場面です。見ているあいだは何もできません。
back-propose = ここから続ける
back-propose-note = ここより後をすべて取り消すことを、ほかのプレイヤーに提案します
