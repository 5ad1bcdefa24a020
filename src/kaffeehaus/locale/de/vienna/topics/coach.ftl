### Was der Begleiter der ersten Partien sagt.

about-place-stefan = An Plätzen springt er für jedermanns Agenten ein, für 1 Punkt weniger, und geht dann weiter.
about-assign = Eine Fähigkeit auf Dauer, ein Bestechungsmittel jetzt, ein Anzeiger zuletzt: Welche Karte taugt wofür?
about-exchange = Deine Schubladen sind voll. Welche Fähigkeit bringt dir ab jetzt am wenigsten?
about-action-iii = Such Plätze, denen ein Agent fehlt, und Gebäude, für die deine Schubladen etwas geben. Sonst nimm zwei gleiche.
about-source = Aus dem Vorrat kommt einer hinzu; wer umzieht, zählt nicht mehr, wo er stand.
about-pay = Gib, wovon du am meisten hast, und behalte, was dein nächstes Gebäude kostet.
about-move-figure = Der Weg ist kostenlos und kommt vor den Plätzen: Umschließt du damit einen?
about-gain = Welches Bestechungsmittel fehlt dir für dein nächstes Gebäude?
about-gain-different = Jede Sorte gibt es einmal: Nimm zuerst, was dein nächstes Gebäude kostet.
about-advance = Ein Schritt zählt deine Plättchen dieser Sorte und rückt vielleicht den Ermittler vor.
about-move-stefan = Wo er steht, hilft er allen: am besten dort, wo ringsum deine Agenten stehen.
about-mission = Erfüll, was geht, oder nimm einen erreichbaren Auftrag an: eins von beiden.
about-deposit = Jeder Schilling darin bringt am Ende 2 Punkte, bezahlt aber nichts mehr.
about-marker = Ein Schritt zählt deine Plättchen dieser Sorte und rückt vielleicht den Ermittler vor.
about-buy = Kauf früh, was jede Runde wirkt; vor dem Zahltag behalte einen Schilling je Agent.
about-buy-pay = Mit der Wegeskizze gilt jedes Bestechungsmittel als Schilling: Behalte, was dein nächstes Gebäude kostet.
about-payday-pay = Wer keinen Schilling bekommt, geht in den Vorrat zurück; mit der Wegeskizze zahlen auch Bestechungsmittel.
about-payday-remove = Am besten einer, dessen Plätze schon vergeben sind: Er kommt in deinen Vorrat und kann wiederkommen.
about-unfinished-remove = Die letzte Runde ist vorbei: Von deinen Agenten zählt nur noch, wie viele es sind.
