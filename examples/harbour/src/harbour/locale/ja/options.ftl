### 「みなと」の卓で選べること。

option-rounds = ラウンド数：8 / 5
    .name = 長さ
    .note = 何ラウンド遊ぶかを決めます。
    .value = { $value }ラウンド
    .effect =
        { $value ->
            [5] 10分ほどの短いゲームです。
           *[8] 通常のゲームです。終盤には船が尽きることもあります。
        }
option-cranes = 修理できるクレーン：on / off
    .name = クレーン
    .note = 各自が故障したクレーンを持つかどうかを決めます。
    .value =
        { $value ->
            [true] はい
           *[false] いいえ
        }
    .effect =
        { $value ->
            [true] 修理したクレーンは毎ラウンド木箱を1個多くもたらします。
           *[false] 木箱はカード、倉庫、船長の報酬からだけ得られます。
        }
option-repair = クレーンの修理に必要な木箱：3 / 2
    .name = 修理
    .part = クレーンあり
    .note = クレーンの修理にかかる木箱の数です。
    .value = 木箱{ $value }個
    .effect =
        { $value ->
            [2] みな早いうちに修理したくなるでしょう。
           *[3] 3ラウンドで元が取れます。
        }
