### The commands in the terminal.

## Help

help-about = Play the games of the house in the terminal, let bots play them, look at recorded games, and measure the engine.
help-usage = usage:{" "}
help-options = options
help-arguments = arguments
help-commands = commands
help-help = shows this help
help-version = shows the version
help-lang = language of all texts: { $languages }; else the environment (KAFFEEHAUS_LANG, LC_ALL, LANG) decides
help-game = the game: { $games }
help-json = prints JSON for programs instead of a table

play-about = plays a game against bots in this terminal
play-players = how many play, you included (3)
play-bots = who plays the other seats: { $bots }; one name for all, or one per bot with commas ({ $default })
play-seat = your seat, 1 is the first (1)
play-seed = deals the same game again: a number, or 0x and hexadecimal digits (a secret one)
play-option = a rule of the table; may be given several times
play-resume = goes on with a saved game
play-position = begins with a position from a file; what it leaves open the seed deals
play-at = takes the saved game up again after this many actions; what was played stays as it is
play-save = where the game is saved (a file in your state folder)

simulate-about = lets bots play many games and tells what came of them
simulate-players = how many play ({ $default })
simulate-games = how many games (100)
simulate-seed = number from which every game's seed is derived (1)
simulate-bots = who plays: { $bots }; one name for all seats, or one per seat with commas ({ $default }); hard@200 thinks for 200 iterations a decision, hard@0.5s for half a second
simulate-workers = how many processes share the work (1); the figures do not depend on it

replay-about = shows a recorded game: its log, or the position at any moment
replay-file = the saved game
replay-at = draws the position after this many actions
replay-position-file = writes the position after so many actions (--at), or the last one, to a file

audit-about = plays stored and recorded games again and names those that do not come out as they did
audit-files = records, datasets, or folders of them
audit-table = table { $id }
audit-entry = { $game }, entry { $step }: { $said }
audit-step = { $game }, after { $step } actions: { $said }
audit-what =
    { $what ->
        [action] an action is no longer legal: { $one }
        [entry] it cannot be read: { $one }
        [table] it cannot be dealt: { $one }
        [events] something else happens: { $one } has become { $other }
        [legal] something else is allowed: { $one } has become { $other }
        [outcome] it ended otherwise: { $one } has become { $other }
        [score] the points were { $one } and are { $other }
       *[other] { $what } was { $one } and is { $other }
    }
audit-done =
    { $different ->
        [0] { $games ->
            [one] 1 game played again: it came out as it did.
           *[other] { $games } games played again: all came out as they did.
        }
        [one] 1 of { $games } games did not come out as it did.
       *[other] { $different } of { $games } games did not come out as they did.
    }
error-audit-nothing = Name what to play again: a database with --database, or records, datasets or folders.

bench-about = measures how fast the rules run, with python-chess in the same run as yardstick
bench-seconds = how long to measure ({ $default })
bench-explained =
    Random legal play of each game's largest setting, measured in turns with python-chess; medians of the rounds. A decision is
    legal + choice + apply; what the engine plays by itself does not count. legal_us is a list computed afresh, not the
    kept one; clone_us one clone; state_bytes the memory that a clone does not share with its original.

load-about = plays at many tables of a server and tells how long moves take and what they cost
load-url = the address of a running server (left out, one is started for the test)
load-game = the game ({ $default })
load-tables = how many tables ({ $default })
load-players = how many play at each ({ $default })
load-every = seconds between two moves of a table ({ $default })
load-seconds = how long to measure, in seconds ({ $default })
load-thinking = so many tables besides, at which one plays against the strongest bot (0); they are no part of the figures, only of the load
load-reviews = so many games that are over are reviewed meanwhile, one after the other (0)
load-idle = wait afterwards until the server has forgotten the tables, set up as many again, and tell how much more memory that took
load-serve = options for the server that is started, as for kaffeehaus serve (--serve "--processes 2")
load-against = another build to compare with, in turns: the folder of a checkout, or a Python that has one installed
load-rounds = how often the two are compared ({ $default })
load-explained =
    Every seat has a connection of its own and plays random legal moves. The latency of a move runs from its sending until the last client
    at the table that hears of it has it. The server must run with --no-limits, because all clients come from one address.

