"""A position of Vienna in numbers, as a seat sees it, in every version and with two to four players.

The blocks, each with its names beside the function that counts it:

- `table`: version, options, players, how far the game is, the roof, the tracks, the squares left, whose question it is.
- `mine`: the seat's own desk and agents, as everybody sees them: first a summary, then the details.
- `rival`: the same of the strongest rival, which is the one whose public side is worth most by the hand judgement.
- `rest`: the summary of the other rivals, on average; all zero with two players. What a game is worth to a seat is
  counted against the best of the others and their mean, so these two are what it hangs on.
- `against`: what only a comparison tells: differences, the race for squares, the majority, the order of turns.
- `plan`: what the seat alone knows: its hand, its cards on the spaces, and what they will let it do.

Kinds of bribes and information are alike by the rules, so most numbers go by what a seat owns most of, not by the name
of a kind. Rounds left are told from the Investigator, who ends the game, not from the round. The figures of the hand
judgement (`bots.evaluation.vienna`) are used where it has one: what it adds up is a good beginning.

Most blocks hang on a few numbers of the state and are remembered by them: from one state of a search to the next most
of them stay as they were.
"""

from __future__ import annotations

from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.features.vienna.against import AGAINST, compare
from kaffeehaus.bots.features.vienna.clock import roof_of, rounds_left, worth_of_tiles
from kaffeehaus.bots.features.vienna.plan import PLAN, plan_of
from kaffeehaus.bots.features.vienna.side import DETAILS, SUMMARY, details_of, side_of
from kaffeehaus.bots.features.vienna.table import TABLE, table_for
from kaffeehaus.games.vienna.state import State

VERSION = 1
NAMES = (
    *(f"table.{name}" for name in TABLE),
    *(f"{who}.{name}" for who in ("mine", "rival") for name in (*SUMMARY, *DETAILS)),
    *(f"rest.{name}" for name in SUMMARY),
    *(f"against.{name}" for name in AGAINST),
    *(f"plan.{name}" for name in PLAN),
)
NO_REST = [0.0] * len(SUMMARY)


def of(s: State, seat: int) -> list[float]:
    """What the seat may know of the state, in numbers."""
    table = s.table
    players = table.players
    markers = tuple(s.markers)
    left = rounds_left(players, table.end_space - s.investigator, s.crossed, s.ending, 0 if s.waiting else 1 + s.turn)
    values = worth_of_tiles(players, int(left + 0.5), markers)
    roof = roof_of(players, table.advanced, s.investigator, table.end_space, s.ending, s.roof_tile)
    stefan = 1 << s.stefan if s.stefan >= 0 else 0
    sides = [side_of(s, p, left, roof.payday, markers, values, stefan) for p in range(players)]
    mine = sides[seat]
    best = -1
    for n in range(1, players):
        p = (seat + n) % players
        if best < 0 or sides[p].worth > sides[best].worth:
            best = p
    rival = sides[best]
    if players == 2:
        rest = NO_REST
    elif players == 3:
        rest = sides[3 - seat - best].summary
    else:
        a, b = [side.summary for p, side in enumerate(sides) if p not in (seat, best)]
        rest = [(x + y) / 2 for x, y in zip(a, b, strict=True)]
    return [
        *table_for(s, seat, markers, roof, left),
        *mine.summary,
        *details_of(s, seat, mine, roof.purchase, values),
        *rival.summary,
        *details_of(s, best, rival, roof.purchase, values),
        *rest,
        *compare(s, seat, sides, best, left),
        *plan_of(s, seat, mine, rival, left, markers, values),
    ]


def setting(s: State) -> str:
    """Version and players, then the expansions; other options change little and are told by the row itself."""
    options = s.table.options
    expansions = " third-man" * options.third_man + " figures" * options.figures
    return f"{options.version}-{s.table.players}{expansions}"


FEATURES = Features(VERSION, NAMES, of, setting)
