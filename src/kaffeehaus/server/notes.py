"""What the house notes beside its tables: of which key it is, and what its operator has decided.

An operator writes notes with `kaffeehaus house`; servers look at them every few seconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from time import time
from typing import Any, NamedTuple

from msgspec import Struct, json

from kaffeehaus.server.databases import Database

KEY, CLOSED, BANNED, ANNOUNCED = "key", "closed", "banned", "announced"


class Note(NamedTuple):
    """A note by its kind and what it is about."""

    kind: str
    id: str
    at: float
    data: str


class Announcement(Struct, frozen=True):
    """A line for everybody in the house, until a time in seconds since 1970."""

    text: str
    until: float


@dataclass(frozen=True, slots=True)
class Decisions:
    """What the operator has decided, as a server heeds it."""

    closed: frozenset[str] = frozenset()
    """Tables that nobody may come to."""
    banned: frozenset[str] = frozenset()
    """Guests who may not come to any."""
    announcement: Announcement | None = None


def decisions(notes: Iterable[Note]) -> Decisions:
    """What the notes decide now."""
    ids: dict[str, set[str]] = {CLOSED: set(), BANNED: set()}
    announcement = None
    for note in notes:
        if note.kind in ids:
            ids[note.kind].add(note.id)
        elif note.kind == ANNOUNCED:
            found = json.decode(note.data, type=Announcement)
            announcement = found if found.until > time() else None
    return Decisions(frozenset(ids[CLOSED]), frozenset(ids[BANNED]), announcement)


def read(connection: Any) -> list[Note]:
    """Every note of the house."""
    return [Note(*row) for row in connection.execute("SELECT kind, id, at, data FROM note ORDER BY at")]


def write(connection: Any, database: Database, kind: str, id: str, data: str = "") -> None:
    """Notes something, in place of what was noted of it before."""
    marks = ", ".join([database.mark] * 4)
    connection.execute(
        f"INSERT INTO note (kind, id, at, data) VALUES ({marks}) "
        "ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at, data = excluded.data",
        (kind, id, time(), data),
    )


def strike(connection: Any, database: Database, kind: str, id: str) -> bool:
    """Takes a note away; whether there was one."""
    mark = database.mark
    return bool(connection.execute(f"DELETE FROM note WHERE kind = {mark} AND id = {mark}", (kind, id)).rowcount)
