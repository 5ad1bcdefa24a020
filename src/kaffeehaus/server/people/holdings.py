"""What other rooms keep about people: it goes along with whoever becomes another, and is gone with the forgotten."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import json

from kaffeehaus.server.notices import reach
from kaffeehaus.server.notices.reach import Reach
from kaffeehaus.server.people import ties
from kaffeehaus.server.people.names import resolved, summary_now
from kaffeehaus.server.people.register import Gone
from kaffeehaus.server.people.shelf import Do

ONCE = {"play": "deal", "result": "id", "solved": "puzzle", "waits": "game"}
"""What somebody has once only, and of what: whoever has it twice has it as who they were first."""


def bring(do: Do, guest: str, id: str) -> None:
    """All that was kept of a guest is somebody else's."""
    for table, once in ONCE.items():
        there = f"SELECT {once} FROM {table} WHERE person = ?"
        do(f"UPDATE {table} SET person = ? WHERE person = ? AND {once} NOT IN ({there})", id, guest, id)
    for table in ("result", "waits"):
        do(f"DELETE FROM {table} WHERE person = ?", guest)
    _reached(do, guest, id)
    ties.bring(do, guest, id)


def _reached(do: Do, guest: str, id: str) -> None:
    """Whoever joins another's person is told by the ways of both."""
    row = do("SELECT data FROM reach WHERE person = ?", guest).fetchone()
    if row is None:
        return
    brought = reach.read(bytes(row[0]))
    there = do("SELECT data FROM reach WHERE person = ?", id).fetchone()
    if there is not None:
        brought = reach.both(reach.read(bytes(there[0])), brought)
    keep = "INSERT INTO reach (person, data) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET data = excluded.data"
    do(keep, id, json.encode(brought))
    do("DELETE FROM reach WHERE person = ?", guest)


def forget(do: Do, id: str, became: str) -> None:
    """Nothing stays of somebody but that a puzzle was solved and a deal played."""
    for table in ("reach", "waits", "result"):
        do(f"DELETE FROM {table} WHERE person = ?", id)
    for table in ("play", "solved"):
        do(f"UPDATE {table} SET person = ? WHERE person = ?", became, id)
    ties.forget(do, id)


def rename(do: Do, id: str, gone: Mapping[str, Gone]) -> None:
    """In the histories of those who played with somebody they are who they are now."""
    tables = do("SELECT id FROM result WHERE person = ? OR person = ?", id, resolved(gone, id)[0]).fetchall()
    for (table,) in tables:
        for person, data in do("SELECT person, data FROM result WHERE id = ?", table).fetchall():
            do("UPDATE result SET data = ? WHERE id = ? AND person = ?", summary_now(gone, bytes(data)), table, person)


def reach_of(do: Do, id: str) -> Reach:
    """How somebody is reached."""
    row = do("SELECT data FROM reach WHERE person = ?", id).fetchone()
    return reach.read(row and bytes(row[0]))
