### Continuer après une partie avec les mêmes personnes.

series-title = Série
series-number = Partie { $number } de la série
series-turns = en alternance : { $games }
series-column = { $of ->
    [games] jouées
    [wins] gagnées
   *[points] points
}
series-points-note = Un point pour chaque personne que l’on devance dans une partie.
series-opens = Ensuite, { $game } : la table s’ouvrira d’elle-même dans une minute, avec une place pour chacun.
series-now = Partie suivante maintenant
series-not = Pas cette fois
series-end = Terminer la série
series-which = Quel jeu vient ensuite
series-same = le même jeu à chaque fois
series-other = en alternance avec { $game }
series-note = Une minute après la partie, la table suivante s’ouvre d’elle-même avec une place pour chacun, jusqu’à ce que l’un de vous termine la série.
