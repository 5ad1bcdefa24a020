### What the house says of this game where no game is open.

page-game = Vienna
page-poster = VIENNA
page-poster-note = agents, pots-de-vin, secrets
page-quick-game = Version d’initiation, deux bots
page-game-about = Ouvrez-vous trente bâtiments à coups de pots-de-vin, entourez les places qui les séparent et rapportez leurs secrets.
