"""What a table carries along of a series: which games are played one after the other, and how everybody stands."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

MOST_GAMES = 6
"""So many games take turns at most."""


class Part(Struct, frozen=True):
    """A game of a series, with the options that it is played with."""

    game: Annotated[str, Meta(max_length=60)]
    options: dict[str, Any] = {}


class Row(Struct, frozen=True):
    """How somebody stands."""

    user: str
    name: str
    games: int = 0
    wins: int = 0
    points: int = 0
    """One for everybody left behind in a game."""


class Series(Struct, frozen=True):
    """Games of the same people one after the other, over and over."""

    parts: tuple[Part, ...]
    """Which games take turns: first the one of this table."""
    games: int = 0
    """How many were played before it,"""
    rows: tuple[Row, ...] = ()
    """and how everybody stood then."""
