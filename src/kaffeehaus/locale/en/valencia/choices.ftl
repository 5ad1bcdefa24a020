### What is asked of a player, the choices, and why a choice is not there.

## Questions, by step of the game

ask-choose-missions = Do you keep mission “{ $needs }”? { $left ->
    [0] It is the last one.
    [one] One more follows.
   *[other] { $left } more follow.
  }
    .short = Which missions do you keep?
ask-plan = Your cards: { $cards } (sum { $sum }). Do you draw another one?
    .put = Which stack does the { card } go to? { $left ->
        [0] It is the last one.
       *[other] Then come { $cards }.
      }
    .short = Draw another card, or are your stacks ready?
    .divide = How do you divide your cards?
ask-bid = { step }: do you reveal a stack?
    .short = { $letter ->
        [A] Which stack for nobility and church?
        [C] Which stack for the merchants?
        [E] Which stack for the merchants and their seat?
        [G] Which stack for the move?
       *[other] Which stack for the guild of { guild }?
      }
ask-support = Support card: beside whose member on a guild's seat do you put one of yours?
ask-vagabond = Vagabond card: which of your members moves up to 3 spaces?
ask-vagabond-to = Where does the member from { $cell } go?
ask-guild-seat = You are first: do you put a member on the seat of { place }?
    .short = Do you put a member on the seat of { place }?
ask-good = Do you take 1 { good }?
ask-settle = Do you put a member on a city space of { guild }? You have { coins }.
    .short = Which space of { guild } do you settle?
ask-third = You are third: a good or a city space of { guild }? You have { coins }.
    .short = A good, or a space of { guild }?
ask-ability = Your member on { $cell } stands beside a fountain. Do you use it?
    .short = Do you use a fountain beside { $cell }?
ask-pick-mission = Which mission do you keep?
ask-upgrade = Which good do you swap for the next better one?
ask-retrieve = Which card of your discard goes under your pile?
ask-palm-from = Which palm moves?
ask-palm-to = To which tree does the palm from { $tree } move?
ask-sell-one = Which good do you sell?
ask-sell = What do you sell? You have { coins }.
    .short = What do you sell?
ask-merchants-seat = Do you put a member on the seat of the { place }?
ask-move = Which of your members moves to a neighbouring space?
ask-move-to = Where does the member from { $cell } go?
ask-plant = You hold the church: on which tree do you put the palm?
    .short = On which tree do you put the palm?
ask-build = You hold the nobility: where do you build the fountain { $fountain }?
    .short = Where do you build the fountain worth { $value }?
ask-take-back = You could do nothing with { $cards }. Which card goes under your pile?
    .short = You could do nothing: which card goes back under your pile?

## Choices, by kind of action

do-keep = keep { $line }
    .kind = Keep a mission
do-reject = put back into the box: { $needs }
    .kind = Put a mission back
do-draw = draw a card ({ $pile } in your pile)
do-stop = stop, and lay the cards into stacks
do-put = { $new ->
    [yes] new stack: { card }
    [far] stack { $stack }
   *[no] stack { $stack }: { $cards } (sum { $sum })
  }
    .kind = Lay a card on a stack
do-reveal = { $new ->
    [far] stack { $stack }
   *[no] stack { $stack }: { $cards } (sum { $sum })
  }
    .kind = Reveal a stack
do-pass = pass
do-privilege = return a privilege and act after the others (you have { $privileges })
do-support = { guild }, beside { $holder }
    .kind = Support a member on a guild’s seat
do-take-seat = a member on the seat of { place }
do-take-good = take 1 { good } ({ $supply } there)
do-settle = { $count ->
    [0] { $cell } { guild }, free
   *[other] { $cell } { guild } for { coins }
  }
    .kind = Settle in the city
    .wish = { $cell }
do-fountain = { $cell } { $fountain }
    .kind = Use a fountain
do-sell = sell 1 { good } for { coins }
    .kind = Sell a good
do-upgrade = 1 { good } becomes 1 { $better }
    .kind = Swap a good
do-retrieve = { card }
    .kind = Put a card under your pile
do-take-back = { card }
    .kind = Take a revealed card back
do-move-from = the one on { $cell }
    .kind = Move a member
do-move-to = { $cell } { guild }
    .kind = Go to a space
    .wish = { $cell }
do-lift = the palm on { $tree }
    .kind = Move a palm
do-plant = { $tree }
    .kind = Put a palm on a tree
do-build = { $cell }
    .kind = Build the fountain
do-skip = { $step ->
    [guild-seat] no member on the seat
    [merchants-seat] no member on the seat
    [good] no good
    [settle] no member in the city
    [third] neither
    [ability] leave the fountain unused
    [sell] sell nothing more
    [take-back] none, all leave the game
    [support] no support
   *[other] no move
  }

# A choice in a word or two: what may be typed for it, and what the answer to “why” begins with.
choice-kind = { $kind ->
    [keep] keep
    [reject] put back
    [draw] draw
    [stop] stop
    [put] stack
    [reveal] stack
    [pass] pass
    [privilege] privilege
    [support] support
    [take-seat] seat
    [take-good] take
    [settle] settle
    [fountain] fountain
    [sell] sell
    [upgrade] swap
    [retrieve] under the pile
    [take-back] take back
    [move-from] move
    [move-to] move to
    [lift] move the palm
    [plant] palm
   *[build] build
  }

# What follows from a choice, behind it.
do-worth = { $count ->
    [one] { $signed } point as things stand
   *[other] { $signed } points as things stand
  }
do-mission = { $mission } at { $have } of { $need }
do-beside = beside { $fountain }
do-replaces = { $holder } goes home
do-free-seat = the seat is free

## Why a choice is not there

why-no-such-stack = { $stacks ->
    [0] You have no stack left.
    [one] You have only one stack.
   *[other] You have only { $stacks } stacks.
  }
why-still-drawing = First stop drawing; then you divide your cards into stacks.
why-stopped = You have stopped drawing and are dividing your cards.
why-no-next-stack = { $stacks ->
    [one] You have one stack; the next card goes there or begins the second.
   *[other] You have { $stacks } stacks; the next card goes on one of them or begins a new one.
  }
why-nobody-to-wait-for = Nobody else who is still to act has a stack left, so a privilege would change nothing.
why-no-privilege = You have no privilege.
why-no-good = You have no { good }.
why-no-support = On the seat of { guild } there is not exactly one member of another player, or you have no member left.
why-no-fountain = On { $cell } there is no fountain beside your member whose ability you could use.
why-no-space = { $cell } is no city space.
why-no-tree = At { $cell } there is no free tree.
why-other-guild = { $cell } is no space of the guild at stake, { guild }.
why-space-taken = On { $cell } there is already a member.
why-no-members = You have no member left in your supply.
why-too-dear = { $cell } costs { $cost }, and you have { $coins }.
why-cannot-move = Your member on { $cell } has no free space to go to.
why-no-own-member = On { $cell } there is no member of yours.
why-take-back-winner = The winner of an auction never takes a card back, even if there was nothing to do.
why-take-back-could-act = Your rank gives you an action that you can carry out, so no card comes back, even if you decline it.
why-take-back-last-round = In the last round no card comes back: nobody draws from a pile any more.
why-take-back-other-card = The { card } is not in the stack you revealed.
why-take-back-when = A card comes back after an auction in which you revealed a stack and could carry out no action; the winner never takes one back.
