"""The city as a map of letters: thirty buildings in five rows, the squares between them, and the list of squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from kaffeehaus.cli.vienna import style
from kaffeehaus.core.catalogue import word
from kaffeehaus.games.vienna.content import CONTENT, Building, Square
from kaffeehaus.games.vienna.words import COLUMNS, ROWS, spot
from kaffeehaus.locale import Texts

BOARD_WIDTH = 844
MARGIN = 2
WIDE = 96
"""From so many columns on the gaps between buildings are wider."""
LIST_COLUMNS = 3


class CityMap:
    """A drawing of the city for a width, from a view and the prices of the viewer."""

    def __init__(self, texts: Texts, view: Mapping[str, Any], prices: Mapping[int, int], width: int) -> None:
        self.texts = texts
        self.view = view
        self.city = view["city"]
        self.prices = prices
        self.advanced = view["options"]["version"] == "advanced"
        self.gap = 4 if width >= WIDE else 3
        self.cell = (width - MARGIN - (COLUMNS - 1) * self.gap) // COLUMNS
        self.width = MARGIN + COLUMNS * self.cell + (COLUMNS - 1) * self.gap

    def lines(self) -> list[Text]:
        """The map, row by row."""
        found = [self._heading()]
        for row in range(len(ROWS)):
            found += self._row(row)
            if row + 1 < len(ROWS):
                found.append(self._between(row))
        return found

    def _heading(self) -> Text:
        line = Text(" " * MARGIN, style.QUIET)
        for column in range(COLUMNS):
            line.append(str(column + 1).ljust(self.cell + (self.gap if column + 1 < COLUMNS else 0)))
        return line

    def _row(self, row: int) -> list[Text]:
        lines = [Text(f"{ROWS[row]} "), Text(" " * MARGIN), Text(" " * MARGIN)]
        joints = {min(q.buildings): q for q in CONTENT.squares if _in_row(q, row)}
        for building in CONTENT.buildings[row * COLUMNS : (row + 1) * COLUMNS]:
            # The last column needs no room for a square on its right.
            pitch = self.cell if building.index % COLUMNS == COLUMNS - 1 else self.cell + self.gap
            token = self._token(joints[building.index]) if building.index in joints else Text()
            name = Text(building.short)
            name.truncate(min(pitch, self.cell + self.gap - 1), overflow="ellipsis")
            features = self._features(building)
            features.append(" " * (self.cell - 1 - features.cell_len))
            for line, part in zip(lines, (name, features.append_text(token), self._people(building)), strict=True):
                part.truncate(pitch, pad=True)
                line.append_text(part)
        return lines

    def _features(self, building: Building) -> Text:
        bribe, flag = word(building.colour), self.city["flags"][building.index]
        features = Text()
        features.append(self.texts.text("bribe.code", bribe=bribe), style.BRIBE_STYLE[bribe])
        features.append(" " + self.texts.text("flag.code", flag=flag))
        if self.advanced:
            features.append(" " + self.texts.text("seal.code", seal=word(building.seal)))
        return features

    def _people(self, building: Building) -> Text:
        parts = []
        if self.advanced and building.letter:
            parts.append(Text(f"({building.letter})", style.QUIET))
        agents = Text()
        for seat in self.city["agents"][building.index]:
            colour = self.view["desks"][seat]["colour"]
            agents.append(self.texts.text("colour.letter", colour=colour), style.PLAYER_STYLE[colour])
        if agents:
            parts.append(agents)
        if self.city["stefan"] == building.index:
            parts.append(Text(self.texts.text("stefan.code"), style.TITLE))
        if building.index in self.prices:
            parts.append(Text(self.texts.text("city-price", price=self.prices[building.index]), style.PRICE))
        return Text(" ").join(parts)

    def _token(self, square: Square) -> Text:
        tile = self.city["tiles"][square.index]
        if tile is None:
            return Text("·", style=style.QUIET)
        return Text(str(square.value)).append(self.texts.text("info.code", info=tile), style.INFO_STYLE[tile])

    def _between(self, row: int) -> Text:
        """The squares between two rows, each near its own place; neighbours are kept apart by a blank."""
        line = Text()
        for square in sorted((q for q in CONTENT.squares if _below_row(q, row)), key=lambda q: q.x):
            token = self._token(square)
            at = max(round(square.x / BOARD_WIDTH * self.width) - 1, line.cell_len + (1 if line else 0))
            line.append(" " * (at - line.cell_len))
            line.append_text(token)
        return line

    def squares(self, seat: int | None) -> list[Text]:
        """Every square that still holds a tile, with its buildings, in columns."""
        own = set(self.view["desks"][seat]["agents"]) if seat is not None else set()
        items = [self._square(q, own) for q in CONTENT.squares if self.city["tiles"][q.index] is not None]
        if not items:
            return [Text(self.texts.text("squares-none"))]
        width = (self.width + 1) // LIST_COLUMNS
        height = -(-len(items) // LIST_COLUMNS)
        lines = []
        for row in range(height):
            line = Text()
            for item in items[row::height]:
                item.truncate(width - 1, pad=True)
                line.append_text(item)
                line.append(" ")
            lines.append(line)
        return lines

    def _square(self, square: Square, own: set[int]) -> Text:
        tile = self.city["tiles"][square.index]
        roads = Text(f" {square.value}")
        roads.append(self.texts.text("info.code", info=tile), style.INFO_STYLE[tile])
        for building in square.buildings:
            mine = building in own
            roads.append(f" {spot(building)}{'*' if mine else ''}", style.TITLE if mine else "")
        name = Text(square.name)
        room = (self.width + 1) // LIST_COLUMNS - 1 - roads.cell_len
        name.truncate(max(3, room), overflow="ellipsis", pad=True)
        return name.append_text(roads)


def _in_row(square: Square, row: int) -> bool:
    return all(b // COLUMNS == row for b in square.buildings)


def _below_row(square: Square, row: int) -> bool:
    rows = {b // COLUMNS for b in square.buildings}
    return min(rows) == row and max(rows) > row
