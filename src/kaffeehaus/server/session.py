"""One connection: hello, then messages within limits, each followed or refused with what is true now."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from msgspec import UNSET

from kaffeehaus.server import permissions, wire
from kaffeehaus.server.connections import Connection, refused_without_table
from kaffeehaus.server.entries import Entry
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.limits import Allowances, Buckets, Places
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room
from kaffeehaus.server.settings import Settings
from kaffeehaus.server.websocket import Gone, WebSocket

log = logging.getLogger("kaffeehaus.server")
STRIKES = 50
"""So many messages over the limit end the connection."""
BAD_HELLO, UNKNOWN, TOO_FAST, TOO_SLOW, TOO_MANY, FAULT = 4400, 4404, 4408, 4409, 4429, 4500


MESSAGE = 4096
"""About so many bytes has a message."""


class Session:
    """A guest's connection to a table, and the queue of what the guest is told."""

    __slots__ = ("_allowances", "_code", "_guest", "_house", "_places", "_settings", "_socket", "_strikes", "_table")

    def __init__(
        self, house: House, settings: Settings, places: Places, allowances: Allowances, socket: WebSocket, table: str
    ) -> None:
        self._house = house
        self._settings = settings
        self._places = places
        self._socket = socket
        self._table = table
        self._allowances = allowances
        self._guest = ""
        self._strikes = 0
        self._code = 1000

    async def run(self, person: Person | None, address: str) -> None:
        """Serves the connection until it ends."""
        # Whoever is known counts as one guest over all connections, whoever is not by address.
        self._guest = person.id if person else address
        self._socket.accept()
        try:
            with self._places.one(address):
                await self._serve(Connection(person, self))
        except Refusal as refusal:
            # A page learns nothing from a handshake that fails, so the reason is told before the end.
            self._socket.send(refused_without_table(wire.HELLO, refusal))
            self._socket.close(TOO_MANY)

    async def _serve(self, connection: Connection) -> None:
        try:
            if await self._welcome(connection):
                await self._listen(connection)
        except Gone:
            pass
        except Exception:
            log.exception("a connection to table %s failed", self._table)
            self._code = FAULT
            connection.send(refused_without_table(wire.HELLO, Refusal("error-fault")))
        finally:
            await self._house.leave(self._table, connection)
            connection.queue.put_nowait(None)

    def put_nowait(self, message: bytes | None) -> None:
        """Sends what the guest is told; None ends the connection."""
        if message is not None:
            self._socket.send(message)
        elif self._strikes > STRIKES:
            self._socket.close(TOO_FAST)
        else:
            self._socket.close(TOO_SLOW if self.qsize() >= Connection.ROOM else self._code)

    def qsize(self) -> int:
        """About how many messages the guest has not taken yet."""
        return self._socket.waiting // MESSAGE

    async def _welcome(self, connection: Connection) -> bool:
        """Whether the guest said hello and the table is there."""
        try:
            hello = wire.read(await asyncio.wait_for(self._socket.receive(), self._settings.hello_within))
            if not isinstance(hello, wire.Hello):
                raise Refusal("error-hello")
            if hello.v != wire.VERSION:
                raise Refusal("error-version", version=wire.VERSION)
            await self._house.enter(self._table, connection, hello.seen)
        except TimeoutError:
            refusal = Refusal("error-hello")
            self._code = BAD_HELLO
        except Refusal as found:
            refusal = found
            self._code = {404: UNKNOWN, 500: FAULT}.get(found.status, BAD_HELLO)
        else:
            return True
        connection.send(refused_without_table(wire.HELLO, refusal))
        return False

    async def _listen(self, connection: Connection) -> None:
        while self._strikes <= STRIKES:
            data = await self._socket.receive()
            if not self._allowances.messages.take(self._guest):
                self._strikes += 1
                # One answer is enough; a flood of answers would serve the flooder.
                if self._strikes == 1:
                    await self._house.refuse(self._table, connection, None, Refusal("error-too-fast"))
                continue
            self._strikes = max(0, self._strikes - 1)
            await self._follow(connection, data)

    async def _follow(self, connection: Connection, data: bytes) -> None:
        message = None
        try:
            if len(data) > wire.LONGEST:
                raise Refusal("error-too-large")
            message = wire.read(data)
            if isinstance(message, wire.Ping):
                connection.send(b'{"t":"pong"}')
                return
            if isinstance(message, wire.Hello):
                raise Refusal("error-hello")
            person = connection.person
            if person is None:
                raise Refusal("error-nobody")
            if isinstance(message, wire.Why):
                await self._house.why(self._table, connection, person, message)
                return
            if isinstance(message, wire.Earlier):
                _within(self._allowances.pages, person)
                await self._house.earlier(self._table, connection, message)
                return
            if isinstance(message, wire.Report):
                _within(self._allowances.reports, person)
                await self._house.report(self._table, person, message)
            else:
                if isinstance(message, wire.Say):
                    _within(self._allowances.lines, person)
                await self._house.change(self._table, lambda room: self._entry(room, person, message))
            if message.ref is not UNSET:
                connection.send(wire.write({"t": "done"} | wire.named(message)))
        except Refusal as refusal:
            await self._house.refuse(self._table, connection, message, refusal)

    def _entry(self, room: Room, person: Person, message: wire.Message) -> Entry | Sequence[Entry]:
        """What a message asks to be appended."""
        table = room.table
        match message:
            case wire.Act():
                return permissions.act(table, person, message.seat, message.at, *message.wanted())
            case wire.Undo():
                return permissions.undo(table, person, message.seat, message.at, message.count)
            case wire.Say():
                return permissions.say(table, person, message.text)
            case wire.Silence():
                return permissions.silence(table, person, message.speaker, message.silent)
            case wire.Sit():
                return permissions.sit(table, person, message.seat, message.name)
            case wire.Answer():
                return permissions.answer(table, person, message.seat, message.agrees)
            case wire.Rename():
                return permissions.rename(table, person, message.seat, message.name)
            case wire.Leave():
                return permissions.leave(table, person, message.seat)
            case wire.SeatBot():
                owner = table.chairs[message.seat].user if message.seat < len(table.chairs) else None
                away = None if owner is None else room.audience.away_since(owner)
                left = 0.0 if away is None else away + self._settings.grace - room.audience.clock()
                absent = away is not None
                return permissions.seat_bot(table, person, message.seat, message.bot, absent=absent, seconds_left=left)
            case wire.Begin():
                return permissions.begin(table, person)
            case wire.TakeBack():
                return permissions.back(table, person, message.seat)
            case wire.SetPace():
                return permissions.set_pace(table, person, message.pace)
        raise Refusal("error-malformed", problem=wire.tag(message))


def _within(limit: Buckets, person: Person) -> None:
    if not limit.take(person.id):
        raise Refusal("error-too-fast")
