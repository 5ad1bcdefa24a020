"""The learned judge without a search: what looks best to it one action ahead, which is how a search begins."""

from __future__ import annotations

from random import Random

from kaffeehaus.bots import why
from kaffeehaus.bots.budget import spare_what_is_loaded
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.judging import judging_of
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective


class Glancer:
    """Takes what the judge of the strongest bot likes best at first sight."""

    def __init__(self, game: str, rng: Random) -> None:
        self._game = game
        self._rng = rng
        spare_what_is_loaded()

    def choose(self, perspective: Perspective) -> Action:
        """The action whose result is worth most."""
        legal = perspective.legal()
        return legal[0] if len(legal) == 1 else self._looks(perspective)[0].action

    def explain(self, perspective: Perspective) -> why.Why:
        """Decides like `choose`, and says why."""
        legal = perspective.legal()
        if len(legal) == 1:
            return why.only_move(legal[0])
        world = perspective.sample(Random(0))
        return why.by_parts(world, perspective.seat, self._looks(perspective), evaluation_of(self._game))

    def _looks(self, perspective: Perspective) -> tuple[why.Alternative, ...]:
        world = perspective.sample(self._rng)
        judging = judging_of(self._game, world)
        found = judging.look(world, perspective.seat, perspective.legal(), self._rng)
        return tuple(why.Alternative(action, round(worth, 2)) for worth, action in found)
