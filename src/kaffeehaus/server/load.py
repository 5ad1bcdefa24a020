"""A load test: many tables of scripted clients on a running server, and what their moves cost.

Every seat is a client with a connection of its own. A latency runs from the sending of an action until the last client
at the table that hears of it has it; choices in secret are heard by their own client only.
"""

from __future__ import annotations

import asyncio
import gc
import json
import re
from collections.abc import Coroutine, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from random import Random
from time import perf_counter, process_time
from typing import Any
from urllib.parse import urlsplit

from kaffeehaus.games import DEFAULT, GAMES
from kaffeehaus.server.footprint import cpu_seconds, family, resident_kb
from kaffeehaus.server.identity import COOKIE
from kaffeehaus.server.load_client import PATIENCE, Client, Limited, Unreachable

AT_ONCE = 8
"""So many tables are set up at the same time."""
STRONGEST, GLANCE = "master", 0.05
"""The bot of tables that are there beside the measured ones, and how often one looks there whether to move."""
TICK = 0.005
"""Seconds between two looks at how late the clients themselves are."""
TOO_MANY = 429
"""How a server says that one address asks for too much."""
FORGOTTEN_WITHIN = 600.0
"""Seconds that a server has to forget tables that nobody is at."""


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
    idle: bool = False
    """Whether to wait afterwards until the server has forgotten the tables, and to set up as many again."""
    thinking: int = 0
    """How many tables there are besides where one plays against the strongest bot; they are no part of the figures."""
    reviews: int = 0
    """How many games that are over are reviewed meanwhile, one after the other."""


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
    cpu: float = 0.0
    """Seconds of processor time that the clients took."""


class Watch:
    """What the processes of a server on this machine take while it is tested."""

    def __init__(self, pid: int | None, plan: Plan) -> None:
        self._pids = [] if pid is None else family(pid)
        self._tables = plan.tables
        self._memory = resident_kb(self._pids)
        self._cpu: float | None = None
        self._seconds = plan.seconds
        self.figures: dict[str, Any] | None = None

    def begin(self) -> None:
        """The first move is made now."""
        self._cpu = cpu_seconds(self._pids)

    def end(self, moves: int) -> None:
        """The last move was made."""
        spent = cpu_seconds(self._pids)
        if not self._pids or spent is None or self._cpu is None:
            return
        spent -= self._cpu
        self.figures = {
            "processes": len(self._pids),
            "cpu_ms_per_move": round(1000 * spent / max(1, moves), 3),
            "cpu_percent": round(100 * spent / self._seconds, 1),
            "table_kb": self._more(),
            "idle_kb": None,
        }

    def again(self) -> None:
        """The server had forgotten all tables, and as many are there again."""
        if self.figures is not None:
            self.figures["idle_kb"] = self._more()

    def _more(self) -> float | None:
        """How much more memory they hold than at the last look, for each table."""
        before, now = self._memory, resident_kb(self._pids)
        self._memory = now
        return None if now is None or before is None else round((now - before) / self._tables, 1)


def measure(url: str, plan: Plan, pid: int | None = None) -> dict[str, Any]:
    """Plays and returns the figures; Limited or Unreachable if that cannot be.

    Those of the server itself are there if it is a process of this machine with this number.
    """
    watch = Watch(pid, plan)
    try:
        import uvloop
    except ImportError:
        found = asyncio.run(_play(url, plan, watch))
    else:
        found = uvloop.run(_play(url, plan, watch))
    moves = len(found.latencies)
    return {
        "game": plan.game,
        "tables": plan.tables,
        "players": plan.players,
        "every_s": plan.every,
        "seconds": plan.seconds,
        "moves": moves,
        "moves_per_s": round(moves / plan.seconds, 1),
        "late": found.late,
        "refused": found.refused,
        "latency_ms": _percentiles(found.latencies),
        "clients_ms": _percentiles(found.lags),
        "clients_cpu_ms_per_move": round(1000 * found.cpu / max(1, moves), 3),
        "message_bytes": round(found.bytes / max(1, found.messages)),
        "server": watch.figures,
    }


