### What happened: fragments that follow a player's name and a colon, or stand in a row. They need no verb forms.

log-round-began = Round { $number } of 5
log-missions-offered = missions: { $missions }
log-mission-kept = mission kept: { $needs }
log-mission-rejected = mission put back: { $needs }
log-missions-chosen = { $count ->
    [one] 1 mission in all
   *[other] { $count } missions in all
  }
log-card-drawn = card { card }
log-card-stacked = { card } on stack { $stack }
log-plan-ready = plan ready
log-planned = { $count ->
    [0] no stacks
   *[other] stacks of { $sizes }
  }
log-auction-began = { step } · first: { $player }
log-stack-revealed = reveals { $cards }
log-passed = passes
log-privilege-used = waits with a privilege
log-nina-revealed = { nina }: { $cards }
log-ranked = { $count ->
    [0] Nobody has revealed anything.
   *[other] Ranking: { $ranking }
  }
log-ranked-one = { $rank }. { $name } { $sum }
log-stefan-taken = takes { stefan }
log-coins-gained = +{ coins } ({ cause })
log-coins-paid = −{ coins } ({ cause })
log-good-gained = { $cause ->
    [guild] +1 { good }
   *[other] +1 { good } ({ cause })
  }
log-good-returned = { $cause ->
    [sale] sells 1 { good }
   *[upgrade] −1 { good } ({ cause })
  }
log-seat-taken = seat: { place }
log-seat-left = { $player } out ({ place })
log-seat-supported = supports on the seat: { place }
log-settled = { $cost ->
    [0] member → { $cell }
   *[other] member → { $cell } for { $cost }
  }
log-member-moved = member { $origin } → { $cell }
log-fountain-used = fountain { $cell }: { ability }
log-palm-planted = palm → { $tree }
log-palm-moved = palm { $origin } → { $tree }
log-fountain-built = fountain { $fountain } → { $cell }
log-card-returned = the { card } goes under the pile again
log-card-retrieved = the { card } goes from the discard under the pile
log-stacks-left = { $count ->
    [one] 1 unused card leaves
   *[other] { $count } unused cards leave
  }
log-privilege-gained = +1 privilege
log-scored = { $signed } ({ rule })
log-mission-scored = { $needs }: { $signed }
log-game-ended = End of the game · winner: { $winners }, { $score } points
