### What is asked of a player, the choices, and why a choice is not there.

## Questions, by step of the game

ask-choose-missions = 任務「{ $needs }」を残しますか？ { $left ->
    [0] これが最後の1枚です。
   *[other] この後にあと{ $left }枚あります。
  }
    .short = どの任務を残しますか？
ask-plan = 手札：{ $cards }（合計{ $sum }） もう1枚引きますか？
    .put = カード{ card }をどの山に置きますか？ { $left ->
        [0] これが最後の1枚です。
       *[other] 次は{ $cards }です。
      }
    .short = もう1枚引きますか？ 山の準備はできましたか？
    .divide = カードをどう分けますか？
ask-bid = { step }：山を公開しますか？
    .short = { $letter ->
        [A] 貴族と教会にどの山を出しますか？
        [C] 商人にどの山を出しますか？
        [E] 商人とその席にどの山を出しますか？
        [G] 移動にどの山を出しますか？
       *[other] { guild }のギルドにどの山を出しますか？
      }
ask-support = 支援カード：ギルドの席にいる誰の隣に、自分の家族コマを置きますか？
ask-vagabond = 放浪者カード：どの家族コマを3マスまで動かしますか？
ask-vagabond-to = { $cell }の家族コマをどこへ動かしますか？
ask-guild-seat = 1位です。 { place }の席に家族コマを置きますか？
    .short = { place }の席に家族コマを置きますか？
ask-good = { good }を1個取りますか？
ask-settle = { guild }の都市マスに家族コマを置きますか？ 所持金は{ coins }です。
    .short = { guild }のどの都市マスに家族コマを置きますか？
ask-third = 3位です。 資源と{ guild }の都市マスのどちらを選びますか？ 所持金は{ coins }です。
    .short = 資源と{ guild }の都市マスのどちらにしますか？
ask-ability = { $cell }の家族コマの隣に噴水があります。 効果を使いますか？
    .short = { $cell }の隣の噴水を使いますか？
ask-pick-mission = どの任務を残しますか？
ask-upgrade = どの資源を1段階上の資源に交換しますか？
ask-retrieve = どの捨て札を山札の下に戻しますか？
ask-palm-from = どのヤシの木を移しますか？
ask-palm-to = { $tree }のヤシの木をどの植樹地へ移しますか？
ask-sell-one = どの資源を売りますか？
ask-sell = どの資源を売りますか？ 所持金は{ coins }です。
    .short = どの資源を売りますか？
ask-merchants-seat = { place }の席に家族コマを置きますか？
ask-move = どの家族コマを隣のマスへ動かしますか？
ask-move-to = { $cell }の家族コマをどこへ動かしますか？
ask-plant = 教会の席にいます。 ヤシの木をどの植樹地に植えますか？
    .short = ヤシの木をどの植樹地に植えますか？
ask-build = 貴族の席にいます。 噴水{ $fountain }をどこに建てますか？
    .short = 価値{ $value }の噴水をどこに建てますか？
ask-take-back = 公開した{ $cards }では何も行動できませんでした。 どのカードを山札の下に戻しますか？
    .short = 何も行動できませんでした。 どのカードを山札の下に戻しますか？

## Choices, by kind of action

do-keep = 残す：{ $line }
    .kind = 任務を残す
do-reject = 箱に戻す：{ $needs }
    .kind = 任務を箱に戻す
do-draw = 1枚引く（山札は残り{ $pile }枚）
do-stop = 引くのをやめ、手札を山に分ける
do-put = { $new ->
    [yes] 新しい山：{ card }
    [far] 山{ $stack }
   *[no] 山{ $stack }：{ $cards }（合計{ $sum }）
  }
    .kind = カードを山に置く
do-reveal = { $new ->
    [far] 山{ $stack }
   *[no] 山{ $stack }：{ $cards }（合計{ $sum }）
  }
    .kind = 山を公開する
do-pass = パス
do-privilege = 特権を1つ使い、他の人の後に回る（所持{ $privileges }）
do-support = { guild }の席、{ $holder }の隣
    .kind = ギルドの席を支援する
