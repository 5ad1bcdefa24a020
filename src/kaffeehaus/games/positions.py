"""The position of any moment of a game: of the latest one that can be told plainly, and what was played since."""

from __future__ import annotations

from typing import Any

from kaffeehaus.core.contract import Game
from kaffeehaus.core.errors import BadPosition
from kaffeehaus.core.positions import FORMAT, wrong
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.core.state import GameState


def position_on(game: Game, record: Record, at: int | None = None, seat: int | None = None) -> dict[str, Any]:
    """The position of a recorded game after `at` of its actions, or after all.

    With a seat it says only what that seat may know, and leaves out what was played since the moment that it tells: in
    a running game others may have decided something in secret. BadPosition if there is none.
    """
    known = game.positions
    if known is None:
        raise BadPosition(wrong("bad-position-none", game=game.name))
    count = len(record.actions) if at is None else at
    state, begun = replay_on(game, record, 0), -1
    moment = None
    for number in range(count + 1):
        if asked := known.moment(state):
            begun, moment = number, asked
        if number < count:
            whose, text = record.actions[number]
            state.apply(whose, game.parse(text))
    if moment is None:
        return _as_begun(record, state, count, seat)
    then = replay_on(game, record, begun)
    found = _head(then) | {"asked": moment} | known.told(then, moment, seat)
    played = [list(action) for action in record.actions[begun:count]]
    return found | ({"played": played} if played and seat is None else {})


def _as_begun(record: Record, state: GameState, count: int, seat: int | None) -> dict[str, Any]:
    """Of a game that has not come to such a moment since the position that it began with: that position."""
    if record.position is None or seat is not None:
        raise BadPosition(wrong("bad-position-none", game=record.game))
    played = [*record.position.get("played", []), *(list(action) for action in record.actions[:count])]
    return _head(state) | dict(record.position) | {"played": played}


def _head(state: GameState) -> dict[str, Any]:
    game, usual = state.game, state.game.options({}).to_json()
    options = {name: value for name, value in state.options.to_json().items() if value != usual.get(name)}
    return {"format": FORMAT, "game": game.name, "players": state.players, "options": options}
