"""Rules of scoring; a module of its own, which is not compiled, since games of other packages derive theirs from it."""

from __future__ import annotations

from enum import IntEnum

from kaffeehaus.core.catalogue import word


class ScoringRule(IntEnum):
    """A rule by which points are scored; games list theirs in scoring order."""

    @property
    def word(self) -> str:
        """Its name in events, outcomes and messages."""
        return word(self)
