"""The durable log, alike in both databases."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine
from tests.server.databases import KINDS, database

from kaffeehaus.server import databases
from kaffeehaus.server.databases import Database, Unavailable, database_of, looking, migrate, transaction
from kaffeehaus.server.store import LISTED, Conflict, KeptTables, Listed, Listing, NewEntry, Store

LISTING = Listing("gathering", False, ("a_b", "c"), 1.5, b'{"seats":[{"kind":"open"}]}')


def with_seats(summary: bytes) -> bool:
    """Whether a made-up summary has a seat."""
    return b"seats" in summary


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    with database(request.param, tmp_path) as url:
        found = database_of(url)
        migrate(found)
        yield found


@pytest.fixture
def store(kept: Database) -> Iterator[Store]:
    found = Store(kept)
    yield found
    found.close()


def test_what_was_appended_is_read_back_in_order(kept: Database, store: Store):
    async def run() -> None:
        for seq in (1, 2, 3):
            await store.append("g", seq, b"%d" % seq, LISTING)
        await store.append("h", 1, b"other", LISTING)
        assert [(row.seq, row.entry) for row in await store.read("g")] == [(1, b"1"), (2, b"2"), (3, b"3")]
        assert [row.seq for row in await store.read("g", after=2)] == [3]
        assert await store.read("nothing") == []
        other = Store(kept)
        try:
            assert await other.read("g") == await store.read("g")
        finally:
            other.close()

    asyncio.run(run())


def test_the_latest_of_many_games_is_known_and_what_is_there_can_be_written_again(store: Store):
    async def run() -> None:
        many = [f"g{n}" for n in range(150)]
        for seq in (1, 2):
            await asyncio.gather(*(store.append(game, seq, b"x", LISTING) for game in many[seq:]))
        assert await store.latest([*many, "nothing"]) == dict.fromkeys(many[2:], 2) | {"g1": 1}
        assert await store.latest([]) == {}
        await store.check()

    asyncio.run(run())


def test_a_number_is_given_once_even_among_many_at_the_same_time(kept: Database, store: Store):
    async def run() -> None:
        other = Store(kept)
        try:
            tries = [s.append(f"g{n}", 1, b"x", LISTING) for n in range(20) for s in (store, other, store)]
            found = await asyncio.gather(*tries, return_exceptions=True)
        finally:
            other.close()
        assert sum(one is None for one in found) == 20
        assert sum(isinstance(one, Conflict) for one in found) == 40
        assert [len(await store.read(f"g{n}")) for n in range(20)] == [1] * 20

    asyncio.run(run())


def test_where_several_write_at_once_more_share_the_next_transaction_and_who_comes_alone_never_waits(
    kept: Database, monkeypatch: pytest.MonkeyPatch
):
    waits: list[float] = []
    monkeypatch.setattr("kaffeehaus.server.store.GATHER", 60.0)
    monkeypatch.setattr("kaffeehaus.server.store.sleep", waits.append)

    async def run(store: Store) -> None:
        for seq in range(1, 9):
            await store.append("alone", seq, b"x", LISTING)
        assert not waits
        # The first is taken alone or with some of the others, but those who come meanwhile share the next.
        for seq in (1, 2, 3):
            await asyncio.gather(*(store.append(f"g{n}", seq, b"x", LISTING) for n in range(40)))
        assert waits
        assert all(0 < wait <= 60 for wait in waits)

    store = Store(kept)
    try:
        asyncio.run(run(store))
    finally:
        store.close()


def test_of_what_is_written_at_once_only_what_somebody_else_wrote_first_is_refused(kept: Database, store: Store):
    async def run() -> None:
        other = Store(kept)
        try:
            await other.append("g3", 1, b"first", LISTING)
        finally:
            other.close()
        tries = [store.append(f"g{n}", 1, b"x", LISTING) for n in range(6)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(one, Conflict) for one in found] == [n == 3 for n in range(6)]
        assert [(await store.read(f"g{n}"))[0].entry for n in range(6)] == [
            b"first" if n == 3 else b"x" for n in range(6)
        ]

    asyncio.run(run())


def test_what_is_appended_together_is_there_as_a_whole_or_not_at_all(kept: Database, store: Store):
    async def run() -> None:
        other = Store(kept)
        try:
            await store.append("g", 1, b"1", LISTING)
            both = [
                s.append("g", 2, b"2", LISTING, NewEntry(f"h{n}", 1, b"x", LISTING))
                for n, s in enumerate((store, other))
            ]
            found = await asyncio.gather(*both, return_exceptions=True)
        finally:
            other.close()
        assert sorted(isinstance(one, Conflict) for one in found) == [False, True]
        assert [bool(await store.read(f"h{n}")) for n in range(2)] == [one is None for one in found]
        assert len(await store.open_tables(lambda summary: True)) == 2

    asyncio.run(run())


def test_component_tables_of_owners_are_kept_once_by_their_digest(store: Store):
    first, second = KeptTables("vienna", "01", {"cards.toml": "ä"}), KeptTables("vienna", "02", {"cards.toml": "b"})

    async def run() -> None:
        assert await store.keep_tables([]) == []
        assert await store.keep_tables([first]) == [first]
        again = KeptTables("vienna", "01", {"cards.toml": "another text of the same digest"})
        assert sorted(await store.keep_tables([second, again])) == [first, second]

    asyncio.run(run())


def test_who_goes_away_takes_nothing_back(store: Store):
    async def run() -> None:
        going = asyncio.create_task(store.append("g", 1, b"1", LISTING))
        await asyncio.sleep(0)
        going.cancel()
        await store.append("h", 1, b"1", LISTING)
        assert going.cancelled()
        assert len(await store.read("g")) == 1

    asyncio.run(run())


@contextmanager
def migrating(kept: Database) -> Iterator[Config]:
    """The settings of a migration of a database."""
    config = Config()
    config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
    engine = create_engine(kept.alchemy)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            yield config
    finally:
        engine.dispose()


def test_the_lobby_lists_open_tables_and_those_of_a_user(store: Store):
    async def run() -> None:
        await store.append("g", 1, b"x", LISTING)
        await store.append("h", 1, b"x", LISTING._replace(private=True, users=("c",)))
        await store.append("i", 1, b"x", LISTING._replace(phase="playing", updated=2.5, summary=b"{}"))
        assert await store.open_tables(with_seats) == [Listed("g", 1.5, LISTING.summary)]
        assert await store.tables_of("a_b") == [Listed("i", 2.5, b"{}"), Listed("g", 1.5, LISTING.summary)]
        assert await store.tables_of("a_b", (2.5, "i")) == await store.tables_of("a_b", (2.5, "a"))
        assert [row.id for row in await store.tables_of("a_b", (2.5, "i"))] == ["g"]
        assert await store.tables_of("aXb") == []
        await store.append("g", 2, b"x", LISTING._replace(phase="over", summary=b"{}"))
        assert await store.open_tables(with_seats) == []

    asyncio.run(run())


def test_who_is_at_a_table_is_known_from_when_they_come_until_they_or_the_table_are_gone(kept: Database, store: Store):
    def sits() -> list[tuple[str, str]]:
        with looking(kept) as connection:
            return sorted(tuple(row) for row in connection.execute("SELECT person, game FROM sits"))

    async def run() -> None:
        await store.append("g", 1, b"1", LISTING._replace(users=("anna",)))
        await store.append("h", 1, b"1", LISTING._replace(users=()))
        await store.append("g", 2, b"2", LISTING._replace(users=("anna", "be_rta")))
        assert sits() == [("anna", "g"), ("be_rta", "g")]
        await store.append("g", 3, b"3", LISTING._replace(users=("be_rta",), phase="over"))
        await store.append("h", 2, b"2", LISTING._replace(users=("anna", "anna")))
        assert sits() == [("anna", "h"), ("be_rta", "g")]
        assert [row.id for row in await store.running_of("be_rta")] == []
        await store.ask(lambda connection: connection.execute("DELETE FROM game WHERE id = 'g'") and None)
        assert sits() == [("anna", "h")]

    asyncio.run(run())


def test_who_was_at_tables_before_the_house_kept_a_list_is_on_it(kept: Database):
    with migrating(kept) as config:
        command.downgrade(config, "0012")
    with transaction(kept) as connection:
        for id, users in {"g": " anna b_c ", "h": " anna ", "i": "  "}.items():
            values = f"VALUES ('{id}', 'over', 0, 1.0, '{users}', '', 0)"
            connection.execute(f"INSERT INTO game (id, phase, private, updated, users, summary, sunny) {values}")
    migrate(kept)
    with looking(kept) as connection:
        found = sorted(tuple(row) for row in connection.execute("SELECT person, game FROM sits"))
    assert found == [("anna", "g"), ("anna", "h"), ("b_c", "g")]


def test_the_lobby_finds_a_wanted_table_behind_many_that_are_not(store: Store):
    async def run() -> None:
        await store.append("g", 1, b"x", LISTING)
        for n in range(2 * LISTED):
            await store.append(f"h{n}", 1, b"x", LISTING._replace(updated=2.5 + n, summary=b"{}"))
        assert [row.summary for row in await store.open_tables(with_seats)] == [LISTING.summary]
        assert len(await store.open_tables(lambda summary: True)) == LISTED

    asyncio.run(run())


def test_migrating_again_changes_nothing(kept: Database, store: Store):
    asyncio.run(store.append("g", 1, b"x", LISTING))
    migrate(kept)
    assert len(asyncio.run(store.read("g"))) == 1


MIGRATE = "import sys; from kaffeehaus.server.databases import *; migrate(database_of(sys.argv[1]))"


@pytest.mark.parametrize("kind", KINDS)
def test_servers_that_start_together_do_not_migrate_twice(kind: str, tmp_path: Path):
    with database(kind, tmp_path) as url:
        both = [subprocess.Popen([sys.executable, "-c", MIGRATE, url]) for _ in range(3)]
        assert [process.wait(30) for process in both] == [0, 0, 0]


def test_a_database_of_a_newer_program_is_refused(kept: Database):
    connection = kept.connect()
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(Unavailable, match="9999"):
        migrate(kept)


def test_a_database_that_is_gone_or_foreign_is_named(tmp_path: Path):
    (tmp_path / "text.db").write_text("this is no database at all, only a text of some length" * 50)
    for url in (f"sqlite:///{tmp_path}/no/where.db", f"sqlite:///{tmp_path}/text.db", "postgresql://127.0.0.1:1/x"):
        with pytest.raises(Unavailable):
            migrate(database_of(url))
    with pytest.raises(ValueError, match="mysql"):
        database_of("mysql://x")


def test_a_database_that_fails_for_a_while_is_used_again_afterwards(tmp_path: Path):
    kept = database_of(f"sqlite:///{tmp_path}/log.db", patience=0.05)
    migrate(kept)
    store, other = Store(kept), sqlite3.connect(tmp_path / "log.db", isolation_level=None)

    async def run() -> None:
        await store.append("g", 1, b"x", LISTING)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await store.append("g", 2, b"x", LISTING)
        other.execute("ROLLBACK")
        await store.append("g", 2, b"x", LISTING)

    try:
        asyncio.run(run())
    finally:
        store.close()
        other.close()


def test_a_new_file_that_somebody_writes_is_waited_for(tmp_path: Path):
    """The first connection changes how the file is written, and SQLite's own patience does not count for that."""
    kept = database_of(f"sqlite:///{tmp_path}/log.db")
    writer = sqlite3.connect(tmp_path / "log.db", isolation_level=None, check_same_thread=False)
    writer.execute("CREATE TABLE some (thing)")
    writer.execute("BEGIN IMMEDIATE")
    leaves = Timer(0.1, writer.close)
    leaves.start()
    try:
        kept.connect().close()
    finally:
        leaves.join()


def test_the_form_of_the_tables_that_a_start_looks_for_is_the_latest_of_the_migrations(tmp_path: Path):
    with migrating(database_of(f"sqlite:///{tmp_path}/none.db")) as config:
        assert ScriptDirectory.from_config(config).get_current_head() == databases.HEAD
