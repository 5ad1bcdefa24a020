### Tout ce qui se dit à une table du Port.

intro-title = LE PORT · chargez les navires, devenez leur capitaine
intro-1 = À chaque manche, tous choisissent en secret une carte de quart. Les petites jouent d’abord, les grandes rapportent plus de caisses.
intro-2 = À votre tour, vous chargez un navire, prenez 2 caisses à l’entrepôt, ou réparez votre grue : une caisse de plus par manche.
intro-3 = Chaque caisse chargée rapporte le fret du navire. Qui charge un navire en premier en devient capitaine.
intro-4 = Un navire plein part aussitôt et paie son capitaine : des points, ou 2 caisses. Puis le navire suivant arrive à quai.
intro-5 = La partie s’achève après la dernière manche, ou quand le dernier navire est parti. 3 caisses restantes valent 1 point.

## Mots

ship =
    { $ship ->
        [swallow] Hirondelle
        [heron] Héron
        [gull] Goéland
        [tern] Sterne
        [osprey] Balbuzard
        [petrel] Pétrel
        [plover] Pluvier
        [curlew] Courlis
        [cormorant] Cormoran
        [puffin] Macareux
        [avocet] Avocette
       *[albatross] Albatros
    }
crates =
    { $crates ->
        [0] aucune caisse
        [one] 1 caisse
       *[other] { $crates } caisses
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
places =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
cause =
    { $cause ->
        [card] carte
        [crane] grue
        [yard] entrepôt
       *[captain] solde du capitaine
    }
rule =
    { $rule ->
        [freight] fret
        [captain] solde du capitaine
       *[store] caisses restantes
    }
end-reason =
    { $reason ->
        [ships] Le dernier navire est parti.
       *[rounds] Toutes les manches sont jouées.
    }
    .short =
        { $reason ->
            [ships] le dernier navire
           *[rounds] la dernière manche
        }

## Questions et choix

ask-choose = Quelle carte de quart jouez-vous ?
ask-turn =
    { $crates ->
        [0] Que faites-vous ? Vous n’avez aucune caisse.
       *[other] Que faites-vous ? Vous avez { crates }.
    }
ask-stow = Combien de caisses chargez-vous à bord ({ ship }) ? Il reste { places }.
ask-pay = Navire plein, il part ({ ship }). Comment touchez-vous votre solde de capitaine ?

do-choose = carte { $card } : { crates }
    .kind = Jouer une carte de quart
do-take = prendre { crates } à l’entrepôt
do-load = charger : { ship }, { points } par caisse, { places }
    .kind = Charger un navire
    .wish = charger : { ship }
do-stow = { crates }
    .kind = Caisses à charger
do-repair = réparer la grue pour { crates }
do-collect =
    { $pay ->
        [crates] { crates }
       *[points] { points }
    }
    .kind = Toucher la solde de capitaine

## Pourquoi un choix n’est pas là

why-no-such-card = La carte { $card } n’est pas dans votre main.
why-not-at-quay = Ce navire n’est pas à quai ({ ship }).
why-no-crates = Vous n’avez aucune caisse à charger.
why-ship-full = À bord, il ne reste que { places }.
why-few-crates = Vous n’avez que { crates }.
why-no-cranes = À cette table, on joue sans grues.
why-crane-repaired = Votre grue est déjà réparée.
why-repair-cost =
    { $crates ->
        [0] Réparer la grue coûte { $cost } caisses, et vous n’en avez aucune.
       *[other] Réparer la grue coûte { $cost } caisses, et vous en avez { $crates }.
    }

## Ce qui s’est passé, après le nom d’un joueur et deux points, ou à la suite

log-round-began = Manche { $number } sur { $rounds }
log-card-drawn = pioche la carte { $card }
log-card-chosen = carte { $card } choisie
log-ready = a choisi
log-card-revealed = carte { $card } ({ crates })
log-crates-gained = +{ crates } ({ cause })
log-loaded = { crates } → { ship }
log-became-captain = capitaine : { ship }
log-sailed = Navire plein : { ship } prend la mer · capitaine : { $player }
log-ship-arrived = Arrive à quai : { ship }
log-crane-repaired = grue réparée pour { crates }
log-scored = +{ points } ({ rule })
log-game-ended = Fin de la partie · victoire : { $winners }, { points }

## La table

table-quay = À quai
table-quay-ship = navire
table-quay-freight = points par caisse
table-quay-free = places libres
table-quay-pay = solde
table-quay-captain = capitaine
table-players = Joueurs
table-players-player = joueur
table-players-points = points
table-players-crates = caisses
table-players-card = carte
table-players-crane = grue
table-players-sailed = navires partis
crane =
    { $crane ->
        [yes] réparée
       *[no] en panne
    }
hand = Vos cartes : { $cards }
round = Manche { $round } sur { $rounds } · navires à venir : { $pile } · cartes dans la pioche : { $deck }
