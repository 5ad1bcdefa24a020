### What everything on the table is, for whoever points at it in the browser.

## The city

page-x-price = An agent costs 2 bribes of this kind here: { bribe }. Your drawers may lower the price.
page-x-flag = { $version ->
    [advanced] Flag: { flag }. After placing an agent here you may accept or complete missions with this stamp.
   *[introductory] Flag: { flag }. Some abilities ask for it.
  }
page-x-seal = Seal: { seal }. Missions and abilities ask for it.
page-x-letter = House { $letter }: one mission asks for an agent here.
page-x-nobody = Nobody is here yet.
page-x-figure = { $player } (figure of { figure-name })
page-x-around = Roads lead to { $squares }.
page-x-square = Tile: { info }. { $count ->
    [2] Whoever first has agents on both buildings around it takes it and scores { points }.
   *[other] Whoever first has agents on all { $count } buildings around it takes it and scores { points }.
  }
page-x-square-empty = The tile is gone; nothing more is to be had here.
page-x-missing = { $player } still needs { $buildings }.
page-x-missing-all = { $player } has no agent around it.
page-x-helper = Stefan Feld can stand in for one agent; the square then brings 1 point less.
page-x-roads = They join each square to the buildings around it. Your agents on all of these enclose the square.
    .title = Roads
page-x-score-track = Everybody’s points; after 99 it begins again at 0.
    .title = Score track

## Tracks and roof

page-x-track = Space { $space } of { $last }, area { $area }: at the end each { info } tile is worth { points }.
page-x-track-next = { $steps ->
    [one] One more step takes it to area { $area }.
   *[other] { $steps } more steps take it to area { $area }.
  }
page-x-track-end = The track ends here. Further steps still score.
page-x-track-step = Whoever moves this marker scores, for each step, 1 point per { info } tile of their own.
page-x-own-tiles = You own { info.counted }.
page-x-roof = { $state ->
    [past] The Investigator has been here.
    [at] The Investigator stands here.
    [end] Once the Investigator is here, one more round follows and the game ends.
    [beyond] Not in use with this number of players.
    [never] The end has been triggered, and the Investigator moves no more.
   *[ahead] The Investigator has yet to come here.
  }
    .title = Roof, space { $space }
page-x-investigator = The first marker of a round that enters a new area takes him one space on.
page-x-token = { $state ->
    [moved] He has moved this round and stays where he is.
   *[may] He has not moved yet this round.
  }
page-x-purchase = Purchase at the end of the round in which he arrives: everybody may buy one thing.
page-x-purchase-last = Last purchase, at the end of this round: everybody may buy one thing.
page-x-payday = Payday at the end of the round in which he arrives: 1 shilling for each agent on the board; unpaid ones go back to the supply.
page-x-payday-last = Last payday, at the end of the last round: 1 shilling for each agent on the board; unpaid ones go back to the supply.

## Cards and drawers

page-x-slot = { $space ->
    [I] The card here goes into one of your drawers and helps you from now on.
    [II] You take the bribe of the card here.
    [III] You bring an agent to a building, or take something instead. No card is needed.
   *[IV] You move the marker of the card here and score 1 point for each tile of its kind that you own.
  }
    .title = Action { $space }
page-x-slot-done = Done for this round.
page-x-slot-empty = No card is here yet.
page-x-pile = When no card is left, the discarded ones are shuffled into a new pile.
    .title = Draw pile
page-x-drawer = Card { $card }. It works in every round, until another card takes its place.
    .title = Drawer { $drawer }
page-x-drawer-empty = Empty. The card of action I goes here.
page-exchange-onward = Drawer { $drawer }, unless you choose another. A building may be chosen at once.

## The desk

page-x-bribe = Bribes pay for agents: 2 of a building’s kind.
page-x-bribe-money = With the map, each also counts as a shilling in purchases and paydays.
page-x-tile = At the end each is worth { points }, as its marker stands now.
page-x-tile-step = Each brings its owner 1 point for every step they move its marker.
page-x-agents = In action III one goes from the supply, or from another building, to a building.
    .title = Agents
page-x-hires = Those for hire join the supply for 1 shilling each, in a purchase.
page-x-figure-rule = The figure counts as an agent. Its first placement needs 5 other agents of yours on the board; at payday it costs 1 chocolate.
page-x-figure-use = { $name ->
    [hamburg] Hamburg: 1 shilling more for each completed mission that brings shillings. On a nobility building the figure costs at most 1 bribe.
    [new-york] New York City: completing USA missions takes 1 bribe less and brings 1 point more. On a USA building the figure costs at most 1 bribe.
    [amsterdam] Amsterdam: coffee from action II comes with 1 more. In a turn in which the figure is placed, 1 coffee may replace 1 other bribe for each mission.
   *[marrakesh] Marrakesh: 1 shilling more for each accepted mission. When another agent of yours goes next to the figure, it may walk to a neighbouring building for free.
  }
page-x-coins = Open money, for purchases and paydays. It also breaks ties.
    .title = Shillings
page-x-box = Income may go in as it comes; it never comes out again.
page-x-items = Bought in a purchase. At the end, 1, 2, 3 or 4 desk tiles bring 1, 3, 6 or 10 points.
page-x-side-table = Bought in a purchase; it brings no points by itself.
page-x-player = Plays as number { $place } of { $count } this round.
page-x-crest = Whoever holds it plays first. After each round it goes to the next player.
    .title = City crest
page-x-round = { $version ->
    [advanced] Everybody assigns cards, then all play actions I to IV in turn; a purchase or payday may follow.
   *[introductory] Everybody assigns cards, then all play actions I to IV in turn.
  }

## Missions

page-x-mission-reward = Reward: { $reward }.
page-x-mission-met = You have all that it asks for.
page-x-mission-lacks = You still lack: { $list }.
page-x-mission-how = May be completed after placing an agent on a building of { flag }. What is shown is kept.
page-x-mission-accept = After placing an agent on a building of { flag } it may be accepted, for { $pile ->
    [A] 1 shilling
   *[B] 2 shillings
  } at once.
page-x-mission-open = If it is still open at the end, one agent of its owner leaves the board.
page-x-mission-free = Room for one more mission.
    .title = Free mission space
page-x-piles = Accepting a mission of pile A brings 1 shilling at once, one of pile B 2. The display is filled up again.

page-map = Map of Vienna with { $buildings } buildings and { $squares } squares
page-since-bought = Bought: { $list }
page-since-closed = Enclosed: { $list }. Their tiles are taken.

## On the buttons of the screen, and what comes next

page-then-place = You choose the agent next.
page-then-move-from = This agent goes.
page-then-move-figure = The figure goes here.
page-then-stefan = The third man goes here.
page-then-remove = This agent leaves the board.
page-do-take-bribes = or take { $count }
page-do-from-supply = from supply ({ $supply })
page-do-figure-from-supply = figure from supply
page-do-pay-coins = pay in shillings
page-do-decline = leave it
page-do-done = done
page-do-buy-nothing = buy nothing
page-do-complete = complete { $mission }
page-do-accept = accept { $mission }