def first_view(url: str) -> None:
    """Does what a newcomer does: loads the page with its files, opens a table, begins and sees the game."""
    asyncio.run(_first_view(url))


async def _first_view(url: str) -> None:
    with Desk(url) as desk:
        page = await desk.get("/")
        for file in re.findall(rb'(?:src|href)="(/[^"]+)"', page):
            await desk.get(file.decode())
        table = Playing(Plan(DEFAULT, {}, 1, 2, 1.0, 1.0), Found(), Random(0))
        try:
            await table.open(desk)
        finally:
            await table.leave()


def _percentiles(values: list[float]) -> dict[str, float]:
    """The usual cuts of so many seconds, in milliseconds."""
    ordered = sorted(values) or [0.0]
    cuts = {f"p{n}": ordered[min(len(ordered) - 1, len(ordered) * n // 100)] for n in (50, 95, 99)}
    return {name: round(value * 1000, 2) for name, value in (cuts | {"max": ordered[-1]}).items()}


async def _play(url: str, plan: Plan, watch: Watch) -> Found:
    found = Found()
    tables = [Playing(plan, found, Random(number)) for number in range(plan.tables)]
    beside = [AgainstBot(plan, found, Random(number)) for number in range(plan.thinking)]
    with ExitStack() as stack:
        desks: asyncio.Queue[Desk] = asyncio.Queue()
        for _ in range(AT_ONCE):
            desks.put_nowait(stack.enter_context(Desk(url)))
        try:
            await _all(table.opened(desks) for table in [*tables, *beside])
            await _reviewed(plan, desks)
            await _measured(plan, found, tables, beside, watch)
        finally:
            await asyncio.gather(*(table.leave() for table in [*tables, *beside]))
        if plan.idle:
            with Desk(url) as desk:
                await _forgotten(desk)
            # What the forgotten ones have left free is enough for as many new ones.
            tables = [Playing(plan, found, Random(number)) for number in range(plan.tables)]
            try:
                await _all(table.opened(desks) for table in tables)
                watch.again()
            finally:
                await asyncio.gather(*(table.leave() for table in tables))
    return found


async def _measured(plan: Plan, found: Found, tables: list[Playing], beside: list[AgainstBot], watch: Watch) -> None:
    # A collection of garbage would stop all clients, and the server would be blamed.
    gc.collect()
    gc.freeze()
    gc.disable()
    lag = asyncio.create_task(_watch(found.lags))
    try:
        watch.begin()
        began = process_time()
        until = perf_counter() + plan.seconds
        await _all(table.play(until) for table in [*tables, *beside])
        found.cpu = process_time() - began
        watch.end(len(found.latencies))
    finally:
        lag.cancel()
        gc.enable()
        gc.unfreeze()


async def _forgotten(desk: Desk) -> None:
    """Waits until the server has no table in memory any more."""
    async with asyncio.timeout(FORGOTTEN_WITHIN):
        while any(
            map(float, re.findall(rb"^kaffeehaus_tables_in_memory(?:{.*})? (.+)$", await desk.get("/metrics"), re.M))
        ):
            await asyncio.sleep(1)


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


async def _reviewed(plan: Plan, desks: asyncio.Queue[Desk]) -> None:
    """Brings games to the server and has them reviewed; nobody waits for it."""
    desk = await desks.get()
    for number in range(plan.reviews):
        _, cookie = await desk.post("/api/me", {"name": "Review"})
        record = await asyncio.to_thread(_finished, plan, number)
        table, _ = await desk.post("/api/replays", json.loads(record), cookie)
        await desk.post(f"/api/tables/{table['id']}/review", {}, cookie)
    desks.put_nowait(desk)


def _finished(plan: Plan, seed: int) -> str:
    """The record of a game in which everybody did anything."""
    game, rng = GAMES[plan.game], Random(seed)
    state = game.start(plan.players, game.options(plan.options), seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state.record().to_json()


class Desk:
    """The HTTP side of a server, for one who asks at a time: names and tables."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        parts = urlsplit(self.url)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._line = kind(parts.netloc, timeout=PATIENCE)

    def __enter__(self) -> Desk:
        return self

    def __exit__(self, *problem: object) -> None:
        self._line.close()

    async def get(self, path: str) -> bytes:
        """What is there; nothing where a client was not built."""
        return (await asyncio.to_thread(self._ask, "GET", path, None, {}))[1]

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """The answer to a POST, and the cookie that came with it."""
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
        while True:
            fresh = self._line.sock is None
            try:
                self._line.request(method, path, body, headers)
                answer = self._line.getresponse()
                return answer, answer.read()
            except (OSError, HTTPException) as error:
                self._line.close()
                # A server ends a line on which nothing was asked for some seconds.
                if fresh or not isinstance(error, ConnectionError):
                    raise Unreachable(str(error)) from None


class Playing:
    """A table and its clients."""

    def __init__(self, plan: Plan, found: Found, rng: Random) -> None:
        self._plan = plan
        self._found = found
        self._rng = rng
        self._clients: list[Client] = []

    @property
    def seats(self) -> list[dict[str, str]]:
        """Who is to sit at the table: somebody in every seat."""
        return [{"kind": "you"}] + [{"kind": "open"}] * (self._plan.players - 1)

    async def opened(self, desks: asyncio.Queue[Desk]) -> None:
        """Sets the table up as soon as a desk is free."""
        desk = await desks.get()
        try:
            await self.open(desk)
        finally:
            desks.put_nowait(desk)

    async def open(self, desk: Desk) -> None:
        """Sets the table up, seats everybody and begins."""
        try:
            await self._open(desk)
        except OSError as error:
            raise Unreachable(str(error) or type(error).__name__) from None

    async def _open(self, desk: Desk) -> None:
        plan, seats = self._plan, self.seats
        people = sum(seat["kind"] != "bot" for seat in seats)
        cookies = [(await desk.post("/api/me", {"name": f"Guest {n}"}))[1] for n in range(people)]
        assert all(cookie.startswith(COOKIE) for cookie in cookies)
        wanted = {"game": plan.game, "options": plan.options, "players": plan.players, "seats": seats, "private": True}
        opened, _ = await desk.post("/api/tables", wanted, cookies[0])
        for seat, cookie in enumerate(cookies):
            client = await Client.at_table(desk.url, opened["id"], cookie)
            self._clients.append(client)
            await client.say_hello()
            if seat:
                client.send(t="sit", seat=seat)
                await client.until(b'"yours":true')
        self._clients[0].send(t="begin")
        for client in self._clients:
            await client.until(b'"phase":"playing"')

    async def play(self, until: float) -> None:
        """Makes a move every so often; what is heard before the next one belongs to the one before."""
        plan, rng, found, clients = self._plan, self._rng, self._found, self._clients
        due = perf_counter() + rng.uniform(0, plan.every)
        heard = sum(client.messages for client in clients), sum(client.bytes for client in clients)
        while due < until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            able = [client for client in clients if client.may_act]
            if not able:
                break  # The game is over.
            mover = rng.choice(able)
            mover.check()
            sent = mover.act(rng.choice)
            due += plan.every * rng.uniform(0.5, 1.5)
            # When the next move is due, everybody has heard of this one who will.
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if not mover.answered:
                await mover.until_answered()
                found.late += 1
                due = perf_counter()
            found.refused += mover.latest.startswith(b'{"t":"refused"')
            found.latencies.append(max(client.at for client in clients) - sent)
        found.messages += sum(client.messages for client in clients) - heard[0]
        found.bytes += sum(client.bytes for client in clients) - heard[1]

    async def leave(self) -> None:
        """Everybody goes."""
        for client in self._clients:
            await client.leave()


class AgainstBot(Playing):
    """A table at which one plays against the strongest bot, so that a bot thinks there nearly all the time."""

    @property
    def seats(self) -> list[dict[str, str]]:
        """One person; the others are bots."""
        return [{"kind": "you"}] + [{"kind": "bot", "bot": STRONGEST}] * (self._plan.players - 1)

    async def play(self, until: float) -> None:
        """Moves as soon as it may."""
        (client,) = self._clients
        while perf_counter() < until:
            client.check()
            if client.answered and client.may_act:
                client.act(self._rng.choice)
            await asyncio.sleep(GLANCE)
