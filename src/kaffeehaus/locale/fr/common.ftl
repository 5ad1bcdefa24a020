### What every game and every screen shares.
### Word messages (such as `colour`) select on the argument of the same name; an attribute is another form of the word.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

version-line = Kaffeehaus { $version }
list-separator = ,{" "}
part-separator = {" "}·{" "}
log-line = { $player } : { $what }

colour =
    { $colour ->
        [yellow] Jaune
        [red] Rouge
        [blue] Bleu
        [white] Blanc
        [black] Noir
       *[green] Vert
    }
    .letter =
        { $colour ->
            [yellow] J
            [red] R
            [blue] B
            [white] C
            [black] N
           *[green] V
        }

player-you = Vous
    .seat = vous ({ colour })
player-bot = { colour } ({ $bot })
player-seat = { colour }

## Why a choice is not there, for any game

why-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous de jouer.
why-allowed = Vous pouvez le faire maintenant.
why-not-now = Ce n’est pas ce qui se décide maintenant.
