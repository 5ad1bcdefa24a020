"""The clocks of a table: how long each player still has, by what the log holds and by when the house was down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from kaffeehaus.server.entries import DAYS, Clock
from kaffeehaus.server.standing import DAY, HOLIDAY, PAUSE, Night, Outages, Stand, Stands

LEAST = 60.0
"""Whoever ran out of time begins the next turn with so many seconds, or with the increment where that is more."""
TOLD = 24
"""So many of the times in which a clock will stand are told."""


@dataclass(slots=True)
class Time:
    """What the player of a seat still has."""

    left: float
    """Seconds, as they were when it last changed."""
    since: float | None = None
    """Since when they run, unless they do not."""
    out: str | None = None
    """What became of a turn whose time ran out, as long as it lasts."""
    before: float | None = None
    """What was left at the end of the latest turn: who takes it back goes on from there."""


@dataclass(slots=True)
class Punctual:
    """How many turns somebody played in time, and for how many the time ran out."""

    kept: int = 0
    late: int = 0


@dataclass(slots=True)
class Watch:
    """What stays of the clocks of a table when their setting changes."""

    outages: Outages
    pauses: list[Stand] = field(default_factory=list)
    holidays: dict[str, list[Stand]] = field(default_factory=dict)
    nights: dict[str, Night] = field(default_factory=dict)
    punctual: dict[str, Punctual] = field(default_factory=dict)

    @property
    def paused(self) -> bool:
        """Whether the table pauses by agreement."""
        return bool(self.pauses) and self.pauses[-1].ends == inf

    def pause(self, at: float) -> None:
        """From now on nobody's time runs."""
        self.pauses.append(Stand(at, inf, PAUSE))

    def resume(self, at: float) -> None:
        """Whoever is to act has the time that was left."""
        self.pauses[-1] = self.pauses[-1]._replace(ends=at)

    def go(self, user: str, at: float, begins: float, ends: float) -> None:
        """Somebody takes holidays, in place of those that were still to come; what is over by then stays."""
        kept = [one._replace(ends=min(one.ends, at)) for one in self.holidays.get(user, ()) if one.begins < at]
        if ends > begins:
            kept.append(Stand(begins, ends, HOLIDAY))
        self.holidays[user] = kept

    def days_taken(self, user: str, before: float = inf) -> float:
        """How many days of holidays somebody has taken up to a moment, or altogether."""
        return sum(max(0.0, min(one.ends, before) - one.begins) for one in self.holidays.get(user, ())) / DAY


