### Cards and missions: what they are good for.

## The 28 kinds of ability; the numeral is the action in which it is used

ability-bribe-bribe = II：賄賂が{ bribe } → { bribe }をもう1枚
ability-bribe-points = II：賄賂が{ bribe } → 2点
ability-bribe-marker = II：賄賂が{ bribe } → 任意のトラックトークン1マス
ability-colour-bribe = III：{ bribe }の建物 → 任意の賄賂1枚
ability-colour-points = III：{ bribe }の建物 → 3点
ability-colour-marker = III：{ bribe }の建物 → 任意のトラックトークン1マス
ability-colour-less = III：{ bribe }の建物 → コストの賄賂1枚減
ability-flag-bribe = III：{ flag }の建物 → 任意の賄賂1枚
ability-flag-points = III：{ flag }の建物 → 3点
ability-flag-marker = III：{ flag }の建物 → 任意のトラックトークン1マス
ability-marker-bribe = IV：{ info }のトラックトークンを移動 → 任意の賄賂1枚
ability-marker-points = IV：{ info }のトラックトークンを移動 → 2点
ability-foreign-bribes = III：他プレイヤーの駒がある建物 → { bribe }2枚
ability-foreign-points = III：他プレイヤーの駒がある建物 → 5点
ability-seal-less = III：{ seal }の建物 → コストの賄賂1枚減
ability-seal-bribe = III：{ seal }の建物 → 任意の賄賂1枚
ability-seal-points = III：{ seal }の建物 → 3点
ability-seal-marker = III：{ seal }の建物 → 任意のトラックトークン1マス
ability-foreign-less = III：他プレイヤーの駒がある建物 → コストの賄賂1枚減
ability-foreign-cards = III：他プレイヤーの駒がある建物 → 次のラウンドのカード2枚追加
ability-tile-bribes = III：{ info }タイルを獲得 → すべて異なる賄賂をプレイ人数分
ability-tile-points = III：{ info }タイルを獲得 → 8点
ability-tile-marker = III：{ info }タイルを獲得 → そのトラックトークン2マス
ability-wild = III：{ bribe }を任意の賄賂として支払える
ability-redirect = IV：{ info }の代わりに他のトラックトークン1マス
ability-new-tile-points = III：持っていない種類のタイルを獲得 → 5点
ability-square-bribes = III：{ $number }点の広場のタイルを獲得 → 同じ賄賂{ $number }枚
ability-any-tile-bribe = III：機密情報タイルを獲得 → 任意の賄賂1枚

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
