### Looking through the components of a game.

page-pieces-window = { $game }, the components
page-pieces-kinds = Kinds of components
page-pieces-count = { $count } of { $all }
page-pieces-search = Number or word
page-pieces-order = Order
page-pieces-by = { $by ->
    [used] by use
   *[number] by number
}
page-pieces-share = { $share } %
page-pieces-between = ({ $low } to { $high })
page-pieces-often = Times a game, on average
page-pieces-none = Nothing is left. Take a filter away or look for something else.
page-pieces-clear = Take all filters away
page-pieces-filters = Filters
page-pieces-detail = About it
page-pieces-back = Back
page-pieces-hint = Choose one to see what it is, how often it was used, and its rules.
page-pieces-source = Share of { $games } games of { $players } players between bots ({ $bots }); in brackets, where the true share lies with 95 % certainty.
page-pieces-rules = Rules
