"""What a table of Vienna may choose before the first card."""

from __future__ import annotations

from dataclasses import dataclass

from kaffeehaus.core.contract import GameOptions, beginner, choice, handicap, several, spelled
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.games.vienna.terms import Colour

_COLOURS = tuple(c.name.lower() for c in Colour)
INTRODUCTORY, ADVANCED = {"version": "introductory"}, {"version": "advanced"}


@dataclass(frozen=True)
class Options(GameOptions):
    """The options of Vienna; every combination is playable but the figures in the introductory version."""

    version: str = choice("introductory", "advanced")
    """introductory or advanced."""
    flags: str = choice("printed", "random")
    """printed, or random: the 30 flag tiles are drawn from the bag (V18)."""
    third_man: bool = choice(False, True, expansion=1)
    """Expansion 1, in either version (V110)."""
    figures: bool = choice(False, True, only=ADVANCED, strict=True, expansion=2)
    """Expansion 2, in the advanced version only (V120)."""
    set_points: int = choice(10, 15, only=INTRODUCTORY)
    """What a set of five kinds scores in the introductory version: 10, or 15 (V52)."""
    shillings: int = choice(2, 3, only=ADVANCED)
    """What Action III pays in money instead of an agent in the advanced version: 2, or 3 (V63)."""
    colours: tuple[str, ...] = several(*_COLOURS, usual=_COLOURS)
    """The colours of the seats in turn; with expansion 2 they bring their figures (V120)."""
    first_player: str = beginner(len(Colour))
    """random, or the seat that begins, counted from 1 (V24)."""
    handicap_points: tuple[int, ...] = handicap(0, 5, 10, 15, 20, 25, 30, 40, 50)
    """Points for each seat before the first card."""
    handicap_bribes: tuple[int, ...] = handicap(0, 1, 2, 3)
    """So many more bribes of each type (V21)."""
    handicap_shillings: tuple[int, ...] = handicap(0, 1, 2, 3, 4, 5, only=ADVANCED)
    """So many more shillings in the advanced version (V60)."""

    def __post_init__(self) -> None:
        _check_number(self.colours)
        super().__post_init__()


def _check_number(colours: object) -> None:
    if not isinstance(colours, tuple | list) or not 2 <= len(colours) == len(set(map(str, colours))):
        there = ", ".join(_COLOURS)
        given = ",".join(map(str, colours)) if isinstance(colours, tuple | list) else spelled(colours)
        said = f"option colours is two to four different of {there}, not {colours!r}"
        raise BadOptions(said, id="bad-colours", allowed=there, value=given[:60])
