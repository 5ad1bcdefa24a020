### Puzzles: the list, the question, and what was best.

puzzles-title = Puzzles of { $game }
puzzles-note = Positions from recorded games, as one player saw them. One decision is clearly best, and it is not the one that looks best at first sight.
puzzles-which = Which game
puzzles-all = All puzzles
puzzles-none = There are no puzzles here: they were found with other component tables or rules than this house plays with.
puzzles-progress-title = How far you have come
puzzles-progress = { $answered } of { $count } answered, { $found } found
puzzles-filter = Which puzzles
puzzles-kind = What is decided
puzzles-level = How hard
puzzles-state = Yours
puzzles-any = All
puzzles-came = { $came ->
    [found] found
    [missed] missed
    [shown] shown
   *[open] not answered yet
}
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-title = Puzzle { $number }
puzzle-where = { $game }, no. { $number }
puzzle-difficulty = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-round = Round { $round }
puzzle-players = { $count } players
puzzle-you = you
puzzle-tab = Question
puzzle-answers = Answers
puzzle-answer = Answer
puzzle-show = Show the answer
puzzle-play-on = Play on
puzzle-next = Next puzzle
puzzle-verdict = { $verdict ->
    [found] Found: { $letter } is best
    [shown] { $letter } is best
    [best] Nearly: { $letter } was better
    [fine] Nearly: { $letter } was better
    [slip] Close: { $letter } was better
   *[miss] No: { $letter } was much better
}
puzzle-alike =
    { $alike ->
        [1] You chose { $letter }, and nobody else has so far.
       *[other] You chose { $letter }, like { $alike } of { $tried }.
    }
    .first = You chose { $letter }; nobody else has answered yet.
puzzle-found-by = { $tried ->
    [0] Nobody has answered it yet.
   *[other] { $found } of { $tried } saw it.
}
    .first = You are the first to see it.
puzzle-is-answer = the answer
puzzle-is-yours = your choice
puzzle-is-obvious = looks best at first sight
puzzle-percent = { $value } %
puzzle-between = Between { $least } and { $most } %
puzzle-why = Why { $letter } and not { $other }
puzzle-at-once = At once
puzzle-later = After playing on
puzzle-by-then = by then it has scored more
puzzle-points = +{ $points }
puzzle-sure = { $letter } was { $first } and { $second } points behind in two rounds of playing on, each in other worlds: it is worse with at least { $percent } % certainty.
puzzle-evidence = From game { $game } of those that bots played to find puzzles. { $playouts } futures were looked at; { $letter } led in both of two rounds with the other answers, in { $worlds } worlds that fit what this player could know, and in a deeper search after that.
puzzle-whole = Both rounds were played on to the end of the game.
