"""The screen that any game has: its questions, choices and log in its own words, and how things stand.

A game says all that in its table (see `core.words`), or leaves it to the usual messages. Of a game without lines and
tables the single values of its view are shown, by `view-<name>` if there is one. What has no message reads as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kaffeehaus import Game, GameState
from kaffeehaus.cli.phrases import entry, phrasebook
from kaffeehaus.cli.presenter import Entry
from kaffeehaus.cli.typed import matching
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event, plain
from kaffeehaus.core.preview import preview
from kaffeehaus.core.words import Grid, completed
from kaffeehaus.locale import Texts

COLOURS = ("yellow", "red", "blue", "green", "white", "black")
"""The colours of the seats, in their order."""
STYLES = {"yellow": "yellow", "red": "red", "blue": "bright_blue", "green": "green", "white": "white", "black": "dim"}
LINES = 9
"""So many lines of introduction are looked for."""


class PlainPresenter:
    """A game in words alone."""

    def __init__(self, texts: Texts, game: Game | None = None) -> None:
        self.texts = texts
        self.book = phrasebook(game.words if game is not None else completed({}, ()), texts)

    def introduction(self) -> list[str]:
        """A title, and as many lines as the game has."""
        game = self.texts.game or ""
        title = self._said("intro-title") or self.texts.text("page-game", game=game)
        lines = (self._said(f"intro-{number}") for number in range(1, LINES + 1))
        return [title, *(line for line in lines if line)]

    def names(self, state: GameState) -> list[str]:
        """The seats by their colours."""
        return [self.texts.text("player-seat", colour=colour) for colour in self.colours(state)]

    def colours(self, state: GameState) -> list[str]:
        """The colours of the seats."""
        return [COLOURS[seat % len(COLOURS)] for seat in range(state.players)]

    def player(self, state: GameState, seat: int, name: str) -> Text:
        """A name in its colour."""
        return Text(name, f"bold {STYLES[self.colours(state)[seat]]}")

    def question(self, state: GameState, seat: int) -> str:
        """What is asked: of the step that the view names, or in general."""
        view = state.view(seat)
        said = self._known(self.book.question(view, seat)) or self._said("ask") or self.texts.text("plain-ask")
        return " ".join(filter(None, (said, self.book.note(view, seat))))

    def choice(self, state: GameState, seat: int, action: Action) -> str:
        """An action as a line, with what its words tell of what comes of it."""
        known = None
        if action in state.legal(seat):
            known = [event.to_json() for event in preview(state, seat, action).events]
        return self._known(self.book.choice(str(action), state.view(seat), seat, known)) or str(action)

    def keys(self, action: Action) -> Sequence[str]:
        """What is written in the line, and the action as records write it."""
        usual = self._said(f"do-{action.kind}", **self.book.read(str(action)))
        return (usual, str(action)) if usual else (str(action),)

    def likely(self, state: GameState, seat: int, words: str) -> list[Action]:
        """What the words may mean."""
        return matching(words, state.actions, self.keys)

    def wish(self, state: GameState, seat: int, action: Action, words: str) -> str:
        """What the words asked about."""
        return self.choice(state, seat, action)

    def reason(self, id: str, args: dict[str, Any]) -> str:
        """Why a choice is not there."""
        return self.book.reason(id, args)

    def entry(self, event: Event, names: Sequence[str], brief: bool) -> Entry | None:
        """An event as a piece of the log; one that has no message is left out of a brief log."""
        found = entry(self.book, event, names, brief)
        if found is None or self._known(found.text):
            return found
        return None if brief else found._replace(text=event.kind)

    def fresh(self, state: GameState, seat: int) -> bool:
        """Always: the table is short."""
        return True

    def glance(self, state: GameState, seat: int, names: Sequence[str]) -> list[RenderableType]:
        """Nothing: the table has just been shown."""
        return []

    def table(
        self, state: GameState, seat: int | None, names: Sequence[str], width: int, open_hands: bool
    ) -> list[RenderableType]:
        """The lines and tables of the game, or else the points and everything single that the view tells."""
        view = state.view(seat)
        if not self.book.table["lines"] and not self.book.table["tables"]:
            return self._values(state, view, names)
        lines = [Text(line, "bold") for line in self.book.lines(view, seat, names)]
        return [*lines, *(part for grid in self.book.tables(view, seat, names) if grid.rows for part in _drawn(grid))]

    def _values(self, state: GameState, view: dict[str, Any], names: Sequence[str]) -> list[RenderableType]:
        points = self.texts.text("list-separator").join(
            self.texts.text("plain-points", player=name, points=state.score[p]) for p, name in enumerate(names)
        )
        parts: list[RenderableType] = [Text(points, "bold")]
        if state.round:
            parts.insert(0, Text(self.texts.text("plain-round", round=state.round), "bold"))
        for name, value in view.items():
            if isinstance(value, bool | int | float | str) and name not in ("round", "players", "over", "began"):
                label = self._said(f"view-{name.replace('_', '-')}", value=plain(value))
                parts.append(Text(label or self.texts.text("plain-value", name=name, value=str(value))))
        return parts

    def card(self, state: GameState, words: str) -> list[str]:
        """Nothing is known of cards here."""
        return [self.texts.text("plain-no-cards")]

    def rule(self, word: str) -> str:
        """A rule that scores points."""
        return self._said("rule", rule=word) or word

    def end(self, reason: str, short: bool = False) -> str:
        """What brought the end about."""
        return (
            (short and self._said("end-reason.short", reason=reason))
            or self._said("end-reason", reason=reason)
            or reason
        )

    def _said(self, id: str, **args: Any) -> str | None:
        """The message, if there is one."""
        return self.texts.text(id, **args) if self.texts.has(id) else None

    def _known(self, text: str) -> str | None:
        """What was said, unless it is the name of a message that is not there."""
        return None if text.startswith(("ask-", "do-", "log-")) and not self.texts.has(text) else text or None


def _drawn(grid: Grid) -> list[RenderableType]:
    drawn = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for column in grid.columns:
        drawn.add_column(column, overflow="fold")
    for row in grid.rows:
        drawn.add_row(*row)
    return [Text(), Text(grid.title, "bold"), drawn]
