"""The network by torch, on its accelerator where there is one."""

from __future__ import annotations

from time import monotonic
from typing import Any

from kaffeehaus.learning.correction import DECAY, EPOCHS, LEAST_STEP, STEP, Size
from kaffeehaus.learning.linear import Line, Maths, alike
from kaffeehaus.learning.positions import Positions, Shape
from kaffeehaus.learning.selfplay import Array

ROWS = 262144


class Network:
    """The line, as it was laid, and layers that say nothing yet."""

    def __init__(
        self, maths: Maths, positions: Positions, shape: Shape, line: Line, size: Size, chosen: Array, seed: int
    ) -> None:
        maths.torch.manual_seed(seed)
        self._maths = maths
        self._shape = shape
        self._x = maths.put(positions.x)
        self._chosen = maths.put(chosen)
        self._model = _model(maths.torch, shape, line, size).to(maths.device)

    def told(self) -> Any:
        """What they say of every position."""
        torch, x = self._maths.torch, self._x
        self._model.eval()
        with torch.no_grad():
            pieces = [self._rows(x[at : at + ROWS]) for at in range(0, len(x), ROWS)]
        return torch.cat(pieces)

    def train(self, target: Any, batch: int, until: float) -> None:
        """Some epochs towards these targets, with steps that become smaller."""
        torch, chosen = self._maths.torch, self._chosen
        self._model.train()
        optimizer = torch.optim.AdamW(self._model.parameters(), lr=STEP, weight_decay=DECAY)
        steps, done = EPOCHS * (-(-len(chosen) // batch)), 0
        for _ in range(EPOCHS):
            order = chosen[torch.randperm(len(chosen), device=chosen.device)]
            for at in range(0, len(order), batch):
                rows = order[at : at + batch]
                loss = ((self._rows(self._x[rows]) - target[rows]) ** 2).mean()
                for group in optimizer.param_groups:
                    group["lr"] = STEP * (1 - done / steps) + LEAST_STEP
                done += 1
                optimizer.zero_grad(set_to_none=True)
                loss.backward()
                optimizer.step()
            if monotonic() > until:
                return

    def taken(self) -> tuple[Line, list[tuple[Array, Array]]]:
        """The line and the layers as they are now."""
        take, model = self._maths.take, self._model
        linear = [layer for layer in model.layers if isinstance(layer, self._maths.torch.nn.Linear)]
        line = Line(take(model.line), float(model.constant.detach()))
        return line, [(take(layer.weight), take(layer.bias)) for layer in linear]

    def _rows(self, x: Any) -> Any:
        return self._model(alike(self._maths, self._shape, x))


def _model(torch: Any, shape: Shape, line: Line, size: Size) -> Any:
    nn = torch.nn

    class Model(nn.Module):  # type: ignore[misc, name-defined]
        """What torch can train."""

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
