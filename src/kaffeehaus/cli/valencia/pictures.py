"""VALENCIA as pictures: the cities of the first game, the tiles, the missions, and fountains, boards and goods."""

from __future__ import annotations

from collections.abc import Iterable

from kaffeehaus.cli.svg import BRASS, CARD, EDGE, INK, INK_2, LEFT, RULE, TOP, Picture, sheet
from kaffeehaus.cli.valencia.words import Words
from kaffeehaus.core.catalogue import word
from kaffeehaus.games.valencia.content import Cell, Content, Face, Fountain, Mission, Tile
from kaffeehaus.games.valencia.content.places import laid, place
from kaffeehaus.games.valencia.missions import COUNCIL_NEEDED
from kaffeehaus.games.valencia.terms import FORMULAS, SIDE, Guild
from kaffeehaus.locale import Texts

GROUNDS = {
    Guild.ORANGES: "#fde6cd",
    Guild.DRIED_FRUIT: "#efe0bd",
    Guild.WINE: "#f6d9e2",
    Guild.CLOTHES: "#d3ebe4",
    Guild.PORCELAIN: "#dbe7f8",
}
"""The colours of the guilds' spaces."""
STONE, WALL, WATER, COIN, COIN_EDGE = "#e9dcc0", "#d9b983", "#bfe0f0", "#f1c95c", "#7d5a14"
SPACE = 84
GAP = 12


def drawn(content: Content, texts: Texts) -> dict[str, str]:
    """Every picture by the name of its file."""
    texts = texts.of("valencia")
    words, note = Words(texts, content), texts.text("picture-note", digest=content.digest)
    return {
        "valencia-city.svg": _cities(content, texts, note),
        "valencia-tiles.svg": _tiles(content, texts, note),
        "valencia-missions.svg": _missions(content, words, texts.text("picture-missions", game="VALENCIA"), note),
        "valencia-boards.svg": _boards(content, words, texts, note),
    }


# Cities and tiles -----------------------------------------------------------------------------------------------------


