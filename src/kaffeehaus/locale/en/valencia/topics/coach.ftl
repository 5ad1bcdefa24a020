### What the coach of the first games says.

about-choose-missions = Keep what fits together and what you can steer. A failed mission costs points.
about-plan = About five cards a round. Which auctions do you want, and how much is each worth to you?
about-bid = What does each rank get here, and what can the others still show? Passing keeps your stacks.
about-guild-seat = A seat is a point each round until somebody takes it from you.
about-good = Goods become coins at the merchants, and some missions ask for them.
about-settle = Think of your missions, of fountains and palms to come, and of your coins.
about-sell = Sell what you need as coins soon; unsold goods bring no points by themselves.
about-plant = Every member beside a palm scores 1 more at the end: yours, and theirs.
about-build = Its value counts for every member beside it at the end: build it among yours.
