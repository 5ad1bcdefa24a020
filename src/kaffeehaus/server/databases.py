"""The two databases a house can keep its log in: a file of SQLite, or PostgreSQL."""

from __future__ import annotations

import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any

from kaffeehaus.server.files import keep_private

PATIENCE = 5
"""Seconds to wait for a database that is busy or does not answer."""
TURN = 0.001
"""Seconds between two looks whether another process is done with the file; SQLite itself would soon look less often."""
PRIMARY = 0xFF
"""The part of an error code of SQLite that says what is wrong; the rest says why."""

HEAD = "0015"
"""Today's form of the tables."""

LOG = ("game", "seq", "at", "entry")
"""The columns of the log."""
GAME = ("id", "phase", "private", "updated", "users", "summary", "due", "sunny", "wish")
"""The columns of the lobby's list."""
Rows = Sequence[tuple[Any, ...]]
"""Values for all columns of a table, row by row."""
_IN_PLACE = "ON CONFLICT (id) DO UPDATE SET " + ", ".join(f"{name} = excluded.{name}" for name in GAME[1:])


class Unavailable(Exception):  # noqa: N818  (it says how things are)
    """The database cannot be used now."""

    @property
    def locked(self) -> bool:
        """Whether that is because another program holds it."""
        return "database is locked" in str(self)


class Database(ABC):
    """Where the log is kept."""

    failures: tuple[type[Exception], ...]
    """What the driver raises when the database fails."""
    lazy: str
    """The statement after which a commit waits for no disk: a loss of power may undo it, but never a part of it."""
    lock: str
    """The statement with which a migration keeps others from migrating at the same time."""
    made: str
    """The statement that finds a row where tables were made."""
    mark: str
    """What stands for a value in a statement."""
    name: str
    """What people call it."""
    patience: float
    """Seconds to wait when it is busy or does not answer."""

    @abstractmethod
    def connect(self) -> Any:
        """A new connection for one thread, outside any transaction."""

    @property
    @abstractmethod
    def alchemy(self) -> str:
        """The address that migrations use."""

    @abstractmethod
    def begin(self, connection: Any) -> None:
        """Begins a transaction."""

    @abstractmethod
    def alone(self, connection: Any) -> None:
        """Lets nobody else change what is counted before the transaction is over."""

    @abstractmethod
    def append(self, connection: Any, entries: Rows, listings: Rows) -> bool:
        """Writes entries of the log and what the lobby knows then, durable when this returns, outside any transaction.

        False if the log has one of them already: then nothing is written.
        """

    def list_anew(self, connection: Any, listings: Rows) -> None:
        """Writes what the lobby knows of tables, in place of what it knew before."""
        values = [value for row in listings for value in row]
        connection.execute(f"{_inserting('game', GAME, self.mark, len(listings))} {_IN_PLACE}", values)


