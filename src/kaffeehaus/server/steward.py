"""What an operator does with a house, on its database: look, close, export, mend, announce, ban and back up.

Nothing here needs a server. One that runs looks at the notes of the house every few seconds and heeds them.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any

from msgspec import DecodeError, json

from kaffeehaus.games import editions
from kaffeehaus.server import notes, wire
from kaffeehaus.server.chronicle import Chronicle
from kaffeehaus.server.databases import Database, Sqlite, Unavailable, is_empty, migrate, transaction
from kaffeehaus.server.entries import Opened, Said, Sat, decode
from kaffeehaus.server.files import written
from kaffeehaus.server.founding import unusable
from kaffeehaus.server.identity import KEY_FILE
from kaffeehaus.server.lobby import check_fits, listing
from kaffeehaus.server.notes import Announcement, Decisions, Note, decisions
from kaffeehaus.server.people.names import as_now
from kaffeehaus.server.people.register import Gone, read_gone
from kaffeehaus.server.people.shelf import Do
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.replays import file_name
from kaffeehaus.server.store import Report, Row, kept_tables, write_listings
from kaffeehaus.server.table import Table

PAGE = 100
"""So many tables are looked for at a time."""
CLOSED = "closed"
BROKEN = "broken"
"""What a table is beside its phases: closed by the operator, or listed in a way that cannot be read."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as the list of the house has it."""

    id: str
    phase: str
    game: str
    names: tuple[str, ...]
    """Who plays, bots included; an open seat has no name."""
    owners: tuple[str | None, ...]
    private: bool
    updated: float


@dataclass(slots=True)
class Known:
    """A guest as the tables of the house know one."""

    id: str
    name: str = ""
    tables: int = 0
    last: float = 0.0
    banned: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """How far the log of a table can be read."""

    table: Table
    rows: list[Row]
    stop: int | None = None
    """The place in the rows of the first that cannot be read."""
    problem: str = ""

    @property
    def entry(self) -> int:
        """The number of the entry that cannot be read."""
        assert self.stop is not None
        return self.rows[self.stop].seq


