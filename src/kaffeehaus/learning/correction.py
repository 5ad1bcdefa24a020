"""The small network that corrects the line: it begins at nothing, and learns what no line can say.

A network that learns freely from the ends of games learns their luck by heart and plays badly. This one starts from the
line, its last layer at zero; parts of it are left out at random while it learns, its factors are pulled back towards
zero, and its targets look hardly beyond the next position of the seat. Where there is torch it is torch's
(`by_torch`), elsewhere one worked out by hand (`by_numpy`): both learn the same way, but not to the same last digit.
"""

from __future__ import annotations

from importlib import import_module
from time import monotonic
from typing import Any, NamedTuple, Protocol

import numpy as np

from kaffeehaus.learning.linear import Line, Maths, steps_from_end
from kaffeehaus.learning.positions import Positions, Shape
from kaffeehaus.learning.selfplay import Array

STEP, LEAST_STEP = 1e-3, 1e-5
DECAY = 0.05
EPOCHS = 2
BATCH = 8192
FEWEST = 20
"""A smaller training takes smaller batches, so that an epoch has at least so many steps."""


class Size(NamedTuple):
    """What is tried: the widths of the layers, and how they learn."""

    widths: tuple[int, ...]
    trust: float
    dropout: float
    rounds: int


class Corrected(NamedTuple):
    """A line, as it was learned on, and the layers that correct it: factors and constants of each."""

    line: Line
    layers: list[tuple[Array, Array]]
    values: Array
    """What both say of every position."""


class Network(Protocol):
    """The line and the layers that correct it, while they learn."""

    def told(self) -> Any:
        """What they say of every position."""

    def train(self, target: Any, batch: int, until: float) -> None:
        """Some epochs towards these targets."""

    def taken(self) -> tuple[Line, list[tuple[Array, Array]]]:
        """The line and the layers as they are now."""


def correct(
    maths: Maths, positions: Positions, shape: Shape, line: Line, size: Size, seed: int, until: float
) -> Corrected:
    """Learns the correction; when the time is up, what has been learned by then is taken."""
    chosen = np.flatnonzero(positions.training & ~positions.cut)
    kind = import_module("kaffeehaus.learning." + ("by_numpy" if maths.torch is None else "by_torch"))
    network: Network = kind.Network(maths, positions, shape, line, size, chosen, seed)
    ends = maths.put(positions.target.astype(np.float32))
    ladder = _Ladder(maths, positions)
    batch = max(64, min(BATCH, len(chosen) // FEWEST))
    for _ in range(size.rounds):
        network.train(ladder.targets(network.told(), ends, size.trust), batch, until)
        if monotonic() > until:
            break
    return Corrected(*network.taken(), maths.take(network.told()))


class _Ladder:
    """The lines of all positions, so that targets are worked out step by step from the end of each."""

    def __init__(self, maths: Maths, positions: Positions) -> None:
        last, cut = positions.last, positions.cut
        self._steps = [
            (maths.put(rows[last[rows]]), maths.put(rows[~last[rows]]), maths.put(rows[cut[rows]]))
            for rows in steps_from_end(last)
        ]

    def targets(self, told: Any, ends: Any, trust: float) -> Any:
        """What each position should be told to be worth, if the later ones are worth what they are told to be."""
        target = told + 0  # a copy
        for first, later, broken in self._steps:
            target[first] = ends[first]
            target[later] = (1 - trust) * told[later + 1] + trust * target[later + 1]
            target[broken] = told[broken]
        return target
