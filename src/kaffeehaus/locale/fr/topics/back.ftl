### Regarder en arrière pendant que la partie continue.

back-title = Un moment passé
back-place =
    { $round ->
        [0] Avant le tour 1, étape { $step } – votre vue d’alors
       *[other] Tour { $round }, étape { $step } – votre vue d’alors
    }
back-now = Revenir au présent
back-why = C’était ainsi. Rien ne peut être joué pendant que vous regardez en arrière.
back-propose = Continuer d’ici
back-propose-note = Propose aux autres de reprendre tout ce qui a été joué depuis
