"""What lies on a desk: bribes, information tiles and the cards in the drawers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kaffeehaus.bots.evaluation import vienna as judgement
from kaffeehaus.bots.features.vienna.clock import REMEMBERED, THRESHOLD, Row
from kaffeehaus.games.vienna.abilities import CARD_BIT, OF_BIT
from kaffeehaus.games.vienna.board import AREA, INFOS, counts
from kaffeehaus.games.vienna.terms import AbilityKind

BRIBES = ("first", "second", "third", "fourth", "fifth", "pairs", "singles", "total")


@lru_cache(maxsize=REMEMBERED)
def bribes_of(bribes: int) -> tuple[Row, int, float]:
    """Bribes by how many there are of a kind, most first; all of them; and what the hand judgement says of them."""
    most = sorted(counts(bribes), reverse=True)
    worth = sum([judgement.BRIBES[n] if n < 7 else 4.0 for n in most])
    pairs = sum([1.0 for n in most if n > 1])
    singles = sum([1.0 for n in most if n == 1])
    number = sum(most)
    return (*[n / 4 for n in most], pairs / 3, singles / 3, number / 8), number, worth


TILES = (
    *(f"{info.name.lower()}" for info in INFOS),
    *(
        f"{rank}.{what}"
        for rank in ("most", "second", "third", "fourth", "fewest")
        for what in ("count", "area", "next-area", "worth")
    ),
    "now",
    "later",
    "kinds",
    "sets",
    "set-points",
    "lacking-for-a-set",
)


class Owned(NamedTuple):
    """What a player's tiles come to."""

    row: Row
    numbers: tuple[int, ...]
    total: int
    most: int
    worth: float
    """What the hand judgement says of them, but for what others own."""


@lru_cache(maxsize=REMEMBERED)
def tiles_of(own: int, markers: tuple[int, ...], values: Row, left: float, set_points: int) -> Owned:
    """Tiles by kind, and again with their tracks, the kind with most first; sets count in the introductory version."""
    numbers = counts(own)
    order = sorted([(n, values[info], info) for info, n in enumerate(numbers)], reverse=True)
    ranked: list[float] = []
    worth = 0.0
    for rank, (n, value, info) in enumerate(order):
        space = markers[info]
        ranked += (n / 4, AREA[info][space] / 6, 0.5 * (THRESHOLD[info][space] == 1), n * value / 12)
        worth += n * (value + left * judgement.MOVER[rank])
    now = sum([n * AREA[info][markers[info]] for info, n in enumerate(numbers)])
    later = sum([n * value for n, value, _ in order])
    kinds = sum([1 for n in numbers if n])
    sets = min(numbers)
    worth += set_points * sets + (kinds * min(1.0, left / 6) if set_points else 0.0)
    row = (
        *[n / 4 for n in numbers],
        *ranked,
        now / 30,
        later / 30,
        kinds / 5,
        sets / 2,
        set_points * sets / 30,
        sum([1 for n in numbers if n == sets]) / 5,
    )
    return Owned(row, tuple(numbers), sum(numbers), order[0][0], worth)


KINDS = tuple(AbilityKind)
CARD_KIND = (0, *(KINDS.index(OF_BIT[bit].kind) for bit in CARD_BIT[1:]))
CARD_TYPE = (0, *(OF_BIT[bit].type for bit in CARD_BIT[1:]))
ABOUT_INFO = frozenset(
    KINDS.index(kind)
    for kind in (
        AbilityKind.MARKER_BRIBE,
        AbilityKind.MARKER_POINTS,
        AbilityKind.TILE_BRIBES,
        AbilityKind.TILE_POINTS,
        AbilityKind.TILE_MARKER,
        AbilityKind.REDIRECT,
    )
)
"""The kinds of ability that name an information."""
DRAWERS = (
    *(kind.value for kind in KINDS),
    "filled",
    "points",
    "steps",
    "points-to-come",
    "steps-to-come",
    "of-own-tiles",
    "least",
)


class Drawers(NamedTuple):
    """What lies in a player's drawers."""

    row: Row
    worth: float
    least: float
    """What the card that does least brings, if there is no room for another; by the hand judgement, as `worth` is."""


@lru_cache(maxsize=REMEMBERED)
def drawers_of(cards: bytes, room: int, own: tuple[int, ...], left: float) -> Drawers:
    """The abilities by kind, and what they will bring in the rounds left; steps count with the tiles they score."""
    row = [0.0] * len(KINDS)
    points = steps = fit = 0.0
    step = 1.1 * max(own) + 0.2 + 0.06 * left
    least = 9.0
    for c in cards:
        kind = CARD_KIND[c]
        brings, moves = judgement.CARD[c]
        row[kind] += 1.0
        points += brings
        steps += moves
        least = min(least, brings + step * moves)
        if kind in ABOUT_INFO:
            fit += own[CARD_TYPE[c]] / 4
    if len(cards) < room:
        least = 0.0
    worth = left * (points + step * steps)
    row += (len(cards) / 4, points / 4, steps / 2, left * points / 20, left * step * steps / 20, fit, least / 2)
    return Drawers(tuple(row), worth, least)
