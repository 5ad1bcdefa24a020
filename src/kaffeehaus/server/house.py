"""The house: every table by its id, read from the log when somebody asks for it and forgotten when nobody does."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Protocol

from kaffeehaus.server import telling, wire
from kaffeehaus.server.bots import Order, legal_or_any, order
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import Entry, Opened, Played, decode, encode
from kaffeehaus.server.identity import Person
from kaffeehaus.server.lobby import check_fits, listing, playable, seen_by
from kaffeehaus.server.opening import Wanted, opening
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Conflict, Store
from kaffeehaus.server.table import Table

if TYPE_CHECKING:
    from kaffeehaus.server.bus import Bus

log = logging.getLogger("kaffeehaus.server")
ID = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What the id of a table looks like."""
SWEEP = 30.0
"""Seconds between two looks for tables that nobody needs in memory."""
TRIES = 3
"""How often a bot is asked before any legal action is taken in its place."""
PAUSE, LONGEST_PAUSE = 0.1, 3.0
"""Seconds that bots wait after trouble, twice as long each time, up to the longest."""


class Thinking(Protocol):
    """Whatever decides for bots."""

    async def choose(self, wanted: Order) -> str:
        """The text of the action."""


class Guest:
    """Somebody connected to a table; what is told waits in a queue, so that a slow guest holds up nobody."""

    ROOM = 256
    """The most messages that wait for a guest."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.seen = 0
        """The latest entry that was told."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What is to be sent; None ends the connection."""
        self.too_slow = False

    @property
    def user(self) -> str | None:
        """Who it is, if anybody known."""
        return self.person.id if self.person else None

    def tell(self, message: bytes) -> None:
        """Puts a message into the queue; a guest too slow to follow is sent away and may come back."""
        if self.queue.qsize() < self.ROOM:
            self.queue.put_nowait(message)
        elif not self.too_slow:
            self.too_slow = True
            self.queue.put_nowait(None)


@dataclass(slots=True)
class Room:
    """A table in memory with those who are there."""

    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: set[Guest] = field(default_factory=set)
    driver: asyncio.Task[None] | None = None
    busy: int = 0
    """How many hold or await the lock."""
    used: float = 0.0
    elsewhere: frozenset[str] = frozenset()
    """Who is connected to the table at another process."""

    def online(self, user: str) -> bool:
        """Whether a user is connected."""
        return user in self.elsewhere or any(guest.user == user for guest in self.guests)

    def spectators(self) -> int:
        """How many watch without a seat."""
        assert self.table is not None
        owners = set(self.table.owners) - {None}
        return sum(guest.user not in owners for guest in self.guests)


@dataclass(slots=True)
class Counts:
    """What operators want to know."""

    actions: int = 0
    bot_moves: int = 0
    refused: int = 0


