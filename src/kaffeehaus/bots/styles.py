"""Personalities: what a bot likes more than is good for it, as weights on the parts of its evaluation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kaffeehaus.bots.evaluation.base import Evaluation


class Style(NamedTuple):
    """A way to play: each point of a part that a bot likes counts so much more."""

    leanings: Mapping[str, float]
    """By the name of the part; a game whose evaluation has no such part is played plainly."""

    def lean(self, evaluation: Evaluation) -> Callable[[Any, int], float]:
        """What a position pleases a seat beyond what it is worth."""
        liked = [(name, weight) for name, weight in self.leanings.items() if name in evaluation.names]
        if not liked:
            return _nothing

        def pleases(state: Any, seat: int) -> float:
            parts = evaluation.parts(state, seat)
            return sum([weight * parts.get(name, 0.0) for name, weight in liked])

        return pleases


def _nothing(state: Any, seat: int) -> float:
    return 0.0


PLAIN = Style({})
