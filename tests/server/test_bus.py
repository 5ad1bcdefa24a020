"""Two server processes, one database, one house: guests of both sit at the same table."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.needs import is_missing
from tests.server.databases import KINDS, database
from tests.server.play import Person, Server, tab
from websockets.exceptions import ConnectionClosed

from kaffeehaus import Record, __version__, engine, replay
from kaffeehaus.server import views

REDIS = "redis://127.0.0.1:6379"


@pytest.fixture
def _redis() -> None:
    try:
        socket.create_connection(("127.0.0.1", 6379), 2).close()
    except OSError:
        is_missing("Redis", "nothing answers at 127.0.0.1:6379")


@pytest.mark.usefixtures("_redis")
@pytest.mark.parametrize("kind", KINDS)
def test_guests_of_two_processes_play_at_one_table(kind: str, tmp_path: Path, house: list[Server]):
    with database(kind, tmp_path) as url:
        house += [Server(tmp_path, database=url, redis=REDIS), Server(tmp_path, database=url, redis=REDIS)]
        try:
            asyncio.run(play_at_both(*house))
        finally:
            for server in house:
                server.stop()


async def signs_out_elsewhere(klara: Person, there: Server, table: str) -> None:
    """A phone joins at one process, and is signed out at the other."""
    code = klara.server.post("/api/me/code", {}, klara.cookie).json()["code"]
    joined = there.post("/api/join", {"code": code, "bring": False})
    async with tab(there, table, joined.headers["set-cookie"].partition(";")[0]) as phone:
        assert klara.server.post("/api/me/sign-out", {"id": "others"}, klara.cookie).is_success
        assert (await phone.told("refused"))["id"] == "error-signed-out"


async def play_at_both(here: Server, there: Server) -> None:
    klara, emil = Person(here, "Klara"), Person(there, "Emil")
    table = klara.opens("vienna", "you", "open", "medium")
    async with klara.at(table) as one:
        async with emil.at(table) as two:
            assert two.seats[0]["online"]
            await two.tells(t="sit", seat=1)
            while not one.seats[1]["online"]:
                await one.receive()
            await signs_out_elsewhere(klara, there, table)
            await one.tells(t="begin")
            assert await one.refused(t="bot", seat=1, bot="medium") == "error-seat-present"
            playing = asyncio.create_task(one.plays(Random(1)))
            await two.plays(Random(2), 30)
            there.kill()
            with pytest.raises((ConnectionClosed, OSError)):
                await two.plays(Random(3))
        # Emil comes back at the process that lives.
        emil.server = here
        async with emil.at(table, seen=two.seq) as three:
            three.phase = "playing"
            await asyncio.gather(playing, three.plays(Random(4)))
            entries = two.entries + three.entries
            assert [entry["seq"] for entry in entries] == list(range(1, three.seq + 1))
    record = Record.from_json(here.get(f"/api/tables/{table}/record").text)
    assert views.view(replay(record), 0) == one.now["views"]["0"]


def test_guests_hear_of_each_other_by_the_log_while_Redis_is_away(tmp_path: Path, house: list[Server]):
    nowhere = "redis://127.0.0.1:1"
    house += [Server(tmp_path, redis=nowhere, look=0.1), Server(tmp_path, redis=nowhere, look=0.1, processes=2)]

    async def run() -> None:
        klara, emil = Person(house[0], "Klara"), Person(house[1], "Emil")
        table = klara.opens("vienna", "you", "open", "random")
        async with klara.at(table) as one, emil.at(table) as two:
            await two.tells(t="sit", seat=1)
            await one.until(lambda message: one.seats[1]["kind"] == "person")
            await one.tells(t="begin")
            await asyncio.gather(one.plays(Random(1), 25), two.plays(Random(2), 25))

    asyncio.run(run())
    for server in house:
        answer = server.get("/health")
        assert answer.status_code == 200
        assert answer.json() == {"status": "degraded", "redis": "away", "version": __version__, "engine": engine.kind()}


@pytest.mark.usefixtures("_redis")
def test_all_is_well_again_when_Redis_comes_back(tmp_path: Path, house: list[Server]):
    asyncio.run(comes_back(tmp_path, house))


async def comes_back(folder: Path, house: list[Server]) -> None:
    way = await Way.begin()
    try:
        redis, start = f"redis://127.0.0.1:{way.port}", asyncio.to_thread
        house += [await start(Server, folder, redis=redis, look=0.1) for _ in range(2)]
        klara, emil = [await start(Person, server, name) for server, name in zip(house, ("Klara", "Emil"), strict=True)]
        table = await start(klara.opens, "vienna", "you", "open")
        async with klara.at(table) as one:
            async with emil.at(table) as two:
                await two.tells(t="sit", seat=1)
                await one.until(lambda message: bool(one.seats[1].get("online")))
                await way.close()
                await both(house, "degraded")
            # Nobody could say that Emil went; whoever was there still counts as there.
            await one.tells(t="say", text="Servus")
            assert one.seats[1]["online"]
            await way.open()
            await both(house, "ok")
            await one.until(lambda message: not one.seats[1]["online"])
            async with emil.at(table):
                await one.until(lambda message: bool(one.seats[1]["online"]))
        for server in house:
            await start(server.stop)
    finally:
        await way.close()


async def both(house: list[Server], status: str) -> None:
    """Waits until both say so of their health."""
    for server in house:
        while (await asyncio.to_thread(server.get, "/health")).json()["status"] != status:
            await asyncio.sleep(0.02)


class Way:
    """The way to Redis, which can be closed."""

    def __init__(self) -> None:
        self.port = 0
        self._lines: list[asyncio.StreamWriter] = []

    @classmethod
    async def begin(cls) -> Way:
        """A way that is open."""
        made = cls()
        await made.open()
        return made

    async def open(self) -> None:
        """Leads to Redis."""
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Cuts every line and takes no new one."""
        self._server.close()
        for line in self._lines:
            line.close()
        await asyncio.gather(*(line.wait_closed() for line in self._lines), return_exceptions=True)
        self._lines.clear()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", 6379)
        self._lines += [writer, back]
        await asyncio.gather(_carry(reader, back), _carry(there, writer))


async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
    target.close()
