"""Which components of a game were used, for every game that counts them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.cli.vienna import usage as vienna
from kaffeehaus.core.events import Event

_COUNTING = {"vienna": vienna}


def components(game: str, options: Mapping[str, Any]) -> tuple[Sequence[int], list[str], list[str]]:
    """The cards, missions and items that the game with these options has."""
    return _COUNTING[game].components(options) if game in _COUNTING else ((), [], [])


def counted(game: str, start: GameState | None, events: Sequence[Event]) -> Counter[tuple[str, str]]:
    """What a game's start, or these of its events, used."""
    return _COUNTING[game].counted(start, events) if game in _COUNTING else Counter()
