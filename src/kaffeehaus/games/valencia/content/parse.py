"""Turns the rows of a TOML table into typed values and names the file, row and cell of whatever it cannot read."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from kaffeehaus.core import content_tables
from kaffeehaus.core.catalogue import word
from kaffeehaus.core.content_tables import shown
from kaffeehaus.games.valencia.content.model import Cell, Face, Fountain, Goods, Layout, Mission, RoundBoard, Tile
from kaffeehaus.games.valencia.terms import FORMULAS, Ability, Guild, MissionKind

T = TypeVar("T")

TILE_COLUMNS = ("front", "back")
FACE_COLUMNS = ("a", "b", "c", "d", "e", "f")
BIG_COLUMNS = ("tile", "face", "half-turn")
SMALL_COLUMNS = ("tile", "face")
FOUNTAIN_COLUMNS = ("value", "ability")
ROUND_COLUMNS = ("B", "D", "F")
MISSION_COLUMNS = ("id", "kind", "argument", "points", "failure")
PRICE_COLUMNS = ("guild", "price")
CENTRAL_COLUMNS = ("value",)
CARD_COLUMNS = ("first card", "second card")

FOUNTAIN = "fountain"
"""The word for a fountain space."""

COSTS = range(6)
"""The costs that missions ask for (M1)."""

HOLDINGS = ("coins", "goods")
"""What M11 and M12 count."""

WITH_HOLDINGS = {MissionKind.MORE_THAN_NEIGHBOUR: 11, MissionKind.TEN_MINUS: 12}
"""The two kinds that come once for coins and once for goods, with their rule numbers."""

FAILURE = 3
"""What a failed mission costs where the table does not say it: this project's choice, and printed on M16 (EL17)."""


def _mission_cards() -> dict[str, tuple[MissionKind, int | Guild | str | None]]:
    cards: dict[str, tuple[MissionKind, int | Guild | str | None]] = {}
    for number, kind in enumerate(MissionKind, start=1):
        if kind is MissionKind.COST:
            cards |= {f"M01-{cost}": (kind, cost) for cost in COSTS}
        elif kind is MissionKind.GUILD:
            cards |= {f"M02-{word(guild)}": (kind, guild) for guild in Guild}
        elif kind in WITH_HOLDINGS:
            cards |= {f"M{number:02}-{holding}": (kind, holding) for holding in HOLDINGS}
        else:
            cards[f"M{number:02}"] = (kind, None)
    return cards


MISSION_CARDS = _mission_cards()
"""The kind and the argument of each of the 35 missions by id, in catalogue order."""

MISSION_IDS = tuple(MISSION_CARDS)
"""The 35 ids in catalogue order."""

NOUN: dict[type[Enum], str] = {Guild: "guild", Ability: "ability", MissionKind: "kind of mission"}


class Row(content_tables.Row):
    """One row of a table of Valencia, with the reading of spaces."""

    nouns = NOUN

    def space(self, column: str) -> Cell:
        """The cell as a space of a tile: a fountain space, or a guild and a cost."""
        value = self.text(column)
        if value == FOUNTAIN:
            return Cell(None, 0)
        word, _, cost = value.partition(" ")
        guild = next((guild for guild in Guild if guild.name.lower() == word), None)
        if guild is None or cost not in map(str, COSTS):
            self.refuse(
                f'{column} must be "{FOUNTAIN}" or a guild and a cost from 0 to 5 (M1), as in "wine 2", '
                f"found {shown(value)}"
            )
        return Cell(guild, int(cost))


def parse_tiles(file: str, key: str, rows: list[object]) -> tuple[Tile, ...]:
    """The tiles of tiles.toml that are listed under one key, big or small."""

    def tile(index: int, row: Row) -> Tile:
        return Tile(index, key == "small", (_face(row, "front"), _face(row, "back")))

    return content_tables.parsed(Row, file, TILE_COLUMNS, rows, _counted(f"{key} tile"), tile)


def _face(tile: Row, side: str) -> Face:
    spaces = Row(f"{tile.place}, {side}", FACE_COLUMNS, tile.items(side))
    return Face(tuple(spaces.space(column) for column in FACE_COLUMNS))


def parse_layout(file: str, key: str, rows: list[object]) -> tuple[Layout, ...]:
    """The first-game city of tiles.toml that is listed under one key; the small tiles know no half-turn."""
    columns = SMALL_COLUMNS if key == "first_small" else BIG_COLUMNS

    def layout(position: int, row: Row) -> Layout:
        return Layout(row.number("tile"), row.number("face"), "half-turn" in columns and row.truth("half-turn"))

    return content_tables.parsed(Row, file, columns, rows, _counted(f"{key}, place"), layout)


