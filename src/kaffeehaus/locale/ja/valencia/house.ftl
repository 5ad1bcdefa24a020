### What the house says of this game where no game is open.

page-game = バレンシア
page-poster = VALENCIA
page-poster-note = ギルド、噴水、影響力
page-quick-game = 最初の都市、ボット2人