do-take-seat = { place }の席に家族コマを置く
do-take-good = { good }を1個取る（サプライ{ $supply }個）
do-settle = { $count ->
    [0] { $cell } { guild }（無料）
   *[other] { $cell } { guild }（{ coins }）
  }
    .kind = 都市に置く
    .wish = { $cell }
do-fountain = { $cell } { $fountain }
    .kind = 噴水を使う
do-sell = { good }1個を{ coins }で売る
    .kind = 資源を売る
do-upgrade = { good }1個 → { $better }1個
    .kind = 資源を交換する
do-retrieve = { card }
    .kind = 捨て札を山札の下に戻す
do-take-back = { card }
    .kind = 公開したカードを戻す
do-move-from = { $cell }のコマ
    .kind = 家族コマを動かす
do-move-to = { $cell } { guild }
    .kind = 移動先のマス
    .wish = { $cell }
do-lift = { $tree }のヤシの木
    .kind = ヤシの木を移す
do-plant = { $tree }
    .kind = ヤシの木を植える
do-build = { $cell }
    .kind = 噴水を建てる
do-skip = { $step ->
    [guild-seat] 席に置かない
    [merchants-seat] 席に置かない
    [good] 取らない
    [settle] 都市に置かない
    [third] どちらも選ばない
    [ability] 噴水を使わない
    [sell] 売却を終える
    [take-back] 戻さない（すべて捨て札）
    [support] 支援しない
   *[other] 動かさない
  }

# A choice in a word or two: what may be typed for it, and what the answer to “why” begins with.
choice-kind = { $kind ->
    [keep] 残す
    [reject] 箱に戻す
    [draw] 引く
    [stop] やめる
    [put] 山
    [reveal] 山
    [pass] パス
    [privilege] 特権
    [support] 支援
    [take-seat] 席
    [take-good] 取る
    [settle] 置く
    [fountain] 噴水
    [sell] 売る
    [upgrade] 交換
    [retrieve] 山札の下へ
    [take-back] 戻すカード
    [move-from] 動かす
    [move-to] 移動先
    [lift] ヤシの木を移す
    [plant] ヤシの木
   *[build] 建てる
  }

# What follows from a choice, behind it.
do-worth = 現状{ $signed }点
do-mission = { $mission }は{ $need }のうち{ $have }
do-beside = 隣に{ $fountain }
do-replaces = { $holder }のコマを外す
do-free-seat = 空席

## Why a choice is not there

why-no-such-stack = { $stacks ->
    [0] 山はもう残っていません。
   *[other] 山は{ $stacks }つしかありません。
  }
why-still-drawing = まずカードを引くのをやめてください。その後、カードを山に分けます。
why-stopped = もう引き終わり、カードを山に分けています。
why-no-next-stack = 山は{ $stacks }つです。次のカードはそのどれかに置くか、新しい山を作ります。
why-nobody-to-wait-for = この後に順番が来る人は誰も山を持っていないので、 特権を使う意味がありません。
why-no-privilege = 特権を持っていません。
why-no-good = { good }を持っていません。
why-no-support = { guild }の席が「他のプレイヤーのコマ1個だけ」でないか、 自分のサプライに家族コマがありません。
why-no-fountain = { $cell }には、今置いたコマの隣で効果を使える噴水がありません。
why-no-space = { $cell }は都市マスではありません。
why-no-tree = { $cell }には空いている植樹地がありません。
why-other-guild = { $cell }は、今の競りの対象である{ guild }のマスではありません。
why-space-taken = { $cell }にはすでに家族コマがあります。
why-no-members = サプライに家族コマが残っていません。
why-too-dear = { $cell }のコストは{ $cost }コインですが、{ $coins }コインしかありません。
why-cannot-move = { $cell }のコマが移動できる空きマスがありません。
why-no-own-member = { $cell }に自分の家族コマはありません。
why-take-back-winner = 競りの1位は、何も行動できなかった場合でも、 カードを戻せません。
why-take-back-could-act = 今の順位で実行できる行動があるので、 行動しなくてもカードは戻せません。
why-take-back-last-round = 最終ラウンドではもう山札から引かないので、 カードは戻しません。
why-take-back-other-card = 公開した山の中に{ card }はありません。
why-take-back-when = カードを戻せるのは、 山を公開したのに何も行動できなかった競りの後だけです。 競りの1位は戻せません。
