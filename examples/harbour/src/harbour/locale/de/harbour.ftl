### Alles, was an einem Tisch Hafen gesagt wird.

intro-title = HAFEN · belade die Schiffe, werde ihr Kapitän
intro-1 = Jede Runde wählen alle geheim eine Wachkarte. Niedrige Karten sind zuerst dran, hohe bringen mehr Kisten.
intro-2 = In deinem Zug belädst du ein Schiff, nimmst 2 Kisten aus dem Lager oder reparierst deinen Kran: jede Runde eine Kiste mehr.
intro-3 = Jede Kiste, die du lädst, bringt die Fracht des Schiffs in Punkten. Wer ein Schiff als Erster belädt, ist sein Kapitän.
intro-4 = Ein volles Schiff läuft sofort aus und bezahlt den Kapitän: Punkte oder 2 Kisten. Dann kommt das nächste Schiff an den Kai.
intro-5 = Die Partie endet nach der letzten Runde oder wenn das letzte Schiff ausgelaufen ist. 3 übrige Kisten sind 1 Punkt wert.

## Wörter

ship =
    { $ship ->
        [swallow] Schwalbe
        [heron] Reiher
        [gull] Möwe
        [tern] Seeschwalbe
        [osprey] Fischadler
        [petrel] Sturmvogel
        [plover] Regenpfeifer
        [curlew] Brachvogel
        [cormorant] Kormoran
        [puffin] Papageitaucher
        [avocet] Säbelschnäbler
       *[albatross] Albatros
    }
crates =
    { $crates ->
        [0] keine Kiste
        [one] 1 Kiste
       *[other] { $crates } Kisten
    }
points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
places =
    { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
    .accusative =
        { $free ->
            [one] 1 freien Platz
           *[other] { $free } freie Plätze
        }
cause =
    { $cause ->
        [card] Karte
        [crane] Kran
        [yard] Lager
       *[captain] Kapitänslohn
    }
rule =
    { $rule ->
        [freight] Fracht
        [captain] Kapitänslohn
       *[store] übrige Kisten
    }
end-reason =
    { $reason ->
        [ships] Das letzte Schiff ist ausgelaufen.
       *[rounds] Alle Runden sind gespielt.
    }
    .short =
        { $reason ->
            [ships] das letzte Schiff
           *[rounds] die letzte Runde
        }

## Fragen und was man antworten kann

ask-choose = Welche Wachkarte spielst du?
ask-turn = Was tust du? Du hast { crates }.
ask-stow = Wie viele Kisten lädst du auf die { ship }? Sie hat { places.accusative }.
ask-pay = Die { ship } läuft aus. Wie willst du als Kapitän bezahlt werden?

do-choose = Karte { $card }: { crates }
    .kind = Eine Wachkarte spielen
do-take = { crates } aus dem Lager nehmen
do-load = die { ship } beladen: { points } je Kiste, { places }
    .kind = Ein Schiff beladen
    .wish = die { ship } beladen
do-stow = { crates }
    .kind = Kisten für das Schiff
do-repair = den Kran für { crates } reparieren
do-collect =
    { $pay ->
        [crates] { crates }
       *[points] { points }
    }
    .kind = Als Kapitän bezahlt werden

## Warum etwas nicht geht

why-no-such-card = Die Karte { $card } hast du nicht auf der Hand.
why-not-at-quay = Die { ship } liegt nicht am Kai.
why-no-crates = Du hast keine Kiste, die du laden könntest.
why-ship-full = Das Schiff hat nur noch { places.accusative }.
why-few-crates = Du hast nur { crates }.
why-no-cranes = An diesem Tisch wird ohne Kräne gespielt.
why-crane-repaired = Dein Kran ist schon repariert.
why-repair-cost = Den Kran zu reparieren kostet { $cost } Kisten, und du hast { crates }.

## Was geschehen ist, nach dem Namen und einem Doppelpunkt oder in einer Reihe

log-round-began = Runde { $number } von { $rounds }
log-card-drawn = zieht Karte { $card }
log-card-chosen = Karte { $card } gewählt
log-ready = hat gewählt
log-card-revealed = Karte { $card } ({ crates })
log-crates-gained = +{ crates } ({ cause })
log-loaded = { crates } → { ship }
log-became-captain = Kapitän der { ship }
log-sailed = Die { ship } ist voll und läuft aus · Kapitän: { $player }
log-ship-arrived = Die { ship } legt am Kai an
log-crane-repaired = Kran für { crates } repariert
log-scored = +{ points } ({ rule })
log-game-ended = Ende der Partie · gewonnen: { $winners }, { points }

## Der Tisch

table-quay = Am Kai
table-quay-ship = Schiff
table-quay-freight = Punkte je Kiste
table-quay-free = freie Plätze
table-quay-pay = Lohn
table-quay-captain = Kapitän
table-players = Spieler
table-players-player = Spieler
table-players-points = Punkte
table-players-crates = Kisten
table-players-card = Karte
table-players-crane = Kran
table-players-sailed = ausgelaufen
crane =
    { $crane ->
        [yes] repariert
       *[no] kaputt
    }
hand = Deine Karten: { $cards }
round = Runde { $round } von { $rounds } · Schiffe, die noch kommen: { $pile } · Karten im Stapel: { $deck }
