### Worum es in einem Rätsel geht.

puzzle-kind = { $step ->
    [bid] Auktionen
    [settle] Stadtfelder
    [third] Stadtfelder
    [good] Waren
    [upgrade] Waren
    [guild-seat] Sitze im Rat
    [merchants-seat] Sitze im Rat
    [support] Sitze im Rat
    [ability] Fähigkeiten der Brunnen
    [sell] Waren verkaufen
    [sell-one] Waren verkaufen
    [move] Familienmitglieder, die ziehen
    [move-to] Familienmitglieder, die ziehen
    [vagabond] Familienmitglieder, die ziehen
    [vagabond-to] Familienmitglieder, die ziehen
    [plant] Palmen
    [palm-from] Palmen
    [palm-to] Palmen
    [build] Wo ein Brunnen gebaut wird
    [take-back] Welche Karte zurückgeht
    [retrieve] Welche Karte zurückgeht
    [pick-mission] Aufträge
   *[other] Eine andere Entscheidung
}
