"""The keyed random stream: BLAKE2b in counter mode over the seed, so nobody can guess and everybody can verify."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from random import Random
from struct import unpack
from typing import Any, TypeVar

from kaffeehaus.core.errors import BadOptions

T = TypeVar("T")
Seed = int | bytes
"""What a game is dealt from: a non-negative number for people, 32 secret bytes for tables."""

_PERSON = b"kaffeehaus"
_WORDS = 8  # 64-bit words in one BLAKE2b block


def fresh_seed() -> bytes:
    """A seed nobody knows."""
    return secrets.token_bytes(32)


def check_seed(seed: object) -> Seed:
    """The seed itself if it is one; BadOptions if not."""
    if isinstance(seed, bytes) and seed:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 2**256:
        return seed
    shown = f"{seed:#x}" if isinstance(seed, int) else repr(seed)
    said = f"a seed is an integer from 0 to 2**256 - 1 or non-empty bytes, not {shown[:60]}"
    raise BadOptions(said, id="bad-seed", value=shown[:60])


class Placed(bytes):
    """What a game is dealt from that begins with a position: the position, and the seed for all that it leaves open."""

    position: Mapping[str, Any]
    seed: Seed


def placed(position: Mapping[str, Any], seed: Seed) -> Placed:
    """A position and a seed as one; neither can be changed without changing it."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    made = Placed(blake2b(_seed_bytes(seed) + text.encode(), digest_size=32, person=_PERSON + b"place").digest())
    made.position, made.seed = position, seed
    return made


def seed_text(seed: Seed) -> int | str:
    """The seed as JSON can hold it: numbers as they are, bytes in hexadecimal."""
    seed = getattr(seed, "seed", seed)
    return seed if isinstance(seed, int) else seed.hex()


def seed_digest(seed: Seed) -> str:
    """What a table shows before the first card, to be compared with the seed after the last."""
    return blake2b(_seed_bytes(seed), digest_size=32, person=_PERSON + b"digest").hexdigest()


def _seed_bytes(seed: Seed) -> bytes:
    return b"int:%d" % seed if isinstance(seed, int) else b"raw:" + seed


class Rng:
    """A place in the stream; it never changes, drawing returns the numbers and the next place."""

    __slots__ = ("at", "key")

    def __init__(self, key: bytes, at: int = 0) -> None:
        self.key = key
        self.at = at

    @classmethod
    def of(cls, seed: Seed) -> Rng:
        """The beginning of the stream that belongs to the seed."""
        if isinstance(seed, Dictated):
            return seed.stream
        return cls(blake2b(_seed_bytes(seed), digest_size=32, person=_PERSON + b"stream").digest())

    def words(self, count: int) -> tuple[list[int], Rng]:
        """So many random 64-bit numbers, and the place after them."""
        blocks = -(-count // _WORDS)
        key = self.key
        data = b"".join(
            blake2b(n.to_bytes(8, "big"), digest_size=64, key=key).digest() for n in range(self.at, self.at + blocks)
        )
        return list(unpack(f">{blocks * _WORDS}Q", data)[:count]), Rng(key, self.at + blocks)

    def shuffled(self, items: Sequence[T]) -> tuple[list[T], Rng]:
        """The items in random order: sorted by random keys, which is uniform up to one part in 2**48."""
        keys, after = self.words(len(items))
        order = sorted(range(len(items)), key=keys.__getitem__)
        return [items[i] for i in order], after

    def below(self, bound: int) -> tuple[int, Rng]:
        """A random number from 0 to bound - 1; the bias of the remainder is under one part in 2**56 for any die."""
        (word,), after = self.words(1)
        return word % bound, after

    def flips(self, count: int) -> tuple[list[int], Rng]:
        """So many coins, each 0 or 1."""
        words, after = self.words(count)
        return [word & 1 for word in words], after

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and (self.key, self.at) == (other.key, other.at)

    def __hash__(self) -> int:
        return hash((self.key, self.at))


class Dictated(bytes):
    """A seed with a stream of its own making, for whoever says what chance brings instead of leaving it to chance."""

    stream: Rng


class Still(Random):
    """Chance that leaves everything in its order, for worlds of which one is as good as another: it costs nothing."""

    def random(self) -> float:
        """Always the least."""
        return 0.0

    def getrandbits(self, k: int, /) -> int:
        """Always the least."""
        return 0

    def shuffle(self, x: Any) -> None:
        """Leaves it as it is."""


STILL = Still()
