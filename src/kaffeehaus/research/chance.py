"""Chance that somebody else decides: a generator that is told what it draws, and says what it would draw next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from kaffeehaus.core.rng import Dictated, Rng

T = TypeVar("T")
Picks = tuple[int, ...]
"""What was drawn, one after the other: each time the first place, among all things, of one that is alike."""
MOST_OUTCOMES = 256
"""No single thing is drawn from more than this."""


Outcome = tuple[int, float]
"""The place of a thing that could be drawn next, and the chance that it is this one or one alike."""


class Draw:
    """Things of which some are drawn, one after the other and each as likely as any other; alike ones count as one."""

    __slots__ = ("_alike", "number", "things")

    def __init__(self, things: Sequence[Any], number: int) -> None:
        if len(things) > MOST_OUTCOMES:
            raise ValueError(f"one of {len(things)} things is drawn; {MOST_OUTCOMES} are the most there may be")
        self.things = things
        self.number = number
        firsts: dict[Any, int] = {}
        self._alike = [firsts.setdefault(thing, place) for place, thing in enumerate(things)]

    def outcomes(self, picks: Picks) -> list[Outcome]:
        """What could come after so many; the chances add up to 1."""
        left = Counter(self._alike)
        for place in picks:
            left[place] -= 1
        rest = len(self.things) - len(picks)
        return [(place, number / rest) for place, number in sorted(left.items()) if number]

    def go_on(self, picks: Picks) -> tuple[Picks, list[Outcome]]:
        """The same with what must come anyway, since nothing else is left; and what could come then."""
        if len(picks) == self.number:
            return picks, []
        following = self.outcomes(picks)
        if len(following) > 1:
            return picks, following
        return picks + (following[0][0],) * (self.number - len(picks)), []


class AskedError(Exception):
    """Something is drawn and nobody has said what comes."""

    def __init__(self, draw: Draw) -> None:
        super().__init__("nobody has said what comes")
        self.draw = draw


class Told(Rng):
    """A place in a stream of draws that were decided before; where they end it raises AskedError."""

    __slots__ = ("told",)

    def __init__(self, told: tuple[Picks, ...] = (), at: int = 0) -> None:
        super().__init__(b"", at)
        self.told = told

    def shuffled(self, items: Sequence[T]) -> tuple[list[T], Rng]:
        """The items in the order that was told."""
        return self._drawn(items, len(items))

    def below(self, bound: int) -> tuple[int, Rng]:
        """The number that was told."""
        (number,), after = self._drawn(range(bound), 1)
        return number, after

    def flips(self, count: int) -> tuple[list[int], Rng]:
        """The coins that were told, one after the other."""
        return self._several(2, count)

    def words(self, count: int) -> tuple[list[int], Rng]:
        """Numbers of 64 bits whose bytes were told."""
        told, after = self._several(256, 8 * count)
        return [int.from_bytes(told[start : start + 8], "big") for start in range(0, len(told), 8)], after

    def _several(self, bound: int, count: int) -> tuple[list[int], Rng]:
        found: list[int] = []
        rng: Rng = self
        for _ in range(count):
            number, rng = rng.below(bound)
            found.append(number)
        return found, rng

    def _drawn(self, items: Sequence[T], number: int) -> tuple[list[T], Rng]:
        if self.at < len(self.told):
            return [items[place] for place in self.told[self.at]], Told(self.told, self.at + 1)
        draw = Draw(items, number)
        only, following = draw.go_on(())
        if not following:
            return [items[place] for place in only], self
        raise AskedError(draw)


NOTHING_TOLD = Told()


def seed_of(told: tuple[Picks, ...]) -> Dictated:
    """The seed of a game whose deal is told."""
    seed = Dictated(b"told")
    seed.stream = Told(told)
    return seed
