### On the pictures of the components.

picture-city = VALENCIA · les villes de la première partie
picture-city-big = 3 à 5 joueurs
picture-city-small = 2 joueurs
picture-tiles = VALENCIA · les tuiles Plan de la ville
picture-tile =
    { $size ->
        [small] Petite tuile { $number }, { $face ->
            [back] verso
           *[front] recto
        }
       *[big] Grande tuile { $number }, { $face ->
            [back] verso
           *[front] recto
        }
    }
picture-council = Au Conseil : { $few } membres à 2 ou 3 joueurs, { $four } à 4 joueurs, { $five } à 5 joueurs
picture-boards = VALENCIA · fontaines, plateaux de tours et ressources
picture-fountains = Fontaines
picture-central = Fontaine centrale
picture-rounds = Plateaux de tours
picture-goods = Ressources
picture-cards-special = Économies et Entrepôt
