### What the server answers, for the browser and for the command that starts it.

## What the server tells

error-nobody = Tell the house your name first.
error-name = A name has 1 to { $longest } visible characters.
error-name-taken = Somebody at this table has a name that looks like { $name }. Please take another one.
error-text = A message has 1 to { $longest } visible characters.
error-silenced = The host has silenced you at this table.
error-speaker = Nobody else has spoken under this number.
error-chat-line = This line of the chat is not there any more.
error-table-unknown = There is no such table. Please check the link, or ask the person who sent it.
error-table-broken = This table cannot be read: a line of its record in the house is damaged. Please tell whoever runs this house; nothing else is lost.
error-table-closed = This table was closed by the house.
error-banned = The house does not let you in any more. If you think that is a mistake, ask those who run it.
error-table-rules = This table was played by another version of the rules and cannot go on here.
error-table-tables = This table was begun with other component tables ({ $found }; here { $here }). Nothing is lost: it goes on when the house plays with them again.
error-game-unknown = There is no game { $game }; there are { $games }.
error-language-unknown = There is no language { $lang }; there are { $languages }.
error-options = The table cannot be set up like this: { $problem }
error-pace = A table is played at one of these paces: { $paces }.
error-seats-count = { $seats } seats were named for { $players } players.
error-seat-unknown = The table has only { $seats } seats.
error-seat-taken = This seat is taken. Please choose another one, or watch.
error-seat-foreign = This is not your seat.
error-seat-second = Whoever has seen one hand of this game cannot take another seat.
error-seat-asked = { $name } has asked for this seat already.
error-seat-waits = You have asked for this seat; the players have not all agreed yet.
error-seat-unasked = Nobody asks for this seat.
error-seat-bot = A bot plays this seat now; take it back first.
error-seat-no-bot = No bot sits there.
error-seat-present = A bot can only take a seat that is open or whose player has gone.
error-seat-kept = { $seconds ->
    [one] The seat is kept for one more second, as its player has only just gone.
   *[other] The seat is kept for { $seconds } more seconds, as its player has only just gone.
}
error-seat-days = Over days nobody is expected to be there. Set the pace to live first, then a bot can take the seat.
error-seat-none = Only players at the table may do that.
error-seats-open = Some seats are still open.
error-bot-unknown = There is no bot { $bot }; there are { $bots }.
error-host = Only the host may do that.
error-begun = The game has begun already.
error-not-begun = The game has not begun yet.
error-step = This game has { $count } steps; there is no step { $value }.
error-not-over = The record and the replay are there when the game is over.
error-rematch-early = A rematch can be asked for when this game is over.
error-record-long = The record has { $count } actions; this house reads records of up to { $most }.
error-stale = Something happened in the meantime; here is how things stand.
error-undo = There is nothing left that you may take back.
error-undo-many = { $count ->
    [one] Only your latest action may be taken back.
   *[other] Only your latest { $count } actions may be taken back.
}
error-actions-reveal = Something comes to light on the way, after action { $number }; please send the actions after that by themselves.
error-action-unknown = No action reads { $action }.
error-malformed = This message cannot be understood: { $problem }
error-too-large = This message is too long.
error-too-fast = Not so fast, please.
error-house-full = The house is full. Please come back in a little while.
error-house-open = The house is open already at { $address }. Go there, or let several servers share a database with --redis.
error-connections = More than { $most } connections from your address at once are not possible. Please close other tabs of this house.
error-hello = The first message, and only the first, says hello.
error-version = This server speaks version { $version } of the protocol; please load the page again.
error-origin = Requests from other sites are not answered.
error-page-unknown = There is no such page. Please check the address.
error-method = This address does not answer to that.
error-storage = The house cannot write right now; nothing was changed. Please try again.
error-fault = Something went wrong in the house. Please load the page again.

## What a link to a table shows where it is shared

link-title =
    { $phase ->
        [gathering] You are invited to a table of { $game }
        [playing] A game of { $game } is being played
       *[over] A finished game of { $game }
    }
link-note = { $state } { $seated } { $options }
link-gathering =
    { $free ->
        [0] A table for { $players }. All chairs are taken, but you may watch.
        [one] A table for { $players }, and one chair is free.
       *[other] A table for { $players }, and { $free } chairs are free.
    }
link-playing = { $players } players, round { $round }. Come and watch.
link-over = { $players } players. See how it went, move by move.
link-seated = At the table: { $names }.
link-options = Options: { $options }.
link-option = { $name }: { $value }

## Why the server does not start

error-port = { $host } port { $port } cannot be used: { $problem }. Choose others with --host and --port.
error-port-taken = Port { $port } on { $host } is in use by another program. Choose another with --port, or --port 0 for any free one.
error-data = The directory { $path } cannot be used: { $problem }. Choose another with --data.
error-database = The database { $database } cannot be used: { $problem }. Check that it runs and that you may write to it.
error-database-locked = The database { $database } is locked by another program. Close that one, or choose another database with --data or --database.
error-database-url = A database is sqlite:///PATH or postgresql://HOST/NAME.
error-redis-url = A Redis is named as redis://HOST:PORT.
error-process = A process of the house ended with { $code } before it served. Look at what it said before this line.
error-processes = This system cannot hand connections from one process to another. Start without --processes.

## The command serve

serve-about = open the house to browsers
serve-host = the address to listen on
serve-port = the port to listen on; 0 takes a free one (default { $default })
serve-data = where the key and the games are kept
serve-database = sqlite:///PATH or postgresql://HOST/NAME instead of a file in the data directory
serve-new = open a new house where only the key or only the database of an old one is left; its guests are not known any more
serve-processes = how many processes of this machine share the tables (default { $default })
serve-redis = redis://HOST:PORT, through which several servers on one database hear of each other
serve-proxy = the addresses of proxies, with commas, that may tell from where a guest comes
serve-bot-time = seconds that bots who think get for a decision (default { $default })
serve-no-limits = drop all limits on requests and connections; for load tests only
serve-open = open the page in a browser
serve-ready = Kaffeehaus is open at { $address } (Ctrl-C closes it)
serve-already = Kaffeehaus is open already at { $address }
serve-missing = the server needs more packages: pip install kaffeehaus[server]
