### Was nur die Lektionen sagen: ihre Liste und die Lehrkarte am Tisch.

lessons-title = { $game } lernen
lessons-note = Zehn Minuten an einem echten Tisch. Tu, was auf der Karte steht; bei jedem Klick erfährst du, warum.
lessons-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
lessons-at = Schritt { $step } von { $count }
lessons-done = gelernt
lessons-begin = Anfangen
lessons-go-on = Weiter
lessons-again = Noch einmal
lessons-other = Andere Lektion wählen
lessons-games = Spiele

coach-of = { $lesson }, Schritt { $step } von { $count }
coach-leave = Lektion verlassen
coach-next = Weiter
coach-back = Zurück
coach-skip = Überspringen
coach-show = Zeig’s mir
coach-rule = Regel { $rule }
coach-press = Drück jetzt auf „{ $button }“.
coach-press-why = Der Tisch fragt noch einmal nach, bevor es gilt.
coach-read = Lies erst das hier und drück dann auf „{ $button }“.
coach-not-now = Erlaubt wäre das. Nimm für diese Lektion, was im Licht steht.
coach-others = Jetzt spielen die anderen.
coach-others-why = Sieh ihnen zu, oder drück oben auf „Überspringen“.
coach-over-title = Gelernt
coach-over = Das war’s. Jetzt weißt du, wie es geht.
coach-over-why = { $more ->
    [yes] Dein Tisch steht noch da: Spiel gegen die zwei Bots zu Ende, oder nimm die nächste Lektion.
   *[no] Dein Tisch steht noch da: Spiel gegen die zwei Bots zu Ende.
}
coach-over-why-one = { $more ->
    [yes] Dein Tisch steht noch da: Spiel gegen den Bot zu Ende, oder nimm die nächste Lektion.
   *[no] Dein Tisch steht noch da: Spiel gegen den Bot zu Ende.
}
coach-play-on = Diese Partie zu Ende spielen
coach-next-lesson = Nächste Lektion
coach-front = Ins Gastzimmer
