### Was ein Tisch Hafen wählen kann.

option-rounds = Runden der Partie: 8 oder 5
    .name = Länge
    .note = Wie viele Runden gespielt werden.
    .value = { $value } Runden
    .effect =
        { $value ->
            [5] Eine kurze Partie von etwa zehn Minuten.
           *[8] Die ganze Partie: Am Ende können die Schiffe ausgehen.
        }
option-cranes = Kräne zum Reparieren: on oder off
    .name = Kräne
    .note = Ob alle einen kaputten Kran haben.
    .value =
        { $value ->
            [true] ja
           *[false] nein
        }
    .effect =
        { $value ->
            [true] Ein reparierter Kran bringt jede Runde eine Kiste mehr.
           *[false] Kisten gibt es nur durch Karten, aus dem Lager und als Kapitänslohn.
        }
option-repair = Kisten, die das Reparieren eines Krans kostet: 3 oder 2
    .name = Reparatur
    .part = Mit Kränen
    .note = Was es kostet, einen Kran zu reparieren.
    .value =
        { $value ->
            [one] { $value } Kiste
           *[other] { $value } Kisten
        }
    .effect =
        { $value ->
            [2] Alle werden früh einen haben wollen.
           *[3] Nach drei Runden hat er sich bezahlt gemacht.
        }
