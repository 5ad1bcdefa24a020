"""Why a bot chose as it did, as data: what it weighed, what that seemed to be worth, and its main reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from statistics import NormalDist
from typing import Any

from kaffeehaus.bots.evaluation import general
from kaffeehaus.bots.evaluation.base import Evaluation, follow_chain
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.state import GameState

ONLY_MOVE = "because-only-move"
CHANCE = "because-chance"
AHEAD = "because-ahead"
EVEN = "because-even"
RIVALS = "because-rivals"
REASONS = (ONLY_MOVE, CHANCE, AHEAD, EVEN, RIVALS)
"""The reasons that are no part of an evaluation: nothing else was legal, it was left to chance, it did best when the
game was played on, nothing sets it apart, or it is about the others."""
LEARNED, UNTRAINED, BY_HAND = "judge-learned", "judge-untrained", "judge-by-hand"
RULES, GENERAL = "judge-rules", "judge-general"
JUDGES = (LEARNED, UNTRAINED, BY_HAND, RULES, GENERAL)
"""Who judges, as message ids: the learned judge; rules of thumb, as the settings were not learned or nothing was; rules
of thumb, as for such a bot or decision always; or the points alone, where nobody knows the game."""
Apart = Callable[[GameState, GameState], dict[str, float]]
"""By how many points one position is better than another, for each of their parts."""
SMALL = 0.05
"""A difference of fewer points is none."""
WIDE = 1.96
"""So many standard errors to either side hold 95 %."""
TINY = 1e-9


@dataclass(frozen=True, slots=True)
class Alternative:
    """An action that was weighed."""

    action: Action
    value: float | None = None
    """What it seemed to be worth to the seat, in points; only differences between alternatives mean anything."""
    playouts: int = 0
    """How often it was played out."""
    behind: tuple[float, float] | None = None
    """Between how many and how many points it is behind the chosen one, for 95 %, where both were played out."""


@dataclass(frozen=True, slots=True)
class Why:
    """A decision and its grounds."""

    action: Action
    alternatives: tuple[Alternative, ...]
    """All that was weighed, the chosen action included, the best first."""
    reason: str
    """The message id of the main reason."""
    points: float = 0.0
    """How many points the main reason makes out against the next best alternative."""
    parts: tuple[tuple[str, float], ...] = ()
    """The parts of the evaluation in which it differs from the next best alternative, and by how much."""
    sure: float | None = None
    """The chance that it is better than the next best alternative, as far as playouts tell."""
    judge: str = ""
    """Who judged positions, as a message id; empty where nothing was judged."""
    likes: tuple[str, ...] = ()
    """What it likes more than others do, as message ids."""

    def to_json(self) -> dict[str, Any]:
        """The decision as plain data; `share` is the part of all playouts that an alternative got."""
        playouts = sum(a.playouts for a in self.alternatives)
        return {
            "action": str(self.action),
            "reason": {"id": self.reason, "args": {"points": self.points}},
            "parts": [{"part": name, "points": points} for name, points in self.parts],
            "sure": self.sure,
            "judge": self.judge,
            "likes": list(self.likes),
            "alternatives": [
                {
                    "action": str(a.action),
                    "value": a.value,
                    "playouts": a.playouts,
                    "share": round(a.playouts / playouts, 4) if playouts else 0.0,
                    "behind": a.behind,
                }
                for a in self.alternatives
            ],
        }


def only_move(action: Action) -> Why:
    """Nothing else was legal."""
    return Why(action, (Alternative(action),), ONLY_MOVE)


def by_chance(action: Action, legal: Sequence[Action]) -> Why:
    """It was as good as any."""
    others = [other for other in legal if other is not action]
    return Why(action, tuple(map(Alternative, [action, *others])), CHANCE)


def ahead_of(favourite: Action, found: Why) -> Why:
    """Something else looked better, but this did better when the game was played on; parts are told all the same."""
    values = {a.action: a.value or 0.0 for a in found.alternatives}
    return replace(found, reason=AHEAD, points=round(values[found.action] - values[favourite], 1))


def rules_of(evaluation: Evaluation) -> str:
    """Who judges where an evaluation does."""
    return GENERAL if evaluation is general.EVALUATION else RULES


def by_parts(
    world: GameState,
    seat: int,
    alternatives: tuple[Alternative, ...],
    evaluation: Evaluation,
    apart: Apart | None = None,
) -> Why:
    """The part, of the evaluation or as another judge tells, in which the best alternative beats the next one most."""
    differs = parts_apart(world, seat, alternatives, evaluation, apart)
    name, points = max(differs, key=itemgetter(1), default=("", 0.0))
    if points < SMALL:
        name, points = "", 0.0
    reason = f"because-{name}" if name else EVEN
    return Why(alternatives[0].action, alternatives, reason, points, differs, judge=rules_of(evaluation))


def parts_apart(
    world: GameState,
    seat: int,
    alternatives: tuple[Alternative, ...],
    evaluation: Evaluation,
    apart: Apart | None = None,
) -> tuple[tuple[str, float], ...]:
    """The parts in which the best alternative and the next one differ, the largest first."""
    best, other = (_end(world, seat, a.action, evaluation) for a in alternatives[:2])
    if apart is None:
        mine, theirs = evaluation.parts(best, seat), evaluation.parts(other, seat)
        gains = {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in {**mine, **theirs}}
    else:
        gains = apart(best, other)
    found = [(name, round(points, 1)) for name, points in gains.items() if abs(points) >= SMALL]
    return tuple(sorted(found, key=lambda gain: -abs(gain[1])))


def how_sure(found: Why, difference: Callable[[Action, Action], tuple[float, float] | None]) -> Why:
    """The same, with what playouts in common worlds tell: by how much one action does better than another."""
    weighed = []
    for other in found.alternatives:
        told = None if other.action is found.action else difference(found.action, other.action)
        if told is not None:
            ahead, error = told
            other = replace(other, behind=(round(ahead - WIDE * error, 1), round(ahead + WIDE * error, 1)))
        weighed.append(other)
    told = difference(found.action, weighed[1].action)
    sure = None if told is None else round(NormalDist().cdf(told[0] / max(told[1], TINY)), 2)
    return replace(found, alternatives=tuple(weighed), sure=sure)


def _end(world: GameState, seat: int, action: Action, evaluation: Evaluation) -> GameState:
    """What the action and its chain lead to."""
    state = world.clone()
    state.apply(seat, action)
    follow_chain(state, seat, evaluation.follow)
    return state
