"""Seeds as the log holds them."""

from __future__ import annotations

from kaffeehaus.core.rng import Seed

_NUMBER = "int:"


def seed_word(seed: Seed) -> str:
    """A seed as the log holds it: bytes in hexadecimal, a number with a mark, as JSON readers spoil long ones."""
    return f"{_NUMBER}{seed}" if isinstance(seed, int) else seed.hex()


def seed_of(word: str) -> Seed:
    """The seed that the log holds."""
    number = word.removeprefix(_NUMBER)
    return bytes.fromhex(word) if number == word else int(number)
