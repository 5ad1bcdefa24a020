### Karten und Aufträge: wozu sie gut sind.

## Die 28 Arten von Fähigkeiten; die Ziffer ist die Aktion, in der sie genutzt werden

ability-bribe-bribe = II: { bribe } erhalten → 1 { bribe } zusätzlich
ability-bribe-points = II: { bribe } erhalten → 2 Punkte
ability-bribe-marker = II: { bribe } erhalten → beliebiger Anzeiger 1 Feld
ability-colour-bribe = III: { bribe.compound }-Gebäude → 1 beliebiges Bestechungsmittel
ability-colour-points = III: { bribe.compound }-Gebäude → 3 Punkte
ability-colour-marker = III: { bribe.compound }-Gebäude → beliebiger Anzeiger 1 Feld
ability-colour-less = III: { bribe.compound }-Gebäude → 1 Bestechungsmittel weniger zahlen
ability-flag-bribe = III: { flag }-Gebäude → 1 beliebiges Bestechungsmittel
ability-flag-points = III: { flag }-Gebäude → 3 Punkte
ability-flag-marker = III: { flag }-Gebäude → beliebiger Anzeiger 1 Feld
ability-marker-bribe = IV: { info.compound }-Anzeiger bewegt → 1 beliebiges Bestechungsmittel
ability-marker-points = IV: { info.compound }-Anzeiger bewegt → 2 Punkte
ability-foreign-bribes = III: Gebäude mit fremdem Agenten → 2 { bribe }
ability-foreign-points = III: Gebäude mit fremdem Agenten → 5 Punkte
ability-seal-less = III: Gebäude mit Siegel { seal } → 1 Bestechungsmittel weniger zahlen
ability-seal-bribe = III: Gebäude mit Siegel { seal } → 1 beliebiges Bestechungsmittel
ability-seal-points = III: Gebäude mit Siegel { seal } → 3 Punkte
ability-seal-marker = III: Gebäude mit Siegel { seal } → beliebiger Anzeiger 1 Feld
ability-foreign-less = III: Gebäude mit fremdem Agenten → 1 Bestechungsmittel weniger zahlen
ability-foreign-cards = III: Gebäude mit fremdem Agenten → nächste Runde 2 Karten mehr
ability-tile-bribes = III: { info } erhalten → je Person am Tisch 1 Bestechungsmittel, alle verschieden
ability-tile-points = III: { info } erhalten → 8 Punkte
ability-tile-marker = III: { info } erhalten → { info.compound }-Anzeiger 2 Felder
ability-wild = III: { bribe } wie ein beliebiges Bestechungsmittel zahlen
ability-redirect = IV: statt des { info.compound }-Anzeigers einen beliebigen anderen bewegen
ability-new-tile-points = III: Geheiminformation einer neuen Sorte erhalten → 5 Punkte
ability-square-bribes = III: Geheiminformation von einem { $number }er-Platz → { $number } gleiche Bestechungsmittel
ability-any-tile-bribe = III: Geheiminformation erhalten → 1 beliebiges Bestechungsmittel

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
