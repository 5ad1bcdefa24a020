### What the house says of this game where no game is open.

page-game = Vienna
page-poster = VIENNA
page-poster-note = agents, bribes, secrets
page-quick-game = Introductory, two bots
page-game-about = Bribe your way into thirty houses, surround the squares between them and bring their secrets home.
