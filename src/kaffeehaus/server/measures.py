"""Figures for Prometheus: how long things take and how often they fail.

Nothing here may move with a choice in secret, or a figure would tell of it: whoever measures one leaves it out.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds up to which durations are counted together."""


class Histogram:
    """How long something took, counted by bounds."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Counts one."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """The samples: for each bound how many were at most so long, and all of them."""
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Measures:
    """What one process measures of itself."""

    def __init__(self) -> None:
        self.act = Histogram()
        """From an action until it is stored and told."""
        self.stored = Histogram()
        """From its writing until it is on the disk."""
        self.http = Histogram()
        self.answers: Counter[str] = Counter({"2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0})
        """Answers over HTTP by the class of their status."""
        self.faults = 0
        """What failed and should not have."""
        self.storage_failures = 0
        """Regular looks at the database that failed: asked for by nobody, so they tell of nobody."""
        self.bots_thinking = 0


def page(figures: Iterable[tuple[str, str, str, float | Histogram | Counter[str]]]) -> str:
    """Figures as Prometheus reads them, each with its name, kind and meaning."""
    lines: list[str] = []
    for name, kind, about, value in figures:
        full = f"kaffeehaus_{name}"
        lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}"]
        if isinstance(value, Histogram):
            lines += value.lines(full)
        elif isinstance(value, Counter):
            lines += [f'{full}{{status="{status}"}} {count}' for status, count in value.items()]
        else:
            lines.append(f"{full} {value}")
    return "\n".join(lines) + "\n"
