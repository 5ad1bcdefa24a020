### Was alles auf dem Tisch ist, für alle, die im Browser darauf zeigen.

## Die Stadt

page-city = Plan von Valencia
page-x-space = Am Ende bringt ein Familienmitglied hier 1 Punkt, an einer Palme 1 mehr und die Zahl jedes Brunnens daneben.
    .title = { $cell }, { guild.compound }-Feld
page-x-cost = { $count ->
    [0] Ein Familienmitglied hier kostet nichts.
   *[other] Ein Familienmitglied hier kostet { coins }.
  }
page-x-purse = Deine Münzen: { $from } → { $to }
page-x-nobody = Hier steht noch niemand.
page-x-beside = Daneben: { $fountains }.
page-x-beside-one = Brunnen { $cell } ({ $value })
page-x-beside-central = der zentrale Brunnen ({ $value })
page-x-shade = An seiner Ecke steht eine Palme.
page-x-fountain = Am Ende bringt jedes Familienmitglied daneben { points }.
    .title = Brunnen { $cell }
page-x-central = Alle 8 Felder rundum liegen neben ihm.
    .title = Zentraler Brunnen
page-x-ability = Wer ein Familienmitglied aus dem Vorrat danebensetzt, darf sofort: { ability }. Wer dorthin zieht, darf es nicht.
page-x-fountain-space = In Schritt I baut, wer den Sitz des Adels hat, den Brunnen der Runde auf so ein Feld.
    .title = Brunnenfeld { $cell }
page-x-fountain-members = Daneben: { $players }.
page-x-tree = In Schritt H setzt, wer den Sitz der Kirche hat, die Palme der Runde auf einen freien Baumplatz.
    .title = Baumplatz { $tree }
page-x-palm = Am Ende bringt jedes Familienmitglied an einer Palme 1 Punkt mehr, an mehreren Palmen nur einmal.
    .title = Palme { $tree }
page-x-tree-cells = Berührt { $cells }.
page-x-tree-members = Familienmitglieder dort: { $players }.

## Die Rundentafeln

page-x-tower = Fünf Tafeln, je eine Runde, von oben nach unten. Die Schritte A bis I einer Runde folgen aufeinander.
    .title = Runden
page-x-round = Alle planen im Geheimen, dann kommen sieben Auktionen, eine Palme, ein Brunnen und der Rat.
page-x-board-state = { $state ->
    [past] Diese Runde ist vorbei.
    [now] Diese Runde läuft.
   *[ahead] Diese Runde kommt noch.
  }
page-x-board-fountain = I Brunnen { $fountain }
page-x-letter-state = { $state ->
    [past] In dieser Runde erledigt.
    [now] Jetzt an der Reihe.
   *[ahead] Kommt noch in dieser Runde.
  }
page-x-letter-first = Rang 1: ein Familienmitglied auf den Sitz der { guild.full }, 1 Ware der Gilde aus dem Vorrat, dann ein Familienmitglied auf ein Stadtfeld der Gilde gegen dessen Kosten; alles freiwillig.
page-x-letter-second = Rang 2: 1 Ware der { guild.full }, dann ein Stadtfeld.
page-x-letter-third = { $third ->
    [yes] Rang 3: eines von beiden. Alle anderen gehen leer aus.
   *[no] Alle anderen gehen leer aus.
  }
page-x-letter = { $letter ->
    [A] Rang 1: ein Familienmitglied auf den Sitz des Adels. Rang 2: eines auf den Sitz der Kirche. Wer dort schon sitzt, bleibt.
    [C] Rang 1 darf Waren zu ihrem Preis verkaufen. Alle anderen gehen leer aus.
    [E] Rang 1 darf Waren verkaufen und ein Familienmitglied auf den Sitz der Händler setzen. Alle anderen gehen leer aus.
    [G] Rang 1 darf mit einem Familienmitglied auf ein freies Nachbarfeld ziehen, kostenlos und ohne Brunnenfähigkeit. Alle anderen gehen leer aus.
    [H] Keine Auktion: Wer den Sitz der Kirche hat, setzt die Palme der Runde auf einen freien Baumplatz.
   *[I] Keine Auktion: Wer den Sitz des Adels hat, baut den Brunnen der Runde.
  }