options-of = options of { $game } (with --option name=value)

## What placeholders are called

meta-game = GAME
meta-option = NAME=VALUE
meta-options = OPTIONS
meta-number = N
meta-bots = NAME,…
meta-seat = K
meta-value = S
meta-file = FILE
meta-folder = FOLDER
meta-address = ADDRESS
meta-table = TABLE
meta-guest = GUEST
meta-text = TEXT
meta-command = COMMAND
meta-lang = XX

## What was wrong

error-line = kaffeehaus: { $problem }
error-usage = kaffeehaus: { $problem } ({ $command } --help shows what there is)
error-language = kaffeehaus: there is no language { $lang }; there are { $languages }
error-number = { $option } is a whole number of at least { $least }, not { $value }
error-seconds = { $option } is a positive number, not { $value }
error-load-limits = the server at { $url } limits what one address may do; start it with --no-limits for this test
error-load-server = no server answers at { $url }: { $problem }
error-load-url = a server is named as http://HOST:PORT, not { $value }
error-load-own = --serve and --against are for a server that is started for the test, so leave the address out
error-load-against = a build is the folder of a checkout or a Python, not { $value }
error-seed = a seed is a whole number from 0, or 0x and an even number of hexadecimal digits, not { $value }
error-option = an option is written name=value, not { $value }
error-option-twice = option { $name } is given twice
error-game = there is no game { $value }; there are { $games }
error-bots = { $given ->
    [one] one name fits all
   *[other] { $given } names do not fit
  }: name one bot for all, or { $needed ->
    [one] one
   *[other] { $needed } with commas
  }
error-seat = a table of { $players } has the seats 1 to { $players }, not { $value }
error-at-alone = --at says from which moment on a saved game is played, so it needs --resume FILE
error-resume-with = { $name } brings its own table: leave { $options } out
error-resume-game = this is a saved game of { $found }, not of { $game }
error-read = { $file } cannot be read: { $reason }
error-write = { $file } cannot be written: { $reason }
error-moment = the record has { $count } actions; there is no moment { $value }
error-arguments = what is { $arguments }?
error-required = { $arguments } is missing
error-expected = { $argument } needs a value
error-explicit = { $argument } takes no value
error-command = there is no command { $value }; there are { $commands }
error-syntax = this cannot be understood
reason-missing = there is no such file
reason-forbidden = it is not permitted
reason-folder = it is a folder
reason-path = a part of the path is no folder
reason-full = the disk is full
reason-read-only = it may only be read
reason-name = it is no valid name
reason-other = error { $number }
interrupted = Stopped.

## At the table

table-seats = At the table: { $seats }
table-keys = A number chooses. ? help · why … · advice · undo · board · log · card N · save FILE · position FILE · quit
prompt = { $name }>{" "}
prompt-unknown = I don't understand “{ $text }”. Type a number from 1 to { $last }, or ? for help.
prompt-ambiguous = “{ $text }” fits several choices; type the number.
# These words are understood besides the English ones; each is a single word.
command-why = why
command-advice = advice
command-undo = undo
command-board = board
command-log = log
command-card = card
command-save = save
command-position = position
command-quit = quit
command-help = help

