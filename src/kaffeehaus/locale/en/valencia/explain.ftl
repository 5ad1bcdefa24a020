### What everything on the table is, for whoever points at it in the browser.

## The city

page-city = Map of Valencia
page-x-space = At the end a member here brings 1 point, 1 more at a palm, and the number of every fountain beside it.
    .title = { $cell } { guild } space
page-x-cost = { $count ->
    [0] A member here costs nothing.
   *[other] A member here costs { coins }.
  }
page-x-purse = Your coins: { $from } → { $to }
page-x-nobody = Nobody is here yet.
page-x-beside = Beside it: { $fountains }.
page-x-beside-one = fountain { $cell } ({ $value })
page-x-beside-central = the central fountain ({ $value })
page-x-shade = A palm stands at its corner.
page-x-fountain = At the end every member beside it brings its family { points }.
    .title = Fountain { $cell }
page-x-central = The 8 spaces around it all lie beside it.
    .title = Central fountain
page-x-ability = Whoever puts a member from the supply beside it may at once: { ability }. Somebody who moves there may not.
page-x-fountain-space = In step I the nobility’s holder builds the fountain of the round on a space like this.
    .title = Fountain space { $cell }
page-x-fountain-members = Beside it: { $players }.
page-x-tree = In step H the church’s holder puts the palm of the round on a free tree.
    .title = Tree { $tree }
page-x-palm = At the end every member at a palm brings 1 point more, at several palms only once.
    .title = Palm { $tree }
page-x-tree-cells = It touches { $cells }.
page-x-tree-members = Members there: { $players }.

## The round boards

page-x-tower = Five boards, a round each, from the top. The steps A to I of a round come one after the other.
    .title = Rounds
page-x-round = All plan in secret, seven auctions follow, then a palm, a fountain and the council.
page-x-board-state = { $state ->
    [past] This round is over.
    [now] This round is being played.
   *[ahead] This round is still to come.
  }
page-x-board-fountain = I fountain { $fountain }
page-x-letter-state = { $state ->
    [past] Done this round.
    [now] Now.
   *[ahead] Still to come this round.
  }
page-x-letter-first = 1st: a member on the seat of { guild }, 1 { guild } from the supply, then a member on a space of { guild } for its cost; each if you like.
page-x-letter-second = 2nd: 1 { guild }, then a space.
page-x-letter-third = { $third ->
    [yes] 3rd: one of the two. All others get nothing.
   *[no] All others get nothing.
  }
page-x-letter = { $letter ->
    [A] 1st: a member on the seat of the nobility. 2nd: a member on the seat of the church. Whoever sits there already stays.
    [C] 1st: may sell goods at their prices. All others get nothing.
    [E] 1st: may sell goods and put a member on the seat of the merchants. All others get nothing.
    [G] 1st: may move a member to a free neighbouring space, for nothing and without a fountain’s ability. All others get nothing.
    [H] No auction: whoever holds the church puts the palm of the round on a free tree.
   *[I] No auction: whoever holds the nobility builds the fountain of the round.
  }
page-x-letter-nina = { $count ->
    [one] Nina turns over 1 card when both have revealed or passed.
   *[other] Nina turns over { $count } cards when both have revealed or passed.
  }

## The council

page-x-council = At the end of every round each member here scores 1 point; whoever has most of them gains a privilege, tied players each.
page-x-office = { $place ->
    [nobility] Whoever is 1st in step A sits here and builds the fountain of the round in step I.
    [church] Whoever is 2nd in step A sits here and plants the palm of the round in step H.
   *[merchants] Whoever is 1st in step E may sit here.
  } 1 point every round.
    .title = Seat of { place }
page-x-office-guild = { $letters ->
    [none] This guild is not at stake this round.
   *[other] Whoever is 1st in step { $letters } may sit here.
  } 1 point every round.
page-x-support = Two members by a Support card: both count, and both leave when somebody else takes the seat.

## Cards, stacks and piles

page-x-stack = In an auction you reveal one of your stacks or pass. What you do not use leaves the game after the round.
    .title = Stack { $stack }
page-x-stack-number = Stacks get their numbers once they are laid; until then their order means nothing.
page-x-rank-now = Revealed now: { page-rank }.
page-x-rank = Rank: { page-rank }
page-x-rank-so-far = So far: { page-rank }
page-x-rank-nothing = { page-rank }: no action
page-x-chance = { page-rank }: { page-percent }, as Nina’s cards may fall
page-x-coming = Still to come: { $player }, cards in the stacks: { $sizes }
page-x-coming-most = { page-x-coming }; no sum above { $most }
page-x-pile = At least one card is drawn every round; what is used or left over does not come back by itself. 24 cards last for five rounds.
    .title = Draw pile
