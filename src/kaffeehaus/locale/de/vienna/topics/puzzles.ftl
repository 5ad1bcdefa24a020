### Worum es in einem Rätsel geht.

puzzle-kind = { $step ->
    [assign] Karten am Schreibtisch
    [exchange] Welche Karte eine Schublade räumt
    [action-iii] Aktion III
    [source] Welcher Agent
    [pay] Womit gezahlt wird
    [buy-pay] Womit gezahlt wird
    [payday-pay] Womit gezahlt wird
    [gain] Welches Bestechungsmittel
    [gain-different] Welches Bestechungsmittel
    [advance] Welcher Anzeiger
    [marker] Welcher Anzeiger
    [mission] Aufträge
    [buy] Einkauf
    [deposit] Geldkassette
    [place-stefan] Der dritte Mann
    [move-stefan] Der dritte Mann
    [move-figure] Die Figur
    [payday-remove] Welcher Agent geht
    [unfinished-remove] Welcher Agent geht
   *[other] Eine andere Entscheidung
}
