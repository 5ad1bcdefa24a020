"""What holds for somebody at all their tables: holidays, and how punctual they are."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import MsgspecError, Struct, json

from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import DAYS, Clock
from kaffeehaus.server.identity import Person
from kaffeehaus.server.pacing import go_on_holiday
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import no_storage
from kaffeehaus.server.store import Listed, Store
from kaffeehaus.server.table import PLAYING

if TYPE_CHECKING:
    from kaffeehaus.server.house import House


class _Kept(Struct, frozen=True):
    """What matters here of what the lobby keeps of a table."""

    phase: str = ""
    pace: str = ""
    clock: Clock | None = None
    punctual: dict[str, tuple[int, int]] = {}


class Habits:
    """What the latest tables of a person tell of them, and what a person does at all of them."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house

    async def holidays(self, person: Person, begins: float, ends: float) -> int:
        """Somebody goes on holidays at all their tables over days that have a clock; at how many."""
        taken, last = 0, Refusal("error-clock-none")
        for row in await self._tables(person.id):
            kept = _read(row)
            if kept.phase == PLAYING and kept.pace == DAYS and kept.clock is not None:
                try:
                    await self._house.change(
                        row.id, lambda room: go_on_holiday(room.table, person, begins, ends, room.at)
                    )
                    taken += 1
                except Refusal as refusal:
                    last = refusal
        if not taken:
            raise last
        return taken

    async def punctual(self, id: str) -> list[dict[str, int]]:
        """How many turns those who sit at a table have played in time, and for how many their time ran out."""
        owners = await self._house.read(id, lambda table: table.owners)
        found = []
        for seat, user in enumerate(owners):
            if user is not None:
                counts = [_read(row).punctual.get(user, (0, 0)) for row in await self._tables(user)]
                kept, late = (sum(count) for count in zip(*counts, strict=True)) if counts else (0, 0)
                found.append({"seat": seat, "kept": kept, "late": late})
        return found

    async def _tables(self, user: str) -> list[Listed]:
        try:
            return await self._store.tables_of(user)
        except Unavailable as error:
            raise no_storage(error) from None


def _read(row: Listed) -> _Kept:
    """What is kept of a table; a broken row tells nothing."""
    with suppress(MsgspecError):
        return json.decode(row.summary, type=_Kept)
    return _Kept()
