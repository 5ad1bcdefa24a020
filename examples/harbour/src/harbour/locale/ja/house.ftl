### ゲームを開いていないときに「みなと」について言うこと。

page-game = みなと
page-poster = みなと
page-poster-note = 船、木箱、船長
