"""The small network that corrects the line: it begins at nothing, and learns what no line can say. It needs torch.

A network that learns freely from the ends of games learns their luck by heart and plays badly. This one starts from the
line, its last layer at zero; parts of it are left out at random while it learns, its factors are pulled back towards
zero, and its targets look hardly beyond the next position of the seat.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from kaffeehaus.learning.linear import Line, Maths, alike, steps_from_end
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


def correct(
    maths: Maths, positions: Positions, shape: Shape, line: Line, size: Size, seed: int, until: float
) -> Corrected:
    """Learns the correction; when the time is up, what has been learned by then is taken."""
    torch = maths.torch
    torch.manual_seed(seed)
    x = maths.put(positions.x)
    model = _model(torch, shape, line, size).to(maths.device)
    ends = maths.put(positions.target.astype(np.float32))
    weight = maths.put((~positions.cut).astype(np.float32))
    chosen = maths.put(np.flatnonzero(positions.training & ~positions.cut))
    ladder = _Ladder(maths, positions)
    batch = max(64, min(BATCH, len(chosen) // FEWEST))

    def told() -> Any:
        model.eval()
        with torch.no_grad():
            pieces = [model(alike(maths, shape, x[at : at + 262144])) for at in range(0, len(x), 262144)]
        return torch.cat(pieces)

    for _ in range(size.rounds):
        target = ladder.targets(told(), ends, size.trust)
        _train(torch, model, lambda rows: alike(maths, shape, x[rows]), target, weight, chosen, batch, until)
        if monotonic() > until:
            break
    values = maths.take(told())
    layers = [
        (maths.take(layer.weight), maths.take(layer.bias))
        for layer in model.layers
        if isinstance(layer, torch.nn.Linear)
    ]
    return Corrected(Line(maths.take(model.line), float(model.constant.detach())), layers, values)


def _train(
    torch: Any,
    model: Any,
    rows_of: Callable[[Any], Any],
    target: Any,
    weight: Any,
    chosen: Any,
    batch: int,
    until: float,
) -> None:
    """Some epochs towards these targets, with steps that become smaller."""
    model.train()
    optimizer = torch.optim.AdamW(model.parameters(), lr=STEP, weight_decay=DECAY)
    steps, done = EPOCHS * (-(-len(chosen) // batch)), 0
    for _ in range(EPOCHS):
        order = chosen[torch.randperm(len(chosen), device=chosen.device)]
        for at in range(0, len(order), batch):
            rows = order[at : at + batch]
            loss = (weight[rows] * (model(rows_of(rows)) - target[rows]) ** 2).mean()
            for group in optimizer.param_groups:
                group["lr"] = STEP * (1 - done / steps) + LEAST_STEP
            done += 1
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
        if monotonic() > until:
            return


def _model(torch: Any, shape: Shape, line: Line, size: Size) -> Any:
    nn = torch.nn

    class Model(nn.Module):  # type: ignore[misc, name-defined]
        """The line, as it was laid, and layers that say nothing yet."""

        def __init__(self) -> None:
            super().__init__()
            width, layers = line.factors.shape[1], []
            for wide in size.widths:
                layers += [nn.Linear(width, wide), nn.ReLU(), nn.Dropout(size.dropout)]
                width = wide
            last = nn.Linear(width, 1)
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)
            self.layers = nn.Sequential(*layers, last)
            self.line = nn.Parameter(torch.from_numpy(line.factors.copy()))
            self.constant = nn.Parameter(torch.tensor(line.constant, dtype=torch.float32))
            self.gates = [gate.feature for gate in shape.gates]

        def forward(self, z: Any) -> Any:
            bends = z @ self.line.T
            value = bends[:, 0] + self.constant
            if self.gates:
                value = value + (z[:, self.gates] * bends[:, 1:]).sum(1)
            return value + self.layers(z)[:, 0]

    return Model()


class _Ladder:
    """The lines of all positions, so that targets are worked out step by step from the end of each."""

    def __init__(self, maths: Maths, positions: Positions) -> None:
        last, cut = positions.last, positions.cut
        self._torch = maths.torch
        self._steps = [
            (maths.put(rows[last[rows]]), maths.put(rows[~last[rows]]), maths.put(rows[cut[rows]]))
            for rows in steps_from_end(last)
        ]

    def targets(self, told: Any, ends: Any, trust: float) -> Any:
        """What each position should be told to be worth, if the later ones are worth what they are told to be."""
        target = told.clone()
        for first, later, broken in self._steps:
            target[first] = ends[first]
            target[later] = (1 - trust) * told[later + 1] + trust * target[later + 1]
            target[broken] = told[broken]
        return target
