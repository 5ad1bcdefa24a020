"""The search of the strongest bot: it tells positions apart by what its seat would see, and trusts what it has learned.

Like `search` it knows no game, plays candidates out in the same imagined worlds and lets the worse half go after each
part of the budget. What is new:

- The tree holds the seat's own decisions, each by all that the seat would have seen and answered on the way there. So
  it never plans to act on what it could not know. The others do what looks best to them.
- The more time there is, the more candidates are tried, at last all of them.
- Who is clearly behind goes at once, and when only one is left the decision is settled and the rest of the time saved.
- What was found out about the next decision is kept, if that is all that the next decision turns on.
- A judge says how playouts end for the seat, victory included. One that has learned sees far by itself: then playouts
  are short, and the first look is the judge's own.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from math import ceil, inf, isqrt, log, log2, sqrt
from operator import itemgetter
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation.base import Evaluation, World, ends_of, follow_chain
from kaffeehaus.bots.imagining import Imagine
from kaffeehaus.bots.judging import Judging
from kaffeehaus.bots.search import IN_TIME, NOTHING, Move, Node, SpentError
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.compiling import mypyc_attr
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.events import Event

Seen = tuple[Event, ...]
"""What a seat has seen happen between two decisions of its own."""


class PlannerSettings(NamedTuple):
    """How the search goes about it; the figures are judgements, tuned by letting bots play."""

    candidates: int = 6
    """How many of the actions that look best are tried with a hundred playouts; with four times as many, twice."""
    pace: float = 1000.0
    """How many playouts a second is reckoned to be for that."""
    trust: float = 3.0
    """How many playouts the first look at an action weighs."""
    curiosity: float = 3.0
    """How many points an action that was tried little may be better than it seems."""
    patience: int = 16
    """After so many comparisons playouts go one part of the game further."""
    reach: tuple[int, int] = (2, 6)
    """How many parts of the game a playout lasts at most where a judge has learned, at first and with time."""
    certainty: float = 3.0
    """By how many standard errors a candidate must be behind to be given up."""
    few: int = 12
    """Fewer comparisons than these settle nothing."""


PLANNER_SETTINGS = PlannerSettings()


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """One decision thought through."""

    def __init__(
        self,
        perspective: Perspective,
        rng: Random,
        evaluation: Evaluation,
        judging: Judging,
        imagine: Imagine | None,
        budget: Budget,
        kept: Node | None = None,
        settings: PlannerSettings = PLANNER_SETTINGS,
    ) -> None:
        self._now = budget.clock
        self._begun = self._now()
        self._until = inf if budget.seconds is None else self._begun + IN_TIME * budget.seconds
        self._perspective: Any = perspective  # its worlds may be of an edition
        self._seat = perspective.seat
        self._rng = rng
        self._evaluation = evaluation
        self._judging = judging
        self._imagine = imagine
        self._budget = budget
        self._kept = kept
        self._settings = settings
        self._nearest = self._farthest = self._horizon = 0
        self._ends_of: dict[Action, list[float]] = {}
        """How the playouts of each candidate ended, comparison by comparison."""
        self.playouts = 0
        self.decisions = 0
        """How many decisions the engine has played for it."""

    def run(self) -> Node:
        """The decision with all that was found out about it within the budget; the moves that looked best first."""
        world = self._world()
        looks = self._judging.look(world, self._seat, self._perspective.legal(), self._rng)
        root = self._with_what_was_kept(Node({action: Move(worth - looks[0][0]) for worth, action in looks}))
        if self._evaluation.obvious(world, self._seat):
            return root
        self._nearest, self._farthest = self._evaluation.horizon(world)
        if self._judging.learned:
            near, far = self._settings.reach
            self._nearest, self._farthest = min(near, self._nearest), min(far, self._farthest)
        live = self._candidates(root)
        self._ends_of = {action: [] for action in live}
        with suppress(SpentError):
            self._halve(root, live)
        return root

    def difference(self, action: Action, other: Action) -> tuple[float, float] | None:
        """By how much one action did better than another in the worlds both met, and its standard error.

        None if they met in fewer than two.
        """
        pairs = self.met(action, other)
        if len(pairs) < 2:
            return None
        differences = [mine - theirs for mine, theirs in pairs]
        return fmean(differences), stdev(differences) / sqrt(len(differences))

    def met(self, action: Action, other: Action) -> list[tuple[float, float]]:
        """How playouts of the two ended in each world that both met."""
        return list(zip(self._ends_of.get(action, ()), self._ends_of.get(other, ()), strict=False))

    def _world(self) -> World:
        world = self._perspective.sample(self._rng)
        if self._imagine is not None:
            self._imagine(world, self._seat, self._rng)
        return world

    # Candidates -------------------------------------------------------------------------------------------------------

    def _with_what_was_kept(self, root: Node) -> Node:
        """What an earlier search found out about this very decision corrects the first look, and its tree goes on.

        Its playouts are not counted as such: they were in other worlds, and luck there is no merit of an action.
        """
        kept, trust = self._kept, self._settings.trust
        if kept is None or not kept.playouts:
            return root
        usual = kept.gains / kept.playouts
        for action, move in root.moves.items():
            if known := kept.moves.get(action):
                found = known.gains - known.playouts * usual
                move.look = (trust * move.look + found) / (trust + known.playouts)
                move.then = known.then
        return root

    def _candidates(self, root: Node) -> list[Action]:
        """The actions that seem best by now; the more budget, the more of them."""
        settings, budget = self._settings, self._budget
        playouts = inf if budget.seconds is None else settings.pace * budget.seconds
        playouts = min(playouts, budget.iterations or inf)
        number = max(2, ceil(settings.candidates * sqrt(playouts / 100)))
        ranked = sorted(root.moves, key=lambda action: root.value(root.moves[action], settings.trust), reverse=True)
        return ranked[:number]

    def _halve(self, root: Node, live: list[Action]) -> None:
        """Compares candidates until one is left or the budget is spent; after each part of it at most half stay."""
        trust, number, comparisons = self._settings.trust, len(live), 0
        stages = max(1, ceil(log2(number)))
        for stage in range(1, stages + 1):
            while len(live) > 1 and self._spent() < stage / stages:
                self._horizon = min(self._farthest, self._nearest + comparisons // self._settings.patience)
                self._compare(root, live)
                comparisons += 1
                if comparisons >= self._settings.few and not comparisons % 4:
                    self._give_up_beaten(root, live)
            live.sort(key=lambda action: root.value(root.moves[action], trust), reverse=True)
            del live[ceil(number / 2**stage) :]

    def _give_up_beaten(self, root: Node, live: list[Action]) -> None:
        """Candidates that are clearly behind the best one go."""
        best = max(live, key=lambda action: root.value(root.moves[action], self._settings.trust))
        for action in live[:]:
            if action is not best and (found := self.difference(best, action)) is not None:
                ahead, error = found
                if ahead > self._settings.certainty * error:
                    live.remove(action)

    def _spent(self) -> float:
        """The part of the budget that is gone."""
        gone = 0.0 if self._budget.iterations is None else self.playouts / self._budget.iterations
        if self._budget.seconds is None:
            return gone
        return max(gone, (self._now() - self._begun) / (self._until - self._begun))

    def _compare(self, root: Node, live: list[Action]) -> None:
        """One playout of each candidate, all in the same world and as far."""
        world = self._world()
        before = self._judging.value(world, self._seat)
        for action in live:
            if self._spent() >= 1.0:
                raise SpentError
            end = self._playout(root, action, world if action is live[-1] else world.clone(), before)
            self._ends_of[action].append(end)

    # Playouts ---------------------------------------------------------------------------------------------------------

    def _playout(self, root: Node, action: Action, state: World, before: float) -> float:
        """Plays on from the action as far as the horizon, remembers what was gained there and says so."""
        me, clock, quick = self._seat, self._evaluation.clock, self._evaluation.quick
        until = clock(state) + self._horizon
        move = root.moves[action]
        path = [(root, move)]
        happened: list[Event] = []
        self.decisions += 1
        state.apply(me, action, happened)
        seat, inside = me, True
        while not state.over and clock(state) < until:
            if seat not in state.to_act:
                seat = state.to_act[0]
            legal = state.legal(seat)
            answer: Action | None
            if len(legal) == 1:
                answer = legal[0]
            elif inside and seat == me:
                seen = tuple([e for e in happened if (only := e.audience()) is None or only == me])
                happened.clear()
                node = move.then.get(seen)
                if node is None:
                    if move.then is NOTHING:
                        move.then = {}
                    node = move.then[seen] = self._met(state, legal)
                    inside = False
                answer = self._promising(node, legal)
                move = node.moves[answer]
                path.append((node, move))
            else:
                answer = quick(state, seat, legal)
            if answer is not None:
                self.decisions += 1
                state.apply(seat, answer, happened if inside else None)
            elif inside:
                best = max(self._ends(state, seat, legal), key=itemgetter(0))[1]
                self._go_on(state, seat, best, happened)
            else:
                state = max(self._ends(state, seat, legal, keep=False), key=itemgetter(0))[2]
            if self._now() > self._until:
                raise SpentError
        self.playouts += 1
        value = self._judging.value(state, me) - before
        for node, taken in path:
            taken.playouts += 1
            taken.gains += value
            node.playouts += 1
            node.gains += value
        return value

    def _go_on(self, state: World, seat: int, action: Action, happened: list[Event]) -> None:
        """Another seat's action and its chain of small decisions, with what happens then."""
        state.apply(seat, action, happened)
        self.decisions += 1 + follow_chain(state, seat, self._evaluation.follow, happened)

    def _ends(
        self, state: World, seat: int, legal: list[Action], keep: bool = True
    ) -> list[tuple[float, Action, World]]:
        """What comes of each action, with every decision on the way counted."""
        found, decisions = ends_of(state, seat, legal, self._evaluation, keep)
        self.decisions += decisions
        return found

    def _met(self, state: World, legal: list[Action]) -> Node:
        """A decision of the seat's own, met for the first time; what looks best comes first."""
        ends = sorted(self._ends(state, self._seat, legal), key=itemgetter(0), reverse=True)
        return Node({action: Move(worth - ends[0][0]) for worth, action, _ in ends})

    def _promising(self, node: Node, legal: list[Action]) -> Action:
        """What has done well, or might and was tried little; the more often it is asked, the more actions it looks at.

        Legal actions are the same wherever the seat sees the same.
        """
        trust, playouts = self._settings.trust, node.playouts
        doubt = self._settings.curiosity * sqrt(log(1 + playouts))
        usual = node.gains / playouts if playouts else 0.0
        best, chosen = -inf, legal[0]
        for action, move in islice(node.moves.items(), 2 + isqrt(playouts)):
            # The node's `value`, written out: this runs for every action of every step inside the tree.
            weight = move.playouts + trust
            value = (move.gains + trust * (usual + move.look)) / weight + doubt / sqrt(weight)
            if value > best:
                best, chosen = value, action
        return chosen
