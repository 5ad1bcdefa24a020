### Why a bot chose as it did: one message for each part of an evaluation, and for the other grounds there are.

because-only-move = nothing else is possible
because-chance = any choice is as good to it as another
because-ahead = it turned out best when the game was played on
because-even = nothing else seems better
because-points = it scores at once
because-lead = it is best for the final score
because-tiles = it makes the secret information worth more
because-bribes = it brings useful bribes
because-squares = it brings a square closer to being enclosed
because-cards = it makes good use of the cards
because-money = it is best for the purse
because-desk = it improves the desk
because-agents = it is best for the agents
because-missions = it helps with the missions
because-city = it brings more in the city
because-council = it strengthens the council
because-stacks = it keeps strong stacks
because-auction = it promises most in this auction
