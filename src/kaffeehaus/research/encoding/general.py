"""Any game as numbers: everything a view says, each thing in a place that follows from where the view says it.

A view is a tree. Each of its leaves has a path (such as `desks.1.score`): a number is written, scaled, at the place
that its path hashes to, and a word or a switch as a 1 at the place of its path and itself. Two leaves may share one, as
there are far more paths than places; then the numbers add up. So the shape is the same for all games and tables, and
nothing that is not in the view can show.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from kaffeehaus.research.encoding.layout import Encoder, Layout

SIZE = 2048
"""Places for what a view says."""
LAYOUT = Layout()
VIEW = LAYOUT.add("view.{}", range(SIZE), says="what the view says, by the hash of where it says it")


def encode(view: dict[str, Any]) -> array[float]:
    """The numbers of a view."""
    row = array("f", bytes(4 * LAYOUT.size))
    for path, value in _leaves(view, ""):
        if isinstance(value, bool | str):
            row[_place(f"{path}={value}")] += 1.0
        else:
            row[_place(path)] += value / (10 + abs(value))
    return array("f", [max(-1.0, min(1.0, number)) for number in row])


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, held in value.items():
            yield from _leaves(held, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for place, held in enumerate(value):
            yield from _leaves(held, f"{path}.{place}")
    elif value is not None:
        yield path, value


@lru_cache(maxsize=65536)
def _place(text: str) -> int:
    return VIEW + int.from_bytes(blake2b(text.encode(), digest_size=4).digest()) % SIZE


ENCODER = Encoder(LAYOUT, encode)
