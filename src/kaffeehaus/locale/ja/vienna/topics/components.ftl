### 内容物のページで使う言葉。

page-pieces-kind = { $kind ->
    [cards] カード
    [missions] 任務
    [houses] 建物
    [squares] 広場
    [purchases] 購入
    [roof] 屋根とトラック
   *[figures] スタンド
}
page-pieces-facet = { $facet ->
    [action] 使うアクション
    [brings] 得られるもの
    [bribe] カードの賄賂
    [group] グループ
    [kind] 条件
    [flag] 国
    [colour] 色
    [seal] 封蝋
   *[value] 道の本数と得点
}
page-pieces-fact = { $fact ->
    [bribe] アクションIIの賄賂
    [info] アクションIVの機密情報
    [alike] 同じ能力のカード
    [advanced] 上級ルールのみ
    [around] 隣の広場
    [value] 得点
   *[price] 価格
}
page-pieces-yes = { $yes ->
    [yes] はい
   *[no] いいえ
}
page-pieces-brings = { $brings ->
    [points] 得点
    [cheaper] 値引き
    [bribes] 賄賂
    [markers] トークンの移動
   *[cards] カード
}
page-pieces-asks = { $asks ->
    [seals] 封蝋
    [bribes] 賄賂
    [building] ハウスナンバー
   *[information] 機密情報
}
page-pieces-roof = { $what ->
    [purchase] 購入タイル
    [payday] 給料日タイル
   *[investigator] 捜査員
}
page-pieces-used = { $what ->
    [card] 引き出しに入った
    [completed] 達成された
    [kept] 引き受けた・配られた
    [entered] 駒が配置された
    [enclosed] 囲まれた
   *[bought] 購入された
}
