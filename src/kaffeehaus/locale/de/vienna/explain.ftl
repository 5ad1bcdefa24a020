### Was alles auf dem Tisch ist, für alle, die im Browser darauf zeigen.

## Die Stadt

page-x-price = Ein Agent kostet hier 2 { bribe }; deine Schubladen können den Preis senken.
page-x-flag = { $version ->
    [advanced] Flagge: { flag }. Hast du hier einen Agenten eingesetzt, darfst du Aufträge mit dieser Briefmarke annehmen oder erfüllen.
   *[introductory] Flagge: { flag }. Manche Fähigkeiten verlangen sie.
  }
page-x-seal = Siegel: { seal }. Aufträge und Fähigkeiten verlangen es.
page-x-letter = Haus { $letter }: Ein Auftrag verlangt hier einen Agenten.
page-x-nobody = Hier ist noch niemand.
page-x-figure = { $player } (Figur { figure-name })
page-x-around = Straßen führen zu { $squares }.
page-x-square = Plättchen: { info }. { $count ->
    [2] Wer als Erstes Agenten auf beiden Gebäuden ringsum hat, nimmt es und erhält { points }.
   *[other] Wer als Erstes Agenten auf allen { $count } Gebäuden ringsum hat, nimmt es und erhält { points }.
  }
page-x-square-empty = Das Plättchen ist weg; hier gibt es nichts mehr zu holen.
page-x-missing = { $player } fehlt noch: { $buildings }.
page-x-missing-all = { $player } hat hier noch keinen Agenten.
page-x-helper = Stefan Feld kann einen Agenten ersetzen; der Platz bringt dann 1 Punkt weniger.
page-x-roads = Sie verbinden jeden Platz mit den Gebäuden ringsum. Stehen deine Agenten auf allen, ist der Platz umschlossen.
    .title = Straßen
page-x-score-track = Die Punkte aller; nach 99 geht es bei 0 weiter.
    .title = Punkteleiste

## Leisten und Dach

page-x-track = Feld { $space } von { $last }, Bereich { $area }: Am Ende zählt jedes { info.compound }-Plättchen { points }.
page-x-track-next = { $steps ->
    [one] Noch ein Feld bis zum Bereich { $area }.
   *[other] Noch { $steps } Felder bis zum Bereich { $area }.
  }
page-x-track-end = Hier endet die Leiste. Weitere Schritte bringen trotzdem Punkte.
page-x-track-step = Wer diesen Anzeiger bewegt, erhält je Feld 1 Punkt für jedes eigene { info.compound }-Plättchen.
page-x-own-tiles = Du besitzt { info.counted }.
page-x-roof = { $state ->
    [past] Hier war der Ermittler schon.
    [at] Hier steht der Ermittler.
    [end] Ist der Ermittler hier, folgt noch eine Runde, dann ist die Partie zu Ende.
    [beyond] Bei dieser Personenzahl nicht im Spiel.
    [never] Das Ende ist ausgelöst, der Ermittler zieht nicht mehr.
   *[ahead] Hierher kommt der Ermittler noch.
  }
    .title = Dach, Feld { $space }
page-x-investigator = Der erste Anzeiger, der in einer Runde einen neuen Bereich erreicht, bringt ihn ein Feld weiter.
page-x-token = { $state ->
    [moved] Er ist in dieser Runde schon gezogen und bleibt stehen.
   *[may] Er ist in dieser Runde noch nicht gezogen.
  }
page-x-purchase = Einkauf am Ende der Runde, in der er ankommt: Alle dürfen eine Sache kaufen.
page-x-purchase-last = Letzter Einkauf, am Ende dieser Runde: Alle dürfen eine Sache kaufen.
page-x-payday = Zahltag am Ende der Runde, in der er ankommt: 1 Schilling für jeden Agenten auf dem Spielplan; unbezahlte gehen in den Vorrat zurück.
page-x-payday-last = Letzter Zahltag, am Ende der letzten Runde: 1 Schilling für jeden Agenten auf dem Spielplan; unbezahlte gehen in den Vorrat zurück.

## Karten und Schubladen

page-x-slot = { $space ->
    [I] Diese Karte kommt in eine deiner Schubladen und hilft dir von nun an.
    [II] Du erhältst das Bestechungsmittel dieser Karte.
    [III] Du setzt einen Agenten auf einem Gebäude ein oder nimmst stattdessen etwas. Dafür braucht es keine Karte.
   *[IV] Du bewegst den Anzeiger dieser Karte und erhältst 1 Punkt für jedes eigene Plättchen seiner Sorte.
  }
    .title = Aktion { $space }
page-x-slot-done = In dieser Runde schon ausgeführt.
page-x-slot-empty = Hier liegt noch keine Karte.
page-x-pile = Ist keine Karte mehr da, werden die abgelegten zu einem neuen Stapel gemischt.
    .title = Zugstapel
page-x-drawer = Karte { $card }. Sie wirkt in jeder Runde, bis eine andere an ihre Stelle kommt.
    .title = Schublade { $drawer }
