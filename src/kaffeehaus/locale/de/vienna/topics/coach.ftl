### Was der Begleiter der ersten Partien sagt.

about-assign = Eine Fähigkeit auf Dauer, ein Bestechungsmittel jetzt, ein Anzeiger zuletzt: Welche Karte taugt wofür?
about-exchange = Deine Schubladen sind voll. Welche Fähigkeit bringt dir ab jetzt am wenigsten?
about-action-iii = Such Plätze, denen ein Agent fehlt, und Gebäude, für die deine Schubladen etwas geben. Sonst nimm zwei gleiche.
about-gain = Welches Bestechungsmittel fehlt dir für dein nächstes Gebäude?
about-advance = Ein Schritt zählt deine Plättchen dieser Sorte und rückt vielleicht den Ermittler vor.
about-mission = Erfüll, was geht, oder nimm einen erreichbaren Auftrag an: eins von beiden.
about-buy = Kauf früh, was jede Runde wirkt; vor dem Zahltag behalte einen Schilling je Agent.