help-title = What you can type
help-number = a number
help-number-what = takes that choice; a place such as c3 or a name works too when only one choice fits
help-why-what = tells why a choice is not there: why c3, or why and a word of the choice
help-advice-what = asks the strongest bot what it would do and why; advice and the name of a bot asks that one
help-undo-what = takes back your last choice, up to the last thing that came to light
help-board-what = draws the whole table again
help-log-what = shows the whole log of the game
help-card-what = explains a card, such as card 5
help-save-what = saves the game to a file and goes on
help-position-what = writes what you know of the beginning of this turn to a file, to play from
help-quit-what = saves the game and leaves; it says how to come back
help-key-why = why …
help-key-advice = advice
help-key-undo = undo
help-key-board = board
help-key-log = log
help-key-card = card N
help-key-save = save FILE
help-key-position = position FILE
help-key-quit = quit
help-note = Capitals and accents do not matter.
undo-done = Taken back: { $action }
undo-none = There is nothing to take back: something hidden has come to light since your last choice, or you have not chosen yet.
why-line = { $action }: { $reason }
why-what = Why what? For example: why c3, or why and a word of the choice you miss.
why-unknown = I know no choice called “{ $text }”. Try a place such as c3, or a word of the choice you miss.
card-what = Which card? For example: card 5.
save-what = Save to which file? For example: save evening.json
position-what = To which file? For example: position evening.json
saved = Saved to { $file }
resume-hint = To go on: { $command }
goodbye = Goodbye.

## The end

end-digest = Digest { $digest } (the one shown at the start)
end-record = The record of this game is { $file }
end-replay = To look at it again: { $command }

## Figures

figures-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $game } with { $players } players, seed { $seed }
figures-progress = games
figures-rounds = rounds (least, median, most)
figures-decisions = decisions per game
figures-scores = points per seat (mean, least, most)
figures-wins = share of wins by seat
figures-places = share of wins by turn order (the first player first)
figures-half = the leader at half-time wins
figures-interval = { $value } ({ $low }–{ $high })
figures-sources = points per player, by source
figures-source = { $rule } { $points }
figures-holding =
    { $thing ->
        [tiles] information tiles per player
        [agents] agents on the board at the end, per player
       *[members] members in the city per player
    }
figures-missions-share = points that come from missions
figures-deal = differences in score that the mission deal explains
figures-ended = ended by { $reason }
figures-cards = cards put into a drawer (most and least often)
figures-missions = missions accepted, completed
figures-purchases = bought
figures-value = { $name } × { $count }
figures-two = { $first } · { $second }
figures-range = { $first } … { $last }

bench-title = Speed of the rules, medians of { $rounds } rounds
bench-game = game
bench-engine = engine
bench-decisions = decisions/s
bench-games = games/s
bench-legal = legal µs
bench-clone = clone µs
bench-bytes = bytes/state
bench-ratio = ratio to python-chess
bench-chess = python-chess: { $plies } plies/s
bench-no-chess = python-chess is not installed, so there is no yardstick (pip install chess).
bench-spiel = OpenSpiel { $name }: { $decisions } decisions/s
bench-engine-name = { $engine ->
    [compiled] compiled
   *[pure] pure
  }
load-title = { $tables } tables of { $players }, a move every { $every } s: { $moves } moves in { $seconds } s
load-rate = moves per second
load-latency = { $name } in ms
load-late = moves that came late
load-refused = moves refused
load-lag = of that, the clients themselves (p99) in ms
load-bytes = bytes per message
load-processes = server processes
load-cpu = server CPU per move in ms
load-cpu-percent = server CPU in % of a core
load-table-kb = kB per table with its connections
load-idle-kb = kB more for as many tables after the first were forgotten, each
load-clients-cpu = clients’ CPU per move in ms
load-start = cold start until the first view in s
load-compared = { $tables } tables of { $players }, a move every { $every } s, in turns: { $rounds } rounds each
load-this = this build
load-other = the other
load-ratio = ratio (95 %)

## Replay

replay-title = { $game }, { $players } players, { $count } actions
replay-position = After { $number } of { $count } actions
replay-unfinished = The game is not over yet; hidden cards stay hidden.

## Arena and datasets