class Steward:
    """An operator at work on the database of a house."""

    def __init__(self, database: Database) -> None:
        self._database = database
        try:
            if is_empty(database):
                raise Refusal("error-house-none", database=database.name)
            migrate(database)
        except Unavailable as error:
            raise unusable(database, error) from None
        with self._at_work() as connection:
            for kept in kept_tables(connection):
                editions.remember(*kept)
            self._gone = read_gone(Do(connection, database.mark))

    @contextmanager
    def _at_work(self) -> Iterator[Any]:
        try:
            with transaction(self._database) as connection:
                yield connection
        except Unavailable as error:
            raise unusable(self._database, error) from None

    # Looking ----------------------------------------------------------------------------------------------------------

    def tables(self) -> list[Listed]:
        """Every table of the house, the latest first."""
        with self._at_work() as connection:
            decided = decisions(notes.read(connection))
            rows = connection.execute("SELECT id, phase, private, updated, summary FROM game ORDER BY updated DESC")
            return [_listed(decided, *row) for row in rows]

    def guests(self, table: str | None = None) -> list[Known]:
        """Whoever has a seat at a table of the house; of one table whoever ever sat or spoke there."""
        found: dict[str, Known] = {}
        if table is None:
            for listed in reversed(self.tables()):
                for name, user in zip(listed.names, listed.owners, strict=False):
                    _meet(found, user, name, listed.updated)
        else:
            for row in self._rows(table):
                for person, called in _people(self._gone, row):
                    _meet(found, person, called, row.at)
        with self._at_work() as connection:
            for note in notes.read(connection):
                if note.kind == notes.BANNED:
                    found.setdefault(note.id, Known(note.id)).banned = True
        return sorted(found.values(), key=lambda guest: -guest.last)

    def reports(self) -> list[Report]:
        """What guests have reported, the latest first."""
        with self._at_work() as connection:
            rows = connection.execute(f"SELECT {', '.join(Report._fields)} FROM report ORDER BY id DESC")
            return [Report(*row) for row in rows]

    def noted(self, kind: str) -> list[Note]:
        """The notes of a kind, the oldest first."""
        with self._at_work() as connection:
            return [note for note in notes.read(connection) if note.kind == kind]

    # Deciding ---------------------------------------------------------------------------------------------------------

    def close(self, table: str) -> None:
        """Lets nobody come to a table any more; its log stays as it is."""
        self._rows(table)
        self._note(notes.CLOSED, table)

    def reopen(self, table: str) -> None:
        """Lets everybody come to a table again that was closed."""
        self._strike(notes.CLOSED, table, "error-house-not-closed")

    def ban(self, guest: str, reason: str = "") -> None:
        """Lets a guest come to no table any more."""
        self._note(notes.BANNED, guest, reason)

    def unban(self, guest: str) -> None:
        """Lets a guest come in again."""
        self._strike(notes.BANNED, guest, "error-house-not-banned")

    def announce(self, text: str, seconds: float) -> Announcement:
        """Tells everybody a line for so long."""
        announcement = Announcement(text, time() + seconds)
        self._note(notes.ANNOUNCED, "", json.encode(announcement).decode())
        return announcement

    def end_announcement(self) -> None:
        """Tells nothing any more."""
        self._strike(notes.ANNOUNCED, "", "error-house-nothing-announced")

    def _note(self, kind: str, id: str, data: str = "") -> None:
        with self._at_work() as connection:
            notes.write(connection, self._database, kind, id, data)

    def _strike(self, kind: str, id: str, otherwise: str) -> None:
        with self._at_work() as connection:
            if not notes.strike(connection, self._database, kind, id):
                raise Refusal(otherwise, id=id)

    # Logs -------------------------------------------------------------------------------------------------------------

    def reading(self, table: str) -> Reading:
        """How far the log of a table can be read; a Refusal if it is of other rules or component tables."""
        return _read(table, self._rows(table), self._gone)

    def cut(self, found: Reading, kept: Path) -> None:
        """Cuts a closed log before what cannot be read, after that was written into a file of its own."""
        table, mark = found.table, self._database.mark
        if table.id not in {note.id for note in self.noted(notes.CLOSED)}:
            raise Refusal("error-house-close-first", id=table.id)
        with self._at_work() as connection:
            lost = found.rows[found.stop :]
            with written(kept) as draft:
                draft.write_bytes(b"".join(_line(table.id, row) for row in lost))
            connection.execute(f"DELETE FROM log WHERE game = {mark} AND seq >= {mark}", (table.id, found.entry))
            if found.stop == 0:
                connection.execute(f"DELETE FROM game WHERE id = {mark}", (table.id,))
            else:
                write_listings(connection, self._database, {table.id: listing(table)})

    def relist(self, found: Reading) -> None:
        """Writes what the lobby knows of a table anew from its log."""
        with self._at_work() as connection:
            write_listings(connection, self._database, {found.table.id: listing(found.table)})

    def export(self, table: str, folder: Path) -> Path:
        """Writes the record of a table's game into a folder; that of a running one holds what nobody may know yet."""
        found = self.reading(table)
        if found.stop is not None:
            raise Refusal("error-house-broken", id=table, entry=found.entry, problem=found.problem)
        if found.table.state is None:
            raise Refusal("error-house-not-begun", id=table)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = folder / file_name(found.table)
        with written(path, anew=True) as draft:
            draft.write_text(found.table.state.record().to_json(), "utf-8")
        return path

    def count_anew(self) -> Iterator[tuple[str, str | None]]:
        """Counts every finished game again, one after the other, beside a server that does the same; what is wrong."""
        chronicle = Chronicle(self._database)
        try:
            chronicle.begin_anew()
            while tables := chronicle.waiting(PAGE):
                yield from ((table, chronicle.count(table)) for table in tables)
        except Unavailable as error:
            raise unusable(self._database, error) from None

    def _rows(self, table: str) -> list[Row]:
        select = f"SELECT seq, at, entry FROM log WHERE game = {self._database.mark} ORDER BY seq"
        with self._at_work() as connection:
            rows = [Row(seq, at, _bytes(entry)) for seq, at, entry in connection.execute(select, (table,))]
        if not rows:
            raise Refusal("error-house-table", id=table)
        return rows

    # Backup -----------------------------------------------------------------------------------------------------------

    def backup(self, path: Path, data: Path) -> list[Path]:
        """Copies the database and the key while servers run; both appear as a whole, for their owner only."""
        if not isinstance(self._database, Sqlite):
            raise Refusal("error-house-backup", database=self._database.name)
        import sqlite3

        with (
            written(path, anew=True) as draft,
            closing(self._database.connect()) as source,
            closing(sqlite3.connect(draft)) as target,
        ):
            source.backup(target)
        key = path.with_name(f"{path.name}.{KEY_FILE}")
        with written(key, anew=True) as draft:
            draft.write_bytes((data / KEY_FILE).read_bytes())
        return [path, key]


