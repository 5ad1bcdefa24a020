### What is decided in a puzzle.

puzzle-kind = { $step ->
    [bid] Bids
    [settle] City spaces
    [third] City spaces
    [good] Goods
    [upgrade] Goods
    [guild-seat] Seats on the council
    [merchants-seat] Seats on the council
    [support] Seats on the council
    [ability] Fountain abilities
    [sell] Selling goods
    [sell-one] Selling goods
    [move] Members that move
    [move-to] Members that move
    [vagabond] Members that move
    [vagabond-to] Members that move
    [plant] Palms
    [palm-from] Palms
    [palm-to] Palms
    [build] Where a fountain is built
    [take-back] Which card goes back
    [retrieve] Which card goes back
    [pick-mission] Missions
   *[other] Another decision
}
