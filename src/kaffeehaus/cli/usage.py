"""Which components of a game were used, in words, for every game that counts them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from kaffeehaus.games.registry import part
from kaffeehaus.locale import Texts


class Usage(Protocol):
    """What a game's module of this name offers."""

    def rows(self, texts: Texts, used: Mapping[str, Any]) -> list[tuple[str, str]]:
        """What was used, as the figures give it: a label and a line each."""


def usage_rows(game: str, texts: Texts, used: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What was used of a game's components, as the game tells it; nothing where it does not."""
    told: Usage | None = part(game, "usage")
    return told.rows(texts, used) if told else []
