### What the coach of the first games says.

about-assign = An ability for good, a bribe now, a marker at the end: which card is best where?
about-exchange = Your drawers are full. Which ability brings you least from now on?
about-action-iii = Look for squares that lack one agent, and for buildings your drawers pay for. If nothing fits, take two of a kind.
about-gain = Which bribe brings you closest to the building you want next?
about-advance = A step scores your tiles of that kind, and may move the Investigator.
about-mission = Complete what you can, or accept a mission you can reach: either, not both.
about-buy = Buy early what works every round; keep a shilling for each agent before a payday.
