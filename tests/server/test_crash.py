"""A house whose processes are killed while games run: what was acknowledged is there, once, and everybody goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.databases import KINDS, database
from tests.server.play import Person, Server, Tab
from tests.server.system import all_serve, children, gone, servants
from websockets.exceptions import WebSocketException

from kaffeehaus.server.databases import database_of
from kaffeehaus.server.entries import Played, Said, decode
from kaffeehaus.server.store import Store

KILLS, FULL_KILLS = 1, 75
"""So many kills with each database, with one process and with several: 300 in all."""
STARTS, FULL_STARTS = 1, 25
"""So many times two servers begin at once with each database: 50 times in all."""
BROKEN = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)
"""What a guest notices of a server that was killed."""
TABLES = (("vienna", "you", "open"), ("valencia", "you", "open"), ("vienna", "you", "open", "random"))


@pytest.mark.parametrize("processes", [1, 2], ids=["one", "several"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.timeout(1200)
def test_nothing_acknowledged_is_lost_or_doubled_when_processes_are_killed(
    kind: str, processes: int, tmp_path: Path, house: list[Server], full: bool
):
    with database(kind, tmp_path) as url:
        house.append(Server(tmp_path, database=url, processes=processes))
        try:
            played = asyncio.run(killed(house, tmp_path, url, processes, FULL_KILLS if full else KILLS))
        finally:
            house[-1].stop()
        heard = asyncio.run(look(url, played))
    print(f"{kind}, {processes} processes: {heard} acknowledged entries")
    assert heard > 20


@dataclass
class Guest:
    """Somebody at a table, with all that was sent and heard there over every connection."""

    person: Person
    seat: int
    table: str
    rng: Random
    entries: list[dict[str, object]] = field(default_factory=list)
    sent: Counter[str] = field(default_factory=Counter)
    """How often each line was said; actions are counted under the empty one."""
    followed: int = 0
    """How many actions were acknowledged."""
    over: bool = False

    async def plays(self, ending: asyncio.Event) -> None:
        """Plays to the end of the game, over as many connections as that takes."""
        while not (self.over or ending.is_set()):
            try:
                async with self._back() as tab:
                    while not self.over:
                        await self._does(tab)
                        self.over = tab.phase == "over"
            except BROKEN:
                await asyncio.sleep(0.02)

    @asynccontextmanager
    async def _back(self) -> AsyncIterator[Tab]:
        """A tab that goes on from what was heard; it insists that no entry is missing or comes twice."""
        seen = len(self.entries)
        async with self.person.at(self.table, seen=seen) as tab:
            assert bool(tab.table) == (seen == 0)
            try:
                yield tab
            finally:
                fresh = tab.entries
                self.entries += fresh
                assert [entry["seq"] for entry in self.entries] == list(range(1, tab.seq + 1))

    async def _does(self, tab: Tab) -> None:
        if tab.phase == "gathering":
            free = tab.seats[1]["kind"] == "open"
            if free and self.seat:
                await tab.tells(t="sit", seat=1)
            elif not free and not self.seat:
                await tab.tells(t="begin")
            else:
                await tab.receive()
        elif self.rng.random() < 0.1:
            text = f"{self.person.name} {len(self.sent)}"
            self.sent[text] += 1
            await tab.tells(t="say", text=text)
        elif choices := tab.choices():
            seat, action = self.rng.choice(choices)
            self.sent[""] += 1
            told = await tab.tells(t="act", seat=seat, at=tab.seq, action=action)
            self.followed += any(e["kind"] == "action" and e["seat"] == self.seat for e in told.get("entries", ()))
        else:
            await tab.receive()


async def killed(house: list[Server], folder: Path, url: str, processes: int, kills: int) -> list[Guest]:
    """Lets people play at several tables, one game after the other, while processes are killed at random moments."""
    rng = Random(kills)
    people = [Person(house[0], name) for name in ("Klara", "Emil")]
    guests: list[Guest] = []
    ending = asyncio.Event()

    async def plays(*seats: str) -> None:
        while not ending.is_set():
            try:
                table = await asyncio.to_thread(people[0].opens, *seats)
            except BROKEN:
                continue
            both = [Guest(person, seat, table, Random(f"{table}{seat}")) for seat, person in enumerate(people)]
            guests.extend(both)
            await asyncio.gather(*(guest.plays(ending) for guest in both))

    playing = [asyncio.create_task(plays(*seats)) for seats in TABLES]
    for _ in range(kills):
        until = heard(guests) + rng.randint(5, 40)
        while heard(guests) < until:
            assert not any(task.done() for task in playing), await asyncio.gather(*playing)
            await asyncio.sleep(0.005)
        await kill_one(house, folder, url, processes, rng)
    until = heard(guests) + 20
    while heard(guests) < until:
        await asyncio.sleep(0.005)
    ending.set()
    await asyncio.to_thread(house[-1].stop)
    await asyncio.gather(*playing)
    return guests


async def kill_one(house: list[Server], folder: Path, url: str, processes: int, rng: Random) -> None:
    """Kills one of several processes, which is replaced, or all there is, which is started again."""
    server = house[-1]
    if processes > 1 and rng.random() < 0.8:
        await asyncio.to_thread(all_serve, server, processes)
        await asyncio.sleep(rng.uniform(0, 0.2))
        os.kill(rng.choice(servants(server)), signal.SIGKILL)
        return
    started = children(server.process.pid)
    server.kill()
    # A killed server leaves nobody behind: neither those that think for bots nor those that serve.
    await asyncio.to_thread(gone, started)
    again = await asyncio.to_thread(Server, folder, port=server.port, database=url, processes=processes)
    house.append(again)


def heard(guests: list[Guest]) -> int:
    """How many actions were acknowledged."""
    return sum(guest.followed for guest in guests)


async def look(url: str, guests: list[Guest]) -> int:
    """Compares what guests heard with the log, and says how many entries they heard."""
    store = Store(database_of(url))
    try:
        for table in {guest.table for guest in guests}:
            rows = await store.read(table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            entries = [decode(row.entry) for row in rows]
            said = Counter(entry.text for entry in entries if isinstance(entry, Said))
            for guest in guests:
                if guest.table == table:
                    lines = [entry["text"] for entry in guest.entries if entry["kind"] == "said"]
                    assert all(said[str(line)] == 1 for line in lines)
                    assert all(said[line] <= 1 for line in guest.sent if line)
                    played = sum(isinstance(entry, Played) and entry.seat == guest.seat for entry in entries)
                    assert guest.followed <= played <= guest.sent[""]
    finally:
        store.close()
    return sum(len(guest.entries) for guest in guests)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.timeout(1200)
def test_two_servers_that_begin_at_once_on_nothing_both_run(kind: str, tmp_path: Path, house: list[Server], full: bool):
    for number in range(FULL_STARTS if full else STARTS):
        folder = tmp_path / str(number)
        with database(kind, tmp_path / str(number)) as url, ThreadPoolExecutor(2) as pool:
            begun = [
                pool.submit(Server, folder, bare=True, database=url, redis="redis://127.0.0.1:1") for _ in range(2)
            ]
            pair = [one.result() for one in begun]
            house += pair
            klara = Person(pair[0], "Klara")
            for server in pair:
                assert server.get("/health").status_code == 200
                assert server.get("/api/me", klara.cookie).json()["id"] == klara.id
            klara.server = pair[1]
            table = klara.opens("vienna", "you", "you")
            assert pair[0].get(f"/api/tables/{table}").status_code == 200
            for server in pair:
                server.stop()
