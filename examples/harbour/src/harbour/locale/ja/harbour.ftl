### 「みなと」の卓で使う言葉のすべて。

intro-title = みなと · 船に荷を積み、船長になろう
intro-1 = 毎ラウンド、全員がこっそり当直カードを1枚選びます。小さい数字ほど先に動け、大きい数字ほど木箱が多くもらえます。
intro-2 = 手番では、船に荷を積む、倉庫から木箱を2個取る、クレーンを修理する、のどれかを行います。修理したクレーンは毎ラウンド木箱を1個もたらします。
intro-3 = 積んだ木箱1個ごとに、その船の運賃が得点になります。最初に荷を積んだ人がその船の船長です。
intro-4 = 満載になった船はすぐに出港し、船長に報酬を払います。報酬は得点か木箱2個です。そのあと次の船が岸壁に着きます。
intro-5 = 最終ラウンドが終わるか、最後の船が出港すると終了です。残った木箱は3個で1点です。

## 言葉

ship =
    { $ship ->
        [swallow] つばめ丸
        [heron] あおさぎ丸
        [gull] かもめ丸
        [tern] あじさし丸
        [osprey] みさご丸
        [petrel] うみつばめ丸
        [plover] ちどり丸
        [curlew] しぎ丸
        [cormorant] うみう丸
        [puffin] つのめどり丸
        [avocet] そりはし丸
       *[albatross] あほうどり丸
    }
crates = 木箱{ $crates }個
points = { $points }点
places = 空き{ $free }個分
cause =
    { $cause ->
        [card] カード
        [crane] クレーン
        [yard] 倉庫
       *[captain] 船長の報酬
    }
rule =
    { $rule ->
        [freight] 運賃
        [captain] 船長の報酬
       *[store] 残った木箱
    }
end-reason =
    { $reason ->
        [ships] 最後の船が出港しました。
       *[rounds] すべてのラウンドが終わりました。
    }
    .short =
        { $reason ->
            [ships] 最後の船
           *[rounds] 最終ラウンド
        }

## 質問と選択肢

ask-choose = どの当直カードを出しますか？
ask-turn = 何をしますか？ 持っているのは{ crates }です。
ask-stow = { ship }に木箱を何個積みますか？（{ places }）
ask-pay = { ship }が出港します。船長の報酬は何で受け取りますか？

do-choose = カード{ $card }：{ crates }
    .kind = 当直カードを出す
do-take = 倉庫から{ crates }を取る
do-load = { ship }に積む：1個につき{ points }、{ places }
    .kind = 船に積む
    .wish = { ship }に積む
do-stow = { crates }
    .kind = 積む木箱の数
do-repair = { crates }でクレーンを修理する
do-collect =
    { $pay ->
        [crates] { crates }
       *[points] { points }
    }
    .kind = 船長の報酬を受け取る

## 選べない理由

why-no-such-card = カード{ $card }は手札にありません。
why-not-at-quay = { ship }は岸壁にいません。
why-no-crates = 積む木箱がありません。
why-ship-full = この船には{ places }しかありません。
why-few-crates = 持っているのは{ crates }だけです。
why-no-cranes = この卓ではクレーンを使いません。
why-crane-repaired = クレーンはもう修理してあります。
why-repair-cost = クレーンの修理には木箱{ $cost }個が必要です。持っているのは{ crates }です。

## 起きたこと（プレイヤー名とコロンのあと、または並べて）

log-round-began = 第{ $number }ラウンド（全{ $rounds }ラウンド）
log-card-drawn = カード{ $card }を引く
log-card-chosen = カード{ $card }を選択
log-ready = 選択済み
log-card-revealed = カード{ $card }（{ crates }）
log-crates-gained = +{ crates }（{ cause }）
log-loaded = { crates } → { ship }
log-became-captain = { ship }の船長になる
log-sailed = { ship }が満載で出港 · 船長：{ $player }
log-ship-arrived = { ship }が岸壁に到着
log-crane-repaired = { crates }でクレーンを修理
log-scored = +{ points }（{ rule }）
log-game-ended = ゲーム終了 · 勝者：{ $winners }、{ points }

## 卓

table-quay = 岸壁
table-quay-ship = 船
table-quay-freight = 1個の点
table-quay-free = 空き
table-quay-pay = 報酬
table-quay-captain = 船長
table-players = プレイヤー
table-players-player = プレイヤー
table-players-points = 得点
table-players-crates = 木箱
table-players-card = カード
table-players-crane = クレーン
table-players-sailed = 出港した船
crane =
    { $crane ->
        [yes] 修理済み
       *[no] 故障中
    }
hand = 手札：{ $cards }
round = 第{ $round }ラウンド（全{ $rounds }ラウンド） · これから来る船：{ $pile } · 山札：{ $deck }