class House:
    """All tables, and the only way to change one."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        *,
        bot_pace: float = 0.6,
        idle: float = 300.0,
        bus: Bus | None = None,
    ) -> None:
        self._store = store
        self._bus = bus
        self._thinking = thinking
        self._bot_pace = bot_pace
        self._idle = idle
        self.rooms: dict[str, Room] = {}
        self.counts = Counts()
        self._sweeper: asyncio.Task[None] | None = None

    # Tables -----------------------------------------------------------------------------------------------------------

    async def open(self, person: Person, wanted: Wanted) -> str:
        """Sets up a new table and returns its id."""
        return await self.keep(opening(person, wanted))

    async def keep(self, entry: Opened) -> str:
        """Stores the first entry of a new table and returns its id."""
        id = secrets.token_urlsafe(9)
        table = Table(id)
        # An imported game is played through here, which must not hold up the tables.
        await asyncio.to_thread(table.take, 1, time(), entry)
        try:
            await self._store.append(id, 1, encode(entry), listing(table))
        except Unavailable as error:
            raise _no_storage(error) from None
        return id

    async def look(self, id: str, see: Callable[[Table], Any]) -> Any:
        """What somebody sees in a table."""
        async with self._room(id) as room:
            return see(_table(room))

    async def lists(self, user: str | None) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """The summaries of the open tables and of a user's own."""
        try:
            open, yours = await self._store.games(user, playable)
        except Unavailable as error:
            raise _no_storage(error) from None
        return [seen_by(user, data) for data in open], [seen_by(user, data) for data in yours]

    async def change(self, id: str, make: Callable[[Table, Room], Entry]) -> None:
        """Lets a check decide what to append, stores it, and then tells everybody."""
        async with self._room(id) as room:
            entry = make(_table(room), room)
            await self._append(id, room, entry)

    # Guests -----------------------------------------------------------------------------------------------------------

    async def enter(self, id: str, guest: Guest, seen: int) -> None:
        """A guest comes to a table and is told what has happened since what was seen, or everything."""
        async with self._room(id) as room:
            if self._bus is not None:
                # The guest may come from another process and know more than this one has heard.
                await self._read_on(id, room)
            table = _table(room)
            room.guests.add(guest)
            await self._presence(id, room)
            total = len(table.ledger(guest.user).items)
            if 0 < seen <= total <= seen + telling.TOO_OLD:
                message = telling.news(table, guest.user, seen, room.online, room.spectators())
            else:
                message = telling.table_message(table, guest.person, room.online, room.spectators())
            guest.seen = total
            guest.tell(wire.write(message))
            self._publish(room, presence_but=guest)
            self._wake(id, room)

    async def leave(self, id: str, guest: Guest) -> None:
        """A guest goes."""
        room = self.rooms.get(id)
        if room is None or guest not in room.guests:
            return
        room.guests.discard(guest)
        room.used = monotonic()
        if room.guests or self._bus is not None:
            with suppress(Refusal):
                async with self._room(id) as room:
                    self._publish(room, presence_but=guest)
                    await self._presence(id, room)

    async def _presence(self, id: str, room: Room) -> None:
        """Tells the other processes who is here, and learns who is there."""
        if self._bus is not None:
            await self._bus.here(id, {guest.user for guest in room.guests if guest.user is not None})
            room.elsewhere = await self._bus.elsewhere(id)
            await self._bus.tell(id, _table(room).seq)

    async def hear(self, id: str | None) -> None:
        """Another process has changed a table, or with None perhaps any: what is new is read from the log."""
        for one in list(self.rooms) if id is None else [id] if id in self.rooms else []:
            with suppress(Refusal):
                async with self._room(one) as room:
                    await self._read_on(one, room)

    async def _read_on(self, id: str, room: Room) -> None:
        table, room.table = _table(room), None
        try:
            rows = await self._store.read(id, table.seq)
        except Unavailable as error:
            raise _no_storage(error) from None
        for row in rows:
            table.take(row.seq, row.at, decode(row.entry))
        room.table = table
        elsewhere = await self._bus.elsewhere(id) if self._bus is not None else room.elsewhere
        changed, room.elsewhere = elsewhere != room.elsewhere, elsewhere
        self._publish(room, everybody=changed)
        self._wake(id, room)

    async def why(self, id: str, guest: Guest, person: Person, asked: wire.Why) -> None:
        """Tells a guest why an action is not offered to their seat; nothing changes by that."""
        async with self._room(id) as room:
            guest.tell(wire.write(telling.why(_table(room), person, asked.seat, asked.action)))

    async def refuse(self, id: str, guest: Guest, of: str | None, refusal: Refusal) -> None:
        """Tells a guest why a message was not followed, and what is true now."""
        self.counts.refused += 1
        try:
            async with self._room(id) as room:
                table = _table(room)
                self._catch_up(table, room, guest)
                guest.tell(wire.write(telling.refused(table, guest.user, of, refusal)))
        except Refusal:
            bare = {"t": "refused", "of": of} | refusal.to_json() | {"seq": guest.seen, "now": None}
            guest.tell(wire.write(bare))

    # Inside -----------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _room(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, for one at a time."""
        if not ID.fullmatch(id):
            raise Refusal("error-table-unknown", status=404)
        room = self.rooms.setdefault(id, Room())
        room.busy += 1
        try:
            async with room.lock:
                if room.table is None:
                    await self._reload(id, room)
                yield room
        finally:
            room.busy -= 1
            room.used = monotonic()
            if room.table is None and not room.busy and not room.guests and room.driver is None:
                self.rooms.pop(id, None)

    async def _reload(self, id: str, room: Room) -> None:
        """Reads the table; those who have stayed there hear what the storage took though it seemed to fail."""
        room.table = await self._load(id)
        if room.guests:
            self._publish(room)
            self._wake(id, room)

    async def _load(self, id: str) -> Table:
        try:
            rows = await self._store.read(id)
        except Unavailable as error:
            raise _no_storage(error) from None
        if not rows:
            raise Refusal("error-table-unknown", status=404)
        table = Table(id)
        for row in rows:
            entry = decode(row.entry)
            if isinstance(entry, Opened):
                check_fits(entry)
            table.take(row.seq, row.at, entry)
        return table

    async def _append(self, id: str, room: Room, entry: Entry) -> None:
        """Stores an entry; the table counts as unknown until that is done, so a failure leaves it to be read again."""
        table = _table(room)
        room.table = None
        table.take(table.seq + 1, time(), entry)
        try:
            await self._store.append(id, table.seq, encode(entry), listing(table))
        except Conflict:
            await self._reload(id, room)
            raise Refusal("error-stale") from None
        except Unavailable as error:
            raise _no_storage(error) from None
        room.table = table
        self.counts.actions += isinstance(entry, Played)
        self._publish(room)
        if self._bus is not None:
            await self._bus.tell(id, table.seq)
        self._wake(id, room)

    def _publish(self, room: Room, presence_but: Guest | None = None, everybody: bool = False) -> None:
        """Tells every guest what is new to them; who comes or goes is news to all the others."""
        everybody = everybody or presence_but is not None
        table = _table(room)
        told: dict[tuple[str | None, int], bytes] = {}
        for guest in room.guests:
            if guest is presence_but:
                continue
            total = len(table.ledger(guest.user).items)
            if total == guest.seen and not everybody:
                continue
            key = guest.user if table.has_held(guest.user) else None, guest.seen
            if key not in told:
                message = telling.news(table, key[0], guest.seen, room.online, room.spectators())
                told[key] = wire.write(message)
            guest.tell(told[key])
            guest.seen = total

    def _catch_up(self, table: Table, room: Room, guest: Guest) -> None:
        if guest.seen != len(table.ledger(guest.user).items):
            guest.tell(wire.write(telling.news(table, guest.user, guest.seen, room.online, room.spectators())))
            guest.seen = len(table.ledger(guest.user).items)

    # Bots -------------------------------------------------------------------------------------------------------------

    def _wake(self, id: str, room: Room) -> None:
        if room.driver is None and _table(room).bot_to_act() is not None:
            room.driver = asyncio.create_task(self._drive(id, room))

    async def _drive(self, id: str, room: Room) -> None:
        """Lets bots act for as long as one of them is to; trouble is waited out as long as anybody is there."""
        pause = PAUSE
        try:
            while True:
                try:
                    if not await self._bot_acts(id, room):
                        return
                    pause = PAUSE
                    continue
                except Refusal as refusal:
                    # Another process may have moved first; then there is simply something new to think about.
                    if refusal.id == "error-stale":
                        continue
                except Exception:
                    log.exception("the bots at table %s cannot act", id)
                if not room.guests:
                    return
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            # Nothing is awaited between the last look at the table and this, so no change goes unnoticed.
            room.driver = None

    async def _bot_acts(self, id: str, room: Room) -> bool:
        """Lets a bot act, unless none is to."""
        async with self._room(id):
            table = _table(room)
            turn = table.bot_to_act()
            if turn is None:
                return False
            wanted = order(table, *turn)
        if self._bot_pace:
            await asyncio.sleep(self._bot_pace)
        text = await self._thought(wanted)
        async with self._room(id):
            table = _table(room)
            if order(table, *turn) == wanted and table.bot_to_act() == turn:
                await self._append(id, room, Played(wanted.seat, legal_or_any(table, wanted.seat, text)))
                self.counts.bot_moves += 1
        return True

    async def _thought(self, wanted: Order) -> str | None:
        """The text of the bot's action, or None if it cannot think."""
        for _ in range(TRIES):
            try:
                return await self._thinking.choose(wanted)
            except Exception:
                log.exception("a bot at table %s failed", wanted.table)
        return None

    # Coming and going -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begins to look after the tables in memory."""
        self._sweeper = asyncio.create_task(self._sweep())
        if self._bus is not None:
            self._bus.start(self.hear)

    async def stop(self) -> None:
        """Ends everything that runs by itself."""
        tasks = [room.driver for room in self.rooms.values() if room.driver] + (
            [self._sweeper] if self._sweeper else []
        )
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._bus is not None:
            await self._bus.stop()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self._idle))
            self.forget(monotonic() - self._idle)

    def forget(self, since: float) -> None:
        """Drops from memory what nobody has used since then; the log remembers."""
        for id, room in list(self.rooms.items()):
            if not room.guests and not room.busy and room.driver is None and room.used <= since:
                del self.rooms[id]


def _table(room: Room) -> Table:
    assert room.table is not None
    return room.table


def _no_storage(error: Unavailable) -> Refusal:
    log.error("the database is not available: %s", error)
    return Refusal("error-storage", status=503)
