### Cards and missions: what they are good for.

## The 28 kinds of ability; the numeral is the action in which it is used

ability-bribe-bribe = II: bribe is { bribe } → 1 more { bribe }
ability-bribe-points = II: bribe is { bribe } → 2 points
ability-bribe-marker = II: bribe is { bribe } → any marker 1 step
ability-colour-bribe = III: { bribe } building → 1 bribe of your choice
ability-colour-points = III: { bribe } building → 3 points
ability-colour-marker = III: { bribe } building → any marker 1 step
ability-colour-less = III: { bribe } building: pay 1 bribe less
ability-flag-bribe = III: { flag } building → 1 bribe of your choice
ability-flag-points = III: { flag } building → 3 points
ability-flag-marker = III: { flag } building → any marker 1 step
ability-marker-bribe = IV: { info } marker moved → 1 bribe of your choice
ability-marker-points = IV: { info } marker moved → 2 points
ability-foreign-bribes = III: building with a rival's agent → 2 { bribe }
ability-foreign-points = III: building with a rival's agent → 5 points
ability-seal-less = III: { seal } building: pay 1 bribe less
ability-seal-bribe = III: { seal } building → 1 bribe of your choice
ability-seal-points = III: { seal } building → 3 points
ability-seal-marker = III: { seal } building → any marker 1 step
ability-foreign-less = III: building with a rival's agent: pay 1 bribe less
ability-foreign-cards = III: building with a rival's agent → 2 more cards next round
ability-tile-bribes = III: { info } tile gained → one bribe per player, all different
ability-tile-points = III: { info } tile gained → 8 points
ability-tile-marker = III: { info } tile gained → its marker 2 steps
ability-wild = III: pay with { bribe } as if it were any bribe
ability-redirect = IV: instead of the { info } marker move any other
ability-new-tile-points = III: tile of a kind you did not own → 5 points
ability-square-bribes = III: tile from a square of { $number } → { $number } bribes of one kind
ability-any-tile-bribe = III: any tile gained → 1 bribe of your choice

## Cards

card-name = card { $card }
card-line = { $card }  II { bribe } · IV { info } · { $ability }
card-title = Card { $card }
card-as-one = On space I it goes into a drawer and works in every round: { $ability }
card-as-two = On space II it brings 1 { bribe }.
card-as-four = On space IV it moves the { info } marker 1 step; you score 1 point for each { info } tile you own.
card-unknown = The cards of this game are 1 to { $last }.

## Missions

mission-line = { $mission } { flag }: { $needs } → { $reward }
mission-needs-seals = agents on { $list }
mission-needs-bribes = show { $list }
mission-needs-information = show { $list }
mission-needs-building = agent on { $building } (house { $letter })
mission-reward-none = nothing
