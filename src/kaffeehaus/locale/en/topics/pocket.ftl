### Games in this browser, without the house, and what one sees while it is out of reach.

pocket-title = Without the house
pocket-note = Against two bots, in this browser: once it is set up, no network is needed.
pocket-play = { $game } here
pocket-choose = Choose
pocket-choose-note = With everything to choose: it is set in this browser only, against bots or for several at this screen.
pocket-starting = The table is being set in this browser …
pocket-failed = The table could not be set here. The first time it takes a connection to the house.
pocket-take = Fetch everything for when there is no network ({ $size } MB)
pocket-taking = Everything is being fetched …
pocket-taken = Against two bots, in this browser. Everything is here: no network is needed.
pocket-seen = The house cannot be reached. Your tables as last seen: { $when }.
pocket-table-seen = The house cannot be reached. The table as last seen: { $when }.
pocket-bring = Bring it to the house
pocket-bring-all = { $count ->
    [one] Bring a finished game to the house
   *[other] Bring { $count } finished games to the house
}
pocket-brought = To the game in the house
