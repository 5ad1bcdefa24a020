"""One address and several processes: a table is at one of them, another takes over, and guests hear of each other."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.play import PATIENCE, Person, Server, tab
from tests.server.system import all_serve, children, figure, gone, servants
from websockets.exceptions import ConnectionClosed

from kaffeehaus.cli import main
from kaffeehaus.server.exposition import together

RESTART = 1012


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house of two processes; they go when the one that keeps them is killed."""
    running = Server(tmp_path_factory.mktemp("several"), processes=2)
    try:
        yield running
    finally:
        started = children(running.process.pid)
        running.kill()
        gone(started)


async def begun(klara: Person, emil: Person, *bots: str) -> str:
    """A table at which both sit and have begun."""
    table = klara.opens("vienna", "you", "open", *bots)
    async with klara.at(table) as one, emil.at(table) as two:
        await two.tells(t="sit", seat=1)
        await one.until(lambda message: one.seats[1]["kind"] == "person")
        await one.tells(t="begin")
    return table


def astray(table: str) -> str:
    """The same table by a name that only a server understands, so that its guests are led to any process in turn."""
    return f"%{ord(table[0]):02X}{table[1:]}"


def test_the_guests_of_a_table_are_led_to_one_process_and_the_tables_to_both(several: Server):
    async def run() -> None:
        klara = Person(several, "Klara")
        for _ in range(8):
            table = klara.opens("vienna", "you", "open")
            before = figure(several, "connections")
            async with klara.at(table), tab(several, table), tab(several, table):
                now = figure(several, "connections")
                assert sorted(now[process] - before[process] for process in now) == [0, 3]
                used.update(process for process in now if now[process] > before[process])

    used: Counter[str] = Counter()
    asyncio.run(run())
    # Eight tables point at the same one of two once in 128 times; the pointing depends on their names alone.
    assert len(used) == 2 or sum(used.values()) == 8


def test_guests_hear_of_each_other_wherever_they_land(several: Server):
    async def run() -> None:
        klara, emil = Person(several, "Klara"), Person(several, "Emil")
        table = await begun(klara, emil, "random")
        async with klara.at(table) as one, emil.at(astray(table)) as two, emil.at(astray(table)) as three:
            here = figure(several, "connections")
            assert sorted(here.values())[0] >= 1
            assert sum(here.values()) >= 3
            await one.until(lambda message: one.seats[1]["online"])
            await asyncio.gather(one.plays(Random(1), 60), two.plays(Random(2), 60))
            for guest in (one, two, three):
                while guest.seq < 60:
                    await guest.receive()
            assert two.entries[:60] == three.entries[:60]
        # Whoever is gone there is known to be gone here.
        async with klara.at(table) as one, emil.at(astray(table)), emil.at(astray(table)):
            await one.until(lambda message: one.seats[1]["online"])
        async with klara.at(table) as one:
            while one.seats[1]["online"]:
                await one.receive()

    asyncio.run(run())


