"""What a table of Valencia may choose before the first card."""

from __future__ import annotations

from dataclasses import dataclass

from kaffeehaus.core.contract import GameOptions, beginner, choice, handicap, several
from kaffeehaus.games.valencia.terms import Colour

SPECIALS = ("joker", "savings", "twins", "warehouse", "support", "vagabond", "central")
"""The kinds of special influence cards of expansion 1, each on or off for all players alike (X0)."""


@dataclass(frozen=True)
class Options(GameOptions):
    """The options of Valencia."""

    city: str = choice("first-game", "random")
    """first-game, or random: tiles, faces and half-turns are drawn (L9)."""
    specials: tuple[str, ...] = several(*SPECIALS, expansion=1)
    """Which special influence cards are played with (X0)."""
    first_player: str = beginner(len(Colour))
    """random, or the seat that begins, counted from 1 (L12)."""
    handicap_points: tuple[int, ...] = handicap(0, 5, 10, 15, 20, 25, 30)
    """Prestige for each seat before the first card."""
    handicap_coins: tuple[int, ...] = handicap(0, 1, 2, 3, 4, 5, 8, 10)
    """So many more coins (L11)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "specials", tuple(name for name in SPECIALS if name in self.specials))
