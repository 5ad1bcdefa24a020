"""Which components of a game were used, for every game that counts them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kaffeehaus import GameState
from kaffeehaus.cli.valencia import usage as valencia
from kaffeehaus.cli.vienna import usage as vienna
from kaffeehaus.core.events import Event
from kaffeehaus.locale import Texts


class Usage(Protocol):
    """What a game's module of this name offers."""

    def at_start(self, state: GameState) -> Counter[tuple[str, str]]:
        """What the start of a game used."""

    def counted(self, state: GameState, events: Sequence[Event]) -> Counter[tuple[str, str]]:
        """What these events, which led to the state, used."""

    def summary(self, players: int, options: Mapping[str, Any], used: Counter[tuple[str, str]]) -> dict[str, Any]:
        """The sum as plain data, with every component that was never used."""

    def rows(self, texts: Texts, used: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Such a summary for people: a label and a line each."""


USAGE: dict[str, Usage] = {"vienna": vienna, "valencia": valencia}
"""How each game counts."""
