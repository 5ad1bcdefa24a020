"""The words of Valencia's rulebook as small typed values; every table, rule and test uses these.

The order of the members is part of the contract: ids, masks, views and golden games rely on it.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final


class Guild(IntEnum):
    """The five guilds; each trades in the good of its name, worth one coin more than the one before (L4, Q6)."""

    ORANGES = 0
    DRIED_FRUIT = 1
    WINE = 2
    CLOTHES = 3
    PORCELAIN = 4


class Seat(IntEnum):
    """The eight seats of the council; the guilds come first, so that a guild is its own seat (L23, Q12)."""

    ORANGES = 0
    DRIED_FRUIT = 1
    WINE = 2
    CLOTHES = 3
    PORCELAIN = 4
    NOBILITY = 5
    CHURCH = 6
    MERCHANTS = 7


class Colour(IntEnum):
    """The player colours (L6)."""

    RED = 0
    YELLOW = 1
    BLUE = 2
    WHITE = 3
    BLACK = 4


class Influence(IntEnum):
    """The kinds of influence cards: the six plain values, then the special ones of expansion 1."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    JOKER = 7
    SAVINGS = 8
    TWINS = 9
    WAREHOUSE_WINE = 10
    WAREHOUSE_ORANGES = 11
    SUPPORT = 12
    VAGABOND = 13
    CENTRAL = 14


class Ability(Enum):
    """What a fountain offers to whoever settles beside it."""

    MISSION = "mission"
    UPGRADE = "upgrade"
    RETRIEVE = "retrieve"
    PALM = "palm"
    SELL = "sell"


class MissionKind(Enum):
    """The 24 kinds of mission in the order of their rule numbers; M11 and M12 come for coins and for resources."""

    COST = "cost"
    GUILD = "guild"
    EVERY_GUILD = "every-guild"
    SQUARE = "square"
    ROW = "row"
    DIAGONAL = "diagonal"
    WALL = "wall"
    CORNERS = "corners"
    FOUR_FOUNTAINS = "four-fountains"
    EVERY_FOUNTAIN = "every-fountain"
    MORE_THAN_NEIGHBOUR = "more-than-neighbour"
    TEN_MINUS = "ten-minus"
    THREE_GOODS = "three-goods"
    MOST_COINS = "most-coins"
    COUNCIL = "council"
    NOBILITY_OR_CHURCH = "nobility-or-church"
    SAME_FOUNTAIN = "same-fountain"
    CENTRAL_FOUNTAIN = "central-fountain"
    PALMS = "palms"
    STEFAN = "stefan"
    ROUTE = "route"
    ALONE = "alone"
    QUARTERS = "quarters"
    MOST_MEMBERS = "most-members"


FORMULAS: Final = (MissionKind.TEN_MINUS, MissionKind.ROUTE, MissionKind.ALONE)
"""The kinds of mission whose points are counted, never printed, and which cannot fail (K27)."""

PLAYERS: Final = range(2, 6)
"""How many may play (L1)."""
SIDE: Final = 7
"""Cells are numbered row by row in a grid of this width, in the small city too: cell = 7 * row + column."""
