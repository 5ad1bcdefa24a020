"""The house: what may be asked of its tables, and the one way in which any of them changes."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from kaffeehaus.server import together, views, wire
from kaffeehaus.server.again import Again
from kaffeehaus.server.bot_driver import BotDriver, Decider
from kaffeehaus.server.buses import EVERYBODY, Bus
from kaffeehaus.server.connections import Connection, refused_without_table
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import Entry, Opened, encode
from kaffeehaus.server.identity import Person
from kaffeehaus.server.inquiries import Inquiries
from kaffeehaus.server.lobby import Lists, before, listing, place_of, playable, readable, seen_by
from kaffeehaus.server.measures import Measures
from kaffeehaus.server.notes import Announcement, Decisions, decisions
from kaffeehaus.server.opening import Wanted, opening
from kaffeehaus.server.people.leaving import Erasing, felt, heard
from kaffeehaus.server.people.names import as_now, resolved
from kaffeehaus.server.people.register import News, Register
from kaffeehaus.server.questions import Adviser
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room, Rooms, no_storage
from kaffeehaus.server.store import LISTED, Listed, NewEntry, Store
from kaffeehaus.server.table import Table
from kaffeehaus.server.timekeeper import Timekeeper

if TYPE_CHECKING:
    from kaffeehaus.server.around import Around
    from kaffeehaus.server.notices.ways import Ways

log = logging.getLogger("kaffeehaus.server")
ID_BYTES = 9
SWEEP = 30.0
"""Seconds between two looks for tables that nobody needs in memory."""
COLLECT = 600.0
"""Seconds between two full collections of garbage while there are guests; each stops every table for a moment."""
LOOK = 3.0
"""Seconds between two looks at what the operator has decided."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What operators want to know."""

    tables: int
    live: int
    connections: int
    actions: int
    bot_moves: int
    refused: int


