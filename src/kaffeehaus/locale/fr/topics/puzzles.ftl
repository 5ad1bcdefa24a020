### Les problèmes : la liste, la question et la meilleure réponse.

puzzles-title = Problèmes de { $game }
puzzles-note = Des positions de parties enregistrées, telles que les voyait quelqu’un à la table. Une décision est nettement la meilleure, et ce n’est pas celle qui paraît la meilleure au premier regard.
puzzles-which = Quel jeu
puzzles-all = Tous les problèmes
puzzles-none = Il n’y a pas de problèmes ici : ils ont été trouvés avec d’autres tables de matériel ou d’autres règles que celles de cette maison.
puzzles-progress-title = Où vous en êtes
puzzles-progress = { $answered } sur { $count } résolus, { $found } trouvés
puzzles-filter = Quels problèmes
puzzles-kind = Ce qui se décide
puzzles-level = Difficulté
puzzles-state = Les vôtres
puzzles-any = Tous
puzzles-came = { $came ->
    [found] trouvé
    [missed] manqué
    [shown] solution montrée
   *[open] pas encore essayé
}
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-title = Problème { $number }
puzzle-where = { $game }, n° { $number }
puzzle-difficulty = { $level ->
    [1] facile
    [2] moyen
   *[3] difficile
}
puzzle-round = Tour { $round }
puzzle-players = { $count } joueurs
puzzle-you = vous
puzzle-tab = Question
puzzle-answers = Réponses
puzzle-answer = Répondre
puzzle-show = Voir la solution
puzzle-play-on = Continuer la partie
puzzle-next = Problème suivant
puzzle-verdict = { $verdict ->
    [found] Trouvé : { $letter } est le meilleur choix
    [shown] { $letter } est le meilleur choix
    [best] Presque : { $letter } était meilleur
    [fine] Presque : { $letter } était meilleur
    [slip] De peu : { $letter } était meilleur
   *[miss] Non : { $letter } était bien meilleur
}
puzzle-alike =
    { $alike ->
        [1] Vous avez choisi { $letter } ; personne d’autre ne l’a fait jusqu’ici.
       *[other] Vous avez choisi { $letter }, comme { $alike } sur { $tried }.
    }
    .first = Vous avez choisi { $letter } ; personne d’autre n’a encore répondu.
puzzle-found-by = { $tried ->
    [0] Personne n’a encore répondu.
   *[other] { $found } sur { $tried } l’ont vu.
}
    .first = Vous êtes la première personne à l’avoir vu.
puzzle-is-answer = la solution
puzzle-is-yours = votre choix
puzzle-is-obvious = paraît le meilleur au premier regard
puzzle-percent = { $value } %
puzzle-between = Entre { $least } et { $most } %
puzzle-why = Pourquoi { $letter } et non { $other }
puzzle-at-once = Tout de suite
puzzle-later = En jouant la suite
puzzle-by-then = d’ici là, cela a rapporté plus de points
puzzle-points = +{ $points }
puzzle-sure = { $letter } était à { $first } et { $second } points derrière en deux séries de simulations, chacune dans d’autres mondes : c’est moins bon avec au moins { $percent } % de certitude.
puzzle-evidence = Tiré de la partie { $game } de celles que des bots ont jouées pour trouver des problèmes. { $playouts } suites ont été simulées ; { $letter } menait dans les deux séries face aux autres réponses, dans { $worlds } mondes compatibles avec ce que l’on pouvait savoir ici, puis dans une recherche plus profonde.
puzzle-whole = Les deux séries sont allées jusqu’à la fin de la partie.
