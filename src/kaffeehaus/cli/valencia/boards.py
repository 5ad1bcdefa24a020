"""What lies beside the city: the council, the round boards, the steps of the round and the auction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from kaffeehaus.cli.valencia import style
from kaffeehaus.cli.valencia.words import Words, total

LETTERS = "ABCDEFGHI"
NINA = -1
SEATS = ("nobility", "church", "merchants", "oranges", "dried-fruit", "wine", "clothes", "porcelain")
"""The seats of the council as they are shown."""


class Boards:
    """The boards of a view in words."""

    def __init__(self, words: Words, view: Mapping[str, Any], names: Sequence[str]) -> None:
        self.words = words
        self.texts = words.texts
        self.view = view
        self.names = names

    def state_line(self) -> Text:
        """Where the game stands."""
        return Text(self.words.parts([self._moment(), self._stefan()]), style.TITLE)

    def _moment(self) -> str:
        view = self.view
        if view["outcome"]:
            return self.texts.text("state-over")
        if not view["round"]:
            return self.texts.text("state-begin")
        if view["asked"]["step"] == "plan":
            return self.texts.text("state-plan", round=view["round"])
        return self.texts.text("state-line", round=view["round"], **self.words.step_args(view, view["step"]))

    def _stefan(self) -> str:
        """Who has Stefan Feld, and so begins every auction as long as there are any."""
        id = "state-stefan" if self.view["outcome"] else "state-stefan.begins"
        return self.texts.text(id, player=self.names[self.view["stefan"]])

    def steps(self) -> Text:
        """The steps of the round, the current one in brackets."""
        line = Text()
        now = None if self.view["asked"] is None or self.view["asked"]["step"] == "plan" else self.view["step"]
        for letter in LETTERS:
            said = self.words.step(self.view, letter, short=True)
            line.append(f"[{said}]" if letter == now else f" {said} ", style.TITLE if letter == now else style.QUIET)
        return line

    def council(self) -> Table:
        """Who sits on which seat."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for place in SEATS:
            held = self.view["council"][place]
            members = [seat for seat in (held["seat"], held["supporter"]) if seat is not None]
            who = Text(" + ").join(map(self.member, members))
            label = Text(self.texts.text("place", place=place), style.GUILD_STYLE.get(place, ""))
            grid.add_row(label, who if members else Text(self.texts.text("council-empty"), style.QUIET))
        return grid

    def member(self, seat: int) -> Text:
        """A player's letter and name."""
        colour = self.view["desks"][seat]["colour"]
        found = Text().append(self.texts.text("colour.letter", colour=colour), style.PLAYER_STYLE[colour])
        return found.append(" " + self.names[seat])

    def rounds(self) -> list[Text]:
        """The five round boards: guilds of B, D and F and the fountain of I; the current round is marked."""
        return [self._round(number, board) for number, board in enumerate(self.view["boards"], 1)]

    def _round(self, number: int, board: Mapping[str, Any]) -> Text:
        now = self.view["round"]
        line = Text("> " if number == now else "  ", style.TITLE if number == now else "")
        if number < now or self.view["outcome"]:
            line.stylize(style.QUIET)
        codes = [self.texts.text("guild.code", guild=guild) for guild in board["guilds"]]
        face = board["fountain"]
        fountain = self.words.fountain(face["id"], short=True)
        said = self.texts.text("boards-row", round=number, guilds=" ".join(codes), fountain=fountain)
        return line.append(said)

    # The auction ------------------------------------------------------------------------------------------------------

    def auction(self) -> Text | None:
        """What everybody has done in the auction, in turn order, or by rank once it is decided."""
        auction = self.view["auction"]
        if auction is None:
            return None
        players = self.view["players"]
        order = [(auction["first"] + n) % players for n in range(players)]
        ranks = list(auction["ranks"])
        rest = [seat for seat in order if seat not in ranks]
        said = [self._ranked(place, seat) for place, seat in enumerate(ranks, 1)]
        said += [self.texts.text("auction-open", player=self.names[seat], bid=self._bid(seat)) for seat in rest]
        return Text(self.words.parts(said))

    def _ranked(self, place: int, seat: int) -> str:
        name = self.texts.text("nina") if seat == NINA else self.names[seat]
        bid = self._sum(self.view["auction"]["nina"]) if seat == NINA else self._bid(seat)
        return self.texts.text("auction-rank", rank=place, player=name, bid=bid)

    def _bid(self, seat: int) -> str:
        auction = self.view["auction"]
        if str(seat) in auction["revealed"]:
            return self._sum(auction["revealed"][str(seat)], auction["sums"][str(seat)])
        if seat not in auction["queue"]:
            return self.texts.text("auction-passed")
        return self.texts.text("auction-next" if seat == auction["queue"][0] else "auction-waits")

    def _sum(self, cards: Sequence[str], counted: int | None = None) -> str:
        """Cards with what they count; the sum says nothing new of a single plain one."""
        points = total(cards) if counted is None else counted
        said = self.words.cards(cards)
        return said if said == str(points) else self.texts.text("auction-sum", cards=said, sum=points)
