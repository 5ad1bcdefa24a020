"""The games of the house and the way back into a recorded one."""

from __future__ import annotations

from kaffeehaus.core.contract import Game
from kaffeehaus.core.errors import BadRecord
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.core.state import GameState
from kaffeehaus.games.valencia import VALENCIA
from kaffeehaus.games.vienna import VIENNA

GAMES: dict[str, Game] = {VIENNA.name: VIENNA, VALENCIA.name: VALENCIA}
"""Every game by its name."""


def replay(record: Record, at: int | None = None) -> GameState:
    """The recorded game again, after `at` of its actions or after all; BadRecord if it cannot be played."""
    game = GAMES.get(record.game)
    if game is None:
        there = ", ".join(GAMES)
        said = f"the record is of a game {record.game!r}; there are {there}"
        raise BadRecord(said, id="bad-record-game", game=record.game[:60], games=there)
    return replay_on(game, record, at)
