deal-title = Die gleiche Verteilung
deal-day-title = Verteilung des Tages
deal-players = { $count } Personen
deal-against = Diese Bots spielen an jedem Tisch dieser Verteilung gegen dich:
deal-hidden = { $count ->
    [0] Noch hat niemand diese Verteilung zu Ende gespielt. Ergebnisse siehst du, sobald du selbst fertig bist.
    [one] Eine Person hat diese Verteilung zu Ende gespielt. Ihr Ergebnis siehst du, sobald du selbst fertig bist.
   *[other] { $count } Personen haben diese Verteilung zu Ende gespielt. Ihre Ergebnisse siehst du, sobald du selbst fertig bist.
}
deal-go-on = Deine Partie fortsetzen
deal-play = Diese Verteilung spielen
deal-copy = Link kopieren
deal-copied = Der Link ist kopiert: { $link }
deal-copy-by-hand = Der Browser lässt uns nicht kopieren; der Link steht in der Adresszeile.
deal-results = { $count ->
    [one] Eine Partie mit dieser Verteilung
   *[other] { $count } Partien mit dieser Verteilung
}
deal-rank = Platz
deal-who = Name
deal-points = Punkte
deal-lead = Vor dem besten Bot
deal-compare = Vergleich
deal-you = { $name } (du)
deal-won = gewonnen
deal-asked = { $count ->
    [one] hat einmal einen Bot gefragt
   *[other] hat { $count }-mal Bots gefragt
}
deal-not-yours = Deine Partie wird nicht verglichen, weil eine Zeit lang ein Bot für dich gespielt hat.
deal-with = Mit { $name }
deal-first = Bisher bist nur du fertig. Schick den Link weiter und schau später wieder vorbei.
deal-beside = Deine Partie und die von { $name }
deal-parted = { $count ->
    [0] Schon bei der ersten Entscheidung habt ihr euch getrennt.
    [one] Eine Entscheidung war gleich; in Runde { $round } habt ihr euch getrennt.
   *[other] { $count } Entscheidungen waren gleich; in Runde { $round } habt ihr euch getrennt.
}
deal-alike = Ihr habt von Anfang bis Ende gleich entschieden.
deal-round = Runde
deal-yours = Du
deal-points-then = { $points ->
    [one] 1 Punkt: diesen Moment ansehen
   *[other] { $points } Punkte: diesen Moment ansehen
}
deal-seat = Platz { $seat }
