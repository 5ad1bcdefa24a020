### What the coach of the first games says.

about-choose-missions = Keep what fits together and what you can steer. A failed mission costs points.
about-plan = About five cards a round. Which auctions do you want, and how much is each worth to you?
about-bid = What does each rank get here, and what can the others still show? Passing keeps your stacks.
about-support = Two share the seat from now on: it is a point each round for you, too.
about-vagabond = The way costs nothing and uses no fountain: think of palms, fountains and missions.
about-vagabond-to = Any guild's space is free: what stands beside it, and what do your missions ask for?
about-guild-seat = A seat is a point each round until somebody takes it from you.
about-good = Goods become coins at the merchants, and some missions ask for them.
about-settle = Think of your missions, of fountains and palms to come, and of your coins.
about-third = A good becomes coins; a space is a point at the end, and more beside palms and fountains.
about-ability = Now or never: a fountain works only when a member comes to stand beside it.
about-pick-mission = Keep what your members and goods almost meet. A failed mission costs points.
about-upgrade = The better good sells for more. Does a mission need the one you give?
about-retrieve = It goes to the bottom of your pile. A high card wins you an auction late in the game.
about-palm-from = Where does a palm score for others only? It moves to a free tree next to it.
about-palm-to = Every member beside it scores 1 more at the end: yours, and theirs.
about-sell-one = Sell what no mission of yours asks for; goods bring no points by themselves.
about-sell = Sell what you need as coins soon; unsold goods bring no points by themselves.
about-merchants-seat = A seat is a point each round until somebody takes it from you.
about-move = The move is free, onto any guild's space, but no fountain's ability comes with it.
about-move-to = Look for palms and fountains beside the space, and at what your missions ask for.
about-plant = Every member beside a palm scores 1 more at the end: yours, and theirs.
about-build = Its value counts for every member beside it at the end: build it among yours.
about-take-back = One card is saved for later; the others leave the game. Mostly save the highest.
