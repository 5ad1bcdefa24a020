### Cards and missions: what they are good for.

## The 28 kinds of ability; the numeral is the action in which it is used

ability-line = { $action } : { $ability }
ability-bribe-bribe = pot-de-vin { bribe.type } → 1 { bribe } de plus
ability-bribe-points = pot-de-vin { bribe.type } → 2 points
ability-bribe-marker = pot-de-vin { bribe.type } → 1 case pour un marqueur au choix
ability-colour-bribe = bâtiment { bribe.type } → 1 pot-de-vin au choix
ability-colour-points = bâtiment { bribe.type } → 3 points
ability-colour-marker = bâtiment { bribe.type } → 1 case pour un marqueur au choix
ability-colour-less = bâtiment { bribe.type } → 1 pot-de-vin de moins à payer
ability-flag-bribe = bâtiment { flag.adjective } → 1 pot-de-vin au choix
ability-flag-points = bâtiment { flag.adjective } → 3 points
ability-flag-marker = bâtiment { flag.adjective } → 1 case pour un marqueur au choix
ability-marker-bribe = marqueur { info.type } avancé → 1 pot-de-vin au choix
ability-marker-points = marqueur { info.type } avancé → 2 points
ability-foreign-bribes = bâtiment avec un agent adverse → 2 { bribe.plural }
ability-foreign-points = bâtiment avec un agent adverse → 5 points
ability-seal-less = bâtiment { seal } → 1 pot-de-vin de moins à payer
ability-seal-bribe = bâtiment { seal } → 1 pot-de-vin au choix
ability-seal-points = bâtiment { seal } → 3 points
ability-seal-marker = bâtiment { seal } → 1 case pour un marqueur au choix
ability-foreign-less = bâtiment avec un agent adverse → 1 pot-de-vin de moins à payer
ability-foreign-cards = bâtiment avec un agent adverse → 2 cartes de plus au prochain tour
ability-tile-bribes = tuile { info.type } obtenue → 1 pot-de-vin par joueur, tous différents
ability-tile-points = tuile { info.type } obtenue → 8 points
ability-tile-marker = tuile { info.type } obtenue → 2 cases pour son marqueur
ability-wild = pour payer, le { bribe } remplace tout autre pot-de-vin
ability-redirect = au lieu du marqueur { info.type }, avancez-en un autre au choix
ability-new-tile-points = tuile d’un type non possédé → 5 points
ability-square-bribes = tuile d’une place « { $number } » → { $number } pots-de-vin du même type
ability-any-tile-bribe = toute tuile obtenue → 1 pot-de-vin au choix

## Cards

card-name = carte { $card }
card-line = { $card }  II { bribe } · IV { info } · { $ability }
card-title = Carte { $card }
card-as-one = Sur la case I, elle va dans un tiroir et sert à chaque tour ({ $ability }).
card-as-two = Sur la case II, elle rapporte 1 { bribe }.
card-as-four = Sur la case IV, elle avance le marqueur { info.type } d’une case ; vous gagnez 1 point par tuile { info.type } possédée.
card-unknown = Les cartes de cette partie vont de 1 à { $last }.

## Missions

mission-line = { $mission } { flag } : { $needs } → { $reward }
mission-needs-seals = agents sur { $list }
mission-needs-bribes = montrer { $list }
mission-needs-information = montrer { $list }
mission-needs-building = agent en { $building } (maison { $letter })
mission-reward-none = rien
