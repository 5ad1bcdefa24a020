### What the house says of this game where no game is open.

page-game = バレンシア
page-poster = VALENCIA
page-poster-note = ギルド、噴水、影響力
page-quick-game = 最初の都市、ボット2人
page-game-about = ひそかに計画を立て、ほかの家より高く競り、ギルドと噴水の街に一族を送り込みます。
