"""Observations as arrays of fixed shape: what is particular to a game is one part each.

An encoder reads the view of a seat or of a spectator and nothing else, so no observation can hold what they may not
know. A game that brings no encoder gets a general one.
"""

from __future__ import annotations

from kaffeehaus.games.registry import part
from kaffeehaus.research.encoding import general
from kaffeehaus.research.encoding.layout import Block, Encoder


def encoder_of(game: str) -> Encoder:
    """The encoder of a game."""
    found: Encoder | None = part(game, "encoding", "ENCODER")
    return found or general.ENCODER


def blocks(game: str) -> list[Block]:
    """The features in groups, each with its meaning."""
    return encoder_of(game).layout.blocks
