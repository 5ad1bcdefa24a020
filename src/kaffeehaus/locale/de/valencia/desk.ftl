### Was hinter dem eigenen Sichtschirm liegt, die anderen, der Rat und die Planung, auf der Seite.

# Ränge einer Auktion in Worten.
page-rank =
    { $rank ->
       *[other] { $rank }.
    }

## Planung im Geheimen

page-plan-title = Deine Stapel
page-plan-secret = siehst nur du
page-plan-total =
    { $count ->
        [one] { $count } Karte,
       *[other] { $count } Karten,
    }
# Told to those who listen, where a card lies now.
page-plan-lies = Stapel { $stack }, Summe { $sum }
page-plan-lies-loose = Karte { card } liegt in keinem Stapel
page-plan-loose = Karten in keinem Stapel
page-plan-new = neuer Stapel
page-plan-lay = { $card }: auf Stapel { $stack }
page-plan-take = { $card }: von Stapel { $stack } nehmen
page-plan-light = Stapel { $stack }, Summe { $sum }: Die nächste Karte kommt hierher
page-plan-so-far = bisher
page-plan-ready = Stapel fertig
page-plan-singly = Rest einzeln
page-plan-lacks =
    { $count ->
        [one] Eine Karte liegt noch in keinem Stapel.
       *[other] { $count } Karten liegen noch in keinem Stapel.
    }
page-plan-waiting =
    { $count ->
        [0] Von den anderen ist noch niemand fertig.
        [one] { $players ->
            [one] Die andere Person ist fertig.
           *[other] 1 von { $players } anderen ist fertig.
        }
       *[other] { $count } von { $players } anderen sind fertig.
    }
page-plan-taken = Bis alle fertig sind, darfst du deine Stapel zurücknehmen.
page-plan-before = Letzte Runde: Was gewann
page-plan-came-second = 2. { $sum }
page-plan-won = schlug { $letters }
page-plan-level = gleich in { $letters }
page-plan-second = 2. in { $letters }
page-plan-won-all = schlug alles
page-plan-won-none = schlug nichts
page-plan-beats = schlägt { $what }
page-plan-beats-cards =
    { $count ->
        [one] 1 Karte { $share } %
       *[other] { $count } Karten { $share } %
    }
page-plan-beats-none = schlägt keine Karte
page-plan-first = Erste Runde: Worauf andere mit Karten kommen
page-plan-first-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-plan-first-note = Noch wurde kein Stapel gezeigt. Die anderen ziehen aus den gleichen Karten wie du: oben, worauf so viele davon im Schnitt kommen, darunter das Wenigste und das Meiste. Unter jedem deiner Stapel steht, wie oft er so viele schlagen würde.
page-plan-span = { $least }–{ $most }

page-pile-title = Dein Zugstapel
page-pile-secret = siehst nur du
page-pile-draw = Ziehen
page-pile-count =
    { $count ->
        [one] { $count } Karte im Zugstapel
       *[other] { $count } Karten im Zugstapel
    }
page-pile-left =
    { $rounds ->
        [one] Noch { $count }, alle für diese Runde.
       *[other] Noch { $count } für { $rounds } Runden mit dieser: { $rate } je Runde.
    }
page-pile-next = Die nächste ist in { $share } von 100 Fällen mindestens eine { $value }; im Mittel { $mean }.
page-pile-odd = { $value } in { $share } von 100
page-percent = { $percent } %

## Aufträge zu Beginn

page-offer-title = Deine Aufträge
page-offer-note = Markiere, welche du behältst, mindestens einen. Am Ende bringt jeder Punkte, wenn er erfüllt ist, sonst kostet er welche.
page-offer-keep =
    { $count ->
        [0] Behalten …
        [one] Diesen behalten
       *[other] Diese { $count } behalten
    }
page-offer-lacks = Mindestens ein Auftrag muss bleiben.
page-offer-drawn = Gezogen: einen behalten
page-mission-card =
    { $kind ->
        [formula] { $needs } (jetzt { $now })
       *[other] { $needs }: plus { $points } oder minus { $failed }; { $state ->
            [met] erfüllt
            [not] { $have } von { $need }
           *[open] noch unbekannt
        }
    }

## Hinter dem Sichtschirm

page-desk-if-ended = { points }, wenn jetzt Schluss wäre
page-desk-if-ended-short = Endstand jetzt
page-stack-shown = aufgedeckt: { $sum }
page-stack-none = kein Stapel mehr
page-purse-good = { $count } { good }, Preis { $price }

## Die anderen

page-rival-city = { members } in der Stadt
page-rival-left = { members } im Vorrat
page-rival-missions =
    { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
page-rival-stacks = verdeckte Stapel, Karten: { $sizes }
page-rival-shows = zeigt { $sum }
page-rival-unseen = ungesehen
page-rival-unseen-cards = noch nicht gezeigte Karten: { $cards }
page-rival-state =
    { $state ->
        [ready] fertig
        [plans] plant noch
        [chooses] wählt noch
        [out] kein Stapel mehr
        [passed] gepasst
        [now] bietet jetzt
       *[last] bietet zuletzt
    }

page-nina-note = gewinnt jeden Gleichstand, nimmt nichts
page-nina-showed = { $letter }: zeigte { $cards }

## Der Rat

page-council-note = je Sitz 1 Punkt
page-council-step = Schritt { $letter }
page-council-left = noch { $count }
page-council-free = niemand
page-council-members = Im Rat:
page-council-count = { $player }: { $count }

## Knöpfe der Frage

page-do-draw = Noch eine ziehen
page-do-reveal = { $stack } aufdecken · { $sum }
    .short = { $stack } · { $sum }
page-do-pass = Passen
page-do-privilege = Privileg: zuletzt bieten
page-do-take-seat = Sitz { place.genitive } nehmen
page-do-take-good = 1 { good } nehmen
page-do-sell = 1 { good } für { $count }
page-do-upgrade = 1 { good } → { $better }
page-do-fountain = { $cell }: { ability }

## Keys

page-key-reveal = Auktion: diesen Stapel aufdecken
page-key-pass = Auktion: passen oder ein Privileg einsetzen
page-key-plan = Planung: Karte ziehen (D führt dann nicht hinter deinen Sichtschirm) oder Stapel fertig
page-key-shift = Planung: die Karte auf den Stapel davor oder dahinter legen
