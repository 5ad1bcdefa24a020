"""What a table of Vienna may choose before the first card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from kaffeehaus.core.contract import RANDOM, GameOptions, checked_first_player, one_of, spelled
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.games.vienna.terms import Colour

_COLOURS = tuple(c.name.lower() for c in Colour)
_NUMBERS = {"set_points", "shillings"}
_DIGITS = {str(n) for n in range(100)}
_SWITCHES = {"third_man", "figures"}
_WORDS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


@dataclass(frozen=True)
class Options(GameOptions):
    """The options of Vienna; every combination is playable but the figures in the introductory version."""

    version: str = "introductory"
    """introductory or advanced."""
    flags: str = "printed"
    """printed, or random: the 30 flag tiles are drawn from the bag (V18)."""
    third_man: bool = False
    """Expansion 1, in either version (V110)."""
    figures: bool = False
    """Expansion 2, in the advanced version only (V120)."""
    set_points: int = 10
    """What a set of five kinds scores in the introductory version: 10, or 15 (V52)."""
    shillings: int = 2
    """What Action III pays in money instead of an agent in the advanced version: 2, or 3 (V63)."""
    colours: tuple[str, ...] = _COLOURS
    """The colours of the seats in turn; with expansion 2 they bring their figures (V120)."""
    first_player: str = RANDOM
    """random, or the seat that begins, counted from 1 (V24)."""

    def __post_init__(self) -> None:
        one_of("version", self.version, "introductory", "advanced")
        one_of("flags", self.flags, "printed", "random")
        one_of("third_man", self.third_man, False, True)
        one_of("figures", self.figures, False, True)
        one_of("set_points", self.set_points, 10, 15)
        one_of("shillings", self.shillings, 2, 3)
        object.__setattr__(self, "colours", _checked_colours(self.colours))
        object.__setattr__(self, "first_player", checked_first_player(self.first_player, len(Colour)))
        if self.figures and self.version != "advanced":
            raise BadOptions("option figures (expansion 2) needs version=advanced", id="bad-figures")

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Options from plain data or from words such as third_man=on and colours=red,blue."""
        read: dict[str, Any] = {}
        for name, value in values.items():
            if isinstance(value, str) and name in _NUMBERS and value in _DIGITS:
                value = int(value)
            elif isinstance(value, str) and name in _SWITCHES:
                value = _WORDS.get(value.lower(), value)
            elif isinstance(value, str) and name == "colours":
                value = tuple(value.split(","))
            elif isinstance(value, list):
                value = tuple(value)
            read[name] = value
        return super().of(read)


def _checked_colours(colours: object) -> tuple[str, ...]:
    if not isinstance(colours, tuple | list) or not 2 <= len(colours) == len(set(map(str, colours))):
        there = ", ".join(_COLOURS)
        given = ",".join(map(str, colours)) if isinstance(colours, tuple | list) else spelled(colours)
        said = f"option colours is two to four different of {there}, not {colours!r}"
        raise BadOptions(said, id="bad-colours", allowed=there, value=given[:60])
    for colour in colours:
        one_of("colours", colour, *_COLOURS)
    return tuple(colours)
