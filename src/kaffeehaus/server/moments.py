"""Earlier moments of games: as each viewer saw them, with the eyes they had then and nothing that was learned since."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.server.journal import Owners
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table
from kaffeehaus.server.views import SPECTATOR, view

EVERY = 16
"""After so many actions a game is kept as it was, so that going step by step plays few of them again."""
TABLES = 32
"""Of so many tables, those that were looked back at last."""


class Moments:
    """Games as they were; what is not kept is played again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], dict[int, GameState]] = OrderedDict()

    def seen(self, table: Table, user: str | None, after: int) -> dict[str, Any]:
        """The views of a user after so many entries: of the seats they held then, or a spectator's."""
        found = _heard(table, user, after)
        if found is None:
            raise Refusal("error-unseen")
        number, owners = found
        state = self._state(table, number)
        own = [seat for seat, owner in enumerate(owners) if user is not None and owner == user]
        return {str(seat): view(state, seat) for seat in own} or {SPECTATOR: view(state, None)}

    def _state(self, table: Table, number: int) -> GameState:
        """The game after so many of the actions that stand; within an epoch of the table they only grow."""
        key = table.id, table.epoch
        kept = self._kept.setdefault(key, {})
        self._kept.move_to_end(key)
        while len(self._kept) > TABLES:
            self._kept.popitem(last=False)
        start = number - number % EVERY
        while start and start not in kept:
            start -= EVERY
        state = kept[start].clone() if start else _dealt(table)
        for played, move in enumerate(table.moves[start:number], start + 1):
            assert move.action is not None
            state.apply(move.seat, move.action)
            if played % EVERY == 0:
                kept[played] = state.clone()
        return state


def _heard(table: Table, user: str | None, seq: int) -> tuple[int, Owners] | None:
    """How many of the actions that stand had been played when a user heard so much, and whose the seats were then.

    What was taken back since then has never been.
    """
    heard = table.ledger(user).items
    if not 0 < seq <= len(heard) or table.state is None:
        return None
    place = heard[seq - 1]
    told = set(map(id, table.journal[: place + 1]))
    return sum(id(move) in told for move in table.moves), table.journal[place].owners


def _dealt(table: Table) -> GameState:
    o = table.opened
    return table.game.start(o.players, table.game.options(o.options), o.dealt_from)
