"""The rounds left, the tracks and the roof: what the game's own clock says."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kaffeehaus.bots.evaluation import vienna as judgement
from kaffeehaus.games.vienna.board import AREA, INFOS, LAST, PAYDAY_SPACES, PURCHASE_SPACES

REMEMBERED = 1 << 12
"""How many answers a block remembers: those of a decision or two, some megabytes in all."""
Row = tuple[float, ...]
STRIDE = {2: 1.75, 3: 1.35, 4: 1.2}
"""Rounds that the Investigator takes for a space, by players."""
MOST_LEFT = judgement.LENGTH


@lru_cache(maxsize=REMEMBERED)
def rounds_left(players: int, spaces: int, crossed: bool, ending: int, turn: int) -> float:
    """The rounds after this one, if the Investigator goes on as he usually does; in halves."""
    if ending:
        return 2.0 - ending
    rounds = spaces * STRIDE[players]
    if not crossed:
        rounds -= 1.0 - turn / (players + 1)
    return min(float(MOST_LEFT), max(1.0, round(2.0 + 2.0 * rounds) / 2))


@lru_cache(maxsize=REMEMBERED)
def worth_of_tiles(players: int, left: int, markers: tuple[int, ...]) -> Row:
    """What a tile of each kind will probably score at the end."""
    areas = judgement.WILL_BE[players][left]
    return tuple([areas[info][space] for info, space in enumerate(markers)])


def _to_threshold(info: int, space: int) -> int:
    """The steps of a marker to the next area; 9 at the end of its track."""
    track = AREA[info]
    for steps in range(1, len(track) - space):
        if track[space + steps] != track[space]:
            return steps
    return 9


THRESHOLD = tuple(tuple(_to_threshold(info, space) for space in range(len(AREA[info]))) for info in INFOS)


TRACKS = (
    *(f"marker.{info.name.lower()}" for info in INFOS),
    "areas",
    "crossing-in-1",
    "crossing-in-2",
    "crossing-in-3",
    "at-the-end",
)


@lru_cache(maxsize=REMEMBERED)
def tracks_of(markers: tuple[int, ...]) -> Row:
    """Where the markers stand, and how soon one crosses a threshold."""
    steps = [THRESHOLD[info][space] for info, space in enumerate(markers)]
    return (
        *[space / 15 for space in markers],
        sum([AREA[info][space] for info, space in enumerate(markers)]) / 20,
        steps.count(1) / 3,
        steps.count(2) / 3,
        steps.count(3) / 3,
        sum([1 for info, space in enumerate(markers) if space == LAST[info]]) / 3,
    )


SPACES = ("investigator", "end", "payday", "purchase", "paydays", "purchases")
FAR = 9


class Roof(NamedTuple):
    """How far it is to what lies on the roof, in spaces of the Investigator."""

    row: Row
    payday: int
    purchase: int


@lru_cache(maxsize=1 << 10)
def roof_of(players: int, advanced: bool, investigator: int, end: int, ending: int, token: int) -> Roof:
    """The tiles still to come; what lies on the token comes this round, the last payday at the end of the last one."""
    paydays = purchases = 0
    payday = purchase = FAR
    if advanced:
        if not ending:
            for space in range(end, investigator, -1):
                if space in PURCHASE_SPACES[players]:
                    purchase = space - investigator
                    purchases += 1
                if space in PAYDAY_SPACES[players]:
                    payday = space - investigator
                    paydays += 1
        else:
            payday, paydays = 2 - ending, 1
        if token == 1:
            purchase, purchases = 0, purchases + 1
        elif token == 2:
            payday, paydays = 0, paydays + 1
    row = (
        investigator / 10,
        0.0 if ending else (end - investigator) / 10,
        1.0 - payday / FAR,
        1.0 - purchase / FAR,
        paydays / 2,
        purchases / 5,
    )
    return Roof(row, payday, purchase)
