"""The bot that takes what looks best at once: it tries every action in one imagined world and compares the results."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.state import GameState

Evaluation = Callable[[Any, int], float]
"""How good a state is for a seat, in points."""

LONGEST_CHAIN = 12
"""No chain of small decisions is longer than this."""


class GreedyBot:
    """Looks one action ahead, and to the end of the chain of small decisions it begins.

    Inside the chain it answers with the first legal action: catalogues list the harmless answer first.
    """

    def __init__(self, rng: Random, evaluation: Evaluation) -> None:
        self._rng = rng
        self._evaluation = evaluation

    def choose(self, perspective: Perspective) -> Action:
        """The action whose result is worth most; among equals a random one."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        world = perspective.sample(self._rng)
        seat = perspective.seat
        noise = self._rng.random
        return max(legal, key=lambda action: self._worth(world, seat, action) + noise() * 1e-6)

    def _worth(self, world: GameState, seat: int, action: Action) -> float:
        state = world.clone()
        state.apply(seat, action)
        for _ in range(LONGEST_CHAIN):
            if seat not in state.to_act or not state.undoable:
                break
            state.apply(seat, state.legal(seat)[0])
        return self._evaluation(state, seat)