class House:
    """All tables, and the only way to change one."""

    def __init__(
        self,
        store: Store,
        decider: Decider,
        *,
        bot_pace: float = 0.6,
        idle: float = 90.0,
        bus: Bus | None = None,
        adviser: Adviser | None = None,
        ways: Ways | None = None,
        clock: Callable[[], float] = time,
        prefix: str = "",
    ) -> None:
        self._store = store
        self._prefix = prefix  # what the ids of new tables begin with
        self._bus = bus
        self._idle = idle
        self.people = Register(store)
        self.erasing = Erasing(self.people)
        as_today = partial(as_now, self.people.gone)
        self.rooms = Rooms(store, self._changed, as_today, shared=bus is not None, clock=clock)
        self.measures = Measures()
        leads = bus.leads if bus is not None else _always
        self._bots = BotDriver(self.rooms, decider, bot_pace, self._append, leads, self.measures)
        self._again = Again(self, self._append, _first)
        wakes = self._bots.wake, self._again.go_on
        self.timekeeper = Timekeeper(self.rooms, store, self._append, *wakes, self.measures, alone=bus is None)
        self.inquiries = Inquiries(self.rooms, store, adviser, self._append)
        self._actions = 0
        self._refused = 0
        self._unlisted: set[str] = set()  # the broken rows of the lobby of which the operator has heard
        self._decided = Decisions()
        self._tasks: list[asyncio.Task[None]] = []
        self._check: asyncio.Task[None] | None = None
        self._around: Around | None = None
        if not prefix:
            from kaffeehaus.server.around import Around  # a browser has nothing of what this loads

            self._around = Around(self, store, leads, ways, shared=bus is not None)

    @property
    def has_around(self) -> bool:
        """Whether anything goes on around the tables."""
        return self._around is not None

    @property
    def around(self) -> Around:
        """What goes on around the tables."""
        assert self._around is not None, "in a pocket there is nothing else"
        return self._around

    # Tables -----------------------------------------------------------------------------------------------------------

    async def open(self, person: Person, wanted: Wanted) -> str:
        """Sets up a new table and returns its id."""
        return await self.add(opening(person, wanted))

    def new_id(self) -> str:
        """An id for a new table."""
        return self._prefix + secrets.token_urlsafe(ID_BYTES)

    async def has(self, id: str) -> bool:
        """Whether there is a table of this id."""
        try:
            return bool(await self._store.latest([id]))
        except Unavailable as error:
            raise no_storage(error) from None

    async def add(self, entry: Opened, id: str = "") -> str:
        """Stores the first entry of a new table and returns its id; Conflict if there is one of the wanted id."""
        self.admit(entry.host)
        id = id or self.new_id()
        # An imported game is played through here, which must not hold up the tables.
        first = await asyncio.to_thread(_first, id, entry, self.rooms.clock())
        try:
            await self._store.append(*first)
        except Unavailable as error:
            raise no_storage(error) from None
        return id

    async def rematch(self, id: str, person: Person) -> str:
        """The table for another game of the people at a finished one: the same, whoever of them asks and how often."""
        self.admit(person.id)
        return await self._again.rematch(id, person)

    async def admit_to_chair(self, id: str, person: Person) -> None:
        """Refuses whoever cannot have a chair of a table, though one is free."""
        if self._around is not None:
            await self._around.invitations.admit(person, id)

    async def read(self, id: str, see: Callable[[Table], Any]) -> Any:
        """What somebody sees in a table."""
        async with self.rooms.room(id) as room:
            return see(room.table)

    async def lists(self, user: str | None, older: str | None = None, most: int = LISTED) -> Lists:
        """The summaries of the open tables and of a user's own, or of those own ones that came before."""
        since = before(older)
        try:
            open = [] if older else await self._store.open_tables(playable)
            own = await self._store.tables_of(user, since, most) if user else []
        except Unavailable as error:
            raise no_storage(error) from None
        yours = [await self.summary(user, row) for row in own]
        more = place_of(own[-1]) if len(own) == most else None
        open_tables = self._not_closed([seen_by(user, row.summary) for row in open])
        return Lists(open_tables, self._not_closed([one for one in yours if one]), more)

    def _not_closed(self, tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [table for table in tables if table["id"] not in self.rooms.closed]

    async def summary(self, user: str | None, row: Listed) -> dict[str, Any] | None:
        """A summary as it was kept, or if nobody can read that as the log tells it, if it can."""
        found = readable(user, row)
        if found is None:
            if row.id not in self._unlisted:
                self._unlisted.add(row.id)
                log.error("the list of tables has a broken row for table %s", row.id)
            with suppress(Refusal):
                found = await self.read(row.id, lambda table: seen_by(user, listing(table).summary))
        return found

    async def change(self, id: str, make: Callable[[Room], Entry | Sequence[Entry]]) -> None:
        """Lets a check decide what to append, stores all of it or nothing, and then tells everybody once."""
        begun = monotonic()
        async with self.rooms.room(id) as room:
            if await self._append(room, make(room)):
                self.measures.act.observe(monotonic() - begun)

    async def _append(self, room: Room, new: Entry | Sequence[Entry], *with_it: NewEntry) -> int:
        """Appends, and returns how many actions everybody hears of by that."""
        told, begun = len(room.table.journal), monotonic()
        await self.rooms.append(room, [new] if isinstance(new, Entry) else new, *with_it)
        # A choice in secret does not move a figure that anybody may read.
        heard = sum(item.kind == "action" and item.heard_by(None) for item in room.table.journal[told:])
        if heard:
            self._actions += heard
            self.measures.stored.observe(monotonic() - begun)
        room.audience.publish(room.table)
        if self._bus is not None:
            await self._bus.publish(room.id, room.table.seq)
        if self._around is not None:
            self._around.heard(room.table)
        self._bots.wake(room)
        return heard

    def is_there(self, id: str, person: str) -> bool:
        """Whether somebody is connected to a table."""
        room = self.rooms.by_id.get(id)
        return room is not None and room.audience.online(person)

    def who_now(self, user: str) -> str:
        """Who somebody is by now."""
        return resolved(self.people.gone, user)[0]

    def _changed(self, room: Room) -> None:
        room.audience.publish(room.table)
        self._bots.wake(room)

    # Connections ------------------------------------------------------------------------------------------------------

    async def enter(self, id: str, connection: Connection, seen: int) -> None:
        """A guest comes to a table and is told what has happened since what was seen, or everything."""
        self.admit(connection.user)
        async with self.rooms.room(id) as room:
            if self._bus is not None:
                # The guest may come from another process and know more than this one has heard.
                await self._read_on(room)
            self.people.admit(connection.person)
            room.audience.come(connection)
            await self._share_presence(room)
            room.audience.welcome(room.table, connection, seen)
            if room.together is not None:
                connection.send(wire.write(together.told(room.together, connection.user)))
            if self.announcement:
                connection.send(wire.write(views.announced(self.announcement)))
            self._bots.wake(room)

    async def leave(self, id: str, connection: Connection) -> None:
        """A guest goes."""
        room = self.rooms.by_id.get(id)
        if room is None or connection not in room.audience.here:
            return
        room.audience.go(connection)
        room.used = monotonic()
        if room.together is not None and not room.audience.online(room.together.user):
            _look(room, None)
        if room.audience.here or self._bus is not None:
            with suppress(Refusal):
                async with self.rooms.room(id) as room:
                    room.audience.publish(room.table, presence_but=connection)
                    await self._share_presence(room)

    async def together(self, id: str, person: Person, message: wire.Lead | wire.Look | wire.Mark) -> None:
        """Somebody leads through a finished game, goes to another step there or points at something."""
        async with self.rooms.room(id) as room:
            _look(room, together.changed(room.table, person, room.together, message))

    async def refuse(self, id: str, connection: Connection, message: wire.Message | None, refusal: Refusal) -> None:
        """Tells a guest why a message was not followed, and what is true now."""
        try:
            async with self.rooms.room(id) as room:
                # What is refused while anybody chooses in secret moves no figure either.
                self._refused += not room.table.in_secret
                room.audience.refuse(room.table, connection, message, refusal)
        except Refusal:
            connection.send(refused_without_table(message, refusal, connection.seen))

    # What the operator decides ----------------------------------------------------------------------------------------

    @property
    def announcement(self) -> Announcement | None:
        """The line for everybody in the house, if there is one."""
        return self._decided.announcement

    @property
    def banned(self) -> frozenset[str]:
        """Who may not come in."""
        return self._decided.banned

    def admit(self, user: str | None) -> None:
        """Refuses whoever may not come in."""
        if user in self._decided.banned:
            raise Refusal("error-banned", status=403)

    async def left(self, news: News) -> None:
        """Lets people feel at once that they were signed out or are somebody else, here and at other processes."""
        await felt(news, self.people, self.rooms)
        if self._bus is not None:
            await self._bus.publish(EVERYBODY, 0)

    async def look(self) -> None:
        """Takes in what the operator has decided, and who was signed out, and lets those feel it who are here."""
        await heard(self.people, self.rooms)
        before = self._decided
        now = self._decided = decisions(await self._store.notes())
        if now == before:
            return
        self.rooms.closed = now.closed
        for room in list(self.rooms.by_id.values()):
            if room.id in now.closed:
                async with room.lock:
                    room.known = None  # whoever mends a closed table may change its log
            for connection in list(room.audience.here):
                if room.id in now.closed:
                    connection.end(Refusal("error-table-closed"))
                elif connection.user in now.banned:
                    connection.end(Refusal("error-banned"))
                elif now.announcement != before.announcement:
                    connection.send(wire.write(views.announced(now.announcement)))

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable:
                self.measures.storage_failures += 1
            await asyncio.sleep(LOOK)

    # Other processes --------------------------------------------------------------------------------------------------

    async def refresh(self, id: str | None) -> None:
        """Another process has changed a table, or with None perhaps any: what is new is read from the log."""
        if id == EVERYBODY:
            await self.look()
            return
        for one in await self._behind() if id is None else [id]:
            if one in self.rooms.by_id:
                with suppress(Refusal):
                    async with self.rooms.room(one) as room:
                        await self._read_on(room)

    async def _behind(self) -> list[str]:
        """The tables with guests here of which the log knows more than this process."""
        seen = {id: room.known.seq for id, room in self.rooms.by_id.items() if room.known and room.audience.here}
        try:
            latest = await self._store.latest(seen)
        except Unavailable as error:
            raise no_storage(error) from None
        return [id for id, seq in latest.items() if seq > seen[id]]

    async def _read_on(self, room: Room) -> None:
        await self.rooms.read_on(room)
        audience = room.audience
        audience.publish(room.table, everybody=await self._look_elsewhere(room))
        self._bots.wake(room)

    async def _share_presence(self, room: Room) -> None:
        """Tells the other processes who is here, and learns who is there."""
        if self._bus is not None:
            await self._bus.set_present(room.id, room.audience.users() if room.audience.here else None)
            await self._look_elsewhere(room)
            await self._bus.publish(room.id, room.table.seq)

    async def _look_elsewhere(self, room: Room) -> bool:
        """Learns who is connected at other processes, and tells whether that has changed.

        Where nobody can say now, what was known counts.
        """
        elsewhere = await self._bus.present_elsewhere(room.id) if self._bus is not None else None
        return elsewhere is not None and room.audience.hear(elsewhere)

    # Coming and going -------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begins to look after the tables in memory and for what the operator decides."""
        with suppress(Refusal):  # a table that needs them asks again
            await self.rooms.keep_tables()
        with suppress(Unavailable):
            await self.timekeeper.begin()
        await heard(self.people, self.rooms)
        looks = self._sweep(), self._keep_looking(), self.erasing.run(), self.timekeeper.run()
        self._tasks = [asyncio.create_task(look) for look in looks]
        self.around.start()
        if self._bus is not None:
            self._bus.start(self.refresh)
            self._tasks.append(asyncio.create_task(self._bus.set_present(EVERYBODY, set())))

    async def stop(self) -> None:
        """Ends everything that runs by itself."""
        tasks = [room.driver for room in self.rooms.by_id.values() if room.driver]
        tasks += self._tasks
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.around.stop()
        if self._bus is not None:
            await self._bus.stop()

    async def _sweep(self) -> None:
        collected = monotonic()
        while True:
            await asyncio.sleep(min(SWEEP, self._idle))
            before = len(self.rooms.by_id)
            self.rooms.forget(monotonic() - self._idle)
            if (before and not self.rooms.by_id) or monotonic() - collected > COLLECT:
                gc.collect()
                collected = monotonic()

    async def check(self) -> bool:
        """Whether all is well, or False if other processes hear late; a Refusal if nothing could be stored now.

        Those who ask at the same time get the same answer, so asking often costs no more than asking once.
        """
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._store.check())
        try:
            await asyncio.shield(self._check)
        except Unavailable as error:
            raise no_storage(error) from None
        return not self.redis_away

    @property
    def redis_away(self) -> bool:
        """Whether other processes hear late."""
        return self._bus is not None and self._bus.away

    @property
    def figures(self) -> Figures:
        """What operators want to know, now."""
        rooms = self.rooms.by_id.values()
        here = [len(room.audience.here) for room in rooms]
        return Figures(len(rooms), sum(map(bool, here)), sum(here), self._actions, self._bots.moves, self._refused)


def _look(room: Room, now: together.Together | None) -> None:
    """Tells everybody what is looked at together."""
    room.together = now
    for connection in room.audience.here:
        connection.send(wire.write(together.told(now, connection.user)))


def _always(table: str) -> bool:
    """Where there is one process only, it does everything."""
    return True


def _first(id: str, entry: Opened, at: float) -> NewEntry:
    """The first entry of a new table, ready to be stored."""
    table = Table(id)
    table.take(1, at, entry)
    return NewEntry(id, 1, encode(entry), listing(table))
