### Playing on after a game with the same people.

series-title = Series
series-number = Game { $number } of the series
series-turns = in turn: { $games }
series-column = { $of ->
    [games] played
    [wins] won
   *[points] points
}
series-points-note = A point for everybody left behind in a game.
series-opens = { $game } comes next: the table opens by itself in a minute, with a chair for everybody.
series-now = Next game now
series-not = Not this time
series-end = End the series
series-which = Which game comes next
series-same = the same game each time
series-other = in turn with { $game }
series-note = A minute after the game the next table opens by itself with a chair for everybody, until one of you ends the series.
