"""The pieces of the box: ships and watch cards."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple


class Ship(NamedTuple):
    """A row of the table of ships."""

    name: str
    places: int
    """How many crates she takes."""
    freight: int
    """The points for each crate."""
    pay: int
    """The points for her captain when she sails."""


SHIPS = (
    Ship("swallow", 3, 2, 2),
    Ship("heron", 4, 2, 3),
    Ship("gull", 5, 1, 5),
    Ship("tern", 3, 3, 1),
    Ship("osprey", 6, 1, 6),
    Ship("petrel", 4, 2, 3),
    Ship("plover", 3, 2, 2),
    Ship("curlew", 5, 2, 4),
    Ship("cormorant", 6, 2, 5),
    Ship("puffin", 4, 3, 2),
    Ship("avocet", 5, 2, 4),
    Ship("albatross", 7, 2, 7),
)
MOST_PLACES = max(ship.places for ship in SHIPS)
CARDS = range(1, 41)
"""The watch cards (HB3)."""
BERTHS = 3
HAND = 3
STORE = 2
"""The crates everybody begins with (HB3)."""
YARD = 2
"""The crates of a turn at the yard (HB6)."""
PAID_IN_CRATES = 2
"""What a captain takes instead of points (HB9)."""
LEFT_OVER = 3
"""So many crates score a point at the end (HB13)."""


def crates_of(card: int) -> int:
    """What a watch card brings (HB5)."""
    return (card + 9) // 10


DIGEST = blake2b(repr((SHIPS, CARDS, BERTHS, HAND, STORE, YARD, PAID_IN_CRATES, LEFT_OVER)).encode()).hexdigest()[:16]
"""Records name it, so that none is replayed with other pieces."""


def components() -> dict[str, Any]:
    """The pieces as plain data, for catalogues and screens."""
    return {"ships": [ship._asdict() for ship in SHIPS], "cards": {str(c): crates_of(c) for c in CARDS}}
