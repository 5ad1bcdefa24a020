"""How much a bot may think about one decision: so many seconds, or so many iterations of its search."""

from __future__ import annotations

import gc
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from kaffeehaus.core.errors import BadOptions

LEAST_SECONDS, MOST_SECONDS = 0.01, 3600.0
"""The first look at all actions takes a few milliseconds, so less time than this could not be kept to."""
MOST_ITERATIONS = 10_000_000


@dataclass(frozen=True)
class Budget:
    """A limit for one decision; with iterations the same seed leads to the same move, with seconds it may not.

    With both, what runs out first ends the search.
    """

    seconds: float | None = None
    iterations: int | None = None
    processor: bool = False
    """Whether the seconds are those of the processor, so that other work on the machine takes nothing from them."""

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise BadOptions("a budget needs seconds or iterations")
        if self.seconds is not None and not LEAST_SECONDS <= self.seconds <= MOST_SECONDS:
            raise _no_budget(f"{self.seconds}s")
        if self.iterations is not None and not 1 <= self.iterations <= MOST_ITERATIONS:
            raise _no_budget(str(self.iterations))

    @classmethod
    def parse(cls, text: str) -> Budget:
        """A budget as people write it: 0.5s is half a second, 0.5cpu half a second of the processor, 200 is two hundred
        iterations.
        """
        found = re.fullmatch(r"(\d{1,8}(?:\.\d{1,6})?)(s|cpu)|(\d{1,8})", text.strip(), re.ASCII)
        if found is None:
            raise _no_budget(text)
        if found[3]:
            return cls(iterations=int(found[3]))
        return cls(seconds=float(found[1]), processor=found[2] == "cpu")

    def __str__(self) -> str:
        """The budget as `parse` reads it."""
        unit = "cpu" if self.processor else "s"
        return f"{self.seconds:.10g}{unit}" if self.iterations is None else str(self.iterations)

    @property
    def clock(self) -> Callable[[], float]:
        """The clock by which its seconds pass."""
        # A browser's Python has no clock of its own for the processor, and no use for one.
        return time.thread_time if self.processor else perf_counter


def _no_budget(value: str) -> BadOptions:
    least, most, iterations = f"{LEAST_SECONDS:g}", f"{MOST_SECONDS:g}", str(MOST_ITERATIONS)
    said = f"0.5s ({least} to {most} seconds a decision, 0.5cpu of the processor) or 200 (1 to {iterations} iterations)"
    said = f"a budget is written {said}, not {value!r}"
    return BadOptions(said, id="bad-budget", value=value[:60], least=least, most=most, iterations=iterations)


@cache
def spare_what_is_loaded() -> None:
    """Once in a process: what is there by now is never walked again by a collection, as that may take 40 ms."""
    gc.collect()
    gc.freeze()
