### Ce qu’un bot ferait : les mots du panneau qui le lui demande.

ask-title = Que feriez-vous ?
ask-whom = Demandez à l’un des bots
ask-thinking = { $bot } réfléchit…
ask-noted = Chaque question est notée au journal et avec le résultat.
ask-lit = L’anneau violet en pointillé sur la table est le souhait du bot. Rien n’est encore joué.
ask-do = Faire cela
ask-against = Par rapport au choix suivant
ask-others = Également envisagé
ask-behind = de { $least } à { $most } points en retrait
ask-even = tout aussi bon
ask-less = environ { $points } points de moins
ask-hardly = à peine examiné
ask-next = C’est à { $player } de décider. Le bot ne sait que ce que { $player } pouvait savoir alors.
ask-nobody = Personne n’a plus rien à décider après cette étape.
ask-chose = { $player } a choisi : { $action }
ask-same = C’est exactement ce qu’a fait { $player }.
