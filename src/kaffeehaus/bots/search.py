"""The bot that thinks ahead: it plays the game on in many imagined worlds and takes what turned out best.

It knows no game: only the contract, and an evaluation that leads it inside a playout and judges where one ends. Each
world is a sample of what the seat cannot know, and every candidate is tried in the same worlds, so that luck counts for
all of them alike. Half of the candidates go after each part of the budget, so that most of it is spent on the best.
Decisions met before are remembered in a tree, by the actions that led there and the seat they are up to, whatever the
world. There every seat does what has done well for it; beyond the tree it does what looks best.
"""

from __future__ import annotations

from math import ceil, inf, log, log2, sqrt
from operator import itemgetter
from random import Random
from typing import Any, Final, NamedTuple

from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation.base import Evaluation, World, ends_of
from kaffeehaus.bots.greedy import weigh
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective


class SearchSettings(NamedTuple):
    """How a search goes about it; the figures are judgements, tuned by letting bots play."""

    candidates: int = 6
    """How many of the actions that look best are tried."""
    trust: float = 3.0
    """How many playouts the first look at an action weighs."""
    curiosity: float = 3.0
    """How many points an action that was tried little may be better than it seems."""
    patience: int = 16
    """After so many comparisons playouts go one part of the game further."""
    victory: float = 10.0
    """What winning is worth besides the margin, in points."""


SEARCH_SETTINGS: Final = SearchSettings()
IN_TIME: Final = 0.95
"""The part of the time that is used, as the last step may take a while."""
UNKNOWN: Final = -2.0
"""How an action looks that was not legal in the world its decision was first met in: worse than the best, in points."""


NOTHING: Final[dict[Any, Any]] = {}
"""What follows an action on which no playout has gone on yet."""


class Move:
    """An action at a decision: how it looked at first against the best one, and how playouts with it went."""

    __slots__ = ("gains", "look", "playouts", "then")

    def __init__(self, look: float, playouts: int = 0, gains: float = 0.0) -> None:
        self.look = look
        self.playouts = playouts
        self.gains = gains
        """What the seat gained in all of them, in points against the others."""
        self.then: dict[Any, Node] = NOTHING
        """The decision that follows, by the seat it is up to, or by what was seen: that may depend on the world."""


class Node:
    """A decision met in playouts, whatever world it was met in."""

    __slots__ = ("gains", "moves", "playouts")

    def __init__(self, moves: dict[Action, Move]) -> None:
        self.moves = moves
        self.playouts = sum(move.playouts for move in moves.values())
        self.gains = sum([move.gains for move in moves.values()], 0.0)

    def value(self, move: Move, trust: float) -> float:
        """What a move gains, as its playouts and, for as much as it is trusted, the first look say."""
        usual = self.gains / self.playouts if self.playouts else 0.0
        return (move.gains + trust * (usual + move.look)) / (move.playouts + trust)


class SpentError(Exception):
    """The budget ran out in the middle of a playout."""


