"""Sets of small numbers as the bits of an integer: adding is `|`, testing is `>> n & 1`, copying costs nothing."""

from __future__ import annotations


def each(members: int) -> list[int]:
    """The members of a set, lowest first."""
    found = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found
