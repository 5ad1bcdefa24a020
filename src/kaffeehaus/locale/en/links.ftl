### What a link to a table shows where it is shared

link-title =
    { $phase ->
        [gathering] You are invited to a table of { $game }
        [playing] A game of { $game } is being played
       *[over] A finished game of { $game }
    }
link-note = { $state } { $seated } { $options }
link-gathering =
    { $free ->
        [0] A table for { $players }. All chairs are taken, but you may watch.
        [one] A table for { $players }, and one chair is free.
       *[other] A table for { $players }, and { $free } chairs are free.
    }
link-playing = { $players } players, round { $round }. Come and watch.
link-over = { $players } players. See how it went, move by move.
link-seated = At the table: { $names }.
link-options = Options: { $options }.
link-option = { $name }: { $value }
