"""How much a bot may think about one decision: so many seconds, or so many iterations of its search."""

from __future__ import annotations

import gc
import re
from dataclasses import dataclass
from functools import cache

from kaffeehaus.core.errors import BadOptions

MOST_SECONDS = 3600.0
MOST_ITERATIONS = 10_000_000


@dataclass(frozen=True)
class Budget:
    """A limit for one decision; with iterations the same seed leads to the same move, with seconds it may not.

    With both, what runs out first ends the search.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise BadOptions("a budget needs seconds or iterations")

    @classmethod
    def parse(cls, text: str) -> Budget:
        """A budget as people write it: 0.5s is half a second, 200 is two hundred iterations."""
        found = re.fullmatch(r"(\d{1,8}(?:\.\d{1,6})?)s|(\d{1,8})", text.strip(), re.ASCII)
        if found and found[1] and 0 < float(found[1]) <= MOST_SECONDS:
            return cls(seconds=float(found[1]))
        if found and found[2] and 0 < int(found[2]) <= MOST_ITERATIONS:
            return cls(iterations=int(found[2]))
        said = f"a budget is written as 0.5s (seconds a decision) or 200 (iterations a decision), not {text!r}"
        raise BadOptions(said, id="bad-budget", value=text[:60])

    def __str__(self) -> str:
        """The budget as `parse` reads it."""
        return f"{self.seconds:.10g}s" if self.iterations is None else str(self.iterations)


@cache
def spare_what_is_loaded() -> None:
    """Once in a process: what is there by now is never walked again by a collection, as that may take 40 ms."""
    gc.collect()
    gc.freeze()
