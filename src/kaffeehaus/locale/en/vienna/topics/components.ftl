### What the pages of components say of this game.

page-pieces-kind = { $kind ->
    [cards] Cards
    [missions] Missions
    [houses] Buildings
    [squares] Squares
    [purchases] Purchases
    [roof] Roof and tracks
   *[figures] Figures
}
page-pieces-facet = { $facet ->
    [action] Works in
    [brings] Brings
    [bribe] Bribe on the card
    [group] Group
    [kind] Asks for
    [flag] Nation
    [colour] Colour
    [seal] Seal
   *[value] Roads and points
}
page-pieces-fact = { $fact ->
    [bribe] Bribe for Action II
    [info] Information for Action IV
    [alike] Others like it
    [advanced] Advanced version only
    [around] Squares around it
    [value] Brings
   *[price] Price
}
page-pieces-yes = { $yes ->
    [yes] yes
   *[no] no
}
page-pieces-brings = { $brings ->
    [points] points
    [cheaper] a lower price
    [bribes] bribes
    [markers] steps
   *[cards] cards
}
page-pieces-asks = { $asks ->
    [seals] seals
    [bribes] bribes
    [building] a house letter
   *[information] information
}
page-pieces-roof = { $what ->
    [purchase] Purchase tile
    [payday] Payday tile
   *[investigator] The Investigator
}
page-pieces-used = { $what ->
    [card] Put into a drawer
    [completed] Completed
    [kept] Accepted or dealt
    [entered] Entered by an agent
    [enclosed] Enclosed
   *[bought] Bought
}
