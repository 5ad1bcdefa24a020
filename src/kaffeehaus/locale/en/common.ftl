### What every game and every screen shares.
### Word messages (such as `colour`) select on the argument of the same name; an attribute is another form of the word.
### A translation may add attributes of its own (cases, plurals) and use them as { colour.dative }.

version-line = Kaffeehaus { $version }
list-separator = ,{" "}
part-separator = {" "}·{" "}
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
