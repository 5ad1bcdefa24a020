"""How much of a spread is explained by which things were there: exact least squares on indicators."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any


class Regression:
    """A value on the indicators of some things; only whole sums are kept, so the order of adding changes nothing."""

    def __init__(self, things: Sequence[str]) -> None:
        self._place = {thing: number for number, thing in enumerate(things, 1)}
        size = len(self._place) + 2
        # The products of the constant, every indicator and the value, each with each: the last row is the value's.
        self._products = [[0] * size for _ in range(size)]

    def add(self, there: Sequence[str], value: int) -> None:
        """Adds a case: which things were there, and its value."""
        products = self._products
        last = len(products) - 1
        columns = [0, *(self._place[thing] for thing in there)]
        for row in columns:
            for column in columns:
                products[row][column] += 1
            products[row][last] += value
            products[last][row] += value
        products[last][last] += value * value

    def to_json(self) -> dict[str, Any]:
        """The variance of the value, and which share of it is explained, as it is and adjusted for the indicators."""
        cases = self._products[0][0]
        whole, left, rank = self._eliminated()
        found: dict[str, Any] = {"cases": cases, "indicators": rank - 1, "variance": None, "share": None}
        found["adjusted"] = None
        if cases > 1:
            found["variance"] = round(float(whole / (cases - 1)), 6)
        if whole and cases > rank:
            found["share"] = round(float(1 - left / whole), 6)
            found["adjusted"] = round(float(1 - (left / (cases - rank)) / (whole / (cases - 1))), 6)
        return found

    def _eliminated(self) -> tuple[Fraction, Fraction, int]:
        """The squares around the mean, those left unexplained, and how many columns say something of their own."""
        rows = [[Fraction(value) for value in row] for row in self._products]
        last, rank, whole = len(rows) - 1, 0, Fraction(0)
        for pivot in range(last):
            if rows[pivot][pivot]:  # A column that the others already say, or that never occurred, is left out.
                rank += 1
                for row in range(pivot + 1, last + 1):
                    factor = rows[row][pivot] / rows[pivot][pivot]
                    if factor:
                        for column in range(pivot, last + 1):
                            rows[row][column] -= factor * rows[pivot][column]
            if pivot == 0:
                whole = rows[last][last]
        return whole, rows[last][last], rank
