"""The clients of a load test: as cheap as they can be, for they share the machine with the server they measure.

A client keeps the latest message as it came and reads of it only what it needs, when it is to act.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from base64 import b64encode
from collections.abc import Callable
from struct import pack, unpack_from
from time import perf_counter
from typing import cast
from urllib.parse import urlsplit

import msgspec

PATIENCE = 30.0
"""Seconds after which a test gives up waiting for an answer."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
CUT_OFF = (4408, 4429)
"""How a server says that one address asks for too much."""


class Limited(Exception):  # noqa: N818  (it says how things are)
    """The server lets one address do too little for a test."""


class Unreachable(Exception):  # noqa: N818  (it says how things are)
    """No server answers, or it does not answer any more."""


class _Choice(msgspec.Struct):
    action: str


class _Now(msgspec.Struct):
    legal: dict[str, list[_Choice]]


class _Told(msgspec.Struct):
    """The little that a client reads of a message, and only when it is to act."""

    seq: int
    now: _Now


_read = msgspec.json.Decoder(_Told).decode


class Client(asyncio.Protocol):
    """A seat of a table."""

    __slots__ = (
        "_buffer",
        "_ended",
        "_heard",
        "_lost",
        "_told",
        "_transport",
        "answered",
        "at",
        "bytes",
        "latest",
        "messages",
    )

    def __init__(self) -> None:
        self._transport: asyncio.Transport
        self._buffer = bytearray()
        self._heard: asyncio.Future[None] | None = None
        self._ended: Exception | None = None
        self._told = self._lost = False
        self.latest = b""
        self.at = 0.0
        """When it came."""
        self.answered = True
        """Whether anything came since the latest move."""
        self.messages = 0
        self.bytes = 0

    # What a guest does ------------------------------------------------------------------------------------------------

    @classmethod
    async def at_table(cls, url: str, table: str, cookie: str) -> Client:
        """A guest who asks to be let in to a table."""
        parts = urlsplit(url)
        secure = parts.scheme == "https"
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            cls, parts.hostname or "", parts.port or (443 if secure else 80), ssl=secure or None
        )
        key = b64encode(secrets.token_bytes(16)).decode()
        client._transport.write(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        return client

    async def say_hello(self) -> None:
        """Waits to be let in, and to be shown the table."""
        await self._until(lambda: self._told)
        self.send(t="hello", v=2, seen=0)
        await self.until(b'"t":"table"')

    def send(self, **message: object) -> None:
        """Sends a message."""
        data = json.dumps(message).encode()
        length = bytes([128 | len(data)]) if len(data) < 126 else pack("!BH", 128 | 126, len(data))
        # Clients have to mask what they send; a mask of zeros leaves it as it is.
        self._transport.write(bytes([128 | TEXT]) + length + bytes(4) + data)

    @property
    def may_act(self) -> bool:
        """Whether the latest message offers something."""
        return b'"legal":{}' not in self.latest

    def act(self, choose: Callable[[list[_Choice]], _Choice]) -> float:
        """Sends a legal action and returns when."""
        told = _read(self.latest)
        seat, choices = next(iter(told.now.legal.items()))
        self.answered = False
        sent = perf_counter()
        self.send(t="act", seat=int(seat), at=told.seq, action=choose(choices).action)
        return sent

    async def until(self, part: bytes) -> None:
        """Waits for a message that holds this."""
        await self._until(lambda: part in self.latest)

    async def until_answered(self) -> None:
        """Waits for anything after the latest move."""
        await self._until(lambda: self.answered)

    def check(self) -> None:
        """Raises why the connection was ended, if it was."""
        if self._ended is not None:
            raise self._ended

    async def leave(self) -> None:
        """Ends the connection."""
        self._transport.close()
        while not self._lost:
            await self._word()

    async def _until(self, true: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not true():
                    self.check()
                    await self._word()
        except TimeoutError:
            raise Unreachable("TimeoutError") from None

    async def _word(self) -> None:
        """Waits for anything at all."""
        self._heard = asyncio.get_running_loop().create_future()
        await self._heard

    # What happens to a guest ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server is there."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Something has come, perhaps only a part of a message."""
        buffer = self._buffer
        buffer += data
        if not self._told:
            head, end, rest = buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:16]:
                self._end(Unreachable(head[:60].decode("latin-1")))
                return
            self._told = True
            self._buffer = buffer = rest
        while len(buffer) > 1:
            size, start = buffer[1], 2
            if size == 126:
                if len(buffer) < 4:
                    break
                (size,), start = unpack_from("!H", buffer, 2), 4
            elif size == 127:
                if len(buffer) < 10:
                    break
                (size,), start = unpack_from("!Q", buffer, 2), 10
            if len(buffer) < start + size:
                break
            self._take(buffer[0] & 15, bytes(memoryview(buffer)[start : start + size]))
            del buffer[: start + size]
        self._wake()

    def connection_lost(self, problem: Exception | None) -> None:
        """The server is gone."""
        self._lost = True
        self._end(Unreachable(str(problem or "closed")))

    def _take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            if b'"legal":' in data:  # who comes and goes does not change what may be done
                self.latest = data
            self.at = perf_counter()
            self.answered = True
            self.messages += 1
            self.bytes += len(data)
        elif kind == PING:
            self._transport.write(bytes([128 | PONG, 128 | len(data)]) + bytes(4) + data)
        elif kind == CLOSE:
            code = unpack_from("!H", data)[0] if len(data) > 1 else 0
            self._end(Limited() if code in CUT_OFF else Unreachable(f"{code} {data[2:].decode(errors='replace')}"))

    def _end(self, why: Exception) -> None:
        self._ended = self._ended or why
        self._wake()

    def _wake(self) -> None:
        if self._heard is not None and not self._heard.done():
            self._heard.set_result(None)
