### Cards and missions: what they are good for.

## The 28 kinds of ability; the numeral is the action in which it is used

ability-line = { $action }: { $ability }
ability-bribe-bribe = bribe is { bribe } → 1 more { bribe }
ability-bribe-points = bribe is { bribe } → 2 points
ability-bribe-marker = bribe is { bribe } → any marker 1 step
ability-colour-bribe = { bribe } building → 1 bribe of your choice
ability-colour-points = { bribe } building → 3 points
ability-colour-marker = { bribe } building → any marker 1 step
ability-colour-less = { bribe } building: pay 1 bribe less
ability-flag-bribe = { flag } building → 1 bribe of your choice
ability-flag-points = { flag } building → 3 points
ability-flag-marker = { flag } building → any marker 1 step
ability-marker-bribe = { info } marker moved → 1 bribe of your choice
ability-marker-points = { info } marker moved → 2 points
ability-foreign-bribes = building with a rival's agent → 2 { bribe }
ability-foreign-points = building with a rival's agent → 5 points
ability-seal-less = { seal } building: pay 1 bribe less
ability-seal-bribe = { seal } building → 1 bribe of your choice
ability-seal-points = { seal } building → 3 points
ability-seal-marker = { seal } building → any marker 1 step
ability-foreign-less = building with a rival's agent: pay 1 bribe less
ability-foreign-cards = building with a rival's agent → 2 more cards next round
ability-tile-bribes = { info } tile gained → one bribe per player, all different
ability-tile-points = { info } tile gained → 8 points
ability-tile-marker = { info } tile gained → its marker 2 steps
ability-wild = pay with { bribe } as if it were any bribe
ability-redirect = instead of the { info } marker move any other
ability-new-tile-points = tile of a kind you did not own → 5 points
ability-square-bribes = tile from a square of { $number } → { $number } bribes of one kind
ability-any-tile-bribe = any tile gained → 1 bribe of your choice

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
