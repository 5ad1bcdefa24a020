### What a table of VALENCIA may choose. The message itself explains the option in the terminal; its attributes are for
### the page: the name, the part of the game it belongs to, what it is about, its values and what each of them does.

option-city = first-game, or random: tiles, faces and half-turns are drawn
    .name = City
    .note = How the tiles of the city lie around the central fountain.
    .value =
        { $value ->
            [random] random
           *[first-game] first game
        }
    .effect =
        { $value ->
            [random] Tiles, sides and turns are drawn: another city every time.
           *[first-game] The city that the rulebook recommends for a first game, the same every time.
        }
option-specials = special influence cards: all, none, or some of joker,savings,twins,warehouse,support,vagabond,central
    .name = Special cards
    .part = Expansion 1: Special influence cards
    .note = Everybody plays with the same ones. Begin with one or two of them.
    .value =
        { $value ->
            [joker] Joker
            [savings] Savings
            [twins] Twins
            [warehouse] Warehouse
            [support] Support
            [vagabond] Vagabond
           *[central] Central
        }
    .effect =
        { $value ->
            [joker] One card more, a 0. It counts 2 for every 6 that others reveal in the same auction.
            [savings] In place of two 1s. Each brings coins at once, whatever your rank.
            [twins] In place of two 2s. If both are revealed in the same auction, they count 6 instead of 4.
            [warehouse] In place of two 3s. Each brings a good at once, whatever your rank.
            [support] In place of a 4. At once you may put a member beside another player’s on a guild’s seat.
            [vagabond] In place of a 5. At once you may move one of your members in the city up to 3 spaces.
           *[central] A 7 in place of a 6. It counts only 5 if another player reveals a 0 in the same auction.
        }
option-first-player = who begins: random (drawn), or the number of a seat, 1 is the first
    .name = First player
    .note = Who holds Stefan Feld in the first round and puts a member on the seat of the nobility.
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
    .name = Prestige ahead
    .part = Handicap
    .note = Prestige that somebody has before the first card. Games with a handicap count in no statistics.
    .value =
        { $value ->
            [0] none
           *[some] { $value } prestige
        }
    .effect =
        { $value ->
            [0] None.
           *[some] { $value } prestige before the first card.
        }
option-handicap-coins = more coins for each seat in turn: 0 to 10
    .name = Coins ahead
    .part = Handicap
    .note = More coins at the beginning. Games with a handicap count in no statistics.
    .value =
        { $value ->
            [0] none
           *[some] { $value } coins
        }
    .effect =
        { $value ->
            [0] None.
           *[some] { $value } more coins at the beginning.
        }
