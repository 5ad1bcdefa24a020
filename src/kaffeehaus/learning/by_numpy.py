"""The network by numpy alone, with its slopes worked out by hand: slow for large ones, but it needs no torch."""

from __future__ import annotations

from time import monotonic

import numpy as np

from kaffeehaus.learning.correction import DECAY, EPOCHS, LEAST_STEP, STEP, Size
from kaffeehaus.learning.linear import Line, Maths, alike
from kaffeehaus.learning.positions import Positions, Shape
from kaffeehaus.learning.selfplay import Array

ROWS = 16384
MEMORY, MEMORY_OF_SQUARES, TINY = 0.9, 0.999, 1e-8
"""How long steps remember slopes and their squares, as AdamW's usual figures are."""


class Network:
    """The line, as it was laid, and layers that say nothing yet."""

    def __init__(
        self, maths: Maths, positions: Positions, shape: Shape, line: Line, size: Size, chosen: Array, seed: int
    ) -> None:
        self._maths = maths
        self._shape = shape
        self._x = positions.x
        self._chosen = chosen
        self._dropout = size.dropout
        self._rng = np.random.default_rng(seed)
        self._gates = [gate.feature for gate in shape.gates]
        self.parameters = [line.factors.astype(np.float32), np.array([line.constant], np.float32)]
        """The line, its constant, then factors and constants of each layer."""
        width = line.factors.shape[1]
        for wide in size.widths:
            most = 1 / np.sqrt(width)
            for shaped in ((wide, width), (wide,)):
                self.parameters.append(self._rng.uniform(-most, most, shaped).astype(np.float32))
            width = wide
        self.parameters += [np.zeros((1, width), np.float32), np.zeros(1, np.float32)]

    def told(self) -> Array:
        """What they say of every position."""
        x = self._x
        return np.concatenate([self.forward(self._rows(x[at : at + ROWS]))[0] for at in range(0, len(x), ROWS)])

    def train(self, target: Array, batch: int, until: float) -> None:
        """Some epochs towards these targets, with steps that become smaller."""
        chosen = self._chosen
        steps, done = EPOCHS * (-(-len(chosen) // batch)), 0
        means = [np.zeros_like(one) for one in self.parameters]
        squares = [np.zeros_like(one) for one in self.parameters]
        for _ in range(EPOCHS):
            order = self._rng.permutation(chosen)
            for at in range(0, len(order), batch):
                rows = order[at : at + batch]
                step = STEP * (1 - done / steps) + LEAST_STEP
                done += 1
                even, even_squares = 1 - MEMORY**done, 1 - MEMORY_OF_SQUARES**done
                slopes = self.slopes(self._rows(self._x[rows]), target[rows], self._dropout)
                for one, slope, mean, square in zip(self.parameters, slopes, means, squares, strict=True):
                    mean += (1 - MEMORY) * (slope - mean)
                    square += (1 - MEMORY_OF_SQUARES) * (slope * slope - square)
                    one *= 1 - step * DECAY
                    one -= step * (mean / even) / (np.sqrt(square / even_squares) + TINY)
            if monotonic() > until:
                return

    def taken(self) -> tuple[Line, list[tuple[Array, Array]]]:
        """The line and the layers as they are now."""
        line, constant, *rest = (one.copy() for one in self.parameters)
        return Line(line, float(constant[0])), list(zip(rest[::2], rest[1::2], strict=True))

    def forward(self, z: Array, dropout: float = 0.0) -> tuple[Array, list[Array]]:
        """What they say of rows, and what every layer was given; parts are left out at random where so much is."""
        line, constant, *layers = self.parameters
        bends = z @ line.T
        value = bends[:, 0] + constant[0]
        if self._gates:
            value += (z[:, self._gates] * bends[:, 1:]).sum(1)
        given = [z]
        for factors, bias in zip(layers[:-2:2], layers[1:-2:2], strict=True):
            y = np.maximum(given[-1] @ factors.T + bias, 0.0)
            if dropout:
                y *= (self._rng.random(y.shape, np.float32) >= dropout) / np.float32(1 - dropout)
            given.append(y)
        return value + (given[-1] @ layers[-2].T + layers[-1])[:, 0], given

    def slopes(self, z: Array, target: Array, dropout: float = 0.0) -> list[Array]:
        """By how much the mean square of the errors grows with each parameter."""
        value, given = self.forward(z, dropout)
        error = ((value - target) * np.float32(2 / len(z))).astype(np.float32)
        bends = [error @ z, *((error * z[:, gate]) @ z for gate in self._gates)]
        found: list[Array] = []
        back = error[:, None]
        for number in range(len(given) - 1, -1, -1):
            factors = self.parameters[2 + 2 * number]
            found = [back.T @ given[number], back.sum(0), *found]
            if number:
                back = (back @ factors) * (given[number] > 0)
                if dropout:
                    back /= np.float32(1 - dropout)
        return [np.array(bends), error.sum(keepdims=True), *found]

    def _rows(self, x: Array) -> Array:
        rows: Array = alike(self._maths, self._shape, x)
        return rows
