"""A WebSocket as the server holds it: what is told goes straight to the wire, and a silent guest costs little memory.

uvicorn hands over every connection that asks to become one; the application gets it as `scope["socket"]`.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from struct import pack
from typing import Any, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, SERVER, Protocol, State
from websockets.server import ServerProtocol

from kaffeehaus.server.connections import Gone

log = logging.getLogger("kaffeehaus.server")
PING = 20.0
"""Seconds of silence after which a guest is asked for a sign of life, and how long that may take."""
FAREWELL = 10.0
"""Seconds that a guest has to answer the end of a connection."""
MOST_UNREAD = 32
"""So many messages of a guest wait here before no more are taken from the network."""
INVALID_TEXT, INTERNAL, RESTART = 1007, 1011, 1012
WHOLE_TEXT, CONTROL, MASKED, LONGER, LONGEST = 0x81, 0x88, 0x80, 126, 127
"""How frames begin: a text in one, those that are no message, whether it is masked, and how a longer length is told."""


class WebSocket(asyncio.Protocol):
    """One connection."""

    __slots__ = (
        "_app",
        "_asked",
        "_between",
        "_ended",
        "_heard",
        "_loop",
        "_paused",
        "_protocol",
        "_response",
        "_server",
        "_size",
        "_text",
        "_timer",
        "_transport",
        "_unfinished",
        "_unread",
        "_waiter",
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._server = server_state
        self._size = config.ws_max_size
        self._loop = asyncio.get_running_loop()
        self._protocol: Protocol = ServerProtocol(max_size=self._size, logger=log)
        self._response: Response | None = None
        self._transport: asyncio.Transport
        self._unread: list[bytes] = []
        self._unfinished: list[bytes] = []
        self._text = False
        self._between = False
        """Whether nothing has come but whole frames, so that the next byte begins one."""
        self._paused = self._ended = False
        self._waiter: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard = self._asked = 0.0

    # What the application does ----------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Agrees to the connection."""
        assert isinstance(self._protocol, ServerProtocol)
        assert self._response is not None
        self._protocol.send_response(self._response)
        self._flush()
        # What was needed to agree holds every header of the request; and as long as it could read on, it holds itself.
        self._protocol.parser.close()
        self._protocol, self._response = Protocol(SERVER, state=State.OPEN, max_size=self._size, logger=log), None
        self._between = True
        self._heard = self._loop.time()
        self._timer = self._loop.call_later(PING, self._look)
        self._transport.resume_reading()

    async def receive(self) -> bytes:
        """The next message; Gone at the end."""
        while not self._unread:
            if self._protocol.state is not State.OPEN or self._transport.is_closing():
                raise Gone
            self._waiter = self._loop.create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        message = self._unread.pop(0)
        if not self._unread:
            self._read_on()
        return message

    def send(self, message: bytes) -> None:
        """Sends a text; to somebody who is gone it is lost."""
        if self._protocol.state is State.OPEN and not self._transport.is_closing():
            self._transport.write(_text_head(len(message)) + message)

    @property
    def waiting(self) -> int:
        """How many bytes the guest has not taken yet."""
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Ends the connection, or does not agree to it."""
        if self._response is not None and isinstance(self._protocol, ServerProtocol):
            self._protocol.send_response(self._protocol.reject(HTTPStatus.FORBIDDEN, ""))
            self._response = None
        elif self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._wake_at(FAREWELL, self._transport.abort)
            # Whoever is sent away while saying too much has to be heard until the answer to this comes.
            self._ended = True
            self._read_on()
        self._flush()

    # What happens to it -----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody asks."""
        self._transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        self._heard = self._loop.time()
        if self._between and self._protocol.state is State.OPEN and self._simple(data):
            return
        self._between = self._between and _is_control(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._ask(event)
        self._flush()

    def eof_received(self) -> None:
        """Nothing more comes, so the connection ends."""

    def connection_lost(self, problem: Exception | None) -> None:
        """It has ended."""
        self._server.connections.discard(self)
        self._protocol.state = State.CLOSED
        self._protocol.parser.close()
        if self._timer is not None:
            self._timer.cancel()
        self._wake()

    def shutdown(self) -> None:
        """The server ends."""
        self.close(RESTART)
        self._transport.close()

    def _ask(self, request: Request) -> None:
        """Lets the application decide about a connection."""
        assert isinstance(self._protocol, ServerProtocol)
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(response)
            return
        del response.headers["Date"]
        self._response = response
        self._transport.pause_reading()
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "path": unquote(path),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "socket": self,
        }
        task = self._loop.create_task(self._serve(scope))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _serve(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, None, None)
        except Exception:
            log.exception("a connection failed")
            self.close(INTERNAL)

    def _simple(self, data: bytes) -> bool:
        """Takes in what is just one short text, as nearly all is that comes, without the whole of the protocol."""
        if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] != MASKED | len(data) - 6 or data[1] >= MASKED | LONGER:
            return False
        self._hear(_unmasked(data[6:], data[2:6]), text=True)
        self._flush()
        return True

    def _take(self, frame: Frame) -> None:
        """Takes a message in, which may come in several frames."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._text = frame.opcode is Opcode.TEXT
        elif frame.opcode is not Opcode.CONT:
            return
        self._unfinished.append(bytes(frame.data))
        if not frame.fin:
            return
        message, self._unfinished = b"".join(self._unfinished), []
        self._hear(message, self._text)

    def _hear(self, message: bytes, text: bool) -> None:
        if text and not _is_text(message):
            self._protocol.fail(INVALID_TEXT)
            return
        if self._ended:
            return
        self._unread.append(message)
        self._wake()
        if len(self._unread) > MOST_UNREAD and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _read_on(self) -> None:
        """Takes from the network again what was left there."""
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def _flush(self) -> None:
        """Hands to the network what is to be sent; the last of it ends the connection, if nothing else has."""
        for data in self._protocol.data_to_send():
            if self._transport.is_closing():
                return
            if data is SEND_EOF:
                self._transport.close()
                self._wake()
            else:
                self._transport.write(data)

    def _look(self) -> None:
        """Asks whoever has been silent for a sign of life, and ends the connection of whoever gave none."""
        if self._protocol.state is not State.OPEN:
            return
        now = self._loop.time()
        due = self._heard + PING - now
        if self._asked > self._heard:
            self._protocol.fail(INTERNAL, "no sign of life")
        elif due <= 0:
            self._protocol.send_ping(b"")
            self._asked, due = now, PING
        self._flush()
        if self._protocol.state is State.OPEN:
            self._wake_at(due, self._look)

    def _wake_at(self, seconds: float, then: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then)

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


def _text_head(size: int) -> bytes:
    """How a frame begins that is a whole text of so many bytes."""
    if size < LONGER:
        return bytes((WHOLE_TEXT, size))
    return pack("!BBH", WHOLE_TEXT, LONGER, size) if size < 1 << 16 else pack("!BBQ", WHOLE_TEXT, LONGEST, size)


def _unmasked(data: bytes, mask: bytes) -> bytes:
    key = mask * (len(data) // 4 + 1)
    return (int.from_bytes(data) ^ int.from_bytes(key[: len(data)])).to_bytes(len(data))


def _is_control(data: bytes) -> bool:
    """Whether it is a whole frame that is no message, such as a sign of life."""
    return len(data) > 1 and data[0] >= CONTROL and data[1] == MASKED | len(data) - 6 and data[1] < MASKED | LONGER


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
