"""How server processes hear of each other through Redis: by the number of a table's latest entry, no more.

The log is the truth. A notice that is lost costs time, never an entry: every few seconds each process looks at the log
itself, so that guests hear of each other while Redis is away, and when it is only said to be there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Set
from contextlib import suppress
from math import inf
from time import monotonic
from typing import cast

from redis.asyncio import Redis
from redis.exceptions import RedisError

from kaffeehaus.server.buses import OnChange

log = logging.getLogger("kaffeehaus.server")
CHANNEL = "kaffeehaus:news"
ALIVE = "kaffeehaus:alive:"
PRESENT = "kaffeehaus:here:"
GONE = 30
"""Seconds without a sign of life after which the others count a process as gone."""
DEAF = 3
"""So many of its own signs of life a process misses before it asks nothing of Redis but to be heard again."""
DAY = 24 * 3600
_FAILURES = (RedisError, OSError)


class RedisBus:
    """The connection to Redis."""

    def __init__(self, url: str, look: float) -> None:
        # A table waits for these, so they must not hang; who listens waits for as long as nothing is said.
        self._redis = Redis.from_url(url, decode_responses=True, socket_connect_timeout=2, socket_timeout=2)
        self._listener = Redis.from_url(url, decode_responses=True, socket_connect_timeout=2)
        self._process = secrets.token_hex(6)
        self._look_every = look
        """Seconds between two signs of life of this process, which it hears itself; as often it looks at the log."""
        self._tasks: list[asyncio.Task[None]] = []
        self._heard = -inf
        """When this process last heard itself."""
        self._why = "it says nothing"
        self._present: dict[str, Set[str] | None] = {}
        """Who is connected here, by table; None where that nobody is could not be told yet."""

    @property
    def away(self) -> bool:
        """Whether this process does not hear itself."""
        return monotonic() - self._heard > DEAF * self._look_every

    def start(self, on_change: OnChange) -> None:
        """Begins to listen and to give signs of life."""
        # Until the first sign of life is missing, Redis counts as there.
        self._heard = monotonic()
        self._tasks = [
            asyncio.create_task(self._listen(on_change)),
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._look(on_change)),
        ]

    async def stop(self) -> None:
        """Says farewell."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*_FAILURES):
            await self._redis.delete(ALIVE + self._process)
            await self._redis.aclose()
            await self._listener.aclose()

    async def publish(self, table: str, seq: int) -> None:
        """Tells the other processes that a table has changed."""
        # While Redis is away no table waits for it: the others look at the log.
        if not self.away:
            with suppress(*_FAILURES):
                await self._redis.publish(CHANNEL, f"{self._process} {table} {seq}")

    async def set_present(self, table: str, users: Set[str] | None) -> None:
        """Tells who is connected to a table at this process."""
        self._present[table] = users
        if self.away:
            return
        with suppress(*_FAILURES):
            if users:
                await self._redis.hset(PRESENT + table, self._process, " ".join(users))
                await self._redis.expire(PRESENT + table, DAY)
            else:
                await self._redis.hdel(PRESENT + table, self._process)
                del self._present[table]

    async def present_elsewhere(self, table: str) -> frozenset[str] | None:
        """Who is connected to a table at the other processes that live, or None while nobody can say."""
        if self.away:
            return None
        found: set[str] = set()
        try:
            present = cast("dict[str, str]", await self._redis.hgetall(PRESENT + table))
            for process, users in present.items():
                if process == self._process:
                    continue
                if await self._redis.exists(ALIVE + process):
                    found.update(users.split())
                else:
                    await self._redis.hdel(PRESENT + table, process)
        except _FAILURES:
            return None
        return frozenset(found)

    def leads(self, table: str) -> bool:
        """Any process lets bots act; the first move that is stored counts."""
        return True

    async def _followed(self, notice: str, on_change: OnChange) -> None:
        process, *table = notice.split(" ")
        if process == self._process:
            self._heard = monotonic()
        elif table:
            await on_change(table[0])

    async def _beat(self) -> None:
        while True:
            with suppress(*_FAILURES):
                await self._redis.set(ALIVE + self._process, "1", ex=GONE)
                await self._redis.publish(CHANNEL, self._process)
            await asyncio.sleep(self._look_every)

    async def _look(self, on_change: OnChange) -> None:
        was_away = False
        while True:
            await asyncio.sleep(self._look_every)
            before, was_away = was_away, self.away
            if was_away and not before:
                log.warning("Redis does not answer, so news of other processes come late: %s", self._why)
            try:
                await on_change(None)
                if before and not was_away:
                    log.warning("Redis answers again")
                    await self._greet(on_change)
            except Exception:
                log.exception("the log could not be looked at")

    async def _greet(self, on_change: OnChange) -> None:
        """Tells who is here and learns who is elsewhere, which nobody could tell while Redis was away."""
        for table, users in list(self._present.items()):
            await self.set_present(table, users)
            await self.publish(table, 0)
            await on_change(table)

    async def _listen(self, on_change: OnChange) -> None:
        while True:
            try:
                async with self._listener.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    since = monotonic()
                    # A connection on which nothing comes, not even from here, is given up for a new one.
                    while monotonic() - max(since, self._heard) < DEAF * self._look_every:
                        message = await channel.get_message(timeout=self._look_every)
                        if message is not None and message["type"] == "message":
                            await self._followed(message["data"], on_change)
            except _FAILURES as error:
                self._heard, self._why = -inf, str(error)
            except Exception:
                log.exception("a notice could not be followed")
            await asyncio.sleep(1)
