"""The rules by which points are scored in Vienna, in scoring order."""

from __future__ import annotations

from typing import Final

from kaffeehaus.core.state import ScoringRule


class Rule(ScoringRule):
    """Where points come from: the first five during the game, the others at its end, but for the last."""

    SQUARES = 0
    MARKERS = 1
    ABILITIES = 2
    MISSIONS = 3
    SEAL_TILE = 4
    INFORMATION = 5
    SETS = 6
    DESK_TILES = 7
    CASH_BOX = 8
    AGENTS = 9
    GIVEN = 10
    """What the table gave before the first card: a handicap, or a position."""


RULES: Final = len(Rule)