class Clocks:
    """The clocks of all seats while a setting holds."""

    def __init__(self, clock: Clock, pace: str, seats: int, watch: Watch) -> None:
        self.clock = clock
        self.over_days = pace == DAYS
        self.watch = watch
        self.times = [Time(float(clock.turn or clock.bank)) for _ in range(seats)]
        self.owners: Sequence[str | None] = (None,) * seats

    @property
    def full(self) -> float:
        """What a player has at the beginning, or at the beginning of each turn."""
        return float(self.clock.turn or self.clock.bank)

    def bot_plays(self, seat: int) -> bool:
        """Whether a bot plays this turn because its time ran out."""
        return self.times[seat].out == "turn"

    def is_late(self, seat: int) -> bool:
        """Whether the others decide what becomes of this turn, because its time ran out."""
        return self.times[seat].out == "others"

    def stands(self, seat: int) -> Stands:
        """When the clock of a seat does not run."""
        user = self.owners[seat]
        if not self.over_days or user is None:
            return Stands(self.watch.outages, self.watch.pauses, None)
        some = [*self.watch.pauses, *self.watch.holidays.get(user, ())]
        return Stands(self.watch.outages, some, self.watch.nights.get(user))

    # The fold ---------------------------------------------------------------------------------------------------------

    def settle(self, at: float) -> None:
        """Takes off what was spent until now, before anything changes."""
        for seat, time in enumerate(self.times):
            if time.since is not None:
                time.left = max(0.0, time.left - self.stands(seat).spent(time.since, at))
                time.since = max(at, time.since)

    def ended(self, seat: int, by_own_move: bool) -> None:
        """A seat is no longer to act: in time, if it has acted itself."""
        time = self.times[seat]
        time.before = time.left if by_own_move and time.out is None else None
        user = self.owners[seat]
        if by_own_move and user is not None and time.out is None:
            self._punctual(user).kept += 1
        if time.out is not None:
            time.left = self._fresh()
        elif by_own_move:
            time.left += self.clock.increment
        time.out = None

    def begun(self, seat: int, by_own_undo: bool) -> None:
        """A seat is to act: anew, or again because it took its own move back."""
        time = self.times[seat]
        if not by_own_undo or time.before is None:
            time.left = float(self.clock.turn) or time.left
            return
        time.left, time.before = time.before, None
        user = self.owners[seat]
        if user is not None:
            self._punctual(user).kept -= 1

    def ran_out(self, seat: int, then: str) -> None:
        """The time of a seat is over, or with `wait` it gets some again."""
        time = self.times[seat]
        if time.out is None:
            user = self.owners[seat]
            if user is not None:
                self._punctual(user).late += 1
        time.left, time.out = (self._fresh(), None) if then == "wait" else (0.0, then)

    def came_back(self, seat: int) -> None:
        """A player plays again in place of the bot that kept the seat."""
        time = self.times[seat]
        time.out = None
        if time.left < LEAST:
            time.left = self._fresh()

    def run(self, seats: Iterable[int], at: float) -> None:
        """From now on the time of these seats runs, and of no others."""
        running = set(seats)
        for seat, time in enumerate(self.times):
            time.since = None if seat not in running or time.out else at if time.since is None else time.since

    def _fresh(self) -> float:
        return float(self.clock.turn or max(self.clock.increment, LEAST))

    def _punctual(self, user: str) -> Punctual:
        return self.watch.punctual.setdefault(user, Punctual())

    # What is told -----------------------------------------------------------------------------------------------------

    def left(self, seat: int, at: float) -> float:
        """What a seat has at a moment."""
        time = self.times[seat]
        return time.left if time.since is None else max(0.0, time.left - self.stands(seat).spent(time.since, at))

    def end(self, seat: int) -> float | None:
        """When the time of a seat runs out if nothing happens, unless it does not run or stands for good."""
        time = self.times[seat]
        return None if time.since is None else self.stands(seat).end(time.since, time.left)

    def ends(self) -> dict[int, float]:
        """When the time of every seat runs out whose time runs."""
        found = ((seat, self.end(seat)) for seat in range(len(self.times)))
        return {seat: end for seat, end in found if end is not None}

    @property
    def by_the_sun(self) -> bool:
        """Whether any clock stands at times of its own: an outage then moves its end by less than its length."""
        return self.over_days and bool(self.watch.nights or self.watch.holidays)

    def told(self, at: float) -> dict[str, Any]:
        """All clocks as they are at a moment, and when each will stand."""
        seats = [self._seat(seat, at) for seat in range(len(self.times))]
        return {"at": round(at, 3), "paused": self.watch.paused, "seats": seats}

    def _seat(self, seat: int, at: float) -> dict[str, Any]:
        time, stands, end = self.times[seat], self.stands(seat), self.end(seat)
        runs, user = time.since is not None, self.owners[seat]
        known = stands.between(at, end if runs else at, TOLD if runs else 1)
        taken = 0.0 if user is None else self.watch.days_taken(user)
        return {
            "left": round(self.left(seat, at), 3),
            "of": self.full,
            "runs": runs,
            "end": None if end is None else round(end, 3),
            "out": time.out,
            "stands": [[round(s.begins, 3), None if s.ends == inf else round(s.ends, 3), s.why] for s in known],
            "holidays": round(max(0.0, self.clock.holidays - taken), 2),
        }