page-x-letter-nina = { $count ->
    [one] Nina deckt { $count } Karte auf, wenn beide aufgedeckt oder gepasst haben.
   *[other] Nina deckt { $count } Karten auf, wenn beide aufgedeckt oder gepasst haben.
  }

## Der Rat

page-x-council = Am Ende jeder Runde bringt jedes Familienmitglied im Rat 1 Punkt; wer dort die meisten hat, bekommt ein Privileg, bei Gleichstand alle Beteiligten.
page-x-office = { $place ->
    [nobility] Rang 1 in Schritt A sitzt hier und baut in Schritt I den Brunnen der Runde.
    [church] Rang 2 in Schritt A sitzt hier und pflanzt in Schritt H die Palme der Runde.
   *[merchants] Rang 1 in Schritt E darf hier sitzen.
  } 1 Punkt je Runde.
    .title = Sitz { place.genitive }
page-x-office-guild = { $letters ->
    [none] Um diese Gilde geht es in dieser Runde nicht.
   *[other] Rang 1 in Schritt { $letters } darf hier sitzen.
  } 1 Punkt je Runde.
page-x-support = Zu zweit dank einer Unterstützung: Beide zählen, und beide gehen, wenn jemand anders den Sitz nimmt.

## Karten, Stapel und Zugstapel

page-x-stack = In einer Auktion deckst du einen deiner Stapel auf oder passt. Was nicht gebraucht wird, verlässt nach der Runde das Spiel.
    .title = Stapel { $stack }
page-x-stack-number = Nummern bekommen die Stapel erst, wenn sie liegen; bis dahin hat ihre Reihenfolge nichts zu sagen.
page-x-rank-now = Jetzt aufgedeckt: Rang { $rank }.
page-x-rank = Rang { $rank }
page-x-rank-so-far = Bisher Rang { $rank }
page-x-rank-nothing = Rang { $rank }: keine Aktion
page-x-chance = Rang { $rank }: { page-percent }, je nach Ninas Karten
page-x-coming = Noch offen: { $player }, Karten in den Stapeln: { $sizes }
page-x-coming-most = { page-x-coming }; keine Summe über { $most }
page-x-pile = Jede Runde wird mindestens eine Karte gezogen; gebrauchte und übrige kommen nicht von selbst zurück. 24 Karten reichen für fünf Runden.
    .title = Zugstapel
page-x-pile-of = Karten darin: { $number }
page-x-pile-under = Zuunterst: { $cards }
page-x-stacks = Verdeckt: Wie viele Karten in jedem liegen, sehen alle, welche nur die Person, der sie gehören.
    .title = Stapel
page-x-stacks-planning = { $ready ->
    [yes] Ist mit der Planung fertig.
   *[no] Plant noch.
  }
page-x-shown = Die höchste Summe gewinnt; bei Gleichstand, wer im Uhrzeigersinn näher am Startspieler sitzt. Danach verlassen die Karten das Spiel.
    .title = In dieser Auktion aufgedeckt
page-x-shown-waits = Hat weder aufgedeckt noch gepasst.
page-x-shown-passed = Hat gepasst.
page-x-unseen = Karten, die noch niemand gesehen hat: im Zugstapel, in den Stapeln oder ungesehen aus dem Spiel.
    .title = Ungesehene Karten
page-x-nina = Zu zweit nimmt sie an den Auktionen der Gilden teil, in B und D mit 1 Karte, in F mit 2.
page-x-nina-ties = Sie gewinnt jeden Gleichstand, nimmt aber keinen Sitz, keine Ware, kein Feld und keine Punkte.
page-x-nina-pile = Karten in ihrem Zugstapel: { $number }
page-x-nina-unseen = Noch zu erwarten: { $cards }

## Hinter dem Sichtschirm

page-x-good = Waren gibt es in den Auktionen ihrer Gilde; verkauft werden sie in C, in E oder an einem Brunnen.
    .title = Ware: { guild }
