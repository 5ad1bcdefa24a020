### What happened: fragments that follow a player's name and a colon, or stand in a row. They need no verb forms.

log-round-began = Round { $number } · first player: { $player }
log-cards-drawn = draws { $count } cards
log-cards-seen = cards { $cards }
log-pile-shuffled = the { $count } discarded cards are shuffled into a new draw pile
log-card-assigned = { card-name } on space { $space }
log-cards-ready = cards chosen
log-cards-discarded = discards { $cards }
log-card-revealed = Action { $space }: { card-name }
log-drawer-filled = { $exchange ->
    [0] drawer { $drawer }: { $ability }
   *[other] drawer { $drawer }, out goes { $replaced }: { $ability }
  }
log-bribes-gained = { $cause ->
    [ability] +{ bribe.counted } ({ card-name })
   *[other] +{ bribe.counted } ({ cause })
  }
log-price-lowered = { $drawer ->
    [0] the figure saves { $count }
   *[other] drawer { $drawer } saves { $count }
  }
log-bribes-paid = { $drawer ->
    [0] −{ bribe.counted }
   *[other] −{ bribe.counted } (wild, drawer { $drawer })
  }
log-shillings-gained = +{ shillings } ({ cause })
log-shillings-paid = −{ shillings } ({ cause })
log-shillings-deposited = { shillings } into the cash box
log-extra-deposited = { shillings } extra into the cash box
log-scored = { $by ->
    [0] +{ points } ({ rule })
   *[other] +{ points } ({ card-name })
  }
log-agent-placed = { $figure ->
    [yes] { $source ->
        [-1] figure → { $spot } { $building }
       *[other] figure { $origin } → { $spot } { $building }
      }
   *[no] { $source ->
        [-1] agent → { $spot } { $building }
       *[other] agent { $origin } → { $spot } { $building }
      }
  }
log-figure-moved = figure walks { $origin } → { $building }
log-agent-removed = { $figure ->
    [yes] figure leaves { $building } ({ cause })
   *[no] agent leaves { $building } ({ cause })
  }
log-square-enclosed = { $help ->
    [yes] { $square } enclosed with the third man: { info } tile, +{ points }
   *[no] { $square } enclosed: { info } tile, +{ points }
  }
log-marker-moved = { $by ->
    [0] { info } marker to space { $space } of { $last } (area { $area })
   *[other] { info } marker { $steps ->
        [one] 1 step
       *[other] { $steps } steps
      } to area { $area } ({ card-name })
  }
log-investigator-moved = the Investigator goes to { $space }
log-end-triggered = { end-reason } One more round follows.
log-stefan-moved = the third man goes to { $spot } { $building }
log-mission-accepted = mission { $mission } accepted
log-mission-shown = new mission on display: { mission-line }
log-mission-completed = mission { $mission } completed
log-phase-began = { phase }
log-bought = buys: { item }
log-game-ended = End of the game · winner: { $player }, { $score } points