class Search:
    """One decision thought through."""

    def __init__(
        self,
        perspective: Perspective,
        rng: Random,
        evaluation: Evaluation,
        budget: Budget,
        settings: SearchSettings = SEARCH_SETTINGS,
    ) -> None:
        self._now = budget.clock
        self._begun = self._now()
        self._until = inf if budget.seconds is None else self._begun + IN_TIME * budget.seconds
        """When the time is spent."""
        self._perspective: Any = perspective  # its worlds may be of an edition
        self._rng = rng
        self._evaluation = evaluation
        self._budget = budget
        self._settings = settings
        self._nearest = self._farthest = self._horizon = 0
        self._comparisons = 0
        self.playouts = 0
        self.decisions = 0
        """How many decisions the engine has played for it."""

    def run(self) -> Node:
        """The decision with all that was found out about it within the budget; the moves that looked best first."""
        perspective, trust = self._perspective, self._settings.trust
        world = perspective.sample(self._rng)
        looks = weigh(world, perspective.seat, perspective.legal(), self._evaluation, self._rng)
        root = Node({action: Move(worth - looks[0][0]) for worth, action in looks})
        if self._evaluation.obvious(world, perspective.seat):
            return root
        self._nearest, self._farthest = self._evaluation.horizon(world)
        live = list(root.moves)[: self._settings.candidates]
        stages = max(1, ceil(log2(len(live))))
        try:
            for stage in range(1, stages + 1):
                while self._spent() < stage / stages:
                    self._compare(root, live)
                live.sort(key=lambda action: root.value(root.moves[action], trust), reverse=True)
                del live[(len(live) + 1) // 2 :]
        except SpentError:
            pass
        return root

    def _spent(self) -> float:
        """The part of the budget that is gone."""
        if self._budget.iterations is not None:
            return self.playouts / self._budget.iterations
        return (self._now() - self._begun) / (self._until - self._begun)

    def _compare(self, root: Node, live: list[Action]) -> None:
        """One playout of each candidate, all in the same world and as far; with time they go further."""
        self._horizon = min(self._farthest, self._nearest + self._comparisons // self._settings.patience)
        self._comparisons += 1
        world = self._perspective.sample(self._rng)
        before = self._standings(world)
        for action in live:
            if self._spent() >= 1.0:
                raise SpentError
            self._playout(root, action, world if action is live[-1] else world.clone(), before)

    def _playout(self, root: Node, action: Action, state: World, before: list[float]) -> None:
        """Plays on from the action as far as the horizon, and remembers how it went."""
        seat, clock, quick = self._perspective.seat, self._evaluation.clock, self._evaluation.quick
        until = clock(state) + self._horizon
        path = [(seat, root, root.moves[action])]
        self.decisions += 1
        state.apply(seat, action)
        inside = True
        answer: Action | None
        while not state.over and clock(state) < until:
            if seat not in state.to_act:
                seat = state.to_act[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                answer = legal[0]
            elif inside:
                last = path[-1][2]
                node = last.then.get(seat)
                if node is None:
                    node = self._met(state, seat, legal)
                    last.then = {**last.then, seat: node}
                    inside = False
                answer = self._promising(node, legal)
                path.append((seat, node, node.moves[answer]))
            else:
                answer = quick(state, seat, legal)
            if answer is None:
                state = max(self._ends(state, seat, legal, keep=False), key=itemgetter(0))[2]
            else:
                self.decisions += 1
                state.apply(seat, answer)
            if self._now() > self._until:
                raise SpentError
        self.playouts += 1
        after = self._standings(state)
        for seat, node, move in path:
            gain = after[seat] - before[seat]
            move.playouts += 1
            move.gains += gain
            node.playouts += 1
            node.gains += gain

    def _ends(
        self, state: World, seat: int, legal: list[Action], keep: bool = True
    ) -> list[tuple[float, Action, World]]:
        """What comes of each action, with every decision on the way counted."""
        found, decisions = ends_of(state, seat, legal, self._evaluation, keep)
        self.decisions += decisions
        return found

    def _met(self, state: World, seat: int, legal: list[Action]) -> Node:
        """A decision met for the first time."""
        ends = self._ends(state, seat, legal)
        best = max(worth for worth, _, _ in ends)
        return Node({action: Move(worth - best) for worth, action, _ in ends})

    def _promising(self, node: Node, legal: list[Action]) -> Action:
        """What has done well, or might and was tried little."""
        trust, playouts = self._settings.trust, node.playouts
        doubt = self._settings.curiosity * sqrt(log(1 + playouts))
        usual = node.gains / playouts if playouts else 0.0
        best, chosen = float("-inf"), legal[0]
        for action in legal:
            move = node.moves.get(action)
            if move is None:
                move = node.moves[action] = Move(UNKNOWN)
            # The node's `value`, written out: this runs for every action of every step inside the tree.
            weight = move.playouts + trust
            value = (move.gains + trust * (usual + move.look)) / weight + doubt / sqrt(weight)
            if value > best:
                best, chosen = value, action
        return chosen

    def _standings(self, state: World) -> list[float]:
        """How far each seat is ahead in points: of the best of the others and of their mean, half each."""
        outcome = state.outcome
        if outcome is None:
            worths = self._evaluation.judge(state, self._perspective.seat)
        else:
            worths = [n + self._settings.victory * (seat in outcome.winners) for seat, n in enumerate(outcome.scores)]
        first, second = sorted(worths, reverse=True)[:2]
        half, share = 0.5 * self._evaluation.rivalry, 1.0 / (len(worths) - 1)
        total = sum(worths, 0.0)
        return [own - half * ((second if own == first else first) + share * (total - own)) for own in worths]
