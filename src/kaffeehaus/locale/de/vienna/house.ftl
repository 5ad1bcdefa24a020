### What the house says of this game where no game is open.

page-game = Vienna
page-poster = VIENNA
page-poster-note = Agenten, Bestechung, Geheimnisse
page-quick-game = Einstiegsversion, zwei Bots
