"""A process for what may wait: everything else that wants to be done on the machine comes before it."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import TypeVar

from kaffeehaus.server.bots import prepare

W = TypeVar("W")
T = TypeVar("T")
TRIES = 2
"""What was not done because the process died is tried once more."""
NICE = 15
REST = 120.0
"""Seconds without anything to do after which the process ends; the next thing to do starts another."""


class Humble:
    """Does one thing after the other, in a process of its own that comes and goes."""

    def __init__(self, executor: Callable[[], Executor] | None = None, rest: float = REST) -> None:
        self._make = executor or _Own
        self._rest = rest
        self._executor: Executor | None = None
        self._doing = 0
        self._end: asyncio.TimerHandle | None = None

    async def do(self, work: Callable[[W], T], wanted: W) -> T:
        """What comes of it."""
        self._doing += 1
        if self._end is not None:
            self._end.cancel()
        try:
            return await self._try(work, wanted)
        finally:
            self._doing -= 1
            if not self._doing:
                self._end = asyncio.get_running_loop().call_later(self._rest, self.stop)

    async def _try(self, work: Callable[[W], T], wanted: W) -> T:
        for attempt in range(1, TRIES + 1):
            if self._executor is None:
                self._executor = self._make()
            executor = self._executor
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, wanted)
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = None
                if attempt == TRIES:
                    raise
        raise AssertionError("it is done or it fails")

    def stop(self) -> None:
        """Ends the process."""
        if self._end is not None:
            self._end.cancel()
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


class _Own(ProcessPoolExecutor):
    """A process of its own, which ends in the middle of what it does: no house that ends waits for it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._gone = context.Event()
        super().__init__(1, mp_context=context, initializer=_humbly, initargs=(self._gone,))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ends it at once."""
        self._gone.set()
        super().shutdown(wait=wait, cancel_futures=cancel_futures)


def _humbly(gone: Event) -> None:
    prepare()
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    threading.Thread(target=_ends, args=(gone,), daemon=True).start()


def _ends(gone: Event) -> None:
    gone.wait()
    os._exit(0)
