"""A series at a table: which game comes next, how everybody stands, and when the next table opens by itself."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins
from msgspec.structs import replace

from kaffeehaus.server.carried import Row, Series
from kaffeehaus.server.entries import Rematched, Serial
from kaffeehaus.server.journal import Item

if TYPE_CHECKING:
    from kaffeehaus.server.table import Table

PAUSE = 60.0
"""Seconds after a game, or after a series was wished for then, until the next table opens by itself."""


def take(table: Table, entry: Rematched | Serial) -> None:
    """Folds in that the same people go on, or would."""
    match entry:
        case Rematched():
            table.rematch = entry.table
            shows = {"name": entry.name, "table": entry.table}
            # Whoever knows the id of a table may come in, so that of a private one is for its players.
            table.tell(Item("rematch", table.owners, shows=shows, for_seated=table.opened.private))
        case Serial():
            before = table.opened.series or Series(())
            table.series = replace(before, parts=entry.parts) if entry.parts else None
            games = [part.game for part in entry.parts]
            table.tell(Item("series", table.owners, shows={"name": entry.name, "games": games}))


def due(table: Table) -> float | None:
    """When the next table opens by itself; None if it does not, or is open."""
    if table.series is None or table.rematch is not None or table.outcome is None:
        return None
    return PAUSE + next(item.at for item in reversed(table.journal) if item.kind in ("over", "series"))


def after(table: Table) -> Series | None:
    """The series as the next table carries it on."""
    series = table.series
    if series is None:
        return None
    return Series((*series.parts[1:], series.parts[0]), series.games + 1, rows(table))


def rows(table: Table) -> tuple[Row, ...]:
    """How everybody stands, with the game of this table if it is over; whoever has several seats has a row for each."""
    series, outcome = table.series or table.opened.series or Series(()), table.outcome
    if outcome is None:
        return series.rows
    reached = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    found, own = list(series.rows), defaultdict[str, list[int]](list)
    for place, row in enumerate(found):
        own[row.user].append(place)
    for seat, chair in enumerate(table.chairs):
        if chair.user is None:
            continue
        if not own[chair.user]:
            own[chair.user].append(len(found))
            found.append(Row(chair.user, ""))
        place = own[chair.user].pop(0)
        old, behind = found[place], sum(other < reached[seat] for other in reached)
        won = int(seat in outcome.winners)
        found[place] = Row(chair.user, chair.name or "", old.games + 1, old.wins + won, old.points + behind)
    return tuple(found)


def told(table: Table) -> dict[str, Any] | None:
    """What everybody hears of a series: its games from this one on, how many were played, and who stands how."""
    series = table.series
    if series is None:
        return None
    standing = sorted(rows(table), key=lambda row: (-row.points, -row.wins))
    lines = [{name: value for name, value in to_builtins(row).items() if name != "user"} for row in standing]
    return {"games": [part.game for part in series.parts], "number": series.games + 1, "rows": lines}
