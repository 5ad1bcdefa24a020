"""The words of the rulebook as small typed values; every table, rule and test uses these.

The order of the members is the legend's and is part of the contract: ids, masks, views and golden games rely on it.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Final


class Bribe(IntEnum):
    """The five bribes; each is also the background colour of six buildings."""

    CHOCOLATE = 0
    WINE = 1
    TOBACCO = 2
    MAGAZINE = 3
    COFFEE = 4


class Info(IntEnum):
    """The five kinds of secret information: tiles, tracks and markers."""

    BRIEFCASE = 0
    FLASK = 1
    SLIDE = 2
    MICROFILM = 3
    PISTOL = 4


class Flag(IntEnum):
    """The five nations."""

    FRANCE = 0
    AUSTRIA = 1
    USSR = 2
    UK = 3
    USA = 4


class Seal(IntEnum):
    """The five seals of the advanced game's buildings."""

    NOBILITY = 0
    RELIGION = 1
    ADMINISTRATION = 2
    CULTURE = 3
    SCIENCE = 4


class Space(IntEnum):
    """The three card spaces of a desk."""

    I = 0  # noqa: E741  (the rulebook's numeral)
    II = 1
    IV = 2


class Colour(IntEnum):
    """The player colours; with expansion 2 the colour brings its figure (V8, W11)."""

    YELLOW = 0
    RED = 1
    BLUE = 2
    GREEN = 3


class Figure(IntEnum):
    """The figures of expansion 2, each belonging to the colour of the same value."""

    MARRAKESH = 0
    NEW_YORK = 1
    HAMBURG = 2
    AMSTERDAM = 3


class Item(IntEnum):
    """What can be bought in a purchase phase."""

    AGENT = 0
    TELEPHONE = 1
    MAP = 2
    CASH_BOX = 3
    SEAL_TILE = 4
    SIDE_TABLE = 5


class MissionGroup(Enum):
    """The letter on the back of a mission."""

    S = "S"
    A = "A"
    B = "B"


class MissionKind(Enum):
    """What a mission asks for (V82)."""

    SEALS = "seals"
    BRIBES = "bribes"
    BUILDING = "building"
    INFORMATION = "information"


class AbilityKind(Enum):
    """The 28 kinds of ability on the lower half of the cards, named trigger-effect, in the order of their numbers."""

    BRIBE_BRIBE = "bribe-bribe"
    BRIBE_POINTS = "bribe-points"
    BRIBE_MARKER = "bribe-marker"
    COLOUR_BRIBE = "colour-bribe"
    COLOUR_POINTS = "colour-points"
    COLOUR_MARKER = "colour-marker"
    COLOUR_LESS = "colour-less"
    FLAG_BRIBE = "flag-bribe"
    FLAG_POINTS = "flag-points"
    FLAG_MARKER = "flag-marker"
    MARKER_BRIBE = "marker-bribe"
    MARKER_POINTS = "marker-points"
    FOREIGN_BRIBES = "foreign-bribes"
    FOREIGN_POINTS = "foreign-points"
    SEAL_LESS = "seal-less"
    SEAL_BRIBE = "seal-bribe"
    SEAL_POINTS = "seal-points"
    SEAL_MARKER = "seal-marker"
    FOREIGN_LESS = "foreign-less"
    FOREIGN_CARDS = "foreign-cards"
    TILE_BRIBES = "tile-bribes"
    TILE_POINTS = "tile-points"
    TILE_MARKER = "tile-marker"
    WILD = "wild"
    REDIRECT = "redirect"
    NEW_TILE_POINTS = "new-tile-points"
    SQUARE_BRIBES = "square-bribes"
    ANY_TILE_BRIBE = "any-tile-bribe"


ROOF: Final = "ABCDEFGHIJKL"
"""The roof spaces of the Investigator; I and J included (V59)."""

LETTERS: Final = "ABCDEFGHKL"
"""The house letters; without I and J (V16)."""
