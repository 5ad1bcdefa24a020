### What the server answers, for the browser.

## What the server tells

error-nobody = Tell the house your name first.
error-name = A name has 1 to { $longest } visible characters.
error-name-taken = Somebody at this table has a name that looks like { $name }. Please take another one.
error-text = A message has 1 to { $longest } visible characters.
error-silenced = The host has silenced you at this table.
error-reviews-full = Too many games wait for their review. Try again later.
error-together-led = { $name } leads here.
error-together-none = Nobody leads here now.
error-speaker = Nobody else has spoken under this number.
error-chat-line = This line of the chat is not there any more.
error-table-unknown = There is no such table. Please check the link, or ask the person who sent it.
error-lesson-unknown = There is no such lesson.
error-lesson-damaged = This lesson cannot be given: { $problem }
error-table-broken = This table cannot be read: a line of its record in the house is damaged. Please tell whoever runs this house; nothing else is lost.
error-table-closed = This table was closed by the house.
error-banned = The house does not let you in any more. If you think that is a mistake, ask those who run it.
error-signed-out = You were signed out in this browser. Come back by a passkey, a code or another device of yours.
error-code = This code is not good, or not any more. Please have a new one shown.
error-join = This cannot come along.
error-passkey = This passkey is not good here.
error-enough = No more than { $most } are kept.
error-table-rules = This table was played by another version of the rules and cannot go on here.
error-table-tables = This table was begun with other component tables ({ $found }; here { $here }). Nothing is lost: it goes on when the house plays with them again.
error-deal-unknown = There is no such deal.
error-deal-table = Only the deal of a game that you play alone against bots can be shared, once it has begun.
error-puzzle-unknown = There is no such puzzle; there are { $count }.
error-puzzle-damaged = This puzzle cannot be given: { $problem }
error-puzzle-open = Answer the puzzle first, or have the answer shown.
error-game-unknown = There is no game { $game }; there are { $games }.
error-language-unknown = There is no language { $lang }; there are { $languages }.
error-options = The table cannot be set up like this: { $problem }
error-pace = A table is played at one of these paces: { $paces }.
error-seats-count = { $seats } seats were named for { $players } players.
error-seat-unknown = The table has only { $seats } seats.
error-seat-taken = This seat is taken. Please choose another one, or watch.
error-seat-reserved = The host keeps this chair for somebody. Please choose another table, or watch.
error-invite-full = No chair is free at this table.
error-friend-seat = Nobody sits there whom you could ask. You can ask whoever plays at a table with you.
error-friend-unknown = There is nobody under this.
error-friend-code = This link leads to nobody, or not any more. Please ask for a new one.
error-friend-own = This is your own link. Send it to whom you want as a friend.
error-friends-enough = That is enough for now: no more are kept.
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
error-seat-days = Over days nobody is expected to be there. A bot can take the seat once the table has waited for it for { $days } days.
error-seat-none = Only players at the table may do that.
error-seats-open = Some seats are still open.
error-bot-unknown = There is no bot { $bot }; there are { $bots }.
error-host = Only the host may do that.
error-begun = The game has begun already.
error-not-begun = The game has not begun yet.
error-unseen = That moment cannot be shown: you have not seen so much of this game.
error-ask-company = Bots advise only those who play alone against bots.
error-ask-one = One question at a time, please: a bot is still thinking about the last one.
error-ask-late = No bot has time for that now. Please ask again in a moment.
error-ask-seat = Seat { $seat } had nothing to decide then.
error-wish-turn = It is your turn: wishes are for while you wait.
error-imagine-one = One step at a time, please: the last one is still being worked out.
error-step = This game has { $count } steps; there is no step { $value }.
error-not-over = The record and the replay are there when the game is over.
error-rematch-early = A rematch can be asked for when this game is over.
error-series-late = The next table of the series is open already.
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
error-connections = More than { $most } connections from your address at once are not possible. Please close other tabs of this house.
error-hello = The first message, and only the first, says hello.
error-version = This server speaks version { $version } of the protocol; please load the page again.
error-origin = Requests from other sites are not answered.
error-page-unknown = There is no such page. Please check the address.
error-method = This address does not answer to that.
error-storage = The house cannot write right now; nothing was changed. Please try again.
error-fault = Something went wrong in the house. Please load the page again.

## The page as an app

page-house-about = Board games with friends or bots, by the exact rules: at a table in the browser, live or over days.
page-next-short = Next table