def _cities(content: Content, texts: Texts, note: str) -> str:
    rim = 26
    wide = 2 * LEFT + 12 * SPACE + 6 * rim
    picture = Picture("valencia", texts.text("picture-city"), wide, TOP + 7 * SPACE + 2 * rim + 20 + LEFT, note)
    cities = (
        (False, content.tiles_big, content.first_big, "picture-city-big"),
        (True, content.tiles_small, content.first_small, "picture-city-small"),
    )
    x = LEFT + rim
    for small, tiles, layout, title in cities:
        side, y = (5 if small else SIDE), TOP + rim + 20
        picture.text(x - rim, y - rim - 6, texts.text(title), 15, weight="bold", fill=INK_2)
        picture.box(
            x - rim + 4, y - rim + 4, side * SPACE + 2 * rim - 8, side * SPACE + 2 * rim - 8, WALL, round=12, line=EDGE
        )
        for number, cell in enumerate(laid(small, tiles, layout)):
            if cell is not None:
                _space(picture, cell, x + number % SIDE * SPACE, y + number // SIDE * SPACE)
        middle = side // 2 * SPACE
        picture.box(x + middle + 2, y + middle + 2, SPACE - 4, SPACE - 4, WATER, round=6, line="#10405f", thick=3)
        _fountain_face(picture, content.central, x + middle, y + middle)
        for position, lay in enumerate(layout):
            cells = place(small, position, lay)
            column, row = min(n % SIDE for n in cells), min(n // SIDE for n in cells)
            across = max(n % SIDE for n in cells) - column + 1
            _frame(
                picture,
                x + column * SPACE,
                y + row * SPACE,
                across,
                f"{lay.tile}{'ab'[lay.face]}{'↻' if lay.turned else ''}",
            )
            for n in cells:
                if {n + 1, n + SIDE, n + SIDE + 1} <= set(cells):
                    picture.icon("tree", x + (n % SIDE + 1) * SPACE - 9, y + (n // SIDE + 1) * SPACE - 9, 18)
        x += side * SPACE + 3 * rim
    return picture.svg()


def _frame(picture: Picture, x: float, y: float, across: int, name: str) -> None:
    """The edge of a tile of six spaces, and its name."""
    picture.box(x + 1, y + 1, across * SPACE - 2, 6 // across * SPACE - 2, "none", round=7, line="#8a5a2b", thick=4)
    picture.text(x + 8, y + 17, name, 12, fill="#8a5a2b", weight="bold", halo="#fffaf0")


def _space(picture: Picture, cell: Cell, x: float, y: float) -> None:
    if cell.guild is None:
        picture.box(x + 2, y + 2, SPACE - 4, SPACE - 4, STONE, round=5)
        picture.icon("fountain", x + 24, y + 24, SPACE - 48)
        return
    picture.box(x + 2, y + 2, SPACE - 4, SPACE - 4, GROUNDS[cell.guild], round=5, line="#fffaf0", thick=2)
    picture.icon(f"g-{word(cell.guild)}", x + 16, y + 14, 46)
    _coin(picture, x + SPACE - 18, y + SPACE - 18, cell.cost)


def _coin(picture: Picture, x: float, y: float, value: int) -> None:
    picture.disc(x, y, 14, COIN, COIN_EDGE)
    picture.text(x, y + 7, str(value), 19, anchor="middle", weight="bold")


def _fountain_face(picture: Picture, value: int, x: float, y: float) -> None:
    picture.icon("fountain", x + 12, y + 10, SPACE - 34)
    picture.add(f'<path d="M{x + 54:g} {y + 48:g}h24v14q0 12-12 17-12-5-12-17z" fill="#10405f"/>')
    picture.text(x + 66, y + 69, str(value), 18, fill="#ffffff", anchor="middle", weight="bold")


def _tiles(content: Content, texts: Texts, note: str) -> str:
    columns, wide, high = 4, 3 * SPACE, 2 * SPACE
    tiles = (*content.tiles_big, *content.tiles_small)
    faces = [(tile, side, face) for tile in tiles for side, face in enumerate(tile.faces)]
    lines = len(faces) // columns
    size = 2 * LEFT + columns * (wide + 2 * GAP) - 2 * GAP, TOP + lines * (high + 40) + LEFT
    picture = Picture("valencia", texts.text("picture-tiles"), *size, note)
    for number, (tile, side, face) in enumerate(faces):
        x, y = LEFT + number % columns * (wide + 2 * GAP), TOP + number // columns * (high + 40)
        picture.text(x, y + 14, _tile_name(texts, tile, side), 14, weight="bold", fill=INK_2)
        _face(picture, face, x, y + 20)
    return picture.svg()


def _tile_name(texts: Texts, tile: Tile, side: int) -> str:
    size, face = ("small" if tile.small else "big"), ("back" if side else "front")
    return texts.text("picture-tile", size=size, number=str(tile.index), face=face)


def _face(picture: Picture, face: Face, x: float, y: float) -> None:
    for number, cell in enumerate(face.cells):
        _space(picture, cell, x + number % 3 * SPACE, y + number // 3 * SPACE)
    picture.box(x + 1, y + 1, 3 * SPACE - 2, 2 * SPACE - 2, "none", round=7, line="#8a5a2b", thick=4)
    for column in (1, 2):
        picture.icon("tree", x + column * SPACE - 9, y + SPACE - 9, 18)


# Missions, fountains, boards, goods -----------------------------------------------------------------------------------


def _missions(content: Content, words: Words, title: str, note: str) -> str:
    wide, high = size = 264, 116
    return sheet(
        ("valencia", title, note),
        content.missions,
        5,
        size,
        GAP,
        lambda picture, mission, x, y: _mission(picture, mission, words, x, y, wide, high),
    )


def _mission(picture: Picture, mission: Mission, words: Words, x: float, y: float, wide: float, high: float) -> None:
    picture.box(x, y, wide, high, CARD, round=7, line=INK_2)
    picture.text(x + 12, y + 29, mission.id, 17, weight="bold", fill=BRASS, fit=130)
    if mission.kind not in FORMULAS:
        picture.icon("prestige", x + wide - 118, y + 11, 22)
        picture.text(x + wide - 52, y + 29, f"+{mission.points}", 19, anchor="end", weight="bold", fill="#27663a")
        picture.text(x + wide - 12, y + 29, f"−{mission.failure}", 19, anchor="end", weight="bold", fill="#9b2d16")
    picture.line((x + 10, y + 42, x + wide - 10, y + 42), RULE, 1)
    # How many members the council asks for depends on the number of players; nothing else does.
    needs = {words.needs(mission.id, players) for players in COUNCIL_NEEDED}
    few, four, five = (COUNCIL_NEEDED[players] for players in (3, 4, 5))
    said = needs.pop() if len(needs) == 1 else words.texts.text("picture-council", few=few, four=four, five=five)
    picture.paragraph(x + 12, y + 63, said, 14, wide - 22, most=3)


def _boards(content: Content, words: Words, texts: Texts, note: str) -> str:
    wide = 132
    picture = Picture("valencia", texts.text("picture-boards"), 2 * LEFT + 10 * (wide + GAP) - GAP, TOP + 540, note)
    y = _titled(picture, texts.text("picture-fountains"), TOP)
    central = Fountain(len(content.fountains), "central", content.central, None)
    for number, fountain in enumerate(content.fountains):
        _fountain(picture, fountain, words, LEFT + number * (wide + GAP), y, wide)
    y = _titled(picture, texts.text("picture-central"), y + 166)
    _fountain(picture, central, words, LEFT, y, wide)
    x = LEFT + 2 * (wide + GAP)
    picture.text(x, y - 8, texts.text("picture-rounds"), 16, weight="bold", fill=INK_2)
    for number, board in enumerate(content.rounds):
        _board(picture, zip("BDF", board.guilds, strict=True), x + number * (wide + 40), y, wide + 26)
    y = _titled(picture, texts.text("picture-goods"), y + 166)
    for guild, price in zip(Guild, content.goods.prices, strict=True):
        _good(picture, words, guild, LEFT + guild * (wide + GAP), y, wide, price)
    x = LEFT + 6 * (wide + GAP)
    picture.text(x, y - 8, texts.text("picture-cards-special"), 16, weight="bold", fill=INK_2)
    for number, coins in enumerate(content.goods.savings):
        picture.box(x + number * 82, y, 74, 112, CARD, round=7, line=INK_2)
        picture.text(x + number * 82 + 12, y + 28, "1", 20, weight="bold")
        _coin(picture, x + number * 82 + 37, y + 66, coins)
    for number, guild in enumerate(content.goods.warehouses, start=2):
        picture.box(x + number * 82, y, 74, 112, CARD, round=7, line=INK_2)
        picture.text(x + number * 82 + 12, y + 28, "3", 20, weight="bold")
        picture.icon(f"g-{word(guild)}", x + number * 82 + 16, y + 44, 42)
    return picture.svg()


def _titled(picture: Picture, title: str, y: float) -> float:
    picture.text(LEFT, y + 18, title, 16, weight="bold", fill=INK_2)
    return y + 26


def _fountain(picture: Picture, fountain: Fountain, words: Words, x: float, y: float, wide: float) -> None:
    picture.box(x, y, wide, 140, WATER if fountain.ability is None else CARD, round=8, line="#10405f", thick=2)
    _fountain_face(picture, fountain.value, x + (wide - SPACE) / 2, y)
    if fountain.ability is not None:
        picture.icon(f"f-{fountain.ability.value}", x + 6, y + 6, 26, "#10405f")
        picture.paragraph(
            x + 8, y + 96, words.texts.text("ability", ability=fountain.ability.value), 12, wide - 14, most=3
        )


def _board(picture: Picture, guilds: Iterable[tuple[str, Guild]], x: float, y: float, wide: float) -> None:
    picture.box(x, y, wide, 92, CARD, round=8, line=INK_2)
    for number, (step, guild) in enumerate(guilds):
        at = x + 6 + number * (wide - 8) / 3
        picture.box(at, y + 6, (wide - 20) / 3, 80, GROUNDS[guild], round=6)
        picture.text(at + (wide - 20) / 6, y + 26, step, 17, anchor="middle", weight="bold")
        picture.icon(f"g-{word(guild)}", at + (wide - 20) / 6 - 19, y + 36, 38)


def _good(picture: Picture, words: Words, guild: Guild, x: float, y: float, wide: float, price: int) -> None:
    picture.box(x, y, wide, 112, GROUNDS[guild], round=8, line=INK_2)
    picture.icon(f"g-{word(guild)}", x + 14, y + 12, 56)
    _coin(picture, x + wide - 28, y + 42, price)
    picture.text(
        x + wide / 2, y + 98, words.texts.text("guild", guild=word(guild)), 15, anchor="middle", fill=INK, fit=wide - 12
    )
