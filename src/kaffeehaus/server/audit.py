"""Every stored game played again: what the log of a house holds must still come to what it came to.

Nothing is written, so a house may be looked at while it is open, and by a version of the program that it is not of yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import json

from kaffeehaus.games import difference_from_kept, editions
from kaffeehaus.games.agreement import Difference
from kaffeehaus.server.databases import Database, looking
from kaffeehaus.server.entries import Opened, decode
from kaffeehaus.server.lobby import check_fits
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Row, kept_tables
from kaffeehaus.server.table import Table

PAGE = 500
"""So many tables are named at a time."""
KNOWN = ("phase", "round", "to_act", "score")
"""What the lobby's list remembers of how a game stood."""


class Audited(NamedTuple):
    """A table that was played again."""

    table: str
    found: Difference | None
    """What is not as it was; in what cannot be read `step` is the entry of the log."""


def count(database: Database) -> int:
    """How many tables a house has."""
    with looking(database) as connection:
        return int(connection.execute("SELECT COUNT(*) FROM game").fetchone()[0])


def tables(database: Database) -> Iterator[Audited]:
    """Plays every game of a house again, one at a time."""
    mark = database.mark
    names = f"SELECT DISTINCT game FROM log WHERE game > {mark} ORDER BY game LIMIT {PAGE}"
    entries = (
        "SELECT log.seq, log.at, log.entry, game.summary FROM log LEFT JOIN game ON game.id = log.game "
        f"WHERE log.game = {mark} ORDER BY log.seq"
    )
    with looking(database) as connection:
        _remember_tables(database, connection)
        last = ""
        while page := connection.execute(names, (last,)).fetchall():
            for (last,) in page:
                rows = connection.execute(entries, (last,)).fetchall()
                connection.commit()
                summary = bytes(rows[-1][3] or b"{}")
                yield Audited(last, played_again(last, (Row(s, at, bytes(e)) for s, at, e, _ in rows), summary))


def played_again(id: str, rows: Iterable[Row], summary: bytes) -> Difference | None:
    """What is not as it was at a table: an entry, how the game stands, or how it is played since it was kept."""
    table = Table(id)
    for row in rows:
        try:
            entry = decode(row.entry)
            if isinstance(entry, Opened):
                check_fits(entry)
            table.take(row.seq, row.at, entry)
        except Refusal as refusal:
            return Difference(row.seq, "refused", refusal.id, refusal.details)
        except Exception as error:  # a row may hold anything
            return Difference(row.seq, "entry", f"{type(error).__name__}: {error}", None)
    state = table.state
    if state is None:
        return None
    return _stands_otherwise(table, summary) or (None if table.edition else difference_from_kept(state))


def _stands_otherwise(table: Table, summary: bytes) -> Difference | None:
    state = table.state
    assert state is not None
    kept = json.decode(summary)
    now: dict[str, Any] = table.summary() | {"score": list(state.score)}
    for what in KNOWN if not state.waiting else ():  # the list does not follow choices in secret
        if what in kept and kept[what] != now[what]:
            return Difference(len(state.history), what, kept[what], now[what])
    return None


def _remember_tables(database: Database, connection: Any) -> None:
    try:
        for one in kept_tables(connection):
            editions.remember(*one)
    except database.failures:  # a house of an earlier version keeps none
        connection.rollback()
