page-game = Pebbles
