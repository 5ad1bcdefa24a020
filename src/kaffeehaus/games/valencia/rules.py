"""The rules by which prestige is scored in Valencia, in scoring order (L32, L34)."""

from __future__ import annotations

from typing import Final

from kaffeehaus.core.state import ScoringRule


class Rule(ScoringRule):
    """Where points come from: the council during the game, the others at its end, but for the last."""

    COUNCIL = 0
    MEMBERS = 1
    PALMS = 2
    FOUNTAINS = 3
    PRIVILEGES = 4
    MISSIONS = 5
    FAILED_MISSIONS = 6
    GIVEN = 7
    """What the table gave before the first card: a handicap, or a position."""


RULES: Final = len(Rule)
