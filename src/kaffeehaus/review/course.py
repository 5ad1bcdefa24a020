"""A game gone through in pieces: every seat's chances after each action, and every decision judged.

A piece rests on the record and on nothing else, so pieces may be made anywhere, in any order, and again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.records import Record
from kaffeehaus.core.state import GameState
from kaffeehaus.games import replay
from kaffeehaus.review.chances import chance_now
from kaffeehaus.review.decisions import EFFORT, Effort, Judged, judged

STEPS = 6
"""So many actions make a piece."""
WORLDS = 6
"""In so many worlds is looked what a seat could expect of an action that brought something to light."""
REMEMBERED = 4
"""How many games a process keeps where it has got to, so that the next piece need not begin anew."""
DIGITS = 4


class Step(NamedTuple):
    """An action and what it did to everybody's chances."""

    seat: int
    choice: bool
    """Whether there was anything else to do."""
    chances: tuple[float, ...]
    """Every seat's chance to win after it, from 0 to 1, each as that seat could tell it."""
    luck: tuple[float, ...]
    """How much of the change is what came to light, against what the seat could expect of the action."""


class Piece(NamedTuple):
    """Some actions in a row."""

    start: int
    """How many actions were played before."""
    before: tuple[float, ...]
    """The chances then."""
    steps: tuple[Step, ...]
    decisions: tuple[Judged, ...]

    @property
    def stop(self) -> int:
        """How many actions have been played after it."""
        return self.start + len(self.steps)

    def to_json(self) -> dict[str, Any]:
        """The piece as plain data."""
        steps = [[step.seat, step.choice, list(step.chances), list(step.luck)] for step in self.steps]
        decisions = [one.to_json() for one in self.decisions]
        return {"start": self.start, "before": list(self.before), "steps": steps, "decisions": decisions}

    @classmethod
    def of(cls, told: dict[str, Any]) -> Piece:
        """The piece that plain data tell of."""
        steps = tuple(Step(seat, choice, tuple(chances), tuple(luck)) for seat, choice, chances, luck in told["steps"])
        decisions = tuple(map(Judged.of, told["decisions"]))
        return cls(told["start"], tuple(told["before"]), steps, decisions)


class Order(NamedTuple):
    """A piece that is wanted."""

    record: Record
    start: int
    effort: Effort = EFFORT
    steps: int = STEPS


def orders(record: Record, effort: Effort = EFFORT) -> list[Order]:
    """All pieces of a game, from its beginning."""
    return [Order(record, start, effort) for start in range(0, len(record.actions), STEPS)]


_reached: OrderedDict[tuple[Any, ...], GameState] = OrderedDict()


def piece(order: Order) -> Piece:
    """The piece, made."""
    record, start = order.record, order.start
    state = _at(record, start)
    before = chances(state)
    steps: list[Step] = []
    decisions: list[Judged] = []
    for number, (seat, text) in enumerate(record.actions[start : start + order.steps], start):
        action = state.game.parse(text)
        choice = len(state.legal(seat)) > 1
        if choice:
            decisions.append(judged(state, number, seat, action, order.effort))
        earlier = state.clone()
        state.apply(seat, action)
        after = chances(state)
        steps.append(Step(seat, choice, after, _luck(earlier, seat, action, state, after)))
    _keep(record, state)
    return Piece(start, before, tuple(steps), tuple(decisions))


def pieces(record: Record, effort: Effort = EFFORT, start: int = 0) -> Iterator[Piece]:
    """A whole game, or what of it comes after so many actions, piece by piece."""
    for order in orders(record, effort):
        if order.start >= start:
            yield piece(order)


def chances(state: GameState) -> tuple[float, ...]:
    """Every seat's chance to win, each as that seat could tell it."""
    return tuple(round(chance_now(state, seat), DIGITS) for seat in range(state.players))


def _luck(earlier: GameState, seat: int, action: Action, now: GameState, after: tuple[float, ...]) -> tuple[float, ...]:
    """What came to light with an action, for every seat: the chance it led to, against what it led to on average.

    The average is over worlds that the seat whose chance it is could not tell from the real one. Where the action is
    legal in none of them the seat could not have expected it, so it was the other's doing.
    """
    if now.shown == earlier.shown and not now.over:
        return (0.0,) * len(after)
    return tuple(round(_surprise(Perspective(earlier, p), seat, action, after[p]), DIGITS) for p in range(len(after)))


def _surprise(perspective: Perspective, seat: int, action: Action, came: float) -> float:
    found = []
    for number in range(WORLDS):
        world = perspective.sample(Random(number))
        if action in world.legal(seat):
            world.apply(seat, action)
            found.append(chance_now(world, perspective.seat))
    return came - fmean(found) if found else 0.0


def _at(record: Record, number: int) -> GameState:
    """The game after so many actions; it goes on from where this process has got to, if that is there."""
    kept = _reached.pop(_key(record, number), None)
    return replay(record, number) if kept is None else kept


def _keep(record: Record, state: GameState) -> None:
    _reached[_key(record, len(state.history))] = state
    while len(_reached) > REMEMBERED:
        _reached.popitem(last=False)


def _key(record: Record, number: int) -> tuple[Any, ...]:
    return record.game, record.rules, record.content, str(record.seed), number, record.actions[:number]
