### ボットがその手を選んだ理由：評価の各要素とその他の根拠に1つずつ。

because-only-move = ほかに選べる手がありません
because-chance = どの手も同じと見ています
because-ahead = 先まで進めてみると最善でした
because-even = これより良い手は見当たりません
because-rivals = 相手の勢いを抑えられます
because-points = すぐに得点できます
because-lead = 最終得点に最も有利です
because-tiles = 機密情報の価値が上がります
because-bribes = 役に立つ賄賂が手に入ります
because-squares = 広場を囲むのに近づきます
because-cards = カードを活かせます
because-money = 所持金の面で最善です
because-desk = デスクが充実します
because-agents = エージェントの面で最善です
because-missions = 任務が進みます
because-city = 街での得点が増えます
because-council = 評議会で優位に立てます
because-stacks = 強い山を残せます
because-auction = この競りで最も期待できます

## 次善の手との違いと、評価の根拠。

bot-part =
    { $part ->
        [points] 得点
        [lead] 最終得点
        [tiles] 機密情報
        [bribes] 賄賂
        [squares] 広場
        [cards] カード
        [money] 所持金
        [desk] デスク
        [agents] エージェント
        [missions] 任務
        [city] 街
        [council] 評議会
        [stacks] 山
        [auction] この競り
        [rivals] 相手
       *[other] { $part }
    }
judge-learned = 自己対戦で学んだ評価に基づいています。
judge-untrained = この設定の対戦は学習していないため、経験則に基づいています。
judge-by-hand = このゲームは学習していないため、経験則に基づいています。
judge-rules = 経験則に基づいています。
judge-general = このゲームについてほかに知らないため、点数だけを見ています。
likes-missions = ほかのボットより任務を好みます。
likes-money = ほかのボットよりお金を好みます。
likes-power = ほかのボットより権力を好みます。
advice-line = { $bot }の選択： { $action }（{ $reason }）。
advice-parts = 次善の手との差： { $parts }。
advice-other = 次善の手： { $action }。
advice-behind = 次善の手： { $action }（{ $least }～{ $most }点の差）。
advice-sure = ほかの手が上回らない確信度は{ $percent }です。