def parse_fountains(file: str, rows: list[object]) -> tuple[Fountain, ...]:
    """The rows of fountains.toml; printed fountains bear no number, so each is named after what it shows."""

    def face(_: int, row: Row) -> tuple[int, Ability | None]:
        return row.number("value"), None if row.cell("ability") == "" else row.kind("ability", Ability)

    faces = content_tables.parsed(Row, file, FOUNTAIN_COLUMNS, rows, _counted("fountain"), face)
    return tuple(
        Fountain(index, _fountain_id(face, faces.count(face), faces[:index].count(face)), *face)
        for index, face in enumerate(faces)
    )


def parse_central(file: str, cells: list[object]) -> tuple[Fountain, ...]:
    """The central fountain of fountains.toml, numbered after the ten; it has no ability (Q5)."""
    named = "central"

    def central(_: int, row: Row) -> Fountain:
        return Fountain(10, named, row.number("value"), None)

    return content_tables.parsed(Row, file, CENTRAL_COLUMNS, [cells], lambda *_: named, central)


def _fountain_id(face: tuple[int, Ability | None], alike: int, before: int) -> str:
    """Such as palm-4 or plain-5b; a letter tells those apart that show the same."""
    value, ability = face
    return f"{ability.value if ability else 'plain'}-{value}{chr(ord('a') + before) if alike > 1 else ''}"


def parse_rounds(file: str, rows: list[object]) -> tuple[RoundBoard, ...]:
    """The rows of rounds.toml."""

    def board(index: int, row: Row) -> RoundBoard:
        return RoundBoard(index, (row.word("B", Guild), row.word("D", Guild), row.word("F", Guild)))

    return content_tables.parsed(Row, file, ROUND_COLUMNS, rows, _counted("board"), board)


def parse_missions(file: str, rows: list[object]) -> tuple[Mission, ...]:
    """The rows of missions.toml in catalogue order; the last column may be left out."""
    content_tables.check_game(file, rows, MISSION_IDS, "mission of Valencia (L5)")
    whole = content_tables.completed(MISSION_COLUMNS, rows)
    missions = content_tables.parsed(Row, file, MISSION_COLUMNS, whole, _mission_place, _mission)
    return tuple(sorted(missions, key=lambda mission: mission.index))


def _mission(position: int, row: Row) -> Mission:
    id = row.text("id")
    if id not in MISSION_IDS:
        row.refuse(f"{shown(id)} is no mission (L5); allowed: {', '.join(MISSION_IDS)}")
    kind = row.kind("kind", MissionKind)
    argument: int | Guild | str | None
    if kind is MissionKind.COST:
        argument = row.number("argument")
    elif kind is MissionKind.GUILD:
        argument = row.word("argument", Guild)
    elif kind in WITH_HOLDINGS:
        argument = row.text("argument")
        if argument not in HOLDINGS:
            row.unknown(argument, f"argument (M{WITH_HOLDINGS[kind]})", HOLDINGS)
    else:
        argument = None
        if row.cell("argument") != "":
            row.refuse(f'{kind.value} has no argument, so "" is needed, found {shown(row.cell("argument"))}')
    usual = 0 if kind in FORMULAS else FAILURE
    failure = usual if row.cell("failure") is None else row.number("failure")
    return Mission(MISSION_IDS.index(id), id, kind, argument, row.number("points"), failure)


def parse_goods(file: str, lists: dict[str, list[object]]) -> tuple[Goods, ...]:
    """The three lists of goods.toml as the one row they are, the prices in the order of the guilds."""

    def price(position: int, row: Row) -> tuple[Guild, int]:
        return row.word("guild", Guild), row.number("price")

    prices = content_tables.parsed(Row, file, PRICE_COLUMNS, lists["prices"], _price_place, price)
    words = (guild.name.lower() for guild in Guild)
    faults = content_tables.Faults(
        content_tables.exactly_once(f"{file}: a price of", "(L4)", words, (guild.name.lower() for guild, _ in prices))
    )
    faults.refuse()

    def pair(key: str, make: Callable[[Row], T]) -> T:
        return content_tables.parsed(Row, file, CARD_COLUMNS, [lists[key]], lambda *_: key, lambda _, row: make(row))[0]

    savings = pair("savings", lambda row: (row.number("first card"), row.number("second card")))
    cards = pair("warehouses", lambda row: (row.word("first card", Guild), row.word("second card", Guild)))
    return (Goods(tuple(price for _, price in sorted(prices)), savings, cards),)


def _counted(noun: str) -> Callable[[int, object], str]:
    """Rows that are known by their position count from 0."""
    return lambda position, first: f"{noun} {position}"


def _mission_place(position: int, first: object) -> str:
    """A row whose id is itself broken can only be found by counting."""
    return f"{first}" if first in MISSION_IDS else f"row {position + 1}"


def _price_place(position: int, first: object) -> str:
    return f"{first}" if first in [guild.name.lower() for guild in Guild] else f"prices, row {position + 1}"
