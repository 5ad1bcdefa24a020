"""The tables as files that an owner of the box fills in; each says where on the components its columns are read."""

from __future__ import annotations

from collections.abc import Sequence

from kaffeehaus.core.content_tables import BLANK
from kaffeehaus.core.sheets import Cell, emptied, heading, listed, single
from kaffeehaus.games.valencia.content import model
from kaffeehaus.games.valencia.content.model import Content, Layout, Mission, Tile
from kaffeehaus.games.valencia.terms import FORMULAS, Guild

GUILDS = "oranges, dried_fruit, wine, clothes, porcelain"
LAST = (
    f'Where you have not looked yet, write "{BLANK}" in place of a value. "kaffeehaus content valencia check FOLDER" '
    "tells what is missing and which figure of the rulebook does not come out; then set the environment variable "
    "KAFFEEHAUS_VALENCIA_CONTENT to the folder. Comments, blanks and the files you leave out do not matter."
)

TILES = (
    "VALENCIA: the double-sided tiles of the city, 8 big ones for three to five players and 4 small ones for two, and "
    "the cities of the first game.",
    "big, small: one row for each tile with its front and its back; the first is tile 0. A face is six spaces, a b c "
    'over d e f in reading order. A space is "fountain", or a guild and the cost of settling there as in "wine 2". A '
    "big face has its fountain space in the middle, on b or e; a small face has it on b, and one small tile has a "
    "second one on d, on both faces.",
    "first_big, first_small: one row for each place of the city, clockwise from the top left; the first is place 0. "
    "Columns: tile, face (0 front, 1 back), and in the big city whether the tile lies half turned.",
    f"Guilds: {GUILDS}.",
)
FOUNTAINS = (
    "VALENCIA: the 10 fountains that can be built, in any order that stays, and the central fountain.",
    'fountains: columns points for each member beside it; ability, "" for none. central: the points of the central '
    "fountain.",
    "Abilities: mission (draw 2, keep 1), upgrade (a good for the next dearer), retrieve (a card from the discard "
    "pile), palm (move one), sell (one good).",
)
ROUNDS = (
    "VALENCIA: the 5 round boards, in any order that stays.",
    f"Columns: the guilds of the steps B, D and F. Guilds: {GUILDS}.",
)
MISSIONS = (
    "VALENCIA: the 35 missions, in any order.",
    "Columns: id by the list of the rules; kind and argument, which follow from it; points for success; points that a "
    "failure costs. The kinds ten-minus, route and alone count their own points and cannot fail: 0 and 0.",
)
GOODS = (
    "VALENCIA: the goods of the five guilds and two kinds of special influence cards of expansion 1.",
    "prices: columns guild, price printed on the good in coins. savings: the coins of the first and of the second "
    "Savings card. warehouses: the good of the first and of the second Warehouse card.",
)


def written(content: Content, empty: bool = False) -> dict[str, str]:
    """Every table as a file; empty ones keep only what the rulebook fixes."""
    return {
        "tiles.toml": heading(*TILES, LAST) + _tiles(content, empty),
        "fountains.toml": heading(*FOUNTAINS, LAST) + _fountains(content, empty),
        "rounds.toml": heading(*ROUNDS, LAST) + "\n" + listed("rounds", _rounds(content, empty)),
        "missions.toml": heading(*MISSIONS, LAST)
        + "\n"
        + listed("missions", [_mission(m, empty) for m in content.missions]),
        "goods.toml": heading(*GOODS, LAST) + _goods(content, empty),
    }


def rows(content: Content) -> dict[str, tuple[object, ...]]:
    """What every table holds, row by row."""
    goods = content.goods
    return {
        "tiles.toml": (*content.tiles_big, *content.tiles_small, *content.first_big, *content.first_small),
        "fountains.toml": (*content.fountains, content.central),
        "rounds.toml": content.rounds,
        "missions.toml": content.missions,
        "goods.toml": (*goods.prices, goods.savings, goods.warehouses),
    }


def _tiles(content: Content, empty: bool) -> str:
    cities = (("first_big", content.first_big), ("first_small", content.first_small))
    return "".join(
        f"\n{text}"
        for text in (
            *(_faces(key, tiles, empty) for key, tiles in (("big", content.tiles_big), ("small", content.tiles_small))),
            *(listed(key, _layout(key, layout, empty)) for key, layout in cities),
        )
    )


def _faces(key: str, tiles: Sequence[Tile], empty: bool) -> str:
    rows: list[list[Cell]] = [[_space(cell) for cell in face.cells] for tile in tiles for face in tile.faces]
    lines = listed(key, emptied(rows) if empty else rows).splitlines()
    faces = lines[1:-1]
    pairs = [
        line
        for tile, (front, back) in zip(tiles, zip(faces[::2], faces[1::2], strict=True), strict=True)
        for line in (f"  [ # tile {tile.index}", f"  {front}", f"  {back}", "  ],")
    ]
    return "\n".join([lines[0], *pairs, lines[-1]]) + "\n"


def _space(cell: model.Cell) -> str:
    return "fountain" if cell.guild is None else f"{_word(cell.guild)} {cell.cost}"


def _layout(key: str, layout: Sequence[Layout], empty: bool) -> list[list[Cell]]:
    rows: list[list[Cell]] = [[lay.tile, lay.face, *([] if key == "first_small" else [lay.turned])] for lay in layout]
    return emptied(rows) if empty else rows


def _fountains(content: Content, empty: bool) -> str:
    rows: list[list[Cell]] = [[f.value, f.ability.value if f.ability else ""] for f in content.fountains]
    central: list[Cell] = [BLANK if empty else content.central]
    return f"\n{listed('fountains', emptied(rows) if empty else rows)}\n{single('central', central)}"


def _rounds(content: Content, empty: bool) -> list[list[Cell]]:
    rows: list[list[Cell]] = [[_word(guild) for guild in board.guilds] for board in content.rounds]
    return emptied(rows) if empty else rows


def _mission(mission: Mission, empty: bool) -> list[Cell]:
    argument: Cell = "" if mission.argument is None else mission.argument
    known: Cell = _word(argument) if isinstance(argument, Guild) else argument
    row: list[Cell] = [mission.id, mission.kind.value, known, mission.points, mission.failure]
    return emptied([row], 0, 1, 2)[0] if empty and mission.kind not in FORMULAS else row


def _goods(content: Content, empty: bool) -> str:
    goods = content.goods
    prices: list[list[Cell]] = [[_word(guild), price] for guild, price in zip(Guild, goods.prices, strict=True)]
    cards: dict[str, list[Cell]] = {
        "savings": list(goods.savings),
        "warehouses": [_word(guild) for guild in goods.warehouses],
    }
    singles = [single(key, [BLANK] * len(row) if empty else row) for key, row in cards.items()]
    return "".join(f"\n{text}" for text in (listed("prices", emptied(prices, 0) if empty else prices), *singles))


def _word(guild: Guild) -> str:
    return guild.name.lower()
