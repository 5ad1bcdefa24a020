### What only the browser says: the front room, the table's panels, and names for what is drawn.

page-house = Kaffeehaus
page-game =
    { $game ->
        [valencia] Valencia
       *[vienna] Vienna
    }
page-poster =
    { $game ->
        [valencia] VALENCIA
       *[vienna] VIENNA
    }
page-poster-note =
    { $game ->
        [valencia] guilds, fountains, influence
       *[vienna] agents, bribes, secrets
    }
page-window = { $game } · Kaffeehaus
page-window-turn = ▲ Your turn: { $prompt } · { $game }
page-error = The house does not answer as it should ({ $status }).
page-offline = No connection. It comes back by itself; nothing is lost.

## Front room

page-welcome = Come in. What may we call you?
page-welcome-note = A name is all we need; no password, no address.
page-name = Your name
page-rename = Change your name
page-enter = Come in
page-language = Language
page-language-short =
    { $lang ->
        [fr] FR
        [de] DE
        [ja] 日本語
       *[en] EN
    }
page-dark = Dark colours
page-front-room = Front room
page-hello = Good to see you, { $name }. What shall we play?
page-hello-note = Choose the chairs, open the table. We remember how you like it.
page-yours = Your games
page-yours-none = None yet. Open a table, or sit down at one.
page-free-chairs = Tables with a free chair
page-free-none = All chairs are taken.
page-play = Play
page-look = Look
page-sit = Sit down
page-stand-up = Stand up
page-free-it = Free the chair
page-row-playing = round { $round }
page-row-over = finished
page-row-gathering =
    { $count ->
        [one] { $count } free chair
       *[other] { $count } free chairs
    }
page-version =
    { $version ->
        [advanced] advanced
       *[introductory] introductory
    }
page-players = Players
page-pace = Pace
page-private = Private table
page-option =
    { $name ->
        [version] Version
        [flags] Flags
        [third_man] Third man
        [figures] Figures
        [set_points] Set of five
        [shillings] Shillings in III
       *[other] { $name }
    }
page-value =
    { $value ->
        [introductory] introductory
        [advanced] advanced
        [printed] printed
        [random] random
        [true] yes
        [false] no
        [live] live
        [days] over days
       *[other] { $value }
    }
page-chair = Chair { $seat }
page-chair-you = you
page-chair-open = open seat
page-bot =
    { $bot ->
        [random] bot, whimsical
        [easy] Melange, easy
        [medium] Brauner, medium
        [hard] Mokka, hard
       *[other] bot, { $bot }
    }
page-table-for = A table for { $count }
page-open-table = Open the table
page-open-note =
    { $free ->
        [0] { $game }, { $players } players, begins at once
        [one] { $game }, { $players } players, one free chair
       *[other] { $game }, { $players } players, { $free } free chairs
    }
page-gathering = The table is set
page-invite = Copy the link to this table
page-copied = The link is copied
page-begin = Begin the game
page-wait-host = The game begins when the host says so.

## The table

page-at-table = { $game } · { $count } at the table
page-round = Round
page-tools = Tools
page-tabs = Parts of the table
page-hide-pieces = Hide the pieces
page-sound = Sound when it is your turn
page-prompt = What is asked
page-your-turn = Your turn
page-waiting = Waiting for { $players }
page-over = The game is over
page-undo = Undo
page-undo-title = Take back your last choice (U)
page-take = Do it
page-choose-first = Choose something first
page-close = Close
page-all-choices = All { $count } choices
page-likely = If the agent comes from your supply.
page-then-place = You choose the agent next.
page-then-move-from = This agent goes.
page-then-move-figure = The figure goes here.
page-then-stefan = The third man goes here.
page-then-remove = This agent leaves the board.
page-place = agent to { $building }
page-buy = { $item }: { $use }
page-do-take-bribes = take { $count }
page-do-take-shillings = take { $shillings }
page-do-from-supply = from supply ({ $supply })
page-do-figure-from-supply = figure from supply
page-do-pay-coins = pay in shillings
page-do-decline = leave it
page-do-done = done
page-do-buy-nothing = buy nothing
page-thinks = thinking
page-away = away
page-crest = first player
page-you =
    { $place ->
        [1] you, first
        [2] you, second
        [3] you, third
       *[other] you, fourth
    }
page-slot =
    { $space ->
        [I] drawer
        [II] bribe
        [III] agent
       *[IV] marker
    }
page-pile = { $count } cards left
page-piles = left: A { $a }, B { $b }
page-missions = Missions
page-completed = { $count } done
page-free-place = free
page-bribes = Bribes
page-tiles = Information
page-drawers = Drawers
page-hand = Your hand
page-agents = { $supply } in supply, { $board } out
page-agents-hire = { $hires } to hire
page-drawer-empty = drawer { $drawer }, empty
page-item-own = { $item }: yours
page-item-not = { $item }: not yet yours
page-map = Map of Vienna with { $buildings } buildings and { $squares } squares
page-whole-map = Whole map or close up
page-building = { $spot } { $building }, { $bribe }, { $flag }
page-letter = house { $letter }
page-stand-here = here: { $players }
page-square = { $square }: { $value }, tile: { $info }
page-square-empty = { $square }: { $value }, empty
page-roof = The Investigator is on { $space }, the end is on { $end }
page-track = { $info }: area { $area }, space { $space }
page-investigator-may = may still move
page-investigator-moved = has moved
page-tab-desk = Desk
page-tab-others = Others
page-tab-house = Tracks
page-tab-missions = Missions
page-tab-log = Log
page-chat = Chat
page-notes = Notes
page-notes-hint = Only you see this.
page-say = Say something to the table
page-send = Send
page-since = since your last turn
page-review = What happened since your last turn
page-review-step = { $step } of { $count }
page-previous = Previous
page-next = Next
page-undone = { $player } takes back
page-seat-sat = { $player } sits down
page-seat-left = { $player } leaves
page-seat-bot = a bot plays for { $player }
page-seat-back = { $player } is back
page-scores = Points
page-chart = Points over the rounds
page-chart-seat = { $player }: { $shape }
page-shape =
    { $colour ->
        [yellow] yellow circle
        [red] red triangle
        [blue] blue square
       *[green] green diamond
    }
page-record = Record of the game
page-seed-fits = Seed and digest fit: nothing was changed.
page-seed-differs = Seed and digest do not fit.
page-no-table = This table does not exist, or it is not for you.
page-hand-over = It is { $player }’s turn. Hand over the screen.
page-uncover = Show my desk
page-take-back = Take the seat back
page-let-bot = Let a bot play
