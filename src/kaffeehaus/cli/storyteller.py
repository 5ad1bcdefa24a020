"""Events as lines: one paragraph per turn, with the player's name in front."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from kaffeehaus import GameState
from kaffeehaus.cli.presenter import Entry, Presenter
from kaffeehaus.cli.wrapping import Flow, hanging
from kaffeehaus.core.events import Event, visible


class Storyteller:
    """Tells what a seat, or a spectator, may see of what happens."""

    def __init__(self, presenter: Presenter, names: Sequence[str], out: Console, seat: int | None) -> None:
        self.presenter = presenter
        self.names = names
        self.out = out
        self.seat = seat

    def entries(self, events: list[Event], brief: bool = True, everything: bool = False) -> list[Entry]:
        """The pieces of the log; a finished game may be told with everything."""
        seen = events if everything else visible(events, self.seat)
        told = (self.presenter.entry(event, self.names, brief) for event in seen)
        return [entry for entry in told if entry is not None]

    def tell(self, state: GameState, entries: Iterable[Entry]) -> None:
        """Prints pieces of the log, those of one turn or one row together."""
        turn: list[str] = []
        whose: int | None = None
        row = False
        for entry in entries:
            seat = None if entry.row else entry.seat
            other = seat is not None and seat != whose and whose is not None
            if turn and (entry.heading or entry.row != row or other):
                self._paragraph(state, whose, turn)
                turn, whose = [], None
            if entry.heading:
                self.out.print(Flow(Text(f"— {entry.text} —", "bold")))
                continue
            turn.append(self._named(entry) if entry.row else entry.text)
            whose = seat if seat is not None else whose
            row = entry.row
        if turn:
            self._paragraph(state, whose, turn)

    def _named(self, entry: Entry) -> str:
        if entry.seat is None:
            return entry.text
        return self.presenter.texts.text("log-line", player=self.names[entry.seat], what=entry.text)

    def _paragraph(self, state: GameState, seat: int | None, parts: Sequence[str]) -> None:
        texts = self.presenter.texts
        what = texts.text("part-separator").join(parts)
        if seat is None:
            line = Text(what)
        else:
            name = self.names[seat]
            line = Text(texts.text("log-line", player=name, what=what))
            named = self.presenter.player(state, seat, name)
            at = line.plain.find(name)
            if at >= 0:
                line.stylize(named.style, at, at + len(name))
        hanging(self.out, line)
