### Influence cards, fountains and missions: what they are good for.

## Influence cards

# The code has one or two characters, for sums such as 6+2J+1.
card =
    { $card ->
        [one] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [joker] 0 Joker
        [savings] 1 Économies
        [twins] 2 Jumeaux
        [warehouse-wine] 3 Entrepôt (vin)
        [warehouse-oranges] 3 Entrepôt (oranges)
        [support] 4 Soutien
        [vagabond] 5 Vagabond
       *[central] 7 Centrale
    }
    .code =
        { $card ->
            [one] 1
            [two] 2
            [three] 3
            [four] 4
            [five] 5
            [six] 6
            [joker] 0J
            [savings] 1E
            [twins] 2J
            [warehouse-wine] 3V
            [warehouse-oranges] 3O
            [support] 4S
            [vagabond] 5V
           *[central] 7C
        }
    .use =
        { $card ->
            [one] Elle vaut 1.
            [two] Elle vaut 2.
            [three] Elle vaut 3.
            [four] Elle vaut 4.
            [five] Elle vaut 5.
            [six] Elle vaut 6.
            [joker] Elle vaut 0, et 2 de plus pour chaque 6 qu’un autre joueur révèle dans la même enchère.
            [savings] Elle vaut 1 et rapporte aussitôt { coins }, quel que soit votre rang.
            [twins] Elle vaut 2, ou 3 si une autre carte Jumeaux, à vous ou non, est révélée dans la même enchère.
            [warehouse-wine] Elle vaut 3 et rapporte aussitôt 1 { good }, quel que soit votre rang.
            [warehouse-oranges] Elle vaut 3 et rapporte aussitôt 1 { good }, quel que soit votre rang.
            [support] Elle vaut 4 ; vous pouvez aussitôt placer un membre à côté d’un membre adverse sur une case Guilde.
            [vagabond] Elle vaut 5 ; vous pouvez aussitôt déplacer un de vos membres en ville de 3 cases au plus.
           *[central] Elle vaut 7, mais seulement 5 si un autre joueur révèle un Joker dans la même enchère.
        }

card-separator = {" "}+{" "}
card-title = Carte { card }
card-unknown = Les cartes Influence de cette partie sont { $cards } ; une mission se désigne comme M04.

## Fountains

fountain-plain = ≈{ $value }
fountain-ability = ≈{ $value } { ability.code }
fountain-line = ≈{ $value } ({ ability })
    .told = { $value } ({ ability })

## Missions: what must be so at the end of the game

mission-cost = 2 membres sur des cases de coût { $cost }
mission-guild = 3 membres sur des cases { guild }
mission-every-guild = 2 membres sur des cases de chaque guilde
mission-square = 4 membres formant un carré de 2×2
mission-row = 3 membres côte à côte, en ligne ou en colonne
mission-diagonal = 3 membres côte à côte en diagonale
mission-wall = 6 membres le long des murs
mission-corners = 2 membres dans des coins de la ville
mission-four-fountains = des membres adjacents à au moins 4 fontaines différentes
mission-every-fountain = des membres adjacents à toutes les fontaines de la ville
mission-more-than-neighbour = { $wealth ->
    [coins] plus de pièces que l’un de vos voisins
   *[goods] plus de ressources que l’un de vos voisins
  }
mission-ten-minus = { $wealth ->
    [coins] 10 points, moins 1 par pièce possédée
   *[goods] 10 points, moins 1 par ressource possédée
  }
mission-three-goods = 3 ressources différentes
mission-most-coins = le plus de pièces, sans égalité
mission-council = { members } au Conseil
mission-nobility-or-church = un membre sur la case Noblesse ou Église
mission-same-fountain = 3 membres autour d’une même fontaine non centrale
mission-central-fountain = 5 membres autour de la fontaine centrale
mission-palms = 5 membres adjacents à des palmiers
mission-stefan = posséder le pion { stefan }
mission-route = 1 point par membre de votre plus longue route de membres voisins
mission-alone = 2 points par membre sans voisin de votre famille
mission-quarters = un membre dans chacun des 8 quartiers
mission-most-members = le plus de membres en ville, sans égalité

mission-line = { $mission } { $needs } (+{ $points }, sinon −{ $failed })
    .told = { $needs } (+{ $points }, sinon −{ $failed })
mission-line-formula = { $mission } { $needs } (minimum 0)
    .told = { $needs } (minimum 0)
