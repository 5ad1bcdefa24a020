### Was das Haus von Hafen sagt, wo keine Partie offen ist.

page-game = Hafen
page-poster = HAFEN
page-poster-note = Schiffe, Kisten, Kapitäne
