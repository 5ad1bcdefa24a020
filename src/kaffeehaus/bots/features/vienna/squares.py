"""Where a player's agents stand, and what squares and buildings that promises."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kaffeehaus.bots.evaluation import vienna as judgement
from kaffeehaus.bots.features.vienna.clock import REMEMBERED, Row
from kaffeehaus.games.vienna.abilities import ON_COLOUR, ON_FLAG, ON_SEAL
from kaffeehaus.games.vienna.board import (
    BUILDINGS,
    COLOUR_MASK,
    SEAL_MASK,
    SQUARES,
    VALUE,
)


class Around(NamedTuple):
    """What a player's agents have to do with the squares that still hold a tile."""

    row: Row
    one: tuple[tuple[int, int], ...]
    """The squares that lack one agent: the building where it is missing, as a set, and the square."""
    one_short: int
    two_short: int
    """Squares as sets."""
    closing: int
    """The buildings that would close a square, as a set."""
    value: float
    """What the hand judgement promises, without the tiles."""
    promised: Row
    """The tiles that it promises, of each kind."""
    first: Row
    second: Row
    """The tiles of the squares one short, and two short, of each kind."""


AROUND = (
    *(f"agents.{b.name}" for b in BUILDINGS),
    *(f"squares.of-{value}.{missing}-short" for value in (2, 3, 4) for missing in range(1, value)),
    "squares.closed",
    "third-man.closed",
    "third-man.one-short",
)
SHORT = {2: -1, 3: 0, 4: 2}
"""Where the counts of a square's number begin, by what is missing."""


@lru_cache(maxsize=REMEMBERED)
def look_around(agents: int, stefan: int, still: int, tiles: bytes) -> Around:
    """Where the agents stand, and the squares near them by what is missing; the third man helps everybody."""
    row = [float(agents >> b & 1) for b in range(len(BUILDINGS))]
    missing_of = [0.0] * 6
    closed = helped = helped_one = value = 0.0
    promised, first, second = [0.0] * 5, [0.0] * 5, [0.0] * 5
    one: list[tuple[int, int]] = []
    one_short = two_short = closing = 0
    all_agents = agents | stefan
    for q, mask in enumerate(SQUARES):
        if not (mask & all_agents and still >> q & 1):
            continue
        rest = mask & ~all_agents
        missing = rest.bit_count()
        chance = judgement.CLOSE[missing]
        info = tiles[q]
        promised[info] += chance
        value += chance * VALUE[q]
        if not missing:
            closed += VALUE[q] / 4
            helped += 0.5 * bool(mask & stefan & ~agents)
            continue
        if mask & agents:
            missing_of[SHORT[VALUE[q]] + missing] += 1 / 3
        if missing == 1:
            one.append((rest, q))
            one_short |= 1 << q
            closing |= rest
            first[info] += 1.0
            helped_one += 0.5 * bool(mask & stefan & ~agents)
        elif missing == 2 and mask & agents:
            two_short |= 1 << q
            second[info] += 1.0
    row += missing_of
    row += (closed, helped, helped_one)
    return Around(
        tuple(row),
        tuple(one),
        one_short,
        two_short,
        closing,
        value,
        tuple(promised),
        tuple(first),
        tuple(second),
    )


ENCLOSING = ("count", "best", "points", "tiles", "second", "two-at-once")
NOTHING: Row = (0.0,) * len(ENCLOSING)


@lru_cache(maxsize=REMEMBERED)
def to_enclose(one: tuple[tuple[int, int], ...], reach: int, tiles: bytes, values: Row) -> tuple[Row, int]:
    """The squares that the next agent can enclose, and what the best building for that brings; and which they are."""
    squares = 0
    number = points = worth = 0.0
    gains: dict[int, float] = {}
    twice = 0.0
    for rest, q in one:
        if rest & reach:
            tile = values[tiles[q]]
            squares |= 1 << q
            number += 1.0
            points += VALUE[q]
            worth += tile
            if rest in gains:
                twice = 1.0
                gains[rest] += VALUE[q] + tile
            else:
                gains[rest] = VALUE[q] + tile
    if not gains:
        return NOTHING, 0
    best = sorted(gains.values(), reverse=True)
    second = best[1] if len(best) > 1 else 0.0
    return (number / 4, best[0] / 10, points / 10, worth / 10, second / 10, twice), squares


FIRING = ("any", "count", "enclosing")


@lru_cache(maxsize=REMEMBERED)
def rewarded_by(abilities: int, flag_masks: tuple[int, ...]) -> int:
    """The buildings that an ability rewards to enter, as a set."""
    found = 0
    for n in range(5):
        if abilities & ON_COLOUR[n]:
            found |= COLOUR_MASK[n]
        if abilities & ON_FLAG[n]:
            found |= flag_masks[n]
        if abilities & ON_SEAL[n]:
            found |= SEAL_MASK[n]
    return found
