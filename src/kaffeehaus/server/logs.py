"""What is written for the operator: one line each, and what happens over and over is said once in a while.

No line holds what could be used by whoever reads it: no cookie, no token, no seed. A table is named where it is in
trouble, because the operator has to find it.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from time import gmtime, monotonic

A_WHILE = 60.0
"""Seconds for which the same thing is not said again."""
REMEMBERED = 1000
"""So many different things are remembered to have been said."""


def place(record: logging.LogRecord) -> Hashable:
    """Where a line comes from: all that strangers can cause from there is the same thing."""
    return record.pathname, record.lineno


def line(record: logging.LogRecord) -> Hashable:
    """What a line says: another table in trouble is another thing."""
    return record.pathname, record.lineno, record.getMessage()


class Seldom(logging.Filter):
    """Lets each thing through once in a while, however often its cause comes."""

    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        same: Callable[[logging.LogRecord], Hashable] = place,
    ) -> None:
        super().__init__()
        self._same = same
        self._clock = clock
        self._said: OrderedDict[Hashable, float] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this was not said just now."""
        now, what = self._clock(), self._same(record)
        if now - self._said.get(what, -A_WHILE) < A_WHILE:
            return False
        self._said[what] = now
        self._said.move_to_end(what)
        if len(self._said) > REMEMBERED:
            self._said.popitem(last=False)
        return True


class OneLine(logging.Formatter):
    """A line for each thing, its trace included: the time in UTC, how bad it is, and what it is."""

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.converter = gmtime

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return " | ".join(part.strip() for part in super().format(record).splitlines() if part.strip())


def begin() -> None:
    """Writes what this process has to say to stderr."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    handler.addFilter(Seldom(same=line))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    # A request that is no HTTP is answered with 400; a line for each would let anybody fill the log.
    logging.getLogger("uvicorn.error").addFilter(Seldom())