class Sqlite(Database):
    """A file, or several processes on one machine; whatever a commit has returned from survives a loss of power."""

    failures = (sqlite3.Error,)
    lazy = "PRAGMA synchronous=NORMAL"
    lock = "BEGIN IMMEDIATE"
    made = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    mark = "?"

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.path = path
        self.name = str(path)
        self._file: tuple[int, int] | None = None

    def connect(self) -> sqlite3.Connection:
        """A connection to the file, which must be there, that writes ahead and syncs every commit."""
        address = f"{self.path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, timeout=0, isolation_level=None, check_same_thread=False, uri=True)
        self._file = self._found()
        # The first to ask needs the file alone.
        self._in_turn(connection, "PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    def _in_turn(self, connection: sqlite3.Connection, statement: str) -> None:
        """Does what only one process can do at a time, as soon as no other does."""
        until = time.monotonic() + self.patience
        while True:
            try:
                connection.execute(statement)
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            time.sleep(TURN)

    @property
    def alchemy(self) -> str:
        """The address that migrations use."""
        return f"sqlite:///{self.path}"

    def begin(self, connection: Any) -> None:
        """Takes the right to write at once, so that a transaction cannot fail halfway."""
        if self._found() != self._file:
            # The system would let us write into a file that has no name any more, and all would be lost at the end.
            raise sqlite3.OperationalError("the file is gone or another one has taken its place")
        self._in_turn(connection, "BEGIN IMMEDIATE")

    def alone(self, connection: Any) -> None:
        """Whoever has begun to write is."""

    def append(self, connection: Any, entries: Rows, listings: Rows) -> bool:
        """Writes in a transaction of its own."""
        self.begin(connection)
        values = [value for row in entries for value in row]
        insert = f"{_inserting('log', LOG, self.mark, len(entries))} ON CONFLICT DO NOTHING"
        if connection.execute(insert, values).rowcount != len(entries):
            connection.rollback()
            return False
        self.list_anew(connection, listings)
        connection.commit()
        return True

    def _found(self) -> tuple[int, int] | None:
        """Which file is there now."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


class Postgres(Database):
    """A PostgreSQL server.

    Each way there and back costs it and us more than what is written, so all that is appended goes in one statement,
    which is a transaction by itself and the same for any number of rows: it is worked out once.
    """

    _append = f"""
        WITH entries AS (INSERT INTO log ({", ".join(LOG)}) SELECT * FROM
            unnest(%b::text[], %b::integer[], %b::float8[], %b::bytea[]))
        INSERT INTO game ({", ".join(GAME)}) SELECT * FROM
            unnest(%b::text[], %b::text[], %b::integer[], %b::float8[], %b::text[], %b::bytea[], %b::float8[],
                %b::integer[], %b::float8[])
        {_IN_PLACE}
    """

    lazy = "SET synchronous_commit TO off"
    lock = "SELECT pg_advisory_xact_lock(1948)"
    made = "SELECT 1 FROM pg_tables WHERE tablename = 'alembic_version' AND schemaname = ANY (current_schemas(false))"
    mark = "%s"

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        import psycopg

        self.patience = patience
        self.failures = (psycopg.Error,)
        self._url = url
        self.name = url.rpartition("@")[2] or url

    def connect(self) -> Any:
        """A connection that waits for the disk at every commit."""
        import psycopg

        connection = psycopg.connect(self._url, connect_timeout=ceil(self.patience), autocommit=True)
        connection.execute("SET synchronous_commit TO on")
        return connection

    @property
    def alchemy(self) -> str:
        """The address that migrations use."""
        return "postgresql+psycopg://" + self._url.partition("://")[2]

    def begin(self, connection: Any) -> None:
        """Begins one; what is not in one is durable by itself."""
        connection.execute("BEGIN")

    def alone(self, connection: Any) -> None:
        """Waits for whoever does that now."""
        connection.execute("SELECT pg_advisory_xact_lock(1949)")

    def append(self, connection: Any, entries: Rows, listings: Rows) -> bool:
        """Writes with one statement; in the same order everywhere, so that no two processes wait for each other."""
        from psycopg.errors import UniqueViolation

        columns = (*zip(*sorted(entries), strict=True), *zip(*sorted(listings), strict=True))
        try:
            connection.execute(self._append, [list(column) for column in columns], prepare=True)
        except UniqueViolation:
            return False
        return True


@cache
def _inserting(table: str, columns: tuple[str, ...], mark: str, number: int) -> str:
    row = f"({', '.join([mark] * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * number)}"


def database_of(url: str, patience: float = PATIENCE) -> Database:
    """The database of a URL; ValueError if it is of no known kind."""
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url, patience)
    if url.startswith("sqlite:///"):
        return Sqlite(Path(url.removeprefix("sqlite:///")), patience)
    raise ValueError(url)


@contextmanager
def transaction(database: Database, *, lazily: bool = False) -> Iterator[Any]:
    """A connection for one transaction, of which all is done at the end or nothing; Unavailable if that fails."""
    try:
        with closing(database.connect()) as connection:
            if lazily:
                connection.execute(database.lazy)
            database.begin(connection)
            yield connection
            connection.commit()
    except database.failures as error:
        raise _unavailable(error) from error


@contextmanager
def looking(database: Database) -> Iterator[Any]:
    """A connection for as long as somebody looks, which holds up nobody who writes; Unavailable if that fails."""
    try:
        with closing(database.connect()) as connection:
            yield connection
    except database.failures as error:
        raise _unavailable(error) from error


def is_empty(database: Database) -> bool:
    """Whether no tables were ever made in a database; Unavailable if it cannot be asked."""
    if isinstance(database, Sqlite) and not database.path.exists():
        return True
    with transaction(database) as connection:
        return connection.execute(database.made).fetchone() is None


def _unavailable(error: Exception) -> Unavailable:
    """What the driver said, in one line."""
    return Unavailable(str(error).strip().partition("\n")[0])


def migrate(database: Database) -> None:
    """Brings the tables of an empty or older database to today's form; Unavailable if it cannot be used."""
    if isinstance(database, Sqlite):
        try:
            keep_private(database.path)
        except OSError as error:
            raise _unavailable(error) from error
    if _is_current(database):
        return
    # These take a quarter of the whole start to load.
    import alembic.command
    import alembic.config
    import sqlalchemy

    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        engine = sqlalchemy.create_engine(database.alchemy, connect_args=_patience(database))
        try:
            with engine.begin() as connection:
                connection.exec_driver_sql(database.lock)
                config.attributes["connection"] = connection
                alembic.command.upgrade(config, "head")
        finally:
            engine.dispose()
    except (sqlalchemy.exc.SQLAlchemyError, OSError) as error:
        raise _unavailable(getattr(error, "orig", None) or error) from error
    except alembic.util.CommandError as error:
        # A newer program has been here: its form of the tables is not known to this one.
        raise Unavailable(str(error)) from error


def _is_current(database: Database) -> bool:
    """Whether the tables have today's form already; Unavailable if nothing can be asked."""
    try:
        connection = database.connect()
    except database.failures as error:
        raise _unavailable(error) from error
    try:
        return [row[0] for row in connection.execute("SELECT version_num FROM alembic_version")] == [HEAD]
    except database.failures:
        return False  # there is no such table yet
    finally:
        connection.close()


def _patience(database: Database) -> dict[str, Any]:
    if isinstance(database, Sqlite):
        return {"timeout": database.patience}
    return {"connect_timeout": ceil(database.patience)}
