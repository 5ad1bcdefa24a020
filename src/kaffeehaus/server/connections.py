"""Those who are connected to a table, and what each of them is told when something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import time
from typing import Any, Protocol

from kaffeehaus.server import views, wire
from kaffeehaus.server.identity import Person
from kaffeehaus.server.journal import Owners
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table

Who = tuple[dict[str, Any], Owners, list[set[str]]]
"""Who is there, as strangers are told it, whose the seats are, and whose word is awaited."""


class Gone(Exception):  # noqa: N818  (it says what happened)
    """The connection has ended."""


class Outbox(Protocol):
    """Where messages wait until they are sent."""

    def put_nowait(self, message: bytes | None, /) -> None:
        """Takes a message; None ends the connection."""

    def qsize(self) -> int:
        """How many wait."""


MOST_GONE = 1000
"""Of so many who have left a table it is remembered when."""


class Connection:
    """A guest's connection to a table; what is told waits in a queue, so that a slow guest holds up nobody."""

    ROOM = 256
    """The most messages that wait for a guest."""

    __slots__ = ("person", "queue", "seen", "there", "too_slow")

    def __init__(self, person: Person | None, queue: Outbox | None = None) -> None:
        self.person = person
        self.seen = 0
        """The latest entry that was told."""
        self.there: Who | None = None
        """Who is there, as last told."""
        self.queue: Any = asyncio.Queue() if queue is None else queue
        """What is to be sent; None ends the connection."""
        self.too_slow = False

    @property
    def user(self) -> str | None:
        """Who it is, if anybody known."""
        return self.person.id if self.person else None

    def end(self, refusal: Refusal) -> None:
        """Sends the guest away and says why."""
        self.send(refused_without_table(wire.HELLO, refusal, self.seen))
        self.queue.put_nowait(None)

    def send(self, message: bytes) -> None:
        """Puts a message into the queue; a guest too slow to follow is sent away and may come back."""
        if self.queue.qsize() < self.ROOM:
            self.queue.put_nowait(message)
        elif not self.too_slow:
            self.too_slow = True
            self.queue.put_nowait(None)


@dataclass(slots=True)
class Audience:
    """The connections to one table."""

    here: set[Connection] = field(default_factory=set)
    elsewhere: frozenset[str] = frozenset()
    """Who is connected to the table at another process."""
    clock: Callable[[], float] = time
    since: float = 0.0
    """Since when this process has looked at who is there."""
    gone: dict[str, float] = field(default_factory=dict)
    """Since when those are away who were there."""

    def __post_init__(self) -> None:
        self.since = self.clock()

    def come(self, connection: Connection) -> None:
        """Somebody is there."""
        self.here.add(connection)

    def go(self, connection: Connection) -> None:
        """A connection has ended; whoever has no other is away from now on."""
        before = self.users()
        self.here.discard(connection)
        self._missed(before)

    def hear(self, elsewhere: frozenset[str]) -> bool:
        """Takes in who is there at other processes, and tells whether that has changed."""
        before, self.elsewhere = self.elsewhere, elsewhere
        self._missed(before)
        return before != elsewhere

    def _missed(self, before: Iterable[str]) -> None:
        for user in before:
            if not self.online(user):
                self.gone.pop(user, None)  # so that the latest stands last
                self.gone[user] = self.clock()
        while len(self.gone) > MOST_GONE:
            del self.gone[next(iter(self.gone))]

    def away_since(self, user: str) -> float | None:
        """Since when a user has been away, as far as this process knows; None if the user is there."""
        return None if self.online(user) else self.gone.get(user, self.since)

    def users(self) -> set[str]:
        """Who is connected at this process."""
        return {connection.user for connection in self.here if connection.user is not None}

    def online(self, user: str) -> bool:
        """Whether a user is connected."""
        return user in self.elsewhere or any(connection.user == user for connection in self.here)

    def spectators(self, table: Table) -> int:
        """How many watch without a seat."""
        owners = set(table.owners) - {None}
        return sum(connection.user not in owners for connection in self.here)

    def welcome(self, table: Table, connection: Connection, seen: int) -> None:
        """Tells somebody new what has happened since what was seen, or everything; the others, that somebody came."""
        total = table.heard(connection.user)
        there = self._there(table, connection, self._who(table))
        if 0 < seen <= total <= seen + views.TOO_OLD:
            message = views.news(table, connection.user, seen, there, whole=True, at=self.clock())
        else:
            message = views.table_message(table, connection.person, there, self.clock())
        connection.seen = total
        connection.send(wire.write(message))
        self.publish(table, presence_but=connection)

    def publish(self, table: Table, presence_but: Connection | None = None, everybody: bool = False) -> None:
        """Tells everybody what is new to them; who comes or goes is news to all the others."""
        everybody = everybody or presence_but is not None
        hear = [c for c in self.here if c is not presence_but and (everybody or c.seen != table.heard(c.user))]
        if not hear:
            return
        who = self._who(table)
        seen = views.views_for(table, (c.user for c in hear if views.has_moved(table, c.user, c.seen)))
        written: dict[tuple[str | None, int, bool], bytes] = {}
        told: views.Told = {}
        for connection in hear:
            there = self._there(table, connection, who)
            user = connection.user if table.has_held(connection.user) else None
            key = user, connection.seen, bool(there)
            if key not in written:
                written[key] = wire.write(views.news(table, user, connection.seen, there, seen, told, at=self.clock()))
            connection.send(written[key])
            connection.seen = table.heard(user)

    def refuse(self, table: Table, connection: Connection, message: wire.Message | None, refusal: Refusal) -> None:
        """Tells a guest why a message was not followed, and what is true now."""
        total = table.heard(connection.user)
        if connection.seen != total:
            there = self._there(table, connection, self._who(table))
            connection.send(wire.write(views.news(table, connection.user, connection.seen, there, at=self.clock())))
            connection.seen = total
        connection.send(wire.write(views.refused(table, connection.user, message, refusal)))

    def _who(self, table: Table) -> Who:
        """All on which it turns what anybody is told of who is there."""
        here = self.elsewhere | self.users()
        away = {user: None if user in here else self.away_since(user) for user in table.owners if user is not None}
        words = [table.asked_for_word(seat, asked.user) for seat, asked in table.asks.items()]
        return views.who_is_there(table, None, away.__getitem__, self.spectators(table)), table.owners, words

    def _there(self, table: Table, connection: Connection, who: Who) -> dict[str, Any]:
        """Who is there, or nothing if the guest knows."""
        if who == connection.there:
            return {}
        connection.there = who
        return views.who_is_there(table, connection.user, self.away_since, who[0]["spectators"])


def refused_without_table(message: wire.Message | None, refusal: Refusal, seen: int = 0) -> bytes:
    """Why a message was not followed, where there is no table to be shown."""
    bare: dict[str, Any] = {"t": "refused"} | wire.named(message) | refusal.to_json() | {"seq": seen, "now": None}
    return wire.write(bare)
