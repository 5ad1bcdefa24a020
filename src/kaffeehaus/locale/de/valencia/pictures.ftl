### On the pictures of the components.

picture-city = VALENCIA · die Städte der ersten Partie
picture-city-big = 3 bis 5 Spieler
picture-city-small = 2 Spieler
picture-tiles = VALENCIA · die Stadtteile
picture-tile =
    { $size ->
        [small] Kleiner Stadtteil { $number }, { $face ->
            [back] Rückseite
           *[front] Vorderseite
        }
       *[big] Großer Stadtteil { $number }, { $face ->
            [back] Rückseite
           *[front] Vorderseite
        }
    }
picture-council = Im Rat: { $few } Mitglieder zu zweit oder zu dritt, { $four } zu viert, { $five } zu fünft
picture-boards = VALENCIA · Brunnen, Rundentafeln und Waren
picture-fountains = Brunnen
picture-central = Zentraler Brunnen
picture-rounds = Rundentafeln
picture-goods = Waren
picture-cards-special = Ersparnisse und Lager
