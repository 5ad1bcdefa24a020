### Clocks, and what players agree on.

clock-title = Time and agreements
clock-of = Time left
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
  }
clock-hours = { $hours } h{ $minutes ->
    [0] {""}
   *[other] {" "}{ $minutes } min
  }
clock-minutes = { $minutes } min
clock-seconds = { $seconds } s
clock-until = until { $when }
clock-bot = bot plays
clock-say = You have { $left } left.
clock-setting = { $kind ->
    [turn] { $time } a turn
    [bank] { $time } + { $more } a turn
   *[none] No clock
  }
clock-note = { $why ->
    [runs] runs; { $more }
    [away] runs on though the player is away; { $more }
    [stands] stands
    [pause] paused by agreement
    [holiday] on holidays until { $until }
    [night] asleep until { $until }
    [down] the house was closed
    [turn] out of time: a bot plays this turn only
    [seat] out of time: a bot keeps the seat
   *[others] out of time: the others decide
  }
clock-left = { $time } left
clock-left-of = { $player }: { $time }
clock-paused-since = since { $when }
clock-row-paused = paused
clock-label = Clock
clock-label-note = How long each player may take. Time stands while the house is closed; over days also at night and on holidays.
clock-zero = At zero
clock-zero-value = { $zero ->
    [turn] a bot plays this turn
    [seat] a bot keeps the seat
   *[others] the others decide
  }
clock-zero-note = { $zero ->
    [turn] At zero a bot plays this turn.
    [seat] At zero a bot keeps the seat until its player is back.
   *[others] At zero the others decide.
  }
clock-pause = Propose a pause
clock-resume = Let the clocks go on
clock-other = Another clock
clock-propose = Propose
clock-holiday-from = Holidays from
clock-holiday-until = to
clock-holiday-take = Take them
clock-holiday-back = I am back
clock-holiday-left = { $days ->
    [one] One day of holidays is left at this table.
   *[other] { $days } days of holidays are left at this table.
  }
clock-asleep = Asleep from
clock-awake = to
clock-sleep = These are my hours
clock-sleep-none = No hours
clock-substitute = Look for a substitute for { $player }
clock-end = Propose to end the game
clock-end-note = The result would be as it stands: the points so far and what would be counted now.
clock-concede = { $seats ->
    [one] Concede
   *[other] Concede for { $player }
  }
clock-concede-sure = Concede for good?
clock-concede-note = Of two players the other one has won then; among more a bot plays on.
clock-agreement = A proposal
clock-proposal-of = { $player } proposes:
clock-proposal-yours = You propose:
clock-proposal = { $kind ->
    [pause] all clocks stand until somebody lets them go on.
    [clock] { $how }.
    [end] the game ends as it stands.
    [back] { $count ->
        [one] one action is taken back; the game goes on from { $when }.
       *[other] { $count } actions are taken back; the game goes on from { $when }.
      }
    [late-wait] { $player } gets time again.
    [late-turn] a bot plays this turn for { $player }.
    [late-seat] a bot keeps the seat of { $player }.
   *[substitute] somebody is looked for to play on for { $player }. Send the link of the table to whom you like.
  }
clock-back-note = What has come to light stays known, and the cards come in the same order. The record says it.
clock-awaited = Still to answer: { $players }
clock-withdraw = Take it back
clock-late = { $player } has no time left. What now?
clock-late-do = { $then ->
    [wait] Give time again
    [turn] A bot plays this turn
   *[seat] A bot keeps the seat
  }
clock-log-time = { $how ->
    [turn] { $player } is out of time; a bot plays this turn
    [seat] { $player } is out of time; a bot keeps the seat
    [wait] { $player } gets time again
   *[others] { $player } is out of time; the others decide
  }
clock-log-pause = { $how ->
    [true] The clocks stand, as { $player } proposed
   *[false] { $player } lets the clocks go on
  }
clock-log-holiday = { $how ->
    [away] { $player } is on holidays until { $when }
   *[back] { $player } is back from holidays
  }
clock-log-clock = The players have agreed on another clock
clock-log-proposed = { $how ->
    [pause] { $player } proposes a pause
    [clock] { $player } proposes another clock
    [end] { $player } proposes to end the game
    [back] { $player } proposes to take back what was played
    [taken] { $player } takes back what was played since
    [late] { $player } proposes what becomes of who is late
   *[substitute] { $player } proposes to look for a substitute
  }
clock-log-agreed = { $how ->
    [true] { $player } agrees
   *[false] { $player } does not agree
  }
clock-log-offered = Somebody is looked for to play on for { $player }
clock-log-conceded = { $player } concedes
clock-log-ended = { $how ->
    [agreed] The players have ended the game
   *[conceded] The game has ended early
  }
clock-end-reason-agreed = The players agreed to end the game as it stood.
clock-end-reason-conceded = The game was conceded; this is how it stood.
clock-rule-so-far = Points so far
clock-rule-to-come = Counted if it ended now
clock-punctual = { $share } % of turns in time
error-clock = A clock gives each player a bank of time or a deadline for each turn, not both, of at least { $seconds } seconds; holidays are for tables over days.
error-clock-none = This table has no clock for that.
error-time-out = Your time ran out: a bot plays this turn, the next one is yours again.
error-pace-clock = This table has a clock: propose another pace to the players.
error-seat-clock = This table has a clock: it decides about absent players.
error-paused = The clocks stand already.
error-not-paused = The clocks run already.
error-holidays = { $days ->
    [one] Holidays can be taken up to a year ahead; one day is left at this table.
   *[other] Holidays can be taken up to a year ahead; { $days } days are left at this table.
}
error-night = A night has { $hours } hours at most.
error-night-turn = Your clock runs now. Set your hours of sleep when it is somebody else’s turn.
error-proposal-open = { $name } has proposed something; answer that first.
error-proposal-none = Nothing is proposed any more.
error-rewind = The game cannot go back to that moment.
error-as-it-is = Deals and lessons are played as they are.
error-not-late = This player still has time.
error-substitute = A substitute can be found for a seat that a bot plays now.
