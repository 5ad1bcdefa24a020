"""The durable log: appended by (game, seq), read back in order; beside it a list of the tables for the lobby.

One thread owns the connection. It takes what waits, writes it in one transaction and answers all at once when the
commit has returned, so that many tables share one sync of the disk and one change of threads. Each of these costs more
than an entry does, so where several tables shared the last one, it waits a moment for others to share the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar
from zlib import compress, decompress

from msgspec import json

from kaffeehaus.server import notes
from kaffeehaus.server.databases import Database, Unavailable

T = TypeVar("T")
BATCH = 200
"""The most requests that share a transaction."""
GATHER = 0.005
"""Seconds from one transaction that was shared to the next, so that more share it; who comes alone never waits."""
LISTED = 100
"""The most tables a list of the lobby holds."""
NEWEST = (1e15, "")
"""What every table was before."""
PAGES = 20
"""So many times as many are looked at for it."""


class Conflict(Exception):  # noqa: N818  (it says what happened)
    """The log already has an entry of this number: somebody else wrote first."""


class Row(NamedTuple):
    """An entry as the log keeps it."""

    seq: int
    at: float
    entry: bytes


class Listing(NamedTuple):
    """What the lobby has to know of a table."""

    phase: str
    private: bool
    users: tuple[str, ...]
    updated: float
    """When the table last told something to everybody, in seconds since 1970."""
    summary: bytes
    at: float | None = None
    """When the latest entry was made, if that was another moment: the lobby does not hear of choices in secret."""
    due: float | None = None
    """When somebody has to look after the table though nobody is there."""
    sunny: bool = False
    """Whether an outage moves that moment by another length than its own, as players have nights or holidays."""
    wish: float | None = None
    """When wishes are to be looked at: apart from the other moment, by which a summary is read."""


class Listed(NamedTuple):
    """A table as a list of the lobby finds it."""

    id: str
    updated: float
    summary: bytes
    due: float | None = None


class NewEntry(NamedTuple):
    """An entry to be appended, with what the lobby knows then."""

    game: str
    seq: int
    entry: bytes
    listing: Listing


class Report(NamedTuple):
    """A line of chat that a guest has reported to the operator."""

    at: float
    """When, in seconds since 1970."""
    game: str
    """The table."""
    reporter: str
    """Who reports it."""
    speaker: str
    """Who said it, under which name, and what."""
    name: str
    line: str
    reason: str


class KeptTables(NamedTuple):
    """The component tables of an owner, with which games of this house are played."""

    game: str
    content: str
    """Their digest."""
    tables: dict[str, str]
    """Their texts by the names of their files."""


class _Job(NamedTuple):
    run: Callable[[Any], Any]
    done: asyncio.Future[Any]
    new: tuple[NewEntry, ...] = ()
    """What it appends, which can be written together with what others append."""


_Answer = tuple[_Job, Any, Exception | None]


class Store:
    """The log of all tables in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._connection: Any = None
        self._thread = Thread(target=self._serve, name="store", daemon=True)
        self._thread.start()
        mark = database.mark
        self._keep = f"INSERT INTO content (game, digest, tables) VALUES ({_marks(mark, 3)}) ON CONFLICT DO NOTHING"
        self._select = f"SELECT seq, at, entry FROM log WHERE game = {mark} AND seq > {mark} ORDER BY seq"
        tables = "SELECT id, updated, summary, due FROM game WHERE {} ORDER BY updated DESC, id DESC LIMIT {}"
        self._open = tables.format("phase = 'gathering' AND private = 0", LISTED)
        older = f"(updated < {mark} OR (updated = {mark} AND id < {mark}))"
        columns = ", ".join(Report._fields)
        self._report = f"INSERT INTO report ({columns}) VALUES ({_marks(mark, len(Report._fields))})"
        self._reports = f"SELECT {columns} FROM report ORDER BY id DESC LIMIT {mark}"
        own = f"id IN (SELECT game FROM sits WHERE person = {mark})"
        self._yours = tables.format(f"{own} AND {older}", mark)
        self._running = tables.format(f"{own} AND phase = 'playing'", LISTED * PAGES)

    async def append(self, game: str, seq: int, entry: bytes, listing: Listing, *with_it: NewEntry) -> None:
        """Appends an entry, durable when this returns; Conflict if there is one of this number.

        With it, or not at all, go the next ones of this game, and the first ones of others of which nobody else can
        know.
        """
        await self._ask(_nothing_more, (NewEntry(game, seq, entry, listing), *with_it))

    async def read(self, game: str, after: int = 0) -> list[Row]:
        """The entries of a game after a number, in order."""
        return await self._ask(lambda c: [Row(s, a, bytes(e)) for s, a, e in c.execute(self._select, (game, after))])

    async def some(self, game: str, numbers: list[int]) -> list[Row]:
        """The entries of a game with these numbers, in order."""
        mark = self._database.mark
        select = f"SELECT seq, at, entry FROM log WHERE game = {mark} AND seq IN ({_marks(mark, len(numbers))})"
        rows = await self._ask(lambda c: list(c.execute(f"{select} ORDER BY seq", (game, *numbers)))) if numbers else []
        return [Row(seq, at, bytes(entry)) for seq, at, entry in rows]

    async def latest(self, games: Iterable[str]) -> dict[str, int]:
        """The number of the latest entry of each of these games."""
        wanted = list(games)
        parts = [wanted[at : at + LISTED] for at in range(0, len(wanted), LISTED)]
        return await self._ask(lambda c: {game: seq for part in parts for game, seq in self._latest(c, part)})

    async def check(self) -> None:
        """Reads, and writes what is there already, synced like any entry; Unavailable if nothing could be kept now."""
        await self._ask(_check)

    async def open_tables(self, wanted: Callable[[bytes], bool]) -> list[Listed]:
        """The gathering public tables whose summaries are wanted, the latest first."""
        return await self._ask(lambda connection: self._gathering(connection, wanted))

    async def tables_of(self, user: str, before: tuple[float, str] = NEWEST, most: int = LISTED) -> list[Listed]:
        """A user's own tables, the latest first: those before a moment and an id."""
        values = (user, before[0], *before, most)
        return await self._ask(lambda connection: _listed(connection, self._yours, values))

    async def running_of(self, user: str) -> list[Listed]:
        """A user's own tables at which is played."""
        return await self._ask(lambda connection: _listed(connection, self._running, (user,)))

    async def report(self, report: Report) -> None:
        """Keeps a report for the operator, durable when this returns."""
        await self._ask(lambda connection: connection.execute(self._report, report) and None)

    async def reports(self, most: int = LISTED) -> list[Report]:
        """What guests have reported, the latest first."""
        return await self._ask(lambda c: [Report(*row) for row in c.execute(self._reports, (most,))])

    async def keep_review(self, game: str, version: str, pieces: bytes) -> None:
        """Keeps the review of a game in place of what was kept of it, durable when this returns."""
        mark = self._database.mark
        keep = (
            f"INSERT INTO review (game, version, pieces) VALUES ({_marks(mark, 3)}) "
            "ON CONFLICT (game) DO UPDATE SET version = excluded.version, pieces = excluded.pieces"
        )
        await self._ask(lambda connection: connection.execute(keep, (game, version, pieces)) and None)

    async def review_of(self, game: str, version: str) -> bytes | None:
        """The review of a game, if it is of this version."""
        mark = self._database.mark
        select = f"SELECT pieces FROM review WHERE game = {mark} AND version = {mark}"
        rows = await self._ask(lambda connection: connection.execute(select, (game, version)).fetchall())
        return bytes(rows[0][0]) if rows else None

    async def notes(self) -> list[notes.Note]:
        """What the house notes beside its tables."""
        return await self._ask(notes.read)

    async def keep_tables(self, used: Iterable[KeptTables]) -> list[KeptTables]:
        """Keeps the component tables of owners, and hands back all that were ever kept."""
        return await self._ask(lambda connection: self._keep_tables(connection, used))

    @property
    def database(self) -> Database:
        """Where it is kept, for whoever wants a connection of their own."""
        return self._database

    @property
    def mark(self) -> str:
        """What stands for a value in a statement."""
        return self._database.mark

    async def ask(self, run: Callable[[Any], T]) -> T:
        """Does something with the connection, beside the log, durable when this returns."""
        return await self._ask(run)

    def close(self) -> None:
        """Finishes what waits and lets the connection go."""
        self._jobs.put(None)
        self._thread.join()

    # In the thread ----------------------------------------------------------------------------------------------------

    def _latest(self, connection: Any, games: list[str]) -> list[tuple[str, int]]:
        latest = "SELECT id, (SELECT max(seq) FROM log WHERE game = id) FROM game WHERE id IN ({})"
        return list(connection.execute(latest.format(_marks(self._database.mark, len(games))), games))

    def _gathering(self, connection: Any, wanted: Callable[[bytes], bool]) -> list[Listed]:
        """Looks on while tables that are not wanted take the places of others, but not for ever."""
        found: list[Listed] = []
        for page in range(PAGES):
            rows = _listed(connection, f"{self._open} OFFSET {page * LISTED}", ())
            found += [row for row in rows if wanted(row.summary)]
            if len(found) >= LISTED or len(rows) < LISTED:
                break
        return found[:LISTED]

    def _append(self, connection: Any, new: Iterable[NewEntry]) -> bool:
        """Appends all of these, or nothing if somebody else wrote one of them first."""
        entries, listings = [], {}
        for game, seq, entry, listing in new:
            entries.append((game, seq, listing.updated if listing.at is None else listing.at, entry))
            listings[game] = listing
        return self._database.append(connection, entries, _rows(listings))

    def _keep_tables(self, connection: Any, used: Iterable[KeptTables]) -> list[KeptTables]:
        for game, content, tables in used:
            connection.execute(self._keep, (game, content, compress(json.encode(tables))))
        return kept_tables(connection)

    async def _ask(self, run: Callable[[Any], T], new: tuple[NewEntry, ...] = ()) -> T:
        job = _Job(run, asyncio.get_running_loop().create_future(), new)
        self._jobs.put(job)
        # A client that goes away takes nothing back of what is being written.
        answer: T = await job.done
        return answer

    def _serve(self) -> None:
        shared, begun = False, 0.0
        while (first := self._jobs.get()) is not None:
            if shared and (early := begun + GATHER - monotonic()) > 0:
                sleep(early)
            batch, begun = self._waiting(first), monotonic()
            shared = len(batch) > 1
            self._run(batch)
        if self._connection is not None:
            self._connection.close()

    def _waiting(self, first: _Job) -> list[_Job]:
        """The first request and what waits beside it."""
        batch = [first]
        while len(batch) < BATCH:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            batch.append(job)
        return batch

    def _run(self, batch: list[_Job]) -> None:
        answers: list[_Answer] = []
        try:
            if self._connection is None:
                self._connection = self._database.connect()
            answers += self._write(self._connection, [job for job in batch if job.new])
            answers += self._look(self._connection, [job for job in batch if not job.new])
        except Exception as error:
            self._drop()
            known = isinstance(error, self._database.failures)
            failure = Unavailable(str(error).strip().partition("\n")[0]) if known else error
            answered = {id(job) for job, _, _ in answers}
            answers += [(job, None, failure) for job in batch if id(job) not in answered]
        for loop in {job.done.get_loop() for job in batch}:
            with suppress(RuntimeError):  # who asked is gone, and so is the loop
                loop.call_soon_threadsafe(_tell, [one for one in answers if one[0].done.get_loop() is loop])

    def _write(self, connection: Any, jobs: list[_Job]) -> list[_Answer]:
        """Appends what all of them ask for together, or if somebody else wrote any of it first, one after the other."""
        if not jobs or self._append(connection, [one for job in jobs for one in job.new]):
            return [(job, None, None) for job in jobs]
        conflict = Conflict("somebody else wrote first")
        return [(job, None, None if self._append(connection, job.new) else conflict) for job in jobs]

    def _look(self, connection: Any, jobs: list[_Job]) -> list[_Answer]:
        """Does whatever else is asked, in one transaction."""
        if not jobs:
            return []
        self._database.begin(connection)
        answers: list[_Answer] = [(job, job.run(connection), None) for job in jobs]
        connection.commit()
        return answers

    def _drop(self) -> None:
        """Lets a connection go that failed; the next request makes a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except self._database.failures:
                return


def _tell(answers: list[_Answer]) -> None:
    """Gives those who still wait their answers."""
    for job, answer, failure in answers:
        if job.done.done():
            continue
        if failure is None:
            job.done.set_result(answer)
        else:
            job.done.set_exception(failure)


def write_listings(connection: Any, database: Database, listings: Mapping[str, Listing]) -> None:
    """Writes what the lobby knows of tables, in place of what it knew before."""
    database.list_anew(connection, _rows(listings))


def _rows(listings: Mapping[str, Listing]) -> list[tuple[Any, ...]]:
    """What the lobby knows of tables, as the columns of its list."""
    return [
        (
            game,
            one.phase,
            int(one.private),
            one.updated,
            f" {' '.join(one.users)} ",
            one.summary,
            one.due,
            int(one.sunny),
            one.wish,
        )
        for game, one in listings.items()
    ]


def kept_tables(connection: Any) -> list[KeptTables]:
    """All component tables of owners that a database holds."""
    rows = connection.execute("SELECT game, digest, tables FROM content")
    return [KeptTables(game, content, json.decode(decompress(tables))) for game, content, tables in rows]


def _marks(mark: str, number: int) -> str:
    return ", ".join([mark] * number)


def _nothing_more(connection: Any) -> None:
    """What a request does that only appends."""


def _check(connection: Any) -> None:
    connection.execute("SELECT seq FROM log LIMIT 1").fetchall()
    connection.execute("UPDATE alembic_version SET version_num = version_num")


def _listed(connection: Any, statement: str, values: tuple[Any, ...]) -> list[Listed]:
    return [Listed(id, at, bytes(summary), due) for id, at, summary, due in connection.execute(statement, values)]
