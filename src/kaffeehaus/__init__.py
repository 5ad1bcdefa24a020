"""Kaffeehaus: board games with exact rules, fair bots and one engine for tables and researchers.

The names below are loaded when they are first asked for: a content table that cannot be used is then refused where
it is needed, not on the way to the message that says so.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kaffeehaus import engine

if TYPE_CHECKING:
    from kaffeehaus.core.contract import Game, GameOptions, Perspective
    from kaffeehaus.core.errors import BadContent, BadOptions, BadPosition, BadRecord, IllegalAction, KaffeehausError
    from kaffeehaus.core.preview import Preview, preview, previews
    from kaffeehaus.core.records import Record
    from kaffeehaus.core.rng import seed_digest
    from kaffeehaus.core.state import GameState, Outcome
    from kaffeehaus.games import GAMES, position, replay

engine.choose()
__version__ = "0.2.0"
__all__ = [
    "GAMES",
    "BadContent",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Game",
    "GameOptions",
    "GameState",
    "IllegalAction",
    "KaffeehausError",
    "Outcome",
    "Perspective",
    "Preview",
    "Record",
    "position",
    "preview",
    "previews",
    "replay",
    "seed_digest",
]
_ROOMS = {
    "core.contract": ("Game", "GameOptions", "Perspective"),
    "core.errors": ("BadContent", "BadOptions", "BadPosition", "BadRecord", "IllegalAction", "KaffeehausError"),
    "core.preview": ("Preview", "preview", "previews"),
    "core.records": ("Record",),
    "core.rng": ("seed_digest",),
    "core.state": ("GameState", "Outcome"),
    "games": ("GAMES", "position", "replay"),
}
_ROOM_OF = {name: f"{__name__}.{room}" for room, names in _ROOMS.items() for name in names}


def __getattr__(name: str) -> Any:
    """A public name, from its room."""
    if name not in _ROOM_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_ROOM_OF[name]), name)
    globals()[name] = value
    return value
