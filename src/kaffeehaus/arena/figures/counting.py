"""What is counted of each game, and of one that does not say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kaffeehaus.core.counting import Counting, Used
from kaffeehaus.core.events import Event
from kaffeehaus.core.state import GameState
from kaffeehaus.games import part


class Nothing:
    """Of such a game only points, rounds and victories are counted."""

    MISSION_RULES: tuple[str, ...] = ()

    def dealt(self, state: GameState) -> tuple[tuple[str, ...], ...]:
        """No missions."""
        return ((),) * state.players

    def counted(self, state: GameState, events: Sequence[Event]) -> Used:
        """Nothing."""
        return Counter()

    def at_start(self, state: GameState) -> Used:
        """Nothing."""
        return Counter()

    def at_end(self, state: GameState) -> Used:
        """Nothing."""
        return Counter()

    def holdings(self, state: GameState) -> dict[str, tuple[int, ...]]:
        """Nothing."""
        return {}

    def missions(self, players: int, options: Mapping[str, Any]) -> list[str]:
        """None."""
        return []

    def gifts(self) -> dict[str, tuple[str, ...]]:
        """None."""
        return {}

    def summary(self, players: int, options: Mapping[str, Any], used: Used) -> dict[str, Any]:
        """Nothing."""
        return {"cards": {}, "missions": {}, "purchases": {}}


def counting_of(game: str) -> Counting:
    """How a game, or an edition by its key, counts."""
    return part(game, "counting") or Nothing()
