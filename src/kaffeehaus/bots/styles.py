"""Personalities: bots of one level that play recognisably differently, as each likes something more than others do.

A style is a few weights on the parts of a game's evaluation. What they come to is added to what the judge says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kaffeehaus.bots.evaluation.base import Evaluation


class Style(NamedTuple):
    """A way to play: each point of a part counts so much more than it does anyway."""

    leanings: Mapping[str, float]
    """By the name of the part; a game whose evaluation has none of them is played plainly."""

    def lean(self, evaluation: Evaluation) -> Callable[[Any, int], float]:
        """What a position pleases a seat beyond what it is worth; at the end only the result counts."""
        liked = [(name, weight) for name, weight in self.leanings.items() if name in evaluation.names]

        def pleases(state: Any, seat: int) -> float:
            if not liked or state.over:
                return 0.0
            parts = evaluation.parts(state, seat)
            return sum([weight * parts.get(name, 0.0) for name, weight in liked])

        return pleases


PLAIN = Style({})
STYLES = {
    "fiaker": Style({"missions": 1.5}),
    "kapuziner": Style({"money": 2.0}),
    "maria-theresia": Style({"squares": 1.5, "city": 1.0}),
}
"""The personalities of the strongest level by name: who cannot resist a mission, who hoards money, and who builds."""
