deal-title = The same deal
deal-day-title = Deal of the day
deal-players = { $count } players
deal-against = Your opponents are these bots, at every table of this deal:
deal-hidden = { $count ->
    [0] Nobody has finished this deal yet. What came of it shows once you have finished it yourself.
    [one] One person has finished this deal. What came of it shows once you have finished it yourself.
   *[other] { $count } people have finished this deal. What came of it shows once you have finished it yourself.
}
deal-go-on = Go on with your game
deal-play = Play this deal
deal-copy = Copy the link
deal-copied = The link is copied: { $link }
deal-copy-by-hand = The browser does not let us copy; the link is in the address line.
deal-results = { $count ->
    [one] One game with this deal
   *[other] { $count } games with this deal
}
deal-rank = Rank
deal-who = Player
deal-points = Points
deal-lead = Ahead of the best bot
deal-compare = Side by side
deal-you = { $name } (you)
deal-won = won
deal-asked = { $count ->
    [one] asked a bot once
   *[other] asked bots { $count } times
}
deal-not-yours = Your game is not compared, because a bot played for you for a while.
deal-with = With { $name }
deal-first = You are the first to finish it. Send the link to friends, and look in again.
deal-beside = Your game and { $name }’s
deal-parted = { $count ->
    [0] You parted at the very first decision.
    [one] One decision was the same; you parted in round { $round }.
   *[other] { $count } decisions were the same; you parted in round { $round }.
}
deal-alike = You decided alike from beginning to end.
deal-round = Round
deal-yours = You
deal-points-then = { $points ->
    [one] 1 point: look at this moment
   *[other] { $points } points: look at this moment
}
deal-seat = Seat { $seat }
