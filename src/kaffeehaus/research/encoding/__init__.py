"""Observations as arrays of fixed shape: what is particular to a game is one file each.

An encoder reads the view of a seat or of a spectator and nothing else, so no observation can hold what they may not
know.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, NamedTuple

from kaffeehaus.research.encoding import valencia, vienna
from kaffeehaus.research.encoding.layout import Block, Layout


class Encoder(NamedTuple):
    """How the views of a game become numbers between -1 and 1."""

    layout: Layout
    encode: Callable[[dict[str, Any]], array[float]]
    """The numbers of a view."""


ENCODERS: dict[str, Encoder] = {
    "vienna": Encoder(vienna.LAYOUT, vienna.encode),
    "valencia": Encoder(valencia.LAYOUT, valencia.encode),
}
"""Every encoder by the name of its game."""


def feature_names(game: str) -> tuple[str, ...]:
    """The name of every number of an observation, in order; the same for all numbers of players and all options."""
    return ENCODERS[game].layout.names()


def blocks(game: str) -> list[Block]:
    """The features in groups, each with its meaning."""
    return ENCODERS[game].layout.blocks