def test_other_processes_take_over_when_all_are_killed(several: Server):
    async def run() -> None:
        klara, emil = Person(several, "Klara"), Person(several, "Emil")
        table = await begun(klara, emil, "random")
        processes = servants(several)
        async with klara.at(table) as one, emil.at(table) as two:
            for pid in processes:
                os.kill(pid, signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                await asyncio.gather(one.plays(Random(1)), two.plays(Random(2)))
        gone(processes)
        all_serve(several, 2)
        async with klara.at(table, seen=one.seq) as one, emil.at(table, seen=two.seq) as two:
            one.phase = two.phase = "playing"
            until = one.seq + 30
            await asyncio.gather(one.plays(Random(3), until), two.plays(Random(4), until))

    asyncio.run(run())


def test_a_process_that_lives_but_does_not_answer_is_replaced(tmp_path: Path, house: list[Server]):
    house.append(server := Server(tmp_path, tmp_path / "log", processes=2, beat=0.3))
    hung, _ = servants(server)
    os.kill(hung, signal.SIGSTOP)
    gone([hung])
    all_serve(server, 2)
    assert hung not in servants(server)
    assert "does not answer any more" in (tmp_path / "log").read_text()
    klara, emil = Person(server, "Klara"), Person(server, "Emil")

    async def run() -> None:
        # Wherever a table points, it is served.
        for _ in range(4):
            await begun(klara, emil)

    asyncio.run(run())


def test_a_rolling_restart_replaces_every_process_and_answers_every_request(several: Server):
    async def run() -> None:
        klara = Person(several, "Klara")
        table = klara.opens("vienna", "you", "open")
        before = servants(several)
        async with klara.at(table) as one:
            os.kill(several.process.pid, signal.SIGHUP)
            asking = asyncio.create_task(asks())
            with pytest.raises(ConnectionClosed) as closed:
                await one.socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART
            async with klara.at(table, seen=one.seq) as again:
                await again.tells(t="say", text="Grüß Gott")
        while set(servants(several)) & set(before):
            await asyncio.sleep(0.05)
        all_serve(several, 2)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    async def asks() -> None:
        while True:
            async with httpx.AsyncClient() as line:
                answer = await line.get(f"{several.address}/api/tables", timeout=PATIENCE)
                assert answer.status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize("processes", [1, 2])
def test_who_is_told_to_end_sends_guests_away_and_leaves_nothing_behind(
    processes: int, tmp_path: Path, house: list[Server]
):
    house.append(Server(tmp_path, processes=processes))

    async def run() -> None:
        klara = Person(house[0], "Klara")
        table = klara.opens("vienna", "you", "random")
        async with klara.at(table) as one:
            await one.tells(t="begin")
            await one.acts(Random(1))
            os.kill(house[0].process.pid, signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await one.plays(Random(1))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART

    started = children(house[0].process.pid)
    asyncio.run(run())
    house[0].stop()
    assert house[0].process.returncode == 0
    gone(started)


def test_a_process_that_cannot_start_is_named_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    words = ["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path), "--processes", "2"]
    assert main([*words, "--database", "postgresql://127.0.0.1:1/x"]) == 2
    assert capfd.readouterr().err.count("\n") == 1
    assert main([*words[:-1], "0"]) == 2
    assert "--processes" in capfd.readouterr().err


def test_the_figures_of_processes_stand_together_under_one_head():
    page = '# HELP a_seconds A.\n# TYPE a_seconds histogram\na_seconds_bucket{le="1"} 2\na_seconds_sum 0.5\n'
    page += "# TYPE b gauge\nb 1\n"
    assert together({"2": page.replace("0.5", "0.25"), "1": page}) == (
        "# HELP a_seconds A.\n# TYPE a_seconds histogram\n"
        'a_seconds_bucket{le="1",process="1"} 2\na_seconds_sum{process="1"} 0.5\n'
        'a_seconds_bucket{le="1",process="2"} 2\na_seconds_sum{process="2"} 0.25\n'
        '# TYPE b gauge\nb{process="1"} 1\nb{process="2"} 1\n'
    )


def test_a_session_that_is_ended_at_one_process_is_ended_at_all(several: Server):
    async def run() -> None:
        klara = Person(several, "Klara")
        table = klara.opens("vienna", "you", "medium")
        code = several.post("/api/me/code", {}, klara.cookie).json()["code"]
        joined = several.post("/api/join", {"code": code, "bring": False})
        phone = joined.headers["set-cookie"].partition(";")[0]
        async with tab(several, table, phone) as one, tab(several, astray(table), phone) as two:
            assert several.post("/api/me/sign-out", {"id": "others"}, klara.cookie).is_success
            for ended in (one, two):
                assert (await ended.told("refused"))["id"] == "error-signed-out"
        async with asyncio.timeout(1):
            while any(several.get("/api/me", phone).json() for _ in range(4)):
                await asyncio.sleep(0.05)

    asyncio.run(run())
