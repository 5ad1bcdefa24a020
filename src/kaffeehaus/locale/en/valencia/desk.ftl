### What lies behind one's screen, the other players, the council, and planning, on the page.

# Ranks of an auction in words.
page-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }

## Planning in secret

page-plan-title = Your stacks
page-plan-secret = only you see this
page-plan-total =
    { $count ->
        [one] { $count } card,
       *[other] { $count } cards,
    }
# Told to those who listen, where a card lies now.
page-plan-lies = Stack { $stack }, sum { $sum }
page-plan-lies-loose = Card { card } lies in no stack
page-plan-loose = Cards in no stack yet
page-plan-new = new stack
page-plan-lay = { $card }: onto stack { $stack }
page-plan-take = { $card }: take it off stack { $stack }
page-plan-light = Stack { $stack }, sum { $sum }: the next card goes here
page-plan-so-far = so far
page-plan-ready = My stacks are ready
page-plan-singly = The rest singly
page-plan-lacks =
    { $count ->
        [one] One card lies in no stack yet.
       *[other] { $count } cards lie in no stack yet.
    }
page-plan-waiting =
    { $count ->
        [0] Nobody else has finished yet.
        [one] { $players ->
            [one] The other player has finished.
           *[other] 1 of { $players } others has finished.
        }
       *[other] { $count } of { $players } others have finished.
    }
page-plan-taken = Until all have finished you may take your stacks back.
page-plan-before = Last round: what won
page-plan-came-second = 2nd { $sum }
page-plan-won = beat { $letters }
page-plan-level = level in { $letters }
page-plan-second = 2nd in { $letters }
page-plan-won-all = beat every step
page-plan-won-none = beat nothing
page-plan-beats = beats { $what }
page-plan-beats-cards =
    { $count ->
        [one] 1 card { $share }%
       *[other] { $count } cards { $share }%
    }
page-plan-beats-none = beats no card
page-plan-first = First round: what a rival’s cards come to
page-plan-first-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-plan-first-note = No stack has been shown yet. Rivals draw from the same cards as you: above, what so many of them come to on average; below, the least and the most. Under each of your stacks stands how often it would beat so many.
page-plan-span = { $least }–{ $most }

page-pile-title = Your pile
page-pile-secret = only you see the odds
page-pile-draw = Draw
page-pile-count =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
page-pile-left =
    { $rounds ->
        [one] { $count } left, all for this round.
       *[other] { $count } left for { $rounds } rounds with this one: { $rate } a round.
    }
page-pile-next = The next is a { $value } or more in { $share } of 100; on average { $mean }.
page-pile-odd = { $value } in { $share } of 100
page-percent = { $percent }%

## Missions at the start

page-offer-title = Your missions
page-offer-note = Mark those you keep, at least one. Each scores at the end if it is met, and otherwise costs points.
page-offer-keep =
    { $count ->
        [0] Keep …
        [one] Keep this one
       *[other] Keep these { $count }
    }
page-offer-lacks = At least one mission must be kept.
page-offer-drawn = Drawn: keep one
page-mission-card =
    { $kind ->
        [formula] { $needs } ({ $now } now)
       *[other] { $needs }: plus { $points }, or minus { $failed }; { $state ->
            [met] met
            [not] { $have } of { $need }
           *[open] not known yet
        }
    }

## Behind one's screen

page-desk-if-ended = { points } if it ended now
page-desk-if-ended-short = if it ended now
page-stack-shown = shown: { $sum }
page-stack-none = no stack left
page-purse-good = { $count } { good }, sells for { $price }

## The others

page-rival-city = { members } in the city
page-rival-left = { members } left
page-rival-missions =
    { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
page-rival-stacks = face-down stacks, cards: { $sizes }
page-rival-shows = shows { $sum }
page-rival-unseen = unseen
page-rival-unseen-cards = cards not shown yet: { $cards }
page-rival-state =
    { $state ->
        [ready] finished
        [plans] still planning
        [chooses] still choosing
        [out] no stack left
        [passed] passed
        [now] bids now
       *[last] bids last
    }

page-nina-note = wins every tie, takes nothing
page-nina-showed = { $letter }: showed { $cards }

## The council

page-council-note = 1 point a seat
page-council-step = step { $letter }
page-council-left = { $count } left
page-council-free = nobody
page-council-members = On the council:
page-council-count = { $player }: { $count }

## Buttons of the prompt

page-do-draw = Draw another
page-do-reveal = Reveal { $stack } · { $sum }
    .short = { $stack } · { $sum }
page-do-pass = Pass
page-do-privilege = Privilege: bid last
page-do-take-seat = Take the seat: { place }
page-do-take-good = Take 1 { good }
page-do-sell = 1 { good } for { $count }
page-do-upgrade = 1 { good } → { $better }
page-do-fountain = { $cell }: { ability }

## Keys

page-key-reveal = Auction: reveal that stack
page-key-pass = Auction: pass, or use a privilege
page-key-plan = Planning: draw a card (D does not lead behind your screen then), or stacks ready
page-key-shift = Planning: move the card to the stack before or after it
