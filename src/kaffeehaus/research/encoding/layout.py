"""The places of an observation: blocks of named numbers, one after the other."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from math import prod
from typing import Any, NamedTuple


class Block(NamedTuple):
    """Features that belong together."""

    names: tuple[str, ...]
    says: str
    """What the numbers mean."""


class Layout:
    """Gives every feature its place and its name."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, template: str, *axes: Sequence[Any], says: str) -> int:
        """The place of the first feature of a block; the last axis runs fastest."""
        start = self.size
        names = tuple(template.format(*words) for words in product(*axes))
        self.blocks.append(Block(names, says))
        self.size += prod(map(len, axes))
        return start

    def names(self) -> tuple[str, ...]:
        """The name of every feature, in order."""
        return tuple(name for block in self.blocks for name in block.names)

    def blank(self) -> array[float]:
        """An observation of nothing."""
        return array("f", bytes(4 * self.size))


def scaled(value: float, full: float) -> float:
    """A number as a part of what counts as full, kept between -1 and 1."""
    part = value / full
    return 1.0 if part > 1.0 else -1.0 if part < -1.0 else part


def mark(row: array[float], start: int, places: Iterable[int]) -> None:
    """Sets some features of a block."""
    for place in places:
        row[start + place] = 1.0


def fill(row: array[float], start: int, values: Iterable[float], full: float) -> None:
    """Writes amounts side by side."""
    for place, value in enumerate(values, start):
        if value:
            row[place] = scaled(value, full)


class Encoder(NamedTuple):
    """How the views of a game become numbers between -1 and 1."""

    layout: Layout
    encode: Callable[[dict[str, Any]], array[float]]
    """The numbers of a view."""
