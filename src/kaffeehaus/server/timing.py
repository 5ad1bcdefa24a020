"""How the entries of a table's log move its clocks, and what is to happen when one of them is at zero."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from kaffeehaus.server import series
from kaffeehaus.server.clocks import Clocks, Watch
from kaffeehaus.server.entries import (
    STAND_IN,
    Back,
    BotSat,
    Chair,
    Clock,
    Entry,
    Holiday,
    Night,
    Paused,
    Played,
    RanOut,
    Reclocked,
    Resumed,
    Sat,
    Timed,
    Undone,
    Zero,
)
from kaffeehaus.server.journal import Item
from kaffeehaus.server.standing import Night as Hours

if TYPE_CHECKING:
    from kaffeehaus.server.table import Table

BOTS_LATE = 30.0
"""Seconds after which somebody looks whether the bots of a table were interrupted."""
Stage = tuple[int, bool]
"""A round, and whether several choose in secret: what a seat does in another one is another turn."""


def stage(table: Table) -> Stage:
    """Where the game of a table is."""
    state = table.state
    return (0, False) if state is None else (state.round, bool(state.waiting))


def wind(table: Table, clock: Clock | None) -> None:
    """From now on this setting holds, and everybody begins with all that it gives."""
    if table.watch is None and clock is not None:
        table.watch = Watch(table.outages)
    watch = table.watch
    table.clocks = None if clock is None or watch is None else Clocks(clock, table.pace, len(table.chairs), watch)


def take(table: Table, entry: Timed) -> None:
    """Folds in what was decided about time."""
    clocks, watch = table.clocks, table.watch
    if clocks is not None:
        clocks.settle(table.at)
    shows: dict[str, Any] = {}
    match entry:
        case Reclocked():
            table.pace = entry.pace
            wind(table, entry.clock)
            _tell(table, "clock", pace=entry.pace, clock=to_builtins(entry.clock))
            return
        case RanOut():
            assert clocks is not None
            clocks.ran_out(entry.seat, entry.then)
            chair = table.chairs[entry.seat]
            if entry.then == "seat":
                table.chairs[entry.seat] = Chair(chair.user, chair.name, STAND_IN)
            _tell(table, "time", entry.seat, name=chair.name, then=entry.then)
            return
    if watch is None:
        return
    match entry:
        case Paused():
            watch.pause(table.at)
            shows = {"name": entry.name, "paused": True}
        case Resumed():
            watch.resume(table.at)
            shows = {"name": entry.name, "paused": False}
        case Holiday():
            watch.go(entry.user, table.at, entry.begins, entry.ends)
            shows = {"name": entry.name, "begins": entry.begins, "ends": entry.ends}
        case Night():
            if entry.begins == entry.ends:
                watch.nights.pop(entry.user, None)
            else:
                watch.nights[entry.user] = Hours(entry.begins, entry.ends, entry.ahead)
            shows = {"name": entry.name, "asleep": entry.begins != entry.ends}
    _tell(table, {Holiday: "holiday", Night: "night"}.get(type(entry), "pause"), **shows)


def follow(table: Table, entry: Entry, awaited: list[int], before: Stage) -> None:
    """Lets the clocks run of those who are to act now; a choice in secret that nobody hears of moves none."""
    clocks = table.clocks
    if clocks is None:
        return
    now, other = table.to_act, stage(table) != before
    played = isinstance(entry, Played)
    if isinstance(entry, Played):
        table.moves[-1].left = clocks.left(entry.seat, table.at)
    if isinstance(entry, Played | Undone) and now == awaited and not other:
        return
    clocks.settle(table.at)
    mover = entry.seat if isinstance(entry, Played | Undone) else None
    own = mover if played and mover is not None and table.chairs[mover].bot is None else None
    anew = played and other
    for seat in awaited:
        if seat not in now or anew:
            clocks.ended(seat, seat == own)
    clocks.owners = table.owners
    for seat in now:
        if seat not in awaited or other:
            clocks.begun(seat, isinstance(entry, Undone) and seat == mover)
    if isinstance(entry, Back | Sat) or (isinstance(entry, BotSat) and entry.bot is None):
        clocks.came_back(entry.seat)
    clocks.run((seat for seat in now if table.chairs[seat].kind == "person"), table.at)


def due(table: Table) -> float | None:
    """When somebody has to look after a table though nobody is there; None if never."""
    clocks = table.clocks
    if table.outcome is not None:
        return series.due(table)
    if clocks is None:
        return None
    found = list(clocks.ends().values())
    if table.bots_to_act() and not table.people_choose_in_secret:
        found.append(table.at + BOTS_LATE)
    return min(found, default=None)


def late(table: Table, at: float) -> list[Entry]:
    """What happens at a moment because time has run out."""
    clocks = table.clocks
    if clocks is None:
        return []
    over = [seat for seat, end in clocks.ends().items() if end <= at]
    return [RanOut(seat, _then(table, clocks.clock.zero, seat)) for seat in over]


def _then(table: Table, zero: Zero, seat: int) -> Zero:
    """What was chosen for this, or where nobody is left to decide, what decides nothing for anybody else."""
    others = {c.user for c in table.chairs if c.kind == "person"} - {table.chairs[seat].user}
    return "turn" if zero == "others" and not others else zero


def _tell(table: Table, kind: str, seat: int = -1, **shows: Any) -> None:
    table.tell(Item(kind, table.owners, seat, shows=shows))
