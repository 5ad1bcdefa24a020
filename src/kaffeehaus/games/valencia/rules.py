"""The rules by which prestige is scored in Valencia, in scoring order (L32, L34)."""

from __future__ import annotations

from enum import IntEnum


class Rule(IntEnum):
    """Where points come from: the council during the game, the others at its end."""

    COUNCIL = 0
    MEMBERS = 1
    PALMS = 2
    FOUNTAINS = 3
    PRIVILEGES = 4
    MISSIONS = 5
    FAILED_MISSIONS = 6

    @property
    def word(self) -> str:
        """Its name in events, outcomes and messages."""
        return _WORDS[self]


_WORDS = tuple(r.name.lower().replace("_", "-") for r in Rule)
RULES = len(Rule)
