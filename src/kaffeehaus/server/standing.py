"""When a clock stands: while the house is down, while the table pauses, on a player's holidays and in their nights."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from math import floor, inf
from typing import NamedTuple

DAY = 86_400.0
MINUTE = 60.0
DOWN, PAUSE, HOLIDAY, NIGHT = "down", "pause", "holiday", "night"
"""Why a clock stands."""


class Stand(NamedTuple):
    """A time in which a clock does not run, in seconds since 1970; one without an end lasts for now."""

    begins: float
    ends: float
    why: str


class Night(NamedTuple):
    """A player's hours of sleep: minutes of the day by a watch that is so many minutes ahead of UTC."""

    begins: int
    ends: int
    ahead: int

    @property
    def minutes(self) -> int:
        """How long it is."""
        return (self.ends - self.begins) % 1440

    def after(self, at: float) -> Stand:
        """The night that ends next after a moment."""
        first, length = (self.begins - self.ahead) * MINUTE, self.minutes * MINUTE
        day = floor((at - first - length) / DAY) + 1
        return Stand(first + day * DAY, first + day * DAY + length, NIGHT)


class Outages:
    """When the house was down, in order."""

    def __init__(self, known: Iterable[tuple[float, float]] = ()) -> None:
        self._known = [Stand(begins, ends, DOWN) for begins, ends in sorted(known)]
        self._ends = [one.ends for one in self._known]

    @property
    def last(self) -> float:
        """When the latest one ended."""
        return self._ends[-1] if self._ends else 0.0

    def add(self, begins: float, ends: float) -> None:
        """The house was down again."""
        self._known.append(Stand(begins, ends, DOWN))
        self._ends.append(ends)

    def after(self, at: float) -> Stand | None:
        """The one that ends next after a moment."""
        place = bisect_right(self._ends, at)
        return self._known[place] if place < len(self._known) else None


class Stands:
    """All the times in which one player's clock does not run."""

    def __init__(self, outages: Outages, some: Sequence[Stand], night: Night | None) -> None:
        self._outages = outages
        self._some = some
        self._night = night

    def after(self, at: float) -> Stand | None:
        """Of those that end after a moment the one that begins first."""
        found = [one for one in self._some if one.ends > at]
        if (down := self._outages.after(at)) is not None:
            found.append(down)
        if self._night is not None:
            found.append(self._night.after(at))
        return min(found, default=None)

    def spent(self, begins: float, ends: float) -> float:
        """How long the clock ran between two moments."""
        at, spent = begins, 0.0
        while at < ends:
            stand = self.after(at)
            if stand is None or stand.begins >= ends:
                return spent + ends - at
            spent += max(0.0, stand.begins - at)
            at = stand.ends
        return spent

    def end(self, at: float, left: float) -> float | None:
        """When so much is spent from a moment on, as far as is known now; None if the clock stands for good."""
        while (stand := self.after(at)) is not None and stand.begins - at < left:
            left -= max(0.0, stand.begins - at)
            at = stand.ends
            if at == inf:
                return None
        return at + left

    def between(self, begins: float, ends: float | None, most: int) -> list[Stand]:
        """Those that are not over at a moment and begin before another one; the first of them if there are many."""
        found: list[Stand] = []
        at = begins
        while len(found) < most and (stand := self.after(at)) is not None:
            if stand.begins > at and ends is not None and stand.begins >= ends:
                break
            found.append(stand)
            at = stand.ends
            if at == inf:
                break
        return found
