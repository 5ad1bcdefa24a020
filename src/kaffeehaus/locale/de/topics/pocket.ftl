### Partien in diesem Browser, ohne das Haus, und was man sieht, solange es nicht zu erreichen ist.

pocket-title = Ohne das Haus
pocket-note = Gegen zwei Bots, in diesem Browser: Einmal eingerichtet, braucht es kein Netz.
pocket-play = { $game } hier
pocket-choose = Auswählen
pocket-choose-note = Mit allem, was sich wählen lässt: nur in diesem Browser, gegen Bots oder zu mehreren an diesem Bildschirm.
pocket-starting = Der Tisch wird in diesem Browser gedeckt …
pocket-failed = Der Tisch konnte hier nicht gedeckt werden. Beim ersten Mal braucht es eine Verbindung zum Haus.
pocket-take = Alles holen, um ohne Netz zu spielen ({ $size } MB)
pocket-taking = Alles wird geholt …
pocket-taken = Gegen zwei Bots, in diesem Browser. Alles ist da: Es braucht kein Netz.
pocket-seen = Das Haus ist nicht zu erreichen. Deine Tische, zuletzt gesehen: { $when }.
pocket-table-seen = Das Haus ist nicht zu erreichen. Der Tisch, zuletzt gesehen: { $when }.
pocket-bring = Ins Haus bringen
pocket-bring-all = { $count ->
    [one] Eine beendete Partie ins Haus bringen
   *[other] { $count } beendete Partien ins Haus bringen
}
pocket-brought = Zur Partie im Haus
