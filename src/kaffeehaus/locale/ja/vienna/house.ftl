### What the house says of this game where no game is open.

page-game = ウィーン
page-poster = VIENNA
page-poster-note = エージェント、賄賂、秘密
page-quick-game = 入門ルール、ボット2人
