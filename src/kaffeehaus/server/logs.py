"""What is written for the operator, kept short: what strangers do wrong over and over is said once in a while."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

A_WHILE = 60.0
"""Seconds for which the same thing is not said again."""


class Seldom(logging.Filter):
    """Lets each line through once in a while, however often its cause comes."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[str, int], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this was not said just now; lines are told apart by where they come from."""
        now, place = self._clock(), (record.pathname, record.lineno)
        if now - self._said.get(place, -A_WHILE) < A_WHILE:
            return False
        self._said[place] = now
        return True
