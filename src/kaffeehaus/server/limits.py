"""How much one guest may ask for: requests, as a bucket of tokens that fills again with time, and connections."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from time import monotonic

from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.settings import Settings

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


class Allowances:
    """What each guest may send, over however many connections."""

    REPORTS = 5, 1 / 60
    PAGES = 10, 1
    MOMENTS = 20, 5
    WISHES = 20, 0.5

    def __init__(self, settings: Settings) -> None:
        self.messages = Buckets(settings.burst, settings.rate)
        self.lines = Buckets(settings.chat_burst, settings.chat_rate)
        self.reports = Buckets(*self.REPORTS)
        self.pages = Buckets(*self.PAGES)
        self.moments = Buckets(*self.MOMENTS)
        self.wishes = Buckets(*self.WISHES)


class Places:
    """The connections there are, in all and from each address; no address can take them all."""

    def __init__(self, most: float, each: float) -> None:
        self._most = most
        self._each = each
        self._all = 0
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, guest: str) -> Iterator[None]:
        """Keeps a place for a guest for as long as it is needed; a Refusal if there is none."""
        if self._all >= self._most:
            raise Refusal("error-house-full", status=503)
        if self._taken[guest] >= self._each:
            raise Refusal("error-connections", status=429, most=int(self._each))
        self._all += 1
        self._taken[guest] += 1
        try:
            yield
        finally:
            self._all -= 1
            self._taken[guest] -= 1
            if not self._taken[guest]:
                del self._taken[guest]


def household(host: str) -> str:
    """Whom an address counts as: with IPv6 everybody has a whole network of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return host
