### What stands on the table in the terminal, the introduction and the options.

intro-title = VALENCIA · families, guilds and fountains in the city of oranges and porcelain
intro-1 = Five rounds. Each begins in secret: draw as many of your 24 influence cards as you like and lay them into stacks.
intro-2 = Seven auctions follow, A to G: in turn everybody reveals one stack or passes; the highest sums act. Whoever reveals a stack and can do nothing may put one of its cards under the pile again; the winner never may.
intro-3 = A: seats of nobility and church. B, D, F: the first takes the guild's seat, a good and a city space, the second a good and a space.
intro-4 = C, E: the first sells goods. G: the first moves a member. Then the church plants a palm, the nobility builds a fountain.
intro-5 = Every round a point per member on the council; at the end per member in the city, at a palm, and a fountain's number beside it.
intro-6 = Missions score when they are met at the end and cost 3 when they are not, so keep those you believe in.

state-begin = Before round 1: the missions
state-plan = Round { $round } of 5 · planning
state-line = Round { $round } of 5 · { step }
state-over = The game is over
state-stefan = { stefan }: { $player }
    .begins = First player ({ stefan }): { $player }
state-palms = Palms: { $palms }
state-fountains = Fountains: { $fountains }
state-fountain = { $cell } { $fountain }

city-legend-guild = { guild.code } { guild } { $price }
city-legend-signs = Wi2 guild, cost · ┄┄ fountain space · ≈6 fountain · o tree · ♠ palm · * open
council-title = Council
council-empty = —
boards-title = Rounds: B D F, fountain
boards-row = { $round }  { $guilds }  { $fountain }
boards-nina = Nina’s pile: { $count }
auction-sum = { $cards } = { $sum }
auction-rank = { $rank }. { $player } { $bid }
auction-open = { $player } { $bid }
auction-passed = passed
auction-next = to act
auction-waits = still to come

screen-title = Behind your screen
screen-of = Behind the screen of { $player }
screen-members = { members } in supply
screen-privileges = { $count ->
    [one] 1 privilege
   *[other] { $count } privileges
  }
screen-goods = goods
screen-goods-short = goods { $goods }
screen-goods-worth = { $goods }   worth { coins }
screen-hand = cards in hand
screen-stacks = stacks
screen-stack-line = { $stack }: { $cards } = { $sum }
screen-bid-line = { $stack }: { $cards } = { $sum }, rank { $rank }
screen-pile = pile
screen-pile-line = { $count ->
    [0] empty
   *[other] { $count }: { $cards }
  }
screen-under = at its bottom
screen-discard = discard
screen-missions = missions
screen-offered = offered
screen-if-ended = if it ended now
screen-if-ended-rule = { rule } { $points }
screen-none = none
mission-met = met
mission-unmet = not yet
mission-count = { $have } of { $need }
mission-now = { $points } now
mission-hidden = secret

others-title = Everybody
others-player = player
others-score = points
others-council = council
others-city = city
others-supply = supply
others-privileges = priv.
others-pile = pile
others-stacks = stacks
others-missions = miss.
others-money = coins
others-goods = goods
others-seen = cards seen
others-many = { $name }×{ $count }

figures-revealed = influence cards revealed
figures-kept = missions kept, completed
figures-settled = settled (most and least often)
figures-fountains = fountains built (used)
figures-fountain = { $fountain } × { $built } ({ $used })
