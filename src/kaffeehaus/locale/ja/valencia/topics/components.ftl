### 内容物のページで使う言葉。

page-pieces-kind = { $kind ->
    [missions] 任務
    [cards] 影響力カード
    [fountains] 噴水
    [city-big] 大きい都市
    [city-small] 小さい都市
    [goods] 資源
   *[council] 評議会
}
page-pieces-facet = { $facet ->
    [special] 種類
    [fails] 失敗の有無
    [ability] 効果
    [guild] ギルド
   *[cost] コスト
}
page-pieces-fact = { $fact ->
    [number] 名前
    [value] 値
    [fountains] 噴水マス
   *[price] 価格
}
page-pieces-special = { $special ->
    [no] 通常
   *[yes] 特殊
}
page-pieces-fails = { $fails ->
    [yes] 失敗あり
   *[no] 失敗なし
}
page-pieces-ability = { $ability ->
    [yes] 効果あり
   *[no] 効果なし
}
page-pieces-plain = 値{ $value }の噴水
page-pieces-tile = タイル{ $tile }、{ $face }面
page-pieces-used = { $what ->
    [card] 公開された
    [completed] 達成された
    [kept] 残された
    [settled] コマが置かれた
    [peopled] 都市にあるとき、コマが置かれた
    [laid] 都市に置かれた
    [gained] 資源を得た
    [seated] 席に着いた
    [built] 建てられた
   *[ability] 効果が使われた
}
