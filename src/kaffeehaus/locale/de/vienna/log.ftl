### Was geschah: Bruchstücke nach Name und Doppelpunkt oder in einer Reihe. Sie kommen ohne gebeugte Verben aus.

log-round-began = Runde { $number } · Startspieler: { $player }
log-cards-drawn = { $count ->
    [one] { $count } Karte gezogen
   *[other] { $count } Karten gezogen
  }
log-cards-seen = Karten { $cards }
log-pile-shuffled = { $count ->
    [one] { $count } abgelegte Karte wird zum neuen Zugstapel
   *[other] { $count } abgelegte Karten werden zum neuen Zugstapel gemischt
  }
log-card-assigned = { card-name } für Aktion { $space }
log-cards-ready = Karten gewählt
log-cards-discarded = abgeworfen: { $cards }
log-card-revealed = Aktion { $space }: { card-name }
log-drawer-filled = { $exchange ->
    [0] Schublade { $drawer }: { $ability }
   *[other] Schublade { $drawer }, statt { $replaced }: { $ability }
  }
log-bribes-gained = { $cause ->
    [ability] +{ bribe.counted } ({ card-name })
   *[other] +{ bribe.counted } ({ cause })
  }
log-price-lowered = { $drawer ->
    [0] die Figur spart { $count }
   *[other] Schublade { $drawer } spart { $count }
  }
log-bribes-paid = { $drawer ->
    [0] −{ bribe.counted }
   *[other] −{ bribe.counted } (Schublade { $drawer })
  }
log-shillings-gained = +{ shillings } ({ cause })
log-shillings-paid = −{ shillings } ({ cause })
log-shillings-deposited = { shillings } in die Geldkassette
log-extra-deposited = { shillings } extra in die Geldkassette
log-scored = { $by ->
    [0] +{ points } ({ rule })
   *[other] +{ points } ({ card-name })
  }
log-agent-placed = { $figure ->
    [yes] { $source ->
        [-1] Figur → { $spot } { $building }
       *[other] Figur { $origin } → { $spot } { $building }
      }
   *[no] { $source ->
        [-1] Agent → { $spot } { $building }
       *[other] Agent { $origin } → { $spot } { $building }
      }
  }
log-figure-moved = Figur wandert { $origin } → { $building }
log-agent-removed = { $figure ->
    [yes] Figur von { $building } abgezogen ({ cause })
   *[no] Agent von { $building } abgezogen ({ cause })
  }
log-square-enclosed = { $help ->
    [yes] { $square } mit dem dritten Mann umschlossen: { info }, +{ points }
   *[no] { $square } umschlossen: { info }, +{ points }
  }
log-marker-moved = { $by ->
    [0] { info.compound }-Anzeiger auf Feld { $space } von { $last } (Bereich { $area })
   *[other] { info.compound }-Anzeiger { $steps ->
        [one] 1 Feld vor
       *[other] { $steps } Felder vor
      }, jetzt in Bereich { $area } ({ card-name })
  }
log-investigator-moved = der Ermittler zieht auf Feld { $space }
log-end-triggered = { end-reason } Es folgt noch eine letzte Runde.
log-stefan-moved = der dritte Mann geht nach { $spot } { $building }
log-mission-accepted = Auftrag { $mission } angenommen
log-mission-shown = neuer Auftrag liegt aus: { mission-line }
log-mission-completed = Auftrag { $mission } erfüllt
log-phase-began = { phase }
log-bought = gekauft: { item }
log-game-ended = Spielende · Sieg: { $player }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
