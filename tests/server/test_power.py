"""A loss of power: what was acknowledged was synced before, so it is there when power is back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tests.server.databases import database
from tests.server.power import Disk, disk

from kaffeehaus.server.databases import Postgres, Sqlite, migrate
from kaffeehaus.server.store import Listing, Store

ENTRIES, AT_ONCE = 120, 4
BIG = b"x" * 40_000
"""Entries so long that the log is carried over into the file now and then."""


class Careless(Sqlite):
    """A database that does not wait for the disk."""

    def connect(self) -> sqlite3.Connection:
        connection = super().connect()
        connection.execute("PRAGMA synchronous=NORMAL")
        return connection


def lost(kind: type[Sqlite], folder: Path) -> int:
    """How many acknowledged entries are missing after losses of power, one after each acknowledgement."""
    kept, found = kind(folder / "log.db"), disk()
    with found.used():
        migrate(kept)
        store = Store(kept)
        try:
            return asyncio.run(loses(store, found, folder))
        finally:
            store.close()


async def loses(store: Store, found: Disk, folder: Path) -> int:
    missing = 0
    for seq in range(1, ENTRIES // AT_ONCE + 1):
        listing = Listing("playing", False, (), float(seq), b"{}")
        await asyncio.gather(*(store.append(f"g{n}", seq, BIG, listing) for n in range(AT_ONCE)))
        left = folder / f"left{seq}"
        left.mkdir()
        file = found.after_the_loss(folder / "log.db", left)
        if not file.exists():
            missing += AT_ONCE * seq
            continue
        with sqlite3.connect(file) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            (number,) = connection.execute("SELECT count(*) FROM log").fetchone()
        connection.close()
        missing += AT_ONCE * seq - number
    return missing


def test_nothing_acknowledged_is_lost_with_the_power(tmp_path: Path):
    assert lost(Sqlite, tmp_path) == 0


def test_the_disk_of_this_test_does_lose_what_was_not_synced(tmp_path: Path):
    assert lost(Careless, tmp_path) > 0


def test_PostgreSQL_waits_for_its_disk(tmp_path: Path):
    with database("postgresql", tmp_path) as url:
        connection = Postgres(url).connect()
        try:
            assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)
        finally:
            connection.close()
