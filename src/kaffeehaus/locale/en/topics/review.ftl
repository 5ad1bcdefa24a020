### The review of a finished game.

page-review-decisions = Decisions of { $player }
page-review-filter = Which decisions
page-review-filter-of =
    { $name ->
       *[all] All { $count } decisions
        [slip] Slips: { $count }
        [miss] Misses: { $count }
        [turning] Turning points: { $count }
    }
page-review-filter-short =
    { $name ->
       *[all] All { $count }
        [turning] Turning points { $count }
    }
page-review-round =
    { $round ->
        [0] Before round 1
       *[other] Round { $round }
    }
page-review-verdict =
    { $verdict ->
        [best] best
        [fine] fine
        [slip] slip
        [miss] miss
        [luck] luck
       *[only] no choice
    }
page-review-wish = Doppelmokka: { $action }
page-review-none = None of this kind.
page-review-wait = The first decisions are being looked at.
page-review-key = What the signs mean
page-review-percent = { $value } %
page-review-chart = Chances to win, each as that player could tell it then
page-review-turning-of = Turning point { $number } of { $count }
page-review-reasons = The decision
page-review-turning-in =
    { $round ->
        [0] Turning point { $number } of { $count } · before round 1
       *[other] Turning point { $number } of { $count } · round { $round }
    }
page-review-title =
    { $verdict ->
        [best] A best choice
        [fine] A fine choice
        [slip] A slip
        [miss] A miss
        [luck] Luck
       *[only] Nothing to choose
    }
page-review-yours =
    { $verdict ->
        [best] what was done
        [fine] what was done: a fine choice
        [slip] what was done: a slip, { $cost } points of chance lost
        [miss] what was done: a miss, { $cost } points of chance lost
        [luck] what was done
       *[only] what was done: the only choice
    }
page-review-ghost = what { $bot } would have done; ghosted on the board
page-review-because = Why that is better
page-review-sure =
    { $percent ->
        [0] Not sure.
       *[other] { $percent } % sure.
    }
page-review-worlds = { $bot } did better in { $won } of { $worlds } worlds that fit what this player could know then: no hidden card was looked at.
page-review-look = { $bot } tells such decisions apart at first sight, by rules of thumb.
page-review-same = { $bot } would have done the same.
page-review-after = Chance until the next decision: { $change }
page-review-part =
    { $name ->
        [own] own play { $points }
        [others] the others { $points }
       *[luck] what came to light { $points }
    }
page-review-whole = The whole game, in points of chance
page-review-by =
    { $name ->
        [own] own play
        [others] the others
       *[luck] luck
    }
page-review-against = Against
page-review-fork = Play on from here
page-review-back = The decision before (left arrow)
page-review-next = The next decision (right arrow)
page-review-comments = Comments
page-review-comments-at = Comments on step { $step }
page-review-comment = Say something about this step
page-review-send = Keep the comment
page-review-came =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-review-count =
    { $verdict ->
        [best] { $count } best
        [fine] { $count } fine
        [slip] { $count ->
            [one] { $count } slip
           *[other] { $count } slips
        }
        [miss] { $count ->
            [one] { $count } miss
           *[other] { $count } misses
        }
        [luck] { $count } luck
       *[only] { $count } without a choice
    }
page-review-failed = The review came to a halt.
page-review-again = Try again
page-review-waiting =
    { $place ->
        [0] It begins in a moment.
        [one] { $place } review comes first.
       *[other] { $place } reviews come first.
    }
page-review-running = The game is being looked at
page-review-seconds = about { $seconds } s
page-review-done = reviewed
page-review-you-lead = You lead
page-review-leads = { $name } leads
page-review-nobody-leads = Nobody leads yet
page-review-lead = Lead
page-review-lead-end = Stop leading
page-review-free = Look around freely
page-review-follow = Follow
page-review-draw = Draw
page-review-wipe = Wipe
page-review-draw-from = Click a place on the board
page-review-draw-to = Click where the arrow goes; the same place for a ring
page-review-together = Look at it together
page-review-saw =
    { $round ->
        [0] As { $player } saw it before round 1
       *[other] As { $player } saw it in round { $round }
    }
