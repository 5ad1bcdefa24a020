"""One connection: hello, then messages within limits, each followed or refused with what is true now."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kaffeehaus.server import wire
from kaffeehaus.server.entries import Entry
from kaffeehaus.server.house import Guest, House, Room
from kaffeehaus.server.identity import Person
from kaffeehaus.server.limits import Bucket, Places, household
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.settings import Settings
from kaffeehaus.server.table import Table

STRIKES = 50
"""So many messages over the limit end the connection."""
BAD_HELLO, FOREIGN, UNKNOWN, TOO_FAST, TOO_SLOW, TOO_MANY = 4400, 4403, 4404, 4408, 4409, 4429


class _Gone(Exception):  # noqa: N818  (it says what happened)
    """The client has closed the connection."""


def own_origin(headers: Any) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def address_of(connection: Any) -> str:
    """Whom a request counts for where one address may ask for so much only."""
    return household(connection.client.host) if connection.client else ""


class Session:
    """A guest's connection to a table."""

    def __init__(
        self, house: House, settings: Settings, places: Places, socket: WebSocket[Any, Any, Any], table: str
    ) -> None:
        self._house = house
        self._settings = settings
        self._places = places
        self._socket = socket
        self._table = table
        self._bucket = Bucket(settings.burst, settings.rate)
        self._strikes = 0
        self._code = 1000

    async def run(self, person: Person | None) -> None:
        """Serves the connection until it ends."""
        if not own_origin(self._socket.headers):
            await self._socket.close(FOREIGN)
            return
        await self._socket.accept()
        try:
            with self._places.one(address_of(self._socket)):
                await self._serve(Guest(person))
        except Refusal as refusal:
            # A page learns nothing from a handshake that fails, so the reason is told before the end.
            with suppress(Exception):
                await self._socket.send_text(_bare(refusal))
                await self._socket.close(TOO_MANY)

    async def _serve(self, guest: Guest) -> None:
        sender = asyncio.create_task(self._send(guest))
        try:
            if await self._welcome(guest):
                await self._listen(guest)
        except (_Gone, WebSocketDisconnect):
            pass
        finally:
            await self._house.leave(self._table, guest)
            guest.queue.put_nowait(None)
            with suppress(TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(sender, 5)

    async def _send(self, guest: Guest) -> None:
        """Sends what waits for the guest, in order; ends the connection at the end of the queue."""
        with suppress(Exception):  # A connection may break at any moment, and then nothing more is to be sent.
            while (message := await guest.queue.get()) is not None:
                await self._socket.send_text(message)
            code = TOO_FAST if self._strikes > STRIKES else TOO_SLOW if guest.too_slow else self._code
            await self._socket.close(code)

    async def _receive(self) -> str | bytes:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise _Gone
        data = event.get("text")
        return event.get("bytes") or b"" if data is None else data

    async def _welcome(self, guest: Guest) -> bool:
        """Whether the guest said hello and the table is there."""
        try:
            hello = wire.read(await asyncio.wait_for(self._receive(), self._settings.hello_within))
            if not isinstance(hello, wire.Hello):
                raise Refusal("error-hello")
            if hello.v != wire.VERSION:
                raise Refusal("error-version", version=wire.VERSION)
            await self._house.enter(self._table, guest, hello.seen)
        except TimeoutError:
            refusal = Refusal("error-hello")
            self._code = BAD_HELLO
        except Refusal as found:
            refusal = found
            self._code = UNKNOWN if found.status == 404 else BAD_HELLO
        else:
            return True
        guest.tell(_bare(refusal))
        return False

    async def _listen(self, guest: Guest) -> None:
        while self._strikes <= STRIKES:
            data = await self._receive()
            if not self._bucket.take():
                self._strikes += 1
                # One answer is enough; a flood of answers would serve the flooder.
                if self._strikes == 1:
                    await self._house.refuse(self._table, guest, None, Refusal("error-too-fast"))
                continue
            self._strikes = max(0, self._strikes - 1)
            await self._follow(guest, data)

    async def _follow(self, guest: Guest, data: str | bytes) -> None:
        of = None
        try:
            if len(data) > wire.LONGEST:
                raise Refusal("error-too-large")
            message = wire.read(data)
            of = wire.tag(message)
            if isinstance(message, wire.Ping):
                guest.tell(b'{"t":"pong"}')
                return
            if isinstance(message, wire.Hello):
                raise Refusal("error-hello")
            person = guest.person
            if person is None:
                raise Refusal("error-nobody")
            if isinstance(message, wire.Why):
                await self._house.why(self._table, guest, person, message)
                return
            await self._house.change(self._table, lambda table, room: _entry(table, room, person, message))
        except Refusal as refusal:
            await self._house.refuse(self._table, guest, of, refusal)


def _bare(refusal: Refusal) -> bytes:
    """Why there is no table to be shown."""
    return wire.write({"t": "refused", "of": "hello"} | refusal.to_json() | {"seq": 0, "now": None})


def _entry(table: Table, room: Room, person: Person, message: wire.Message) -> Entry:
    """What a message asks to be appended."""
    match message:
        case wire.Act():
            return table.act(person, message.seat, message.at, message.action)
        case wire.Undo():
            return table.undo(person, message.seat, message.at)
        case wire.Say():
            return table.say(person, message.text)
        case wire.Sit():
            return table.sit(person, message.seat)
        case wire.Leave():
            return table.leave(person, message.seat)
        case wire.SeatBot():
            owner = table.chairs[message.seat].user if message.seat < len(table.chairs) else None
            absent = owner is not None and not room.online(owner)
            return table.seat_bot(person, message.seat, message.bot, absent=absent)
        case wire.Begin():
            return table.begin(person)
        case wire.TakeBack():
            return table.back(person, message.seat)
        case wire.SetPace():
            return table.set_pace(person, message.pace)
    raise Refusal("error-malformed", problem=wire.tag(message))
