### What the house says of this game where no game is open.

page-game = Valencia
page-poster = VALENCIA
page-poster-note = Gilden, Brunnen, Einfluss
page-quick-game = Erste Stadt, zwei Bots
page-game-about = Plane im Verborgenen, überbiete die anderen Familien und besiedle eine Stadt voller Gilden und Brunnen.
