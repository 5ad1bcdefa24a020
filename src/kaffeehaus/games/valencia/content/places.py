"""Where the tiles of a city lie, and what then lies on each of its cells (Q1)."""

from __future__ import annotations

from collections.abc import Sequence

from kaffeehaus.games.valencia.content.model import Cell, Layout, Tile
from kaffeehaus.games.valencia.terms import SIDE

BIG_PLACES = (
    ((0, 0), True),
    ((0, 2), True),
    ((0, 4), False),
    ((2, 4), False),
    ((4, 5), True),
    ((4, 3), True),
    ((5, 0), False),
    ((3, 0), False),
)
"""Where the eight tiles of the big city lie: upper left cell, and whether the tile is turned a quarter clockwise."""
SMALL_PLACES = (
    ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)),
    ((0, 4), (1, 4), (2, 4), (0, 3), (1, 3), (2, 3)),
    ((4, 4), (4, 3), (4, 2), (3, 4), (3, 3), (3, 2)),
    ((4, 0), (3, 0), (2, 0), (4, 1), (3, 1), (2, 1)),
)
"""The cells of the four tiles of the small city, row by row of the tile, whose first row lies on the wall."""


def big_place(position: int, turned: bool) -> tuple[int, ...]:
    """The cells of a tile of the big city, in the tile's own reading order."""
    (row, column), upright = BIG_PLACES[position]
    if upright:
        cells = [(row + k, column + 1) for k in range(3)] + [(row + k, column) for k in range(3)]
    else:
        cells = [(row + line, column + k) for line in range(2) for k in range(3)]
    numbers = tuple(SIDE * r + c for r, c in cells)
    return numbers[::-1] if turned else numbers


def small_place(position: int) -> tuple[int, ...]:
    """The cells of a tile of the small city, in the tile's own reading order."""
    return tuple(SIDE * r + c for r, c in SMALL_PLACES[position])


def place(small: bool, position: int, lay: Layout) -> tuple[int, ...]:
    """The cells of a tile that lies so on a place of the city."""
    return small_place(position) if small else big_place(position, lay.turned)


def laid(small: bool, tiles: Sequence[Tile], layout: Sequence[Layout]) -> tuple[Cell | None, ...]:
    """What lies on each cell of the city that tiles make; None for the centre and beyond the wall."""
    cells: list[Cell | None] = [None] * (SIDE * SIDE)
    for position, lay in enumerate(layout):
        for cell, what in zip(place(small, position, lay), tiles[lay.tile].faces[lay.face].cells, strict=True):
            cells[cell] = what
    return tuple(cells)
