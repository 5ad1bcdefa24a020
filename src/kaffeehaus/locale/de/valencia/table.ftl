### Was im Terminal auf dem Tisch liegt, die Einführung und die Optionen.

intro-title = VALENCIA · Familien, Gilden und Brunnen in der Stadt von Orangen und Porzellan
intro-1 = Fünf Runden. Jede beginnt im Geheimen: Ziehe beliebig viele deiner 24 Einflusskarten und bilde daraus verdeckte Stapel.
intro-2 = Es folgen sieben Auktionen, A bis G: Reihum deckst du einen Stapel auf oder passt; die höchsten Summen kommen zum Zug. Wer aufgedeckt hat und nichts tun kann, darf eine Karte des Stapels unter den eigenen Zugstapel legen; wer die Auktion gewonnen hat, nie.
intro-3 = A: Sitze von Adel und Kirche. B, D, F: Rang 1 bekommt Gildensitz, Ware und Stadtfeld, Rang 2 Ware und Stadtfeld.
intro-4 = C, E: Rang 1 verkauft Waren. G: Rang 1 bewegt ein Familienmitglied. Dann pflanzt die Kirche eine Palme, der Adel baut einen Brunnen.
intro-5 = Jede Runde bringt dir jedes Mitglied deiner Familie im Rat 1 Punkt; am Ende jedes in der Stadt 1, an einer Palme 1 mehr, an einem Brunnen dessen Zahl.
intro-6 = Aufträge bringen am Ende Punkte, wenn sie erfüllt sind, sonst kosten sie 3: Behalte die, an die du glaubst.

state-begin = Vor Runde 1: die Aufträge
state-plan = Runde { $round } von 5 · Planung
state-line = Runde { $round } von 5 · { step }
state-over = Die Partie ist zu Ende
state-stefan = { stefan }: { $player }
    .begins = Startspieler ({ stefan }): { $player }
state-palms = Palmen: { $palms }
state-fountains = Brunnen: { $fountains }
state-fountain = { $cell } { $fountain }

city-legend-guild = { guild.code } { guild } { $price }
city-legend-signs = We2 Gilde, Kosten · ┄┄ Brunnenfeld · ≈6 Brunnen · o Baum · ♠ Palme · * wählbar
council-title = Rat
council-empty = —
boards-title = Runden: B D F, Brunnen
boards-row = { $round }  { $guilds }  { $fountain }
boards-nina = Ninas Zugstapel: { $count }
auction-sum = { $cards } = { $sum }
auction-rank = { $rank }. { $player } { $bid }
auction-open = { $player } { $bid }
auction-passed = gepasst
auction-next = am Zug
auction-waits = noch offen

screen-title = Hinter deinem Sichtschirm
screen-of = Hinter dem Sichtschirm von { $player }
screen-members = { members } im Vorrat
screen-privileges = { $count ->
    [one] { $count } Privileg
   *[other] { $count } Privilegien
  }
screen-goods = Waren
screen-goods-short = Waren { $goods }
screen-goods-worth = { $goods }   Wert { coins }
screen-hand = Hand
screen-stacks = Stapel
screen-stack-line = { $stack }: { $cards } = { $sum }
screen-bid-line = { $stack }: { $cards } = { $sum }, Rang { $rank }
screen-pile = Zugstapel
screen-pile-line = { $count ->
    [0] leer
   *[other] { $count }: { $cards }
  }
screen-under = zuunterst
screen-discard = abgelegt
screen-missions = Aufträge
screen-offered = zur Wahl
screen-if-ended = wäre jetzt Schluss
screen-if-ended-rule = { rule } { $points }
screen-none = keine
mission-met = erfüllt
mission-unmet = offen
mission-count = { $have } von { $need }
mission-now = jetzt { $points }
mission-hidden = geheim

others-title = Alle am Tisch
others-player = Name
others-score = Pkt.
others-council = Rat
others-city = Stadt
others-supply = Vorrat
others-privileges = Priv.
others-pile = Zugst.
others-stacks = Stapel
others-missions = Auftr.
others-money = Münzen
others-goods = Waren
others-seen = gesehene Karten
others-many = { $name }×{ $count }

figures-revealed = aufgedeckte Einflusskarten
figures-kept = Aufträge behalten, erfüllt
figures-settled = besiedelt (am meisten, am wenigsten)
figures-fountains = gebaute Brunnen (genutzt)
figures-fountain = { $fountain } × { $built } ({ $used })
