"""The bot that plays anything legal, every action as likely as any other."""

from __future__ import annotations

from random import Random

from kaffeehaus.bots import why
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective


class RandomBot:
    """Chooses blindly."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> Action:
        """Any legal action."""
        return self._rng.choice(perspective.legal())

    def explain(self, perspective: Perspective) -> why.Why:
        """Decides like `choose`, and says why."""
        legal = perspective.legal()
        action = self.choose(perspective)
        return why.only_move(action) if len(legal) == 1 else why.by_chance(action, legal)
