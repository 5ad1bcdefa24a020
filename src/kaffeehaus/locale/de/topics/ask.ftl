### Was ein Bot tun würde: Worte des Feldes, das ihn fragt.

ask-title = Was würdest du tun?
ask-whom = Frag einen der Bots
ask-thinking = { $bot } denkt nach …
ask-noted = Jede Frage steht im Verlauf und beim Ergebnis.
ask-lit = Der gestrichelte violette Ring auf dem Tisch ist der Wunsch des Bots. Gespielt ist noch nichts.
ask-do = So machen
ask-against = Gegenüber der nächstbesten Wahl
ask-others = Auch erwogen
ask-behind = { $least } bis { $most } Punkte schwächer
ask-even = genauso gut
ask-less = etwa { $points } Punkte weniger
ask-hardly = kaum geprüft
ask-next = Als Nächstes entscheidet { $player }. Der Bot weiß nur, was { $player } da wissen konnte.
ask-nobody = Nach diesem Schritt entscheidet niemand mehr etwas.
ask-chose = { $player } hat gewählt: { $action }
ask-same = { $player } hat genau das getan.
