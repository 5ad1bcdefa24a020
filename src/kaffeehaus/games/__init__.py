"""The games of the house and the way back into a recorded one.

A folder in this room is a game of the house. An installed package brings another by an entry point of the group
`kaffeehaus.games` that names its package and the `Game` in it (docs/adding-a-game.md); one that cannot be played is
left out with a line on stderr, and the house goes on. `GAMES` is loaded when it is first asked for, so that a content
table that cannot be used is refused where it is needed.
"""

from __future__ import annotations

from typing import Any

from kaffeehaus.core.contract import Game
from kaffeehaus.core.errors import BadRecord
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.core.state import GameState
from kaffeehaus.games import registry

DEFAULT = registry.DEFAULT
"""The game that is played where none is named."""
GAMES: dict[str, Game]
"""Every game by its name."""


def __getattr__(name: str) -> Any:
    """The games, loaded now."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return registry.games()


def replay(record: Record, at: int | None = None) -> GameState:
    """The recorded game again, after `at` of its actions or after all; BadRecord if it cannot be played."""
    games = registry.games()
    game = games.get(record.game)
    if game is None:
        there = ", ".join(games)
        said = f"the record is of a game {record.game!r}; there are {there}"
        raise BadRecord(said, id="bad-record-game", game=record.game[:60], games=there)
    return replay_on(game, record, at)
