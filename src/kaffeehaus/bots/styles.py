"""Personalities: bots of one level that play recognisably differently, as each likes something more than others do.

A style is a few weights on what can be liked at a game. What they come to is added to what the judge says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kaffeehaus.bots.likes import likes_of


class Style(NamedTuple):
    """A way to play: what is liked counts so much more than it does anyway."""

    leanings: Mapping[str, float]
    """By the name of what is liked; a game that has none of it is played plainly."""

    def likes(self, game: str) -> tuple[str, ...]:
        """What it likes at a game, as message ids."""
        return tuple(f"likes-{name}" for name in self.leanings if name in likes_of(game))

    def lean(self, game: str) -> Callable[[Any, int], float]:
        """What a position pleases a seat beyond what it is worth; at the end only the result counts."""
        likes = likes_of(game)
        liked = [(likes[name], weight) for name, weight in self.leanings.items() if name in likes]

        def pleases(state: Any, seat: int) -> float:
            return 0.0 if state.over else sum([weight * like(state, seat) for like, weight in liked])

        return pleases


PLAIN = Style({})
STYLES = {
    "fiaker": Style({"missions": 1.0}),
    "kapuziner": Style({"money": 0.7}),
    "maria-theresia": Style({"power": 1.0}),
}
"""The personalities of the strongest level by name: who cannot resist a mission, who hoards money, and who rules."""
