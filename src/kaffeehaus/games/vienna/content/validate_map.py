"""The board as it is drawn: everything on it, nothing on anything else, and no road across another (P1).

A board whose roads cross does not tell which buildings a square joins, on the screen as little as on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot

from kaffeehaus.games.vienna.content.model import Building, Square

WIDTH, HEIGHT = 844, 508
"""The board in its own units."""
CARD_WIDTH, CARD_HEIGHT = 88, 54
"""A building on the board."""
RADIUS = 15
"""A square on the board reaches so far from its middle."""

Road = tuple[Square, Building]


def named(building: Building) -> str:
    """A building as a fault names it."""
    return f"building {building.index} ({building.name})"


def check_map(file: str, squares: Sequence[Square], buildings: Sequence[Building]) -> Iterator[str]:
    """Whatever of the board could not be drawn so that everybody sees which roads lead where."""
    yield from _check_places(file, squares, buildings)
    roads = [(square, buildings[index]) for square in squares for index in square.buildings]
    for road in roads:
        yield from _check_road(file, road, squares, buildings)
    for one, two in combinations(roads, 2):
        if one[0] is not two[0] and one[1] is not two[1] and _cross(one, two):
            yield f"{_place(file, one[0])}: the road to {named(one[1])} crosses the road {_road(two)} (P1)"


def _check_places(file: str, squares: Sequence[Square], buildings: Sequence[Building]) -> Iterator[str]:
    for building in buildings:
        if not (_within(building.x, CARD_WIDTH / 2, WIDTH) and _within(building.y, CARD_HEIGHT / 2, HEIGHT)):
            yield (
                f"buildings.toml, {named(building)}: a building of {CARD_WIDTH} by {CARD_HEIGHT} must lie on "
                f"the board of {WIDTH} by {HEIGHT} (P1), found its middle at {building.x}, {building.y}"
            )
    for one, two in combinations(buildings, 2):
        if abs(one.x - two.x) <= CARD_WIDTH and abs(one.y - two.y) <= CARD_HEIGHT:
            yield f"buildings.toml, {named(one)}: it must not lie on {named(two)} (P1)"
    for square in squares:
        if not (_within(square.x, RADIUS, WIDTH) and _within(square.y, RADIUS, HEIGHT)):
            yield (
                f"{_place(file, square)}: a square {2 * RADIUS} wide must lie on the board of {WIDTH} by {HEIGHT} "
                f"(P1), found its middle at {square.x}, {square.y}"
            )
        for building in buildings:
            if _apart(square.x, square.y, building) <= RADIUS:
                yield f"{_place(file, square)}: it must not lie on {named(building)} (P1)"
    for here, there in combinations(squares, 2):
        if hypot(here.x - there.x, here.y - there.y) <= 2 * RADIUS:
            yield f"{_place(file, here)}: it must not lie on square {there.index} ({there.name}) (P1)"


def _check_road(file: str, road: Road, squares: Sequence[Square], buildings: Sequence[Building]) -> Iterator[str]:
    square, building = road
    for other in buildings:
        if other is not building and _near(road, other) and _passes(road, other):
            yield f"{_place(file, square)}: the road to {named(building)} runs through {named(other)} (P1)"
    for there in squares:
        if there is not square and _near(road, there) and _distance(road, there) <= RADIUS:
            through = f"square {there.index} ({there.name})"
            yield f"{_place(file, square)}: the road to {named(building)} runs through {through} (P1)"


def _place(file: str, square: Square) -> str:
    return f"{file}, square {square.index} ({square.name})"


def _road(road: Road) -> str:
    return f"from square {road[0].index} ({road[0].name}) to {named(road[1])}"


def _within(middle: int, half: float, size: int) -> bool:
    return half <= middle <= size - half


def _apart(x: float, y: float, building: Building) -> float:
    """How far a point is from the edge of a building; 0 inside."""
    return hypot(max(0.0, abs(x - building.x) - CARD_WIDTH / 2), max(0.0, abs(y - building.y) - CARD_HEIGHT / 2))


def _side(a: Square | Building, b: Square | Building, c: Square | Building) -> int:
    """On which side of the line from a to b the point c lies."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def _cross(one: Road, two: Road) -> bool:
    (a, b), (c, d) = one, two
    if max(a.x, b.x) < min(c.x, d.x) or max(c.x, d.x) < min(a.x, b.x):
        return False
    if max(a.y, b.y) < min(c.y, d.y) or max(c.y, d.y) < min(a.y, b.y):
        return False
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _near(road: Road, other: Square | Building) -> bool:
    """Whether something lies so near to a road that it is worth a closer look."""
    (a, b), x, y = road, other.x, other.y
    across = abs(2 * x - a.x - b.x) <= abs(a.x - b.x) + CARD_WIDTH
    return across and abs(2 * y - a.y - b.y) <= abs(a.y - b.y) + CARD_HEIGHT


def _passes(road: Road, building: Building) -> bool:
    """Whether a road runs over a building: some part of it is within its width and within its height."""
    (a, b), first, last = road, 0.0, 1.0
    for start, end, middle, half in (
        (a.x, b.x, building.x, CARD_WIDTH / 2),
        (a.y, b.y, building.y, CARD_HEIGHT / 2),
    ):
        low, high, step = middle - half, middle + half, end - start
        if not step:
            if not low <= start <= high:
                return False
            continue
        enter, leave = sorted(((low - start) / step, (high - start) / step))
        first, last = max(first, enter), min(last, leave)
    return first <= last


def _distance(road: Road, square: Square) -> float:
    """How far the middle of a square is from a road."""
    (a, b), c = road, square
    length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
    along = max(0.0, min(1.0, ((c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y)) / length)) if length else 0.0
    return hypot(a.x + along * (b.x - a.x) - c.x, a.y + along * (b.y - a.y) - c.y)
