"""How the tests of the missions ask what a mission brings, and shapes that fit into the city of the first game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import Any

from tests.games.valencia.builder import Desk, final, find_mission, scored

from kaffeehaus.games.valencia.board import first_city
from kaffeehaus.games.valencia.content import CONTENT

CITY = first_city(False)
FAILED = -3
"""What a mission costs that is not met."""
SQUARE = [(0, 0), (0, 1), (1, 0), (1, 1)]


def points(desks: dict[int, Desk], kind: str, argument: object = None, seat: int = 0, **rest: Any) -> int:
    """What a mission of this kind brings its owner in the final scoring."""
    number = find_mission(kind, argument)
    owner = replace(desks.get(seat, Desk()), missions=[CONTENT.missions[number].id])
    s = final(desks | {seat: owner}, **rest)
    found, _ = scored(s)
    return found[seat].get("missions", 0) + found[seat].get("failed-missions", 0)


def check(met: bool, desks: dict[int, Desk], kind: str, argument: object = None, **rest: Any) -> None:
    """The mission brings its printed points if it is met, and costs three if not."""
    printed = CONTENT.missions[find_mission(kind, argument)].points
    assert points(desks, kind, argument, **rest) == (printed if met else FAILED)


def members(cells: Iterable[int]) -> dict[int, Desk]:
    """Seat 0 has members here and nobody else has any."""
    return {0: Desk(city=list(cells))}


def placings(shape: list[tuple[int, int]]) -> list[list[int]]:
    """Every place of the city where a shape fits on city spaces."""
    found = []
    for row, column in product(range(7), repeat=2):
        cells = [(row + r, column + c) for r, c in shape]
        if all(0 <= r < 7 and 0 <= c < 7 and CITY.spaces >> 7 * r + c & 1 for r, c in cells):
            found.append([7 * r + c for r, c in cells])
    return found
