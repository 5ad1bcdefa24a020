"""The line of a process to the one that started it: through it the processes of one machine hear of each other.

A process says at which tables it has guests. News of a table go only to where else somebody is, which is nowhere as
long as all guests of a table are led to the same process; so they cost nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator, Callable, Set
from typing import Any

from kaffeehaus.server.buses import OnChange

log = logging.getLogger("kaffeehaus.server")
LONGEST = 1 << 24
"""The most bytes of a message, far beyond the figures of a process or a table with very many guests."""
ANSWER = 1.0
"""Seconds that the others have to answer a question."""


class Line:
    """Messages in both directions, each a list in a line of JSON."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def over(cls, end: socket.socket) -> Line:
        """The line over one end of a pair of sockets."""
        return cls(*await asyncio.open_unix_connection(sock=end, limit=LONGEST))

    def tell(self, *message: Any) -> None:
        """Sends a message, in order and without waiting; one to somebody who is gone is lost."""
        if not self._writer.is_closing():
            self._writer.write(json.dumps(message).encode() + b"\n")

    async def heard(self) -> AsyncIterator[list[Any]]:
        """The messages that come, until the other end is gone."""
        try:
            while line := await self._reader.readline():
                yield json.loads(line)
        except OSError:
            return

    def close(self) -> None:
        """Ends it."""
        self._writer.close()


class Neighbours:
    """The other processes of this machine, as a bus."""

    away = False
    """The line is there as long as this process is wanted."""

    def __init__(self, me: int, name: str) -> None:
        self._me = me
        self._name = name
        self._line: Line
        self.report: Callable[[], str] = str
        """What this process answers when it is asked for its figures."""
        self._others: dict[int, str] = {}
        """The names of the processes that serve beside this one, by number."""
        self._here: set[str] = set()
        self._elsewhere: dict[str, dict[int, frozenset[str]]] = {}
        """By table, who is at which other process; one with nobody whom we know is there all the same."""
        self._asked: dict[int, dict[str, str]] = {}
        self._answered = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def join(self, end: socket.socket) -> None:
        """Takes up the line."""
        self._line = await Line.over(end)

    def serving(self) -> None:
        """Says that guests may come."""
        self._line.tell("ready")

    def start(self, on_change: OnChange) -> None:
        """Begins to listen."""
        self._task = asyncio.create_task(self._listen(on_change))

    async def stop(self) -> None:
        """Listens no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def publish(self, table: str, seq: int) -> None:
        """Tells those where somebody is at the table that it has changed."""
        if table in self._elsewhere:
            self._line.tell("news", table)

    async def set_present(self, table: str, users: Set[str] | None) -> None:
        """Tells who is at the table here."""
        if users is None:
            self._here.discard(table)
        else:
            self._here.add(table)
        self._line.tell("here", table, None if users is None else sorted(users))

    async def present_elsewhere(self, table: str) -> frozenset[str]:
        """Who is at the table at the other processes."""
        return frozenset().union(*self._elsewhere.get(table, {}).values())

    def leads(self, table: str) -> bool:
        """Of the processes where somebody is at a table, the first leads."""
        return all(self._me < other for other in self._elsewhere.get(table, ()))

    async def reports(self) -> dict[str, str]:
        """The figures of every process by its name; of those that do not answer in time there are none."""
        number = max(self._asked, default=0) + 1
        told = self._asked[number] = {self._name: self.report()}
        self._line.tell("ask", number)
        try:
            async with asyncio.timeout(ANSWER), self._answered:
                await self._answered.wait_for(lambda: told.keys() >= set(self._others.values()))
        except TimeoutError:
            log.warning("of %s only %s gave their figures", sorted(self._others.values()), sorted(told))
        finally:
            del self._asked[number]
        return told

    async def _listen(self, on_change: OnChange) -> None:
        async for message in self._line.heard():
            try:
                await self._follow(on_change, *message)
            except Exception:
                log.exception("a notice could not be followed")

    async def _follow(self, on_change: OnChange, kind: str, *about: Any) -> None:
        match kind, *about:
            case ("beat",):
                self._line.tell("alive")
            case "came", who, name:
                self._others[who] = name
            case "gone", who:
                self._others.pop(who, None)
                for table in [table for table, there in self._elsewhere.items() if who in there]:
                    self._note(table, who, None)
                    await on_change(table)
            case "here", who, table, users:
                self._note(table, who, users)
                if table in self._here:
                    # What was written here before this came was not told there.
                    self._line.tell("news", table)
                await on_change(table)
            case "news", table:
                await on_change(table)
            case "asked", who, number:
                self._line.tell("answer", who, number, self.report())
            case "answered", number, name, report:
                async with self._answered:
                    self._asked.get(number, {})[name] = report
                    self._answered.notify_all()

    def _note(self, table: str, who: int, users: list[str] | None) -> None:
        there = self._elsewhere.setdefault(table, {})
        if users is None:
            there.pop(who, None)
        else:
            there[who] = frozenset(users)
        if not there:
            del self._elsewhere[table]
