### What only the browser says: the front room, the table's panels, and names for what is drawn.

page-house = Kaffeehaus
page-window = { $game } · Kaffeehaus
page-window-turn = ▲ Your turn: { $prompt } · { $game }
page-window-count = ({ $count }) Your turn · Kaffeehaus
page-error = The house does not answer as it should ({ $status }).
page-offline = No connection. It comes back by itself; nothing is lost.
page-not-sent = Not sent: there is no connection. Your choice is kept.

## Front room

page-welcome = Come in. What may we call you?
page-welcome-note = A name is all we need; no password, no address.
page-name = Your name
page-rename = Change your name
page-person-of = { $name }: you and your devices
page-been-here = I have been here before
page-enter = Come in
page-enter-sit = Come in and sit down
page-introduce = Introduce yourself
page-guest = Guest { $number }
page-quick = Play now
page-quick-note = Against two bots, introductory version
page-invited = You are invited to a table of { $game }
page-invited-note = At the table: { $players }. Tell us your name, and the free chair is yours.
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
page-hello-note = Play at once, or open a table for friends.
page-learn = Learn it in ten minutes
page-learn-count = { $done ->
    [0] { $count ->
        [one] 1 lesson
       *[other] { $count } lessons
      }
   *[other] { $done } of { $count } lessons
  }
page-learn-first = Never played it? Learn it first, or jump right in.
page-play-now = Play right away
page-hello-new = New here? Ten minutes at a real table, and you know how it goes.
page-to-learn = Learn
page-to-rules = Rules
page-to-components = Components
page-to-puzzles = Puzzles
page-to-statistics = Statistics
page-to-deal = Deal of the day
page-hello-waiting = { $count ->
    [one] A table waits for you.
   *[other] { $count } tables wait for you.
  }
page-house-ways = Rooms of the house
page-tables = Tables
page-next = { $count ->
    [one] The table that waits for you
   *[other] Next table that waits for you ({ $count })
  }
page-next-with = { $game } with { $players }
page-next-since = since { $when }
page-next-none = Nothing waits for you
page-next-none-note = Whatever waits for you next stands in the front room. This address leads there as soon as it does.
page-next-lost = The next table cannot be found now
page-next-table = Next table ({ $count })
page-front-room-waiting = { $count ->
    [one] Front room; another table waits for you
   *[other] Front room; { $count } other tables wait for you
  }
page-open-a = Open a table
page-open-of = A table of { $game }
page-open-hint = Choose the chairs, open the table. We remember how you like it.
page-deal-note = The same cards for everybody; compare once you are through.
page-to-puzzle = Puzzle of the day
page-puzzle-note = One position, one best move.
page-yours-waiting = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
  }
page-game-players = { $most ->
    [one] 1 player
   *[other] { $least } to { $most } players
  }
page-yours = Your games
page-yours-none = None yet. Open a table, or sit down at one.
page-older = Older games
page-free-chairs = Tables with a free chair
page-free-none = None right now. Open a table, and others can sit down.
page-play = Play
page-look = Look
page-sit = Sit down
page-stand-up = Stand up
page-other-name = Another name for this table
page-free-it = Free the chair
page-row-playing =
    { $round ->
        [0] just begun
       *[other] round { $round }
    }
page-row-over = finished
page-row-turn = { $players } to move, since { $when }
page-row-gathering =
    { $count ->
        [0] all chairs taken
        [one] { $count } free chair
       *[other] { $count } free chairs
    }
page-which-game = Game
page-game-plain = shown as text
page-rule = Rule
page-rule-open = The rule { $rule }
page-rules-here = How it is played here
page-rules-more = { $first } +{ $more }
page-players = Players
page-pace = Pace
page-private = Private table
page-option-value = { $name }: { $value }
page-option-seat = { $player } { $value }
page-handicap = Give a handicap
page-value =
    { $value ->
        [true] yes
        [false] no
        [days] over days
       *[live] live
    }
