"""What a decision was worth: what the strongest bot would have done with what the seat knew, and how much better it is.

The bot looks for its choice as it would at a table. Then that and what was played meet in worlds of their own, the same
for both: so neither luck nor having been the best of many makes the one look better than it is.
"""

from __future__ import annotations

from random import Random
from statistics import NormalDist
from typing import Any, NamedTuple

from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.evaluation import evaluation_of
from kaffeehaus.bots.grounds import apart
from kaffeehaus.bots.judging import learned_of
from kaffeehaus.bots.master import Mind
from kaffeehaus.bots.planner import PLANNER_SETTINGS
from kaffeehaus.bots.why import Alternative, Apart, parts_apart
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.state import GameState
from kaffeehaus.review.chances import chance_of, lead_of

BOT = "master"
BEST, FINE, SLIP, MISS, LUCK, ONLY = VERDICTS = ("best", "fine", "slip", "miss", "luck", "only")
"""What is said of a decision; luck, and what was no choice, is not judged."""
LIMITS = ((1.0, BEST), (3.0, FINE), (8.0, SLIP))
"""Up to how many points of chance a decision may cost to be called so."""
SURE = 0.8
"""Unless it is so sure that the other is better, nothing is called worse than fine."""
DOUBT = 4.0
"""Two actions differ by about so many points, as far as one knows before trying: few worlds are not believed more."""
REASONS, WEIGHTY = 3, 0.2
"""So many reasons are told, the weightiest first, and none that weighs less than this part of it."""
OTHER_WORLDS = 100
"""What the seeds of those worlds begin with in which two actions meet."""
TINY = 1e-9


class Effort(NamedTuple):
    """How much is thought about a decision; the same effort leads to the same review, on any machine."""

    search: int = 64
    """How many playouts the bot has to find its choice."""
    meeting: int = 24
    """In how many worlds its choice and another meet."""


EFFORT = Effort()


class Better(NamedTuple):
    """By how much the bot's choice is better than what was played."""

    points: float
    """As far as it is believed."""
    sure: float | None
    """The chance that it is better at all; None where nothing was played on."""
    worlds: int
    won: int
    """In how many worlds they met, and in how many of them it did better."""


class Judged(NamedTuple):
    """A decision of a seat, judged by nothing but what the seat could know."""

    number: int
    """How many actions were played before."""
    seat: int
    action: str
    verdict: str
    chance: float
    """The chance to win with the better choice, from 0 to 1."""
    cost: float
    """How many points of chance the action gave away."""
    preferred: str | None = None
    """What the bot would have done instead, if anything else."""
    points: float = 0.0
    sure: float | None = None
    worlds: int = 0
    won: int = 0
    reasons: tuple[str, ...] = ()
    """In which parts of the position the bot's choice is better, as an evaluation names them."""

    def to_json(self) -> dict[str, Any]:
        """The decision as plain data."""
        return self._asdict() | {"reasons": list(self.reasons)}

    @classmethod
    def of(cls, told: dict[str, Any]) -> Judged:
        """The decision that plain data tell of."""
        return cls(**told | {"reasons": tuple(told["reasons"])})


class _Between(Perspective):
    """The same decision with only some of its actions."""

    __slots__ = ("_only",)

    def __init__(self, perspective: Perspective, only: list[Action]) -> None:
        self.seat = perspective.seat
        self._world = perspective._world
        self._only = only

    def legal(self) -> list[Action]:
        """What is left."""
        return self._only.copy()


def judged(state: GameState, number: int, seat: int, action: Action, effort: Effort = EFFORT) -> Judged:
    """What this action of the seat is worth at this moment, after so many others."""
    perspective = Perspective(state, seat)
    chance = chance_of(state, lead_of(perspective).points)
    found = Judged(number, seat, str(action), BEST, round(chance, 4), 0.0)
    if len(perspective.legal()) == 1:
        return found._replace(verdict=LUCK if _reveals(perspective, action) else ONLY)
    # Nothing that is hidden may leak into what the bot draws, so it always begins alike.
    bot = make(BOT, state.game.key, Random(seat), Budget(iterations=effort.search))
    preferred = bot.choose(perspective)
    if preferred is action:
        return found
    better = _better(state.game.key, perspective, preferred, action, effort)
    after = chance_of(state, lead_of(perspective).points - better.points)
    cost = 100 * (chance - after)
    verdict = next((name for limit, name in LIMITS if cost <= limit), MISS)
    if verdict not in (BEST, FINE) and (better.sure is not None and better.sure < SURE):
        verdict, cost = FINE, LIMITS[1][0]
    reasons = _reasons(state.game.key, perspective, preferred, action)
    return found._replace(
        verdict=verdict,
        cost=round(cost, 2),
        preferred=str(preferred),
        points=round(better.points, 2),
        sure=better.sure,
        worlds=better.worlds,
        won=better.won,
        reasons=reasons,
    )


def _reveals(perspective: Perspective, action: Action) -> bool:
    world = perspective.sample(Random(0))
    before = world.shown
    world.apply(perspective.seat, action)
    return world.shown != before


def _better(game: str, perspective: Perspective, preferred: Action, played: Action, effort: Effort) -> Better:
    """How the two compare in worlds that only they meet in."""
    never = PLANNER_SETTINGS._replace(few=effort.meeting + 1)  # all worlds count, or the clear ones would count more
    rng, budget = Random(OTHER_WORLDS + perspective.seat), Budget(iterations=2 * effort.meeting)
    planner = Mind(game, settings=never).planner(_Between(perspective, [preferred, played]), rng, budget)
    root = planner.run()
    pairs = planner.met(preferred, played)
    told = planner.difference(preferred, played)
    if told is None:  # the first look is all there is
        gap = root.moves[preferred].look - root.moves[played].look
        return Better(max(0.0, gap), None, 0, 0)
    ahead, error = told
    believed = ahead * DOUBT**2 / (DOUBT**2 + error**2)
    sure = round(NormalDist().cdf(ahead / max(error, TINY)), 2)
    return Better(max(0.0, believed), sure, len(pairs), sum(mine > theirs for mine, theirs in pairs))


def _reasons(game: str, perspective: Perspective, preferred: Action, played: Action) -> tuple[str, ...]:
    """The parts in which the bot's choice is better; those in which it is worse are no reason for it."""
    world, seat = perspective.sample(Random(0)), perspective.seat
    judge = learned_of(game)
    by: Apart | None = None
    if judge is not None and judge.fits(world):
        learned = judge

        def by(better: GameState, worse: GameState) -> dict[str, float]:
            return apart(game, learned, better, worse, seat)

    two = (Alternative(preferred), Alternative(played))
    found = parts_apart(world, seat, two, evaluation_of(game), by)
    least = WEIGHTY * max((points for _, points in found), default=0.0)
    return tuple(name for name, points in found if points > 0 and points >= least)[:REASONS]
