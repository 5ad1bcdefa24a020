"""Friends, by the word of both, and who is blocked: ties of one person to another, of which everybody sees their own.

Whoever asks is not told how it was taken: a wish that was declined, one to somebody who has blocked them and one that
nobody has read yet stand among their own alike, and are written alike. Nobody is found by name: only those can be asked
who played at one table, or who have handed out a link themselves.
"""

from __future__ import annotations

from time import time
from typing import NamedTuple

from msgspec import Struct

from kaffeehaus.server.identity import Person
from kaffeehaus.server.lettering import alike
from kaffeehaus.server.limits import Bucket, Buckets
from kaffeehaus.server.people.codes import SIGNS, drawn, lasting, written
from kaffeehaus.server.people.meeting import Met, met, seated
from kaffeehaus.server.people.shelf import Do, Shelf
from kaffeehaus.server.people.ties import ASKED, BLOCKED, FRIEND, NO, Tied, befriend, part, tied, write
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store

MOST = 500
"""The most ties of one person."""
ASKING = 100
"""So many of those who ask are shown at a time."""
LENGTH = 12
"""The signs of a link's code: 59 random bits."""
WEEK = 7 * 86_400.0
"""Seconds for which a link can be followed,"""
USES = 20
"""and how often."""
ASKS = 10, 1 / 60
"""So many people somebody asks at once, and so many a second in the long run."""
TRIES = 10, 1 / 30
"""So many codes of links one address tries, and"""
ALL = 20
"""so many times as many the whole house."""


class Friend(Struct, frozen=True):
    """Somebody in one of a person's lists."""

    id: str
    name: str
    at: float
    """Since when, in seconds since 1970."""
    called: str | None = None
    """What one knew them by when they became friends, where they are called otherwise now."""
    alike: bool = False
    """Whether the name of a friend looks like this one."""


class Lists(NamedTuple):
    """What somebody is to others, as far as that is theirs to know."""

    friends: list[Friend]
    asks: list[Friend]
    """Who asks to be their friend,"""
    asked: list[Friend]
    """and whom they have asked, whatever became of it."""
    blocked: list[Friend]
    met: list[Met]
    """With whom they played lately."""


