"""A server in a process of its own, and people who play at its tables."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from kaffeehaus.server.databases import Sqlite, migrate
from kaffeehaus.server.founding import database_in
from kaffeehaus.server.identity import KEY_FILE

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds after which a test gives up waiting."""
PROGRAM = """
import json, sys
from pathlib import Path
from kaffeehaus.server.run import serve
from kaffeehaus.server.settings import Settings
from tests.server import alike
alike.begin()
serve(Settings(Path(sys.argv[1]), **json.loads(sys.argv[2])), lambda address: print(address, flush=True))
"""
QUICK = {
    "port": 0,
    "bot_pace": 0,
    "grace": 0,
    "idle": 1.0,
    "workers": 1,
    "burst": 1e9,
    "chat_burst": 1e9,
    "tables_burst": 1e9,
    "tries": 1e9,
}
"""Settings under which nobody waits and guests may be fast."""


@cache
def made() -> bytes:
    """The file of a database in which nothing stands yet: making it takes a server as long as all else at its start."""
    with TemporaryDirectory() as folder:
        database = Sqlite(Path(folder, "made.db"))
        migrate(database)
        return database.path.read_bytes()


class Server:
    """A running server, whose tables are all dealt alike; ended by its own process id."""

    def __init__(self, data: Path, log: Path | None = None, bare: bool = False, **settings: Any) -> None:
        database = database_in(data, settings.get("database"))
        if isinstance(database, Sqlite) and not bare and not (database.path.exists() or (data / KEY_FILE).exists()):
            data.mkdir(parents=True, exist_ok=True)
            database.path.write_bytes(made())
        words = [sys.executable, "-c", PROGRAM, str(data), json.dumps(QUICK | settings)]
        with log.open("a") if log else nullcontext() as said:
            self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=said, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address, "the server did not start"
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Ends it as a loss of power would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        """Ends it as an operator would."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGTERM)
        self._reap()

    def _reap(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def get(self, path: str, cookie: str = "") -> httpx.Response:
        """The answer to a GET."""
        headers = {"Cookie": cookie} if cookie else {}
        return httpx.get(self.address + path, headers=headers, timeout=PATIENCE)

    def post(self, path: str, body: Any, cookie: str = "", **headers: str) -> httpx.Response:
        """The answer to a POST."""
        headers |= {"Cookie": cookie} if cookie else {}
        return httpx.post(self.address + path, json=body, headers=headers, timeout=PATIENCE)


class Person:
    """Somebody with an identity."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        answer = server.post("/api/me", {"name": name, "lang": "de"})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["id"]
        self.name = name
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    def opens(self, game: str, *seats: str, options: dict[str, Any] | None = None, private: bool = False) -> str:
        """A new table; a seat is `you`, `open` or the name of a bot."""
        kinds = [{"kind": s} if s in ("you", "open") else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "players": len(seats), "options": options or {}, "private": private, "pace": "live"}
        answer = self.server.post("/api/tables", body | {"seats": kinds}, self.cookie)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, seen: int = 0) -> AsyncIterator[Tab]:
        """A tab at a table, after hello and its answer."""
        async with tab(self.server, table, self.cookie, seen) as found:
            yield found


class Tab:
    """A connection that keeps what it was told and insists that nothing is lost or doubled."""

    def __init__(self, socket: ClientConnection, seen: int) -> None:
        self.socket = socket
        self.seq = seen
        self.entries: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.phase = ""
        self.seats: list[dict[str, Any]] = []
        self.seed: str | None = None
        self.raw: list[str] = []
        self.last: dict[str, Any] = {}

    async def send(self, **message: Any) -> None:
        """Sends a message."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message, after its bookkeeping."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "table":
            self.table = message
            self.entries = sorted(message["log"] + message["chat"], key=lambda entry: entry["seq"])
            assert [entry["seq"] for entry in self.entries] == list(range(1, message["seq"] + 1))
        elif message["t"] == "news":
            fresh = [entry["seq"] for entry in message["entries"]]
            assert fresh == list(range(self.seq + 1, message["seq"] + 1))
            self.entries += message["entries"]
        if message["t"] in ("table", "news"):
            self.seats = message.get("seats", self.seats)
            self.phase, self.seed = message["phase"], message["seed"]
        if message["t"] == "refused" and message["now"] is not None:
            assert message["seq"] == self.seq
        if message["t"] in ("table", "news") or message.get("now") is not None:
            self.seq, self.now = message["seq"], message.get("now", self.now)
        self.last = message
        return message

    async def until(self, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of which this holds."""
        while True:
            message = await self.receive()
            if right(message):
                return message

    async def told(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        return await self.until(lambda message: message["t"] == kind)

    async def tells(self, **message: Any) -> dict[str, Any]:
        """Sends a message and waits for the change it makes."""
        before = self.seq
        await self.send(**message)
        return await self.until(lambda found: found["t"] == "refused" or found.get("seq", 0) > before)

    async def refused(self, **message: Any) -> str:
        """Sends a message that is refused, and says why."""
        before = len(self.entries)
        await self.send(**message)
        answer = await self.told("refused")
        assert answer["of"] in (message.get("t"), None)
        assert [e for e in self.entries[before:] if e["kind"] in ("action", "undone", "seat")] == []
        return str(answer["id"])

    def choices(self) -> list[tuple[int, str]]:
        """What this tab may do now, for any of its seats."""
        return [(int(seat), choice["action"]) for seat, list_ in self.now["legal"].items() for choice in list_]

    async def acts(self, rng: Random) -> dict[str, Any]:
        """Plays any legal action as soon as there is one, and returns the answer."""
        while not self.choices():
            await self.receive()
        seat, action = rng.choice(self.choices())
        return await self.tells(t="act", seat=seat, at=self.seq, action=action)

    async def plays(self, rng: Random, until: int = 10_000) -> None:
        """Plays legal actions until the game is over or so much has happened."""
        while self.phase != "over" and self.seq < until:
            if self.choices():
                await self.acts(rng)
            else:
                await self.receive()


@asynccontextmanager
async def tab(server: Server, table: str, cookie: str = "", seen: int = 0) -> AsyncIterator[Tab]:
    """Anybody's tab at a table."""
    headers = {"Cookie": cookie} if cookie else {}
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"
    async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
        found = Tab(socket, seen)
        await found.send(t="hello", v=2, seen=seen)
        await found.receive()
        yield found
