"""Ratings from all placings at once: a Plackett-Luce model on the scale of Elo, with 95 % intervals over deals."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from itertools import combinations, permutations
from math import log, sqrt
from random import Random
from typing import Any

from kaffeehaus.arena.intervals import Estimate, Z, caution
from kaffeehaus.arena.playing import Played

SCALE = 400 / log(10)
"""Elo points of a factor e in strength: 400 points are odds of ten to one."""


def available() -> bool:
    """Whether the library that fits the model is installed."""
    return find_spec("choix") is not None


def placing(game: Played, rng: Random) -> tuple[int, ...]:
    """Who came first, second and so on, as indices into the bots; equal places fall by lot."""
    winners = set(game.winners)
    seats = sorted(range(len(game.seats)), key=lambda seat: (seat in winners, game.scores[seat], rng.random()))
    return tuple(game.seats[seat] for seat in reversed(seats))


def ratings(games: Sequence[Played], bots: int, seed: int) -> list[Estimate]:
    """The rating of every bot; 0 is their mean.

    One drawn game between every two bots is added, so that one that never loses still has a rating.
    """
    import choix

    rng = Random(f"ratings/{seed}")
    deals: dict[int, list[tuple[int, ...]]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(placing(game, rng))
    # A draw is half a game won by each; as there are no half games, everything is there twice.
    placings = [one for deal in deals.values() for one in deal] * 2 + list(permutations(range(bots), 2))
    # A millionth of the scale is less than anybody will print.
    fitted = choix.ilsr_rankings(bots, placings, max_iter=1000, tol=1e-6)
    fitted = fitted - fitted.mean()
    errors = _errors(fitted, list(deals.values()))
    return [
        Estimate(SCALE * value, SCALE * (value - Z * error), SCALE * (value + Z * error))
        for value, error in zip(fitted.tolist(), errors, strict=True)
    ]


def _errors(fitted: Any, deals: Sequence[list[tuple[int, ...]]]) -> list[float]:
    """The standard errors: those of the likelihood, or those of the spread between deals where they are larger.

    The draw between every two bots is part of the likelihood, and of no deal.
    """
    import numpy

    weights = numpy.exp(fitted)
    each = numpy.eye(len(weights))
    information = numpy.zeros((len(weights), len(weights)))
    for one, other in combinations(range(len(weights)), 2):
        apart = each[one] - each[other]
        chance = weights[one] / (weights[one] + weights[other])
        information += chance * (1 - chance) * numpy.outer(apart, apart)
    between = numpy.zeros_like(information)
    for placings in deals:
        surprise = numpy.zeros(len(weights))
        for order in placings:
            left = each[list(order)].sum(axis=0)
            for first in order[:-1]:
                chances = left * weights / (left @ weights)
                surprise += each[first] - chances
                information += numpy.diag(chances) - numpy.outer(chances, chances)
                left = left - each[first]
        between += numpy.outer(surprise, surprise)
    # Only differences of ratings are known, so one direction of the matrix holds nothing but rounding.
    plain = numpy.linalg.pinv(information, rcond=1e-9, hermitian=True)
    if len(deals) > 1:
        between *= caution(len(deals)) * len(deals) / (len(deals) - 1)
    spread = plain @ between @ plain
    return [sqrt(value) for value in numpy.maximum(plain.diagonal(), spread.diagonal()).tolist()]
