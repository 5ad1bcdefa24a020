"""The tables in memory: read from the log when somebody asks for one, changed by one at a time, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Container, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import monotonic, time

from kaffeehaus import GAMES
from kaffeehaus.games import editions, is_known, registry
from kaffeehaus.server.connections import Audience
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import Entry, Opened, decode, encode
from kaffeehaus.server.lobby import check_fits, listing
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.seating import concerns
from kaffeehaus.server.standing import Outages
from kaffeehaus.server.store import Conflict, KeptTables, NewEntry, Row, Store
from kaffeehaus.server.table import Table
from kaffeehaus.server.together import Together

log = logging.getLogger("kaffeehaus.server")
ID = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What the id of a table looks like."""


@dataclass(slots=True)
class Room:
    """A table in memory with those who are connected to it."""

    id: str
    known: Table | None = None
    """The table, unless it has to be read again."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    audience: Audience = field(default_factory=Audience)
    driver: asyncio.Task[None] | None = None
    """What lets the bots act."""
    held: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By seat what a bot has decided and keeps back, with what it was bound to then."""
    together: Together | None = None
    """What those look at together who look back at the finished game."""
    busy: int = 0
    """How many hold or await the lock."""
    used: float = 0.0

    @property
    def table(self) -> Table:
        """The table, for whoever has the room."""
        assert self.known is not None
        return self.known

    @property
    def at(self) -> float:
        """What time it is."""
        return self.audience.clock()

    @property
    def needed(self) -> bool:
        """Whether anybody or anything is there."""
        return bool(self.audience.here or self.busy or self.driver is not None)


class Rooms:
    """Every table in memory by its id."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[Room], None],
        as_now: Callable[[Entry], Entry] = lambda entry: entry,
        *,
        shared: bool = False,
        clock: Callable[[], float] = time,
    ) -> None:
        self.clock = clock
        """What time it is, in seconds since 1970; all that is stored has its moments from here."""
        self.outages = Outages()
        self._store = store
        self._as_now = as_now
        self._changed = changed
        self._shared = shared
        self.by_id: dict[str, Room] = {}
        self._broken: set[tuple[str, int]] = set()  # the rows of which the operator has heard
        self.closed: frozenset[str] = frozenset()
        """The tables that the operator has closed."""

    @asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, for one at a time."""
        if not ID.fullmatch(id):
            raise Refusal("error-table-unknown", status=404)
        room = self.by_id.get(id)
        if room is None:
            room = self.by_id[id] = Room(id, audience=Audience(clock=self.clock))
        room.busy += 1
        try:
            async with room.lock:
                if id in self.closed:
                    raise Refusal("error-table-closed", status=410)
                if room.known is None:
                    await self._reload(room)
                elif self._shared and not room.audience.here:
                    # Other processes tell only those where somebody is at the table.
                    await self.read_on(room)
                yield room
        finally:
            room.busy -= 1
            room.used = monotonic()
            if room.known is None and not room.needed:
                self.by_id.pop(id, None)

    async def append(self, room: Room, entries: Sequence[Entry], *with_it: NewEntry) -> None:
        """Stores entries, all or none; the table counts as unknown until that is done, so a failure leaves it to be
        read again."""
        table, room.known = room.table, None
        new, at = [], self.clock()
        for entry in entries:
            table.take(table.seq + 1, at, entry)
            new.append((room.id, table.seq, encode(entry)))
        known = listing(table)
        first, *others = [NewEntry(*one, known) for one in new]
        try:
            await self._store.append(*first, *others, *with_it)
        except Conflict:
            await self._reload(room)
            raise Refusal("error-stale") from None
        except Unavailable as error:
            raise no_storage(error) from None
        room.known = table

    async def read_on(self, room: Room) -> None:
        """Takes in what another process has written."""
        table, room.known = room.table, None
        try:
            rows = await self._store.read(room.id, table.seq)
        except Unavailable as error:
            raise no_storage(error) from None
        await self._fold(table, rows)
        room.known = table

    async def read_again(self, users: Container[str], now: Container[str]) -> None:
        """Reads those tables again at which one of these users ever was, for they are somebody else now.

        Whoever they are now has heard more by that, and is told everything anew.
        """
        for id, room in list(self.by_id.items()):
            if room.known is None or concerns(room.known, users):
                with suppress(Refusal):
                    async with self.room(id) as found:
                        found.known = None
                        found.known = await self._load(id)
                        for connection in list(found.audience.here):
                            if connection.user in now:
                                found.audience.welcome(found.table, connection, 0)
                        self._changed(found)

    async def lines(self, id: str, numbers: list[int]) -> list[Row]:
        """Lines of chat of a table as the log has them, of people as they are now."""
        try:
            rows = await self._store.some(id, numbers)
        except Unavailable as error:
            raise no_storage(error) from None
        return [row._replace(entry=encode(self._as_now(decode(row.entry)))) for row in rows]

    def forget(self, since: float) -> None:
        """Drops from memory what nobody has used since then; the log remembers."""
        for id, room in list(self.by_id.items()):
            if not room.needed and room.used <= since:
                del self.by_id[id]

    async def _reload(self, room: Room) -> None:
        """Reads the table; those who have stayed there hear what the storage took though it seemed to fail."""
        room.known = await self._load(room.id)
        if room.audience.here:
            self._changed(room)

    async def _load(self, id: str) -> Table:
        try:
            rows = await self._store.read(id)
        except Unavailable as error:
            raise no_storage(error) from None
        if not rows:
            raise Refusal("error-table-unknown", status=404)
        table = Table(id, self.outages)
        await self._fold(table, rows)
        return table

    async def _fold(self, table: Table, rows: Iterable[Row]) -> None:
        """Takes rows of the log in; of one that cannot be read the operator hears once, however often it is tried."""
        for row in rows:
            try:
                entry = self._as_now(decode(row.entry))
                if isinstance(entry, Opened):
                    await self._check_fits(entry)
                table.take(row.seq, row.at, entry)
            except Refusal:
                raise
            except Exception as error:  # whatever stands there, a game may stumble over it in any way
                if (table.id, row.seq) not in self._broken:
                    self._broken.add((table.id, row.seq))
                    log.error("table %s cannot be read: row %d of its log is broken (%r)", table.id, row.seq, error)
                raise Refusal("error-table-broken", status=500) from None

    async def _check_fits(self, entry: Opened) -> None:
        """Refuses a table that cannot be played here; an older edition is loaded while the other tables go on."""
        if not is_known(entry.game, entry.rules, entry.content):
            # Perhaps another process of this house plays with other tables, and has kept them by now.
            await self.keep_tables()
        await asyncio.to_thread(check_fits, entry)

    async def keep_tables(self) -> None:
        """Keeps the owner's component tables of today with the games, and remembers all that were kept."""
        own = [game for game in GAMES.values() if game.own and game.name in registry.own()]
        used = [KeptTables(game.name, game.content, editions.tables_in_use(game)) for game in own]
        try:
            for one in await self._store.keep_tables(used):
                editions.remember(*one)
        except Unavailable as error:
            raise no_storage(error) from None


def no_storage(error: Unavailable) -> Refusal:
    """What somebody is told when the database does not answer."""
    log.error("the database is not available: %s", error)
    return Refusal("error-storage", status=503)
