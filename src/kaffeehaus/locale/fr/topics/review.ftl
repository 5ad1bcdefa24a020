### The review of a finished game.

page-review-decisions = Décisions de { $player }
page-review-filter = Quelles décisions
page-review-filter-of =
    { $name ->
       *[all] Les { $count } décisions
        [slip] Imprécisions : { $count }
        [miss] Erreurs : { $count }
        [turning] Tournants : { $count }
    }
page-review-filter-short =
    { $name ->
       *[all] Tout ({ $count })
        [turning] Tournants ({ $count })
    }
page-review-round =
    { $round ->
        [0] Avant le tour 1
       *[other] Tour { $round }
    }
page-review-verdict =
    { $verdict ->
        [best] meilleur
        [fine] bon
        [slip] imprécis
        [miss] erreur
        [luck] hasard
       *[only] sans choix
    }
page-review-wish = Doppelmokka : { $action }
page-review-none = Aucune de ce genre.
page-review-wait = Les premières décisions sont en cours d’examen.
page-review-key = Ce que veulent dire les signes
page-review-percent = { $value } %
page-review-chart = Chances de gagner, chacune telle que ce joueur pouvait l’estimer alors
page-review-turning-of = Tournant { $number } sur { $count }
page-review-reasons = La décision
page-review-turning-in =
    { $round ->
        [0] Tournant { $number } sur { $count } · avant le tour 1
       *[other] Tournant { $number } sur { $count } · tour { $round }
    }
page-review-title =
    { $verdict ->
        [best] Le meilleur choix
        [fine] Un bon choix
        [slip] Une imprécision
        [miss] Une erreur
        [luck] Le hasard
       *[only] Rien à choisir
    }
page-review-yours =
    { $verdict ->
        [best] ce qui a été joué
        [fine] ce qui a été joué : un bon choix
        [slip] ce qui a été joué : imprécis, { $cost } points de chance perdus
        [miss] ce qui a été joué : une erreur, { $cost } points de chance perdus
        [luck] ce qui a été joué
       *[only] ce qui a été joué : le seul choix
    }
page-review-ghost = ce que { $bot } aurait fait, en pointillé sur le plateau
page-review-because = Pourquoi c’est mieux
page-review-sure =
    { $percent ->
        [0] Incertain.
       *[other] Sûr à { $percent } %.
    }
page-review-worlds = { $bot } a fait mieux dans { $won } des { $worlds } mondes compatibles avec ce que ce joueur pouvait savoir : aucune carte cachée n’a été regardée.
page-review-look = { $bot } juge ces décisions au premier coup d’œil, par des règles simples.
page-review-same = { $bot } aurait fait de même.
page-review-after = Chances jusqu’à la décision suivante : { $change }
page-review-part =
    { $name ->
        [own] son jeu { $points }
        [others] les autres { $points }
       *[luck] ce qui a été révélé { $points }
    }
page-review-whole = Toute la partie, en points de chance
page-review-by =
    { $name ->
        [own] son jeu
        [others] les autres
       *[luck] hasard
    }
page-review-against = Contre
page-review-fork = Rejouer à partir d’ici
page-review-back = La décision précédente (flèche gauche)
page-review-next = La décision suivante (flèche droite)
page-review-comments = Commentaires
page-review-comments-at = Commentaires sur l’étape { $step }
page-review-comment = Dire quelque chose de cette étape
page-review-send = Garder le commentaire
page-review-came =
    { $place ->
        [1] Première place
        [2] Deuxième place
        [3] Troisième place
        [4] Quatrième place
       *[other] Cinquième place
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-review-count =
    { $verdict ->
        [best] { $count ->
            [one] { $count } meilleur
           *[other] { $count } meilleurs
        }
        [fine] { $count ->
            [one] { $count } bon
           *[other] { $count } bons
        }
        [slip] { $count ->
            [one] { $count } imprécision
           *[other] { $count } imprécisions
        }
        [miss] { $count ->
            [one] { $count } erreur
           *[other] { $count } erreurs
        }
        [luck] { $count } par hasard
       *[only] { $count } sans choix
    }
page-review-failed = L’analyse s’est arrêtée.
page-review-again = Réessayer
page-review-waiting =
    { $place ->
        [0] Elle commence dans un instant.
        [one] { $place } analyse passe avant.
       *[other] { $place } analyses passent avant.
    }
page-review-running = La partie est en cours d’analyse
page-review-seconds = environ { $seconds } s
page-review-done = analysée
page-review-you-lead = Vous menez
page-review-leads = { $name } mène
page-review-nobody-leads = Personne ne mène encore
page-review-lead = Mener
page-review-lead-end = Ne plus mener
page-review-free = Regarder librement
page-review-follow = Suivre
page-review-draw = Dessiner
page-review-wipe = Effacer
page-review-draw-from = Cliquez sur un lieu du plateau
page-review-draw-to = Cliquez là où va la flèche ; le même lieu pour un cercle
page-review-together = Regarder ensemble
page-review-saw =
    { $round ->
        [0] Vu par { $player } avant le tour 1
       *[other] Vu par { $player } au tour { $round }
    }
