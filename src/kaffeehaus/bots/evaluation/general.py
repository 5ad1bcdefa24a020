"""What can be said of a position of any game: the points so far, and those of the end once it is there."""

from __future__ import annotations

from kaffeehaus.bots.evaluation.base import Evaluation, first_answer, never, no_answer
from kaffeehaus.core.state import GameState

PARTS = ("points", "lead")
"""The names of what makes a state good: the points so far, and at the end what the last scoring adds to them."""
ROUNDS = (2, 6)
"""How many rounds a playout lasts, at first and at most."""


def parts(state: GameState, seat: int) -> dict[str, float]:
    """The points of a seat."""
    score = state.score[seat]
    return {"points": float(score), "lead": float(state.outcome.scores[seat] - score) if state.outcome else 0.0}


def worth(state: GameState, seat: int) -> float:
    """The points of a seat."""
    return sum(parts(state, seat).values())


def judge(state: GameState, seat: int) -> list[float]:
    """The points of all."""
    return [worth(state, other) for other in range(state.players)]


def clock(state: GameState) -> int:
    """Rounds."""
    return state.round


def horizon(state: GameState) -> tuple[int, int]:
    """A few rounds."""
    return ROUNDS


EVALUATION = Evaluation(
    worth=worth,
    parts=parts,
    names=PARTS,
    follow=first_answer,
    quick=no_answer,
    judge=judge,
    clock=clock,
    horizon=horizon,
    obvious=never,
    rivalry=1.0,
)
