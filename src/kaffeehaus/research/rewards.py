"""What a game is worth to its seats; every kind adds up to zero over all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kaffeehaus.core.contract import one_of
from kaffeehaus.core.state import GameState, Outcome


class Reward(NamedTuple):
    """A kind of reward."""

    worth: Callable[[GameState], list[float]]
    """What each seat has got so far; the reward of a step is the difference it makes."""
    most: float
    """No game is worth more to a seat, and none costs it more."""

    @property
    def worst(self) -> float:
        """What an illegal action costs where it ends the game: more than any defeat, even for a seat far ahead."""
        return -2 * self.most


def shares(outcome: Outcome) -> list[float]:
    """1 for a victory alone, and the same shared equally by those who lose; what winners share lies between."""
    players = len(outcome.scores)
    part = 1 / len(outcome.winners)
    return [((part if p in outcome.winners else 0.0) * players - 1) / (players - 1) for p in range(players)]


def leads(scores: Sequence[float]) -> list[float]:
    """By how many points each seat is ahead of the average of the others."""
    others = len(scores) - 1
    together = sum(scores)
    return [own - (together - own) / others for own in scores]


def _win(state: GameState) -> list[float]:
    return shares(state.outcome) if state.outcome else [0.0] * state.players


def _score(state: GameState) -> list[float]:
    return leads(state.outcome.scores) if state.outcome else [0.0] * state.players


def _points(state: GameState) -> list[float]:
    return leads(state.score)


REWARDS: dict[str, Reward] = {
    "win": Reward(_win, 1.0),
    "score": Reward(_score, 500.0),
    "points": Reward(_points, 500.0),
}
"""Every kind of reward by its name."""


def reward(name: str) -> Reward:
    """The kind of reward of this name; BadOptions lists them if there is none."""
    one_of("reward", name, *REWARDS)
    return REWARDS[name]
