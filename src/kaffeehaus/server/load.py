"""A load test: many tables of scripted clients on a running server, and how long their moves take.

Every seat is a client with a connection of its own. A latency runs from the sending of an action until the last client
at the table that hears of it has it; choices in secret are heard by their own client only.
"""

from __future__ import annotations

import asyncio
import gc
import json
import re
from collections.abc import Coroutine, Iterable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kaffeehaus.games import DEFAULT
from kaffeehaus.server.identity import COOKIE

PATIENCE = 30.0
"""Seconds after which a test gives up waiting for an answer."""
AT_ONCE = 8
"""So many tables are set up at the same time."""
TICK = 0.005
"""Seconds between two looks at how late the clients themselves are."""
TOO_MANY, CUT_OFF = 429, (4408, 4429)
"""How a server says that one address asks for too much."""


class Limited(Exception):  # noqa: N818  (it says how things are)
    """The server lets one address do too little for a test."""


class Unreachable(Exception):  # noqa: N818  (it says how things are)
    """No server answers, or it does not answer any more."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    game: str
    options: dict[str, Any]
    tables: int
    players: int
    every: float
    """Seconds between two moves of a table, on average."""
    seconds: float


@dataclass(slots=True)
class Found:
    """What came of it."""

    latencies: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    """How late the clients' own process was, look by look."""
    messages: int = 0
    bytes: int = 0
    late: int = 0
    """Moves that could not be sent in time because the one before was not answered yet."""
    refused: int = 0


class _Choice(msgspec.Struct):
    action: str


class _Now(msgspec.Struct):
    legal: dict[str, list[_Choice]]


class _Told(msgspec.Struct):
    """The little that a client reads of a message, and only when it is to act."""

    seq: int
    now: _Now


_read = msgspec.json.Decoder(_Told).decode


def measure(url: str, plan: Plan) -> dict[str, Any]:
    """Plays and returns the figures; Limited or Unreachable if that cannot be."""
    try:
        import uvloop
    except ImportError:
        found = asyncio.run(_play(url, plan))
    else:
        found = uvloop.run(_play(url, plan))
    return {
        "game": plan.game,
        "tables": plan.tables,
        "players": plan.players,
        "every_s": plan.every,
        "seconds": plan.seconds,
        "moves": len(found.latencies),
        "moves_per_s": round(len(found.latencies) / plan.seconds, 1),
        "late": found.late,
        "refused": found.refused,
        "latency_ms": _percentiles(found.latencies),
        "clients_ms": _percentiles(found.lags),
        "message_bytes": round(found.bytes / max(1, found.messages)),
    }


def first_view(url: str) -> None:
    """Does what a newcomer does: loads the page with its files, opens a table, begins and sees the game."""
    asyncio.run(_first_view(url))


async def _first_view(url: str) -> None:
    plan = Plan(DEFAULT, {}, 1, 2, 1.0, 1.0)
    async with AsyncExitStack() as stack:
        desk = stack.enter_context(Desk(url))
        page = await desk.get("/")
        for file in re.findall(rb'(?:src|href)="(/[^"]+)"', page):
            await desk.get(file.decode())
        table = Playing(plan, Found(), Random(0))
        await table.open(desk, asyncio.Semaphore(1), stack)
        table.stop()


