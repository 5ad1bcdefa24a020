### The city and the tower of rounds on the drawn screen.

page-tab-mine = 手元
page-tab-bids = 競り
page-tab-council = 評議会
page-tab-rounds = ラウンド

page-city-map = バレンシアの都市：都市マス{ $spaces }、噴水マス{ $fountains }、植樹地{ $trees }
page-city-space = { $cell }、{ guild }、コスト{ $cost }
page-city-member = { $player }の家族コマ
page-city-dear = { $count ->
    [0] 高すぎます。コインを持っていません
   *[other] 高すぎます。所持金は{ $count }コインです
  }
page-city-centre = { $cell }、中央の噴水、{ $value }点
page-city-fountain = { $cell }、噴水、{ $value }点
page-city-fountain-space = { $cell }、空いた噴水マス
page-city-trees = 植樹地{ $trees }か所、ヤシの木{ $palms }本
page-city-tree = 植樹地{ $tree }
page-city-palm = ヤシの木{ $tree }

page-tower-title = 5つのラウンド
page-steps = このラウンドの流れ
page-tower-round = { $state ->
    [past] 第{ $round }ラウンド、終了
    [this] 第{ $round }ラウンド、現在
   *[ahead] 第{ $round }ラウンド、これから
  }
page-tower-now = 現在
page-tower-plan = 計画
# One or two short words under the letter of a step, in a column of 56 pixels.
page-tower-step = { $letter ->
    [A] 貴族
    [C] 売却
    [E] 売却と席
    [G] 移動
    [H] ヤシ
   *[I] 噴水
  }
page-tower-guild = { $guild ->
    [oranges] オレンジ
    [dried-fruit] ドライ{ "\u200B" }フルーツ
    [wine] ワイン
    [clothes] 衣服
    [merchants] 商人
   *[porcelain] 磁器
  }
