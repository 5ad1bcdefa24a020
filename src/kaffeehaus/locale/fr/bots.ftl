### Pourquoi un bot a choisi ainsi : un message par élément d’une évaluation, et pour les autres motifs.

because-only-move = rien d’autre n’est possible
because-chance = tous les choix se valent à ses yeux
because-ahead = c’est ce qui a donné le mieux en jouant la suite
because-even = rien ne paraît meilleur
because-rivals = cela freine les autres
because-points = cela marque des points tout de suite
because-lead = c’est le mieux pour le score final
because-tiles = les informations secrètes en valent davantage
because-bribes = cela apporte des pots-de-vin utiles
because-squares = une place est plus près d’être entourée
because-cards = les cartes sont bien employées
because-money = c’est le mieux pour la bourse
because-desk = le bureau y gagne
because-agents = c’est le mieux pour les agents
because-missions = cela fait avancer les missions
because-city = cela rapporte plus dans la ville
because-council = la position au Conseil y gagne
because-stacks = des piles fortes restent en réserve
because-auction = c’est le plus prometteur dans cette enchère

## Ce qui distingue un choix du suivant, et qui a jugé.

bot-part =
    { $part ->
        [points] points
        [lead] score final
        [tiles] informations secrètes
        [bribes] pots-de-vin
        [squares] places
        [cards] cartes
        [money] bourse
        [desk] bureau
        [agents] agents
        [missions] missions
        [city] ville
        [council] Conseil
        [stacks] piles
        [auction] cette enchère
        [rivals] les autres
       *[other] { $part }
    }
judge-learned = Il se fie à ce qu’il a appris en jouant contre lui-même.
judge-untrained = Il se fie à des règles empiriques : les parties avec ces options n’ont pas été apprises.
judge-by-hand = Il se fie à des règles empiriques : rien n’a été appris pour ce jeu.
judge-rules = Il se fie à des règles empiriques.
judge-general = Il ne regarde que les points : de ce jeu, il ne sait rien d’autre.
likes-missions = Il aime les missions plus que d’autres.
likes-money = Il aime l’argent plus que d’autres.
likes-power = Il aime le pouvoir plus que d’autres.
advice-line = { $bot } choisirait : { $action } ({ $reason }).
advice-parts = Par rapport au choix suivant : { $parts }.
advice-other = Choix suivant : { $action }.
advice-behind = Choix suivant : { $action }, avec { $least } à { $most } points de retard.
advice-sure = Il est sûr à { $percent } que rien d’autre n’est meilleur.