page-x-good-price = Verkaufspreis: { coins }.
page-x-good-own = Deine: { $number }
page-x-good-left = Im Vorrat: { $number }
page-x-coins = Damit bezahlst du Stadtfelder; sie entscheiden am Ende Gleichstände, und manche Aufträge fragen nach ihnen. Niemand sonst sieht sie.
    .title = Münzen
page-x-privilege = Bist du mit Aufdecken oder Passen dran, darfst du eines abgeben und erst nach allen anderen drankommen.
page-x-privilege-left = Am Ende bringt jedes übrige 1 Punkt.
page-x-members = Jede Familie hat 15. Wer im Rat weichen muss, kommt in den Vorrat zurück; in der Stadt bleiben alle stehen.
    .title = Familienmitglieder
page-x-members-where = Stadt { $city } · Rat { $council } · Vorrat { $supply }
page-x-stefan = Wer eine Auktion gewinnt, nimmt die Figur, beginnt die nächste und gewinnt dort jeden Gleichstand.
page-x-player = Nummer { $place } in der Reihenfolge dieser Auktion.

## Aufträge und der Stand der Dinge

page-x-mission = Am Ende erfüllt: +{ $points }. Nicht erfüllt: −{ $failed }.
page-x-mission-formula = Er kann nicht scheitern: Er bringt, was am Ende da ist, nie weniger als 0.
page-x-mission-have = bisher { $have } von { $need }
page-x-mission-now = Wäre jetzt Schluss: { points }.
page-x-mission-secret = Das hängt davon ab, was hinter anderen Sichtschirmen liegt.
page-x-mission-end = Nur das Ende zählt, und ein Auftrag zählt nur einmal.
page-x-missions = { $count ->
    [one] { $count } Auftrag behalten
   *[other] { $count } Aufträge behalten
  }
    .title = Aufträge
page-x-missions-secret = Welche, sieht vor dem Ende niemand sonst.
page-x-standing = Was gewertet würde, wenn jetzt Schluss wäre. Jede Runde kann das noch ändern.
    .title = Wäre jetzt Schluss
page-x-standing-score = Punkte jetzt: { $count }

## Die Auktion

page-auction = Die Auktion
page-auction-so-far = bisher
page-auction-over = entschieden
page-rewards = Was die Ränge bringen
page-bids = Wer was aufgedeckt hat
page-reward = { $reward ->
    [nobility] Sitz des Adels
    [church] Sitz der Kirche
    [seat] der Sitz
    [good] 1 { good }
    [space] ein Stadtfeld
    [either] 1 { good } oder ein Stadtfeld
    [sell] Waren verkaufen
   *[move] ein Umzug
  }
page-reveal-sum = = { $sum }
page-ranked = Rang { $rank } mit { $sum }
page-stage = { $step ->
    [seat] { $state ->
        [done] Sitz gehört dir
        [not] Kein Sitz
       *[other] Sitz
    }
    [good] { $state ->
        [done] Ware genommen
        [not] Keine Ware
       *[other] Ware
    }
    [sell] { $state ->
        [done] Verkauft
        [not] Nichts verkauft
       *[other] Verkaufen
    }
   *[space] Stadtfeld
  }

## Was folgt, was geschah, und das Ende

page-then-draw = Niemand weiß, welche Karte kommt.
page-then-fountain = Danach nutzt du den Brunnen.
page-then-lift = Diese Palme kommt auf einen Baumplatz daneben.
page-then-move-from = Dieses Familienmitglied zieht; du wählst, wohin.
page-then-pass = Du zeigst nichts; deine Stapel bleiben liegen.
page-then-skip = Du verzichtest darauf; sonst ändert sich nichts.
page-since-lost = Nicht mehr deine Sitze: { $list }
page-since-settled = Besetzte Felder: { $list }
page-since-planted = Gepflanzte Palmen: { $list }
page-since-built = Gebaute Brunnen: { $list }
page-tie = { $by ->
    [shared] Punkte, Mitglieder in der Stadt und Münzen sind gleich: Der Sieg wird geteilt.
    [members] Gleichstand bei den Punkten: Die Mitglieder in der Stadt entscheiden ({ $list }).
   *[coins] Gleichstand bei Punkten und Mitgliedern in der Stadt: Die Münzen entscheiden ({ $list }).
  }
