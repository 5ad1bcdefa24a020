"""Who sits at the tables of a course: hand players of many manners, and the learned player of one ply."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, NamedTuple

from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.evaluation.base import Evaluation
from kaffeehaus.bots.greedy import FINALISTS, GreedyBot, weigh
from kaffeehaus.bots.learned.judge import judge_from
from kaffeehaus.bots.learned.player import LearnedBot, Values, looks
from kaffeehaus.bots.learned.weights import load
from kaffeehaus.bots.master import Master, Mind
from kaffeehaus.bots.roster import Bot
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.state import GameState

BLURS = (0.0, 0.0, 0.0, 0.5, 1.5)
"""By how many points a seat misjudges every action in a game that is played to learn from."""
HASTY = 0.2
"""The part of the seats that take no closer look."""
STYLED = 0.5
"""The part of the hand players that have a style."""
TASTE = 0.3
"""How much a style likes some things more than others: the spread of the logarithm of a factor."""
PATIENCE = (0.5, 1.0, 1.0, 2.0)
"""How many times its usual playouts a seat that thinks takes in a game that is played to learn from."""
CLOSER = 4
"""The room for a closer look in a game that is played to learn from; games that decide take the usual one."""


class Player(NamedTuple):
    """A player as it is handed to other processes."""

    weights: bytes | None = None
    """Of the learned player; the hand player medium has none."""
    budget: Budget | None = None
    """How long it thinks as the strongest bot does, by its weights; without one it looks one action ahead. In a game
    to learn from only a number of playouts counts."""

    @property
    def mix(self) -> float:
        """How much of the hand's own opinion of a seat is added to the learned judge: it steadies a judge that knows
        little. Its weights tell."""
        return 0.0 if self.weights is None else float(load(self.weights, "weights").made.get("mix", 0.0))

    def bot(self, game: str, rng: Random) -> Bot:
        """The player for a match."""
        evaluation = evaluation_of(game)
        if self.weights is None:
            return GreedyBot(rng, evaluation)
        if self.budget is not None:
            return Master(Mind(game, weights=self.weights), rng, self.budget)
        return LearnedBot(rng, values_of(game, self.weights), evaluation)


MEDIUM = Player()


@lru_cache(8)
def values_of(game: str, weights: bytes) -> Values:
    """The judge of a learned player."""
    judge = judge_from(weights, "weights", game)
    values, mix, worth = judge.values, judge.mix, evaluation_of(game).worth
    if not mix:
        return values

    def mixed(states: Sequence[GameState], seat: int) -> list[float]:
        found = values(states, seat)
        return [value + mix * worth(state, seat) for value, state in zip(found, states, strict=True)]

    return mixed


class Seat:
    """A player in one game that is played to learn from, with a manner of its own.

    Bots that all play alike teach nothing: nobody has more of anything than the others for a reason of its own. So they
    misjudge by different amounts, and hand players have styles: they like some parts of the evaluation more than usual.
    """

    def __init__(self, game: str, player: Player, rng: Random, plain: bool = False) -> None:
        self._rng = rng
        self._thinker: Bot | None = None
        if player.budget is not None and player.budget.iterations is not None:
            times = 1.0 if plain else rng.choice(PATIENCE)
            budget = Budget(iterations=max(1, round(times * player.budget.iterations)))
            self._thinker = player._replace(budget=budget).bot(game, rng)
        self._blur = 0.0 if plain else rng.choice(BLURS)
        self._finalists = FINALISTS if plain or rng.random() >= HASTY else 0
        self._values = None if player.weights is None else values_of(game, player.weights)
        self._evaluation = evaluation_of(game)
        if self._values is None and not plain and rng.random() < STYLED:
            self._evaluation = _styled(self._evaluation, rng)

    def choose(self, state: GameState, seat: int, legal: list[Action]) -> Action:
        """What the seat does, in a world that it cannot tell from this one."""
        if self._thinker is not None:
            return self._thinker.choose(Perspective(state, seat))
        rng, blur = self._rng, self._blur
        world = state.determinize(seat, rng)
        if self._values is None or self._evaluation.obvious(world, seat):
            return weigh(world, seat, legal, self._evaluation, rng, self._finalists, blur)[0][1]
        worths = looks(world, seat, legal, self._values, self._evaluation.follow, self._finalists, CLOSER)
        if blur:
            worths = [rng.gauss(worth, blur) for worth in worths]
        return legal[worths.index(max(worths))]


def _styled(evaluation: Evaluation, rng: Random) -> Evaluation:
    """The evaluation of somebody with a taste."""
    taste = {name: exp(rng.gauss(0.0, TASTE)) for name in evaluation.names}
    parts = evaluation.parts

    def worth(state: Any, seat: int) -> float:
        return sum([taste.get(name, 1.0) * points for name, points in parts(state, seat).items()])

    return evaluation._replace(worth=worth)
