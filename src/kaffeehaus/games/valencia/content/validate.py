"""Refuses tables that break a figure of the rulebook or that the rules could not be played with.

The project's own design choices are not checked here, so that an owner of the box can enter the printed data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from kaffeehaus.core.errors import BadContent
from kaffeehaus.core.tables import exactly_once
from kaffeehaus.games.valencia.content.model import Cell, Face, Fountain, Goods, Layout, Mission, RoundBoard, Tile
from kaffeehaus.games.valencia.content.parse import COSTS, FACE_COLUMNS, MISSION_CARDS, MISSION_IDS, TILE_COLUMNS
from kaffeehaus.games.valencia.terms import Ability, Guild, MissionKind

FORMULA = (MissionKind.TEN_MINUS, MissionKind.ROUTE, MissionKind.ALONE)
"""The kinds whose points are counted, never printed (K27)."""


def check_tiles(file: str, big: Sequence[Tile], small: Sequence[Tile]) -> None:
    """Eight and four tiles that make a city of five fountain spaces and enough of every guild and cost (L2, Q2, Q3)."""
    for name, count, tiles in (("big", 8, big), ("small", 4, small)):
        if len(tiles) != count:
            raise BadContent(f"{file}: {count} {name} tiles are needed (L2), found {len(tiles)}")
    for tile in big:
        for place, face in _faces(file, tile):
            if _fountains(face) not in ("b", "e"):
                raise BadContent(
                    f"{place}: one fountain space is needed, on b or e (Q3), found {_listed(_fountains(face))}"
                )
    for tile in small:
        fronts = _fountains(tile.faces[0])
        for place, face in _faces(file, tile):
            found = _fountains(face)
            if found not in ("b", "bd"):
                raise BadContent(
                    f"{place}: fountain spaces are needed on b, or on b and d (Q3), found {_listed(found)}"
                )
            if found != fronts:
                raise BadContent(
                    f"{place}: the same fountain spaces as on the front are needed (Q3), {_listed(fronts)}, "
                    f"found {_listed(found)}"
                )
    double = sum(_fountains(tile.faces[0]) == "bd" for tile in small)
    if double != 1:
        raise BadContent(f"{file}: exactly 1 small tile with two fountain spaces is needed (Q3), found {double}")
    _check_spaces(f"{file}, big", big)
    _check_spaces(f"{file}, small", small)
    if not any(cell == Cell(Guild.WINE, 2) for tile in (*big, *small) for face in tile.faces for cell in face.cells):
        raise BadContent(f"{file}: a wine space of cost 2 is needed (EL5), found none")


def _check_spaces(place: str, tiles: Sequence[Tile]) -> None:
    """Whichever faces are up, every guild and cost mission can be met."""
    for guild in Guild:
        spaces = _fewest(tiles, lambda cell: cell.guild, guild)
        if spaces < 3:
            raise BadContent(
                f"{place}: at least 3 spaces of {_word(guild)} are needed whichever faces are up (M2), found {spaces}"
            )
    for cost in COSTS:
        spaces = _fewest(tiles, lambda cell: None if cell.guild is None else cell.cost, cost)
        if spaces < 2:
            raise BadContent(
                f"{place}: at least 2 spaces of cost {cost} are needed whichever faces are up (M1), found {spaces}"
            )


def _fewest(tiles: Sequence[Tile], read: Callable[[Cell], int | None], wanted: int) -> int:
    """The spaces of the wanted guild or cost that a city of these tiles has at least, whichever faces are up."""
    return sum(min([read(cell) for cell in face.cells].count(wanted) for face in tile.faces) for tile in tiles)


def check_layout(file: str, key: str, layout: Sequence[Layout], tiles: Sequence[Tile]) -> None:
    """A city of the first game lays every tile on one place (L9)."""
    if len(layout) != len(tiles):
        raise BadContent(f"{file}, {key}: {len(tiles)} places are needed (L9), found {len(layout)}")
    for place, lying in enumerate(layout):
        if lying.face not in (0, 1):
            raise BadContent(f"{file}, {key}, place {place}: the face must be 0 or 1 (L2), found {lying.face}")
    exactly_once(f"{file}, {key}: tile", "(L9)", range(len(tiles)), (lying.tile for lying in layout))


def check_fountains(file: str, fountains: Sequence[Fountain]) -> None:
    """Ten fountains, every ability on one of them, and the value that the examples show (L3, F1-F5, EL15)."""
    if len(fountains) != 10:
        raise BadContent(f"{file}: 10 fountains are needed (L3), found {len(fountains)}")
    abilities = {fountain.ability for fountain in fountains}
    for number, ability in enumerate(Ability, start=1):
        if ability not in abilities:
            raise BadContent(f"{file}: a fountain of ability {ability.value} is needed (F{number}), found none")
    if not any(fountain.value == 6 for fountain in fountains):
        raise BadContent(f"{file}: a fountain of value 6 is needed (EL15, EL23), found none")


def check_rounds(file: str, rounds: Sequence[RoundBoard]) -> None:
    """Five round boards (L3)."""
    if len(rounds) != 5:
        raise BadContent(f"{file}: 5 round boards are needed (L3), found {len(rounds)}")


def check_missions(file: str, missions: Sequence[Mission]) -> None:
    """Thirty-five missions of the printed kinds, with points where they are printed (L5, L34, M1-M24)."""
    if len(missions) != 35:
        raise BadContent(f"{file}: 35 missions are needed (L5), found {len(missions)}")
    exactly_once(f"{file}: mission", "(L5)", MISSION_IDS, (mission.id for mission in missions))
    for mission in missions:
        place, rule = f"{file}, {mission.id}", f"M{int(mission.id[1:3])}"
        kind, argument = MISSION_CARDS[mission.id]
        if mission.kind is not kind:
            raise BadContent(f"{place}: the kind must be {kind.value} ({rule}), found {mission.kind.value}")
        if mission.argument != argument:
            raise BadContent(
                f"{place}: the argument must be {_written(argument)} ({rule}), found {_written(mission.argument)}"
            )
        if kind in FORMULA and mission.points:
            raise BadContent(f"{place}: the points must be 0, as {rule} counts its own (K27), found {mission.points}")
        if kind not in FORMULA and not mission.points:
            raise BadContent(f"{place}: at least 1 point for success is needed (L34), found 0")


def check_goods(file: str, goods: Goods) -> None:
    """Prices that grow from guild to guild up to porcelain, and the cards of the examples (Q6, EL6, EL19, EL21)."""
    for guild, price in zip(Guild, goods.prices, strict=True):
        if price < 1:
            raise BadContent(f"{file}, {_word(guild)}: the price must be at least 1 (Q6), found {price}")
    for (guild, price), (dearer, higher) in pairwise(zip(Guild, goods.prices, strict=True)):
        if price >= higher:
            raise BadContent(
                f"{file}, {_word(dearer)}: the price must be above the {price} of {_word(guild)} (Q6), found {higher}"
            )
    if goods.prices[Guild.PORCELAIN] != 5:
        raise BadContent(f"{file}, porcelain: the price must be 5 (EL6), found {goods.prices[Guild.PORCELAIN]}")
    # The two Savings cards are one kind of influence card, so that they cannot differ.
    for coins in goods.savings:
        if coins != 2:
            raise BadContent(f"{file}, savings: both cards must give 2 coins (EL19), found {coins}")
    if goods.warehouses[0] is not Guild.WINE:
        raise BadContent(
            f"{file}, warehouses: the first card must give wine (EL21), found {_word(goods.warehouses[0])}"
        )


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
