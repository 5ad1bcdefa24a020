"""From positions to weights: the line, and the networks that correct it if there is torch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.learned.sealed import Numbers
from kaffeehaus.bots.learned.weights import Weights, dump
from kaffeehaus.core.contract import Game
from kaffeehaus.learning.correction import Size, correct
from kaffeehaus.learning.linear import Line, Maths, lay, values
from kaffeehaus.learning.positions import SCALE, Positions, Shape, quality
from kaffeehaus.learning.selfplay import Array, Batch

GATES, GATES_DEVICE = 1, 5
"""By how many features the line may bend: on a processor, and on an accelerator."""
SIZES = {"small": Size((64, 32), 0.5, 0.1, 4), "large": Size((256, 64), 0.3, 0.2, 5)}
"""The networks that are tried."""


class Trained(NamedTuple):
    """A judge that may be kept, if it wins."""

    name: str
    weights: bytes
    quality: dict[str, float]


def train(
    game: Game,
    features: Features,
    batches: Sequence[Batch],
    settings: dict[str, int],
    made: dict[str, Any],
    seed: int,
    until: float,
    linear: bool = False,
) -> Iterator[Trained]:
    """The judges of a round, the lines first; the others as far as there is torch and time."""
    maths = Maths(torch=not linear)
    positions = Positions.of(batches)
    shape = Shape.of(positions, GATES if maths.device == "cpu" else GATES_DEVICE)
    try:
        by_ends, line = lay(maths, positions, shape)
    except RuntimeError:  # an accelerator without room for it; what torch says of one is always this
        maths = Maths(torch=False)
        shape = Shape.of(positions, GATES)
        by_ends, line = lay(maths, positions, shape)

    def sealed(name: str, line: Line, layers: Sequence[tuple[Array, Array]], told: Array) -> Trained:
        found = quality(positions, told)
        known = {**made, "judge": name, "positions": len(positions.x), "quality": found}
        arrays = folded(shape, line, layers)
        edition = game.name, game.rules, game.content
        return Trained(name, dump(Weights(*edition, features.version, settings, known, shape.gates, arrays)), found)

    yield sealed("ends", by_ends, [], values(maths, positions, shape, by_ends))
    yield sealed("line", line, [], values(maths, positions, shape, line))
    if maths.torch is None:
        return
    for number, (name, size) in enumerate(SIZES.items()):
        now = monotonic()
        if now > until:
            return
        share = now + (until - now) / (len(SIZES) - number)
        corrected = correct(maths, positions, shape, line, size, seed, share)
        yield sealed(name, corrected.line, corrected.layers, corrected.values)


def folded(shape: Shape, line: Line, layers: Sequence[tuple[Array, Array]]) -> dict[str, Numbers]:
    """The tables of a network for features as they are, and values in points; constants are the last column."""
    factors, constants = line.factors.astype(np.float64), np.zeros(len(line.factors))
    constants[0] = line.constant
    tables = {"line": SCALE * _unmade(shape, factors, constants)}
    for number, (weight, bias) in enumerate(layers):
        weight, bias = weight.astype(np.float64), bias.astype(np.float64)
        table = np.column_stack([weight, bias]) if number else _unmade(shape, weight, bias)
        tables[f"layer-{number}"] = table * (SCALE if number == len(layers) - 1 else 1.0)
    return {name: Numbers("f", one.shape, one.astype("<f4").tobytes()) for name, one in tables.items()}


def _unmade(shape: Shape, factors: Array, constants: Array) -> Array:
    """Factors for features that were not made alike."""
    plain = factors / shape.spread
    return np.column_stack([plain, constants - plain @ shape.mean.astype(np.float64)])
