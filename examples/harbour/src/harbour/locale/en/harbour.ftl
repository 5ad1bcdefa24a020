### All that is said at a table of Harbour.

intro-title = HARBOUR · load the ships, be their captain
intro-1 = Every round all choose a watch card in secret. Low cards go first, high cards bring more crates.
intro-2 = In your turn you load a ship, take 2 crates from the yard, or repair your crane: one crate more every round.
intro-3 = Each crate you load scores the freight of the ship. Whoever loads a ship first is her captain.
intro-4 = A full ship sails at once and pays her captain: points, or 2 crates. Then the next ship comes to the quay.
intro-5 = The game ends after the last round, or when the last ship has sailed. 3 crates left over are worth 1 point.

## Words

ship =
    { $ship ->
        [swallow] Swallow
        [heron] Heron
        [gull] Gull
        [tern] Tern
        [osprey] Osprey
        [petrel] Petrel
        [plover] Plover
        [curlew] Curlew
        [cormorant] Cormorant
        [puffin] Puffin
        [avocet] Avocet
       *[albatross] Albatross
    }
crates =
    { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    }
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
places =
    { $free ->
        [one] 1 free place
       *[other] { $free } free places
    }
cause =
    { $cause ->
        [card] card
        [crane] crane
        [yard] yard
       *[captain] captain’s pay
    }
rule =
    { $rule ->
        [freight] freight
        [captain] captain’s pay
       *[store] crates left over
    }
end-reason =
    { $reason ->
        [ships] The last ship has sailed.
       *[rounds] All rounds have been played.
    }
    .short =
        { $reason ->
            [ships] the last ship
           *[rounds] the last round
        }

## Questions and choices

ask-choose = Which watch card do you play?
ask-turn = What do you do? You have { crates }.
ask-stow = How many crates do you load into the { ship }? She has { places }.
ask-pay = The { ship } sails. How do you want to be paid as her captain?

do-choose = card { $card }: { crates }
    .kind = Play a watch card
do-take = take { crates } from the yard
do-load = load the { ship }: { points } a crate, { places }
    .kind = Load a ship
    .wish = load the { ship }
do-stow = { crates }
    .kind = Crates for the ship
do-repair = repair the crane for { crates }
do-collect =
    { $pay ->
        [crates] { crates }
       *[points] { points }
    }
    .kind = Be paid as captain

## Why a choice is not there

why-no-such-card = Card { $card } is not in your hand.
why-not-at-quay = The { ship } is not at the quay.
why-no-crates = You have no crate to load.
why-ship-full = The ship has only { places }.
why-few-crates = You have only { crates }.
why-no-cranes = This table plays without cranes.
why-crane-repaired = Your crane is repaired already.
why-repair-cost = Repairing the crane costs { $cost }, and you have { crates }.

## What happened, after a player’s name and a colon or in a row

log-round-began = Round { $number } of { $rounds }
log-card-drawn = draws card { $card }
log-card-chosen = card { $card } chosen
log-ready = has chosen
log-card-revealed = card { $card } ({ crates })
log-crates-gained = +{ crates } ({ cause })
log-loaded = { crates } → { ship }
log-became-captain = captain of the { ship }
log-sailed = The { ship } is full and sails · captain: { $player }
log-ship-arrived = The { ship } comes to the quay
log-crane-repaired = crane repaired for { crates }
log-scored = +{ points } ({ rule })
log-game-ended = End of the game · winner: { $winners }, { points }

## The table

table-quay = At the quay
table-quay-ship = ship
table-quay-freight = points a crate
table-quay-free = free places
table-quay-pay = pay
table-quay-captain = captain
table-players = Players
table-players-player = player
table-players-points = points
table-players-crates = crates
table-players-card = card
table-players-crane = crane
table-players-sailed = ships sailed
crane =
    { $crane ->
        [yes] repaired
       *[no] broken
    }
hand = Your cards: { $cards }
round = Round { $round } of { $rounds } · ships to come: { $pile } · cards in the pile: { $deck }
