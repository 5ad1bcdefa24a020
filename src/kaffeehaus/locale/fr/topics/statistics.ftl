### Ce qu’ont donné les parties terminées : dans la maison, et les siennes.

stat-window = { $game } : statistiques
stat-game = Jeu
stat-parts = Les parties de qui
stat-part = { $part ->
    [mine] Mes parties
   *[house] La maison
}
stat-filters = Quelles parties
stat-any = toutes
stat-none-of = aucune
stat-company = Qui joue
stat-company-of = { $company ->
    [people] des personnes seulement
    [mixed] des personnes et des bots
    [alone] une personne contre des bots
   *[bots] des bots seulement
}
stat-period = Quand
stat-always = depuis toujours
stat-months = { $count ->
    [one] ce mois-ci
   *[other] les { $count } derniers mois
}
stat-waiting = { $count ->
    [one] Une partie reste à compter.
   *[other] { $count } parties restent à compter.
}
stat-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
stat-few = { $count ->
    [0] Aucune partie de ce genre n’a encore été terminée ici. Les chiffres commencent à { $least } parties.
    [one] Une seule partie de ce genre a été terminée ici. Les chiffres commencent à { $least } parties.
   *[other] { $count } parties de ce genre ont été terminées ici. Les chiffres commencent à { $least } parties.
}
stat-abandoned = { $count ->
    [one] Une autre a été commencée puis laissée : personne ne l’a reprise depuis un mois. Elle n’est pas comptée.
   *[other] { $count } autres ont été commencées puis laissées : personne ne les a reprises depuis un mois. Elles ne sont pas comptées.
}
stat-source = Toutes les parties distribuées dans cette maison et jouées jusqu’au bout, sans les leçons ni les enregistrements venus d’ailleurs. Les parties privées ne comptent que par { $least }, et personne n’est nommé. Entre parenthèses : où se situe la vraie valeur avec 95 % de certitude.
stat-rounds = Tours (médiane)
stat-decisions = Décisions (moyenne)
stat-minutes = Minutes à une table en direct (médiane)
stat-ended = Comment elles ont fini
stat-everybody = Tout le monde
stat-winners = Gagnants
stat-mean = moyenne { $value }
stat-range = { $from } à { $to }
stat-table = En tableau
stat-places = Victoires selon la place après le premier joueur
stat-players = { $count } joueurs
stat-players-games = { $players } joueurs, { $count ->
    [one] une partie
   *[other] { $count } parties
}
stat-place = { $place ->
    [1] premier joueur
   *[other] { $place }e joueur
}
stat-won-share = Victoires
stat-fair = À parts égales, ce serait { $share }.
stat-fair-each = En tirets : à parts égales.
stat-share = { $share } %
stat-between = ({ $low } à { $high })
stat-points = D’où viennent les points
stat-points-note = Ce qu’un joueur en tire en moyenne dans une partie.
stat-share-of = Part des parties : { $what }
stat-completed = Accomplies, parmi celles gardées
stat-most = Le plus souvent
stat-least = Le moins souvent
stat-all = Tout montrer ({ $count })
stat-fewer = En montrer moins
stat-spaces = Cases de la ville
stat-own-points = Mes points
stat-line = Mes points en { $count ->
    [one] une partie
   *[other] { $count } parties
}, dont { $won } gagnées ; dernièrement { $value } en moyenne
stat-average = moyenne des { $count } dernières
stat-won = gagnée
stat-not-won = pas gagnée
stat-best-other = le meilleur des autres
stat-when = Quand
stat-rank = Rang
stat-rank-of = { $rank } sur { $count }
stat-rank-short = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
stat-rank-count = sur { $count }
stat-own-wins = Mes victoires
stat-own-wins-note = Une victoire partagée compte pour une part. Les parties où vous aviez plusieurs places n’entrent pas ici.
stat-against = contre { $bot }
stat-against-several = contre des bots de force différente
stat-seat = Place { $seat }
stat-length = { $minutes ->
    [0] { $rounds } tours
   *[other] { $rounds } tours, { $minutes } min
}
stat-step = Revoir pas à pas
stat-older = Parties plus anciennes
stat-own-none = Pas encore de parties
stat-own-none-note = Dès que vous aurez terminé une partie de ce genre, elle figurera ici. Vous seul voyez cette liste.
