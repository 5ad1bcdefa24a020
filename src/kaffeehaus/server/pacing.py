"""What a person may do about the time at a table: each function gives the entry to append, or raises a Refusal."""

from __future__ import annotations

from kaffeehaus.server.entries import DAYS, PACES, Clock, Entry, Holiday, Night, Resumed
from kaffeehaus.server.identity import Person
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.standing import DAY
from kaffeehaus.server.table import OVER, Table

SHORTEST = 30
"""Nobody is given fewer seconds than this."""
LONGEST_NIGHT = 12 * 60
"""The most minutes of a day in which a player's clock stands."""
AHEAD = 365 * DAY
"""So long beforehand holidays may be taken."""


def checked(clock: Clock | None, pace: str) -> Clock | None:
    """Clocks that a table may have, as its host or its players wish."""
    if pace not in PACES:
        raise Refusal("error-pace", paces=", ".join(PACES))
    if clock is None:
        return None
    given = clock.turn or clock.bank
    mixed = bool(clock.turn) == bool(clock.bank) or (clock.turn and clock.increment)
    if mixed or given < SHORTEST or (clock.holidays and pace != DAYS):
        raise Refusal("error-clock", seconds=SHORTEST)
    return clock


def resume(table: Table, person: Person) -> Entry:
    """The entry for letting the clocks go on, which any player may."""
    _player(table, person)
    if table.watch is None or not table.watch.paused:
        raise Refusal("error-not-paused")
    return Resumed(person.id, called(table, person))


def go_on_holiday(table: Table, person: Person, begins: float, ends: float, now: float) -> Entry:
    """The entry for holidays within those days that are left, in place of others still to come; with none, for coming
    back."""
    clock = _over_days(table, person)
    assert table.watch is not None
    begins = max(begins, now)
    if ends <= begins:
        return Holiday(person.id, called(table, person), now, now)
    left = clock.holidays - table.watch.days_taken(person.id, now)
    if begins > now + AHEAD or ends - begins > left * DAY + 1:
        raise Refusal("error-holidays", days=int(left))
    return Holiday(person.id, called(table, person), begins, ends)


def sleep(table: Table, person: Person, begins: int, ends: int, ahead: int) -> Entry:
    """The entry for a player's hours of sleep, which nobody shifts while the own time runs."""
    _over_days(table, person)
    assert table.clocks is not None
    if any(table.clocks.times[seat].since is not None for seat in table.seats_of(person.id)):
        raise Refusal("error-night-turn")
    if (ends - begins) % 1440 > LONGEST_NIGHT:
        raise Refusal("error-night", hours=LONGEST_NIGHT // 60)
    return Night(person.id, called(table, person), begins, ends, ahead)


def called(table: Table, person: Person) -> str:
    """What a player is called at this table."""
    own = table.seats_of(person.id)
    return (table.chairs[own[0]].name or person.name) if own else person.name


def _over_days(table: Table, person: Person) -> Clock:
    """The setting of clocks over days at which a person plays."""
    _player(table, person)
    if table.clocks is None or not table.clocks.over_days:
        raise Refusal("error-clock-none")
    return table.clocks.clock


def _player(table: Table, person: Person) -> None:
    if not table.seats_of(person.id):
        raise Refusal("error-seat-none")
    if table.phase == OVER:
        raise Refusal("why-over")
