"""From features to one number: a straight line that bends with a few gates, and a small network that corrects it.

The line has a row of factors for itself and one more for each gate. A gate is one of the features, moved and stretched:
how late it is, how many play. So what a thing is worth may change in the course of a game and from one version to the
next, and still every factor can be read. The network beside it knows what no line can say; it may be missing.

Both ways to work it out, by numpy and in plain Python, give the same to the last bit: machines add up in different
orders and so differ in the last digits, and those are rounded away.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from operator import mul
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kaffeehaus.bots.learned.sealed import Numbers

if TYPE_CHECKING:
    import numpy as np

Row = Sequence[float]
GRAIN = float(1 << 20)
"""Values are whole multiples of the part of a point that this is the inverse of."""


class Gate(NamedTuple):
    """A feature by which the line bends."""

    feature: int
    centre: float
    factor: float


class Network(Protocol):
    """What every way to work it out has in common."""

    def values(self, rows: Sequence[Row]) -> list[float]:
        """The number of each row of features."""


def fitting(gates: Sequence[Gate], arrays: dict[str, Numbers], features: int) -> bool:
    """Whether arrays have the sizes of a network for so many features."""
    line = arrays.get("line")
    if line is None or line.shape != (1 + len(gates), features + 1):
        return False
    if any(not 0 <= gate.feature < features for gate in gates):
        return False
    width, layers = features, len(arrays) - 1
    for number in range(layers):
        layer = arrays.get(f"layer-{number}")
        if layer is None or len(layer.shape) != 2 or layer.shape[1] != width + 1:
            return False
        width = layer.shape[0]
    return not layers or (layers > 1 and width == 1)


def make(gates: Sequence[Gate], arrays: dict[str, Numbers]) -> Network:
    """The network of a file: by numpy where there is numpy."""
    return (ByNumpy if find_spec("numpy") else Plain)(gates, arrays)


class ByNumpy:
    """Many rows at once. The line and the first layer are one table, so that a row is multiplied once."""

    def __init__(self, gates: Sequence[Gate], arrays: dict[str, Numbers]) -> None:
        import numpy as np

        tables = [_table(one) for one in arrays.values()]
        self._gates = np.array([gate.feature for gate in gates], np.intp)
        self._centres = np.array([gate.centre for gate in gates], np.float64)
        self._factors = np.array([gate.factor for gate in gates], np.float64)
        self._bends = len(gates) + 1
        first = np.concatenate(tables[:2])
        self._first = np.ascontiguousarray(first[:, :-1].T)
        self._first_bias = np.ascontiguousarray(first[:, -1])
        self._layers = [(np.ascontiguousarray(one[:, :-1].T), one[:, -1].copy()) for one in tables[2:]]
        self._maximum, self._from = np.maximum, np.frombuffer
        self._packed = Struct(f"{len(self._first)}d").pack

    def values(self, rows: Sequence[Row]) -> list[float]:
        """The number of each row of features."""
        if len(rows) == 1:
            return [round(self._value(self._from(self._packed(*rows[0]))) * GRAIN) / GRAIN]
        x = self._from(b"".join([self._packed(*row) for row in rows])).reshape(len(rows), -1)
        return [round(value * GRAIN) / GRAIN for value in self.of(x).tolist()]

    def of(self, x: Any) -> Any:
        """The same for a table of floats, not rounded."""
        bends = self._bends
        y = x @ self._first + self._first_bias
        value = y[:, 0]
        if bends > 1:
            value = value + ((x[:, self._gates] - self._centres) * self._factors * y[:, 1:bends]).sum(1)
        if self._layers:
            x = self._maximum(y[:, bends:], 0.0)
            for factors, bias in self._layers[:-1]:
                x = self._maximum(x @ factors + bias, 0.0)
            factors, bias = self._layers[-1]
            value = value + (x @ factors + bias)[:, 0]
        return value

    def _value(self, x: Any) -> float:
        """The same for a single row, as a search asks: with a table of one row numpy takes half as long again."""
        bends = self._bends
        y = x @ self._first
        y += self._first_bias
        value = float(y[0])
        if bends > 1:
            value += float(((x[self._gates] - self._centres) * self._factors) @ y[1:bends])
        if self._layers:
            x = self._maximum(y[bends:], 0.0)
            for factors, bias in self._layers[:-1]:
                x = x @ factors
                x += bias
                x = self._maximum(x, 0.0)
            factors, bias = self._layers[-1]
            value += float((x @ factors)[0] + bias[0])
        return value


def _sum_of_products(a: Row, b: Row) -> float:
    return float(sum(map(mul, a, b)))


_product: Callable[[Row, Row], float] = getattr(math, "sumprod", _sum_of_products)


class Plain:
    """One row after the other, without any library."""

    def __init__(self, gates: Sequence[Gate], arrays: dict[str, Numbers]) -> None:
        self._gates = list(gates)
        self._line, *self._layers = [one.rows() for one in arrays.values()]

    def values(self, rows: Sequence[Row]) -> list[float]:
        """The number of each row of features."""
        return [round(self._value([*row, 1.0]) * GRAIN) / GRAIN for row in rows]

    def _value(self, x: list[float]) -> float:
        value = _product(self._line[0], x)
        for gate, factors in zip(self._gates, self._line[1:], strict=True):
            value += (x[gate.feature] - gate.centre) * gate.factor * _product(factors, x)
        if self._layers:
            for layer in self._layers[:-1]:
                x = [max(0.0, _product(factors, x)) for factors in layer]
                x.append(1.0)
            value += _product(self._layers[-1][0], x)
        return value


def _table(one: Numbers) -> np.ndarray[Any, Any]:
    import numpy as np

    kind = "<f2" if one.kind == "e" else "<f4"
    return np.frombuffer(one.data, kind).reshape(one.shape).astype(np.float64)
