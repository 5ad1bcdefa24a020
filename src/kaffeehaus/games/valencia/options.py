"""What a table of Valencia may choose before the first card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from kaffeehaus.core.contract import RANDOM, GameOptions, checked_first_player, one_of, spelled
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.games.valencia.terms import Colour

SPECIALS = ("joker", "savings", "twins", "warehouse", "support", "vagabond", "central")
"""The kinds of special influence cards of expansion 1, each on or off for all players alike (X0)."""


@dataclass(frozen=True)
class Options(GameOptions):
    """The options of Valencia."""

    city: str = "first-game"
    """first-game, or random: tiles, faces and half-turns are drawn (L9)."""
    specials: tuple[str, ...] = ()
    """Which special influence cards are played with (X0)."""
    first_player: str = RANDOM
    """random, or the seat that begins, counted from 1 (L12)."""

    def __post_init__(self) -> None:
        one_of("city", self.city, "first-game", "random")
        chosen: object = self.specials
        if not isinstance(chosen, tuple | list):
            there = ", ".join(SPECIALS)
            said = f"option specials is a list of {there}, not {chosen!r}"
            raise BadOptions(said, id="bad-option-list", name="specials", allowed=there, value=spelled(chosen))
        for name in chosen:
            one_of("specials", name, *SPECIALS)
        object.__setattr__(self, "specials", tuple(name for name in SPECIALS if name in chosen))
        object.__setattr__(self, "first_player", checked_first_player(self.first_player, len(Colour)))

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Options from plain data or from words such as specials=joker,twins, specials=all and specials=none."""
        read = dict(values)
        words = read.get("specials")
        if isinstance(words, str):
            read["specials"] = {"all": SPECIALS, "none": ()}.get(words, tuple(words.split(",")))
        return super().of(read)
