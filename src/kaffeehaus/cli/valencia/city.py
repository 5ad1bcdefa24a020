"""The city as a grid of boxes: quarters are framed, trees and palms stand on the crossings inside them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rich.text import Text

from kaffeehaus.cli.valencia import style
from kaffeehaus.cli.valencia.words import Words
from kaffeehaus.games.valencia.board import quarters
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.scoring import CENTRAL_VALUE
from kaffeehaus.games.valencia.terms import SIDE

BOX = 8
"""Columns inside a box."""
MARGIN = 2
TREE, PALM, EMPTY, CHOOSABLE = "o", "♠", "┄┄", "*"
_JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Frames by the lines that meet: 1 from above, 2 from below, 4 from the left, 8 from the right."""


class CityMap:
    """A drawing of the city from a view, with marks on what may be chosen."""

    def __init__(self, words: Words, view: Mapping[str, Any], choosable: Collection[int]) -> None:
        self.words = words
        self.texts = words.texts
        self.city = view["city"]
        self.colours = [desk["colour"] for desk in view["desks"]]
        self.choosable = choosable
        self.side = 5 if self.city["small"] else SIDE
        self.width = MARGIN + self.side * (BOX + 1) + 1
        self.quarter = quarters(self.city["small"])
        self.owner = {cell: seat for seat, cells in enumerate(self.city["members"]) for cell in cells}

    def lines(self) -> list[Text]:
        """The map, row by row."""
        heading = Text(" " * MARGIN, style.QUIET)
        for column in range(self.side):
            heading.append("abcdefg"[column].center(BOX + 1))
        found = [heading]
        for row in range(self.side):
            found += [self._frame(row), self._row(row)]
        return [*found, self._frame(self.side)]

    def _area(self, row: int, column: int) -> int | None:
        """What a frame separates: a quarter, the centre (-1), or the world outside."""
        if not (0 <= row < self.side and 0 <= column < self.side):
            return None
        return self.quarter.get(SIDE * row + column, -1)

    def _frame(self, row: int) -> Text:
        """The line above a row of boxes."""
        line = Text(" " * MARGIN)
        for column in range(self.side + 1):
            line.append_text(self._joint(row, column))
            if column < self.side:
                wall = self._area(row - 1, column) != self._area(row, column)
                line.append(("─" if wall else " ") * BOX, style.QUIET)
        return line

    def _joint(self, row: int, column: int) -> Text:
        """The crossing up and left of a box: a tree, a palm or a piece of frame."""
        tree = SIDE * (row - 1) + column - 1
        if row and column and tree in self.city["palms"]:
            return Text(PALM, style.PALM)
        if row and column and tree in self.city["trees"]:
            return Text(TREE, style.TREE)
        northwest, northeast = self._area(row - 1, column - 1), self._area(row - 1, column)
        southwest, southeast = self._area(row, column - 1), self._area(row, column)
        arms = (northwest != northeast, southwest != southeast, northwest != southwest, northeast != southeast)
        return Text(_JOINTS[sum(1 << n for n, arm in enumerate(arms) if arm)], style.QUIET)

    def _row(self, row: int) -> Text:
        line = Text(str(row + 1).ljust(MARGIN))
        for column in range(self.side + 1):
            wall = self._area(row, column - 1) != self._area(row, column)
            line.append("│" if wall else " ", style.QUIET)
            if column < self.side:
                box = Text(" ").append_text(self._box(SIDE * row + column))
                box.truncate(BOX, pad=True)
                line.append_text(box)
        return line

    def _box(self, cell: int) -> Text:
        found = self._space(cell)
        if cell in self.owner:
            colour = self.colours[self.owner[cell]]
            found.append(" ").append(self.texts.text("colour.letter", colour=colour), style.PLAYER_STYLE[colour])
        if cell in self.choosable:
            found.append(" " + CHOOSABLE, style.TITLE)
        return found

    def _space(self, cell: int) -> Text:
        if cell == self.city["centre"]:
            return Text(self.texts.text("fountain-plain", value=CENTRAL_VALUE), style.FOUNTAIN)
        if str(cell) in self.city["fountains"]:
            return Text(self.words.fountain(self.city["fountains"][str(cell)]["id"], short=True), style.FOUNTAIN)
        space = self.city["cells"][cell]
        if not space:
            return Text().append(EMPTY, style.QUIET)
        code = self.texts.text("guild.code", guild=space["guild"])
        return Text().append(f"{code}{space['cost']}", style.GUILD_STYLE[space["guild"]])

    def legend(self) -> list[Text]:
        """What the codes and signs mean."""
        prices = zip(style.GUILD_STYLE, CONTENT.goods.prices, strict=True)
        guilds = [self.texts.text("city-legend-guild", guild=guild, price=price) for guild, price in prices]
        return [
            Text(self.words.parts(guilds), style.QUIET),
            Text(self.texts.text("city-legend-signs"), style.QUIET),
        ]
