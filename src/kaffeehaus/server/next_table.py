"""Which table somebody goes to next: where their time ends first; without a clock, where they are awaited longest."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.rooms import no_storage
from kaffeehaus.server.store import Store

if TYPE_CHECKING:
    from kaffeehaus.server.house import House


class Waiting(Struct, frozen=True):
    """A table that waits for somebody."""

    id: str
    game: str
    since: float
    """Since when it has waited, in seconds since 1970."""
    ends: float | None
    """When their time there is over, where a clock runs."""


class NextTable:
    """The tables that wait for a person."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house

    async def waiting(self, user: str) -> list[Waiting]:
        """The tables that wait for somebody, the most urgent first."""
        try:
            rows = await self._store.running_of(user)
        except Unavailable as error:
            raise no_storage(error) from None
        found = [_waiting(told) for row in rows if (told := await self._house.summary(user, row))]
        there = [one for one in found if one is not None and one.id not in self._house.rooms.closed]
        return sorted(there, key=lambda one: (inf if one.ends is None else one.ends, one.since))


def _waiting(told: dict[str, Any]) -> Waiting | None:
    """What a summary says of its reader's turn; where a bot keeps their seat nobody is needed, nor where all pause."""
    clocks = told["clocks"] or {"paused": False, "ends": {}}
    own = [seat for seat in told["yours"] if seat in told["to_act"] and told["seats"][seat]["kind"] == "person"]
    if not own or told["other"] is not None or clocks["paused"]:
        return None
    ends = min((clocks["ends"][str(seat)] for seat in own if str(seat) in clocks["ends"]), default=None)
    return Waiting(told["id"], told["game"], told["since"], ends)
