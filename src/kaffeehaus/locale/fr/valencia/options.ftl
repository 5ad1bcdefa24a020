### Ce qu’une table de VALENCIA peut choisir. Le message lui-même explique l’option dans le terminal ; ses attributs sont
### pour la page : le nom, la partie du jeu dont elle relève, de quoi il s’agit, ses valeurs et ce que fait chacune.

option-city = first-game (première partie), ou random : tuiles, faces et demi-tours tirés au sort
    .name = Ville
    .note = Comment les tuiles Plan de la ville entourent la fontaine centrale.
    .value =
        { $value ->
            [random] au hasard
           *[first-game] première partie
        }
    .effect =
        { $value ->
            [random] Tuiles, faces et sens sont tirés au sort : une autre ville à chaque partie.
           *[first-game] La ville conseillée par les règles pour une première partie, toujours la même.
        }
option-specials = cartes Influence spéciales : all (toutes), none (aucune), ou une partie de joker,savings,twins,warehouse,support,vagabond,central
    .name = Cartes spéciales
    .part = Extension 1 : Cartes Influence spéciales
    .note = Tous jouent avec les mêmes. Commencez par une ou deux.
    .value =
        { $value ->
            [joker] Joker
            [savings] Économies
            [twins] Jumeaux
            [warehouse] Entrepôt
            [support] Soutien
            [vagabond] Vagabond
           *[central] Centrale
        }
    .effect =
        { $value ->
            [joker] Une carte de plus, un 0. Elle vaut 2 pour chaque 6 que les autres révèlent dans la même enchère.
            [savings] À la place de deux 1. Chacune rapporte aussitôt des pièces, quel que soit votre rang.
            [twins] À la place de deux 2. Révélées toutes deux dans la même enchère, elles valent 6 au lieu de 4.
            [warehouse] À la place de deux 3. Chacune rapporte aussitôt une ressource, quel que soit votre rang.
            [support] À la place d’un 4. Vous pouvez aussitôt placer un membre à côté d’un membre adverse sur une case Guilde.
            [vagabond] À la place d’un 5. Vous pouvez aussitôt déplacer un de vos membres en ville de 3 cases au plus.
           *[central] Un 7 à la place d’un 6. Elle ne vaut que 5 si un autre joueur révèle un 0 dans la même enchère.
        }
option-first-player = qui commence : random (tiré au sort), ou le numéro d’un siège, 1 étant le premier
    .name = Premier joueur
    .note = Qui a le pion Stefan Feld au premier tour et place un membre sur la case Noblesse.
    .value =
        { $value ->
           *[random] au hasard
        }
    .effect =
        { $value ->
            [random] On le tire au sort quand la partie commence.
           *[seat] { $player } commence.
        }
option-handicap-points = points d’avance par siège, comme 0,10,0 : 0, 5, 10 …
    .name = Prestige d’avance
    .part = Handicap
    .note = Du prestige avant la première carte. Une partie avec handicap n’entre dans aucune statistique.
    .value =
        { $value ->
            [0] aucun
           *[some] { $value } points
        }
    .effect =
        { $value ->
            [0] Rien.
           *[some] { $value } points de prestige avant la première carte.
        }
option-handicap-coins = pièces en plus, par siège : 0 à 10
    .name = Pièces d’avance
    .part = Handicap
    .note = Des pièces en plus au départ. Une partie avec handicap n’entre dans aucune statistique.
    .value =
        { $value ->
            [0] aucun
           *[some] { $value } pièces
        }
    .effect =
        { $value ->
            [0] Rien.
           *[some] { $value } pièces de plus au départ.
        }
