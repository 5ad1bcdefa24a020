"""How the server holds a connection: whoever goes without a word harms nobody, and the silent are asked for a sign."""

import asyncio
import json
import logging
import socket
import struct
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kaffeehaus.server import websocket
from kaffeehaus.server.connections import Gone
from kaffeehaus.server.websocket import WebSocket

MOST = 100
ASKING = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Heard:
    """An application that keeps what it hears, and how connections ended."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.sockets: list[WebSocket] = []
        self.ended: asyncio.Queue[str] = asyncio.Queue()

    async def __call__(self, scope: dict[str, Any], receive: object, send: object) -> None:
        """Listens until the end."""
        if scope["type"] != "websocket":
            return
        line = scope["socket"]
        line.accept()
        self.sockets.append(line)
        try:
            while True:
                self.messages.append(await line.receive())
                line.send(b"heard")
        except Gone:
            # Whoever is told something after the end does not hear it.
            line.send(b"late")
            line.close(1000)
            assert line.waiting == 0
            self.ended.put_nowait("gone")


@asynccontextmanager
async def served(app: Heard) -> AsyncIterator[str]:
    """The address of a server of this process."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    config = uvicorn.Config(app, ws=WebSocket, ws_max_size=MOST, lifespan="off", log_level="warning")
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve([listening]))
    try:
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}/"
    finally:
        server.should_exit = True
        await running


def test_messages_come_whole_and_in_order_and_one_too_large_ends_the_connection():
    async def run() -> None:
        async with served(app := Heard()) as url, connect(url) as line:
            for message in ("one", b"two", ["th", "r", "ee"], "", "x" * 90, "four"):
                await line.send(message)
                assert await line.recv() == "heard"
            assert app.messages == [b"one", b"two", b"three", b"", b"x" * 90, b"four"]
            await (await line.ping())
            await line.send("x" * (MOST + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
            assert await app.ended.get() == "gone"

    asyncio.run(run())


def test_text_that_is_none_ends_the_connection_in_silence(caplog: pytest.LogCaptureFixture):
    async def run() -> None:
        async with served(app := Heard()) as url, connect(url) as line:
            line.transport.write(b"\x81\x82" + bytes(4) + b"\xff\xfe")
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
            assert await app.ended.get() == "gone"
            assert app.messages == []

    asyncio.run(run())
    assert caplog.records == []


def test_whoever_goes_without_a_word_is_gone_and_nothing_is_logged(caplog: pytest.LogCaptureFixture):
    async def run() -> None:
        async with served(app := Heard()) as url:
            async with connect(url) as line:
                await line.send("one")
                await line.recv()
                raw = line.transport.get_extra_info("socket")
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                line.transport.abort()
            assert await app.ended.get() == "gone"

    asyncio.run(run())
    assert [r for r in caplog.records if r.levelno >= logging.WARNING] == []


def test_a_silent_guest_is_asked_for_a_sign_of_life_and_one_who_gives_none_is_gone(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(websocket, "PING", 0.05)

    async def run() -> None:
        async with served(app := Heard()) as url, asyncio.timeout(20):
            reader, writer = await asyncio.open_connection("127.0.0.1", int(url.split(":")[2].strip("/")))
            writer.write(ASKING)
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            for _ in range(5):
                assert await reader.readexactly(2) == b"\x89\x00"
                writer.write(b"\x8a\x80" + bytes(4))
            assert (await reader.read()).endswith(b"\x03\xf3no sign of life")
            assert await app.ended.get() == "gone"
            writer.close()

    asyncio.run(run())


def test_one_who_says_more_than_is_read_waits_and_loses_nothing():
    async def run() -> None:
        async with served(app := Heard()) as url, connect(url) as line:
            numbers = [json.dumps(number).encode() for number in range(3 * websocket.MOST_UNREAD)]
            for number in numbers:
                await line.send(number)
            for _ in numbers:
                assert await line.recv() == "heard"
            assert app.messages == numbers

    asyncio.run(run())


def test_one_who_is_sent_away_while_saying_too_much_is_gone_at_once(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(websocket, "FAREWELL", 3600)

    class Tired(Heard):
        async def __call__(self, scope: dict[str, Any], receive: object, send: object) -> None:
            if scope["type"] == "websocket":
                line = scope["socket"]
                line.accept()
                while not line._paused:
                    await asyncio.sleep(0.001)
                line.close(4408)

    async def run() -> None:
        async with served(Tired()) as url, connect(url) as line:
            for _ in range(3 * websocket.MOST_UNREAD):
                await line.send("more")
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408
            await asyncio.wait_for(line.wait_closed(), 5)

    asyncio.run(run())


def test_the_end_of_the_server_is_told():
    async def run() -> None:
        async with served(Heard()) as url:
            line = await connect(url)
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012

    asyncio.run(run())


def test_a_silent_guest_takes_little_memory():
    async def run() -> float:
        async with served(app := Heard()) as url, asyncio.timeout(20):
            address = "127.0.0.1", int(url.split(":")[2].strip("/"))
            guests = []
            tracemalloc.start()
            before = 0
            for number in range(31):
                guests.append(guest := socket.create_connection(address))
                guest.sendall(ASKING)
                while len(app.sockets) == number:
                    await asyncio.sleep(0)
                # What the first one brings along is for all.
                before = before or tracemalloc.get_traced_memory()[0]
            held = (tracemalloc.get_traced_memory()[0] - before) / (len(guests) - 1)
            tracemalloc.stop()
            for guest in guests:
                guest.close()
            return held

    assert asyncio.run(run()) < 12_000
