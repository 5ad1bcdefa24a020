### What came of finished games: in the house, and of one's own.

stat-window = { $game }, statistics
stat-game = Game
stat-parts = Whose games
stat-part = { $part ->
    [mine] My games
   *[house] The house
}
stat-filters = Which games
stat-any = all
stat-none-of = none
stat-company = Who plays
stat-company-of = { $company ->
    [people] people only
    [mixed] people and bots
    [alone] one person against bots
   *[bots] bots only
}
stat-period = When
stat-always = all the time
stat-months = { $count ->
    [one] this month
   *[other] the last { $count } months
}
stat-waiting = { $count ->
    [one] One game is still being counted.
   *[other] { $count } games are still being counted.
}
stat-count = { $count ->
    [one] One game
   *[other] { $count } games
}
stat-few = { $count ->
    [0] No game like these was played to the end here yet. Figures begin with { $least } games.
    [one] One game like these was played to the end here. Figures begin with { $least } games.
   *[other] { $count } games like these were played to the end here. Figures begin with { $least } games.
}
stat-abandoned = { $count ->
    [one] One more was begun and left: nobody has gone on with it for a month. It is not counted.
   *[other] { $count } more were begun and left: nobody has gone on with them for a month. They are not counted.
}
stat-source = All games that were dealt in this house and played to the end; no lessons, and no records from elsewhere. Private games are counted by { $least } only, and nobody is named. In brackets: where the true value lies with 95 % certainty.
stat-rounds = Rounds (median)
stat-decisions = Decisions (mean)
stat-minutes = Minutes at a live table (median)
stat-ended = How they ended
stat-everybody = Everybody
stat-winners = Winners
stat-mean = mean { $value }
stat-range = { $from } to { $to }
stat-table = As a table
stat-places = Wins by place after the first player
stat-players = { $count } players
stat-players-games = { $players } players, { $count ->
    [one] one game
   *[other] { $count } games
}
stat-place = { $place ->
    [1] first player
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] place { $place }
}
stat-won-share = Victories
stat-fair = An even share would be { $share }.
stat-fair-each = Dashed: an even share.
stat-share = { $share } %
stat-between = ({ $low } to { $high })
stat-points = Where the points come from
stat-points-note = What a player scores by it in a game, on average.
stat-share-of = Share of games: { $what }
stat-completed = Completed, of those that were kept
stat-most = Most often
stat-least = Least often
stat-all = Show all { $count }
stat-fewer = Show fewer
stat-spaces = City spaces
stat-own-points = My points
stat-line = My points in { $count ->
    [one] one game
   *[other] { $count } games
}, { $won } of them won; lately { $value } on average
stat-average = mean of the last { $count }
stat-won = won
stat-not-won = not won
stat-best-other = best of the others
stat-when = When
stat-rank = Place
stat-rank-of = { $rank } of { $count }
stat-rank-short = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
stat-rank-count = of { $count }
stat-own-wins = My victories
stat-own-wins-note = A shared victory counts as a part. Games in which several seats were yours are left out here.
stat-against = against { $bot }
stat-against-several = against bots of several levels
stat-seat = Seat { $seat }
stat-length = { $minutes ->
    [0] { $rounds } rounds
   *[other] { $rounds } rounds, { $minutes } min
}
stat-step = Step through
stat-older = Older games
stat-own-none = No games yet
stat-own-none-note = Once you have played a game like these to its end, it is listed here, and only you can see the list.
