### Cards and missions: what they are good for.

## The 28 kinds of ability; the numeral is the action in which it is used

ability-line = { $action }：{ $ability }
ability-bribe-bribe = 賄賂が{ bribe } → { bribe }をもう1枚
ability-bribe-points = 賄賂が{ bribe } → 2点
ability-bribe-marker = 賄賂が{ bribe } → 任意のトラックトークン1マス
ability-colour-bribe = { bribe }の建物 → 任意の賄賂1枚
ability-colour-points = { bribe }の建物 → 3点
ability-colour-marker = { bribe }の建物 → 任意のトラックトークン1マス
ability-colour-less = { bribe }の建物 → コストの賄賂1枚減
ability-flag-bribe = { flag }の建物 → 任意の賄賂1枚
ability-flag-points = { flag }の建物 → 3点
ability-flag-marker = { flag }の建物 → 任意のトラックトークン1マス
ability-marker-bribe = { info }のトラックトークンを移動 → 任意の賄賂1枚
ability-marker-points = { info }のトラックトークンを移動 → 2点
ability-foreign-bribes = 他プレイヤーの駒がある建物 → { bribe }2枚
ability-foreign-points = 他プレイヤーの駒がある建物 → 5点
ability-seal-less = { seal }の建物 → コストの賄賂1枚減
ability-seal-bribe = { seal }の建物 → 任意の賄賂1枚
ability-seal-points = { seal }の建物 → 3点
ability-seal-marker = { seal }の建物 → 任意のトラックトークン1マス
ability-foreign-less = 他プレイヤーの駒がある建物 → コストの賄賂1枚減
ability-foreign-cards = 他プレイヤーの駒がある建物 → 次のラウンドのカード2枚追加
ability-tile-bribes = { info }タイルを獲得 → すべて異なる賄賂をプレイ人数分
ability-tile-points = { info }タイルを獲得 → 8点
ability-tile-marker = { info }タイルを獲得 → そのトラックトークン2マス
ability-wild = { bribe }を任意の賄賂として支払える
ability-redirect = { info }の代わりに他のトラックトークン1マス
ability-new-tile-points = 持っていない種類のタイルを獲得 → 5点
ability-square-bribes = { $number }点の広場のタイルを獲得 → 同じ賄賂{ $number }枚
ability-any-tile-bribe = 機密情報タイルを獲得 → 任意の賄賂1枚

## Cards

card-name = カード{ $card }
card-line = { $card }  II { bribe } / IV { info } / { $ability }
card-title = カード{ $card }
card-as-one = スペースI：引き出しに入り、毎ラウンド使えます。 { $ability }
card-as-two = スペースII：{ bribe }を1枚入手します。
card-as-four = スペースIV：{ info }のトラックトークンを1マス進め、 自分の{ info }タイル1枚につき1点を得ます。
card-unknown = このゲームのカードは1～{ $last }です。

## Missions

mission-line = { $mission }（{ flag }）{ $needs } → { $reward }
mission-needs-seals = エージェント駒：{ $list }
mission-needs-bribes = 所持：{ $list }
mission-needs-information = 所持：{ $list }
mission-needs-building = エージェント駒：{ $building }（ハウスナンバー{ $letter }）
mission-reward-none = なし
