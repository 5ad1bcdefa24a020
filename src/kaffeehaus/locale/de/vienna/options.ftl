### Was ein Tisch VIENNA wählen kann. Die Nachricht selbst erklärt die Option im Terminal; ihre Attribute sind für die
### Seite: der Name, der Teil des Spiels, zu dem sie gehört, worum es geht, ihre Werte und was jeder davon bewirkt.

option-version = introductory (Einstiegsversion) oder advanced (Vollversion)
    .name = Version
    .note = Mit wie viel vom Spiel ihr spielt.
    .value =
        { $value ->
            [advanced] Vollversion
           *[introductory] Einstiegsversion
        }
    .effect =
        { $value ->
            [advanced] Alle 175 Karten, dazu Siegel, Aufträge, Schilling, Einkauf und Zahltag.
           *[introductory] 90 Karten, kein Geld und keine Aufträge. Für die ersten Partien.
        }
option-flags = printed (aufgedruckt) oder random: Flaggen-Plättchen aus dem Beutel
    .name = Flaggen
    .note = Welche Flagge an welchem Gebäude hängt. Fähigkeiten und Aufträge verlangen Flaggen.
    .value =
        { $value ->
            [random] zufällig
           *[printed] aufgedruckt
        }
    .effect =
        { $value ->
            [random] Die dreißig Flaggen-Plättchen werden aus dem Beutel gezogen: jedes Mal eine andere Stadt.
           *[printed] Es gelten die Flaggen, die auf dem Spielplan stehen.
        }
option-third-man = Erweiterung 1, Stefan Feld als dritter Mann: off oder on
    .name = Dritter Mann
    .part = Erweiterung 1: „Der dritte Mann“
    .note = Stefan Feld wandert von Gebäude zu Gebäude, als neutraler Agent für alle.
    .value =
        { $value ->
            [true] ja
           *[false] nein
        }
    .effect =
        { $value ->
            [true] Er darf beim Umschließen einen deiner Agenten ersetzen; der Platz bringt dann 1 Punkt weniger, und er wandert weiter.
           *[false] Plätze umschließt ihr nur mit eigenen Agenten.
        }
option-figures = Erweiterung 2, die Figuren (nur Vollversion): off oder on
    .name = Figuren
    .part = Erweiterung 2: „Stefan-Feld-Agenten“ für alle
    .note = Alle bekommen eine „Stefan Feld“-Figur mit zwei Fähigkeiten: Hamburg, Amsterdam, New York City oder Marrakesh.
    .value =
        { $value ->
            [true] ja
           *[false] nein
        }
    .effect =
        { $value ->
            [true] Die Figur ist ein weiterer Agent. Sie kommt, wenn 5 andere von dir auf dem Spielplan stehen; am Zahltag kostet sie 1 Schokolade.
           *[false] Niemand hat eine Figur.
        }
option-set-points = Punkte für einen Fünfersatz in der Einstiegsversion: 10 oder 15
    .name = Fünfersatz
    .part = Einstiegsversion
    .note = Was ein Satz aus allen fünf Geheiminformationen am Spielende zählt.
    .value = { $value }
    .effect =
        { $value ->
            [15] 15 Punkte, wie es in der japanischen Ausgabe steht.
           *[10] 10 Punkte, wie es in der deutschen und der französischen Ausgabe steht.
        }
option-shillings = Schilling statt eines Agenten in der Vollversion: 2 oder 3
    .name = Schilling in III
    .part = Vollversion
    .note = Was Aktion III bringt, wenn du Geld nimmst, statt einen Agenten einzusetzen.
    .value = { $value }
    .effect =
        { $value ->
            [3] 3 Schilling, wie es in der französischen Ausgabe steht.
           *[2] 2 Schilling, wie es in der deutschen und der japanischen Ausgabe steht.
        }
option-colours = Farben der Plätze der Reihe nach: yellow,red,blue,green
option-first-player = wer beginnt: random (ausgelost) oder die Nummer eines Platzes, 1 ist der erste
    .name = Startspieler
    .note = Wer in der ersten Runde das Wappen hat.
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
    .name = Punkte vorweg
    .part = Vorgabe
    .note = Punkte, die jemand schon vor der ersten Karte hat. Partien mit Vorgabe zählen in keiner Statistik.
    .value =
        { $value ->
            [0] keine
           *[some] { $value } Punkte
        }
    .effect =
        { $value ->
            [0] Nichts.
           *[some] { $value } Punkte vor der ersten Karte.
        }
option-handicap-bribes = Bestechungsmittel jeder Sorte mehr, je Platz: 0 bis 3
    .name = Bestechungsmittel vorweg
    .part = Vorgabe
    .note = Mehr Bestechungsmittel jeder Sorte am Anfang. Partien mit Vorgabe zählen in keiner Statistik.
    .value =
        { $value ->
            [0] keine
           *[some] { $value } jeder Sorte
        }
    .effect =
        { $value ->
            [0] Nichts.
           *[some] { $value } mehr von jeder der fünf Sorten am Anfang.
        }
option-handicap-shillings = Schilling mehr, je Platz (nur Vollversion): 0 bis 5
    .name = Schilling vorweg
    .part = Vorgabe
    .note = Mehr Schilling am Anfang. Partien mit Vorgabe zählen in keiner Statistik.
    .value =
        { $value ->
            [0] keine
           *[some] { $value } Schilling
        }
    .effect =
        { $value ->
            [0] Nichts.
           *[some] { $value } Schilling mehr am Anfang.
        }
