### What stands on the table in the terminal, the introduction and the options.

intro-title = VIENNA · spies and secrets in the city of the third man
intro-1 = Bring agents to buildings. A building costs 2 bribes of its own kind (the first letters in its box).
intro-2 = When your agents stand on every building around a square, you take its tile and score its number.
intro-3 = Each round you get 3 cards: I goes into a drawer and helps you from now on, II brings its bribe, IV moves its marker.
intro-4 = Your turn: I, II, then III (place an agent, or take 2 bribes of one kind), then IV.
intro-5 = A marker you move scores 1 point per tile of that kind you own; at the end each tile is worth its marker's area (1 to 6).
intro-6 = The first marker to enter a new area in a round moves the Investigator; on his last space one more round is played.

city-legend = In a box: bribe, flag, agents, → price for you now. Between them: squares with their number and tile.
city-legend-advanced = In a box: bribe, flag, seal, house, agents, → price for you now. Between: squares with number and tile.
city-price = →{ $price }
squares-title = Squares with a tile: number, tile, buildings (* yours)
squares-none = All squares are empty.

tracks-title = Secret information
tracks-you = yours: { $count }
tracks-roof = Investigator
tracks-roof-legend = [ ] he is here · ! the end
tracks-roof-legend-advanced = [ ] he is here · $ purchase · p payday · ! the end

state-line = Round { $round } · crest: { $crest } · draw pile { $pile }
state-last-round = last round
state-triggered = the end is near: one more round follows

desk-title = Your desk
desk-of = Desk of { $player }
desk-score = { points }
desk-supply = agents in supply { $count }
desk-board = on the board { $count }
desk-hires = for hire { $count }
desk-coins = { shillings }
desk-box = cash box { $count } of 12
desk-bribes = bribes
desk-tiles = tiles
desk-drawers = drawers
desk-drawer-line = { $drawer }  { $card }  { $ability }
desk-items = desk
desk-missions = missions
desk-mission-met = ready
desk-mission-unmet = not yet
desk-figure-supply = figure of { figure-name } in the supply
desk-figure-board = figure of { figure-name } on { $building }
desk-hand = hand
desk-spaces = spaces
desk-space-line = { $space }  { $card }
desk-none = none
display-title = missions on display

others-title = Everybody
others-player = player
others-score = points
others-agents = agents
others-bribes = bribes
others-tiles = tiles
others-drawers = drawers
others-missions = missions
others-money = money
others-money-box = { $coins } + { $box } in the box
others-desk = desk
