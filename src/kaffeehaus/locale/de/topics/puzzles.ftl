### Rätsel: die Liste, die Frage und was am besten war.

puzzles-title = Rätsel zu { $game }
puzzles-note = Stellungen aus aufgezeichneten Partien, so wie jemand am Tisch sie sah. Eine Entscheidung ist klar die beste, und es ist nicht die, die auf den ersten Blick am besten aussieht.
puzzles-which = Welches Spiel
puzzles-all = Alle Rätsel
puzzles-none = Hier gibt es keine Rätsel: Sie wurden mit anderen Materialtabellen oder Regeln gefunden als denen dieses Hauses.
puzzles-progress-title = Wie weit du bist
puzzles-progress = { $answered } von { $count } beantwortet, { $found } gefunden
puzzles-filter = Welche Rätsel
puzzles-kind = Worum es geht
puzzles-level = Wie schwer
puzzles-state = Deine
puzzles-any = Alle
puzzles-came = { $came ->
    [found] gefunden
    [missed] verfehlt
    [shown] aufgedeckt
   *[open] noch offen
}
puzzles-count = { $count } Rätsel
puzzle-title = Rätsel { $number }
puzzle-where = { $game }, Nr. { $number }
puzzle-difficulty = { $level ->
    [1] leicht
    [2] mittel
   *[3] schwer
}
puzzle-round = Runde { $round }
puzzle-players = { $count } Personen
puzzle-you = du
puzzle-tab = Frage
puzzle-answers = Antworten
puzzle-answer = Antworten
puzzle-show = Lösung zeigen
puzzle-play-on = Weiterspielen
puzzle-next = Nächstes Rätsel
puzzle-verdict = { $verdict ->
    [found] Gefunden: { $letter } ist am besten
    [shown] { $letter } ist am besten
    [best] Beinahe: { $letter } war besser
    [fine] Beinahe: { $letter } war besser
    [slip] Knapp: { $letter } war besser
   *[miss] Nein: { $letter } war viel besser
}
puzzle-alike =
    { $alike ->
        [1] Du hast { $letter } gewählt, sonst bisher niemand.
       *[other] Du hast { $letter } gewählt, wie { $alike } von { $tried }.
    }
    .first = Du hast { $letter } gewählt; sonst hat noch niemand geantwortet.
puzzle-found-by = { $tried ->
    [0] Noch hat niemand geantwortet.
   *[other] { $found } von { $tried } haben es gesehen.
}
    .first = Du bist die erste Person, die es gesehen hat.
puzzle-is-answer = die Lösung
puzzle-is-yours = deine Wahl
puzzle-is-obvious = sieht auf den ersten Blick am besten aus
puzzle-percent = { $value } %
puzzle-between = Zwischen { $least } und { $most } %
puzzle-why = Warum { $letter } und nicht { $other }
puzzle-at-once = Sofort
puzzle-later = Nach dem Weiterspielen
puzzle-by-then = bis dahin hat es mehr Punkte gebracht
puzzle-points = +{ $points }
puzzle-sure = { $letter } lag in zwei Durchgängen, jedes Mal in anderen Welten, { $first } und { $second } Punkte zurück: mit mindestens { $percent } % Sicherheit ist es schlechter.
puzzle-evidence = Aus Partie { $game } von denen, die Bots für Rätsel gespielt haben. { $playouts } Verläufe wurden durchgespielt; { $letter } lag in beiden Durchgängen vor den anderen Antworten, in { $worlds } Welten, die zu dem passen, was hier bekannt sein konnte, und danach auch in einer tieferen Suche.
puzzle-whole = Beide Durchgänge gingen bis zum Ende der Partie.
