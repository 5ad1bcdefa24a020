### What the pages of components say of this game.

page-pieces-kind = { $kind ->
    [missions] Missions
    [cards] Influence cards
    [fountains] Fountains
    [city-big] Big city
    [city-small] Small city
    [goods] Goods
   *[council] Council
}
page-pieces-facet = { $facet ->
    [special] Kind
    [fails] Can it fail?
    [ability] Ability
    [guild] Guild
   *[cost] Cost
}
page-pieces-fact = { $fact ->
    [number] Name
    [value] Value
    [fountains] Fountain spaces
   *[price] Price
}
page-pieces-special = { $special ->
    [no] plain
   *[yes] special
}
page-pieces-fails = { $fails ->
    [yes] can fail
   *[no] cannot fail
}
page-pieces-ability = { $ability ->
    [yes] with an ability
   *[no] without
}
page-pieces-plain = Fountain of { $value }
page-pieces-tile = Tile { $tile }, face { $face }
page-pieces-used = { $what ->
    [card] Revealed
    [completed] Met
    [kept] Kept
    [settled] A member placed
    [peopled] Member placed, where it lies
    [laid] Lay in the city
    [gained] Resource gained
    [seated] Seat taken
    [built] Built
   *[ability] Ability used
}