page-x-pile-of = Cards in it: { $number }
page-x-pile-under = At its bottom: { $cards }
page-x-stacks = Face down: all see how many cards lie in each, only the owner which.
    .title = Stacks
page-x-stacks-planning = { $ready ->
    [yes] Has finished planning.
   *[no] Is still planning.
  }
page-x-shown = The highest sum wins; on a tie whoever sits nearer to the first player, clockwise. The cards then leave the game.
    .title = Revealed in this auction
page-x-shown-waits = Has neither revealed nor passed yet.
page-x-shown-passed = Has passed.
page-x-unseen = Cards of this player that nobody has seen yet: in the pile, in the stacks, or gone unseen.
    .title = Unseen cards
page-x-nina = With two players she takes part in the auctions of the guilds, with 1 card in B and D and 2 in F.
page-x-nina-ties = She wins every tie, but takes no seat, no goods, no space and no points.
page-x-nina-pile = Cards in her pile: { $number }
page-x-nina-unseen = Still to come: { $cards }

## Behind the screen

page-x-good = You get goods in the auctions of their guilds and sell them in C, E or at a fountain.
    .title = Goods: { guild }
page-x-good-price = Each sells for { coins }.
page-x-good-own = Yours: { $number }
page-x-good-left = In the supply: { $number }
page-x-coins = They pay for city spaces, break ties at the end, and some missions ask for them. Nobody else sees them.
    .title = Coins
page-x-privilege = When it is your turn to reveal or pass you may return one and act after all the others.
page-x-privilege-left = At the end each that is left scores 1 point.
page-x-members = Every family has 15. Whoever is replaced on the council comes back to the supply; in the city they stay.
    .title = Family members
page-x-members-where = City { $city } · council { $council } · supply { $supply }
page-x-stefan = Whoever wins an auction takes the figure, begins the next one, and there wins every tie.
page-x-player = Number { $place } in the order of this auction.

## Missions and how things stand

page-x-mission = Met at the end: +{ $points }. Failed: −{ $failed }.
page-x-mission-formula = It cannot fail: it brings what there is at the end, never less than 0.
page-x-mission-have = { $have } of { $need } so far
page-x-mission-now = If the game ended now: { points }.
page-x-mission-secret = That hangs on what lies behind other screens.
page-x-mission-end = Only the end counts, and a mission scores once.
page-x-missions = { $count ->
    [one] 1 mission kept
   *[other] { $count } missions kept
  }
    .title = Missions
page-x-missions-secret = Nobody else sees which before the end.
page-x-standing = What would be scored if the game ended now. Every round may still change it.
    .title = If it ended now
page-x-standing-score = Points now: { $count }

## The auction

page-auction = The auction
page-auction-so-far = as it stands
page-auction-over = decided
page-rewards = What the ranks bring
page-bids = Who has shown what
page-reward = { $reward ->
    [nobility] seat of the nobility
    [church] seat of the church
    [seat] the seat
    [good] 1 { good }
    [space] a space
    [either] 1 { good } or a space
    [sell] sell goods
   *[move] move a member
  }
page-reveal-sum = = { $sum }
page-ranked = { page-rank } with { $sum }
page-stage = { $step ->
    [seat] { $state ->
        [done] Seat yours
        [not] No seat
       *[other] Seat
    }
    [good] { $state ->
        [done] Good taken
        [not] No good
       *[other] Good
    }
    [sell] { $state ->
        [done] Sold
        [not] Nothing sold
       *[other] Sell
    }
   *[space] Space
  }

## What comes next, what came to pass, and the end

page-then-draw = Nobody knows which card comes.
page-then-fountain = You use the fountain next.
page-then-lift = This palm moves to a tree beside it.
page-then-move-from = This member goes; you choose where to.
page-then-pass = You show nothing; your stacks stay as they lie.
page-then-skip = You do without it; nothing else changes.
page-since-lost = You no longer hold: { $list }
page-since-settled = Spaces taken: { $list }
page-since-planted = Palms planted: { $list }
page-since-built = Fountains built: { $list }
page-tie = { $by ->
    [shared] Points, members in the city and coins are the same: the victory is shared.
    [members] A tie in points: the members in the city decide ({ $list }).
   *[coins] A tie in points and in members in the city: the coins decide ({ $list }).
  }
