### What every game and every screen shares.
### Word messages (such as `colour`) select on the argument of the same name; an attribute is another form of the word.
### A translation may add attributes of its own (cases, plurals) and use them as { colour.dative }.

version-line = { $engine ->
    [compiled] Kaffeehaus { $version } (compiled engine)
   *[pure] Kaffeehaus { $version }
  }
list-separator = ,{" "}
part-separator = {" "}·{" "}
sum-separator = +
log-line = { $player }: { $what }

colour =
    { $colour ->
        [yellow] Yellow
        [red] Red
        [blue] Blue
        [white] White
        [black] Black
       *[green] Green
    }
    .letter =
        { $colour ->
            [yellow] Y
            [red] R
            [blue] B
            [white] W
            [black] K
           *[green] G
        }

player-you = You
    .seat = you ({ colour })
player-bot = { colour } ({ $bot })
player-seat = { colour }

## Why a choice is not there, for any game

why-over = The game is over.
why-not-your-turn = It is not your turn.
why-allowed = You may do that now.
why-not-now = That is not what is being decided now.

## Numbers

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-short = { NUMBER($value, maximumFractionDigits: 1) }
number-one = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-two = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Before a game

first-edge = In { $games } games among { $players } bots the first player won { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; an even share is { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) }%.

## What no table can have, and what is no record

bad-players = { $game } is for { $least } to { $most } players, not { $found }
bad-option = there is no option { $name }; there are { $options }
bad-option-value = option { $name } is one of { $allowed }, not { $value }
bad-option-list = option { $name } is a list of { $allowed }, not { $value }
bad-colours = option colours takes two to four different ones of { $allowed }, not { $value }
bad-colours-few = option colours names { $found } colours for { $players } players
bad-option-only = option { $name } needs { $needs }
bad-option-each = option { $name } gives { $found } values where the table has { $players } seats
bad-seed = a seed is a whole number from 0 to 2^256 − 1 or at least one byte, not { $value }
bad-bot = there is no bot { $name }; there are { $bots }
bad-budget = a budget is written 0.5s ({ $least } to { $most } seconds a decision; 0.5cpu counts the processor’s time) or 200 (1 to { $iterations } iterations a decision), not { $value }
bad-record-cut = this is no whole record; it may have been cut off
bad-record-format = this is no record of a game: a record says "format": "{ $format }"
bad-record-lacks = the record lacks { $fields }; it may have been cut off
bad-record-changed = the record was changed after it was written: its checksum does not fit
bad-record-field = the record is malformed: what it says for { $field } cannot be
bad-record-rules = the record is of rules version { $found } of { $game }; this is version { $here }
bad-record-tables = the record was played with other component tables ({ $found }, here { $here })
bad-record-table = the record’s table cannot be: { $problem }
bad-record-action = action { $number } of the record cannot be played: { $action }
bad-record-game = the record is of a game { $game }; there are { $games }
bad-position-json = this is no position: line { $line } is no JSON
bad-position-format = this is no position: a position says "format": "{ $format }"
bad-position-game = the position is of { $found }, not of { $game }
bad-position-none = there is no position of this moment of { $game }
bad-position-form = { $where }: { $value } does not have the form { $form }
bad-position-field = { $where }: there is no such thing; there are { $allowed }
bad-position-number = { $where }: { $value } is no whole number from { $least } to { $most }
bad-position-word = { $where }: { $value } is none of { $allowed }
bad-position-many = { $where }: there are { $count } where there can be { $most }
bad-position-twice = { $where }: { $thing } lies at { $other } already
bad-position-absent = { $where }: { $thing } is not in this game
bad-position-not-now = { $where }: that cannot be here; { $why }
bad-position-played = played[{ $number }]: { $action } cannot be played there
page-placed = from a position
end-handicap = { $player } had { $what }: { $value }

## A game and its end, wherever they are told

table-digest = Seed digest { $digest }
table-digest-note = It is shown now and the seed at the end, so that you can check that nothing was changed in between.
log-empty = Nothing has happened yet.
end-title = The game is over
end-winner = { $count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } win together with { $points } points.
  }
end-winner-you = You win with { $points } points!
end-rule = points for
end-total = total
end-seed = Seed { $seed }

## A house with its own tables

own-tables = This house plays { $game } with its owner’s component tables ({ $digest }), not with this project’s.
page-own-tables = Own component tables: { $digest }
page-own-tables-mark = own tables
page-edition = This table goes on under the rules and components it began with (edition { $edition }).
page-row-other =
    { $why ->
        [rules] begun under other rules
       *[tables] begun with other component tables
    }
page-other-tables = This table waits for other component tables
