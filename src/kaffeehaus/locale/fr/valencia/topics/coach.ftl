### Ce que dit le guide des premières parties.

about-choose-missions = Gardez ce qui va ensemble et ce que vous maîtrisez. Une mission manquée coûte des points.
about-plan = Environ cinq cartes par tour. Quelles enchères voulez-vous, et à quel prix ?
about-bid = Que gagne chaque rang ici, et que peuvent encore montrer les autres ? Passer garde vos piles.
about-guild-seat = Une case du Conseil vaut un point par tour, jusqu’à ce qu’on vous la prenne.
about-good = Les ressources deviennent des pièces chez les marchands, et des missions en demandent.
about-settle = Pensez à vos missions, aux fontaines et palmiers à venir, et à vos pièces.
about-sell = Vendez ce dont vous aurez besoin en pièces ; les ressources seules ne rapportent rien.
about-plant = Chaque membre près d’un palmier rapporte 1 de plus à la fin : les vôtres et les leurs.
about-build = Sa valeur compte à la fin pour chaque membre à côté : construisez-la parmi les vôtres.
