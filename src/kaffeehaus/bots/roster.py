"""Who can be asked to play: bots by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.evaluation.base import Evaluation
from kaffeehaus.bots.glancer import Glancer
from kaffeehaus.bots.greedy import GreedyBot
from kaffeehaus.bots.master import Master, Mind
from kaffeehaus.bots.randomly import RandomBot
from kaffeehaus.bots.steady import SteadyBot
from kaffeehaus.bots.styles import STYLES, Style
from kaffeehaus.bots.thinker import Thinker
from kaffeehaus.bots.why import Why
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.errors import BadOptions


class Bot(Protocol):
    """A player made of code."""

    def choose(self, perspective: Perspective) -> Action:
        """One of the legal actions of the perspective."""

    def explain(self, perspective: Perspective) -> Why:
        """Decides like `choose`, and says why."""


Maker = Callable[[str, Random, Budget, int], Bot]


def _careless(rng: Random, evaluation: Evaluation) -> Bot:
    """What takes no closer look, and slips."""
    return GreedyBot(rng, evaluation, blur=evaluation.slip, finalists=0)


def _styled(style: Style) -> Maker:
    """What makes a bot of the strongest level with a style of its own."""
    return lambda game, rng, budget, workers: Master(Mind(game, style), rng, budget, workers)


TABLE_SECONDS = 1.0
TABLE_TIME = Budget(seconds=TABLE_SECONDS)
"""How long a bot that thinks does so unless it is told."""
BOTS: dict[str, Maker] = {
    "random": lambda game, rng, budget, workers: RandomBot(rng),
    "easy": lambda game, rng, budget, workers: _careless(rng, evaluation_of(game)),
    "medium": lambda game, rng, budget, workers: GreedyBot(rng, evaluation_of(game)),
    "hard": lambda game, rng, budget, workers: Thinker(rng, evaluation_of(game), budget, workers),
    "master": lambda game, rng, budget, workers: Master(Mind(game), rng, budget, workers),
    **{name: _styled(style) for name, style in STYLES.items()},
}
"""Every bot by its name, the weakest first and personalities last: what makes one for a game, with its own random
numbers."""
STUDIED: dict[str, Maker] = {"learned": lambda game, rng, budget, workers: Glancer(game, rng)}
"""Bots that take part where bots are studied, in arenas and datasets, and are not offered to people."""
THINKERS = ("hard", "master", *STYLES)
"""The bots that think as long as a budget lets them; the others answer at once and take none."""


def make(name: str, game: str, rng: Random, budget: Budget | None = None, workers: int = 1) -> Bot:
    """A bot of this name for this game, or for an edition by its key; BadOptions lists the names if there is none.

    A bot that thinks does so within the budget for each decision, in so many processes.
    """
    _check(name)
    bot = (BOTS | STUDIED)[name](game, rng, budget or TABLE_TIME, workers)
    return SteadyBot(bot, game, rng) if "@" in game else bot


def _check(name: str) -> None:
    if name not in BOTS and name not in STUDIED:
        there = ", ".join(BOTS)
        raise BadOptions(f"there is no bot {name!r}; there are {there}", id="bad-bot", name=name[:60], bots=there)


def line_up(names: Sequence[str], players: int) -> list[str]:
    """One bot name per seat, from one for all or one for each."""
    for name in names:
        _check(name)
    if len(names) == 1:
        return list(names) * players
    if len(names) != players:
        said = f"{len(names)} bots were named for {players} seats; name one, or one for each seat"
        raise BadOptions(said, id="error-bots", given=len(names), needed=players)
    return list(names)
