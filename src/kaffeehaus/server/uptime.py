"""What the database knows of time: when the house last lived, when it was down, and which tables are due.

The clocks of tables stand while the house is down. A table that nobody is at is found by its moment, not by reading it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kaffeehaus.server.databases import Database

BEAT = 2.0
"""Seconds between two signs of life."""
GAP = 4.0
"""Seconds without one after which the house counts as having been down."""
AT_ONCE = 20
"""The most tables that are looked after at once."""
MOMENTS = "due", "wish"
"""The columns that say when a table is looked after: for its clocks and bots, and for what its players wish."""
CLAIM = 30.0
"""Seconds for which a process has a table that is due to itself."""


class Looked(NamedTuple):
    """What was found."""

    outages: list[tuple[float, float]]
    """When the house was down, as far as it was not known."""
    due: list[str]
    """Tables that are due, each told to one process only."""


def look(connection: Any, database: Database, now: float, last: float | None, known: float, alone: bool) -> Looked:
    """Gives a sign of life, and finds what is due; `last` is when this process last did, and `known` the end of the
    latest outage it knows of.

    Whoever serves alone has been down since the last sign, however short that was, if it has just begun.
    """
    mark = database.mark
    rows = connection.execute("SELECT at FROM beat").fetchall()
    seen = max(rows[0][0] if rows else now, last or 0.0)
    some = "SELECT 1 FROM game WHERE {} IS NOT NULL LIMIT 1"
    waits = any(connection.execute(some.format(moment)).fetchone() is not None for moment in MOMENTS)
    if now - seen > (0.0 if alone and last is None else GAP):
        _note(connection, mark, rows[0][0], seen, now)
    elif not rows:
        connection.execute(f"INSERT INTO beat (id, at) VALUES (0, {mark}) ON CONFLICT DO NOTHING", (now,))
    elif waits and now - rows[0][0] >= BEAT:
        connection.execute(f"UPDATE beat SET at = {mark} WHERE at < {mark}", (now, now))
    found = connection.execute(f"SELECT begins, ends FROM outage WHERE ends > {mark} ORDER BY begins", (known,))
    outages = [(begins, ends) for begins, ends in found]
    due: dict[str, None] = {}
    for moment in MOMENTS if waits else ():
        find = f"SELECT id, {moment} FROM game WHERE {moment} IS NOT NULL AND {moment} <= {mark}"
        claim = f"UPDATE game SET {moment} = {mark} WHERE id = {mark} AND {moment} = {mark}"
        rows = connection.execute(f"{find} ORDER BY {moment} LIMIT {AT_ONCE}", (now,)).fetchall()
        due |= {id: None for id, at in rows if connection.execute(claim, (now + CLAIM, id, at)).rowcount}
    return Looked(outages, list(due))


def _note(connection: Any, mark: str, before: float, seen: float, now: float) -> None:
    """Keeps that the house was down from the last sign or entry on, if no other process has done so."""
    if not connection.execute(f"UPDATE beat SET at = {mark} WHERE at = {mark}", (now, before)).rowcount:
        return
    latest = connection.execute(
        f"SELECT max(updated) FROM game WHERE (due IS NOT NULL OR wish IS NOT NULL) AND updated <= {mark}", (now,)
    ).fetchone()[0]
    begins = max(seen, latest or 0.0)
    kept = f"INSERT INTO outage (begins, ends) VALUES ({mark}, {mark}) ON CONFLICT DO NOTHING"
    connection.execute(kept, (begins, now))
    # Where players have nights or holidays the end moves by something else, and is worked out when it is due.
    moved = f"UPDATE game SET due = due + {mark} WHERE due IS NOT NULL AND sunny = 0"
    connection.execute(moved, (now - begins,))
    connection.execute(f"UPDATE game SET wish = wish + {mark} WHERE wish IS NOT NULL", (now - begins,))


def outages(connection: Any) -> list[tuple[float, float]]:
    """When the house was down, in order."""
    return [(begins, ends) for begins, ends in connection.execute("SELECT begins, ends FROM outage ORDER BY begins")]


def put_off(connection: Any, database: Database, table: str, due: float | None, wish: float | None) -> None:
    """A table and its wishes are due at other moments than were noted, or never."""
    mark = database.mark
    connection.execute(f"UPDATE game SET due = {mark}, wish = {mark} WHERE id = {mark}", (due, wish, table))
