"""Whether two editions of a game are the same game: both play a record in step, and the first difference is named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kaffeehaus.core.contract import Game
from kaffeehaus.core.errors import BadOptions, IllegalAction
from kaffeehaus.core.events import Event
from kaffeehaus.core.records import Record
from kaffeehaus.core.state import GameState

TOLD = ("events", "view", "undoable")
"""What only says how a game is told and when it may be thought over; whatever else differs makes it another game."""


class Difference(NamedTuple):
    """Where two editions part."""

    step: int
    """After so many actions."""
    what: str
    one: Any
    other: Any

    @property
    def in_play(self) -> bool:
        """Whether the rules differ, and not only how things are told."""
        return self.what not in TOLD


def difference(one: Game, other: Game, record: Record) -> Difference | None:
    """The first thing that is not the same in both when they play a record; None if nothing is."""
    try:
        states = [game.start(record.players, game.options(record.options), record.dealt_from) for game in (one, other)]
    except BadOptions as error:
        return Difference(0, "table", str(error), None)
    for step, (seat, text) in enumerate(record.actions):
        if found := _differs(step, states):
            return found
        told: list[list[Event]] = [[], []]
        for state, events in zip(states, told, strict=True):
            try:
                state.apply(seat, state.game.parse(text), events)
            except IllegalAction as error:
                return Difference(step, "action", f"{text}: {error}", None)
        said = [[event.to_json() for event in events] for events in told]
        if said[0] != said[1]:
            return Difference(step + 1, "events", *said)
    return _differs(len(record.actions), states) or _views_differ(len(record.actions), states)


def _differs(step: int, states: list[GameState]) -> Difference | None:
    for (what, one), (_, other) in zip(*map(_stand, states), strict=False):
        if one != other:
            return Difference(step, what, one, other)
    return None


def _stand(state: GameState) -> Iterator[tuple[str, Any]]:
    """How a game stands, the most telling first; who differs there is asked nothing more."""
    yield "score", list(state.score)
    yield "to_act", list(state.to_act)
    yield "round", state.round
    for seat in state.to_act:
        yield "legal", [str(action) for action in state.legal(seat)]
    yield "undoable", state.undoable
    yield "outcome", state.outcome.to_json() if state.outcome else None


def _views_differ(step: int, states: list[GameState]) -> Difference | None:
    for seat in (None, *range(states[0].players)):
        one, other = (state.view(seat) for state in states)
        if one != other:
            return Difference(step, "view", one, other)
    return None
