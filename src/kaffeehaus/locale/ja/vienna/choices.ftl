### What is asked of a player, the choices, and why a choice is not there.

## Questions, by step of the game

ask-place-stefan = 第3の男をどのチョコレートの建物に置きますか？
ask-assign = スペース{ $space }にどのカードを置きますか？
    .note =
        { $space ->
            [I] 能力が引き出しに入り、使い続けられます。
            [II] カードの賄賂を入手します。
           *[IV] カードのトラックトークンが進みます。
        }
ask-exchange = アクションI：引き出しに空きがありません。 { card-name }（{ $ability }）とどのカードを置き換えますか？
    .short = { card-name }とどのカードを置き換えますか？
ask-action-iii = アクションIII：エージェント駒を配置するか、代わりのものを入手してください。
    .short = エージェント駒を建物に配置してください
ask-source = { $building }にどのエージェント駒を置きますか？
ask-pay = { $building }のコストをどの賄賂で支払いますか？ 残り{ $amount }枚
ask-move-figure = スタンドを隣接する建物に移動しますか？
ask-gain = { $amount ->
    [1] { card-name }：どの賄賂を取りますか？
   *[other] { card-name }：どの種類の賄賂を{ $amount }枚取りますか？
  }
ask-gain-different = { card-name }：次にどの賄賂を取りますか？ すべて異なる種類にします。
ask-advance = { card-name }：どのトラックトークンを進めますか？
ask-move-stefan = 第3の男はどの建物へ向かいますか？
ask-mission = { flag }の任務：自分の任務を解決するか、新しい任務を1枚引き受けられます。
ask-deposit = この収入のうち、いくらをキャッシュボックスに入れますか？ 後から取り出すことはできません。
ask-marker = アクションIV：どのトラックトークンを進めますか？ { card-name }の能力で選べます。
    .short = どのトラックトークンを進めますか？ { card-name }の能力で選べます。
ask-buy = 購入：何を購入しますか？ 所持金は{ shillings }です。
ask-buy-pay = どのように支払いますか？ 残り{ shillings }
ask-payday-pay = 給料日：どのように支払いますか？ 未払いのエージェントは残り{ $amount }人です。
ask-payday-remove = 給料日：給料未払いのどのエージェント駒を取り除きますか？ 残り{ $amount }個
ask-unfinished-remove = 未解決の任務：どのエージェント駒を取り除きますか？ 残り{ $amount }個

## Choices, by kind of action

do-assign = { card-line }
    .kind = カードを置く
do-exchange = 引き出し{ $drawer }  { $card }  { $ability }
    .kind = 引き出しを空ける
do-place = { $count ->
    [0] { $spot } { $building }（コストなし）
   *[other] { $spot } { $building }（コスト：{ $price }）
  }
    .kind = エージェント駒を配置する
    .wish = { $spot } { $building }
do-place-why = { $count ->
    [0] { $spot } { $building }（コストなし：{ $why }）
   *[other] { $spot } { $building }（コスト：{ $price }。{ $why }）
  }
price-wild = 引き出し{ $drawer }で{ bribe }払い
do-from-supply = 個人サプライのエージェント駒（残り{ $supply }個）
do-figure-from-supply = 個人サプライのスタンド
do-move-from = { $spot } { $building }から移動
    .kind = 配置済みのエージェント駒を動かす
do-take-bribes = 配置せず{ bribe.counted }を入手
    .kind = 賄賂を入手する
do-take-shillings = 配置せず{ shillings }を入手
do-pay = { bribe.counted }を支払う
    .kind = 賄賂を支払う
do-pay-coins = 残りの{ shillings }を支払う
    .wish = 残りをシリングで支払う
do-pay-coins-short = { $count ->
    [0] これ以上支払わない
   *[other] 残りのうち{ shillings }だけ支払う
  }（未払いのエージェント{ $unpaid }人が去る）
do-gain = { bribe }
    .kind = 賄賂を取る
do-advance = { info }のトラックトークン（現在エリア{ $area }）
    .kind = トラックトークンを進める
do-decline = { $step ->
    [move-figure] スタンドを動かさない
   *[other] 能力を使わない
  }
do-move-figure = スタンドを{ $spot } { $building }へ移動
    .kind = スタンドを動かす
do-stefan = { $spot } { $building }（{ bribe }）
    .kind = 第3の男を動かす
do-complete = 解決する：{ mission-line }
    .kind = 任務を解決する
do-accept = 引き受ける：{ mission-line }（前金{ shillings }）
    .kind = 任務を引き受ける
    .wish = 引き受ける：{ mission-line }
do-done = { $completed ->
    [0] 任務は行わない
   *[other] 任務はここまでにする
  }
do-deposit = { $count ->
    [0] 入れない
   *[other] { shillings }
  }
    .kind = キャッシュボックスに入れる
do-buy = { item }（{ shillings }）：{ item.use }
    .kind = 購入する
do-buy-nothing = 何も購入しない
do-remove = { $spot } { $building }
    .kind = エージェント駒を取り除く

do-place-closes = { $square }を囲む（+{ $points }点、{ info }タイル）
do-then = { $kind ->
    [complete] この後{ $missions }を解決できる
    [accept] この後{ $missions }を引き受けられる
   *[buy] この後に購入
  }
do-scores = +{ points }

## Why a choice is not there

why-own-agent = { $building }にはすでに自分のエージェント駒があります。
why-no-agents = 配置または移動できるエージェント駒がありません。
why-cannot-pay =
    { $piece ->
        [figure] スタンドを{ $building }に置くコストは{ bribe.counted }ですが、
       *[agent] { $building }のコストは{ bribe.counted }ですが、
    }{ $wild ->
        [yes] 任意の賄賂として支払えるものを含めても{ $have }枚しかありません。
       *[no] { $have }枚しかありません。
    }
why-no-own-agent = 移動元にできる自分のエージェント駒が{ $building }にありません。
why-mission-not-yours = 任務{ $mission }は自分のデスクにありません。
why-mission-nation = 任務{ $mission }には、この手番での{ flag }の建物への配置が必要です。
why-mission-not-met = 任務{ $mission }の要件をまだすべて満たしていません。
why-mission-not-shown = 任務{ $mission }は公開されていません。
why-mission-completed-one = この手番ですでに任務を解決したので、{ $mission }を引き受けることはできません。
why-mission-no-space = { $mission }を置く場所がありません。 デスクの任務置き場{ $spaces }箇所がすべて埋まっています。
why-all-hired = エージェントはすでに全員雇っています。
why-item-owned = { item }はすでに持っています。
why-item-too-dear = { item }の価格は{ $price }シリングですが、{ $means }シリング分しか支払えません。
why-card-not-in-hand = { card-name }は手札にありません。
why-space-order = 先にスペース{ $space }のカードを選びます。
