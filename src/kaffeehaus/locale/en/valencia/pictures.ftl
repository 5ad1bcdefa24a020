### On the pictures of the components.

picture-city = VALENCIA · the cities of the first game
picture-city-big = 3 to 5 players
picture-city-small = 2 players
picture-tiles = VALENCIA · the tiles of the city
picture-tile =
    { $size ->
        [small] Small tile { $number }, { $face ->
            [back] back
           *[front] front
        }
       *[big] Big tile { $number }, { $face ->
            [back] back
           *[front] front
        }
    }
picture-council = On the council: { $few } members with 2 or 3 players, { $four } with 4, { $five } with 5
picture-boards = VALENCIA · fountains, boards and goods
picture-fountains = Fountains
picture-central = Central fountain
picture-rounds = Round boards
picture-goods = Goods
picture-cards-special = Savings and Warehouse
