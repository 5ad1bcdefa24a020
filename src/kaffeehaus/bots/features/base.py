"""What features are: a position in numbers, as one seat sees it, for judges that have learned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Features(NamedTuple):
    """What is particular to a game: its positions as lists of numbers, always as many and in the same order.

    They are told from a state directly, since a search asks for them all the time, but only from what the seat may
    know: in two worlds that it cannot tell apart they are equal to the last bit.
    """

    version: int
    """Counted up whenever the meaning, the order or the scale of a number changes."""
    names: tuple[str, ...]
    """One for each number, dotted and telling, such as `mine.squares.one-short`."""
    of: Callable[[Any, int], list[float]]
    """The numbers of a state as a seat sees it, each roughly from -1 to 2."""
    setting: Callable[[Any], str]
    """The settings that a state is played with, as training counts them: `advanced-2`, `introductory-4 third-man`."""
