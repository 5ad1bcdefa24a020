### Karten und Aufträge: wozu sie gut sind.

## Die 28 Arten von Fähigkeiten; die Ziffer ist die Aktion, in der sie genutzt werden

ability-line = { $action }: { $ability }
ability-bribe-bribe = { bribe } erhalten → 1 { bribe } zusätzlich
ability-bribe-points = { bribe } erhalten → 2 Punkte
ability-bribe-marker = { bribe } erhalten → beliebiger Anzeiger 1 Feld
ability-colour-bribe = { bribe.compound }-Gebäude → 1 beliebiges Bestechungsmittel
ability-colour-points = { bribe.compound }-Gebäude → 3 Punkte
ability-colour-marker = { bribe.compound }-Gebäude → beliebiger Anzeiger 1 Feld
ability-colour-less = { bribe.compound }-Gebäude → 1 Bestechungsmittel weniger zahlen
ability-flag-bribe = { flag }-Gebäude → 1 beliebiges Bestechungsmittel
ability-flag-points = { flag }-Gebäude → 3 Punkte
ability-flag-marker = { flag }-Gebäude → beliebiger Anzeiger 1 Feld
ability-marker-bribe = { info.compound }-Anzeiger bewegt → 1 beliebiges Bestechungsmittel
ability-marker-points = { info.compound }-Anzeiger bewegt → 2 Punkte
ability-foreign-bribes = Gebäude mit fremdem Agenten → 2 { bribe }
ability-foreign-points = Gebäude mit fremdem Agenten → 5 Punkte
ability-seal-less = Gebäude mit Siegel { seal } → 1 Bestechungsmittel weniger zahlen
ability-seal-bribe = Gebäude mit Siegel { seal } → 1 beliebiges Bestechungsmittel
ability-seal-points = Gebäude mit Siegel { seal } → 3 Punkte
ability-seal-marker = Gebäude mit Siegel { seal } → beliebiger Anzeiger 1 Feld
ability-foreign-less = Gebäude mit fremdem Agenten → 1 Bestechungsmittel weniger zahlen
ability-foreign-cards = Gebäude mit fremdem Agenten → nächste Runde 2 Karten mehr
ability-tile-bribes = { info } erhalten → je Person am Tisch 1 Bestechungsmittel, alle verschieden
ability-tile-points = { info } erhalten → 8 Punkte
ability-tile-marker = { info } erhalten → { info.compound }-Anzeiger 2 Felder
ability-wild = { bribe } wie ein beliebiges Bestechungsmittel zahlen
ability-redirect = statt des { info.compound }-Anzeigers einen beliebigen anderen bewegen
ability-new-tile-points = Geheiminformation einer neuen Sorte erhalten → 5 Punkte
ability-square-bribes = Geheiminformation von einem { $number }er-Platz → { $number } gleiche Bestechungsmittel
ability-any-tile-bribe = Geheiminformation erhalten → 1 beliebiges Bestechungsmittel

## Karten

card-name = Karte { $card }
card-line = { $card }  II { bribe } · IV { info } · { $ability }
card-title = Karte { $card }
card-as-one = Bei Aktion I kommt sie in eine Schublade und wirkt in jeder Runde: { $ability }
card-as-two = Bei Aktion II bringt sie 1 { bribe }.
card-as-four = Bei Aktion IV bewegt sie den { info.compound }-Anzeiger 1 Feld; du erhältst 1 Punkt für jedes eigene { info.compound }-Plättchen.
card-unknown = Die Karten dieser Partie sind 1 bis { $last }.

## Aufträge

mission-line = { $mission } { flag }: { $needs } → { $reward }
mission-needs-seals = Agenten auf { $list }
mission-needs-bribes = zeige { $list }
mission-needs-information = zeige { $list }
mission-needs-building = Agent auf { $building } (Haus { $letter })
mission-reward-none = nichts
