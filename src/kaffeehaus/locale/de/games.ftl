### What the house says of a game; each game has its own words in its folder, and these are for one that has none.

page-game = { $game }
page-poster = { $game }
page-poster-note = { "" }
page-quick-game = { $game }
page-game-about = { "" }
