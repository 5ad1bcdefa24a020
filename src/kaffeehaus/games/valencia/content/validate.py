"""Finds what breaks a figure of the rulebook or could not be played with, a line with file, row and rule.

The project's own design choices are not checked here, so that an owner of the box can enter the printed data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from kaffeehaus.core.content_tables import exactly_once
from kaffeehaus.games.valencia.content.model import Cell, Face, Fountain, Goods, Layout, Mission, RoundBoard, Tile
from kaffeehaus.games.valencia.content.parse import (
    COSTS,
    FACE_COLUMNS,
    MISSION_CARDS,
    MISSION_IDS,
    TILE_COLUMNS,
)
from kaffeehaus.games.valencia.content.places import laid
from kaffeehaus.games.valencia.terms import FORMULAS, SIDE, Ability, Guild, MissionKind


def check_tiles(file: str, big: Sequence[Tile], small: Sequence[Tile]) -> Iterator[str]:
    """Eight and four tiles that make a city of five fountain spaces and enough of every guild and cost (L2, Q2, Q3)."""
    for name, count, tiles in (("big", 8, big), ("small", 4, small)):
        if len(tiles) != count:
            yield f"{file}: {count} {name} tiles are needed (L2), found {len(tiles)}"
    double = sum(_fountains(tile.faces[0]) == "bd" for tile in small)
    if double != 1:
        yield f"{file}: exactly 1 small tile with two fountain spaces is needed (Q3), found {double}"
    yield from _check_spaces(f"{file}, big", big)
    yield from _check_spaces(f"{file}, small", small)
    faces = [face for tile in (*big, *small) for face in tile.faces]
    if not any(cell == Cell(Guild.WINE, 2) for face in faces for cell in face.cells):
        yield f"{file}: a wine space of cost 2 is needed (EL5), found none"


def check_each_tile(file: str, tiles: Sequence[Tile]) -> Iterator[str]:
    """The fountain spaces of every tile where they belong (Q3)."""
    for tile in tiles:
        fronts = _fountains(tile.faces[0])
        for place, face in _faces(file, tile):
            found = _fountains(face)
            if not tile.small and found not in ("b", "e"):
                yield f"{place}: one fountain space is needed, on b or e (Q3), found {_listed(found)}"
            if tile.small and found not in ("b", "bd"):
                yield f"{place}: fountain spaces are needed on b, or on b and d (Q3), found {_listed(found)}"
            if tile.small and found != fronts:
                yield (
                    f"{place}: the same fountain spaces as on the front are needed (Q3), {_listed(fronts)}, "
                    f"found {_listed(found)}"
                )


def check_beside(
    file: str, tiles: Sequence[Tile], cities: Sequence[tuple[bool, Sequence[Tile], Sequence[Layout]]]
) -> Iterator[str]:
    """A space of cost 4 beside a fountain space, on a tile or where tiles meet in the first game (EL6)."""
    grids: list[tuple[Sequence[Cell | None], int]] = [
        (face.cells, len(FACE_COLUMNS) // 2) for tile in tiles for face in tile.faces
    ]
    grids += [(laid(small, made_of, layout), SIDE) for small, made_of, layout in cities]
    if not any(_dear_beside_fountain(cells, width) for cells, width in grids):
        yield f"{file}: a space of cost 4 beside a fountain space is needed (EL6), found none"


def _dear_beside_fountain(cells: Sequence[Cell | None], width: int) -> bool:
    return any(
        cell is not None
        and cell.guild is not None
        and cell.cost == 4
        and any(other is not None and other.guild is None for other in _next_to(place, cells, width))
        for place, cell in enumerate(cells)
    )


def _next_to(place: int, cells: Sequence[Cell | None], width: int) -> list[Cell | None]:
    """The neighbours of a cell in a grid of so many columns."""
    across = [n for n in (place - 1, place + 1) if n // width == place // width]
    return [cells[n] for n in (place - width, place + width, *across) if 0 <= n < len(cells)]


def _check_spaces(place: str, tiles: Sequence[Tile]) -> Iterator[str]:
    """Whichever faces are up, every guild and cost mission can be met."""
    for guild in Guild:
        spaces = _fewest(tiles, lambda cell: cell.guild, guild)
        if spaces < 3:
            yield (
                f"{place}: at least 3 spaces of {_word(guild)} are needed whichever faces are up (M2), found {spaces}"
            )
    for cost in COSTS:
        spaces = _fewest(tiles, lambda cell: None if cell.guild is None else cell.cost, cost)
        if spaces < 2:
            yield (f"{place}: at least 2 spaces of cost {cost} are needed whichever faces are up (M1), found {spaces}")


def _fewest(tiles: Sequence[Tile], read: Callable[[Cell], int | None], wanted: int) -> int:
    """The spaces of the wanted guild or cost that a city of these tiles has at least, whichever faces are up."""
    return sum(min([read(cell) for cell in face.cells].count(wanted) for face in tile.faces) for tile in tiles)


def check_layout(file: str, key: str, layout: Sequence[Layout], tiles: Sequence[Tile]) -> Iterator[str]:
    """A city of the first game lays every tile on one place (L9)."""
    if len(layout) != len(tiles):
        yield f"{file}, {key}: {len(tiles)} places are needed (L9), found {len(layout)}"
    for place, lying in enumerate(layout):
        if lying.face not in (0, 1):
            yield f"{file}, {key}, place {place}: the face must be 0 or 1 (L2), found {lying.face}"
        if lying.tile >= len(tiles):
            yield (
                f"{file}, {key}, place {place}: the tile must be one of 0 to {len(tiles) - 1} (L9), found {lying.tile}"
            )
    yield from exactly_once(f"{file}, {key}: tile", "(L9)", range(len(tiles)), (lying.tile for lying in layout))


def check_city(file: str, key: str, layout: Sequence[Layout], tiles: Sequence[Tile]) -> Iterator[str]:
    """A city of the first game in which every mission of places can be met; only squares depend on the layout (M4)."""
    cells = laid(key == "first_small", tiles, layout)
    spaces = {n for n, cell in enumerate(cells) if cell is not None and cell.guild is not None}
    if not any({n, n + 1, n + SIDE, n + SIDE + 1} <= spaces for n in spaces if n % SIDE < SIDE - 1):
        yield f"{file}, {key}: four city spaces in a square are needed (M4), found none"


def check_fountains(file: str, fountains: Sequence[Fountain], central: Sequence[Fountain]) -> Iterator[str]:
    """Ten fountains, every ability on one of them, and the values that the examples show.

    Rules: L3, F1, F2, F3, F4, F5, EL15, Q5.
    """
    if len(fountains) != 10:
        yield f"{file}: 10 fountains are needed (L3), found {len(fountains)}"
    abilities = {fountain.ability for fountain in fountains}
    for number, ability in enumerate(Ability, start=1):
        if ability not in abilities:
            yield f"{file}: a fountain of ability {ability.value} is needed (F{number}), found none"
    if not any(fountain.value == 6 for fountain in fountains):
        yield f"{file}: a fountain of value 6 is needed (EL15, EL23), found none"
    if central and not any(fountain.value == 2 for fountain in (*fountains, *central)):
        yield f"{file}: a fountain of value 2 is needed, the central one or another (EL15), found none"


def check_rounds(file: str, rounds: Sequence[RoundBoard]) -> Iterator[str]:
    """Five round boards (L3, Q7)."""
    if len(rounds) != 5:
        yield f"{file}: 5 round boards are needed (L3), found {len(rounds)}"


def check_missions(file: str, missions: Sequence[Mission]) -> Iterator[str]:
    """Thirty-five missions, one of which brings what an example shows (L5, EL16)."""
    if len(missions) != 35:
        yield f"{file}: 35 missions are needed (L5), found {len(missions)}"
    yield from exactly_once(f"{file}: mission", "(L5)", MISSION_IDS, (mission.id for mission in missions))
    if not any(mission.points == 4 for mission in missions):
        yield f"{file}: a mission that gives 4 points is needed (EL16), found none"


def check_each_mission(file: str, missions: Sequence[Mission]) -> Iterator[str]:
    """Every mission of its printed kind, with points where they are printed (L34, K27, Q8)."""
    for mission in missions:
        place, rule = f"{file}, {mission.id}", f"M{int(mission.id[1:3])}"
        kind, argument = MISSION_CARDS[mission.id]
        if mission.kind is not kind:
            yield f"{place}: the kind must be {kind.value} ({rule}), found {mission.kind.value}"
        if mission.argument != argument:
            yield (f"{place}: the argument must be {_written(argument)} ({rule}), found {_written(mission.argument)}")
        if kind in FORMULAS and mission.points:
            yield f"{place}: the points must be 0, as {rule} counts its own (K27), found {mission.points}"
        if kind not in FORMULAS and not mission.points:
            yield f"{place}: at least 1 point for success is needed (L34), found 0"
        if kind not in FORMULAS and not mission.failure:
            # Whoever counts completed missions takes one that costs nothing for one that was met.
            yield f"{place}: at least 1 point for failure is needed (L34), found 0"
        if kind in FORMULAS and mission.failure:
            yield f"{place}: the failure must be 0, as {rule} cannot fail (K27), found {mission.failure}"
        if kind is MissionKind.NOBILITY_OR_CHURCH and mission.failure != 3:
            yield f"{place}: the failure must be 3 (EL17), found {mission.failure}"


def check_goods(file: str, found: Sequence[Goods]) -> Iterator[str]:
    """Prices that grow from guild to guild up to porcelain, and the cards of the examples (Q6, Q9, EL6, EL19, EL21)."""
    (goods,) = found
    for guild, price in zip(Guild, goods.prices, strict=True):
        if price < 1:
            yield f"{file}, {_word(guild)}: the price must be at least 1 (Q6), found {price}"
    for (guild, price), (dearer, higher) in pairwise(zip(Guild, goods.prices, strict=True)):
        if price >= higher:
            yield (
                f"{file}, {_word(dearer)}: the price must be above the {price} of {_word(guild)} (Q6), found {higher}"
            )
    if goods.prices[Guild.PORCELAIN] != 5:
        yield f"{file}, porcelain: the price must be 5 (EL6), found {goods.prices[Guild.PORCELAIN]}"
    # The two Savings cards are one kind of influence card, so that they cannot differ.
    for coins in goods.savings:
        if coins != 2:
            yield f"{file}, savings: both cards must give 2 coins (Q9), found {coins}"
    if goods.warehouses[0] is not Guild.WINE:
        yield (f"{file}, warehouses: the first card must give wine (EL21), found {_word(goods.warehouses[0])}")
    # The card is called by its good on every screen and in every record.
    if goods.warehouses[1] is not Guild.ORANGES:
        yield f"{file}, warehouses: the second card must give oranges (Q9), found {_word(goods.warehouses[1])}"


def _faces(file: str, tile: Tile) -> list[tuple[str, Face]]:
    """The faces of a tile, each with its place in the file."""
    name = f"{file}, {'small' if tile.small else 'big'} tile {tile.index}"
    return [(f"{name}, {side}", face) for side, face in zip(TILE_COLUMNS, tile.faces, strict=True)]


def _fountains(face: Face) -> str:
    """The letters of the fountain spaces of a face."""
    return "".join(letter for letter, cell in zip(FACE_COLUMNS, face.cells, strict=True) if cell.guild is None)


def _listed(letters: str) -> str:
    return " and ".join(letters) if letters else "none"


def _written(argument: int | Guild | str | None) -> str:
    if isinstance(argument, Guild):
        return _word(argument)
    return '""' if argument is None else f"{argument}"


def _word(guild: Guild) -> str:
    return guild.name.lower()
