"""Reviews are made beside the tables: one at a time, piece by piece, in a process that everything else comes before."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, NamedTuple, Protocol
from zlib import compress, decompress

from msgspec import json

from kaffeehaus.core.records import Record
from kaffeehaus.games import editions
from kaffeehaus.review.course import Order, Piece, orders, piece
from kaffeehaus.review.decisions import EFFORT
from kaffeehaus.review.report import review, version
from kaffeehaus.server.databases import Unavailable
from kaffeehaus.server.humble import Humble
from kaffeehaus.server.refusals import Refusal

log = logging.getLogger("kaffeehaus.server")
MOST_WAITING = 100
"""So many reviews wait at most."""
REMEMBERED = 50
"""How many finished ones are kept in memory."""
PATIENCE = 15.0
"""Seconds that somebody who waits for more is kept waiting before being told that there is none yet."""
WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"


class Wanted(NamedTuple):
    """A piece of a game, and the component tables of its owner where it is an earlier one with such."""

    order: Order
    tables: Mapping[str, str] | None


def work(wanted: Wanted) -> Piece:
    """Makes a piece, in the process for it."""
    if wanted.tables is not None:
        editions.remember(wanted.order.record.game, wanted.order.record.content, wanted.tables)
    return piece(wanted.order)


class Shelf(Protocol):
    """Where reviews last."""

    async def keep_review(self, game: str, version: str, pieces: bytes) -> None:
        """Keeps it in place of what was there."""

    async def review_of(self, game: str, version: str) -> bytes | None:
        """What is kept of this version."""


@dataclass(slots=True)
class Job:
    """A review on its way, or done."""

    record: Record
    version: str
    tables: Mapping[str, str] | None
    state: str = WAITING
    pieces: list[Piece] = field(default_factory=list)
    begun: float = 0.0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced, whenever there is more."""

    @property
    def done(self) -> int:
        """How many actions have been gone through."""
        return self.pieces[-1].stop if self.pieces else 0

    def tell(self) -> None:
        """Wakes those who wait for more."""
        news, self.news = self.news, asyncio.Event()
        news.set()


class Reviews:
    """The reviews of the house as this process makes them."""

    def __init__(self, shelf: Shelf, humble: Humble) -> None:
        self._shelf = shelf
        self._humble = humble
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def want(self, table: str, record: Record, tables: Mapping[str, str] | None) -> None:
        """Sees to it that there will be a review, if it is not on its way; a failed one is tried again."""
        known = version(record, EFFORT)
        job = self._jobs.get(table)
        if job is not None and job.version == known and job.state != FAILED:
            return
        job = Job(record, known, tables)
        with suppress(Unavailable):
            kept = await self._shelf.review_of(table, known)
            if kept is not None:
                job.pieces, job.state = [Piece.of(one) for one in json.decode(decompress(kept))], DONE
        if job.state == WAITING and sum(one.state == WAITING for one in self._jobs.values()) >= MOST_WAITING:
            raise Refusal("error-reviews-full", status=503)
        self._jobs[table] = job
        self._forget()
        if job.state == WAITING and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    async def found(self, table: str, record: Record, after: int | None) -> dict[str, Any]:
        """How the review of a table stands; who has heard of so many actions waits a while for more."""
        job = self._jobs.get(table)
        if job is None:
            known = version(record, EFFORT)
            kept = None
            with suppress(Unavailable):
                kept = await self._shelf.review_of(table, known)
            if kept is None:
                return {"state": "none"}
            pieces = [Piece.of(one) for one in json.decode(decompress(kept))]
            job = self._jobs[table] = Job(record, known, None, DONE, pieces)
            self._forget()
        if after is not None and job.state in (WAITING, RUNNING) and job.done <= after:
            with suppress(TimeoutError):
                await asyncio.wait_for(job.news.wait(), PATIENCE)
        return self._told(table, job)

    def _told(self, table: str, job: Job) -> dict[str, Any]:
        told: dict[str, Any] = {"state": job.state}
        if job.state == WAITING:
            before = (id for id, one in self._jobs.items() if one.state in (WAITING, RUNNING))
            told["place"] = next(place for place, id in enumerate(before) if id == table)
        if job.state == RUNNING and job.done:
            left = len(job.record.actions) - job.done
            told["seconds"] = round((monotonic() - job.begun) / job.done * left)
        return told | review(job.record, job.pieces, EFFORT)

    async def _run(self) -> None:
        """Makes all that waits, the first one first."""
        while (table := next((id for id, one in self._jobs.items() if one.state == WAITING), None)) is not None:
            job = self._jobs[table]
            job.state, job.begun = RUNNING, monotonic()
            try:
                for order in orders(job.record):
                    job.pieces.append(await self._humble.do(work, Wanted(order, job.tables)))
                    job.tell()
                job.state = DONE
                kept = compress(json.encode([one.to_json() for one in job.pieces]))
                await self._shelf.keep_review(table, job.version, kept)
            except Unavailable:
                log.exception("the review of table %s could not be kept", table)
            except Exception:
                job.state = FAILED
                log.exception("the review of table %s failed", table)
            job.tell()

    def _forget(self) -> None:
        over = [id for id, job in self._jobs.items() if job.state in (DONE, FAILED)]
        for id in over[:-REMEMBERED]:
            del self._jobs[id]

    async def stop(self) -> None:
        """Ends what is on its way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
