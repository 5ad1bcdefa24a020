"""What guests want to know of a table, or the operator to know of it: nothing is played by any of that."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from kaffeehaus.server import imagining, permissions, views, wire
from kaffeehaus.server.bots import bot_request
from kaffeehaus.server.chat_pages import lines_before
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.entries import Entry, Said, decode
from kaffeehaus.server.identity import Person
from kaffeehaus.server.moments import Moments
from kaffeehaus.server.questions import Adviser, Questions
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room, Rooms, no_storage
from kaffeehaus.server.store import Store

log = logging.getLogger("kaffeehaus.server")


class Inquiries:
    """Who wants to know what, and where the answers come from."""

    def __init__(
        self, rooms: Rooms, store: Store, adviser: Adviser | None, append: Callable[[Room, Entry], Awaitable[int]]
    ) -> None:
        self.rooms = rooms
        self._store = store
        self.questions = Questions(adviser)
        self._moments = Moments()
        self._append = append

    async def why(self, id: str, connection: Connection, person: Person, asked: wire.Why) -> None:
        """Tells a guest why an action is not offered to their seat; nothing changes by that."""
        async with self.rooms.room(id) as room:
            connection.send(wire.write(views.why(room.table, person, asked)))

    async def ask(self, id: str, connection: Connection, person: Person, asked: wire.Ask) -> None:
        """Tells a guest what a bot would do in their place, and all that they were told so.

        Whether they may be told is looked at again afterwards: somebody may have come, or they have decided.
        """
        async with self.rooms.room(id) as room:
            permissions.ask(room.table, person, asked.seat, asked.bot)
            wanted, bound = bot_request(room.table, asked.seat, asked.bot), room.table.bound(asked.seat)
        said = await self.questions.put(person.id, wanted)
        async with self.rooms.room(id) as room:
            entry = permissions.ask(room.table, person, asked.seat, asked.bot)
            if room.table.bound(asked.seat) != bound:
                raise Refusal("error-stale")
            await self._append(room, entry)
            connection.send(wire.write({"t": "advice", "ref": wire.named(asked)["ref"]} | views.advice(wanted, said)))

    async def imagine(self, id: str, connection: Connection, person: Person, asked: wire.Imagine) -> None:
        """Shows a guest what would be in a world that they can imagine, if they did this."""
        async with self.rooms.room(id) as room:
            permissions.imagine(room.table, person, asked.seat)
            wanted = bot_request(room.table, asked.seat, imagining.RIVAL)
        found = await self.questions.imagine(person.id, wanted, asked.actions)
        connection.send(wire.write({"t": "imagined", "ref": wire.named(asked)["ref"]} | found))

    async def moment(self, id: str, connection: Connection, asked: wire.Moment) -> None:
        """Shows a guest the table as they saw it once."""
        async with self.rooms.room(id) as room:
            seen = self._moments.seen(room.table, connection.user, asked.after)
        answer = {"t": "moment", "ref": wire.named(asked)["ref"], "after": asked.after, "views": seen}
        connection.send(wire.write(answer))

    async def earlier(self, id: str, connection: Connection, asked: wire.Earlier) -> None:
        """Tells a guest lines of chat that are no longer kept in memory."""
        async with self.rooms.room(id) as room:
            lines, _ = lines_before(room.table, connection.user, asked.before)
            rows = await self.rooms.lines(id, [entry for _, entry in lines])
            connection.send(wire.write(views.earlier(room.table, connection.user, asked, rows)))

    async def report(self, id: str, person: Person, asked: wire.Report) -> None:
        """Keeps a line of chat, with why somebody reports it, for the operator."""
        async with self.rooms.room(id) as room:
            try:
                (row,) = await self.rooms.lines(id, [permissions.heard_line(room.table, person, asked.seq)])
                said = decode(row.entry)
                assert isinstance(said, Said)
                await self._store.report(permissions.report(room.table, person, said, asked.reason))
            except Unavailable as error:
                raise no_storage(error) from None
        log.warning("a line of chat at table %s was reported", id)
