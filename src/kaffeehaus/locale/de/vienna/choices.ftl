### Was gefragt wird, was zur Wahl steht, und warum etwas nicht zur Wahl steht.

## Fragen, nach dem Schritt des Spiels

ask-place-stefan = Auf welchem Schokoladen-Gebäude beginnt der dritte Mann?
ask-assign = Welche Karte legst du für Aktion { $space } an?
    .note =
        { $space ->
            [I] Ihre Fähigkeit kommt in eine Schublade und bleibt.
            [II] Du erhältst ihr Bestechungsmittel.
           *[IV] Ihr Anzeiger rückt vor.
        }
ask-exchange = Aktion I: Alle Schubladen sind voll. Welche Karte macht Platz für { card-name } ({ $ability })?
    .short = Welche Karte macht Platz für { card-name }?
ask-action-iii = Aktion III: Setze einen Agenten auf einem Gebäude ein oder nimm stattdessen etwas.
    .short = Setze einen Agenten auf einem Gebäude ein
ask-source = { $building }: Welchen Agenten setzt du ein?
ask-pay = { $building }: Welches Bestechungsmittel zahlst du? Noch zu zahlen: { $amount }
ask-move-figure = Zieht deine Figur auf ein benachbartes Gebäude weiter?
ask-gain = { $amount ->
    [one] Welches Bestechungsmittel nimmst du für { card-name }?
   *[other] Von welcher Sorte sind die { $amount } Bestechungsmittel für { card-name }?
  }
ask-gain-different = Welches Bestechungsmittel nimmst du als Nächstes für { card-name }? Alle sind verschieden.
ask-advance = Welchen Anzeiger bewegst du mit { card-name }?
ask-move-stefan = Wohin geht der dritte Mann?
ask-mission = Aufträge mit { flag }-Flagge: Erfülle eigene oder nimm einen neuen an.
ask-deposit = Wie viel davon legst du in die Geldkassette? Es kommt nie wieder heraus.
ask-marker = Aktion IV: Welchen Anzeiger bewegst du? { card-name } lässt dir die Wahl.
    .short = Welchen Anzeiger bewegst du? { card-name } lässt dir die Wahl.
ask-buy = Einkauf: Was kaufst du? Du hast { shillings }.
ask-buy-pay = Womit zahlst du? Noch zu zahlen: { shillings }
ask-payday-pay = Zahltag: Womit zahlst du? Noch zu bezahlen: { $amount ->
    [one] { $amount } Agent
   *[other] { $amount } Agenten
  }
ask-payday-remove = Zahltag: Welcher unbezahlte Agent verlässt den Spielplan? Noch { $amount ->
    [one] { $amount } Agent
   *[other] { $amount } Agenten
  }
ask-unfinished-remove = Nicht erfüllte Aufträge: Welcher Agent verlässt den Spielplan? Noch { $amount ->
    [one] { $amount } Agent
   *[other] { $amount } Agenten
  }

## Was zur Wahl steht, nach der Art der Aktion

do-assign = { card-line }
    .kind = Eine Karte anlegen
do-exchange = Schublade { $drawer }: { $card }  { $ability }
    .kind = Eine Schublade frei machen
do-place = { $count ->
    [0] { $spot } { $building } kostenlos
   *[other] { $spot } { $building } für { $price }
  }
    .kind = Einen Agenten einsetzen
    .wish = { $spot } { $building }
do-place-why = { $count ->
    [0] { $spot } { $building } kostenlos ({ $why })
   *[other] { $spot } { $building } für { $price } ({ $why })
  }
price-wild = Schublade { $drawer } zahlt mit { bribe }
do-from-supply = ein Agent aus deinem Vorrat (dort { $supply })
do-figure-from-supply = deine Figur aus dem Vorrat
do-move-from = der von { $spot } { $building }
    .kind = Einen Agenten versetzen
do-take-bribes = kein Agent: { bribe.counted } nehmen
    .kind = Bestechungsmittel nehmen
