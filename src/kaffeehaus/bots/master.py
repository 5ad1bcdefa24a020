"""The strongest bot: it searches with a learned judge, and keeps what it found out from one decision to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, NamedTuple

from kaffeehaus.bots import why
from kaffeehaus.bots.budget import Budget, spare_what_is_loaded
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.grounds import apart
from kaffeehaus.bots.imagining import imagining_of
from kaffeehaus.bots.judging import judging_of, learned_of
from kaffeehaus.bots.planner import PLANNER_SETTINGS, Planner, PlannerSettings
from kaffeehaus.bots.search import Node
from kaffeehaus.bots.styles import PLAIN, Style
from kaffeehaus.bots.thinker import Found, Thinker
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.events import Event, visible
from kaffeehaus.core.state import GameState


class Mind(NamedTuple):
    """How a bot thinks, as a worker can be told it."""

    game: str
    style: Style = PLAIN
    settings: PlannerSettings = PLANNER_SETTINGS
    weights: bytes | None = None
    """What it has learned, if not what the house's bots have."""

    def planner(self, perspective: Perspective, rng: Random, budget: Budget, kept: Node | None = None) -> Planner:
        """A search for this decision."""
        judging = judging_of(self.game, perspective.sample(Random(0)), self.style, self.weights)
        evaluation, imagine = evaluation_of(self.game), imagining_of(self.game)
        return Planner(perspective, rng, evaluation, judging, imagine, budget, kept, self.settings)


class Kept(NamedTuple):
    """What is known beforehand of a decision, and what the seat sees if it comes to it."""

    node: Node
    view: dict[str, Any]


class Master(Thinker):
    """Thinks as long as its budget lets it, or until the decision is settled."""

    def __init__(self, mind: Mind, rng: Random, budget: Budget, workers: int = 1) -> None:
        self._mind = mind
        _make_ready(mind)
        super().__init__(rng, evaluation_of(mind.game), budget, workers)
        self._planner: Planner | None = None
        self.kept: Kept | None = None
        """What the last decision left for the next one."""

    def choose(self, perspective: Perspective) -> Action:
        """The action that turned out best; what was found out about the decision after it is kept."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        root = self._think(perspective)
        action = self._ranked(root)[0].action
        self.kept = _next_decision(perspective, root, action)
        return action

    def explain(self, perspective: Perspective) -> why.Why:
        """Decides like `choose`, and says why, how sure it is, and who judged."""
        found = super().explain(perspective)
        if found.reason == why.ONLY_MOVE:
            return found
        world, seat = perspective.sample(Random(0)), perspective.seat
        judge = judging_of(self._mind.game, world, weights=self._mind.weights).who
        if judge == why.LEARNED and self._evaluation.obvious(world, seat):
            judge = why.RULES
        if self._workers == 1 and self._planner is not None:
            found = why.how_sure(found, self._planner.difference)
        return replace(found, judge=judge, likes=self._mind.style.likes(self._mind.game))

    def _apart(self, world: GameState, seat: int) -> why.Apart | None:
        game, judge = self._mind.game, learned_of(self._mind.game, self._mind.weights)
        if judge is None or not judge.fits(world) or self._evaluation.obvious(world, seat):
            return None
        return lambda better, worse: apart(game, judge, better, worse, seat)

    def _search(self, perspective: Perspective) -> Node:
        kept, self.kept = self.kept, None
        known = kept.node if kept is not None and kept.view == perspective.view() else None
        self._planner = planner = self._mind.planner(perspective, self._rng, self._budget, known)
        root = planner.run()
        self._count(planner.playouts, planner.decisions)
        return root

    def _readiness(self) -> Callable[[], None]:
        return partial(_make_ready, self._mind)

    def _work(self) -> Callable[[Perspective, int, Budget], Found]:
        return partial(_plan, mind=self._mind)


def _next_decision(perspective: Perspective, root: Node, action: Action) -> Kept | None:
    """What is known of the decision that the seat comes to with this action, if it is its own again at once."""
    seat, world = perspective.seat, perspective.sample(Random(0))
    happened: list[Event] = []
    world.apply(seat, action, happened)
    while seat in world.to_act and len(legal := world.legal(seat)) == 1:
        world.apply(seat, legal[0], happened)
    node = root.moves[action].then.get(tuple(visible(happened, seat)))
    return None if node is None or seat not in world.to_act else Kept(node, world.view(seat))


def _make_ready(mind: Mind) -> None:
    """Reads what was learned, so that no decision has to wait for it."""
    learned_of(mind.game, mind.weights)
    spare_what_is_loaded()


def _plan(perspective: Perspective, seed: int, budget: Budget, mind: Mind) -> Found:
    """A search in a worker."""
    _make_ready(mind)
    planner = mind.planner(perspective, Random(seed), budget)
    moves = planner.run().moves
    return [(a.id, m.look, m.playouts, m.gains) for a, m in moves.items()], planner.playouts, planner.decisions
