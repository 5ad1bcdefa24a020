### What the house says of this game where no game is open.

page-game = Valencia
page-poster = VALENCIA
page-poster-note = guilds, fountains, influence
page-quick-game = First city, two bots
page-game-about = Plan in secret, outbid the other families, and settle a city of guilds and fountains.
