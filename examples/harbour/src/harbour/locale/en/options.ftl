### What a table of Harbour may choose.

option-rounds = rounds of the game: 8 or 5
    .name = Length
    .note = How many rounds are played.
    .value = { $value } rounds
    .effect =
        { $value ->
            [5] A short game, of about ten minutes.
           *[8] The whole game: in the end ships may run out.
        }
option-cranes = cranes that can be repaired: on or off
    .name = Cranes
    .note = Whether everybody has a broken crane.
    .value =
        { $value ->
            [true] yes
           *[false] no
        }
    .effect =
        { $value ->
            [true] A crane that has been repaired brings one crate more every round.
           *[false] Crates come from cards, the yard and captains’ pay only.
        }
option-repair = crates that repairing a crane costs: 3 or 2
    .name = Repair
    .part = With cranes
    .note = What it costs to repair a crane.
    .value =
        { $value ->
            [one] { $value } crate
           *[other] { $value } crates
        }
    .effect =
        { $value ->
            [2] Everybody will want one early.
           *[3] Paid back after three rounds.
        }
