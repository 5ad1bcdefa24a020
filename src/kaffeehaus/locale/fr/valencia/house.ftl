### What the house says of this game where no game is open.

page-game = Valencia
page-poster = VALENCIA
page-poster-note = guildes, fontaines, influence
page-quick-game = Première ville, deux bots
page-game-about = Planifiez en secret, surenchérissez sur les autres familles et peuplez une ville de guildes et de fontaines.
