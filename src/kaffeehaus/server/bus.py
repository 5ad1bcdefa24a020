"""How several server processes of one house hear of each other: by the number of a table's latest entry, no more.

The log is the truth. A notice that is lost costs time, never an entry; a bus that fails is tried again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import cast

from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger("kaffeehaus.server")
CHANNEL = "kaffeehaus:news"
ALIVE = "kaffeehaus:alive:"
PRESENT = "kaffeehaus:here:"
HEARTBEAT = 10
"""Seconds between two signs of life of a process; after three without one it counts as gone."""
DAY = 24 * 3600
_FAILURES = (RedisError, OSError)

OnChange = Callable[[str | None], Awaitable[None]]
"""Takes the table that has changed, or None if any may have."""


class Bus:
    """The connection to Redis."""

    def __init__(self, url: str) -> None:
        # A table waits for these, so they must not hang; who listens waits for as long as nothing is said.
        self._redis = Redis.from_url(url, decode_responses=True, socket_connect_timeout=2, socket_timeout=2)
        self._listener = Redis.from_url(url, decode_responses=True, socket_connect_timeout=2)
        self._process = secrets.token_hex(6)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, on_change: OnChange) -> None:
        """Begins to listen and to give signs of life."""
        self._tasks = [asyncio.create_task(self._listen(on_change)), asyncio.create_task(self._beat())]

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
        try:
            await self._redis.publish(CHANNEL, f"{self._process} {table} {seq}")
        except _FAILURES as error:
            log.warning("other processes do not hear of table %s: %s", table, error)

    async def set_present(self, table: str, users: Iterable[str]) -> None:
        """Tells who is connected to a table at this process."""
        present = " ".join(users)
        with suppress(*_FAILURES):
            if present:
                await self._redis.hset(PRESENT + table, self._process, present)
                await self._redis.expire(PRESENT + table, DAY)
            else:
                await self._redis.hdel(PRESENT + table, self._process)

    async def present_elsewhere(self, table: str) -> frozenset[str]:
        """Who is connected to a table at the other processes that live."""
        found: set[str] = set()
        with suppress(*_FAILURES):
            present = cast("dict[str, str]", await self._redis.hgetall(PRESENT + table))
            for process, users in present.items():
                if process == self._process:
                    continue
                if await self._redis.exists(ALIVE + process):
                    found.update(users.split())
                else:
                    await self._redis.hdel(PRESENT + table, process)
        return frozenset(found)

    async def _beat(self) -> None:
        while True:
            with suppress(*_FAILURES):
                await self._redis.set(ALIVE + self._process, "1", ex=3 * HEARTBEAT)
            await asyncio.sleep(HEARTBEAT)

    async def _listen(self, on_change: OnChange) -> None:
        while True:
            try:
                async with self._listener.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    # Whatever was said while nobody listened here is looked up in the log.
                    await on_change(None)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            process, table, _ = message["data"].split(" ")
                            if process != self._process:
                                await on_change(table)
            except _FAILURES as error:
                log.warning("the bus does not answer: %s", error)
            except Exception:
                log.exception("a notice could not be followed")
            await asyncio.sleep(1)
