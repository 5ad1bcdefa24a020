"""From positions to weights: the line, and the networks that correct it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from kaffeehaus.bots.features.base import Features
from kaffeehaus.bots.learned.network import ByNumpy, Gate
from kaffeehaus.bots.learned.sealed import Numbers
from kaffeehaus.bots.learned.weights import Weights, dump, load
from kaffeehaus.core.contract import Game
from kaffeehaus.learning.correction import Size, correct
from kaffeehaus.learning.joining import joined
from kaffeehaus.learning.linear import ROWS, Line, Maths, lay, values
from kaffeehaus.learning.positions import SCALE, Positions, Shape, quality
from kaffeehaus.learning.selfplay import Array, Batch

GATES, GATES_DEVICE = 1, 5
"""By how many features the line may bend: on a processor, and on an accelerator."""
SIZES = {"small": Size((64, 32), 0.5, 0.1, 4), "large": Size((256, 64), 0.3, 0.2, 5)}
"""The networks that are tried."""
BY_NUMPY = ("small",)
"""Those of them that are tried where there is no torch."""


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
    begun: Weights | None = None,
) -> Iterator[Trained]:
    """The judges of a round, the lines first; the others as far as there is time."""
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
        return dumped(name, shape.gates, folded(shape, line, layers), told)

    def dumped(
        name: str, gates: tuple[Gate, ...], arrays: dict[str, Numbers], told: Array, settings: dict[str, int] = settings
    ) -> Trained:
        found = quality(positions, told)
        known = {**made, "judge": name, "positions": len(positions.x), "quality": found}
        edition = game.name, game.rules, game.content
        return Trained(name, dump(Weights(*edition, features.version, settings, known, gates, arrays)), found)

    ends = sealed("ends", by_ends, [], values(maths, positions, shape, by_ends))
    yield ends
    yield sealed("line", line, [], values(maths, positions, shape, line))
    if begun is not None:
        gates, arrays = joined(begun, load(ends.weights, ends.name))
        both = ByNumpy(gates, arrays)
        pieces = [positions.x[at : at + ROWS].astype(np.float32) for at in range(0, len(positions.x), ROWS)]
        told = np.concatenate([both.of(piece) for piece in pieces]) / np.float32(SCALE)
        known = {name: settings.get(name, 0) + begun.settings.get(name, 0) for name in {**settings, **begun.settings}}
        yield dumped("both", gates, arrays, told, dict(sorted(known.items())))
    if linear:
        return
    sizes = {name: size for name, size in SIZES.items() if maths.torch is not None or name in BY_NUMPY}
    for number, (name, size) in enumerate(sizes.items()):
        now = monotonic()
        if now > until:
            return
        share = now + (until - now) / (len(sizes) - number)
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
