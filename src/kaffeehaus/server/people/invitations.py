"""Friends who are invited to a table by name: a chair is kept for them for a while, and who has invited them knows.

Whoever is turned away where a chair is kept reads the same as whoever the host wants to see nothing of.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from time import time
from typing import Any, NamedTuple

from msgspec import Struct

from kaffeehaus.server.entries import DAYS
from kaffeehaus.server.identity import Person
from kaffeehaus.server.limits import Buckets
from kaffeehaus.server.lobby import readable
from kaffeehaus.server.notices.when import SOON
from kaffeehaus.server.people.shelf import Do, Shelf
from kaffeehaus.server.people.ties import BLOCKED, FRIEND, tied
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.standing import DAY
from kaffeehaus.server.store import Listed, Store
from kaffeehaus.server.table import GATHERING, Table

MOST = 20
"""So many invitations there are to a table, and so many a person is shown."""
LASTS = 60 * DAY
"""Seconds after which an invitation is forgotten."""
KEEPS = {DAYS: 2 * DAY}
"""Seconds for which a chair is kept at tables of a pace, and"""
SHORTLY = 900.0
"""at all others."""
SEATED = 2
"""How an invitation is kept, in place of whether it was declined, of somebody who has a chair from the beginning."""
OFTEN = 20, 1 / 30
"""So many friends somebody invites at once, and so many a second in the long run."""
Read = Callable[[str, Callable[[Table], Any]], Awaitable[Any]]


class Invited(Struct, frozen=True):
    """A friend whom one has invited to a table."""

    id: str
    """Under what they stand among one's friends."""
    declined: bool


class Gathering(NamedTuple):
    """What matters here of a table."""

    phase: str
    host: str
    owners: tuple[str | None, ...]
    pace: str

    @property
    def open(self) -> int:
        """How many chairs are free."""
        return self.owners.count(None) if self.phase == GATHERING else 0


class Invitations(Shelf):
    """Who is invited where."""

    def __init__(self, store: Store, read: Read, clock: Callable[[], float] = time) -> None:
        super().__init__(store)
        self._read = read
        self._clock = clock
        self._often = Buckets(*OFTEN)

    async def invite(self, person: Person, table: str, friend: str) -> None:
        """Invites a friend to a table at which one sits, or which one has opened."""
        found = await self._gathering(table)
        if person.id not in (found.host, *found.owners):
            raise Refusal("error-seat-none", status=403)
        if not found.open:
            raise Refusal("error-invite-full", status=409)
        if not self._often.take(person.id):
            raise Refusal("error-too-fast", status=429)
        now = self._clock()

        def run(do: Do) -> str:
            find = "SELECT other FROM tie WHERE id = ? AND person = ? AND kind = ?"
            row = do(find, friend, person.id, FRIEND).fetchone()
            if row is None:
                return "error-friend-unknown"
            do("DELETE FROM invitation WHERE at < ?", now - LASTS)
            if do("SELECT count(*) FROM invitation WHERE game = ?", table).fetchone()[0] >= MOST:
                return "error-friends-enough"
            insert = "INSERT INTO invitation (game, person, host, declined, at, due) VALUES (?, ?, ?, 0, ?, ?)"
            do(f"{insert} ON CONFLICT DO NOTHING", table, row[0], person.id, now, now)
            return ""

        why = await self.ask(run)
        if why:
            raise Refusal(why, status=404 if why == "error-friend-unknown" else 400)

    async def told(self, host: str, table: str, people: Iterable[str]) -> None:
        """Those who have a chair at a table of a series are told of it like whoever is invited."""
        at = self._clock()
        insert = "INSERT INTO invitation (game, person, host, declined, at, due) VALUES (?, ?, ?, ?, ?, ?)"

        def run(do: Do) -> None:
            for person in people:
                do(f"{insert} ON CONFLICT DO NOTHING", table, person, host, SEATED, at, at + SOON)

        await self.ask(run)

    async def shy(self, people: Iterable[str]) -> frozenset[str]:
        """Who of some people wants to see nothing of another one of them."""
        there = set(people)
        find = "SELECT other FROM tie WHERE person = ? AND kind = ?"
        return await self.ask(
            lambda do: frozenset(one for one in there if there & {row[0] for row in do(find, one, BLOCKED)})
        )

    async def of(self, person: str, table: str) -> list[Invited]:
        """Which of their friends somebody has invited to a table; of what others do nobody hears."""
        find = (
            "SELECT t.id, i.declined FROM invitation i JOIN tie t ON t.person = i.host AND t.other = i.person "
            "WHERE i.game = ? AND i.host = ? AND t.kind = ?"
        )
        return await self.ask(lambda do: [Invited(id, bool(no)) for id, no in do(find, table, person, FRIEND)])

    async def waiting(self, person: str) -> list[dict[str, Any]]:
        """The tables to which somebody is invited and where a chair is free, with who invites them."""
        find = (
            "SELECT p.name, i.at, g.id, g.updated, g.summary, g.due FROM invitation i JOIN game g ON g.id = i.game "
            "JOIN person p ON p.id = i.host WHERE i.person = ? AND i.declined = 0 AND g.phase = ? "
            f"ORDER BY i.at DESC LIMIT {MOST}"
        )
        rows = await self.ask(lambda do: do(find, person, GATHERING).fetchall())
        found = []
        for name, at, id, updated, summary, due in rows:
            told = readable(person, Listed(id, updated, bytes(summary), due))
            free = told is not None and any(seat["kind"] == "open" for seat in told["seats"])
            if told is not None and free and not told["yours"] and told["other"] is None:
                found.append({"by": name, "at": at, "table": told})
        return found

    async def decline(self, person: str, table: str) -> None:
        """Does not come; the chair is free for others."""
        update = "UPDATE invitation SET declined = 1 WHERE game = ? AND person = ?"
        await self.ask(lambda do: do(update, table, person) and None)

    async def admit(self, person: Person, table: str) -> None:
        """Refuses whoever wants a chair that is kept for others, or of whom the host wants to see nothing."""
        found = await self._gathering(table)
        if not found.open or found.host == person.id:
            return
        since = self._clock() - KEEPS.get(found.pace, SHORTLY)

        def run(do: Do) -> bool:
            find = "SELECT person FROM invitation WHERE game = ? AND declined = 0 AND at > ?"
            coming = {row[0] for row in do(find, table, since)} - set(found.owners)
            unwanted = tied(do, found.host, person.id) == BLOCKED
            return unwanted or (person.id not in coming and len(coming) >= found.open)

        if await self.ask(run):
            raise Refusal("error-seat-reserved")

    async def apart(self, person: str) -> frozenset[str]:
        """With whom somebody is not seated unasked: one of the two has blocked the other."""
        find = "SELECT person, other FROM tie WHERE kind = ? AND (person = ? OR other = ?)"
        rows = await self.ask(lambda do: do(find, BLOCKED, person, person).fetchall())
        return frozenset(user for row in rows for user in row) - {person}

    async def _gathering(self, table: str) -> Gathering:
        def see(found: Table) -> Gathering:
            owners = tuple(chair.user or chair.bot for chair in found.chairs)
            return Gathering(found.phase, found.opened.host, owners, found.pace)

        gathering: Gathering = await self._read(table, see)
        return gathering
