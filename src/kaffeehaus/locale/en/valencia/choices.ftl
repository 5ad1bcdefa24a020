### What is asked of a player, the choices, and why a choice is not there.

## Questions, by step of the game

ask-choose-missions = Do you keep mission { $mission }? { $left ->
    [0] It is the last one.
    [one] One more follows.
   *[other] { $left } more follow.
  }
ask-plan = Your cards: { $cards } (sum { $sum }). Do you draw another one?
    .put = Which stack does the { card.code } go to? { $left ->
        [0] It is the last one.
       *[other] Then come { $cards }.
      }
ask-bid = { step }: do you reveal a stack?
ask-support = Support card: beside whose member on a guild's seat do you put one of yours?
ask-vagabond = Vagabond card: which of your members moves up to 3 spaces?
ask-vagabond-to = Where does the member from { $cell } go?
ask-guild-seat = You are first: do you put a member on the seat of { place }?
ask-good = Do you take 1 { good }?
ask-settle = Do you put a member on a city space of { guild }? You have { coins }.
ask-third = You are third: a good or a city space of { guild }? You have { coins }.
ask-ability = Your member on { $cell } stands beside a fountain. Do you use it?
ask-pick-mission = Which mission do you keep?
ask-upgrade = Which good do you swap for the next better one?
ask-retrieve = Which card of your discard goes under your pile?
ask-palm-from = Which palm moves?
ask-palm-to = To which tree does the palm from { $tree } move?
ask-sell-one = Which good do you sell?
ask-sell = What do you sell? You have { coins }.
ask-merchants-seat = Do you put a member on the seat of the { place }?
ask-move = Which of your members moves to a neighbouring space?
ask-move-to = Where does the member from { $cell } go?
ask-plant = You hold the church: on which tree do you put the palm?
ask-build = You hold the nobility: where do you build the fountain { $fountain }?
ask-take-back = You could do nothing with { $cards }. Which card goes under your pile?

## Choices, by kind of action

do-keep = keep { $line }
do-reject = put { $mission } back into the box
do-draw = draw a card ({ $pile } in your pile)
do-stop = stop, and lay the cards into stacks
do-put = { $new ->
    [yes] new stack: { card.code }
    [far] stack { $stack }
   *[no] stack { $stack }: { $cards } (sum { $sum })
  }
do-reveal = { $new ->
    [far] stack { $stack }
   *[no] stack { $stack }: { $cards } (sum { $sum })
  }
do-pass = pass
do-privilege = return a privilege and act after the others (you have { $privileges })
do-support = { guild }, beside { $holder }
do-take-seat = a member on the seat of { place }
do-take-good = take 1 { good } ({ $supply } there)
do-settle = { $count ->
    [0] { $cell } { guild }, free
   *[other] { $cell } { guild } for { coins }
  }
    .wish = { $cell }
do-fountain = { $cell } { $fountain }
do-sell = sell 1 { good } for { coins }
do-upgrade = 1 { good } becomes 1 { $better }
do-retrieve = { card }
do-take-back = { card }
do-move-from = the one on { $cell }
do-move-to = { $cell } { guild }
    .wish = { $cell }
do-lift = the palm on { $tree }
do-plant = { $tree }
do-build = { $cell }
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
do-worth = { points } as things stand
do-beside = beside { $fountain }
do-shade = yours { $own }, others' { $others }
do-replaces = { $holder } goes home
do-free-seat = the seat is free

## Why a choice is not there

why-no-such-stack = { $stacks ->
    [0] You have no stack left.
    [one] You have only one stack.
   *[other] You have only { $stacks } stacks.
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
why-take-back-other-card = The { card.code } is not in the stack you revealed.
why-take-back-when = A card comes back after an auction in which you revealed a stack and could carry out no action; the winner never takes one back.
