"""The tables of `content` as bit masks and look-ups, built once: a rule reads `agents & SQUARES[q] == SQUARES[q]`.

A set of buildings is an integer with bit b for building b; bribes or tiles are an integer with a lane of twelve bits
for each kind, so that adding is `+`, and `covers` compares all lanes at once.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from kaffeehaus.core import sets
from kaffeehaus.core.catalogue import Named
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.terms import LETTERS, ROOF, Bribe, Flag, Info, Item, Seal

# Lanes ----------------------------------------------------------------------------------------------------------------

LANE: Final = 12
LOW: Final = (1 << LANE) - 1
ONE: Final = tuple(1 << LANE * k for k in range(5))
"""One piece of each kind; `3 * ONE[Bribe.WINE]` is three wine."""
SHIFT: Final = tuple(LANE * k for k in range(5))
EACH: Final = sum(ONE)
HIGH: Final = EACH << LANE - 1  # the top bit of every lane, which no count ever reaches


def count(pieces: int, kind: int) -> int:
    """How many of a kind there are."""
    return pieces >> LANE * kind & LOW


def counts(pieces: int) -> list[int]:
    """How many there are of each of the five kinds."""
    return [pieces >> s & LOW for s in SHIFT]


def total(pieces: int) -> int:
    """How many there are in all."""
    return sum([pieces >> s & LOW for s in SHIFT])


def covers(have: int, need: int) -> bool:
    """Whether there are enough of every kind: a lane that would go below zero loses its high bit."""
    return ((have | HIGH) - need) & HIGH == HIGH


def shortfall(have: int, need: int) -> int:
    """How many pieces are missing, over all kinds."""
    return sum([max(0, (need >> s & LOW) - (have >> s & LOW)) for s in SHIFT])


# Buildings and squares ------------------------------------------------------------------------------------------------

BUILDINGS: Final = tuple(Named(b.index, b.name) for b in CONTENT.buildings)
SQUARE_NAMES: Final = tuple(Named(q.index, q.name) for q in CONTENT.squares)
COLOUR: Final[tuple[int, ...]] = tuple(b.colour for b in CONTENT.buildings)
SEAL: Final[tuple[int, ...]] = tuple(b.seal for b in CONTENT.buildings)
PRINTED_FLAGS: Final = bytes(b.flag for b in CONTENT.buildings)
ALL_BUILDINGS: Final = (1 << len(BUILDINGS)) - 1


buildings: Final = sets.each
"""The buildings in a set, lowest first."""


def _mask(indices: list[int]) -> int:
    return sum(1 << i for i in indices)


COLOUR_MASK: Final = tuple(_mask([b for b in BUILDINGS if COLOUR[b] == c]) for c in Bribe)
SEAL_MASK: Final = tuple(_mask([b for b in BUILDINGS if SEAL[b] == s]) for s in Seal)
LETTER_MASK: Final = {b.letter: 1 << b.index for b in CONTENT.buildings if b.letter in LETTERS and b.letter}

SQUARES: Final = tuple(_mask(list(q.buildings)) for q in CONTENT.squares)
"""The buildings around each square."""
VALUE: Final = tuple(q.value for q in CONTENT.squares)
"""The number on each square: roads, agents needed, points."""
ALL_SQUARES: Final = (1 << len(SQUARES)) - 1
TOUCHING: Final = tuple(tuple(q for q, mask in enumerate(SQUARES) if mask >> b & 1) for b in BUILDINGS)
"""The squares joined to each building by a road."""


def _adjacent(b: int) -> int:
    around = 0
    for q in TOUCHING[b]:
        around |= SQUARES[q]
    return around & ~(1 << b)


ADJACENT: Final = tuple(_adjacent(b) for b in BUILDINGS)
"""The buildings that share a square with each (V127)."""


def flag_masks(flags: bytes) -> tuple[int, ...]:
    """The buildings of each nation when the flags lie so."""
    return tuple(_mask([b for b in BUILDINGS if flags[b] == f]) for f in Flag)


def _by_lanes() -> dict[int, int]:
    table = {}
    for bits in product((0, 1), repeat=5):
        lanes = sum(bit << LANE * k + LANE - 1 for k, bit in enumerate(bits))
        table[lanes] = sum(COLOUR_MASK[k] for k, bit in enumerate(bits) if bit)
    return table


_OF_COLOURS: Final = _by_lanes()


def payable(bribes: int, price: int) -> int:
    """The buildings whose colour these bribes hold at least `price` of: one addition for all five colours."""
    return _OF_COLOURS[(bribes + HIGH - price * EACH) & HIGH]


# Tracks and roof ------------------------------------------------------------------------------------------------------

AREA: Final = tuple(
    tuple(area for area, length in enumerate(track.areas, 1) for _ in range(length))
    for track in sorted(CONTENT.tracks, key=lambda t: t.info)
)
"""The value of each space of each track (V47)."""
LAST: Final = tuple(len(spaces) - 1 for spaces in AREA)
INFOS: Final = tuple(Info)

END_SPACE: Final = {2: ROOF.index("H"), 3: ROOF.index("J"), 4: ROOF.index("L")}
"""The roof space that triggers the end, by number of players (V50)."""
PURCHASE_SPACES: Final = {n: frozenset(map(ROOF.index, s)) for n, s in {2: "BCDGH", 3: "BCEIJ", 4: "BDFJL"}.items()}
PAYDAY_SPACES: Final = {n: frozenset(map(ROOF.index, s)) for n, s in {2: "EH", 3: "GJ", 4: "HL"}.items()}
"""Where the tiles lie on the roof in the advanced game, by number of players (V59)."""

# Desk -----------------------------------------------------------------------------------------------------------------

PRICE: Final = {Item.AGENT: 1, Item.TELEPHONE: 2, Item.MAP: 2, Item.CASH_BOX: 2, Item.SEAL_TILE: 2, Item.SIDE_TABLE: 3}
"""What a purchase costs in shillings (V68)."""
BOX_SIZE: Final = 12
"""What the cash box holds at most (V73)."""
TELEPHONE: Final = 1 << Item.TELEPHONE
MAP: Final = 1 << Item.MAP
CASH_BOX: Final = 1 << Item.CASH_BOX
SEAL_TILE: Final = 1 << Item.SEAL_TILE
SIDE_TABLE: Final = 1 << Item.SIDE_TABLE
DESK_TILES: Final = TELEPHONE | MAP | CASH_BOX | SEAL_TILE
