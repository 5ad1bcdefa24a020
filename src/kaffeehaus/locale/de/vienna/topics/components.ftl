### Was die Seiten des Materials zu diesem Spiel sagen.

page-pieces-kind = { $kind ->
    [cards] Karten
    [missions] Aufträge
    [houses] Gebäude
    [squares] Plätze
    [purchases] Einkäufe
    [roof] Dach und Leisten
   *[figures] Figuren
}
page-pieces-facet = { $facet ->
    [action] Wirkt in
    [brings] Bringt
    [bribe] Bestechungsmittel auf der Karte
    [group] Gruppe
    [kind] Verlangt
    [flag] Nation
    [colour] Farbe
    [seal] Siegel
   *[value] Wege und Punkte
}
page-pieces-fact = { $fact ->
    [bribe] Bestechungsmittel für Aktion II
    [info] Information für Aktion IV
    [alike] Ebensolche Karten
    [advanced] Nur in der Vollversion
    [around] Plätze ringsum
    [value] Bringt
   *[price] Preis
}
page-pieces-yes = { $yes ->
    [yes] ja
   *[no] nein
}
page-pieces-brings = { $brings ->
    [points] Punkte
    [cheaper] niedrigeren Preis
    [bribes] Bestechungsmittel
    [markers] Schritte
   *[cards] Karten
}
page-pieces-asks = { $asks ->
    [seals] Siegel
    [bribes] Bestechungsmittel
    [building] Hausbuchstaben
   *[information] Informationen
}
page-pieces-roof = { $what ->
    [purchase] Einkaufsplättchen
    [payday] Zahltagplättchen
   *[investigator] Der Ermittler
}
page-pieces-used = { $what ->
    [card] In eine Schublade gelegt
    [completed] Erfüllt
    [kept] Angenommen oder ausgeteilt
    [entered] Von einem Agenten betreten
    [enclosed] Umschlossen
   *[bought] Gekauft
}
