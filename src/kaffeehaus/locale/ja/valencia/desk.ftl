### What lies behind one's screen, the other players, the council, and planning, on the page.

# Ranks of an auction in words.
page-rank = { $rank }位

## Planning in secret

page-plan-title = あなたの山
page-plan-secret = あなただけに見えます
page-plan-total = { $count }枚、合計
# Told to those who listen, where a card lies now.
page-plan-lies = 山{ $stack }、合計{ $sum }
page-plan-lies-loose = カード「{ card }」はどの山にもありません
page-plan-loose = まだ山に入れていないカード
page-plan-new = 新しい山
page-plan-lay = { $card }：山{ $stack }に置く
page-plan-take = { $card }：山{ $stack }から戻す
page-plan-light = 山{ $stack }（合計{ $sum }）：次のカードはここに置きます
page-plan-so-far = 現時点
page-plan-ready = 山の準備完了
page-plan-singly = 残りは1枚ずつ
page-plan-lacks = まだ山に入れていないカードが{ $count }枚あります。
page-plan-waiting =
    { $count ->
        [0] まだ誰も終えていません。
       *[other] 他の{ $players }人のうち{ $count }人が終えました。
    }
page-plan-taken = 全員が終えるまでは、山を組み直せます。
page-plan-before = 前のラウンドで勝った合計
page-plan-came-second = 2位 { $sum }
page-plan-won = { $letters }で1位相当
page-plan-level = { $letters }で同数
page-plan-second = { $letters }で2位相当
page-plan-won-all = すべて1位相当
page-plan-won-none = どれにも届かず
page-plan-beats = 勝率：{ $what }
page-plan-beats-cards = { $count }枚に{ $share }%
page-plan-beats-none = 1枚にも勝てず
page-plan-first = 最初のラウンド：相手のカードの合計の目安
page-plan-first-cards = { $count }枚
page-plan-first-note = まだどの山も公開されていません。相手もあなたと同じ構成のカードから引きます。上の段はその枚数の合計の平均、下の段は最小と最大です。各山の下には、その枚数の相手に勝てる割合を示します。
page-plan-span = { $least }～{ $most }

page-pile-title = あなたの山札
page-pile-secret = あなただけに見えます
page-pile-draw = 引く
page-pile-count = 山札{ $count }枚
page-pile-left =
    { $rounds ->
        [1] 残り{ $count }枚、すべてこのラウンドの分です。
       *[other] 残り{ $count }枚、このラウンドを含めて{ $rounds }ラウンド分です。 1ラウンドあたり{ $rate }枚です。
    }
page-pile-next = 次のカードが{ $value }以上の確率は{ $share }%、 平均は{ $mean }です。
page-pile-odd = { $value }は{ $share }%
page-percent = { $percent }%

## Missions at the start

page-offer-title = あなたの任務
page-offer-note = 残す任務に印を付けてください。 最低1枚は残します。 終了時に満たしていれば得点、 満たしていなければ失点です。
page-offer-keep =
    { $count ->
        [0] 残す…
       *[other] この{ $count }枚を残す
    }
page-offer-lacks = 任務を最低1枚は残してください。
page-offer-drawn = 引いた任務：1枚残す
page-mission-card =
    { $kind ->
        [formula] { $needs }（現在{ $now }点）
       *[other] { $needs }：達成+{ $points }点、失敗−{ $failed }点、{ $state ->
            [met] 達成
            [not] { $need }のうち{ $have }
           *[open] まだ不明
        }
    }

## Behind one's screen

page-desk-if-ended = 今終わると{ $count }点
page-desk-if-ended-short = 今終わると
page-stack-shown = 公開：{ $sum }
page-stack-none = 山なし
page-purse-good = { good }{ $count }個、売値{ $price }

## The others

page-rival-city = 都市の家族コマ{ $count }個
page-rival-left = サプライの家族コマ{ $count }個
page-rival-missions = 任務{ $count }枚
page-rival-stacks = 裏向きの山：{ $sizes }枚
page-rival-shows = 公開した合計{ $sum }
page-rival-unseen = 未公開
page-rival-unseen-cards = まだ公開していないカード：{ $cards }
page-rival-state =
    { $state ->
        [ready] 準備完了
        [plans] 計画中
        [chooses] 選択中
        [out] 山なし
        [passed] パス
        [now] 手番
       *[last] 最後に手番
    }

page-nina-note = 同数は必ず勝ち、何も取りません
page-nina-showed = { $letter }：{ $cards }を公開

## The council

page-council-note = 1席1点
page-council-step = ステップ{ $letter }
page-council-left = 残り{ $count }
page-council-free = 空席
page-council-members = 評議会：
page-council-count = { $player }：{ $count }

## Buttons of the prompt

page-do-draw = もう1枚引く
page-do-reveal = { $stack }を公開 · { $sum }
    .short = { $stack } · { $sum }
page-do-pass = パス
page-do-privilege = 特権：最後に回る
page-do-take-seat = { place }の席を取る
page-do-take-good = { good }を1個取る
page-do-sell = { good }1個を{ $count }で
page-do-upgrade = { good }1個 → { $better }
page-do-fountain = { $cell }：{ ability }

## Keys

page-key-reveal = 競り：その番号の山を公開する
page-key-pass = 競り：パスする、特権を使う
page-key-plan = 計画：1枚引く（このときDは衝立の内側に移りません）、山の準備完了
page-key-shift = 計画：カードを前か次の山へ移す
