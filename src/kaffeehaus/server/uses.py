"""How often components were used, among the games in which they were: not every table has all of them in the box."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from msgspec import json

from kaffeehaus.arena.figures.counting import counting_of
from kaffeehaus.arena.figures.counts import Counts, Sums
from kaffeehaus.arena.figures.effects import share
from kaffeehaus.server.chronicle import LEAST

Parts = frozenset[tuple[str, str]]
"""What can be done with which component of a game."""


class _Looked(Counter[tuple[str, str]]):
    """Remembers what somebody wanted to know of it."""

    def __init__(self) -> None:
        self.keys_asked: set[tuple[str, str]] = set()

    def __missing__(self, key: tuple[str, str]) -> int:
        self.keys_asked.add(key)
        return 0


@cache
def parts_of(game: str, players: int, options: str) -> Parts:
    """What a game of so many players with these options has: its summary asks for all of that."""
    looked = _Looked()
    counting_of(game).summary(players, json.decode(options), looked)
    return frozenset(looked.keys_asked)


class Used:
    """The uses over games of several kinds."""

    def __init__(self) -> None:
        self.sums = Sums()
        self._there: Counter[tuple[str, str]] = Counter()

    def add(self, counts: Counts, parts: Parts) -> None:
        """Adds games of one kind, which have these parts."""
        more = Sums()
        more.add(counts)
        self.sums.add(counts)
        # Of a game that does not say what it has, whatever was used is there.
        for key in parts or more.used("in"):
            self._there[key] += more.games

    def told(self) -> dict[str, Any]:
        """In which share of games what was done with which component; of missions kept, which share was completed."""
        within, times = self.sums.used("in"), self.sums.used()
        found: dict[str, dict[str, Any]] = {}
        for (what, name), games in sorted(self._there.items()):
            if games >= LEAST:
                found.setdefault(what, {})[name] = share(min(within[what, name], games), games)
        kept = {name: number for (what, name), number in times.items() if what == "kept" and number >= LEAST}
        completed = {
            name: {"kept": number} | (share(min(times["completed", name], number), number) or {})
            for name, number in kept.items()
        }
        return {"games": self.sums.games, "in": found, "completed": completed}