page-private-note = A private table is not listed in the front room; only whoever has its link finds it.
page-about = What is this: { $what }
page-chair = Chair { $seat }
page-chair-name = Name on chair { $seat }
page-chair-you = you
page-chair-open = open seat
page-bot-name =
    { $bot ->
        [random] Einspänner
        [easy] Melange
        [medium] Brauner
        [hard] Mokka
        [master] Doppelmokka
        [fiaker] Fiaker
        [kapuziner] Kapuziner
        [maria-theresia] Maria Theresia
       *[other] { $bot }
    }
page-ask = Ask a bot what it would do
page-ask-short = Ask a bot
page-hints = { $count ->
    [one] { $player } asked a bot for advice once.
   *[other] { $player } asked a bot for advice { $count } times.
}
page-advised = { $player } asked { $bot } for advice
page-name-seat = { $name } ({ colour })
page-bot =
    { $bot ->
        [random] bot, whimsical
        [easy] Melange, easy
        [medium] Brauner, medium
        [hard] Mokka, hard
        [master] Doppelmokka, master
        [fiaker] Fiaker, master: cannot leave a mission undone
        [kapuziner] Kapuziner, master: keeps the purse full
        [maria-theresia] Maria Theresia, master: wants to rule
       *[other] bot, { $bot }
    }