page-x-drawer-empty = Leer. Hierher kommt die Karte von Aktion I.
page-exchange-onward = Schublade { $drawer }, wenn du keine andere wählst. Ein Gebäude geht gleich mit.

## Der Schreibtisch

page-x-bribe = Bestechungsmittel bezahlen Agenten: 2 von der Sorte des Gebäudes.
page-x-bribe-money = Mit der Wegeskizze zählt jedes bei Einkauf und Zahltag auch als Schilling.
page-x-tile = Am Ende zählt jedes { points }, so wie der Anzeiger jetzt steht.
page-x-tile-step = Jedes bringt 1 Punkt für jedes Feld, das du seinen Anzeiger bewegst.
page-x-agents = In Aktion III kommt einer aus dem Vorrat oder von einem anderen Gebäude auf ein Gebäude.
    .title = Agenten
page-x-hires = Anzuwerbende kommen beim Einkauf für je 1 Schilling in den Vorrat.
page-x-figure-rule = Die Figur zählt als Agent. Für das erste Einsetzen braucht es 5 andere eigene Agenten auf dem Spielplan; am Zahltag kostet sie 1 Schokolade.
page-x-figure-use = { $name ->
    [hamburg] Hamburg: 1 Schilling mehr für jeden erfüllten Auftrag, der Schilling bringt. Auf einem Gebäude mit Siegel Adel kostet die Figur höchstens 1 Bestechungsmittel.
    [new-york] New York City: USA-Aufträge verlangen 1 Bestechungsmittel weniger und bringen 1 Punkt mehr. Auf einem USA-Gebäude kostet die Figur höchstens 1 Bestechungsmittel.
    [amsterdam] Amsterdam: Kaffee aus Aktion II bringt 1 weiteren. Wird die Figur eingesetzt, darf je Auftrag 1 Kaffee 1 anderes Bestechungsmittel ersetzen.
   *[marrakesh] Marrakesh: 1 Schilling mehr für jeden angenommenen Auftrag. Kommt ein anderer eigener Agent neben die Figur, darf sie kostenlos auf ein Nachbargebäude gehen.
  }
page-x-coins = Offenes Geld für Einkäufe und Zahltage. Es entscheidet auch bei Gleichstand.
    .title = Schilling
page-x-box = Einnahmen dürfen hinein, sobald sie kommen; heraus kommen sie nie wieder.
page-x-items = Wird beim Einkauf gekauft. Am Ende bringen 1, 2, 3 oder 4 Schreibtisch-Plättchen 1, 3, 6 oder 10 Punkte.
page-x-side-table = Wird beim Einkauf gekauft; für sich allein bringt er keine Punkte.
page-x-player = In dieser Runde an { $place }. Stelle von { $count }.
page-x-crest = Wer es hat, beginnt. Nach jeder Runde wandert es weiter.
    .title = Stadtwappen
page-x-round = { $version ->
    [advanced] Alle legen Karten an, dann spielen alle reihum die Aktionen I bis IV; danach kann ein Einkauf oder Zahltag folgen.
   *[introductory] Alle legen Karten an, dann spielen alle reihum die Aktionen I bis IV.
  }

## Aufträge

page-x-mission-reward = Belohnung: { $reward }.
page-x-mission-met = Du hast alles, was er verlangt.
page-x-mission-lacks = Dir fehlt noch: { $list }.
page-x-mission-how = Kann erfüllt werden, nachdem ein Agent auf einem Gebäude mit { flag }-Flagge eingesetzt wurde. Was gezeigt wird, bleibt erhalten.
page-x-mission-accept = Nach dem Einsetzen eines Agenten auf einem Gebäude mit { flag }-Flagge darf er angenommen werden; Anzahlung { $pile ->
    [A] 1 Schilling
   *[B] 2 Schilling
  }.
page-x-mission-open = Ist er am Ende nicht erfüllt, verlässt dafür ein eigener Agent den Spielplan.
page-x-mission-free = Platz für einen weiteren Auftrag.
    .title = Freies Auftragsfeld
page-x-piles = Wer einen Auftrag vom Stapel A annimmt, erhält sofort 1 Schilling, vom Stapel B 2. Die Auslage wird wieder aufgefüllt.

page-map = Stadtplan von Wien mit { $buildings } Gebäuden und { $squares } Plätzen
page-since-bought = Gekauft: { $list }
page-since-closed = Umschlossen: { $list }. Die Plättchen dort sind vergeben.

## Auf den Knöpfen des Bildschirms, und was danach kommt

page-then-place = Danach wählst du den Agenten.
page-then-move-from = Dieser Agent geht.
page-then-move-figure = Die Figur geht hierher.
page-then-stefan = Der dritte Mann geht hierher.
page-then-remove = Dieser Agent verlässt den Plan.
page-do-take-bribes = oder { $count } nehmen:
page-do-from-supply = aus dem Vorrat ({ $supply })
page-do-figure-from-supply = Figur aus dem Vorrat
page-do-pay-coins = in Schilling zahlen
page-do-decline = lassen
page-do-done = fertig
page-do-buy-nothing = nichts kaufen
page-do-complete = { $mission } erfüllen
page-do-accept = { $mission } annehmen
