### Nach einer Partie mit denselben Leuten weiterspielen.

series-title = Serie
series-number = Partie { $number } der Serie
series-turns = im Wechsel: { $games }
series-column = { $of ->
    [games] gespielt
    [wins] gewonnen
   *[points] Punkte
}
series-points-note = Ein Punkt für alle, die man in einer Partie hinter sich lässt.
series-opens = Als Nächstes { $game }: Der Tisch öffnet sich in einer Minute von selbst, mit einem Stuhl für alle.
series-now = Nächste Partie jetzt
series-not = Diesmal nicht
series-end = Serie beenden
series-which = Welches Spiel als Nächstes kommt
series-same = jedes Mal dasselbe Spiel
series-other = im Wechsel mit { $game }
series-note = Eine Minute nach der Partie öffnet sich der nächste Tisch von selbst, mit einem Stuhl für alle, bis jemand von euch die Serie beendet.
