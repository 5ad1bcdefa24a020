### Was im Terminal auf dem Tisch liegt, die Einführung und die Optionen.

intro-title = VIENNA · Spione und Geheimnisse in der Stadt des dritten Mannes
intro-1 = Setze Agenten auf Gebäuden ein. Ein Gebäude kostet 2 Bestechungsmittel seiner Sorte (das erste Kürzel in seinem Kasten).
intro-2 = Stehen deine Agenten auf allen Gebäuden rund um einen Platz, erhältst du sein Plättchen und seine Zahl als Punkte.
intro-3 = Jede Runde bekommst du 3 Karten: I kommt in eine Schublade und hilft dir von nun an, II bringt ihr Bestechungsmittel, IV bewegt ihren Anzeiger.
intro-4 = Dein Zug: I, II, dann III (einen Agenten einsetzen oder 2 gleiche Bestechungsmittel nehmen), dann IV.
intro-5 = Bewegst du einen Anzeiger, bringt dir jedes eigene Plättchen dieser Sorte 1 Punkt; am Ende zählt jedes so viel wie der Bereich seines Anzeigers (1 bis 6).
intro-6 = Der erste Anzeiger, der in einer Runde einen neuen Bereich erreicht, bewegt den Ermittler; auf dessen letztem Feld folgt noch eine Runde.

city-legend = Im Kasten: Bestechungsmittel, Flagge, Agenten, → dein Preis jetzt. Dazwischen: Plätze mit Zahl und Plättchen.
city-legend-advanced = Im Kasten: Bestechungsmittel, Flagge, Siegel, Hausnummer, Agenten, → dein Preis jetzt. Dazwischen: Plätze mit Zahl und Plättchen.
city-price = →{ $price }
squares-title = Plätze mit Plättchen: Zahl, Plättchen, Gebäude (* deine)
squares-none = Alle Plätze sind leer.

tracks-title = Geheiminformationen
tracks-you = eigene: { $count }
tracks-roof = Ermittler
tracks-roof-legend = [ ] hier steht er · ! Spielende
tracks-roof-legend-advanced = [ ] hier steht er · $ Einkauf · p Zahltag · ! Spielende

state-line = Runde { $round } · Stadtwappen: { $crest } · Zugstapel { $pile }
state-last-round = letzte Runde
state-triggered = das Ende naht: noch eine Runde folgt

# Die Zeile mit fünf Plättchen lässt den Beschriftungen bei 80 Spalten nur fünf Zeichen.
desk-title = Dein Schreibtisch
desk-of = Schreibtisch von { $player }
desk-score = { points }
desk-supply = Agenten im Vorrat { $count }
desk-board = auf dem Plan { $count }
desk-hires = anzuwerben { $count }
desk-coins = { shillings }
desk-box = Geldkassette { $count } von 12
desk-bribes = Best.
desk-tiles = Infos
desk-drawers = Schub
desk-drawer-line = { $drawer }  { $card }  { $ability }
desk-items = Tisch
desk-missions = Auftr
desk-mission-met = bereit
desk-mission-unmet = offen
desk-figure-supply = Figur { figure-name } im Vorrat
desk-figure-board = Figur { figure-name } auf { $building }
desk-hand = Hand
desk-spaces = Akt.
desk-space-line = { $space }  { $card }
desk-none = leer
display-title = Ausliegende Aufträge

others-title = Alle am Tisch
others-player = Name
others-score = Pkt.
others-agents = Agt.
others-bribes = Bestech.
others-tiles = Infos
others-drawers = Schubladen
others-missions = Aufträge
others-money = Geld
others-money-box = { $coins }+{ $box }
others-desk = Tisch
