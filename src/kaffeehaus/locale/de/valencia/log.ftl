### Was geschah: Bruchstücke nach Name und Doppelpunkt oder in einer Reihe. Sie kommen ohne gebeugte Verben aus.

log-round-began = Runde { $number } von 5
log-missions-offered = Aufträge: { $missions }
log-mission-kept = Auftrag behalten: { $needs }
log-mission-rejected = Auftrag zurückgelegt: { $needs }
log-missions-chosen = { $count ->
    [one] insgesamt 1 Auftrag
   *[other] insgesamt { $count } Aufträge
  }
log-card-drawn = Karte { card }
log-card-stacked = { card } auf Stapel { $stack }
log-plan-ready = Planung fertig
log-planned = { $count ->
    [0] keine Stapel
   *[other] { $count } Stapel ({ $sizes })
  }
log-auction-began = { step } · Startspieler: { $player }
log-stack-revealed = { $cards } aufgedeckt
log-passed = gepasst
log-privilege-used = mit Privileg gewartet
log-nina-revealed = { nina }: { $cards }
log-ranked = { $count ->
    [0] Niemand hat etwas aufgedeckt.
   *[other] Rangfolge: { $ranking }
  }
log-ranked-one = { $rank }. { $name } { $sum }
log-stefan-taken = { stefan } genommen
log-coins-gained = +{ coins } ({ cause })
log-coins-paid = −{ coins } ({ cause })
log-good-gained = { $cause ->
    [guild] +1 { good }
   *[other] +1 { good } ({ cause })
  }
log-good-returned = { $cause ->
    [sale] 1 { good } verkauft
   *[upgrade] −1 { good } ({ cause })
  }
log-seat-taken = Sitz { place.genitive }
log-seat-left = { $player } raus ({ place })
log-seat-supported = Unterstützung auf dem Sitz { place.genitive }
log-settled = { $cost ->
    [0] Mitglied → { $cell }
   *[other] Mitglied → { $cell } für { $cost }
  }
log-member-moved = Mitglied { $origin } → { $cell }
log-fountain-used = Brunnen { $cell }: { ability }
log-palm-planted = Palme → { $tree }
log-palm-moved = Palme { $origin } → { $tree }
log-fountain-built = Brunnen { $fountain } → { $cell }
log-card-returned = die { card } zurück unter den Zugstapel
log-card-retrieved = die { card } aus der Ablage unter den Zugstapel
log-stacks-left = { $count ->
    [one] 1 ungenutzte Karte aus dem Spiel
   *[other] { $count } ungenutzte Karten aus dem Spiel
  }
log-privilege-gained = +1 Privileg
log-scored = { $signed } ({ rule })
log-mission-scored = { $needs }: { $signed }
log-game-ended = Spielende · Sieg: { $winners }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
