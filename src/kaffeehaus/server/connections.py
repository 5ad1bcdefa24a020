"""Those who are connected to a table, and what each of them is told when something has changed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from kaffeehaus.server import views, wire
from kaffeehaus.server.identity import Person
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import Table


class Connection:
    """A guest's connection to a table; what is told waits in a queue, so that a slow guest holds up nobody."""

    ROOM = 256
    """The most messages that wait for a guest."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.seen = 0
        """The latest entry that was told."""
        self.there: dict[str, Any] = {}
        """Who is there, as last told."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What is to be sent; None ends the connection."""
        self.too_slow = False

    @property
    def user(self) -> str | None:
        """Who it is, if anybody known."""
        return self.person.id if self.person else None

    def end(self, refusal: Refusal) -> None:
        """Sends the guest away and says why."""
        self.send(refused_without_table("hello", refusal, self.seen))
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
        total = len(table.ledger(connection.user).items)
        there = self._there(table, connection)
        if 0 < seen <= total <= seen + views.TOO_OLD:
            message = views.news(table, connection.user, seen, there)
        else:
            message = views.table_message(table, connection.person, there)
        connection.seen = total
        connection.send(wire.write(message))
        self.publish(table, presence_but=connection)

    def publish(self, table: Table, presence_but: Connection | None = None, everybody: bool = False) -> None:
        """Tells everybody what is new to them; who comes or goes is news to all the others."""
        everybody = everybody or presence_but is not None
        written: dict[tuple[str | None, int, bool], bytes] = {}
        for connection in self.here:
            if connection is presence_but:
                continue
            total = len(table.ledger(connection.user).items)
            if total == connection.seen and not everybody:
                continue
            there = self._there(table, connection)
            user = connection.user if table.has_held(connection.user) else None
            key = user, connection.seen, bool(there)
            if key not in written:
                written[key] = wire.write(views.news(table, user, connection.seen, there))
            connection.send(written[key])
            connection.seen = total

    def refuse(self, table: Table, connection: Connection, of: str | None, refusal: Refusal) -> None:
        """Tells a guest why a message was not followed, and what is true now."""
        total = len(table.ledger(connection.user).items)
        if connection.seen != total:
            there = self._there(table, connection)
            connection.send(wire.write(views.news(table, connection.user, connection.seen, there)))
            connection.seen = total
        connection.send(wire.write(views.refused(table, connection.user, of, refusal)))

    def _there(self, table: Table, connection: Connection) -> dict[str, Any]:
        """Who is there, or nothing if the guest knows."""
        there = views.who_is_there(table, connection.user, self.online, self.spectators(table))
        if there == connection.there:
            return {}
        connection.there = there
        return there


def refused_without_table(of: str | None, refusal: Refusal, seen: int = 0) -> bytes:
    """Why a message was not followed, where there is no table to be shown."""
    bare: dict[str, Any] = {"t": "refused", "of": of} | refusal.to_json() | {"seq": seen, "now": None}
    return wire.write(bare)
