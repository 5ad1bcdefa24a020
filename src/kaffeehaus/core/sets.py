"""Sets of small numbers as the bits of an integer: adding is `|`, testing is `>> n & 1`, copying costs nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaffeehaus.core.catalogue import Action


def each(members: int) -> list[int]:
    """The members of a set, lowest first."""
    found = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found


class BySet:
    """The actions for any set of places, given as bits: one look-up for ten places instead of a test for each."""

    __slots__ = ("_tables",)

    def __init__(self, actions: Sequence[Action]) -> None:
        """The actions by place, in catalogue order."""
        self._tables = tuple(
            tuple([a for k, a in enumerate(actions[start : start + 10]) if bits >> k & 1] for bits in range(1024))
            for start in range(0, len(actions), 10)
        )

    def of(self, places: int) -> list[Action]:
        """The actions for the places of the set, in catalogue order, as a new list."""
        found: list[Action] = []
        for table in self._tables:
            if places & 1023:
                found += table[places & 1023]
            places >>= 10
        return found
