### What the coach of the first games says.

about-place-stefan = He stands in for anybody's agent at a square, for 1 point less, and walks on once he has helped.
about-assign = An ability for good, a bribe now, a marker at the end: which card is best where?
about-exchange = Your drawers are full. Which ability brings you least from now on?
about-action-iii = Look for squares that lack one agent, and for buildings your drawers pay for. If nothing fits, take two of a kind.
about-source = One from your supply joins the others; one that moves no longer counts where it stood.
about-pay = Pay with what you have most of, and keep what your next building costs.
about-move-figure = The walk is free and comes before the squares: does it enclose one?
about-gain = Which bribe brings you closest to the building you want next?
about-gain-different = Each kind comes once: take first what your next building costs.
about-advance = A step scores your tiles of that kind, and may move the Investigator.
about-move-stefan = Where he stands he helps everybody: best where you have most agents around.
about-mission = Complete what you can, or accept a mission you can reach: either, not both.
about-deposit = Each shilling in there is 2 points at the end, but pays for nothing any more.
about-marker = A step scores your tiles of that kind, and may move the Investigator.
about-buy = Buy early what works every round; keep a shilling for each agent before a payday.
about-buy-pay = With the map each bribe is a shilling: keep those that your next building costs.
about-payday-pay = Whoever gets no shilling goes back to your supply; with the map, bribes pay as well.
about-payday-remove = Best one whose squares are taken already: it goes to your supply and can come back.
about-unfinished-remove = The last round is over: of your agents only their number counts now.
