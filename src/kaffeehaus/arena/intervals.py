"""Estimates with 95 % intervals that respect that the games of one deal belong together."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
_STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
"""Student's quantiles for 1 to 10 degrees of freedom."""


def student(freedom: int) -> float:
    """What Z is for a spread that is known from few things only: Student's quantile."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    # The first terms of its series in 1 / freedom are enough from here on.
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def caution(deals: int) -> float:
    """By how much a variance from so many deals is raised, so that Z times its root is Student's interval."""
    return (student(deals - 1) / Z) ** 2


class Estimate(NamedTuple):
    """A value and its 95 % interval; without enough deals there is no interval."""

    value: float
    low: float | None
    high: float | None

    def to_json(self) -> dict[str, float | None]:
        """The estimate as plain data."""
        return {name: None if x is None else round(x, 6) for name, x in self._asdict().items()}


class Sample(NamedTuple):
    """What a deal adds to an estimate: a sum, and over how many things it goes."""

    total: float
    number: int


def share(deals: Sequence[Sample]) -> Estimate:
    """A share between 0 and 1 with its Wilson interval.

    The things of one deal are not independent. Where that makes the share less certain, the interval is that of as
    many independent things as would be equally uncertain; it is never narrower than the plain one.
    """
    count = sum(deal.number for deal in deals)
    value = sum(deal.total for deal in deals) / count
    plain = value * (1 - value) / count
    spread = _variance(deals, value)
    if spread is not None and spread > plain > 0:
        low, high = wilson(value, count * plain / spread)
    else:
        low, high = wilson(value, count)
    return Estimate(value, low, high)


def mean(deals: Sequence[Sample]) -> Estimate:
    """A mean with the interval that the spread between deals gives."""
    value = sum(deal.total for deal in deals) / sum(deal.number for deal in deals)
    spread = _variance(deals, value)
    if spread is None:
        return Estimate(value, None, None)
    return Estimate(value, value - Z * sqrt(spread), value + Z * sqrt(spread))


def _variance(deals: Sequence[Sample], value: float) -> float | None:
    """The variance of a ratio of sums over deals, raised where few deals tell little of it."""
    if len(deals) < 2:
        return None
    count = sum(deal.number for deal in deals)
    squares = sum((deal.total - value * deal.number) ** 2 for deal in deals)
    return caution(len(deals)) * len(deals) / (len(deals) - 1) * squares / count**2


def wilson(value: float, count: float) -> tuple[float, float]:
    """The Wilson interval of a share of so many independent things."""
    square = Z * Z
    middle = (value + square / (2 * count)) / (1 + square / count)
    half = Z / (1 + square / count) * sqrt(value * (1 - value) / count + square / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


class Gathered:
    """Samples by deal, gathered one by one."""

    def __init__(self) -> None:
        self._deals: dict[int, Sample] = {}

    def add(self, deal: int, value: float, count: int = 1) -> None:
        """Adds a thing of a deal."""
        total, number = self._deals.get(deal, Sample(0.0, 0))
        self._deals[deal] = Sample(total + value, number + count)

    def samples(self) -> list[Sample]:
        """One sample a deal."""
        return [self._deals[deal] for deal in sorted(self._deals)]

    @property
    def total(self) -> float:
        """The sum over all deals."""
        return sum(sample.total for sample in self._deals.values())

    @property
    def count(self) -> int:
        """Over how many things."""
        return sum(sample.number for sample in self._deals.values())
