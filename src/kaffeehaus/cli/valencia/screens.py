"""The players: all that stands behind a screen for its owner, and one table of what everybody knows of everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kaffeehaus.cli.valencia import style
from kaffeehaus.cli.valencia.boards import Boards
from kaffeehaus.cli.valencia.words import MISSION, Words, total
from kaffeehaus.cli.wrapping import Flow, Row
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import FORMULAS


class Screens:
    """The players of a view in words."""

    def __init__(self, words: Words, state: State, view: Mapping[str, Any], names: Sequence[str]) -> None:
        self.words = words
        self.texts = words.texts
        self.state = state
        self.view = view
        self.boards = Boards(words, view, names)

    # The own screen ---------------------------------------------------------------------------------------------------

    def own(self, seat: int) -> list[RenderableType]:
        """Everything behind a screen."""
        desk = self.view["desks"][seat]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style=style.QUIET, no_wrap=True)
        grid.add_column()
        self._labelled(grid, "screen-goods", [self._goods(desk)])
        if desk["hand"]:
            self._labelled(grid, "screen-hand", [Text(" ".join(map(self.words.code, desk["hand"])))])
        self._labelled(grid, "screen-stacks", [self.stacks(desk)] if desk["own_stacks"] else [])
        self._labelled(grid, "screen-pile", [Text(self._pile(desk))])
        if desk["under"]:
            self._labelled(grid, "screen-under", [Text(" ".join(map(self.words.code, desk["under"])))])
        self._labelled(grid, "screen-discard", [Text(self.words.counted(desk["discard"]))] if desk["discard"] else [])
        if desk["offered"]:
            offered = [Text(self.words.mission(m, self.view["players"])) for m in desk["offered"]]
            self._labelled(grid, "screen-offered", offered)
        self._labelled(grid, "screen-missions", self._missions(seat, desk["own_missions"]))
        if self.view["outcome"] is None:
            self._labelled(grid, "screen-if-ended", [Text(self._if_ended(desk))])
        return [self.summary(desk), grid]

    def _labelled(self, grid: Table, label: str, rows: Sequence[Text | Flow | Row]) -> None:
        for number, row in enumerate(rows or [Text(self.texts.text("screen-none"), style.QUIET)]):
            grid.add_row("" if number else self.texts.text(label), Flow(row, 2) if isinstance(row, Text) else row)

    def summary(self, desk: Mapping[str, Any]) -> Text:
        """Points, coins, members and privileges in a line."""
        parts = [
            self.texts.text("points", count=desk["score"]),
            self.texts.text("coins", count=desk["coins"]),
            self.texts.text("screen-members", count=desk["members"]),
            self.texts.text("screen-privileges", count=desk["privileges"]),
        ]
        return Text(self.words.parts(parts), style.TITLE)

    def means(self, desk: Mapping[str, Any]) -> Text:
        """Coins, goods and privileges in a line."""
        parts = [
            self.texts.text("coins", count=desk["coins"]),
            self.texts.text("screen-privileges", count=desk["privileges"]),
            self.texts.text("screen-goods-short", goods=self._codes(desk["goods"]) or self.texts.text("screen-none")),
        ]
        return Text(self.words.parts(parts))

    def _goods(self, desk: Mapping[str, Any]) -> Text:
        prices = zip(desk["goods"].values(), CONTENT.goods.prices, strict=True)
        worth = sum(number * price for number, price in prices)
        goods = "  ".join(f"{self.texts.text('guild.code', guild=g)} {n}" for g, n in desk["goods"].items())
        return Text(self.texts.text("screen-goods-worth", goods=goods, count=worth))

    def _if_ended(self, desk: Mapping[str, Any]) -> str:
        """What the final scoring would give now, as far as that is known: in all, and by rule but for the missions."""
        known = {name: stands["points"] for name, stands in desk["standing"].items() if stands["points"]}
        parts = [self.texts.text("points", count=desk["score"] + sum(known.values()))]
        for rule, points in known.items():
            if rule not in MISSION:
                parts.append(self.texts.text("screen-if-ended-rule", rule=rule, points=points))
        return self.words.parts(parts)

    def stacks(self, desk: Mapping[str, Any]) -> Row:
        """The own stacks with their sums; in an auction as they count beside what lies open, and with their rank."""
        rows = []
        for n, cards in enumerate(desk["own_stacks"]):
            said = {"stack": n + 1, "cards": self.words.cards(cards)}
            if desk["bids"]:
                rows.append(self.texts.text("screen-bid-line", **said, **desk["bids"][n]))
            else:
                rows.append(self.texts.text("screen-stack-line", **said, sum=total(cards)))
        return Row(Text(row) for row in rows)

    def _pile(self, desk: Mapping[str, Any]) -> str:
        """What must still be in the own pile."""
        left = list(Counter(desk["left"]).elements())
        return self.texts.text("screen-pile-line", count=desk["pile"], cards=self.words.counted(left))

    def _missions(self, seat: int, held: Sequence[str]) -> list[Flow]:
        """The missions, each with what it stands at in front."""
        marks = [self._mark(seat, mission) for mission in held]
        width = max((mark.cell_len for mark in marks), default=0)
        rows = []
        for mission, mark in zip(held, marks, strict=True):
            mark.pad_right(width + 2 - mark.cell_len)
            said = mark.append(self.words.mission(mission, self.view["players"]), "not bold not dim")
            rows.append(Flow(said, width + 2))
        return rows

    def _mark(self, seat: int, mission: str) -> Text:
        """Whether a mission is met now; what depends on the screens of others is seen at the end."""
        stands = missions.standing(self.state, seat, MISSION[mission].index)
        if stands.points is None:
            return Text().append(self.texts.text("mission-hidden"), style.QUIET)
        if MISSION[mission].kind in FORMULAS:
            return Text().append(self.texts.text("mission-now", points=stands.points), style.TITLE)
        if stands.points >= 0:
            return Text().append(self.texts.text("mission-met"), style.TITLE)
        if stands.have:
            return Text().append(self.texts.text("mission-count", have=stands.have, need=stands.need), style.QUIET)
        return Text().append(self.texts.text("mission-unmet"), style.QUIET)

    # Everybody --------------------------------------------------------------------------------------------------------

    def everybody(self) -> Table:
        """One row per player with what all may know."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=style.QUIET)
        columns = ["player", "score", "council", "city", "supply", "privileges", "missions", "pile", "stacks"]
        columns += ["money", "goods"] if self.view["outcome"] else ["seen"]
        for name in columns:
            table.add_column(self.texts.text(f"others-{name}"), overflow="fold")
        for desk in self.view["desks"]:
            table.add_row(*self._row(desk))
        return table

    def _row(self, desk: Mapping[str, Any]) -> list[Flow]:
        seat = desk["seat"]
        city = len(self.view["city"]["members"][seat])
        # The own row shows what the others see, too.
        sizes = desk["stacks"] if self.view["asked"] is None or self.view["asked"]["step"] != "plan" else []
        numbers = [desk["score"], desk["council"], city, desk["members"], desk["privileges"], desk["missions"]]
        cells = [self.boards.member(seat), *(Text(str(n)) for n in [*numbers, desk["pile"]])]
        cells.append(Text(self.words.listed(map(str, sizes))))
        if self.view["outcome"]:
            cells += [Text(str(desk["coins"])), Text(self._codes(desk["goods"]))]
        else:
            cells.append(Text(self.words.counted(desk["seen"])))
        return [Flow(cell) for cell in cells]

    def _codes(self, goods: Mapping[str, int]) -> str:
        return " ".join(f"{n}{self.texts.text('guild.code', guild=g)}" for g, n in goods.items() if n)
