"""How much one guest may ask for: a bucket of tokens that fills again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

_MANY = 10_000


class Bucket:
    """So many requests at once, and so many a second in the long run."""

    __slots__ = ("_at", "_clock", "_left", "_per_second", "_size")

    def __init__(self, size: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._size = self._left = size
        self._per_second = per_second
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        """Whether one more request is all right."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many guests; the longest unused ones are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size = size
        self._per_second = per_second
        self._by_guest: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, guest: str) -> bool:
        """Whether one more request of this guest is all right."""
        bucket = self._by_guest.get(guest)
        if bucket is None:
            bucket = self._by_guest[guest] = Bucket(self._size, self._per_second)
            if len(self._by_guest) > _MANY:
                self._by_guest.popitem(last=False)
        self._by_guest.move_to_end(guest)
        return bucket.take()