def _percentiles(values: list[float]) -> dict[str, float]:
    """The usual cuts of so many seconds, in milliseconds."""
    ordered = sorted(values) or [0.0]
    cuts = {f"p{n}": ordered[min(len(ordered) - 1, len(ordered) * n // 100)] for n in (50, 95, 99)}
    return {name: round(value * 1000, 2) for name, value in (cuts | {"max": ordered[-1]}).items()}


async def _play(url: str, plan: Plan) -> Found:
    found, gate = Found(), asyncio.Semaphore(AT_ONCE)
    async with AsyncExitStack() as stack:
        desk = stack.enter_context(Desk(url))
        tables = [Playing(plan, found, Random(number)) for number in range(plan.tables)]
        await _all(table.open(desk, gate, stack) for table in tables)
        # A collection of garbage would stop all clients, and the server would be blamed.
        gc.collect()
        gc.freeze()
        gc.disable()
        lag = asyncio.create_task(_watch(found.lags))
        try:
            until = perf_counter() + plan.seconds
            await _all(table.play(until) for table in tables)
        finally:
            lag.cancel()
            gc.enable()
            gc.unfreeze()
            for table in tables:
                table.stop()
    return found


async def _all(parts: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Does all at once; if one fails, the others end first."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _watch(lags: list[float]) -> None:
    while True:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        lags.append(perf_counter() - due)


class Desk:
    """The HTTP side of a server: names and tables."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        parts = urlsplit(self.url)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._line = kind(parts.netloc, timeout=PATIENCE)
        self._lock = asyncio.Lock()

    def __enter__(self) -> Desk:
        return self

    def __exit__(self, *problem: object) -> None:
        self._line.close()

    async def get(self, path: str) -> bytes:
        """What is there; nothing where a client was not built."""
        async with self._lock:
            return (await asyncio.to_thread(self._ask, "GET", path, None, {}))[1]

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """The answer to a POST, and the cookie that came with it."""
        async with self._lock:
            return await asyncio.to_thread(self._post, path, body, cookie)

    def _post(self, path: str, body: Any, cookie: str) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        answer, data = self._ask("POST", path, json.dumps(body), headers)
        if answer.status == TOO_MANY:
            raise Limited
        if answer.status >= 400:
            raise Unreachable(f"{answer.status} {data[:100].decode(errors='replace')}")
        return json.loads(data), (answer.headers["set-cookie"] or "").partition(";")[0]

    def _ask(self, method: str, path: str, body: str | None, headers: dict[str, str]) -> tuple[HTTPResponse, bytes]:
        try:
            self._line.request(method, path, body, headers)
            answer = self._line.getresponse()
            return answer, answer.read()
        except (OSError, HTTPException) as error:
            raise Unreachable(str(error)) from None


class Client:
    """A seat of a table: keeps the latest message and reads no more of it than needed."""

    __slots__ = ("answered", "latest", "listening", "seat", "socket")

    def __init__(self, seat: int, socket: ClientConnection) -> None:
        self.seat = seat
        self.socket = socket
        self.latest = b""
        self.answered = asyncio.Event()
        self.listening: asyncio.Task[None] | None = None

    @property
    def may_act(self) -> bool:
        """Whether the latest message offers something."""
        return b'"legal":{}' not in self.latest

    async def until(self, part: bytes) -> None:
        """Waits for a message that holds this."""
        while part not in self.latest:
            self.latest = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)


class Playing:
    """A table and its clients."""

    def __init__(self, plan: Plan, found: Found, rng: Random) -> None:
        self._plan = plan
        self._found = found
        self._rng = rng
        self._clients: list[Client] = []
        self._last = 0.0
        """When a client last heard something."""

    async def open(self, desk: Desk, gate: asyncio.Semaphore, stack: AsyncExitStack) -> None:
        """Sets the table up, seats everybody and begins."""
        async with gate:
            try:
                await self._open(desk, stack)
            except ConnectionClosed as closed:
                raise _ended(closed) from None
            except (OSError, TimeoutError) as error:
                raise Unreachable(str(error) or type(error).__name__) from None

    async def _open(self, desk: Desk, stack: AsyncExitStack) -> None:
        plan = self._plan
        cookies = [(await desk.post("/api/me", {"name": f"Guest {n}"}))[1] for n in range(plan.players)]
        assert all(cookie.startswith(COOKIE) for cookie in cookies)
        seats = [{"kind": "you"}] + [{"kind": "open"}] * (plan.players - 1)
        wanted = {"game": plan.game, "options": plan.options, "players": plan.players, "seats": seats, "private": True}
        opened, _ = await desk.post("/api/tables", wanted, cookies[0])
        place = f"{desk.url.replace('http', 'ws', 1)}/ws/{opened['id']}"
        for seat, cookie in enumerate(cookies):
            line = connect(
                place,
                additional_headers={"Cookie": cookie},
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
            )
            client = Client(seat, await stack.enter_async_context(line))
            self._clients.append(client)
            await client.socket.send('{"t":"hello","v":2,"seen":0}')
            await client.until(b'"t":"table"')
            if seat:
                await client.socket.send(json.dumps({"t": "sit", "seat": seat}))
                await client.until(b'"yours":true')
        await self._clients[0].socket.send('{"t":"begin"}')
        for client in self._clients:
            await client.until(b'"phase":"playing"')
            client.listening = asyncio.create_task(self._listen(client))

    async def _listen(self, client: Client) -> None:
        found = self._found
        with suppress(ConnectionClosed):
            while True:
                message = await client.socket.recv(decode=False)
                self._last = perf_counter()
                if b'"legal":' in message:  # who comes and goes does not change what may be done
                    client.latest = message
                client.answered.set()
                found.messages += 1
                found.bytes += len(message)

    async def play(self, until: float) -> None:
        """Makes a move every so often; what is heard before the next one belongs to the one before."""
        plan, rng, found = self._plan, self._rng, self._found
        due = perf_counter() + rng.uniform(0, plan.every)
        while due < until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            able = [client for client in self._clients if client.may_act]
            if not able:
                return  # The game is over.
            sent = await self._move(rng.choice(able))
            due += plan.every * rng.uniform(0.5, 1.5)
            if perf_counter() > due:
                found.late += 1
                due = perf_counter()
            # When the next move is due, everybody has heard of this one who will.
            await asyncio.sleep(max(0.0, due - perf_counter()))
            found.latencies.append(self._last - sent)

    async def _move(self, client: Client) -> float:
        """Sends any legal action, waits for the answer, and returns when it was sent."""
        told = _read(client.latest)
        seat, choices = next(iter(told.now.legal.items()))
        action = self._rng.choice(choices).action
        message = json.dumps({"t": "act", "seat": int(seat), "at": told.seq, "action": action})
        client.answered.clear()
        sent = perf_counter()
        try:
            await client.socket.send(message)
            await asyncio.wait_for(client.answered.wait(), PATIENCE)
        except ConnectionClosed as closed:
            raise _ended(closed) from None
        except TimeoutError:
            raise Unreachable(client.socket.protocol.close_reason or "TimeoutError") from None
        self._found.refused += client.latest.startswith(b'{"t":"refused"')
        return sent

    def stop(self) -> None:
        """Listens no longer."""
        for client in self._clients:
            if client.listening is not None:
                client.listening.cancel()


def _ended(closed: ConnectionClosed) -> Exception:
    """Why a connection was ended."""
    code = closed.rcvd.code if closed.rcvd is not None else 0
    return Limited() if code in CUT_OFF else Unreachable(str(closed))
