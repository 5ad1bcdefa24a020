### Ce que la maison dit de Le Port quand aucune partie n’est ouverte.

page-game = Le Port
page-poster = LE PORT
page-poster-note = navires, caisses, capitaines
