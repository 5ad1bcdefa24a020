"""Who judges where a playout ends: the learned judge where it was trained for such a game, else the hand-made one.

Both say the same thing: how far a seat will be ahead at the end, in points, with what a victory is worth besides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple

from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.evaluation.base import Evaluation
from kaffeehaus.bots.greedy import weigh
from kaffeehaus.bots.learned import BadWeights, Judge, judge_of
from kaffeehaus.bots.learned.judge import judge_from, standing
from kaffeehaus.bots.learned.player import looks
from kaffeehaus.bots.styles import PLAIN, Style
from kaffeehaus.bots.why import BY_HAND, LEARNED, UNTRAINED
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.state import GameState
from kaffeehaus.games.registry import report_lack

Value = Callable[[Any, int], float]


class Judging(NamedTuple):
    """How positions of one game are judged."""

    value: Value
    """How far a seat will be ahead at the end of the game."""
    look: Callable[[GameState, int, list[Action], Random], list[tuple[float, Action]]]
    """What each action leads to in a world at first sight, best first; only differences mean anything."""
    who: str
    """One of the judges."""

    @property
    def learned(self) -> bool:
        """Whether it is the learned judge."""
        return self.who == LEARNED


def judging_of(game: str, state: GameState, style: Style = PLAIN, weights: bytes | None = None) -> Judging:
    """Who judges games like this one, as a style leans; by the weights of the house unless others are given."""
    evaluation = evaluation_of(game)
    judge = learned_of(game, weights)
    if judge is None or not judge.fits(state):
        return _by_hand(game, evaluation, style, BY_HAND if judge is None else UNTRAINED)
    add, hand = _added(evaluation, judge.mix, style.lean(game)), judge.hand

    def value(state: GameState, seat: int) -> float:
        ahead = judge.value(state, seat)
        if hand and not state.over:
            ahead += hand * (_ahead(evaluation.judge(state, seat), seat) - ahead)
        return ahead + add(state, seat)

    def values(states: Sequence[GameState], seat: int) -> list[float]:
        found = judge.values(states, seat)
        return [value + add(state, seat) for value, state in zip(found, states, strict=True)]

    by_hand = _by_hand(game, evaluation, style, LEARNED)

    def look(world: GameState, seat: int, legal: list[Action], rng: Random) -> list[tuple[float, Action]]:
        if evaluation.obvious(world, seat):
            return by_hand.look(world, seat, legal, rng)
        worths = looks(world, seat, legal, values, evaluation.follow)
        return sorted(zip(worths, legal, strict=True), key=itemgetter(0), reverse=True)

    return Judging(value, look, LEARNED)


def _added(evaluation: Evaluation, mix: float, lean: Value) -> Value:
    """What the hand and a style have to say besides the learned judge."""
    worth = evaluation.worth
    if not mix:
        return lean
    return lambda state, seat: mix * worth(state, seat) + lean(state, seat)


def _by_hand(game: str, evaluation: Evaluation, style: Style, who: str) -> Judging:
    lean = style.lean(game)

    def value(state: GameState, seat: int) -> float:
        outcome = state.outcome
        return (
            _ahead(evaluation.judge(state, seat), seat) + lean(state, seat)
            if outcome is None
            else standing(outcome, seat)
        )

    def look(world: GameState, seat: int, legal: list[Action], rng: Random) -> list[tuple[float, Action]]:
        return weigh(world, seat, legal, leaning, rng)

    leaning = evaluation
    if style.leanings:
        leaning = evaluation._replace(worth=lambda state, seat: evaluation.worth(state, seat) + lean(state, seat))
    return Judging(value, look, who)


def _ahead(worths: Sequence[float], seat: int) -> float:
    """How far a seat is ahead: of the best of the others and of their mean, half each."""
    others = [worth for p, worth in enumerate(worths) if p != seat]
    return worths[seat] - 0.5 * (max(others) + sum(others) / len(others))


@cache
def learned_of(game: str, weights: bytes | None = None) -> Judge | None:
    """The learned judge of a game, if there is one; a line says so if it cannot be used."""
    try:
        return judge_of(game) if weights is None else judge_from(weights, "weights", game)
    except BadWeights as problem:
        report_lack(game, "weights", problem)
        return None
