"""How the processes of one house hear of each other; the log is the truth, so a notice that is lost costs time only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Set
from typing import Protocol

EVERYBODY = "*"
"""Stands where the table does in what processes tell each other of people."""
OnChange = Callable[[str | None], Awaitable[None]]
"""Takes the table that has changed, or None if any may have."""


class Bus(Protocol):
    """What a process says to the others and hears from them."""

    @property
    def away(self) -> bool:
        """Whether others cannot be reached now; they find what is new in the log, but later."""

    def start(self, on_change: OnChange) -> None:
        """Begins to listen."""

    async def stop(self) -> None:
        """Says farewell."""

    async def publish(self, table: str, seq: int) -> None:
        """Tells the other processes that a table has changed."""

    async def set_present(self, table: str, users: Set[str] | None) -> None:
        """Tells who is connected to a table at this process; None if nobody is, known or not."""

    async def present_elsewhere(self, table: str) -> frozenset[str] | None:
        """Who is connected to a table at the other processes, or None if that cannot be said now."""

    def leads(self, table: str) -> bool:
        """Whether this process is the one that lets the bots of a table act."""


class Both:
    """Two buses at once: to the processes of this machine, and to those of others."""

    def __init__(self, near: Bus, far: Bus) -> None:
        self._near = near
        self._far = far

    @property
    def away(self) -> bool:
        """Whether one of them is."""
        return self._near.away or self._far.away

    def start(self, on_change: OnChange) -> None:
        """Listens to both."""
        self._near.start(on_change)
        self._far.start(on_change)

    async def stop(self) -> None:
        """Says farewell to both."""
        await self._near.stop()
        await self._far.stop()

    async def publish(self, table: str, seq: int) -> None:
        """Tells both."""
        await self._near.publish(table, seq)
        await self._far.publish(table, seq)

    async def set_present(self, table: str, users: Set[str] | None) -> None:
        """Tells both."""
        await self._near.set_present(table, users)
        await self._far.set_present(table, users)

    async def present_elsewhere(self, table: str) -> frozenset[str] | None:
        """What either knows."""
        near, far = await self._near.present_elsewhere(table), await self._far.present_elsewhere(table)
        return near if far is None else far if near is None else near | far

    def leads(self, table: str) -> bool:
        """Whether this process is the one by both."""
        return self._near.leads(table) and self._far.leads(table)
