"""VIENNA as pictures: the map, the cards, the missions and the tracks."""

from __future__ import annotations

from collections.abc import Sequence

from kaffeehaus.cli.svg import BRASS, CARD, EDGE, ENAMEL, INK, INK_2, LEFT, RULE, TOP, Picture, sheet
from kaffeehaus.cli.vienna.words import Words
from kaffeehaus.core.catalogue import word
from kaffeehaus.games.vienna.content import Building, Card, Content, Mission, Square
from kaffeehaus.games.vienna.content.validate_map import CARD_HEIGHT, CARD_WIDTH, HEIGHT, RADIUS, WIDTH
from kaffeehaus.games.vienna.terms import Bribe, Info, Seal
from kaffeehaus.games.vienna.words import card_number
from kaffeehaus.locale import Texts

GROUNDS = {
    Bribe.CHOCOLATE: "#8167ab",
    Bribe.WINE: "#cf6f9b",
    Bribe.MAGAZINE: "#e0924b",
    Bribe.COFFEE: "#93694a",
    Bribe.TOBACCO: "#8b9398",
}
"""The colours behind the buildings."""
ROAD, ROAD_EDGE, LAND, TILE = "#fffdf6", "#bfa878", "#f4ead3", "#fffaf0"
SCALE = 2
GAP = 10


def drawn(content: Content, texts: Texts) -> dict[str, str]:
    """Every picture by the name of its file."""
    texts = texts.of("vienna")
    words, note = Words(texts, content, str), texts.text("picture-note", digest=content.digest)
    return {
        "vienna-map.svg": _map(content, texts.text("picture-map"), note),
        "vienna-cards.svg": _cards(content, words, texts.text("picture-cards"), note),
        "vienna-missions.svg": _missions(content, words, texts.text("picture-missions", game="VIENNA"), note),
        "vienna-tracks.svg": _tracks(content, words, texts.text("picture-tracks"), note),
    }


# The map --------------------------------------------------------------------------------------------------------------


def _map(content: Content, title: str, note: str) -> str:
    picture = Picture("vienna", title, WIDTH * SCALE + 2 * LEFT, HEIGHT * SCALE + TOP + LEFT, note)
    picture.box(LEFT, TOP, WIDTH * SCALE, HEIGHT * SCALE, LAND, round=8, line=EDGE, thick=2)
    roads = [
        (_at(s.x, s.y), _at(b.x, b.y)) for s in content.squares for b in (content.buildings[n] for n in s.buildings)
    ]
    for thick, stroke in ((11, ROAD_EDGE), (8, ROAD)):
        for here, there in roads:
            picture.line((*here, *there), stroke, thick)
    for square in content.squares:
        _square(picture, square)
    for building in content.buildings:
        _building(picture, building)
    return picture.svg()


def _at(x: float, y: float) -> tuple[float, float]:
    return LEFT + x * SCALE, TOP + y * SCALE


def _square(picture: Picture, square: Square) -> None:
    x, y = _at(square.x, square.y)
    half = RADIUS * SCALE * 0.72
    picture.box(x - half, y - half, 2 * half, 2 * half, TILE, round=5, line=INK_2, thick=2)
    picture.text(x, y + 8, str(square.value), 24, anchor="middle", weight="bold")
    picture.text(x + half - 3, y - half + 10, str(square.index), 9, fill=INK_2, anchor="end")
    picture.text(x, y + half + 13, square.name, 12, fill=INK_2, anchor="middle", halo=LAND, fit=104)


def _building(picture: Picture, building: Building) -> None:
    wide, high, strip = CARD_WIDTH * SCALE, CARD_HEIGHT * SCALE, 26
    x, y = _at(building.x - CARD_WIDTH / 2, building.y - CARD_HEIGHT / 2)
    picture.box(x, y, wide, high, GROUNDS[building.colour], round=7, line=INK, thick=2.5)
    picture.icon(f"chip-{word(building.colour)}", x + 7, y + 7, 34)
    picture.box(x + wide - 61, y + 7, 53, 36, "#ffffff", round=2)
    picture.icon(f"f-{word(building.flag)}", x + wide - 60, y + 8, 51, height=34)
    picture.icon("seal", x + wide - 47, y + 45, 36)
    picture.icon(f"s-{word(building.seal)}", x + wide - 40, y + 52, 22, "#3a2410")
    if building.letter:
        picture.box(x + 7, y + 46, 32, 32, ENAMEL, round=4, line="#ffffff", thick=2)
        picture.text(x + 23, y + 70, building.letter, 22, fill="#ffffff", anchor="middle", weight="bold")
    picture.text(x + wide / 2 - 4, y + 50, str(building.index), 26, fill="#fff8e8", anchor="middle", weight="bold")
    picture.box(x + 1.5, y + high - strip, wide - 3, strip - 1.5, "#fdf8ea", round=5)
    picture.text(x + wide / 2, y + high - 8, building.short, 17, anchor="middle", weight="bold", fit=wide - 12)