arena-about = lets bots meet in fair line-ups and writes down who is how strong, with intervals
arena-bots = who meets: { $bots }, with commas; name@0.5s or name@200 says how many seconds or iterations a bot that thinks gets for a decision, name@0.5cpu how many seconds of the processor
arena-games = how many games ({ $default }), rounded up to whole deals: each deal is played by every line-up in every seat
arena-ray = plays on the Ray cluster at this address; { $local } starts one on this machine
arena-out = the folder for the games and the results; the same command goes on where it was interrupted
arena-summarize = plays nothing: writes the results of the games in this folder again
budget-time = seconds that bots who think get for a decision ({ $default }); such games cannot be repeated exactly
budget-iterations = iterations that bots who think get for a decision, instead of a time; such games are fixed by the seed
dataset-about = lets bots play and writes the records of their games for others to study
dataset-bots = who plays: { $bots }; several with commas take turns at the seats ({ $default })
dataset-out = the new file: its name ends in .jsonl, or in .jsonl.zst to compress it; with --recipe, a folder
dataset-recipe = makes a dataset with a name ({ $names }) in a folder; the same command goes on where it was interrupted
dataset-share = makes only the first of so many equal shares of it

arena-rounded = { $games } games are played: { $deals } deals of { $each } games each, so that every line-up plays every deal in every seat.
arena-failed = The games { $games } could not be played: { $reason }. The same command tries them again.
arena-written = The results are in { $folder }
arena-extra = Ratings and pictures need more: pip install "kaffeehaus[arena]", then kaffeehaus arena --summarize FOLDER.
arena-not-reproducible = Bots thought by the clock: the same command will not lead to exactly the same games.
arena-overruns = { $bot } took more than 1.2 times its budget for { $share } of its decisions.
arena-bot = bot
arena-wins = wins per seat
arena-rating = rating
arena-score = points
arena-ms = ms/decision
arena-ahead = before …
arena-interval = { $value } ({ $low }…{ $high })
arena-most = { $value } (≤ { $most })
dataset-written = { $games ->
    [one] One game is
   *[other] { $games } games are
  } in { $file }
dataset-digest = Its digest is { $digest }
plot-ratings = Ratings with 95 % intervals
plot-rating = rating (0 is the mean, 400 are odds of 10 to 1)
plot-scores = Where the points come from
plot-points = points per game
plot-lengths = Length of the games
plot-decisions = decisions in a game
plot-games = games

error-budgets = --time and --iterations cannot both be given
error-summarize = --summarize takes nothing but a folder: leave the game and --out out
error-no-games = there are no games in { $folder } yet
bad-budget-bot = { $name } answers at once and takes no budget
bad-line-up-alone = a match needs at least two different bots
bad-line-up-few = every line-up of these bots in every seat takes { $least } games a deal; { $games } are too few
bad-line-up-twice = { $given } bots are named, some of them twice, for { $players } seats: name each once, or one for each seat
bad-run-other = { $folder } holds another run: its { $field } differs. Choose another folder.
bad-run-busy = another run is writing to { $folder }
bad-run-folder = { $folder } is not the folder of a run; a new run needs a new or an empty one
bad-run-damaged = { $file } is damaged in line { $line }
bad-ray-missing = Ray is not installed: pip install "kaffeehaus[ray]"
bad-ray-address = no Ray cluster answers at { $address } ({ $reason })
error-dataset-recipe = there is no dataset { $value }; there are { $names }
error-dataset-settled = --recipe settles what is played: only --out, --share and --workers go with it
bad-dataset-name = { $file }: the name of a dataset ends in .jsonl or .jsonl.zst
bad-dataset-zstandard = compressed files need more: pip install "kaffeehaus[arena]", or choose a name that ends in .jsonl
bad-dataset-exists = { $file } is there already, and nothing is overwritten
bad-dataset-game = game { $number } or one of the next could not be played: { $reason }
bad-dataset-changed = { $folder } is not what was made there: its digest has changed
bad-dataset-judge = { $game } has no learned judge here for what the dataset holds

## Learning

learn-about = lets bots learn a game: they play themselves, a judge is trained on what came of it, and what wins is kept
learn-out = the folder for everything that made the judge; the same command goes on where it was interrupted
learn-minutes = how long it may take; without it every round has its number of games
learn-rounds = rounds after the first (2); a round that hardly wins against the one before is the last
learn-games = games in a round
learn-match = games of a deciding match between two (400); larger tables play some more
learn-think = playouts for each decision of a player that has learned, in games and in matches; without a number it looks one action ahead
learn-cores = how many processes share the work (one for each core)
learn-players = only tables of so many; may be given several times
learn-from = the weights of a player that plays the first round and is to be beaten; without it hand players begin
learn-exploit = learns only from games against the player it begins with (the house’s best, unless --from names another) and looks for what beats it
learn-linear = learns only the straight line, no network
learn-small = a course in miniature that takes less than a minute
learn-install = puts the weights in place, so that the house’s bots play by them

