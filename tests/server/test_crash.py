"""A server that is killed while games run: what was acknowledged is there, and everybody goes on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from tests.server.databases import KINDS, database
from tests.server.play import PATIENCE, Person, Server, Tab
from websockets.exceptions import ConnectionClosed

from kaffeehaus import Record, replay
from kaffeehaus.server import views


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind: str, tmp_path: Path, house: list[Server], rounds: int
):
    with database(kind, tmp_path) as url:
        house.append(Server(tmp_path, database=url))
        try:
            asyncio.run(killed(house, tmp_path, url, rounds))
        finally:
            house[-1].stop()


async def killed(house: list[Server], folder: Path, url: str, kills: int) -> None:
    rng = Random(kills)
    klara, emil = Person(house[0], "Klara"), Person(house[0], "Emil")
    tables = [klara.opens("vienna", "you", "open", "medium"), klara.opens("valencia", "you", "open", "random")]
    tabs: dict[tuple[str, Person], Tab] = {}
    for table in tables:
        async with klara.at(table) as one, emil.at(table) as two:
            await two.tells(t="sit", seat=1)
            while one.seats[1]["kind"] != "person":
                await one.receive()
            await one.tells(t="begin")
            tabs[table, klara], tabs[table, emil] = one, two
    for kill in range(kills + 1):
        last = kill == kills
        players = [
            plays(table, person, before, f"{person.name}{kill}", last) for (table, person), before in tabs.items()
        ]
        if last:
            await asyncio.gather(*players)
        else:
            until = max(found.seq for found in tabs.values()) + rng.randint(5, 40)
            running = asyncio.gather(*players)
            while not (running.done() or any(found.seq > until for found in tabs.values())):
                await asyncio.sleep(0.005)
            workers = children(house[-1].process.pid)
            house[-1].kill()
            await running
            gone(workers)
            house.append(Server(folder, port=house[-1].port, database=url))
    for table in tables:
        first, second = tabs[table, klara], tabs[table, emil]
        assert first.entries[-1]["kind"] == second.entries[-1]["kind"] == "over"
        record = Record.from_json(house[-1].get(f"/api/tables/{table}/record").text)
        assert views.view(replay(record), 0) == first.now["views"]["0"]


async def plays(table: str, person: Person, before: Tab, seed: str, last: bool) -> None:
    """Plays on from what was seen until the connection breaks; the tab insists that no entry is missing or new."""
    rng = Random(seed)
    try:
        async with person.at(table, seen=before.seq) as now:
            known, told = before.entries, now.entries
            before.socket = now.socket
            assert not now.table
            before.seq, before.now, before.phase, before.seats = now.seq, now.now, now.phase, now.seats
            before.entries = known + told
            assert [entry["seq"] for entry in before.entries] == list(range(1, before.seq + 1))
            await before.plays(rng)
    except (ConnectionClosed, OSError):
        assert not last


def children(pid: int) -> list[int]:
    """The processes a process has started, where the system says."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def gone(pids: list[int]) -> None:
    """Waits until none of the processes is left: a killed server leaves no worker behind."""
    until = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.05)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