page-bot-level =
    { $bot ->
        [random] whimsical
        [easy] easy
        [medium] medium
        [hard] hard
        [master] master
        [fiaker] master: cannot leave a mission undone
        [kapuziner] master: keeps the purse full
        [maria-theresia] master: wants to rule
       *[other] { $bot }
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
page-full = All chairs are taken. You may stay and watch.
page-begins = { $player } begins.

## The table

page-at-table = { $game } · { $count } players
page-round = Round
page-tools = Tools
page-tabs = Parts of the table
page-hide-pieces = Hide the pieces
page-motion = Animations
page-sound = Sound when it is your turn
page-settings = Settings
page-swift = End my turn without asking
page-keys = Keys
page-keys-on = Use single-letter keys
page-key-next = To the next or the previous thing you can choose
page-key-next-table = To the next table that waits for you, while others decide here
page-key-list = All choices as a list
page-key-map = The map
page-key-roam = From piece to piece; each explains itself
page-key-take = Choose it, or do what is chosen
page-key-escape = Think again, or close
page-key-skip = End the film of a turn
page-key-back = one step back in time, seen with your own eyes
page-key-undo = Take back your last choice
page-key-rule = The rule of what is shown
page-key-help = This list
page-bell = Notify me when it is my turn
page-bell-denied = This browser does not let the page notify you; its settings for this site can change that.
page-word = Word of my turn at this table
page-pace-note =
    { $pace ->
        [days] Come back when it is your turn. Nobody is expected to be here all the time.
       *[live] Everybody is expected to be here. For an absent player the host may call a bot.
    }
page-voice = What happens
page-prompt = What is asked
page-your-turn = Your turn
page-waiting = Waiting for { $players }
page-waiting-since = Waiting for { $players } since { $when }
page-when =
    { $kind ->
        [today] { $time }
        [yesterday] yesterday, { $time }
        [week] { $day }
       *[before] { $date }
    }
page-watching = You are watching
page-over = The game is over
page-undo = Undo
page-undo-title = Take back your last choice (U)
page-take = Do it
page-end-turn = End turn
page-end-turn-title = Then the others go on; this cannot be taken back
page-reveal = Reveal and go on
page-reveal-title = This reveals something hidden; it cannot be taken back
page-think-again = Think again
page-think-again-title = Nothing has happened yet; choose something else (Escape)
page-staged =
    { $ends ->
        [reveal] Chosen: { $choice }. Not done yet. Enter reveals and goes on, Escape lets you think again.
       *[turn] Chosen: { $choice }. Not done yet. Enter ends your turn, Escape lets you think again.
    }
page-close = Close
page-all-choices = All { $count } choices
page-likely = With your usual answers to what you are asked on the way.
page-preview = What would happen
page-with-end-turn = With “End turn”
page-then-possible = Then you may
page-sum = { $from } to { $to }
page-at-end = At the end
page-have = { $from } → { $to } of { $need }
page-points-now = Points now { $points }
page-ended-now = If it ended now { $from } → { $to }
page-stages = The steps of your action
page-end-shared = You share the victory with { $others }: { $points } points each.
page-goals = Missions
page-thinks = thinking
page-order =
    { $turn ->
        [played] played
        [now] now
        [next] next
        [last] last
        [first] first
       *[then] then
    }
page-away = away
page-away-since = away since { $when }
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
page-chat-earlier = Earlier lines
page-notes = Notes
page-notes-hint = Only you see this.
page-say = Say something to the table
page-send = Send
page-speaks =
    { $by ->
        [former] (has played here)
       *[spectator] (watching)
    }
page-line-more = More about what { $player } said
page-mute = Hide what { $player } says
page-block = Block { $player } in the whole house
page-muted = You do not see what { $player } says.
page-unmute = Show it again
page-silence = Silence { $player } at this table
page-unsilence = Let { $player } speak again
page-report-line = Report
page-report-why = What is wrong with it, for whoever runs this house
page-reported = Whoever runs this house will see it.
page-since = since your last turn
page-review = Recap
page-since-title = Since your last turn
page-since-sum = what happened since { $when }
page-since-points = from { $from } to { $to } points
page-since-means = What it means for you
page-since-watch = Watch it, { $seconds } s
page-since-go =
    { $asked ->
        [yes] To my turn
       *[no] To the table
    }
page-landing = Show what happened when I come back
page-film = The turn of { $player }
page-film-skip = Skip
page-film-pause = Pause
page-film-on = Go on
page-film-speed = Turns of the others
page-speed =
    { $speed ->
        [slow] slow
        [fast] fast
        [still] words only
        [instant] at once
       *[normal] normal
    }
page-log-filter = Show only
page-log-of = Only { $player }
page-log-kind =
    { $kind ->
        [points] Points
       *[places] Places
    }
page-look-back = Look back at this moment
page-log-find = Look for words
page-log-more = Show earlier lines
page-log-none = Nothing like this so far.
page-undone = { $player } takes back
page-seat-sat = { $player } sits down
page-seat-left = { $player } leaves
page-seat-bot = a bot plays for { $player }
page-seat-back = { $player } is back
page-seat-named = { $player } plays here now
page-seat-asked = { $player } asks for an open seat
page-seat-agreed = { $player } agrees
page-seat-declined = { $player } does not agree
page-seat-took = { $player } takes a seat over and sees its hand
page-silenced =
    { $silent ->
        [yes] the host silences { $player }
       *[no] { $player } may speak again
    }
page-paced =
    { $pace ->
        [days] { $player } sets the pace: over days
       *[live] { $player } sets the pace: live
    }
page-scores = Points
page-chart = Points over the rounds
page-chart-seat = { $player }: { $shape }
page-shape =
    { $colour ->
        [yellow] yellow circle
        [red] red triangle
        [blue] blue square
        [white] white hexagon
        [black] black cross
       *[green] green diamond
    }
page-rematch = Rematch
page-deal-share = Share this deal
page-deal-others = The others with this deal
page-rematch-asked = { $player } asks for a rematch
page-rematch-come = Come along
page-rematch-same = Rematch with the same people, bots and options
page-rematch-first = { $player } begins this time
page-series = game { $number } of a series
page-series-open = The next table of the series is open
page-series-make = Make it a series
page-series-log = { $games ->
    [0] { $player } ends the series
   *[other] { $player } makes a series of it: the next table opens by itself
}
page-report = Report a problem
page-report-done = { $file } is saved, and a text is copied: attach the one and paste the other where you tell of it. The file holds what you may know of this game, no names and no chat.
page-report-text =
    Kaffeehaus { $version }, { $game }, step { $step }, language { $language }, screen { $screen }
    Attached: { $file }

    What happened, and what should have happened?
page-record = Record of the game
page-verify = Verify the deal
page-verify-promised = Digest shown at the start
page-verify-computed = Digest of this seed, computed by your browser
page-verify-record = The record of the game names the same seed.
page-verify-record-differs = The record of the game names another seed.
page-verify-no-record = The record of the game could not be fetched just now.
page-verify-again = All cards, tiles and missions follow from the seed, and you need not take our word for it: save the record and run “kaffeehaus replay FILE”, which deals and plays it again.
page-seed-fits = They match: the seed was fixed before the first card.
page-seed-differs = They do not match: this is not the seed that was promised at the start.
page-no-table = This table does not exist, or it is not for you.
page-no-table-note = Look at the link once more, or ask whoever sent it. There are other tables in the front room.
page-unknown-note = The address may be mistyped. Everything begins in the front room.
page-trouble-note = This page tries again by itself. If it goes on, tell whoever runs this house.
page-shut-note = This page does not try again by itself. There are other tables in the front room.
page-hand-over = It is { $player }’s turn. Hand over the screen.
page-covered = { $player }’s things are covered.
page-uncover = Show my things
page-take-back = Take the seat back
page-let-bot = Let a bot play
page-let-bot-for = Let a bot play for { $player }
page-ask-seat = Ask for this seat
page-ask-note = Whoever sits down here sees this hand, so the players are asked first.
page-asks = { $player } asks to sit here and would see this hand.
page-agree = Agree
page-decline = Do not agree
page-go-away =
    { $seats ->
        [1] Let a bot play for me
       *[other] Let a bot play for { $player }
    }
page-go-away-note = The bot keeps the seat until it is taken back.

## The plain screen: any game in words

page-plain = Plain screen: words only
page-drawn = Drawn screen
page-plain-round =
    { $round ->
        [0] before round 1
       *[other] round { $round }
    }, { $count ->
        [one] one player
       *[other] { $count } players
    }
page-plain-ask = What do you do?
page-plain-secret = Your turn. Choosing in secret as well: { $players }
page-plain-done = You have chosen
page-plain-since = since { $when }
page-plain-points =
    { $count ->
        [one] { $signed } point
       *[other] { $signed } points
    }
page-plain-find = Type to choose
page-plain-nothing = No choice says “{ $typed }”.
page-plain-instead = Or instead
page-plain-why = Why not …?
page-plain-why-find = What you would like to do
page-plain-why-kind = Kind of choice
page-plain-why-all = all kinds
page-plain-why-other = anything else
page-plain-why-ask = Ask why not
page-plain-value = { $name }: { $value }
page-plain-switch =
    { $value ->
        [yes] yes
       *[no] no
    }
page-plain-end = at the end of your turn: { $what }
page-plain-then = then you may: { $what }
page-plain-choose = Choose something
page-plain-stands = How it stands
page-plain-player = Player
page-plain-happened = What happened
page-plain-key-figure = Choose
page-plain-key-do = Do what is chosen
page-plain-key-find = Look for a choice by its words

## A finished game again

page-replay = Step through the game
page-analysis = Review
page-replay-title = Replay
page-replay-result = To the result
page-replay-place =
    { $round ->
        [0] Before round 1 · step { $step } of { $count }
       *[other] Round { $round } · step { $step } of { $count }
    }
page-replay-start = The cards are dealt.
page-replay-secret = chooses in secret
page-replay-unfinished = Here the record ends; the game was not finished.
page-replay-lost = The house does not answer. Try this step again in a moment.
page-replay-controls = Through the game
page-replay-slider = Step
page-replay-first = To the beginning (Home)
page-replay-turn-back = One turn back (Shift ←)
page-replay-back = One step back (←)
page-replay-play = Play (space bar)
page-replay-pause = Pause (space bar)
page-replay-next = One step on (→)
page-replay-turn-next = One turn on (Shift →)
page-replay-last = To the end (End)
page-replay-eyes = With whose eyes
page-replay-eyes-none = As a spectator
page-replay-eyes-of = With { $player }’s eyes
page-replay-copy = Copy the link to this step
page-replay-import = Open a recorded game
page-replay-import-note = A record from here or from the terminal, as a file
page-to-position = Set up a position
page-to-position-note = Write it or open a file; bots play against you
page-position-of = This position, to change and play from
page-replay-reading = The record is being read …
page-replay-refused = This file cannot be opened: { $problem }
page-replay-large = This file is far too large for a record.
page-replay-early = As long as it goes on, you can watch it at its table.

## What every table explains of itself

page-x-hold = Touch and hold any piece to read about it; a touch elsewhere closes this.
page-x-walk = The arrow keys go from piece to piece; Escape closes this.
page-x-round-title = Round { $round }
page-x-digest = Digest of the shuffle: { $digest }. The seed is shown at the end, and “Verify the deal” checks that they fit.
