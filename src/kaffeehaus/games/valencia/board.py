"""The city as sets of bits: cell 7 * row + column is bit 7 * row + column, in the small city too (Q1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

from kaffeehaus.core import sets
from kaffeehaus.core.catalogue import Named
from kaffeehaus.games.valencia.content import CONTENT, Cell, Layout, places
from kaffeehaus.games.valencia.terms import SIDE, Guild

CELLS: Final = tuple(Named(n, f"{'abcdefg'[n % SIDE]}{n // SIDE + 1}") for n in range(SIDE * SIDE))
"""Every cell with its name: column letter, row number."""
TREES: Final = CELLS
"""A tree stands on the lower right corner of the cell of its number."""

NO_FIRST_COLUMN: Final = sum(1 << n for n in range(SIDE * SIDE) if n % SIDE)
NO_LAST_COLUMN: Final = sum(1 << n for n in range(SIDE * SIDE) if n % SIDE < SIDE - 1)


def spread(cells: int) -> int:
    """The cells orthogonally next to any of a set."""
    return (cells & NO_LAST_COLUMN) << 1 | (cells & NO_FIRST_COLUMN) >> 1 | cells << SIDE | cells >> SIDE


each: Final = sets.each
"""The cells or trees in a set, lowest first."""


@dataclass(frozen=True, slots=True)
class City:
    """A city as it was laid: what every cell is, and the sets that rules ask for."""

    small: bool
    layout: tuple[Layout, ...]
    cells: tuple[Cell | None, ...]
    """What lies on each cell; None for the centre and beyond the wall."""
    spaces: int
    """The city spaces."""
    fountain_spaces: int
    guilds: tuple[int, ...]
    """The spaces of each guild."""
    costs: bytes
    """The cost of each space."""
    of_cost: tuple[int, ...]
    """The spaces of each cost, 0 to 5."""
    affordable: tuple[int, ...]
    """The spaces of at most each cost, 0 to 5."""
    centre: int
    """The cell of the central fountain."""
    around_centre: int
    """The eight spaces next to the central fountain (K21)."""
    quarters: tuple[int, ...]
    """The spaces of each tile (M23)."""
    wall: int
    corners: int
    """The spaces at the wall and those in its corners (M7, M8, K29)."""
    trees: int
    """Where trees stand (K19)."""
    shade: tuple[int, ...]
    """The spaces that touch each tree."""
    next_trees: tuple[int, ...]
    """The trees next along a grid line, by tree (K23)."""

    def beside(self, cell: int) -> int:
        """The city spaces orthogonally next to a cell."""
        return spread(1 << cell) & self.spaces

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))


def lay_city(small: bool, layout: Sequence[Layout]) -> City:
    """The city that the tiles make when they lie so."""
    tiles = CONTENT.tiles_small if small else CONTENT.tiles_big
    lie = [places.place(small, position, lay) for position, lay in enumerate(layout)]
    return _city(small, tuple(layout), places.laid(small, tiles, layout), lie)


def _city(
    small: bool, layout: tuple[Layout, ...], cells: tuple[Cell | None, ...], places: list[tuple[int, ...]]
) -> City:
    side = 5 if small else SIDE
    middle = side // 2
    inside = [SIDE * r + c for r in range(side) for c in range(side)]
    spaces = sum(1 << n for n in inside if (cell := cells[n]) and cell.guild is not None)
    costs = bytes(cell.cost if (cell := cells[n]) and cell.guild is not None else 0 for n in range(SIDE * SIDE))
    of_cost = tuple(sum(1 << n for n in each(spaces) if costs[n] == c) for c in range(6))
    edge = (0, side - 1)
    trees = sum(1 << t for place in places for t in _inner_crossings(place))
    return City(
        small,
        layout,
        cells,
        spaces,
        sum(1 << n for n in inside if (cell := cells[n]) and cell.guild is None),
        tuple(sum(1 << n for n in each(spaces) if (c := cells[n]) and c.guild == g) for g in Guild),
        costs,
        of_cost,
        tuple(sum(of_cost[: most + 1]) for most in range(6)),
        SIDE * middle + middle,
        sum(1 << SIDE * r + c for r in range(middle - 1, middle + 2) for c in range(middle - 1, middle + 2)) & spaces,
        tuple(sum(1 << n for n in place) & spaces for place in places),
        sum(1 << n for n in inside if n // SIDE in edge or n % SIDE in edge) & spaces,
        sum(1 << SIDE * r + c for r in edge for c in edge) & spaces,
        trees,
        tuple(
            sum(1 << n for n in (t, t + 1, t + SIDE, t + SIDE + 1) if n < SIDE * SIDE) & spaces
            for t in range(SIDE * SIDE)
        ),
        tuple(_next_trees(trees, t) if trees >> t & 1 else 0 for t in range(SIDE * SIDE)),
    )


def _inner_crossings(place: tuple[int, ...]) -> list[int]:
    """The two crossings inside a tile, each named by the cell up and left of it (K19, Q4)."""
    return [n for n in place if {n + 1, n + SIDE, n + SIDE + 1} <= set(place)]


def _next_trees(trees: int, tree: int) -> int:
    row, column = divmod(tree, SIDE)
    found = 0
    for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        r, c = row + down, column + right
        while 0 <= r < SIDE and 0 <= c < SIDE:
            if trees >> SIDE * r + c & 1:
                found |= 1 << SIDE * r + c
                break
            r, c = r + down, c + right
    return found


def quarters(small: bool) -> dict[int, int]:
    """The quarter of every cell but the centre, whichever tiles lie there."""
    if small:
        found = [places.small_place(n) for n in range(len(places.SMALL_PLACES))]
    else:
        found = [places.big_place(n, False) for n in range(len(places.BIG_PLACES))]
    return {cell: number for number, cells in enumerate(found) for cell in cells}


@cache
def first_city(small: bool) -> City:
    """The city recommended for a first game."""
    return lay_city(small, CONTENT.first_small if small else CONTENT.first_big)


def has_square(city: City) -> bool:
    """Whether four city spaces form a square somewhere (M4)."""
    return bool(squares(city.spaces))


def squares(cells: int) -> int:
    """The upper left cells of all squares of four within a set."""
    return cells & cells >> 1 & cells >> SIDE & cells >> SIDE + 1 & NO_LAST_COLUMN
