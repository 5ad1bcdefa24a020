"""Two server processes, one database, one house: guests of both sit at the same table."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from random import Random

import pytest
from tests.needs import is_missing
from tests.server.databases import KINDS, database
from tests.server.play import Person, Server
from websockets.exceptions import ConnectionClosed

from kaffeehaus import Record, replay
from kaffeehaus.server import views

REDIS = "redis://127.0.0.1:6379"


@pytest.fixture(autouse=True)
def _redis() -> None:
    try:
        socket.create_connection(("127.0.0.1", 6379), 2).close()
    except OSError:
        is_missing("Redis", "nothing answers at 127.0.0.1:6379")


@pytest.mark.parametrize("kind", KINDS)
def test_guests_of_two_processes_play_at_one_table(kind: str, tmp_path: Path, house: list[Server]):
    with database(kind, tmp_path) as url:
        house += [Server(tmp_path, database=url, redis=REDIS), Server(tmp_path, database=url, redis=REDIS)]
        try:
            asyncio.run(play_at_both(*house))
        finally:
            for server in house:
                server.stop()


async def play_at_both(here: Server, there: Server) -> None:
    klara, emil = Person(here, "Klara"), Person(there, "Emil")
    table = klara.opens("vienna", "you", "open", "medium")
    async with klara.at(table) as one:
        async with emil.at(table) as two:
            assert two.seats[0]["online"]
            await two.tells(t="sit", seat=1)
            while not one.seats[1]["online"]:
                await one.receive()
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


def test_a_bus_that_is_gone_harms_nobody(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path, redis="redis://127.0.0.1:1"))

    async def run() -> None:
        klara = Person(house[0], "Klara")
        async with klara.at(klara.opens("vienna", "you", "random")) as one:
            await one.tells(t="begin")
            await one.plays(Random(1), 20)

    asyncio.run(run())
