"""The desks: the viewer's own with everything readable, and one table of everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kaffeehaus.cli.vienna import style
from kaffeehaus.cli.vienna.words import Words, place
from kaffeehaus.cli.wrapping import Flow, Row
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import Space
from kaffeehaus.games.vienna.words import card_number


class Desks:
    """The desks of a view in words."""

    def __init__(self, words: Words, state: State, view: Mapping[str, Any], names: Sequence[str]) -> None:
        self.words = words
        self.texts = words.texts
        self.state = state
        self.view = view
        self.names = names
        self.advanced = view["options"]["version"] == "advanced"

    def own(self, seat: int, hand: bool) -> list[RenderableType]:
        """Everything on and in a desk; the hand may be left out where the choices show it."""
        desk = self.view["desks"][seat]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style=style.QUIET, no_wrap=True)
        grid.add_column()
        self._labelled(grid, "desk-bribes", [self._pieces("bribe", desk["bribes"], style.BRIBE_STYLE)])
        self._labelled(grid, "desk-tiles", [self._pieces("info", desk["tiles"], style.INFO_STYLE)])
        self._labelled(grid, "desk-drawers", self._drawers(desk))
        if self.advanced:
            self._labelled(grid, "desk-missions", [self._mission(seat, m) for m in desk["missions"]])
            self._labelled(grid, "desk-items", [Text(self._items(desk))])
        if desk.get("assigned"):
            self._labelled(grid, "desk-spaces", self._spaces(desk["assigned"]))
        if hand and desk.get("hand"):
            self._labelled(grid, "desk-hand", [Text(self.words.card(c)) for c in desk["hand"]])
        return [self._summary(desk), grid]

    def display(self) -> list[Text]:
        """The missions on display."""
        return [Text("  " + self.words.mission(m)) for m in self.view["missions"]["display"]]

    def _labelled(self, grid: Table, label: str, rows: Sequence[Text | Row]) -> None:
        for number, row in enumerate(rows or [Text(self.texts.text("desk-none"), style.QUIET)]):
            grid.add_row("" if number else self.texts.text(label), Flow(row, 2) if isinstance(row, Text) else row)

    def _summary(self, desk: Mapping[str, Any]) -> Text:
        parts = [
            self.texts.text("desk-score", count=desk["score"]),
            self.texts.text("desk-supply", count=desk["supply"]),
            self.texts.text("desk-board", count=len(desk["agents"])),
        ]
        if self.advanced:
            parts.append(self.texts.text("desk-hires", count=desk["hires"]))
            parts.append(self.texts.text("desk-coins", count=desk["coins"]))
        if "cash-box" in desk["items"]:
            parts.append(self.texts.text("desk-box", count=desk["box"]))
        if desk["figure"]:
            parts.append(self._figure(desk["figure"]))
        return Text(self.words.parts(parts), style.TITLE)

    def _figure(self, figure: Mapping[str, Any]) -> str:
        where = figure["building"]
        if where is None:
            return self.texts.text("desk-figure-supply", name=figure["name"])
        return self.texts.text("desk-figure-board", name=figure["name"], building=place(where))

    def _pieces(self, kind: str, pieces: Mapping[str, int], styles: Mapping[str, str]) -> Row:
        found = []
        for word, number in pieces.items():
            piece = Text().append(self.texts.text(f"{kind}.code", **{kind: word}), styles[word])
            name = self.texts.text(kind, **{kind: word})
            found.append(piece.append(f" {name} {number}", "" if number else style.QUIET))
        return Row(found)

    def _drawers(self, desk: Mapping[str, Any]) -> list[Text]:
        return [
            Text(self.texts.text("desk-drawer-line", drawer=n, card=card_number(c), ability=self.words.ability(c)))
            for n, c in enumerate(desk["drawers"], 1)
        ]

    def _mission(self, seat: int, mission: str) -> Text:
        ready = not self.view["desks"][seat]["lacks"][mission]
        line = Text(self.words.mission(mission))
        mark = self.texts.text("desk-mission-met" if ready else "desk-mission-unmet")
        return line.append(f"  ({mark})", style.TITLE if ready else style.QUIET)

    def _items(self, desk: Mapping[str, Any]) -> str:
        return self._listed("item", desk) or self.texts.text("desk-none")

    def _listed(self, id: str, desk: Mapping[str, Any]) -> str:
        return self.words.listed(self.texts.text(id, item=item) for item in desk["items"])

    def _spaces(self, cards: Sequence[int]) -> list[Text]:
        # Cards already used have left the front, except while cards are still being chosen.
        choosing = bool(self.state.waiting)
        spaces = list(Space)[: len(cards)] if choosing else list(Space)[len(Space) - len(cards) :]
        return [
            Text(self.texts.text("desk-space-line", space=s.name.ljust(2), card=self.words.card(c)))
            for s, c in zip(spaces, cards, strict=True)
        ]

    def everybody(self) -> Table:
        """One row per player, in turn order."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=style.QUIET)
        columns = ["player", "score", "agents", "bribes", "tiles", "drawers"]
        columns += ["missions", "money", "desk"] if self.advanced else []
        for name in columns:
            table.add_column(self.texts.text(f"others-{name}"), overflow="fold")
        for seat in self.view["order"]:
            table.add_row(*self._row(self.view["desks"][seat]))
        return table

    def _row(self, desk: Mapping[str, Any]) -> list[Flow]:
        letter = self.texts.text("colour.letter", colour=desk["colour"])
        name = Text().append(letter, style.PLAYER_STYLE[desk["colour"]]).append(" " + self.names[desk["seat"]])
        cells = [name, Text(str(desk["score"])), Text(f"{len(desk['agents'])}+{desk['supply']}")]
        cells += [self._codes("bribe", desk["bribes"]), self._codes("info", desk["tiles"])]
        cells.append(Text(self.words.listed(map(card_number, desk["drawers"]))))
        if self.advanced:
            money = str(desk["coins"])
            if "cash-box" in desk["items"]:
                money = self.texts.text("others-money-box", coins=desk["coins"], box=desk["box"])
            cells += [Text(self.words.listed(desk["missions"])), Text(money), Text(self._listed("item.short", desk))]
        return [Flow(cell) for cell in cells]

    def _codes(self, kind: str, pieces: Mapping[str, int]) -> Text:
        return Text(
            " ".join(f"{n}{self.texts.text(f'{kind}.code', **{kind: word})}" for word, n in pieces.items() if n)
        )
