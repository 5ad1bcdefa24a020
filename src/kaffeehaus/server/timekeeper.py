"""Looks every second which clocks are at zero and whose wishes are due, wherever anybody is, and lets happen what is to
happen then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from kaffeehaus.server import granting, series, timing, uptime, wishes
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import Entry
from kaffeehaus.server.measures import Measures
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room, Rooms
from kaffeehaus.server.store import Store

log = logging.getLogger("kaffeehaus.server")
EVERY = 1.0
"""Seconds between two looks."""
LATER = 3600.0
"""Seconds after which a table is tried again that cannot be opened now."""


class Timekeeper:
    """What keeps the time of all tables."""

    def __init__(
        self,
        rooms: Rooms,
        store: Store,
        append: Callable[[Room, Sequence[Entry]], Awaitable[object]],
        awake: Callable[[Room], None],
        go_on: Callable[[Room], Awaitable[object]],
        measures: Measures,
        *,
        alone: bool,
    ) -> None:
        self._rooms = rooms
        self._store = store
        self._append = append
        self._awake = awake
        self._go_on = go_on
        self._measures = measures
        self._alone = alone
        self._last: float | None = None

    async def begin(self) -> None:
        """Learns when the house was down, before any table is opened; Unavailable if nobody can say."""
        for begins, ends in await self._store.ask(uptime.outages):
            if ends > self._rooms.outages.last:
                self._rooms.outages.add(begins, ends)

    async def run(self) -> None:
        """Looks for as long as the house is open."""
        while True:
            try:
                await self.look()
            except Unavailable:
                self._measures.storage_failures += 1
            except Exception:
                self._measures.faults += 1
                log.exception("the clocks cannot be looked at")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Looks once: whether the house was down, and at the tables that are due."""
        now, last, known = self._rooms.clock(), self._last, self._rooms.outages.last
        found = await self._store.ask(
            lambda connection: uptime.look(connection, self._store.database, now, last, known, self._alone)
        )
        self._last = now
        for begins, ends in found.outages:
            self._rooms.outages.add(begins, ends)
        for id in found.due:
            await self._look_after(id)
        if found.outages:
            self._tell()

    async def _look_after(self, id: str) -> None:
        """Whatever time has run out for at a table happens; a table that cannot be opened is tried again later."""
        try:
            async with self._rooms.room(id) as room:
                now = self._rooms.clock()
                if entries := timing.late(room.table, now) or granting.late(room.table, now):
                    await self._append(room, entries)
                    return
                if (begins := series.due(room.table)) is not None and begins <= now:
                    await self._go_on(room)
                    return
                await self._put_off(id, timing.due(room.table), wishes.due(room.table))
                self._awake(room)
        except Refusal as refusal:
            if refusal.id != "error-stale":
                later = self._rooms.clock() + LATER
                await self._put_off(id, later, later)
        except Exception:
            self._measures.faults += 1
            log.exception("the clocks of table %s cannot be looked at", id)

    async def _put_off(self, id: str, due: float | None, wish: float | None) -> None:
        with suppress(Unavailable):
            await self._store.ask(lambda connection: uptime.put_off(connection, self._store.database, id, due, wish))

    def _tell(self) -> None:
        """Whoever is at a table hears that its clocks have stood."""
        for room in self._rooms.by_id.values():
            if room.known is not None and room.known.clocks is not None:
                room.audience.publish(room.known, everybody=True)
