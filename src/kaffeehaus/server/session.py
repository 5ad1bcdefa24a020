"""One connection: hello, then messages within limits, each followed or refused with what is true now."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from msgspec import UNSET

from kaffeehaus.server import pacing, permissions, proposing, wire
from kaffeehaus.server.connections import Connection, Gone, refused_without_table
from kaffeehaus.server.entries import Entry
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.limits import Allowances, Buckets, Places
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room
from kaffeehaus.server.settings import Settings

log = logging.getLogger("kaffeehaus.server")
STRIKES = 50
"""So many messages over the limit end the connection."""
BAD_HELLO, UNKNOWN, TOO_FAST, TOO_SLOW, TOO_MANY, FAULT = 4400, 4404, 4408, 4409, 4429, 4500


MESSAGE = 4096
"""About so many bytes has a message."""


class Socket(Protocol):
    """What carries a connection: a WebSocket, or the messages between a page and the house inside its browser."""

    @property
    def waiting(self) -> int:
        """How many bytes the guest has not taken yet."""

    def accept(self) -> None:
        """Opens the line."""

    async def receive(self) -> bytes:
        """The next message of the guest; Gone if there is none any more."""

    def send(self, message: bytes) -> None:
        """Tells the guest something."""

    def close(self, code: int) -> None:
        """Ends the line, and says why."""


class Session:
    """A guest's connection to a table, and the queue of what the guest is told."""

    __slots__ = (
        "_allowances",
        "_code",
        "_guest",
        "_house",
        "_places",
        "_question",
        "_settings",
        "_socket",
        "_strikes",
        "_table",
    )

    def __init__(
        self, house: House, settings: Settings, places: Places, allowances: Allowances, socket: Socket, table: str
    ) -> None:
        self._house = house
        self._settings = settings
        self._places = places
        self._socket = socket
        self._table = table
        self._allowances = allowances
        self._guest = ""
        self._strikes = 0
        self._question: asyncio.Task[None] | None = None
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
            if self._question is not None:
                self._question.cancel()
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
        if connection.person is not None and self._house.people.present(connection.person) is None:
            connection.end(Refusal("error-signed-out"))
            return
        try:
            if len(data) > wire.LONGEST:
                raise Refusal("error-too-large")
            message = wire.read(data)
            if isinstance(message, wire.Ping):
                connection.send(b'{"t":"pong"}')
                return
            if isinstance(message, wire.Hello):
                raise Refusal("error-hello")
            if isinstance(message, wire.Moment):
                # Whoever only watches looks back, too.
                _within(self._allowances.moments, self._guest)
                await self._house.inquiries.moment(self._table, connection, message)
                return
            person = connection.person
            if person is None:
                raise Refusal("error-nobody")
            if isinstance(message, wire.Why):
                await self._house.inquiries.why(self._table, connection, person, message)
                return
            if isinstance(message, wire.Ask):
                if self._question is not None and not self._question.done():
                    raise Refusal("error-ask-one")
                # While a bot thinks, whoever has asked may go on.
                self._question = asyncio.create_task(self._ask(connection, person, message))
                return
            if isinstance(message, wire.Imagine):
                _within(self._allowances.moments, person.id)
                await self._house.inquiries.imagine(self._table, connection, person, message)
                return
            if isinstance(message, wire.Earlier):
                _within(self._allowances.pages, person.id)
                await self._house.inquiries.earlier(self._table, connection, message)
                return
            if isinstance(message, wire.Lead | wire.Look | wire.Mark):
                await self._house.together(self._table, person, message)
            elif isinstance(message, wire.Report):
                _within(self._allowances.reports, person.id)
                await self._house.inquiries.report(self._table, person, message)
            else:
                if isinstance(message, wire.Say | wire.Comment):
                    _within(self._allowances.lines, person.id)
                elif isinstance(message, wire.Wishes):
                    _within(self._allowances.wishes, person.id)
                if isinstance(message, wire.Sit):
                    await self._house.admit_to_chair(self._table, person)
                await self._house.change(self._table, lambda room: self._entry(room, person, message))
            if message.ref is not UNSET:
                connection.send(wire.write({"t": "done"} | wire.named(message)))
        except Refusal as refusal:
            await self._house.refuse(self._table, connection, message, refusal)

    async def _ask(self, connection: Connection, person: Person, message: wire.Ask) -> None:
        try:
            await self._house.inquiries.ask(self._table, connection, person, message)
        except Refusal as refusal:
            await self._house.refuse(self._table, connection, message, refusal)
        except Exception:
            log.exception("a question at table %s failed", self._table)
            await self._house.refuse(self._table, connection, message, Refusal("error-fault"))

    def _entry(self, room: Room, person: Person, message: wire.Message) -> Entry | Sequence[Entry]:
        """What a message asks to be appended."""
        table = room.table
        match message:
            case wire.Act():
                return permissions.act(table, person, message.seat, message.at, *message.wanted())
            case wire.Undo():
                return permissions.undo(table, person, message.seat, message.at, message.count)
            case wire.Wishes():
                return permissions.keep(table, person, message.seat, message.wishes)
            case wire.Say():
                return permissions.say(table, person, message.text)
            case wire.Comment():
                return permissions.comment(table, person, message.step, message.text)
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
                waited = room.audience.clock() - table.since if message.seat in table.to_act else 0.0
                return permissions.seat_bot(
                    table, person, message.seat, message.bot, absent=absent, seconds_left=left, waited=waited
                )
            case wire.Begin():
                return permissions.begin(table, person)
            case wire.TakeBack():
                return permissions.back(table, person, message.seat)
            case wire.SetPace():
                return permissions.set_pace(table, person, message.pace)
            case wire.Propose():
                return proposing.propose(table, person, message.what)
            case wire.Agree():
                return proposing.agree(table, person, message.agrees)
            case wire.Concede():
                return proposing.concede(table, person, message.seat)
            case wire.Resume():
                return pacing.resume(table, person)
            case wire.Holidays():
                now = self._house.rooms.clock()
                return pacing.go_on_holiday(table, person, message.begins, message.ends, now)
            case wire.Sleep():
                return pacing.sleep(table, person, message.begins, message.ends, message.ahead)
        raise Refusal("error-malformed", problem=wire.tag(message))


def _within(limit: Buckets, guest: str) -> None:
    if not limit.take(guest):
        raise Refusal("error-too-fast")