do-take-shillings = kein Agent: { shillings } nehmen
do-pay = { bribe.counted } zahlen
    .kind = Ein Bestechungsmittel zahlen
do-pay-coins = den Rest zahlen: { shillings }
    .wish = den Rest in Schilling zahlen
do-pay-coins-short = { $count ->
    [0] nichts mehr zahlen
   *[other] den Rest zahlen: nur { shillings }
  }; { $unpaid ->
    [one] { $unpaid } unbezahlter Agent geht
   *[other] { $unpaid } unbezahlte Agenten gehen
  }
do-gain = { bribe }
    .kind = Ein Bestechungsmittel nehmen
do-advance = { info.compound }-Anzeiger, jetzt in Bereich { $area }
    .kind = Einen Anzeiger bewegen
do-decline = { $step ->
    [move-figure] die Figur bleibt, wo sie ist
   *[other] ungenutzt lassen
  }
do-move-figure = Figur nach { $spot } { $building }
    .kind = Deine Figur bewegen
do-stefan = nach { $spot } { $building } ({ bribe })
    .kind = Den dritten Mann schicken
do-complete = erfüllen: { mission-line }
    .kind = Einen Auftrag erfüllen
do-accept = annehmen: { mission-line }; Anzahlung { shillings }
    .kind = Einen Auftrag annehmen
    .wish = annehmen: { mission-line }
do-done = { $completed ->
    [0] kein Auftrag
   *[other] kein weiterer Auftrag
  }
do-deposit = { $count ->
    [0] nichts
   *[other] { shillings }
  }
    .kind = Schilling in die Geldkassette legen
do-buy = { item } für { shillings }: { item.use }
    .kind = Etwas kaufen
do-buy-nothing = nichts
do-remove = { $spot } { $building }
    .kind = Einen Agenten vom Spielplan nehmen

do-place-closes = umschließt { $square } (+{ $points }, { info })
do-then = { $kind ->
    [complete] danach erfüllbar: { $missions }
    [accept] danach annehmbar: { $missions }
   *[buy] danach ein Einkauf
  }
do-scores = +{ points }

## Warum etwas nicht zur Wahl steht

why-own-agent = Auf dem Gebäude { $building } steht schon ein Agent von dir.
why-no-agents = Du hast keinen Agenten mehr, den du ein- oder versetzen könntest.
why-cannot-pay =
    { $piece ->
        [figure] Das Gebäude { $building } kostet deine Figur { bribe.counted }
       *[agent] Das Gebäude { $building } kostet dich { bribe.counted }
    }{ $wild ->
        [yes] , und du hast { $have }, beliebig einsetzbare Bestechungsmittel mitgezählt.
       *[no] , und du hast { $have }.
    }
why-no-own-agent = Auf dem Gebäude { $building } steht kein Agent von dir, der kommen könnte.
why-mission-not-yours = Auftrag { $mission } liegt nicht auf deinem Schreibtisch.
why-mission-nation = Für Auftrag { $mission } musst du in diesem Zug einen Agenten auf einem Gebäude mit { flag }-Flagge eingesetzt haben.
why-mission-not-met = Du erfüllst noch nicht alle Voraussetzungen von Auftrag { $mission }.
why-mission-not-shown = Auftrag { $mission } liegt nicht aus.
why-mission-completed-one = Du hast in diesem Zug schon einen Auftrag erfüllt, darum darfst du { $mission } nicht annehmen.
why-mission-no-space = Für { $mission } ist kein Platz: Alle { $spaces } Auftragsfelder deines Schreibtischs sind belegt.
why-all-hired = Du hast schon alle deine Agenten angeworben.
why-item-owned = Du besitzt { item.accusative } schon.
why-item-too-dear = Für { item.accusative } brauchst du { $price } Schilling, und du kannst { $means } zahlen.
why-card-not-in-hand = { card-name } hast du nicht auf der Hand.
why-space-order = Zuerst wählst du die Karte für Aktion { $space }.
