"""The screen that any game has: its questions, choices and log from its messages, and the table as a list.

A game brings the messages `do-<kind>` for its actions, `log-<kind>` for its events, `ask-<step>` or `ask` for its
questions, `rule` and `end-reason` for its end, and may name what its view tells in `view-<name>`. They get the fields
of the action or event as arguments, and `player` for a seat. What has no message reads as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kaffeehaus import GAMES, GameState
from kaffeehaus.cli.presenter import Entry
from kaffeehaus.cli.typed import matching
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event, plain
from kaffeehaus.locale import Texts

COLOURS = ("yellow", "red", "blue", "green", "white", "black")
"""The colours of the seats, unless the view tells others."""
STYLES = {"yellow": "yellow", "red": "red", "blue": "bright_blue", "green": "green", "white": "white", "black": "dim"}
LINES = 9
"""So many lines of introduction are looked for."""


class PlainPresenter:
    """A game in words alone."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

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
        asked = state.view(seat).get("asked")
        step = asked.get("step") if isinstance(asked, dict) else asked
        args = _arguments(asked) if isinstance(asked, dict) else {}
        return self._said(f"ask-{step}", **args) or self._said("ask", **args) or self.texts.text("plain-ask")

    def choice(self, state: GameState, seat: int, action: Action) -> str:
        """An action as a line."""
        return self._action(action)

    def keys(self, action: Action) -> Sequence[str]:
        """What is written in the line, and the action as records write it."""
        return self._action(action), str(action)

    def likely(self, state: GameState, seat: int, words: str) -> list[Action]:
        """What the words may mean."""
        return matching(words, GAMES[state.game.name].actions, self.keys)

    def wish(self, state: GameState, seat: int, action: Action, words: str) -> str:
        """What the words asked about."""
        return self._action(action)

    def reason(self, id: str, args: dict[str, Any]) -> str:
        """Why a choice is not there."""
        return self.texts.text(id, **args)

    def entry(self, event: Event, names: Sequence[str], brief: bool) -> Entry | None:
        """An event as a piece of the log; one that has no message is left out of a brief log."""
        data = event.to_json()
        seat = data.get("seat")
        args = _arguments(data) | ({"player": names[seat]} if isinstance(seat, int) else {})
        said = self._said(f"log-{event.kind}", **args)
        if said is None and brief:
            return None
        return Entry(seat if isinstance(seat, int) else None, event.kind if said is None else said)

    def fresh(self, state: GameState, seat: int) -> bool:
        """Always: the table is short."""
        return True

    def glance(self, state: GameState, seat: int, names: Sequence[str]) -> list[RenderableType]:
        """Nothing: the table has just been shown."""
        return []

    def table(
        self, state: GameState, seat: int | None, names: Sequence[str], width: int, open_hands: bool
    ) -> list[RenderableType]:
        """Round and points, and everything single that the view tells."""
        points = self.texts.text("list-separator").join(
            self.texts.text("plain-points", player=name, points=state.score[p]) for p, name in enumerate(names)
        )
        parts: list[RenderableType] = [Text(points, "bold")]
        if state.round:
            parts.insert(0, Text(self.texts.text("plain-round", round=state.round), "bold"))
        for name, value in state.view(seat).items():
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

    def _action(self, action: Action) -> str:
        fields = dict(zip(action.fields, map(plain, action.values()), strict=True))
        return self._said(f"do-{action.kind}", **_arguments(fields)) or str(action)

    def _said(self, id: str, **args: Any) -> str | None:
        """The message, if there is one."""
        return self.texts.text(id, **args) if self.texts.has(id) else None


def _arguments(fields: dict[str, Any]) -> dict[str, Any]:
    """What a message can take: words and numbers."""
    return {name: value for name, value in fields.items() if isinstance(value, str | int | float)} | {
        name: "yes" if value else "no" for name, value in fields.items() if isinstance(value, bool)
    }
