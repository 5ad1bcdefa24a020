"""The bot that takes what looks best at once: it tries every action in one imagined world and compares the results."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from kaffeehaus.bots import why
from kaffeehaus.bots.budget import spare_what_is_loaded
from kaffeehaus.bots.evaluation.base import Evaluation, World, look
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective

FINALISTS: Final = 3
"""So many actions get a second, closer look."""
ROOM: Final = 8
"""So many ends of a chain are compared in a closer look."""


class GreedyBot:
    """Looks one action ahead, and to the end of the chain of small decisions it begins.

    With `blur` it misjudges every action by so many points (a standard deviation).
    """

    def __init__(self, rng: Random, evaluation: Evaluation, blur: float = 0.0, finalists: int = FINALISTS) -> None:
        self._rng = rng
        self._evaluation = evaluation
        self._blur = blur
        self._finalists = finalists
        spare_what_is_loaded()

    def choose(self, perspective: Perspective) -> Action:
        """The action whose result is worth most; among equals a random one."""
        legal = perspective.legal()
        return legal[0] if len(legal) == 1 else self._weigh(perspective)[1][0][1]

    def explain(self, perspective: Perspective) -> why.Why:
        """Decides like `choose`, and says why."""
        legal = perspective.legal()
        if len(legal) == 1:
            return why.only_move(legal[0])
        world, looks = self._weigh(perspective)
        weighed = tuple(why.Alternative(action, round(worth, 2)) for worth, action in looks)
        return why.by_parts(world, perspective.seat, weighed, self._evaluation)

    def _weigh(self, perspective: Any) -> tuple[World, list[tuple[float, Action]]]:
        world = perspective.sample(self._rng)
        legal = perspective.legal()
        return world, weigh(world, perspective.seat, legal, self._evaluation, self._rng, self._finalists, self._blur)


def weigh(
    world: World,
    seat: int,
    legal: list[Action],
    evaluation: Evaluation,
    rng: Random,
    finalists: int = FINALISTS,
    blur: float = 0.0,
) -> list[tuple[float, Action]]:
    """What each action leads to in this world, best first.

    At first the chain after an action is answered as the evaluation says, which is quick. Then the best actions get a
    closer look, in which other answers are tried too as far as there is room.
    """
    looks = []
    for action in legal:
        worth, choice = look(world, seat, action, evaluation, 1)
        looks.append((rng.gauss(worth, blur) if blur else worth, rng.random(), choice, action))
    looks.sort(key=lambda found: found[:2], reverse=True)
    closer = []
    for worth, noise, choice, action in looks[:finalists]:
        again = look(world, seat, action, evaluation, ROOM)[0] if choice else worth
        closer.append((max(worth, again), noise, choice, action))
    closer.sort(key=lambda found: found[0], reverse=True)
    return [(worth, action) for worth, _, _, action in closer + looks[finalists:]]
