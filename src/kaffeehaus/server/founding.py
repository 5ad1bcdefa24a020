"""The key and the database of a house belong together: one that was lost is not silently made anew."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

from kaffeehaus.server import notes
from kaffeehaus.server.databases import (
    PATIENCE,
    Database,
    Sqlite,
    Unavailable,
    database_of,
    is_empty,
    migrate,
    transaction,
)
from kaffeehaus.server.identity import KEY_FILE, key_in, keys_of
from kaffeehaus.server.refusals import Refusal


def database_in(directory: Path, url: str | None, patience: float = PATIENCE) -> Database:
    """The database of a house: that of the URL, else a file in its directory."""
    if url is None:
        return Sqlite(directory / "kaffeehaus.db", patience)
    try:
        return database_of(url, patience)
    except ValueError:
        raise Refusal("error-database-url") from None


def unusable(database: Database, error: Unavailable) -> Refusal:
    """Why a database cannot be used."""
    if error.locked:
        return Refusal("error-database-locked", database=database.name)
    return Refusal("error-database", database=database.name, problem=str(error))


def founded(database: Database, directory: Path, new: bool = False) -> bytes:
    """The key of the house in the database, which is brought up to date; with `new`, whatever was there before.

    A Refusal says what is lost; Unavailable and OSError, what cannot be used. The database comes first and the key
    second: so a key without a database was not left by a first start that was cut short.
    """
    path = directory / KEY_FILE
    names: dict[str, Any] = {"database": database.name, "path": str(path)}
    if path.exists() and not new and is_empty(database):
        raise Refusal("error-house-empty", **names)
    migrate(database)
    with transaction(database) as connection:
        known = next((note.data for note in notes.read(connection) if note.kind == notes.KEY), None)
        used = known is not None or connection.execute("SELECT 1 FROM log LIMIT 1").fetchone() is not None
        if used and not new and not path.exists():
            raise Refusal("error-key-lost", **names)
        key = key_in(directory)
        *older, newest = map(_fingerprint, keys_of(key))
        if known not in (None, newest, *older) and not new:
            raise Refusal("error-key-other", **names)
        if known != newest:
            notes.write(connection, database, notes.KEY, "", newest)
    return key


def _fingerprint(key: bytes) -> str:
    """By what a database knows the key without knowing it."""
    return blake2b(key, digest_size=8, person=b"kaffeehaus-house").hexdigest()
