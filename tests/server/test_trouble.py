"""What goes wrong around a server is told in words that say what to do, and nothing is lost."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from tests.server.databases import database
from tests.server.play import Person, Server, tab

from kaffeehaus.cli import main
from kaffeehaus.locale import Texts, languages

WHAT_TO_DO: dict[str, dict[str, Any]] = {
    "error-connections": {"most": 100},
    "error-data": {"path": "/x", "problem": "x"},
    "error-database": {"database": "x", "problem": "x"},
    "error-database-locked": {"database": "x"},
    "error-fault": {},
    "error-house-full": {},
    "error-house-open": {"address": "x"},
    "error-page-unknown": {},
    "error-port": {"host": "x", "port": "1", "problem": "x"},
    "error-port-taken": {"host": "x", "port": "1"},
    "error-seat-taken": {},
    "error-storage": {},
    "error-table-tables": {"found": "x", "here": "y"},
    "error-table-unknown": {},
}


@pytest.mark.parametrize("id", WHAT_TO_DO)
def test_a_message_about_trouble_says_in_every_language_what_to_do(id: str):
    said = [Texts(lang).text(id, **WHAT_TO_DO[id]) for lang in languages()]
    assert len(set(said)) == len(said)
    for text in said:
        assert len(re.findall(r"[^.。!]{4,}[.。!]", text)) >= 2, text


def troubled(server: Server, trouble: Callable[[], None], relief: Callable[[], None]) -> None:
    """Plays, gets into trouble, is refused, and plays on after relief from where it was."""

    async def run() -> None:
        klara, rng = Person(server, "Klara"), Random(1)
        table = klara.opens("vienna", "you", "you")
        async with klara.at(table) as one:
            await one.tells(t="begin")
            assert (await one.acts(rng))["t"] == "news"
            before, entries = one.now, len(one.entries)
            trouble()
            seat, action = one.choices()[0]
            await one.send(t="act", seat=seat, at=one.seq, action=action)
            assert (await one.told("refused"))["id"] == "error-storage"
            # A table that cannot be read cannot be shown either; what the client has is still true.
            assert len(one.entries) == entries
            answer = server.get("/health")
            assert (answer.status_code, answer.json()["error"]["id"]) == (503, "error-storage")
            body = {"game": "vienna", "players": 2, "seats": [{"kind": "you"}, {"kind": "you"}]}
            assert server.post("/api/tables", body, klara.cookie).status_code == 503
            relief()
            assert server.get("/health").status_code == 200
            assert one.now == before
            assert (await one.acts(rng))["t"] == "news"
        async with klara.at(table) as again:
            assert again.entries == one.entries

    asyncio.run(run())


def test_a_file_that_is_moved_away_is_noticed_at_once(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path))
    file, away = tmp_path / "kaffeehaus.db", tmp_path / "away.db"
    troubled(house[0], lambda: void(file.rename(away)), lambda: void(away.rename(file)))


def test_a_disk_that_is_full_is_noticed_by_health_itself(tmp_path: Path, house: list[Server]):
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("only Linux limits the files of another process")
    house.append(Server(tmp_path))
    pid = house[0].process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    assert house[0].get("/health").status_code == 200
    # No file of this process may grow any further.
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    for _ in range(2):
        answer = house[0].get("/health")
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "error-storage")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    assert house[0].get("/health").status_code == 200
    troubled(
        house[0],
        lambda: void(resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))),
        lambda: void(resource.prlimit(pid, resource.RLIMIT_FSIZE, before)),
    )


def test_a_file_that_is_gone_is_not_replaced_by_an_empty_one(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path))
    klara = Person(house[0], "Klara")
    klara.opens("vienna", "you", "you")
    (tmp_path / "kaffeehaus.db").unlink()
    for _ in range(2):
        assert house[0].get("/health").status_code == 503
    assert not (tmp_path / "kaffeehaus.db").exists()


def test_a_file_that_another_program_locks_is_waited_for_and_then_refused(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path, patience=0.2))
    holder = sqlite3.connect(tmp_path / "kaffeehaus.db", isolation_level=None)
    try:
        troubled(house[0], lambda: void(holder.execute("BEGIN EXCLUSIVE")), lambda: void(holder.execute("ROLLBACK")))
    finally:
        holder.close()


def test_a_PostgreSQL_that_lets_nobody_in_is_refused_and_tried_again(tmp_path: Path, house: list[Server]):
    with database("postgresql", tmp_path) as url:
        address, _, name = url.rpartition("/")
        house.append(Server(tmp_path, database=url))
        with psycopg.connect(f"{address}/postgres", autocommit=True) as admin:

            def close() -> None:
                admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'.encode())
                admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))

            try:
                troubled(
                    house[0],
                    close,
                    lambda: void(admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true'.encode())),
                )
            finally:
                house[0].stop()


def void(_: object) -> None:
    """Forgets what a call gave."""


def test_a_wrong_link_and_a_full_table_are_answered(server: Server):
    klara, emil = Person(server, "Klara"), Person(server, "Emil")
    answer = server.get("/api/tables/wrong-link")
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "error-table-unknown")
    table = klara.opens("vienna", "you", "random")

    async def run() -> None:
        async with tab(server, table, emil.cookie) as late:
            assert await late.refused(t="sit", seat=0) == "error-seat-taken"
            assert await late.refused(t="sit", seat=1) == "error-seat-taken"
            assert late.now["views"] == {} or "spectator" in late.now["views"]

    asyncio.run(run())


@pytest.mark.parametrize("lang", languages())
def test_a_directory_that_cannot_be_used_is_named_in_the_persons_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "file").write_text("")
    data = tmp_path / "file" / "house"
    assert main(["serve", "--lang", lang, "--port", "0", "--data", str(data)]) == 2
    said = capsys.readouterr().err
    assert str(data) in said
    assert "--data" in said
    assert said.count("\n") == 1
