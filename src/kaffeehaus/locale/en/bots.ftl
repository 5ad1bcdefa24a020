### Why a bot chose as it did: one message for each part of an evaluation, and for the other grounds there are.

because-only-move = nothing else is possible
because-chance = any choice is as good to it as another
because-ahead = it turned out best when the game was played on
because-even = nothing else seems better
because-rivals = it holds the others back
because-points = it scores at once
because-lead = it is best for the final score
because-tiles = it makes the secret information worth more
because-bribes = it brings useful bribes
because-squares = it brings a square closer to being enclosed
because-cards = it makes good use of the cards
because-money = it is best for the purse
because-desk = it improves the desk
because-agents = it is best for the agents
because-missions = it helps with the missions
because-city = it brings more in the city
because-council = it strengthens the council
because-stacks = it keeps strong stacks
because-auction = it promises most in this auction

## What sets a choice apart from the next best, and who judged.

bot-part =
    { $part ->
        [points] points
        [lead] final score
        [tiles] secret information
        [bribes] bribes
        [squares] squares
        [cards] cards
        [money] purse
        [desk] desk
        [agents] agents
        [missions] missions
        [city] city
        [council] council
        [stacks] stacks
        [auction] this auction
        [rivals] the others
       *[other] { $part }
    }
judge-learned = It goes by what it has learned in games against itself.
judge-untrained = It goes by rules of thumb, since games with these options were not learned.
judge-by-hand = It goes by rules of thumb, since nothing was learned for this game.
judge-rules = It goes by rules of thumb.
judge-general = It goes by the points alone, as it knows nothing else of this game.
likes-missions = It likes missions more than others do.
likes-money = It likes money more than others do.
likes-power = It likes power more than others do.
advice-line = { $bot } would choose: { $action } ({ $reason }).
advice-parts = Against the next best: { $parts }.
advice-other = Next best: { $action }.
advice-behind = Next best: { $action }, behind by { $least } to { $most } points.
advice-sure = It is { $percent } sure that nothing else is better.
