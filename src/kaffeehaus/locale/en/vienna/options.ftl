### What a table of VIENNA may choose. The message itself explains the option in the terminal; its attributes are for the
### page: the name, the part of the game it belongs to, what it is about, its values and what each of them does.

option-version = introductory or advanced
    .name = Version
    .note = How much of the game you play with.
    .value =
        { $value ->
            [advanced] advanced
           *[introductory] introductory
        }
    .effect =
        { $value ->
            [advanced] All 175 cards, and besides seals, missions, shillings, purchases and paydays.
           *[introductory] 90 cards, no money and no missions. For your first games.
        }
option-flags = printed, or random: flag tiles are drawn from the bag
    .name = Flags
    .note = Which flag each building flies. Abilities and missions ask for flags.
    .value =
        { $value ->
            [random] random
           *[printed] printed
        }
    .effect =
        { $value ->
            [random] The thirty flag tiles are drawn from the bag: another city every time.
           *[printed] The flags are those printed on the board.
        }
option-third-man = expansion 1, Stefan Feld as the third man: off or on
    .name = Third man
    .part = Expansion 1: The third man
    .note = Stefan Feld walks from building to building, a neutral agent for everybody.
    .value =
        { $value ->
            [true] yes
           *[false] no
        }
    .effect =
        { $value ->
            [true] He may stand in for one of your agents around a square; it then brings 1 point less, and he walks on.
           *[false] You enclose squares with your own agents only.
        }
option-figures = expansion 2, the figures (advanced only): off or on
    .name = Figures
    .part = Expansion 2: Stefan Feld agents for all players
    .note = Everybody gets a Stefan Feld figure with two abilities: Hamburg, Amsterdam, New York City or Marrakesh.
    .value =
        { $value ->
            [true] yes
           *[false] no
        }
    .effect =
        { $value ->
            [true] The figure is one more agent. It comes when 5 others of yours are on the board; at payday it costs 1 chocolate.
           *[false] Nobody has a figure.
        }
option-set-points = points for a set of five in the introductory version: 10 or 15
    .name = Set of five
    .part = Introductory version
    .note = What a set of all five kinds of information scores at the end of the game.
    .value = { $value }
    .effect =
        { $value ->
            [15] 15 points, as the Japanese edition prints it.
           *[10] 10 points, as the German and the French edition print it.
        }
option-shillings = shillings instead of an agent in the advanced version: 2 or 3
    .name = Shillings in III
    .part = Advanced version
    .note = What Action III brings if you take money instead of placing an agent.
    .value = { $value }
    .effect =
        { $value ->
            [3] 3 shillings, as the French edition prints it.
           *[2] 2 shillings, as the German and the Japanese edition print it.
        }
option-colours = colours of the seats in turn: yellow,red,blue,green
option-first-player = who begins: random (drawn), or the number of a seat, 1 is the first
    .name = First player
    .note = Who has the crest in the first round.
    .value =
        { $value ->
           *[random] random
        }
    .effect =
        { $value ->
            [random] It is drawn when the game begins.
           *[seat] { $player } begins.
        }
option-handicap-points = points for each seat in turn, such as 0,10,0: 0, 5, 10 …
    .name = Points ahead
    .part = Handicap
    .note = Points that somebody has before the first card. Games with a handicap count in no statistics.
    .value =
        { $value ->
            [0] none
           *[some] { $value } points
        }
    .effect =
        { $value ->
            [0] None.
           *[some] { $value } points before the first card.
        }
option-handicap-bribes = more bribes of each type for each seat in turn: 0 to 3
    .name = Bribes ahead
    .part = Handicap
    .note = More bribes of each type at the beginning. Games with a handicap count in no statistics.
    .value =
        { $value ->
            [0] none
           *[some] { $value } of each
        }
    .effect =
        { $value ->
            [0] None.
           *[some] { $value } more bribes of each of the five types at the beginning.
        }
option-handicap-shillings = more shillings for each seat in turn (advanced only): 0 to 5
    .name = Shillings ahead
    .part = Handicap
    .note = More shillings at the beginning. Games with a handicap count in no statistics.
    .value =
        { $value ->
            [0] none
           *[some] { $value } shillings
        }
    .effect =
        { $value ->
            [0] None.
           *[some] { $value } more shillings at the beginning.
        }