def _listed(decided: Decisions, id: str, phase: str, private: int, updated: float, summary: Any) -> Listed:
    try:
        told = json.decode(_bytes(summary))
        game, names = str(told["game"]), tuple(seat["name"] or "" for seat in told["seats"])
        owners = tuple(told.get("owners", ()))
    except (DecodeError, KeyError, TypeError, UnicodeDecodeError):
        phase, game, names, owners = BROKEN, "", (), ()
    return Listed(id, CLOSED if id in decided.closed else phase, game, names, owners, bool(private), updated)


def _bytes(value: Any) -> bytes:
    """What a column holds; by hand somebody may have written text into it."""
    return value.encode() if isinstance(value, str) else bytes(value)


def _people(gone: Mapping[str, Gone], row: Row) -> Iterable[tuple[str | None, str | None]]:
    """Who appears in an entry, with a name; nobody in one that cannot be read."""
    try:
        entry = as_now(gone, decode(row.entry))
    except (DecodeError, UnicodeDecodeError):
        return ()
    match entry:
        case Opened():
            return [(entry.host, ""), *((chair.user, chair.name) for chair in entry.seats)]
        case Sat() | Said():
            return [(entry.user, entry.name)]
    return ()


def _meet(found: dict[str, Known], user: str | None, name: str | None, at: float) -> None:
    if user is not None:
        guest = found.setdefault(user, Known(user))
        guest.name, guest.tables, guest.last = name or guest.name, guest.tables + 1, max(at, guest.last)


def _read(id: str, rows: list[Row], gone: Mapping[str, Gone]) -> Reading:
    table = Table(id)
    for place, row in enumerate(rows):
        try:
            if row.seq != place + 1:
                raise ValueError(f"entry {place + 1} is missing")
            entry = as_now(gone, decode(row.entry))
            if isinstance(entry, Opened):
                check_fits(entry)
            table.take(row.seq, row.at, entry)
        except Refusal:
            raise
        except Exception as error:  # whatever has come into the log
            # What was folded halfway is folded again without it.
            return Reading(_read(id, rows[:place], gone).table, rows, place, f"{type(error).__name__}: {error}"[:200])
    return Reading(table, rows)


def _line(table: str, row: Row) -> bytes:
    """An entry that is cut off, as a line of a file: as it is if it is text, else in base 64."""
    try:
        entry: dict[str, str] = {"entry": row.entry.decode()}
    except UnicodeDecodeError:
        entry = {"base64": b64encode(row.entry).decode()}
    return wire.write({"table": table, "seq": row.seq, "at": row.at} | entry) + b"\n"
