"""Who judges where a playout ends: the learned judge where it was trained for such a game, else the hand-made one.

Both say the same thing: how far a seat will be ahead at the end, in points, with what a victory is worth besides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.evaluation.base import Evaluation
from kaffeehaus.bots.search import SEARCH_SETTINGS
from kaffeehaus.bots.styles import PLAIN, Style
from kaffeehaus.core.state import GameState, Outcome

VICTORY = SEARCH_SETTINGS.victory


class Judge(Protocol):
    """What has learned how games end."""

    def fits(self, state: Any) -> bool:
        """Whether it was trained for games with such settings."""

    def value(self, state: Any, seat: int) -> float:
        """How far the seat will probably be ahead at the end."""


class Judging(NamedTuple):
    """How positions of one game are judged."""

    value: Callable[[Any, int], float]
    """How far a seat will be ahead at the end of the game."""
    look: Callable[[Any, int], float]
    """What a position is worth at first sight; only differences mean anything."""
    learned: bool


def judging_of(game: str, state: GameState, style: Style = PLAIN) -> Judging:
    """Who judges games like this one, as a style leans."""
    evaluation = evaluation_of(game)
    judge = _learned(game)
    if judge is None or not judge.fits(state):
        return _by_hand(evaluation, style)
    value = _leaning(judge.value, evaluation, style)

    def expected(state: GameState, seat: int) -> float:
        outcome = state.outcome if state.over else None
        return value(state, seat) if outcome is None else final_standing(outcome, seat)

    return Judging(expected, expected, True)


def _by_hand(evaluation: Evaluation, style: Style) -> Judging:
    def value(state: GameState, seat: int) -> float:
        outcome = state.outcome if state.over else None
        if outcome is not None:
            return final_standing(outcome, seat)
        return standing(evaluation.judge(state, seat), seat) + lean(state, seat)

    def look(state: GameState, seat: int) -> float:
        return evaluation.worth(state, seat) + lean(state, seat)

    lean = style.lean(evaluation)
    return Judging(value, look if style.leanings else evaluation.worth, False)


def _leaning(value: Callable[[Any, int], float], evaluation: Evaluation, style: Style) -> Callable[[Any, int], float]:
    if not style.leanings:
        return value
    lean = style.lean(evaluation)
    return lambda state, seat: value(state, seat) + lean(state, seat)


def final_standing(outcome: Outcome, seat: int) -> float:
    """How far the seat is ahead at the end, with what the victory is worth."""
    return standing([n + VICTORY * (p in outcome.winners) for p, n in enumerate(outcome.scores)], seat)


def standing(worths: Sequence[float], seat: int) -> float:
    """How far a seat is ahead: of the best of the others and of their mean, half each."""
    others = [worth for p, worth in enumerate(worths) if p != seat]
    return worths[seat] - 0.5 * (max(others) + sum(others) / len(others))


def _learned(game: str) -> Judge | None:
    """The learned judge of a game, if there is one."""
    if find_spec("kaffeehaus.bots.learned") is None:
        return None
    found: Judge | None = import_module("kaffeehaus.bots.learned.judge").judge_of(game)
    return found
