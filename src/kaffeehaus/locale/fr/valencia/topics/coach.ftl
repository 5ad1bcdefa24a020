### Ce que dit le guide des premières parties.

about-choose-missions = Gardez ce qui va ensemble et ce que vous maîtrisez. Une mission manquée coûte des points.
about-plan = Environ cinq cartes par tour. Quelles enchères voulez-vous, et à quel prix ?
about-bid = Que gagne chaque rang ici, et que peuvent encore montrer les autres ? Passer garde vos piles.
about-support = Vous êtes deux sur cette case : elle vous vaut aussi un point par tour.
about-vagabond = Le trajet est gratuit, sans fontaine : pensez aux palmiers, aux fontaines et à vos missions.
about-vagabond-to = Toute case est gratuite : qu’y a-t-il à côté, et que demandent vos missions ?
about-guild-seat = Une case du Conseil vaut un point par tour, jusqu’à ce qu’on vous la prenne.
about-good = Les ressources deviennent des pièces chez les marchands, et des missions en demandent.
about-settle = Pensez à vos missions, aux fontaines et palmiers à venir, et à vos pièces.
about-third = Une ressource devient des pièces ; une case vaut un point à la fin, et plus près d’un palmier ou d’une fontaine.
about-ability = Maintenant ou jamais : une fontaine ne sert qu’au membre qui vient se placer à côté.
about-pick-mission = Gardez celle que vos membres et ressources remplissent presque. Une mission manquée coûte des points.
about-upgrade = La meilleure ressource se vend plus cher. Une mission demande-t-elle celle que vous donnez ?
about-retrieve = Elle va sous votre pioche. Une carte forte vous vaudra une enchère en fin de partie.
about-palm-from = Quel palmier ne profite qu’aux autres ? Il va sur un arbre libre voisin.
about-palm-to = Chaque membre à côté rapporte 1 de plus à la fin : les vôtres et les leurs.
about-sell-one = Vendez ce qu’aucune mission ne demande ; les ressources seules ne rapportent rien.
about-sell = Vendez ce dont vous aurez besoin en pièces ; les ressources seules ne rapportent rien.
about-merchants-seat = Une case du Conseil vaut un point par tour, jusqu’à ce qu’on vous la prenne.
about-move = C’est gratuit, vers une case de toute guilde, mais sans la capacité d’une fontaine.
about-move-to = Cherchez palmiers et fontaines à côté, et voyez ce que demandent vos missions.
about-plant = Chaque membre près d’un palmier rapporte 1 de plus à la fin : les vôtres et les leurs.
about-build = Sa valeur compte à la fin pour chaque membre à côté : construisez-la parmi les vôtres.
about-take-back = Une carte est sauvée pour plus tard, les autres quittent le jeu : le plus souvent, la plus forte.