learn-numpy = learning needs more: pip install "kaffeehaus[arena]", and for large networks "kaffeehaus[learning]"
learn-playing = Round { $round }: { $games } games played
learn-played = Round { $round }: { $games } games by { $player }, { $positions } positions
learn-training = Round { $round }: judges are being trained
learn-trained = Round { $round }: { $judge } is trained, and off by { $error } points in games it has not seen
learn-matches = Round { $round }: { $deals } of { $whole } deals of the matches
learn-gate = Round { $round }: { $judge } wins { $last } % against the best so far and { $medium } % against medium; { $kept ->
    [yes] it is kept.
   *[no] it is not kept.
  }
learn-judge-ends = the line by the ends of games
learn-judge-line = the straight line
learn-judge-both = the mean of the line and the judge it began with
learn-judge-small = the small network
learn-judge-large = the large network
learn-bar-round = Round { $round } of { $rounds }
learn-bar-playing = games
learn-bar-training = training
learn-bar-matches = matches
learn-bar-games = { $games } games
learn-bar-deals = { $deals } of { $whole } deals
curve-strength = How strong the best judge of each round plays
curve-error = How well judges tell the end of unknown games
curve-games = games learned from
curve-points = off by points
curve-medium = % won against medium
curve-last = % won against the best before
curve-ends = line by the ends
curve-line = line
curve-both = mean with the first judge
curve-small = small network
curve-large = large network
learn-damaged = { $file } is damaged and is made anew
learn-failed = Something went wrong in round { $round }: { $reason }
learn-written = The course is in { $folder }
learn-installed = The weights are in place: { $file }

bad-course-folder = { $folder } is not the folder of a course; a new course needs a new or an empty one
bad-course-other = { $folder } holds another course: its { $field } differs. Choose another folder.
bad-course-batch = batch { $number } could not be played: { $reason }
bad-course-time = the time is too short for even one batch of games
bad-course-features = { $game } has no features to learn from
bad-numbers-format = { $file } is not a file of the format { $format }
bad-numbers-short = { $file } is cut off: only { $found } of { $whole } bytes are there
bad-numbers-damaged = { $file } is damaged: its digest does not match
bad-weights-tables = { $file } has tables whose sizes do not fit together
bad-weights-game = { $file } is for { $found }, not for { $game }
bad-weights-edition = { $file } is for the edition { $found }; this one is { $needed }
bad-weights-version = { $file } is for version { $found } of the features; they are at version { $needed }
bad-weights-size = { $file } is for { $found } features; there are { $needed }

## The screen that any game has

plain-ask = What do you do?
plain-round = Round { $round }
plain-points = { $player } { $points }
plain-value = { $name }: { $value }
plain-no-cards = This game explains no cards.

## The command house

