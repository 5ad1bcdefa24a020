"""Counts finished games beside the tables: one at a time, in a process that everything else comes before.

Which games are over and not counted is known from the database alone, so it does not matter whether this process or the
house as a whole was there when a game ended. Games of before the house counted are no others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from kaffeehaus.server.chronicle import COUNTED, UNREADABLE, Chronicle
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.humble import Humble
from kaffeehaus.server.tallying import counted, wanted

log = logging.getLogger("kaffeehaus.server")
LOOK = 20.0
"""Seconds between two looks for games to be counted, unless somebody wants to see figures."""
SOME = 50
"""So many are looked for at a time."""
PAUSE = 0.05
"""Seconds of rest after each, at least, and"""
REST = 9
"""so many times as long as writing took: a backlog leaves the database to the tables nine tenths of the time."""
NAME = "chronicle"
"""By this the processes of a house settle which of them counts."""


class Chronicler:
    """Keeps the chronicle up to date, as this process does its part of it."""

    def __init__(self, chronicle: Chronicle, humble: Humble, leads: Callable[[str], bool]) -> None:
        self._chronicle = chronicle
        self._humble = humble
        self._leads = leads
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to count."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Ends that; what was not counted is counted another time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def hurry(self) -> None:
        """Looks at once, for somebody wants to see figures."""
        self._wanted.set()

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK)
            hurried = self._wanted.is_set()
            self._wanted.clear()
            if hurried or self._leads(NAME):
                try:
                    await self.catch_up()
                except Unavailable:  # whoever plays is told of that
                    continue
                except Exception:
                    log.exception("finished games could not be counted")

    async def catch_up(self) -> None:
        """Counts all games that wait for it."""
        while tables := await asyncio.to_thread(self._chronicle.waiting, SOME):
            for table in tables:
                await asyncio.sleep(max(PAUSE, REST * await self._count(table)))

    async def _count(self, table: str) -> float:
        """Counts one, and returns how long writing took; what cannot be read is named once and not tried again."""
        rows = await asyncio.to_thread(self._chronicle.log_of, table)
        found, state = None, COUNTED
        try:
            found = await self._humble.do(counted, wanted(table, rows))
        except Exception as error:  # whatever stands in a log, a game may stumble over it in any way
            log.error("table %s is left out of the statistics: it cannot be read (%r)", table, error)
            state = UNREADABLE
        begun = monotonic()
        await asyncio.to_thread(self._chronicle.keep, table, found, state)
        return monotonic() - begun
