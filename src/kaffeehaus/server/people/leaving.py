"""How the house forgets a person.

Games go on without whoever is forgotten and stay as they were played, under a neutral name; what they said is blank. In
their tables and in the lists this is so at once. What else they ever said, as somebody who only watched say, is looked
for through the whole log afterwards, in parts, so that nobody waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from time import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kaffeehaus.server import permissions
from kaffeehaus.server.entries import Conceded, Entry, Left, Named, Opened, Sat, decode, encode
from kaffeehaus.server.identity import Person
from kaffeehaus.server.people import holdings
from kaffeehaus.server.people.moving import hand_over, hand_over_all, leave, nobody
from kaffeehaus.server.people.names import NEUTRAL, as_now, resolved
from kaffeehaus.server.people.register import Gone, News, Register, read_gone
from kaffeehaus.server.people.shelf import Do
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.rooms import Room, Rooms
from kaffeehaus.server.table import OVER, Table

if TYPE_CHECKING:
    from kaffeehaus.server.house import House

Known = Mapping[str, Gone]
log = logging.getLogger("kaffeehaus.server")
TABLES = 50
"""So many tables are looked through at once."""
TRIES = 30
"""So often somebody gets up from a table at most: twice for each seat, and again where others were quicker."""
PAUSE = 0.02
"""Seconds between two such looks."""


async def forget(house: House, person: Person) -> None:
    """Nothing is known of a person any more but that somebody played."""
    register = house.people
    find = "SELECT id, phase FROM game WHERE id IN (SELECT game FROM sits WHERE person = ?)"
    tables = await register.ask(lambda do: do(find, person.id).fetchall())
    for table, phase in tables:
        if phase != OVER:
            # Where a table cannot be read nobody plays either.
            with suppress(Refusal):
                await _gives_up(house, person, table)
    gone, ids = nobody(), {person.id, *before(register, person.id)}
    known = register.gone | {person.id: gone}

    def go(do: Do) -> None:
        leave(do, person.id, gone)
        do("DELETE FROM kept WHERE person = ?", person.id)
        do("DELETE FROM report WHERE speaker = ?", person.id)
        hand_over(do, person.id, known)
        for id in ids:
            # Whoever has joined may have left behind what both had: of that, too, nobody in particular is the one.
            holdings.forget(do, id, gone.became if id == person.id else nobody().became)
            do("UPDATE gone SET erased = 0, at = ? WHERE id = ?", time(), id)

    await register.ask(go)
    for table, _ in tables:
        await register.ask(partial(erase, known, ids, table, table))
    await house.left(register.heard(News(set(), {person.id: gone})))
    house.erasing.wake()


async def _gives_up(house: House, person: Person, table: str) -> None:
    """A person's seats are a bot's, or open where the game has not begun."""

    def own(found: Table) -> list[int]:
        return found.seats_of(person.id)

    # A seat of a running game goes to a bot that keeps it first, and is given up then.
    for _ in range(TRIES):
        if not (seats := await house.read(table, own)):
            return
        with suppress(Refusal):  # somebody at another process was quicker
            await house.change(table, partial(_goes, person, seats[0]))


def _goes(person: Person, seat: int, room: Room) -> Entry:
    return permissions.leave(room.table, person, seat)


def before(register: Register, id: str) -> list[str]:
    """Who has become this person."""
    return [one for one in register.gone if resolved(register.gone, one)[0] == id]


def erase(known: Known, ids: Iterable[str], first: str, last: str, do: Do) -> None:
    """Writes the entries anew in which somebody stands who was forgotten, in the logs of tables from one to another."""
    find = f"SELECT game, seq, entry FROM log WHERE game >= ? AND game <= ? AND {do.holds}"
    tables = set()
    for id in ids:
        for table, seq, data in do(find, first, last, f'"{id}"'.encode()).fetchall():
            with suppress(ValueError):  # what nobody can read names nobody
                _rewrite(do, table, seq, as_now(known, decode(bytes(data))))
                tables.add(table)
    for table in tables:
        _unname(known, do, table)


def _unname(known: Known, do: Do, table: str) -> None:
    """Whoever called a seat otherwise or gave it up is not named with it: whose it was, the entries before tell."""
    find = f"SELECT 1 FROM log WHERE game = ? AND ({do.holds} OR {do.holds}) LIMIT 1"
    if not do(find, table, b'"kind":"named"', b'"kind":"conceded"').fetchone():
        return
    owners: dict[int, str | None] = {}
    forgotten = {gone.became for gone in known.values() if gone.forgotten}
    for seq, data in do("SELECT seq, entry FROM log WHERE game = ? ORDER BY seq", table).fetchall():
        with suppress(ValueError):
            match entry := decode(bytes(data)):
                case Opened():
                    owners = {seat: chair.user for seat, chair in enumerate(entry.seats)}
                case Sat():
                    owners[entry.seat] = entry.user
                case Left():
                    owners[entry.seat] = None
                case Named() | Conceded() if owners.get(entry.seat) in forgotten:
                    _rewrite(do, table, seq, replace(entry, name=NEUTRAL))


def _rewrite(do: Do, table: str, seq: int, entry: Entry) -> None:
    do("UPDATE log SET entry = ? WHERE game = ? AND seq = ?", encode(entry), table, seq)


async def heard(register: Register, rooms: Rooms) -> None:
    """Takes in what other processes have written of people; while the database is away, nothing."""
    with suppress(Refusal):
        await felt(await register.look(), register, rooms)


async def felt(news: News, register: Register, rooms: Rooms) -> None:
    """Lets those go who were signed out or are nobody here any more, and reads the tables again where they were."""
    for room in list(rooms.by_id.values()) if news.ended or news.gone else ():
        for connection in list(room.audience.here):
            if connection.person is not None and register.present(connection.person) is None:
                connection.end(Refusal("error-signed-out"))
    if news.gone:
        await rooms.read_again(news.gone, {resolved(register.gone, id)[0] for id in news.gone})
        # Where a process had not heard it yet, it may have listed a table as before.
        await register.ask(lambda do: hand_over_all(do, news.gone, register.gone))


class Erasing:
    """What goes through the whole log for those who were forgotten, and after a restart goes on with it."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._wanted = asyncio.Event()

    def wake(self) -> None:
        """Somebody was forgotten."""
        self._wanted.set()

    async def run(self) -> None:
        """Erases for as long as there is anybody to be forgotten, and then waits."""
        while True:
            try:
                await self.sweep()
            except Refusal:
                log.error("what forgotten people said is not erased yet: the database does not answer")
                await asyncio.sleep(60)
                continue
            await self._wanted.wait()
            self._wanted.clear()

    async def sweep(self) -> None:
        """Goes once through the log."""
        ask = self._register.ask
        gone = await ask(read_gone)
        rows = await ask(lambda do: [row[0] for row in do("SELECT id FROM gone WHERE erased = 0")])
        ids = [id for id in rows if resolved(gone, id)[1]]
        last = ""
        while ids and (part := await ask(partial(part_of_log, last))):
            last = part[-1]
            await ask(partial(erase, gone, ids, part[0], last))
            await asyncio.sleep(PAUSE)
        for id in ids:
            await ask(partial(_erased, id))


def _erased(id: str, do: Do) -> None:
    do("UPDATE gone SET erased = 1 WHERE id = ?", id)


def part_of_log(after: str, do: Do) -> list[str]:
    """The tables that are looked through next after one, in order."""
    return [row[0] for row in do("SELECT id FROM game WHERE id > ? ORDER BY id LIMIT ?", after, TABLES)]
