### The city and the tower of rounds on the drawn screen.

page-tab-mine = Mine
page-tab-bids = Bids
page-tab-council = Council
page-tab-rounds = Rounds

page-city-map = The city of Valencia: { $spaces } city spaces, { $fountains } fountain spaces, { $trees } trees
page-city-space = { $cell }, { guild }, cost { $cost }
page-city-member = member of { $player }
page-city-dear = { $count ->
    [0] too dear, you have no coins
    [one] too dear, you have 1 coin
   *[other] too dear, you have { $count } coins
  }
page-city-centre = { $cell }, central fountain, { $value } points
page-city-fountain = { $cell }, fountain, { $value } points
page-city-fountain-space = { $cell }, free fountain space
page-city-trees = { $trees } trees, { $palms ->
    [0] no palm
    [one] { $palms } palm
   *[other] { $palms } palms
  }
page-city-tree = tree { $tree }
page-city-palm = palm { $tree }

page-tower-title = The five rounds
page-steps = The steps of this round
page-tower-round = { $state ->
    [past] Round { $round }, played
    [this] Round { $round }, now
   *[ahead] Round { $round }, to come
  }
page-tower-now = now
page-tower-plan = plan
# One or two short words under the letter of a step, in a column of 56 pixels.
page-tower-step = { $letter ->
    [A] Nobles
    [C] Sell
    [E] Sell, seat
    [G] Move
    [H] Palm
   *[I] Fountain
  }
page-tower-guild = { $guild ->
    [oranges] Oranges
    [dried-fruit] Dried fruit
    [wine] Wine
    [clothes] Clothes
    [merchants] Mer{ "\u00AD" }chants
   *[porcelain] Porcelain
  }
