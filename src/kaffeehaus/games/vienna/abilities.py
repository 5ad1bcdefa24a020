"""The lower halves of the cards: 118 different abilities of 28 kinds, each a bit, each kind one row of the rulebook.

What a card says goes before the rules (V26).

A player's drawers are one integer of such bits, so "does anything fire?" is one `&`; what fires is looked up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.terms import AbilityKind as Kind
from kaffeehaus.games.vienna.terms import Bribe, Flag, Info, Seal


class Effect(IntEnum):
    """What an ability does; the amount beside it says how much."""

    POINTS = 0
    BRIBES_OF_TYPE = 1
    """Bribes of the ability's own type."""
    BRIBES_OF_CHOICE = 2
    """Bribes of one type the owner chooses."""
    DIFFERENT_BRIBES = 3
    """As many bribes as there are players, all of different types."""
    ANY_MARKER = 4
    """Any marker, one step."""
    OWN_MARKER = 5
    """The marker of the ability's own type."""
    CARDS = 6
    """Cards for the next round."""
    PAY_LESS = 7
    WILD = 8
    REDIRECT = 9


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability: its kind, the type on its icon, and what it does."""

    kind: Kind
    type: int
    """The bribe, information, flag or seal on the icon, the number of a square, or -1."""
    action: str
    """The action in which it is used: II, III or IV."""
    effect: Effect
    amount: int


_KINDS: Final[dict[Kind, tuple[str, Effect, int]]] = {
    Kind.BRIBE_BRIBE: ("II", Effect.BRIBES_OF_TYPE, 1),  # 001-010 (V88)
    Kind.BRIBE_POINTS: ("II", Effect.POINTS, 2),  # 011-015 (V88)
    Kind.BRIBE_MARKER: ("II", Effect.ANY_MARKER, 1),  # 016-020 (V88)
    Kind.COLOUR_BRIBE: ("III", Effect.BRIBES_OF_CHOICE, 1),  # 021-025 (V89)
    Kind.COLOUR_POINTS: ("III", Effect.POINTS, 3),  # 026-030 (V89)
    Kind.COLOUR_MARKER: ("III", Effect.ANY_MARKER, 1),  # 031-035 (V89)
    Kind.COLOUR_LESS: ("III", Effect.PAY_LESS, 1),  # 036-045 (V89)
    Kind.FLAG_BRIBE: ("III", Effect.BRIBES_OF_CHOICE, 1),  # 046-055 (V90)
    Kind.FLAG_POINTS: ("III", Effect.POINTS, 3),  # 056-060 (V90)
    Kind.FLAG_MARKER: ("III", Effect.ANY_MARKER, 1),  # 061-065 (V90)
    Kind.MARKER_BRIBE: ("IV", Effect.BRIBES_OF_CHOICE, 1),  # 066-075 (V91)
    Kind.MARKER_POINTS: ("IV", Effect.POINTS, 2),  # 076-080 (V91)
    Kind.FOREIGN_BRIBES: ("III", Effect.BRIBES_OF_TYPE, 2),  # 081-085 (V92, D11)
    Kind.FOREIGN_POINTS: ("III", Effect.POINTS, 5),  # 086-090 (V92)
    Kind.SEAL_LESS: ("III", Effect.PAY_LESS, 1),  # 091-100 (V93)
    Kind.SEAL_BRIBE: ("III", Effect.BRIBES_OF_CHOICE, 1),  # 101-110 (V93)
    Kind.SEAL_POINTS: ("III", Effect.POINTS, 3),  # 111-115 (V93, D3)
    Kind.SEAL_MARKER: ("III", Effect.ANY_MARKER, 1),  # 116-120 (V93)
    Kind.FOREIGN_LESS: ("III", Effect.PAY_LESS, 1),  # 121-125 (V92)
    Kind.FOREIGN_CARDS: ("III", Effect.CARDS, 2),  # 126-130 (V92)
    Kind.TILE_BRIBES: ("III", Effect.DIFFERENT_BRIBES, 1),  # 131-135 (V94)
    Kind.TILE_POINTS: ("III", Effect.POINTS, 8),  # 136-140 (V94)
    Kind.TILE_MARKER: ("III", Effect.OWN_MARKER, 2),  # 141-145 (V94)
    Kind.WILD: ("III", Effect.WILD, 0),  # 146-155 (V95, D10)
    Kind.REDIRECT: ("IV", Effect.REDIRECT, 1),  # 156-165 (V96)
    Kind.NEW_TILE_POINTS: ("III", Effect.POINTS, 5),  # 166-170 (V97)
    Kind.SQUARE_BRIBES: ("III", Effect.BRIBES_OF_CHOICE, 0),  # 171-173 (V98): as many as the square's number
    Kind.ANY_TILE_BRIBE: ("III", Effect.BRIBES_OF_CHOICE, 1),  # 174-175 (V99)
}


def _types(kind: Kind) -> list[int]:
    if kind is Kind.SQUARE_BRIBES:
        return [2, 3, 4]
    if kind in (Kind.FOREIGN_POINTS, Kind.FOREIGN_LESS, Kind.FOREIGN_CARDS, Kind.NEW_TILE_POINTS, Kind.ANY_TILE_BRIBE):
        return [-1]
    return [0, 1, 2, 3, 4]


ABILITIES: Final[tuple[Ability, ...]] = tuple(
    Ability(kind, type_, action, effect, type_ if kind is Kind.SQUARE_BRIBES else amount)
    for kind, (action, effect, amount) in _KINDS.items()
    for type_ in _types(kind)
)
"""Every different ability; its place is its bit."""

OF_BIT: Final[dict[int, Ability]] = {1 << n: a for n, a in enumerate(ABILITIES)}


def bit(kind: Kind, type_: int = -1) -> int:
    """The bit of an ability."""
    return next(b for b, a in OF_BIT.items() if a.kind is kind and a.type == type_)


def _bits(kind: Kind) -> tuple[int, ...]:
    return tuple(bit(kind, t) for t in _types(kind))


def _any(*kinds: Kind) -> int:
    return sum(sum(_bits(k)) for k in kinds)


def _each(*kinds: Kind) -> tuple[int, ...]:
    return tuple(sum(bits) for bits in zip(*map(_bits, kinds), strict=True))


def _card_ability(type_: Bribe | Info | Flag | Seal | int | None) -> int:
    return -1 if type_ is None else int(type_)


CARD_BIT: Final[tuple[int, ...]] = (0, *(bit(c.ability, _card_ability(c.type)) for c in CONTENT.cards))
"""The ability of each card, by its number."""
CARD_BRIBE: Final[tuple[int, ...]] = (0, *(int(c.bribe) for c in CONTENT.cards))
"""The bribe at the top left of each card, used in Action II."""
CARD_INFO: Final[tuple[int, ...]] = (0, *(int(c.info) for c in CONTENT.cards))
"""The marker at the top right of each card, used in Action IV."""

# What can fire when ---------------------------------------------------------------------------------------------------

ON_BRIBE: Final = _each(Kind.BRIBE_BRIBE, Kind.BRIBE_POINTS, Kind.BRIBE_MARKER)
"""By the bribe of Action II (001-020)."""
ON_COLOUR: Final = _each(Kind.COLOUR_BRIBE, Kind.COLOUR_POINTS, Kind.COLOUR_MARKER)
ON_FLAG: Final = _each(Kind.FLAG_BRIBE, Kind.FLAG_POINTS, Kind.FLAG_MARKER)
ON_SEAL: Final = _each(Kind.SEAL_BRIBE, Kind.SEAL_POINTS, Kind.SEAL_MARKER)
"""By the building entered in Action III (021-035, 046-065, 101-120)."""
ON_FOREIGN: Final = _any(Kind.FOREIGN_BRIBES, Kind.FOREIGN_POINTS)
"""When the building entered already holds another player's agent (081-090)."""
DRAWING: Final = bit(Kind.FOREIGN_CARDS)
"""Then, too, but before all other bonuses of the placement (126-130)."""
ON_TILE: Final = _each(Kind.TILE_BRIBES, Kind.TILE_POINTS, Kind.TILE_MARKER)
"""By the tile gained (131-145)."""
ON_SQUARE: Final = dict(zip((2, 3, 4), _bits(Kind.SQUARE_BRIBES), strict=True))
"""By the number of the square the tile came from (171-173)."""
ON_ANY_TILE: Final = bit(Kind.ANY_TILE_BRIBE)
ON_NEW_TILE: Final = bit(Kind.NEW_TILE_POINTS)
ON_GAIN: Final = sum(ON_TILE) | sum(ON_SQUARE.values()) | ON_ANY_TILE | ON_NEW_TILE
"""Everything that a gained tile can fire."""
ON_MARKER: Final = _each(Kind.MARKER_BRIBE, Kind.MARKER_POINTS)
"""By the marker moved in Action IV (066-080)."""

LESS_COLOUR: Final = _bits(Kind.COLOUR_LESS)
LESS_SEAL: Final = _bits(Kind.SEAL_LESS)
LESS_FOREIGN: Final = bit(Kind.FOREIGN_LESS)
LESS: Final = sum(LESS_COLOUR) | sum(LESS_SEAL) | LESS_FOREIGN
"""Everything that lowers a price (036-045, 091-100, 121-125)."""
WILD: Final = _bits(Kind.WILD)
ANY_WILD: Final = sum(WILD)
"""Everything that lets a bribe stand for another (146-155)."""
REDIRECT: Final = _bits(Kind.REDIRECT)
"""By the marker card IV shows (156-165)."""
