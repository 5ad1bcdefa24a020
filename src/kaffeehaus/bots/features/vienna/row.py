"""The row of numbers of a position: all blocks one after the other."""

from __future__ import annotations

from kaffeehaus.bots.features.vienna.against import AGAINST, compare
from kaffeehaus.bots.features.vienna.clock import roof_of, rounds_left, worth_of_tiles
from kaffeehaus.bots.features.vienna.plan import PLAN, plan_of
from kaffeehaus.bots.features.vienna.side import DETAILS, SUMMARY, details_of, side_of
from kaffeehaus.bots.features.vienna.table import TABLE, table_for
from kaffeehaus.games.vienna.state import State

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
