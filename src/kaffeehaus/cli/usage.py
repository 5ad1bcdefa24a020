"""Which components of a game were used, in words, for every game that has a screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from kaffeehaus.cli.valencia import usage as valencia
from kaffeehaus.cli.vienna import usage as vienna
from kaffeehaus.locale import Texts


class Usage(Protocol):
    """What a game's module of this name offers."""

    def rows(self, texts: Texts, used: Mapping[str, Any]) -> list[tuple[str, str]]:
        """What was used, as the figures give it: a label and a line each."""


USAGE: dict[str, Usage] = {"vienna": vienna, "valencia": valencia}
"""How each game tells it."""
