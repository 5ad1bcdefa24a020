"""The bot that takes what looks best at once: it tries every action in one imagined world and compares the results."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.state import GameState


class Evaluation(NamedTuple):
    """What is particular to a game: how good a state is for a seat, and how to go on inside a chain of decisions."""

    worth: Callable[[Any, int], float]
    """In points."""
    follow: Callable[[Any, int, list[Action]], Action]
    """One of the legal actions, found quickly."""


def first_answer(state: Any, seat: int, answers: list[Action]) -> Action:
    """The first legal action: catalogues list the harmless answer first."""
    return answers[0]


LONGEST_CHAIN = 12
"""No chain of small decisions is longer than this."""
FINALISTS = 3
"""So many actions get a second, closer look."""
ROOM = 8
"""So many ends of a chain are compared in a closer look."""


class GreedyBot:
    """Looks one action ahead, and to the end of the chain of small decisions it begins.

    At first it answers inside the chain as the evaluation says, which is quick. Then it
    looks again at the best actions and tries other answers too, as far as there is room.
    With `blur` it misjudges every action by so many points (a standard deviation).
    """

    def __init__(self, rng: Random, evaluation: Evaluation, blur: float = 0.0, finalists: int = FINALISTS) -> None:
        self._rng = rng
        self._evaluation = evaluation
        self._blur = blur
        self._finalists = finalists

    def choose(self, perspective: Perspective) -> Action:
        """The action whose result is worth most; among equals a random one."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        world = perspective.sample(self._rng)
        seat = perspective.seat
        noise = self._rng.random
        looks = [(*self._worth(world, seat, action, 1), noise(), action) for action in legal]
        if self._blur:
            looks = [(worth + self._rng.gauss(0.0, self._blur), *rest) for worth, *rest in looks]
        looks.sort(key=lambda look: (look[0], look[2]), reverse=True)
        best, action = looks[0][0], looks[0][3]
        for _, open_ended, _, finalist in looks[: self._finalists]:
            if open_ended:
                worth, _ = self._worth(world, seat, finalist, ROOM)
                if worth > best:
                    best, action = worth, finalist
        return action

    def _worth(self, world: GameState, seat: int, action: Action, room: int) -> tuple[float, bool]:
        """What the action leads to, and whether the chain after it held a choice."""
        state = world.clone()
        state.apply(seat, action)
        choice = False
        for _ in range(LONGEST_CHAIN):
            if seat not in state.to_act or not state.undoable:
                break
            answers = state.legal(seat)
            choice = True
            if len(answers) <= room:
                return max([self._worth(state, seat, answer, room // len(answers))[0] for answer in answers]), True
            state.apply(seat, self._evaluation.follow(state, seat, answers))
        return self._evaluation.worth(state, seat), choice
