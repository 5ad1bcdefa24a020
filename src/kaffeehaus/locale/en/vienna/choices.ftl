### What is asked of a player, the choices, and why a choice is not there.

## Questions, by step of the game

ask-place-stefan = On which chocolate building does the third man begin?
ask-assign = Which card goes on space { $space }?
    .note =
        { $space ->
            [I] Its ability goes into a drawer and stays.
            [II] Its bribe is yours.
           *[IV] Its marker moves.
        }
ask-exchange = Action I: all drawers are full. Which card leaves for { card-name } ({ $ability })?
    .short = Which card leaves for { card-name }?
ask-action-iii = Action III: bring an agent to a building, or take something instead.
    .short = Bring an agent to a building
ask-source = Which agent goes to { $building }?
ask-pay = Which bribe pays for { $building }? Still due: { $amount }
ask-move-figure = Does your figure move to a building next to it?
ask-gain = { $amount ->
    [one] Which bribe do you take for { card-name }?
   *[other] Of which kind are the { $amount } bribes for { card-name }?
  }
ask-gain-different = Which bribe do you take next for { card-name }? All are different.
ask-advance = Which marker moves for { card-name }?
ask-move-stefan = Where does the third man go?
ask-mission = Missions of { flag }: complete yours, or accept one.
ask-deposit = How much of this income goes into the cash box? It never comes out again.
ask-marker = Action IV: which marker moves? { card-name } lets you choose.
    .short = Which marker moves? { card-name } lets you choose.
ask-buy = Purchase: what do you buy? You have { shillings }.
ask-buy-pay = How do you pay? Still due: { shillings }
ask-payday-pay = Payday: how do you pay? Agents still to be paid: { $amount }
ask-payday-remove = Payday: which unpaid agent leaves the board? Still to leave: { $amount }
ask-unfinished-remove = Unfinished missions: which agent leaves the board? Still to leave: { $amount }

## Choices, by kind of action

do-assign = { card-line }
    .kind = Place a card
do-exchange = drawer { $drawer }: { $card }  { $ability }
    .kind = Empty a drawer
do-place = { $count ->
    [0] { $spot } { $building } for free
   *[other] { $spot } { $building } for { $price }
  }
    .kind = Bring an agent to a building
    .wish = { $spot } { $building }
do-place-why = { $count ->
    [0] { $spot } { $building } for free ({ $why })
   *[other] { $spot } { $building } for { $price } ({ $why })
  }
price-wild = drawer { $drawer } pays with { bribe }
do-from-supply = an agent from your supply ({ $supply } there)
do-figure-from-supply = your figure from the supply
do-move-from = the one from { $spot } { $building }
    .kind = Move an agent that is on the board
do-take-bribes = no agent: take { bribe.counted }
    .kind = Take bribes
do-take-shillings = no agent: take { shillings }
do-pay = pay { bribe.counted }
    .kind = Pay a bribe
do-pay-coins = pay the rest: { shillings }
    .wish = pay the rest in shillings
do-pay-coins-short = { $count ->
    [0] pay nothing more
   *[other] pay the rest: only { shillings }
  }; { $unpaid ->
    [one] 1 unpaid agent leaves
   *[other] { $unpaid } unpaid agents leave
  }
do-gain = { bribe }
    .kind = Take a bribe
do-advance = { info } marker, now in area { $area }
    .kind = Move a marker
do-decline = { $step ->
    [move-figure] the figure stays where it is
   *[other] leave it unused
  }
do-move-figure = figure to { $spot } { $building }
    .kind = Move your figure
do-stefan = to { $spot } { $building } ({ bribe })
    .kind = Send the third man
do-complete = complete { mission-line }
    .kind = Complete a mission
do-accept = accept { mission-line }; { shillings } at once
    .kind = Accept a mission
    .wish = accept { mission-line }
do-done = { $completed ->
    [0] no mission
   *[other] no more missions
  }
do-deposit = { $count ->
    [0] nothing
   *[other] { shillings }
  }
    .kind = Put shillings into the cash box
do-buy = { item } for { shillings }: { item.use }
    .kind = Buy something
do-buy-nothing = nothing
do-remove = { $spot } { $building }
    .kind = Take an agent off the board

do-place-closes = encloses { $square } (+{ $points }, { info } tile)
do-then = { $kind ->
    [complete] then { $missions } can be completed
    [accept] then { $missions } can be accepted
   *[buy] then a purchase
  }
do-scores = +{ points }

## Why a choice is not there

why-own-agent = You already have an agent on { $building }.
why-no-agents = You have no agent left to place or move.
why-cannot-pay =
    { $piece ->
        [figure] { $building } costs your figure { bribe.counted }
       *[agent] { $building } costs you { bribe.counted }
    }{ $wild ->
        [yes] , and you have { $have }, those that stand for any bribe included.
       *[no] , and you have { $have }.
    }
why-no-own-agent = You have no agent on { $building } that could come.
why-mission-not-yours = Mission { $mission } is not on your desk.
why-mission-nation = Mission { $mission } needs an agent placed this turn on a building of { flag }.
why-mission-not-met = You do not yet have all that mission { $mission } needs.
why-mission-not-shown = Mission { $mission } is not on display.
why-mission-completed-one = You have completed a mission this turn, so you may not accept { $mission }.
why-mission-no-space = There is no room for { $mission }: all { $spaces } mission spaces of your desk are taken.
why-all-hired = You have hired all your agents.
why-item-owned = You already own the { item }.
why-item-too-dear = The { item } costs { $price } shillings, and you can pay { $means }.
why-card-not-in-hand = { card-name } is not in your hand.
why-space-order = The card for space { $space } is chosen first.
