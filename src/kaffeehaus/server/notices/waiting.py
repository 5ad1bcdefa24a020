"""Who is waited for, since when, and whether they have been told, as the database keeps it.

A row is there while a table waits for somebody who is reached somehow. It is told of by whoever takes it on: that puts
off the moment at which it would be told of again, so of several processes only one tells, and what one that dies has
not told another one does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import json

from kaffeehaus.server.notices import reach
from kaffeehaus.server.notices.reach import Reach
from kaffeehaus.server.notices.when import due
from kaffeehaus.server.store import Store

BATCH = 100
"""So many are told of at a time."""
_COLUMNS = "person, game, since, due, tries, seq"
AGAIN = (300.0, 1800.0, 7200.0, 21600.0)
"""Seconds after which it is tried again where nothing arrived; after the last one nobody is told any more."""


class Wait(NamedTuple):
    """A table that waits for somebody."""

    person: str
    game: str
    since: float
    due: float
    tries: int
    seq: int
    """The latest entry of the table when it was noted."""


class Heard(NamedTuple):
    """Whom a table waits for."""

    people: frozenset[str]
    anew: frozenset[str]
    """Those of them for whom it has not waited all the while since it was noted last."""
    at: float
    seq: int
    """The latest entry of the table then."""


class Waits:
    """Whom the tables of a house wait for, in its database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        mark = store.mark
        self._reach = f"SELECT data FROM reach WHERE person = {mark}"
        self._keep = (
            f"INSERT INTO reach (person, data) VALUES ({mark}, {mark}) "
            "ON CONFLICT (person) DO UPDATE SET data = excluded.data"
        )
        self._gone = f"SELECT 1 FROM gone WHERE id = {mark}"
        self._there = f"SELECT {_COLUMNS} FROM waits WHERE game = {mark}"
        self._current = f"UPDATE waits SET seq = {mark} WHERE game = {mark}"
        self._add = (
            f"INSERT INTO waits ({_COLUMNS}) VALUES ({mark}, {mark}, {mark}, {mark}, 0, {mark}) ON CONFLICT DO NOTHING"
        )
        self._drop = f"DELETE FROM waits WHERE person = {mark} AND game = {mark}"
        self._of = f"SELECT {_COLUMNS} FROM waits WHERE person = {mark}"
        self._due = f"SELECT {_COLUMNS} FROM waits WHERE due <= {mark} ORDER BY due LIMIT {BATCH}"
        self._take = (
            f"UPDATE waits SET due = {mark}, tries = {mark} WHERE person = {mark} AND game = {mark} AND due = {mark}"
        )

    async def reach(self, person: str) -> Reach:
        """How somebody is reached."""
        return await self._store.ask(lambda connection: self._reached(connection, person) or Reach())

    async def change(self, person: str, change: Any) -> Reach:
        """Changes how somebody is reached by what it was, and what they have yet to be told of by that."""

        def run(connection: Any) -> Reach:
            before = self._reached(connection, person) or Reach()
            # While something was on its way to them they may have been forgotten, or have become another.
            if connection.execute(self._gone, (person,)).fetchone():
                return before
            now: Reach = change(before)
            connection.execute(self._keep, (person, json.encode(now)))
            if now.hours != before.hours:
                for wait in self._waits(connection, self._of, person):
                    if wait.due != TOLD:
                        connection.execute(self._take, (due(now.hours, wait.since), 0, *wait[:2], wait.due))
            return now

        return await self._store.ask(run)

    async def heard(self, tables: Mapping[str, Heard]) -> None:
        """Notes for whom tables wait now, and that they wait for nobody else; what is older than what stands there is
        left out."""

        def run(connection: Any) -> None:
            for game, heard in tables.items():
                waits = self._waits(connection, self._there, game)
                if all(wait.seq <= heard.seq for wait in waits):
                    self._hear(connection, game, heard, {wait.person for wait in waits})

        await self._store.ask(run)

    def _hear(self, connection: Any, game: str, heard: Heard, there: set[str]) -> None:
        for person in (there - heard.people) | heard.anew:
            connection.execute(self._drop, (person, game))
        connection.execute(self._current, (heard.seq, game))
        for person in (heard.people - there) | heard.anew:
            found = self._reached(connection, person)
            if found is not None and found.ways:
                values = (person, game, heard.at, due(found.hours, heard.at), heard.seq)
                connection.execute(self._add, values)

    async def of(self, person: str) -> list[Wait]:
        """The tables that wait for somebody."""
        return await self._store.ask(lambda connection: self._waits(connection, self._of, person))

    async def take(self, now: float) -> list[Wait]:
        """Takes on what is to be told of now."""

        def run(connection: Any) -> list[Wait]:
            taken = []
            for wait in self._waits(connection, self._due, now):
                again = now + AGAIN[wait.tries] if wait.tries < len(AGAIN) else TOLD
                values = (again, wait.tries + 1, *wait[:2], wait.due)
                if connection.execute(self._take, values).rowcount:
                    taken.append(wait._replace(due=again, tries=wait.tries + 1))
            return taken

        return await self._store.ask(run)

    async def put_off(self, waits: Iterable[tuple[Wait, float]]) -> None:
        """Lets what was taken on be told of at another moment, or with TOLD never again."""

        def run(connection: Any) -> None:
            for wait, until in waits:
                tries = wait.tries if until == TOLD else wait.tries - 1
                connection.execute(self._take, (until, tries, *wait[:2], wait.due))

        await self._store.ask(run)

    async def drop(self, waits: Iterable[Wait]) -> None:
        """Forgets what nobody waits for any more."""

        def run(connection: Any) -> None:
            for wait in waits:
                connection.execute(self._drop, wait[:2])

        await self._store.ask(run)

    async def reached(self) -> frozenset[str]:
        """Everybody who is reached somehow."""
        rows = await self._store.ask(lambda c: c.execute("SELECT person, data FROM reach").fetchall())
        return frozenset(person for person, data in rows if reach.read(bytes(data)).ways)

    async def all(self) -> list[Wait]:
        """All tables that wait for anybody who is reached."""
        return await self._store.ask(lambda c: self._waits(c, f"SELECT {_COLUMNS} FROM waits"))

    async def running(self, person: str | None) -> list[bytes]:
        """What the lobby knows of all running tables, or of those of one person."""
        if person is not None:
            return [row.summary for row in await self._store.running_of(person)]
        select = "SELECT summary FROM game WHERE phase = 'playing'"
        return [bytes(row[0]) for row in await self._store.ask(lambda c: c.execute(select).fetchall())]

    def _reached(self, connection: Any, person: str) -> Reach | None:
        row = connection.execute(self._reach, (person,)).fetchone()
        return row and reach.read(bytes(row[0]))

    @staticmethod
    def _waits(connection: Any, statement: str, *values: Any) -> list[Wait]:
        return [Wait(*row) for row in connection.execute(statement, values).fetchall()]


TOLD = 1e15
"""The moment at which something is told of again of which everybody knows: never."""
