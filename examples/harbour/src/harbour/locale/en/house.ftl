### What the house says of Harbour where no game is open.

page-game = Harbour
page-poster = HARBOUR
page-poster-note = ships, crates, captains
