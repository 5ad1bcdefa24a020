"""What is counted of a game, so that many games make figures; a game says it in its module `counting`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kaffeehaus.core.events import Event
from kaffeehaus.core.state import GameState

Used = Counter[tuple[str, str]]
"""How often something was done with a component: what was done, and the component's name.

Missions are `dealt` at the start, `kept`, `completed`, and `open` where they were kept and not completed; `earned` and
`lost` are the points they brought and cost, where a game says so. What lies on the table in some games only is `laid`.
"""


class Counting(Protocol):
    """What a game's module of this room offers."""

    MISSION_RULES: tuple[str, ...]
    """The rules of scoring by which missions bring and cost points."""

    def dealt(self, state: GameState) -> tuple[tuple[str, ...], ...]:
        """The missions that every seat was dealt, asked before the first decision."""

    def counted(self, state: GameState, events: Sequence[Event]) -> Used:
        """What these events, which led to the state, used."""

    def at_start(self, state: GameState) -> Used:
        """What the start of a game used."""

    def at_end(self, state: GameState) -> Used:
        """What only the end of a game shows."""

    def holdings(self, state: GameState) -> dict[str, tuple[int, ...]]:
        """How much of what every seat has at the end."""

    def missions(self, players: int, options: Mapping[str, Any]) -> list[str]:
        """The missions in the game."""

    def gifts(self) -> dict[str, tuple[str, ...]]:
        """Named sets of missions that cannot fail: whether being dealt one decides the game is looked at."""

    def summary(self, players: int, options: Mapping[str, Any], used: Used) -> dict[str, Any]:
        """What was used, as plain data, with every component that never was."""