house-about = look after a house: its tables, its guests, its database
house-explained = A server that runs heeds all of this within a few seconds.
house-tables = list the tables
house-close = close a table: nobody may come to it any more
house-reopen = open a table again that was closed
house-export = write records of games into a folder
house-repair = look for tables whose log cannot be read to its end, and cut one there
house-announce = show everybody in the house a line for a while
house-guests = list those who play here
house-reports = list the lines of chat that guests have reported
house-ban = let a guest come to no table any more
house-unban = let a guest come in again
house-recount = count all finished games anew for the statistics of the house
house-recounting = counting games
house-backup = copy the database and the key, also while servers run
house-rekey = draw a new key for cookies and tokens; the old ones stay valid
house-forget = forget all keys but the newest: whoever has not come since it was drawn is not known any more
house-rekeyed = A new key is drawn. Restart the servers: cookies are renewed as guests come, and older ones stay valid.
house-forgot-keys = Only the newest key is left. Restart the servers: cookies and tokens of older ones count no more.
house-the-table = the id of a table: the end of its address
house-the-guest = the id of a guest, as `guests` lists it
house-of-phase = only tables that are { $phases }
house-of-game = only tables of this game
house-of-guest = only tables where this guest has a seat
house-folder = where the records go
house-some-tables = only these tables, whether finished or not; otherwise every finished game
house-one-table = only this table; otherwise all
house-cut-to = cut the log of the table before what cannot be read, and keep what is cut off in this file
house-line = what is shown
house-minutes = for so many minutes (default { $default })
house-end = show it no longer
house-guests-of = whoever ever sat or spoke at this table
house-reason = why, for yourself
house-file = the copy; the key is put beside it
house-column-table = table
house-column-game = game
house-column-phase = phase
house-column-updated = last (UTC)
house-column-players = players
house-column-guest = guest
house-column-name = name
house-column-tables = tables
house-column-note = note
house-column-line = line
house-column-reason = reason
house-is-banned = banned
house-closed = Table { $id } is closed. Its games are kept; kaffeehaus house reopen { $id } opens it again.
house-reopened = Table { $id } is open again.
house-exported = { $file } is written.
house-exported-all = { $count ->
    [one] The record of one finished game is in { $folder }.
   *[other] The records of { $count } finished games are in { $folder }.
}
house-left-out = Table { $id } is left out: { $problem }
house-broken = Table { $id }: entry { $entry } cannot be read ({ $problem }). Entries before it that can: { $sound }; lost from there on: { $lost }.
house-cut = The log of table { $id } now ends with entry { $sound }. What was cut off (entries: { $lost }) is in { $file }. Open the table again with kaffeehaus house reopen { $id }.
house-checked = Tables that can be read: { $sound }; broken: { $broken }; of other rules or component tables: { $other }.
house-announced = Everybody sees until { $until } UTC: { $text }
house-announced-no-more = It is shown no longer.
house-banned = Guest { $id } is not let in any more.
house-unbanned = Guest { $id } may come in again.
house-recounted = { $count ->
    [one] One finished game was gone through.
   *[other] { $count } finished games were gone through.
}
house-backed-up = Written, for your eyes only: { $files }
error-house-none = There is no house in { $database }. Name another with --data or --database.
error-house-table = There is no table { $id }.
error-house-not-closed = Table { $id } is not closed.
error-house-not-banned = Guest { $id } is not banned.
error-house-nothing-announced = Nothing is announced.
error-house-announce = Say what to announce, or --end.
error-house-close-first = A server may still write to table { $id }: close it first with kaffeehaus house close { $id }, and wait a few seconds.
error-house-broken = entry { $entry } of table { $id } cannot be read ({ $problem })
error-house-not-begun = the game of table { $id } has not begun
error-house-backup = { $database } is PostgreSQL: back it up with pg_dump, and keep the key file with it.
error-house-empty = { $path } is the key of a house, but the database { $database } is empty. Bring the database back from your backup, or open a new house with --new.
error-key-lost = The database { $database } has the games of a house, but its key { $path } is gone. Bring the key back from your backup; or draw another with --new, and nobody will be known or have a seat any more.
error-key-other = { $path } is not the key of the house in { $database }. Bring the right one back from your backup; or go on with this one by --new, and nobody will be known or have a seat any more.

### `kaffeehaus review`

review-about = goes through a recorded game: chances, turning points, and what the strongest bot would have done
review-seat = tells only what seat K decided
review-workers = so many processes share the work ({ $usual })
review-playouts = how much is thought about each decision ({ $usual } playouts)
review-out = keeps what is done in this file; the same command goes on where it was interrupted
review-all = tells good decisions, too
review-json = prints data instead of text
review-progress = Actions
review-failed = The review came to a halt: { $reason }
review-count = 
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
        [luck] { $count } by luck
       *[only] { $count } without a choice
    }
