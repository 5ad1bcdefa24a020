"""What a seat could expect at a moment: its lead at the end as a judge tells it, and the chance to win that means."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from math import exp, log
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from kaffeehaus.bots.judging import judging_of, learned_of
from kaffeehaus.bots.why import BY_HAND, LEARNED, UNTRAINED
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.state import GameState
from kaffeehaus.games.registry import package_of, report_lack

WORLDS = 8
"""In so many worlds a judge looks that does not tell the same in all of them."""
FILE = "chances.json"
"""What leads have meant in games that were played for it, and how that was found; beside the game."""
USUAL_SLOPE = 0.05
"""How much a point more is worth where no games tell it, on the scale of a logistic curve."""


class Lead(NamedTuple):
    """How far a seat can expect to be ahead at the end, in points."""

    points: float
    judge: str
    """Who says so, as a message id."""


def lead_of(perspective: Perspective) -> Lead:
    """What the seat can expect from all that it knows.

    The learned judge tells a position from what the seat may know, so one world is enough for it.
    """
    world, seat = perspective.sample(Random(0)), perspective.seat
    game = world.game.key
    judge = learned_of(game)
    if judge is not None and judge.fits(world):
        return Lead(judge.value(world, seat), LEARNED)
    judging = judging_of(game, world)
    worlds = [world, *(perspective.sample(Random(number)) for number in range(1, WORLDS))]
    return Lead(fmean([judging.value(one, seat) for one in worlds]), BY_HAND if judge is None else UNTRAINED)


class Curve(NamedTuple):
    """What leads mean in one kind of game: a logistic curve for some rounds, and between those what lies between."""

    rounds: tuple[float, ...]
    middles: tuple[float, ...]
    """The logit of the chance at no lead at all, at each of these rounds."""
    slopes: tuple[float, ...]
    """By how much a point raises it; never below nothing, so more of a lead is never less of a chance."""

    def chance(self, lead: float, round: float) -> float:
        """The chance to win with this lead in this round."""
        return logistic(self._at(self.middles, round) + self._at(self.slopes, round) * lead)

    def _at(self, values: Sequence[float], round: float) -> float:
        rounds = self.rounds
        after = bisect_right(rounds, round)
        if after == 0 or after == len(rounds):
            return values[min(after, len(rounds) - 1)]
        part = (round - rounds[after - 1]) / (rounds[after] - rounds[after - 1])
        return values[after - 1] + part * (values[after] - values[after - 1])


def logistic(x: float) -> float:
    """The curve that turns any number into a chance."""
    return 1 / (1 + exp(-x)) if x >= 0 else 1 - 1 / (1 + exp(x))


def chance_now(state: GameState, seat: int) -> float:
    """The chance of a seat as it could tell it at this moment; at the end, whether it has won."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    return chance_of(state, lead_of(Perspective(state, seat)).points)


def chance_of(state: GameState, lead: float) -> float:
    """What a lead means at this moment of this game; everybody knows the round."""
    return curve_of(state.game.name, state.players).chance(lead, state.round)


def is_calibrated(state: GameState) -> bool:
    """Whether games judged by the very judge of this game have told what its leads mean."""
    found = told_of(state.game.name)
    return str(state.players) in found["curves"] and found["judge"] == digest(state)


def digest(state: GameState) -> str:
    """By what a judge of such games is known: another one may say something else of the same position."""
    judge = learned_of(state.game.key)
    if judge is None or not judge.fits(state):
        return BY_HAND if judge is None else UNTRAINED
    hashed = blake2b(digest_size=8)
    for name, numbers in sorted(judge.weights.arrays.items()):
        hashed.update(name.encode() + numbers.data)
    return hashed.hexdigest()


@cache
def curve_of(game: str, players: int) -> Curve:
    """The curve of a kind of game; where none is known, one by which no lead means an equal share."""
    found = told_of(game)["curves"].get(str(players))
    if found is None:
        return Curve((0.0,), (-log(players - 1),), (USUAL_SLOPE,))
    return Curve(*(tuple(found[name]) for name in Curve._fields))


NOTHING: dict[str, Any] = {"judge": None, "curves": {}}
"""What is known of a game of which nobody has played games for it."""


@cache
def told_of(game: str) -> dict[str, Any]:
    """What leads have meant in a game; nothing if its file cannot be read, and a line says so."""
    try:
        file = files(package_of(game)).joinpath(FILE)
        found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else NOTHING
        for curve in found["curves"].values():
            _ = found["judge"], [[float(value) for value in curve[name]] for name in Curve._fields]
        return found
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as problem:
        report_lack(game, FILE, problem)
        return NOTHING
