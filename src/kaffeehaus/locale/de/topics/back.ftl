### Zurückschauen, während die Partie weitergeht.

back-title = Ein früherer Moment
back-place =
    { $round ->
        [0] Vor Runde 1, Schritt { $step } – wie du es sahst
       *[other] Runde { $round }, Schritt { $step } – wie du es sahst
    }
back-now = Zurück ins Jetzt
back-why = So war es damals. Solange du zurückschaust, kann nichts gespielt werden.
back-propose = Ab hier weiterspielen
back-propose-note = Schlägt den anderen vor, alles seither Gespielte zurückzunehmen