review-change = In points of chance: own decisions { $own }, the others’ { $others }, what came to light { $luck }
review-line = { $number }  { $what } · { $chance } · { $verdict }
review-verdict = 
    { $verdict ->
        [best] best
        [fine] fine
        [slip] slip (costs { $cost } points of chance)
        [miss] miss (costs { $cost } points of chance)
        [luck] luck
       *[only] the only choice
    }
review-turning = · turning point ({ $change } until the next decision)
review-instead = { $bot } would have chosen: { $action }
review-because = Reasons: { $reasons }
review-sure = It did better in { $won } of { $worlds } worlds that fit what the seat could know.
review-rough = No games have told what leads mean here, so take the chances as a rough guess.

### `kaffeehaus puzzles`

puzzles-about = looks in games of bots for decisions with one best answer that is not the obvious one
puzzles-out = keeps what is found in this file; the same command goes on where it was interrupted
puzzles-games = goes on until so many games are done ({ $usual })
puzzles-choose = chooses so many puzzles that are as unlike each other as they can be; with --into
puzzles-into = the file to write the chosen ones to
puzzles-so-far = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-found = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} from { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $file }
puzzles-chosen = { $count ->
    [one] 1 of them written to { $file }
   *[other] { $count } of them written to { $file }
}
puzzles-failed = The search came to a halt: { $reason }
error-puzzles-choose = --choose and --into belong together: how many, and into which file
bad-puzzles-file = { $file } is no file of puzzles
bad-puzzles-other = { $file } holds another search: of another game, seed or effort
bad-puzzle-cut = { $name } cannot be read: it may have been cut off
bad-puzzle-changed = { $name } was changed after it was written: its digest does not fit
bad-puzzle-form = { $name } is of another form than these

## kaffeehaus serve

error-house-open = The house is open already at { $address }. Go there, or let several servers share a database with --redis.
error-port = { $host } port { $port } cannot be used: { $problem }. Choose others with --host and --port.
error-port-taken = Port { $port } on { $host } is in use by another program. Choose another with --port, or --port 0 for any free one.
error-data = The directory { $path } cannot be used: { $problem }. Choose another with --data.
error-database = The database { $database } cannot be used: { $problem }. Check that it runs and that you may write to it.
error-database-locked = The database { $database } is locked by another program. Close that one, or choose another database with --data or --database.
error-database-url = A database is sqlite:///PATH or postgresql://HOST/NAME.
error-site = An address of the house begins with https:// or http://, not { $site }.
error-mail-url = KAFFEEHAUS_SMTP is smtp://HOST or smtps://USER:PASSWORD@HOST:PORT, and --mail-from an address.
error-mail-without = To send mail the house needs --site and --mail-from.
error-redis-url = A Redis is named as redis://HOST:PORT.
error-processes = This system cannot hand connections from one process to another. Start without --processes.
serve-about = open the house to browsers
serve-host = the address to listen on
serve-port = the port to listen on; 0 takes a free one (default { $default })
serve-data = where the key and the games are kept
serve-database = sqlite:///PATH or postgresql://HOST/NAME instead of a file in the data directory
serve-new = open a new house where only the key or only the database of an old one is left; its guests are not known any more
serve-processes = how many processes of this machine share the tables (default { $default })
serve-redis = redis://HOST:PORT, through which several servers on one database hear of each other
serve-proxy = the addresses of proxies, with commas, that may tell from where a guest comes
serve-site = the address under which guests find the house, such as https://example.org: mail and chats lead there
serve-mail-from = the address that mail comes from; the server that takes it stands in the environment variable KAFFEEHAUS_SMTP
serve-near = lets guests have the house post to addresses in its own network
serve-bot-time = seconds that bots who think get for a decision (default { $default })
serve-no-limits = drop all limits on requests and connections; for load tests only
serve-open = open the page in a browser
serve-ready = Kaffeehaus is open at { $address } (Ctrl-C closes it)
serve-already = Kaffeehaus is open already at { $address }
serve-missing = the server needs more packages: pip install kaffeehaus[server]
error-process = A process of the house ended with { $code } before it served. Look at what it said before this line.
