### What the house says of this game where no game is open.

page-game = ウィーン
page-poster = VIENNA
page-poster-note = エージェント、賄賂、秘密
page-quick-game = 入門ルール、ボット2人
page-game-about = 賄賂で30の建物に入り込み、その間の広場を囲んで秘密を持ち帰ります。
