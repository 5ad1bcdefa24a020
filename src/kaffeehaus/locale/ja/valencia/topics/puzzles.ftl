### パズルで決めること.

puzzle-kind = { $step ->
    [bid] 競り
    [settle] 街のマス
    [third] 街のマス
    [good] 資源
    [upgrade] 資源
    [guild-seat] 評議会の席
    [merchants-seat] 評議会の席
    [support] 評議会の席
    [ability] 噴水の能力
    [sell] 資源の売却
    [sell-one] 資源の売却
    [move] 家族コマの移動
    [move-to] 家族コマの移動
    [vagabond] 家族コマの移動
    [vagabond-to] 家族コマの移動
    [plant] ヤシの木
    [palm-from] ヤシの木
    [palm-to] ヤシの木
    [build] 噴水を建てる場所
    [take-back] 山札に戻すカード
    [retrieve] 山札に戻すカード
    [pick-mission] 任務
   *[other] その他の決定
}
