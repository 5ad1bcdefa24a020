### Was die Seiten des Materials zu diesem Spiel sagen.

page-pieces-kind = { $kind ->
    [missions] Aufträge
    [cards] Einflusskarten
    [fountains] Brunnen
    [city-big] Große Stadt
    [city-small] Kleine Stadt
    [goods] Waren
   *[council] Rat
}
page-pieces-facet = { $facet ->
    [special] Art
    [fails] Kann er misslingen?
    [ability] Fähigkeit
    [guild] Gilde
   *[cost] Kosten
}
page-pieces-fact = { $fact ->
    [number] Name
    [value] Wert
    [fountains] Brunnenfelder
   *[price] Preis
}
page-pieces-special = { $special ->
    [no] gewöhnlich
   *[yes] besonders
}
page-pieces-fails = { $fails ->
    [yes] kann misslingen
   *[no] kann nicht misslingen
}
page-pieces-ability = { $ability ->
    [yes] mit Fähigkeit
   *[no] ohne
}
page-pieces-plain = Brunnen mit { $value }
page-pieces-tile = Stadtteil { $tile }, Seite { $face }
page-pieces-used = { $what ->
    [card] Aufgedeckt
    [completed] Erfüllt
    [kept] Behalten
    [settled] Ein Mitglied eingesetzt
    [peopled] Ein Mitglied eingesetzt, wenn er ausliegt
    [laid] Lag in der Stadt
    [gained] Ware erhalten
    [seated] Sitz eingenommen
    [built] Gebaut
   *[ability] Fähigkeit genutzt
}
