### Ce que montre le lien d’une table quand on le partage

link-title =
    { $phase ->
        [gathering] Vous êtes invité à une table de { $game }
        [playing] Une partie de { $game } est en cours
       *[over] Une partie de { $game } terminée
    }
link-note = { $state } { $seated } { $options }
link-gathering =
    { $free ->
        [0] Une table pour { $players }. Toutes les chaises sont prises, mais vous pouvez regarder.
        [one] Une table pour { $players }, une chaise est libre.
       *[other] Une table pour { $players }, { $free } chaises sont libres.
    }
link-playing = { $players } joueurs, tour { $round }. Venez regarder.
link-over = { $players } joueurs. Revoyez la partie coup par coup.
link-seated = À la table : { $names }.
link-options = Options : { $options }.
link-option = { $name } : { $value }
