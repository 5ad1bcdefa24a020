"""The games of the house and the way back into a recorded one.

A folder in this room is a game of the house. An installed package brings another by an entry point of the group
`kaffeehaus.games` that names its package and the `Game` in it (docs/adding-a-game.md); one that cannot be played is
left out with a line on stderr, and the house goes on. `GAMES` is loaded when it is first asked for, so that a content
table that cannot be used is refused where it is needed.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from kaffeehaus.core.contract import Game
from kaffeehaus.core.errors import BadRecord
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.core.state import GameState
from kaffeehaus.games import editions, registry
from kaffeehaus.games.agreement import Difference, difference
from kaffeehaus.games.editions import Edition
from kaffeehaus.games.positions import position_on

DEFAULT = registry.DEFAULT
"""The game that is played where none is named."""
GAMES: dict[str, Game]
"""Every game by its name."""


def __getattr__(name: str) -> Any:
    """The games, loaded now."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return registry.games()


def edition(name: str, rules: int, content: str) -> Game | None:
    """The game by these rules and with these component tables: today's, or one that is kept; None if there is none."""
    game, wanted = registry.games().get(name), Edition(name, rules, content)
    return game if game is not None and editions.edition_of(game) == wanted else editions.load(wanted)


def is_known(name: str, rules: int, content: str) -> bool:
    """Whether there is such a game; nothing is loaded for that."""
    game, wanted = registry.games().get(name), Edition(name, rules, content)
    return (game is not None and editions.edition_of(game) == wanted) or editions.is_kept(wanted)


def game_of(key: str) -> Game | None:
    """The game of a name, or the edition of a key."""
    wanted = Edition.read(key) if "@" in key else None
    return edition(*wanted) if wanted else registry.games().get(key)


def part(game: str, name: str, attribute: str = "") -> Any:
    """A part of a game by its name, or of an edition by its key; None if there is none.

    Today's part may ask for what an older game has not; then the edition goes without, and a line says so.
    """
    return _part_of_edition(game, name, attribute) if "@" in game else registry.part(game, name, attribute)


@cache
def _part_of_edition(key: str, name: str, attribute: str) -> Any:
    game = game_of(key)
    assert game is not None, f"there is no {key}"
    if registry.part(game.name, name) is None:
        return None
    home = registry.home(game.name, name).removeprefix("kaffeehaus.")
    try:
        module = import_module(f"{editions.edition_of(game).package}.{home}")
        return getattr(module, attribute) if attribute else module
    except Exception as problem:
        registry.report_lack(key, name, problem)
        return None


def difference_from_kept(state: GameState) -> Difference | None:
    """Where a game that was played by today's sources parts from the edition of the same numbers that is kept."""
    kept = editions.load(editions.edition_of(state.game))
    return None if kept is None or kept is state.game else difference(kept, state.game, state.record())


def replay(record: Record, at: int | None = None) -> GameState:
    """The recorded game again, after `at` of its actions or after all; BadRecord if it cannot be played."""
    return replay_on(_game_of(record), record, at)


def position(record: Record, at: int | None = None, seat: int | None = None) -> dict[str, Any]:
    """The position of a recorded game after `at` of its actions, as `Game.place` takes it."""
    return position_on(_game_of(record), record, at, seat)


def _game_of(record: Record) -> Game:
    games = registry.games()
    game = edition(record.game, record.rules, record.content) or games.get(record.game)
    if game is None:
        there = ", ".join(games)
        said = f"the record is of a game {record.game!r}; there are {there}"
        raise BadRecord(said, id="bad-record-game", game=record.game[:60], games=there)
    return game