class Friends(Shelf):
    """What people are to each other."""

    def __init__(self, store: Store, generous: float = 1.0) -> None:
        super().__init__(store)
        self._asks = Buckets(ASKS[0] * generous, ASKS[1] * generous)
        size, rate = TRIES[0] * generous, TRIES[1] * generous
        self._each, self._all = Buckets(size, rate), Bucket(size * ALL, rate * ALL)

    async def lists(self, person: str) -> Lists:
        """All lists of somebody."""
        return await self.ask(lambda do: _lists(do, person))

    async def asking(self, person: str) -> int:
        """How many people ask to be somebody's friend."""
        return await self.ask(lambda do: len(_asks(do, person)))

    async def wish(self, person: Person, table: str, seat: int) -> None:
        """Asks whoever sits at a table where somebody has a seat, too; if both have asked they are friends.

        The answer is the same whatever the other one thinks of it.
        """
        if not self._asks.take(person.id):
            raise Refusal("error-too-fast", status=429)

        def run(do: Do) -> str:
            other = seated(do, person.id, table, seat)
            if other is None or other.user == person.id or tied(do, person.id, other.user) == BLOCKED:
                return "error-friend-seat"
            if _full(do, person.id):
                return "error-friends-enough"
            back, mine = tied(do, other.user, person.id), tied(do, person.id, other.user)
            kind = FRIEND if back == ASKED or mine == FRIEND else ASKED
            write(do, Tied(person.id, other.user, kind, other.name, other.own))
            if kind == FRIEND and back == ASKED:
                befriend(do, person.id, other.user)
            return ""

        self._refused(await self.ask(run))

    async def answer(self, person: Person, id: str, agrees: bool) -> None:
        """Agrees to be the friend of whoever has asked, or not; who has asked hears nothing of a no."""

        def run(do: Do) -> str:
            row = do("SELECT person, sign FROM tie WHERE id = ? AND other = ? AND kind = ?", id, person.id, ASKED)
            found = row.fetchone()
            if found is None or tied(do, person.id, found[0]) in (BLOCKED, NO):
                return "error-friend-unknown"
            if _full(do, person.id):
                return "error-friends-enough"
            write(do, Tied(person.id, found[0], FRIEND if agrees else NO, found[1], ""))
            if agrees:
                befriend(do, person.id, found[0])
            return ""

        self._refused(await self.ask(run))

    async def remove(self, person: Person, id: str) -> None:
        """Ends a friendship, or takes back that somebody was asked."""

        def run(do: Do) -> str:
            find = "SELECT other FROM tie WHERE id = ? AND person = ? AND kind IN (?, ?)"
            row = do(find, id, person.id, FRIEND, ASKED).fetchone()
            if row is None:
                return "error-friend-unknown"
            do("DELETE FROM tie WHERE id = ?", id)
            part(do, person.id, row[0])
            return ""

        self._refused(await self.ask(run))

    # Blocking ---------------------------------------------------------------------------------------------------------

    async def block(self, person: Person, other: str, name: str) -> None:
        """Wants nothing more of somebody, who is not told."""

        def run(do: Do) -> str:
            if other == person.id:
                return "error-friend-seat"
            if _full(do, person.id):
                return "error-friends-enough"
            write(do, Tied(person.id, other, BLOCKED, name, ""))
            part(do, person.id, other)
            return ""

        self._refused(await self.ask(run))

    async def unblock(self, person: Person, id: str) -> None:
        """Lets somebody come near again."""
        delete = "DELETE FROM tie WHERE id = ? AND person = ? AND kind = ?"
        if not await self.ask(lambda do: do(delete, id, person.id, BLOCKED).rowcount):
            raise Refusal("error-friend-unknown", status=404)

    async def one(self, person: str, id: str) -> tuple[str, str] | None:
        """Who stands in a list of somebody under this, and by which name."""
        mine = "SELECT other, called FROM tie WHERE id = ? AND person = ?"
        theirs = "SELECT person, sign FROM tie WHERE id = ? AND other = ? AND kind = ?"

        def run(do: Do) -> tuple[str, str] | None:
            row = do(mine, id, person).fetchone() or do(theirs, id, person, ASKED).fetchone()
            return row and (row[0], row[1])

        return await self.ask(run)

    async def blocked(self, person: str) -> frozenset[str]:
        """Whom somebody has blocked."""
        find = "SELECT other FROM tie WHERE person = ? AND kind = ?"
        return await self.ask(lambda do: frozenset(row[0] for row in do(find, person, BLOCKED)))

    # Links ------------------------------------------------------------------------------------------------------------

    async def link(self, person: Person) -> str:
        """A new code that makes friends of whoever follows it, in place of the one before."""
        code, now = drawn(LENGTH), time()

        def keep(do: Do) -> None:
            do("DELETE FROM ticket WHERE id = ? OR until < ?", f"friend.{person.id}", now)
            insert = "INSERT INTO ticket (id, person, digest, tries, until) VALUES (?, ?, ?, ?, ?)"
            do(insert, f"friend.{person.id}", person.id, lasting(code), USES, now + WEEK)

        await self.ask(keep)
        return code

    async def follow(self, person: Person, typed: str, address: str, *, agrees: bool) -> str:
        """Whose link was followed, who is a friend from then on if one agrees; whatever is wrong reads the same."""
        code, now = written(typed), time()
        if not (self._each.take(address) and self._all.take()):
            raise Refusal("error-too-fast", status=429)

        def run(do: Do) -> tuple[str, str]:
            find = (
                "SELECT t.id, p.id, p.name FROM ticket t JOIN person p ON p.id = t.person "
                "WHERE t.digest = ? AND t.id LIKE 'friend.%' AND t.tries > 0 AND t.until > ?"
            )
            row = do(find, lasting(code), now).fetchone()
            if row is None or tied(do, row[1], person.id) == BLOCKED:
                return "error-friend-code", ""
            ticket, other, name = row
            if other == person.id:
                return "error-friend-own", ""
            if agrees and tied(do, person.id, other) != FRIEND:
                if _full(do, person.id) or _full(do, other):
                    return "error-friends-enough", ""
                write(do, Tied(person.id, other, FRIEND, name, ""))
                write(do, Tied(other, person.id, FRIEND, person.name, ""))
                do("UPDATE ticket SET tries = tries - 1 WHERE id = ?", ticket)
            return "", name

        why, name = await self.ask(run) if set(code) <= set(SIGNS) else ("error-friend-code", "")
        self._refused(why)
        return name

    @staticmethod
    def _refused(why: str) -> None:
        if why:
            raise Refusal(why, status=404 if why in ("error-friend-unknown", "error-friend-code") else 400)


def _full(do: Do, person: str) -> bool:
    return bool(do("SELECT count(*) FROM tie WHERE person = ?", person).fetchone()[0] >= MOST)


def _lists(do: Do, person: str) -> Lists:
    friends = _friends(do, person)
    names = [one.name for one in friends]
    own = "SELECT id, called, at FROM tie WHERE person = ? AND kind = ? ORDER BY at DESC"
    asked, blocked = ([Friend(*row) for row in do(own, person, kind)] for kind in (ASKED, BLOCKED))
    asks = [Friend(id, name, at, None, _looks(name, names)) for id, name, at in _asks(do, person)]
    return Lists(friends, asks, asked, blocked, met(do, person))


def _asks(do: Do, person: str) -> list[tuple[str, str, float]]:
    """Who asks to be somebody's friend, the latest first, but for those whom they have declined or blocked."""
    find = (
        "SELECT id, sign, at FROM tie WHERE other = ? AND kind = ? AND NOT EXISTS (SELECT 1 FROM tie AS mine "
        "WHERE mine.person = tie.other AND mine.other = tie.person AND mine.kind IN (?, ?)) "
        f"ORDER BY at DESC LIMIT {ASKING}"
    )
    return [(id, sign, at) for id, sign, at in do(find, person, ASKED, NO, BLOCKED)]


def _friends(do: Do, person: str) -> list[Friend]:
    find = (
        "SELECT t.id, coalesce(p.name, t.called), t.at, t.called FROM tie t LEFT JOIN person p ON p.id = t.other "
        "WHERE t.person = ? AND t.kind = ?"
    )
    rows = sorted(do(find, person, FRIEND), key=lambda row: row[1].casefold())
    names = [row[1] for row in rows]
    return [
        Friend(id, name, at, called if called != name else None, _looks(name, [*names[:k], *names[k + 1 :]]))
        for k, (id, name, at, called) in enumerate(rows)
    ]


def _looks(name: str, others: list[str]) -> bool:
    return any(alike(name, other) for other in others)
