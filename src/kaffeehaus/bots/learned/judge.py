"""The judge that has learned: how far ahead a seat will be at the end, told from a position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from kaffeehaus.bots.evaluation.base import World
from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.learned import network
from kaffeehaus.bots.learned.weights import BadWeights, Weights, check, load
from kaffeehaus.bots.search import SEARCH_SETTINGS
from kaffeehaus.games import game_of

VICTORY = SEARCH_SETTINGS.victory
FOLDER = files("kaffeehaus.bots").joinpath("weights")
"""Where the weights of the house lie."""


def standing(outcome: Any, seat: int) -> float:
    """How far a seat is ahead by an `Outcome`, of whatever core, in points, as a search counts it: of the best of the
    others and of their mean, half each, where winning is worth some points besides."""
    worths: list[float] = [score + VICTORY * (one in outcome.winners) for one, score in enumerate(outcome.scores)]
    own = worths.pop(seat)
    return own - 0.5 * (max(worths) + sum(worths) / len(worths))


class Judge:
    """Tells what positions of one game will come to for a seat: its standing at the end, in points."""

    def __init__(self, weights: Weights, features: Features) -> None:
        self.weights = weights
        self.mix = float(weights.made.get("mix", 0.0))
        """How much of what the hand thinks of a seat is added where it plays: it steadies a judge that knows little."""
        self.hand = float(weights.made.get("hand", 0.0))
        """The part that the hand's own judge has in what is said of the end of a playout; two that err differently err
        less together."""
        self._of = features.of
        self._setting = features.setting
        self._values = network.make(weights.gates, weights.arrays).values

    def fits(self, state: World) -> bool:
        """Whether the settings of this game were played to learn it."""
        return self._setting(state) in self.weights.settings

    def value(self, state: World, seat: int) -> float:
        """What the position will come to for the seat; at the end, what it has come to."""
        outcome = state.outcome
        return self._values([self._of(state, seat)])[0] if outcome is None else standing(outcome, seat)

    def values(self, states: Sequence[World], seat: int) -> list[float]:
        """The same for several states, which is quicker than one after the other."""
        of = self._of
        going = [state for state in states if not state.over]
        found = self._values([of(state, seat) for state in going]) if going else []
        if len(going) == len(states):
            return found
        rest = iter(found)
        return [next(rest) if (end := state.outcome) is None else standing(end, seat) for state in states]

    def of_rows(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """What positions will come to, told by their features."""
        return self._values(rows)


def judge_of(game: str) -> Judge | None:
    """The judge of a game by its name, or of an edition by its key; None if nothing was learned.

    BadWeights says in one line why what was learned cannot be used; it is read only once.
    """
    found = _found(game)
    if isinstance(found, BadWeights):
        raise found
    return found


@cache
def _found(key: str) -> Judge | BadWeights | None:
    game, features = game_of(key), features_of(key)
    if game is None or features is None:
        return None
    file = FOLDER.joinpath(f"{game.name}.weights")
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return None
    try:
        return judge_from(data, file.name, key)
    except BadWeights as problem:
        return problem


def judge_from(data: bytes, file: str, key: str) -> Judge:
    """The judge of a game by the bytes of a file of weights; BadWeights if they are not for it."""
    game, features = game_of(key), features_of(key)
    assert game is not None
    assert features is not None, f"{key} has no features"
    weights = load(data, file)
    check(weights, game, features, file)
    return Judge(weights, features)
