# What the house sends to people who are not there: on a phone, by mail, to a chat.

notice-title = { $tables ->
    [1] { $game }: it is your turn
   *[other] { $tables } tables wait for you
}
notice-line = { $people ->
    [0] Round { $round }
   *[other] With { $names } · round { $round }
}
notice-of = { $game }: { $line }
notice-invited = { $name } invites you to a table of { $game }
notice-series = The next game of your series: { $game }. Your chair is kept.
notice-foot =
    You wanted to be told when a table waits for you. Here you change that:
    { $link }
notice-test = This is how the house reaches you, { $name }.
notice-code = { $code } is your code for the Kaffeehaus
    .note =
        { $name } wants the Kaffeehaus to write here when a table waits. If that is you, type this code in there:

        { $code }

        It is good for half an hour. If it is not you, there is nothing to do: without the code nothing more is sent here.
notice-back = Your code for coming back to the Kaffeehaus
    .note =
        Somebody, most likely you, wants to come back to the Kaffeehaus as who is known by this address. Type the code in where you asked for it:

        { $codes }

        It is good once and for a quarter of an hour, and only in that browser. Nobody of the house asks you for it. If it is not you, there is nothing to do.
