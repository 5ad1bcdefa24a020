"""Kaffeehaus: VIENNA and VALENCIA with exact rules, fair bots and one engine for tables and researchers."""

from kaffeehaus.core.contract import Game, GameOptions, Perspective
from kaffeehaus.core.errors import BadContent, BadOptions, BadRecord, IllegalAction, KaffeehausError
from kaffeehaus.core.records import Record
from kaffeehaus.core.rng import seed_digest
from kaffeehaus.core.state import GameState, Outcome
from kaffeehaus.games import GAMES, replay

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadContent",
    "BadOptions",
    "BadRecord",
    "Game",
    "GameOptions",
    "GameState",
    "IllegalAction",
    "KaffeehausError",
    "Outcome",
    "Perspective",
    "Record",
    "replay",
    "seed_digest",
]
