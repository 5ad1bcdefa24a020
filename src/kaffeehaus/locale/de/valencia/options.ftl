### Was ein Tisch VALENCIA wählen kann. Die Nachricht selbst erklärt die Option im Terminal; ihre Attribute sind für die
### Seite: der Name, der Teil des Spiels, zu dem sie gehört, worum es geht, ihre Werte und was jeder davon bewirkt.

option-city = first-game (erste Partie) oder random: Teile, Seiten und halbe Drehungen werden ausgelost
    .name = Stadt
    .note = Wie die Stadtteile um den zentralen Brunnen liegen.
    .value =
        { $value ->
            [random] zufällig
           *[first-game] erste Partie
        }
    .effect =
        { $value ->
            [random] Teile, Seiten und Drehungen werden ausgelost: jedes Mal eine andere Stadt.
           *[first-game] Die Stadt, die die Anleitung für die erste Partie empfiehlt; immer dieselbe.
        }
option-specials = besondere Einflusskarten: all, none, oder einige von joker,savings,twins,warehouse,support,vagabond,central
    .name = Besondere Karten
    .part = Erweiterung 1: Besondere Einflusskarten
    .note = Alle spielen mit denselben. Fangt mit einer oder zweien an.
    .value =
        { $value ->
            [joker] Joker
            [savings] Ersparnisse
            [twins] Zwillinge
            [warehouse] Lager
            [support] Unterstützung
            [vagabond] Vagabund
           *[central] Zentrale
        }
    .effect =
        { $value ->
            [joker] Eine Karte mehr, eine 0. Sie zählt 2 für jede 6, die andere in derselben Auktion aufdecken.
            [savings] Statt zweier 1er. Jede bringt sofort Münzen, egal auf welchem Rang du landest.
            [twins] Statt zweier 2er. Werden beide in derselben Auktion aufgedeckt, zählen sie 6 statt 4.
            [warehouse] Statt zweier 3er. Jede bringt sofort eine Ware, egal auf welchem Rang du landest.
            [support] Statt einer 4. Sofort darfst du auf einem Gildensitz ein Familienmitglied zu einem fremden dazustellen.
            [vagabond] Statt einer 5. Sofort darfst du eines deiner Familienmitglieder in der Stadt bis zu 3 Felder weit bewegen.
           *[central] Eine 7 statt einer 6. Sie zählt nur 5, wenn jemand anders in derselben Auktion eine 0 aufdeckt.
        }
option-first-player = wer beginnt: random (ausgelost) oder die Nummer eines Platzes, 1 ist der erste
    .name = Startspieler
    .note = Wer in der ersten Runde Stefan Feld hat und ein Familienmitglied auf den Sitz des Adels stellt.
    .value =
        { $value ->
           *[random] zufällig
        }
    .effect =
        { $value ->
            [random] Es wird ausgelost, wenn die Partie beginnt.
           *[seat] { $player } beginnt.
        }
option-handicap-points = Punkte vorweg je Platz, etwa 0,10,0: 0, 5, 10 …
    .name = Prestige vorweg
    .part = Vorgabe
    .note = Prestige, das jemand schon vor der ersten Karte hat. Partien mit Vorgabe zählen in keiner Statistik.
    .value =
        { $value ->
            [0] keine
           *[some] { $value } Prestige
        }
    .effect =
        { $value ->
            [0] Nichts.
           *[some] { $value } Prestige vor der ersten Karte.
        }
option-handicap-coins = Münzen mehr, je Platz: 0 bis 10
    .name = Münzen vorweg
    .part = Vorgabe
    .note = Mehr Münzen am Anfang. Partien mit Vorgabe zählen in keiner Statistik.
    .value =
        { $value ->
            [0] keine
           *[some] { $value } Münzen
        }
    .effect =
        { $value ->
            [0] Nichts.
           *[some] { $value } Münzen mehr am Anfang.
        }