# Cards, missions, tracks ----------------------------------------------------------------------------------------------


def _cards(content: Content, words: Words, title: str, note: str) -> str:
    wide, high = size = 168, 122
    return sheet(
        ("vienna", title, note),
        content.cards,
        10,
        size,
        GAP,
        lambda picture, card, x, y: _card(picture, card, words, x, y, wide, high),
    )


def _card(picture: Picture, card: Card, words: Words, x: float, y: float, wide: float, high: float) -> None:
    picture.box(x, y, wide, high, CARD, round=7, line=INK_2)
    picture.icon(f"chip-{word(card.bribe)}", x + 6, y + 5, 34)
    picture.icon(f"i-{word(card.info)}", x + wide - 38, y + 7, 30)
    picture.text(x + wide / 2, y + 30, card_number(card.number), 19, anchor="middle", weight="bold", fill=BRASS)
    picture.line((x + 8, y + 46, x + wide - 8, y + 46), RULE, 1)
    picture.paragraph(x + 9, y + 64, words.ability(card.number), 13, wide - 16)


def _missions(content: Content, words: Words, title: str, note: str) -> str:
    wide, high = size = 236, 138
    return sheet(
        ("vienna", title, note),
        content.missions,
        6,
        size,
        GAP,
        lambda picture, mission, x, y: _mission(picture, mission, words, x, y, wide, high),
    )


def _mission(picture: Picture, mission: Mission, words: Words, x: float, y: float, wide: float, high: float) -> None:
    picture.box(x, y, wide, high, CARD, round=7, line=INK_2)
    picture.icon(f"f-{word(mission.flag)}", x + 10, y + 10, 42, height=28)
    picture.text(x + 62, y + 31, mission.id, 19, weight="bold", fill=BRASS)
    for place, (number, icon, color) in enumerate(
        ((mission.points, "o-point", BRASS), (mission.shillings, "o-coin", INK))
    ):
        right = x + wide - 10 - 58 * place
        picture.icon(icon, right - 20, y + 14, 20, color)
        picture.text(right - 24, y + 31, str(number), 20, anchor="end", weight="bold")
    picture.line((x + 10, y + 48, x + wide - 10, y + 48), RULE, 1)
    _needs(picture, mission, x + 10, y + 56)
    # The drawn map numbers the buildings like the rows; the lines and columns of the terminal are not on it.
    picture.paragraph(x + 10, y + 106, words.needs(mission.id), 12.5, wide - 18, most=2)


def _needs(picture: Picture, mission: Mission, x: float, y: float) -> None:
    """What a mission asks for, icon by icon."""
    step = min(36.0, 216 / max(1, len(mission.needs)))
    for place, need in enumerate(mission.needs):
        at = x + place * step
        if isinstance(need, Bribe):
            picture.icon(f"chip-{word(need)}", at, y, 32)
        elif isinstance(need, Info):
            picture.icon(f"i-{word(need)}", at + 2, y + 2, 28)
        elif isinstance(need, Seal):
            picture.icon("seal", at, y, 32)
            picture.icon(f"s-{word(need)}", at + 6, y + 6, 20, "#3a2410")
        else:
            picture.box(at, y, 32, 32, ENAMEL, round=4)
            picture.text(at + 16, y + 24, str(need), 22, fill="#ffffff", anchor="middle", weight="bold")


def _tracks(content: Content, words: Words, title: str, note: str) -> str:
    space, apart = 34, 14
    longest = max(sum(track.areas) * space + len(track.areas) * apart for track in content.tracks)
    picture = Picture("vienna", title, max(620, 2 * LEFT + 170 + longest), TOP + len(content.tracks) * 58 + LEFT, note)
    for line, track in enumerate(content.tracks):
        y = TOP + line * 58
        picture.icon(f"i-{word(track.info)}", LEFT, y + 4, 34)
        picture.text(LEFT + 44, y + 28, words.texts.text("info", info=word(track.info)), 15, weight="bold", fit=120)
        _areas(picture, track.areas, LEFT + 170, y, space, apart)
    return picture.svg()


def _areas(picture: Picture, areas: Sequence[int], x: float, y: float, space: float, apart: float) -> None:
    for area, length in enumerate(areas, start=1):
        for _ in range(length):
            picture.box(x + 2, y + 6, space - 4, 32, CARD, round=4, line=INK_2)
            picture.text(x + space / 2, y + 28, str(area), 16, anchor="middle", fill=BRASS, weight="bold")
            x += space
        if area < len(areas):
            picture.line((x + apart / 2, y, x + apart / 2, y + 44), BRASS, 2)
        x += apart
