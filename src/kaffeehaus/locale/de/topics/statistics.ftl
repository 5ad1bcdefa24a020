### Was aus beendeten Partien wurde: im Haus und bei einem selbst.

stat-window = { $game }: Statistik
stat-game = Spiel
stat-parts = Wessen Partien
stat-part = { $part ->
    [mine] Meine Partien
   *[house] Das Haus
}
stat-filters = Welche Partien
stat-any = alle
stat-none-of = keine
stat-company = Wer spielt
stat-company-of = { $company ->
    [people] nur Menschen
    [mixed] Menschen und Bots
    [alone] allein gegen Bots
   *[bots] nur Bots
}
stat-period = Wann
stat-always = seit jeher
stat-months = { $count ->
    [one] dieser Monat
   *[other] die letzten { $count } Monate
}
stat-waiting = { $count ->
    [one] Eine Partie wird noch gezählt.
   *[other] { $count } Partien werden noch gezählt.
}
stat-count = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
stat-few = { $count ->
    [0] Hier wurde noch keine solche Partie zu Ende gespielt. Zahlen gibt es ab { $least } Partien.
    [one] Hier wurde erst eine solche Partie zu Ende gespielt. Zahlen gibt es ab { $least } Partien.
   *[other] Hier wurden erst { $count } solche Partien zu Ende gespielt. Zahlen gibt es ab { $least } Partien.
}
stat-abandoned = { $count ->
    [one] Eine weitere wurde begonnen und liegen gelassen: Seit einem Monat hat sie niemand fortgesetzt. Sie zählt nicht mit.
   *[other] { $count } weitere wurden begonnen und liegen gelassen: Seit einem Monat hat sie niemand fortgesetzt. Sie zählen nicht mit.
}
stat-source = Alle Partien, die in diesem Haus ausgeteilt und zu Ende gespielt wurden; keine Lektionen und keine Aufzeichnungen von anderswo. Private Partien zählen nur zu je { $least } mit, und niemand wird genannt. In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt.
stat-rounds = Runden (Median)
stat-decisions = Entscheidungen (im Schnitt)
stat-minutes = Minuten an einem Live-Tisch (Median)
stat-ended = Wie sie endeten
stat-everybody = Alle
stat-winners = Sieger
stat-mean = im Schnitt { $value }
stat-range = { $from } bis { $to }
stat-table = Als Tabelle
stat-places = Siege nach dem Platz hinter dem Startspieler
stat-players = { $count } Spieler
stat-players-games = { $players } Spieler, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
stat-place = { $place ->
    [1] Startspieler
   *[other] { $place }. Spieler
}
stat-won-share = Siege
stat-fair = Ein gleicher Anteil wären { $share }.
stat-fair-each = Gestrichelt: ein gleicher Anteil.
stat-share = { $share } %
stat-between = ({ $low } bis { $high })
stat-points = Woher die Punkte kommen
stat-points-note = Was eine Person in einer Partie damit im Schnitt erzielt.
stat-share-of = Anteil der Partien: { $what }
stat-completed = Erfüllt, von den behaltenen
stat-most = Am häufigsten
stat-least = Am seltensten
stat-all = Alle { $count } zeigen
stat-fewer = Weniger zeigen
stat-spaces = Stadtfelder
stat-own-points = Meine Punkte
stat-line = Meine Punkte in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}, davon { $won } gewonnen; zuletzt im Schnitt { $value }
stat-average = Schnitt der letzten { $count }
stat-won = gewonnen
stat-not-won = nicht gewonnen
stat-best-other = bester der anderen
stat-when = Wann
stat-rank = Platz
stat-rank-of = { $rank } von { $count }
stat-rank-short = { $rank }.
stat-rank-count = von { $count }
stat-own-wins = Meine Siege
stat-own-wins-note = Ein geteilter Sieg zählt anteilig. Partien, in denen du mehrere Plätze hattest, bleiben hier außen vor.
stat-against = gegen { $bot }
stat-against-several = gegen Bots verschiedener Stärke
stat-seat = Platz { $seat }
stat-length = { $minutes ->
    [0] { $rounds } Runden
   *[other] { $rounds } Runden, { $minutes } min
}
stat-step = Nachspielen
stat-older = Ältere Partien
stat-own-none = Noch keine Partien
stat-own-none-note = Sobald du eine solche Partie zu Ende gespielt hast, steht sie hier. Diese Liste siehst nur du.
