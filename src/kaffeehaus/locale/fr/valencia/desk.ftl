### What lies behind one's screen, the other players, the council, and planning, on the page.

# Ranks of an auction in words.
page-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }

## Planning in secret

page-plan-title = Vos piles
page-plan-secret = vous seul les voyez
page-plan-total =
    { $count ->
        [one] { $count } carte,
       *[other] { $count } cartes,
    }
# Told to those who listen, where a card lies now.
page-plan-lies = Pile { $stack }, total { $sum }
page-plan-lies-loose = La carte { card } n’est dans aucune pile
page-plan-loose = Cartes dans aucune pile
page-plan-new = nouvelle pile
page-plan-lay = { $card } : dans la pile { $stack }
page-plan-take = { $card } : retirer de la pile { $stack }
page-plan-light = Pile { $stack }, total { $sum } : la prochaine carte va ici
page-plan-so-far = à ce stade
page-plan-ready = Mes piles sont prêtes
page-plan-singly = Le reste une à une
page-plan-lacks =
    { $count ->
        [one] { $count } carte n’est dans aucune pile.
       *[other] { $count } cartes ne sont dans aucune pile.
    }
page-plan-waiting =
    { $count ->
        [0] Aucun autre joueur n’a fini.
        [one] { $count } autre joueur sur { $players } a fini.
       *[other] { $count } autres joueurs sur { $players } ont fini.
    }
page-plan-taken = Tant que tous n’ont pas fini, vous pouvez reprendre vos piles.
page-plan-before = Tour précédent : les sommes gagnantes
page-plan-came-second = 2e { $sum }
page-plan-won = bat { $letters }
page-plan-level = égale { $letters }
page-plan-second = 2e en { $letters }
page-plan-won-all = bat tout
page-plan-won-none = ne bat rien
page-plan-beats = bat { $what }
page-plan-beats-cards =
    { $count ->
        [one] { $count } carte { $share } %
       *[other] { $count } cartes { $share } %
    }
page-plan-beats-none = ne bat aucune carte
page-plan-first = Premier tour : ce que valent les cartes d’un rival
page-plan-first-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-plan-first-note = Aucune pile n’a encore été révélée. Les autres piochent dans les mêmes cartes que vous : en haut, ce que valent en moyenne autant de cartes ; en dessous, le minimum et le maximum. Sous chacune de vos piles figure la fréquence à laquelle elle l’emporterait.
page-plan-span = { $least }–{ $most }

page-pile-title = Votre pioche
page-pile-secret = vous seul la voyez
page-pile-draw = Piocher
page-pile-count =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
page-pile-left =
    { $rounds ->
        [1] Il en reste { $count }, toutes pour ce tour.
       *[other] Il en reste { $count } pour { $rounds } tours avec celui-ci : { $rate } par tour.
    }
page-pile-next = La prochaine vaut { $value } ou plus dans { $share } cas sur 100 ; { $mean } en moyenne.
page-pile-odd = { $value } : { $share } sur 100
page-percent = { $percent } %

## Missions at the start

page-offer-title = Vos missions
page-offer-note = Cochez celles que vous gardez, au moins une. Chacune rapporte à la fin si elle est remplie, et coûte sinon.
page-offer-keep =
    { $count ->
        [0] Garder …
        [one] Garder celle-ci
       *[other] Garder ces { $count }
    }
page-offer-lacks = Il faut garder au moins une mission.
page-offer-drawn = Piochées : en garder une
page-mission-card =
    { $kind ->
        [formula] { $needs } ({ $now } pour l’instant)
       *[other] { $needs } : plus { $points }, sinon moins { $failed } ; { $state ->
            [met] remplie
            [not] { $have } sur { $need }
           *[open] encore inconnu
        }
    }

## Behind one's screen

page-desk-if-ended = { points } si la partie finissait maintenant
page-desk-if-ended-short = si on finissait là
page-stack-shown = révélé : { $sum }
page-stack-none = plus de pile
page-purse-good = { $count } { good }, prix { $price }

## The others

page-rival-city = { members } en ville
page-rival-left = { members } en réserve
page-rival-missions =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
page-rival-stacks = piles face cachée, cartes : { $sizes }
page-rival-shows = montre { $sum }
page-rival-unseen = non vues
page-rival-unseen-cards = cartes pas encore montrées : { $cards }
page-rival-state =
    { $state ->
        [ready] a fini
        [plans] planifie encore
        [chooses] choisit encore
        [out] plus de pile
        [passed] a passé
        [now] enchérit
       *[last] en dernier
    }

page-nina-note = gagne les égalités, ne prend rien
page-nina-showed = { $letter } : a montré { $cards }

## The council

page-council-note = 1 point par case
page-council-step = étape { $letter }
page-council-left = reste { $count }
page-council-free = personne
page-council-members = Au Conseil :
page-council-count = { $player } : { $count }

## Buttons of the prompt

page-do-draw = Piocher encore
page-do-reveal = Révéler { $stack } · { $sum }
    .short = { $stack } · { $sum }
page-do-pass = Passer
page-do-privilege = Privilège : en dernier
page-do-take-seat = Prendre la case { place }
page-do-take-good = Prendre 1 { good }
page-do-sell = 1 { good } pour { $count }
page-do-upgrade = 1 { good } → { $better }
page-do-fountain = { $cell } : { ability }

## Keys

page-key-reveal = Enchère : révéler cette pile
page-key-pass = Enchère : passer, ou utiliser un privilège
page-key-plan = Planification : piocher une carte (D ne mène alors pas derrière votre paravent), ou piles prêtes
page-key-shift = Planification : déplacer la carte vers la pile d’avant ou d’après
