### Influence cards, fountains and missions: what they are good for.

## Influence cards

# The code has one or two characters, for sums such as 6+2T+1.
card =
    { $card ->
        [one] 1
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [joker] 0 Joker
        [savings] 1 Savings
        [twins] 2 Twins
        [warehouse-wine] 3 Warehouse (wine)
        [warehouse-oranges] 3 Warehouse (oranges)
        [support] 4 Support
        [vagabond] 5 Vagabond
       *[central] 7 Central
    }
    .code =
        { $card ->
            [one] 1
            [two] 2
            [three] 3
            [four] 4
            [five] 5
            [six] 6
            [joker] 0J
            [savings] 1S
            [twins] 2T
            [warehouse-wine] 3W
            [warehouse-oranges] 3O
            [support] 4S
            [vagabond] 5V
           *[central] 7C
        }
    .use =
        { $card ->
            [one] It counts 1.
            [two] It counts 2.
            [three] It counts 3.
            [four] It counts 4.
            [five] It counts 5.
            [six] It counts 6.
            [joker] It counts 0, and 2 more for every 6 that another player reveals in the same auction.
            [savings] It counts 1 and brings { coins } at once, whatever your rank.
            [twins] It counts 2, or 3 if another Twins card, yours or not, is revealed in the same auction.
            [warehouse-wine] It counts 3 and brings 1 { good } at once, whatever your rank.
            [warehouse-oranges] It counts 3 and brings 1 { good } at once, whatever your rank.
            [support] It counts 4; at once you may put a member beside another player's on a guild's seat.
            [vagabond] It counts 5; at once you may move one of your members in the city up to 3 spaces.
           *[central] It counts 7, but only 5 if another player reveals a Joker in the same auction.
        }

card-separator = {" "}+{" "}
card-title = Card { card }
card-unknown = The influence cards of this game are { $cards }; missions are named like M04.

## Fountains

fountain-plain = ≈{ $value }
fountain-ability = ≈{ $value } { ability.code }
fountain-line = ≈{ $value } ({ ability })
    .told = { $value } ({ ability })

## Missions: what must be so at the end of the game

mission-cost = 2 members on spaces of cost { $cost }
mission-guild = 3 members on spaces of { guild }
mission-every-guild = 2 members on spaces of each guild
mission-square = 4 members in a 2×2 square
mission-row = 3 members side by side in a row or a column
mission-diagonal = 3 members in a diagonal
mission-wall = 6 members at the wall
mission-corners = 2 members in corners of the city
mission-four-fountains = members beside at least 4 different fountains
mission-every-fountain = members beside every fountain of the city
mission-more-than-neighbour = { $wealth ->
    [coins] more coins than one of your neighbours
   *[goods] more goods than one of your neighbours
  }
mission-ten-minus = { $wealth ->
    [coins] 10 points, less 1 per coin you have
   *[goods] 10 points, less 1 per good you have
  }
mission-three-goods = 3 different goods
mission-most-coins = more coins than everybody else
mission-council = { members } on the council
mission-nobility-or-church = a member on the seat of the nobility or the church
mission-same-fountain = 3 members beside the same fountain, not the central one
mission-central-fountain = 5 members around the central fountain
mission-palms = 5 members at palms
mission-stefan = you hold { stefan }
mission-route = 1 point per member on your longest route of neighbouring members
mission-alone = 2 points per member without a neighbour of your own
mission-quarters = a member in each of the 8 quarters
mission-most-members = more members in the city than everybody else

mission-line = { $mission } { $needs } (+{ $points }, else −{ $failed })
    .told = { $needs } (+{ $points }, else −{ $failed })
mission-line-formula = { $mission } { $needs } (never less than 0)
    .told = { $needs } (never less than 0)
