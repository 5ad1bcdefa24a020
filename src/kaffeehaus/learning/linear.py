"""The straight line through all positions: by what games came to, then corrected by what the next position promises.

A target that looks only at the end of a game is full of luck. One that trusts the judgement of the seat's next position
is not, but rests on the judge itself. So the line is first laid through the ends, and then again and again through
targets that mix both (TD(λ)). As targets are sums of features, all of that is worked out with tables as large as the
features are many; the positions are gone through only once.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from kaffeehaus.learning.positions import Positions, Shape
from kaffeehaus.learning.selfplay import Array

TRUST = 0.5
"""λ: how far a target looks beyond the next position, from 0 (not at all) to 1 (only at the end)."""
ROUNDS = 12
RIDGE, RIDGE_LATER = 300.0, 100.0
"""How strongly factors are held near zero."""
WORSE = 1.1
"""How much larger the mean square of the errors may become from one round to the next."""
ROWS, ROWS_DEVICE = 8192, 65536
"""Positions at a time."""


class Line(NamedTuple):
    """The factors, for features that were made alike: a row for itself and one for each gate, then the constant."""

    factors: Array
    constant: float


class Maths:
    """The few operations that training needs: by torch where it is (on its accelerator, if there is one), or numpy."""

    def __init__(self, torch: bool = True) -> None:
        self.torch: Any = None
        self.device = "cpu"
        if torch and find_spec("torch") is not None:
            self.torch = import_module("torch")
            self.device = "cuda" if self.torch.cuda.is_available() else "cpu"

    @property
    def rows(self) -> int:
        """Positions at a time."""
        return ROWS if self.device == "cpu" else ROWS_DEVICE

    def put(self, array: Array) -> Any:
        """An array where it is worked with."""
        return array if self.torch is None else self.torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def take(self, array: Any) -> Array:
        """An array from there."""
        return array if self.torch is None else array.detach().cpu().numpy()  # type: ignore[no-any-return]

    def floats(self, array: Any) -> Any:
        """In single precision."""
        return array.astype(np.float32) if self.torch is None else array.float()

    def doubles(self, array: Any) -> Any:
        """In double precision."""
        return array.astype(np.float64) if self.torch is None else array.double()

    def zeros(self, *shape: int, double: bool = False) -> Any:
        """Nothing, so many times."""
        if self.torch is None:
            return np.zeros(shape, np.float64 if double else np.float32)
        kind = self.torch.float64 if double else self.torch.float32
        return self.torch.zeros(shape, dtype=kind, device=self.device)

    def beside(self, tables: list[Any]) -> Any:
        """Tables beside each other."""
        return np.concatenate(tables, 1) if self.torch is None else self.torch.cat(tables, 1)

    def solve(self, table: Any, right: Any, ridge: float) -> Any:
        """Factors by which the table gives the right side."""
        if self.torch is None:
            return np.linalg.solve(table + ridge * np.eye(len(table)), right)
        one = self.torch.eye(len(table), dtype=self.torch.float64, device=self.device)
        return self.torch.linalg.solve(table + ridge * one, right)


def alike(maths: Maths, shape: Shape, x: Any) -> Any:
    """Features with mean nothing and spread one."""
    return (maths.floats(x) - maths.put(shape.mean)) / maths.put(shape.spread)


def bent(maths: Maths, shape: Shape, z: Any) -> Any:
    """What the line multiplies: the features, the same times each gate, and one."""
    tables = [z] + [z * z[:, gate.feature : gate.feature + 1] for gate in shape.gates]
    return maths.beside([*tables, z[:, :1] * 0 + 1])


class Laid(NamedTuple):
    """The lines through the same positions: by what games came to alone, and corrected by what follows a position."""

    by_ends: Line
    line: Line


def lay(maths: Maths, positions: Positions, shape: Shape, trust: float = TRUST) -> Laid:
    """The lines through the positions that are trained on.

    Where features nearly say the same, rounds that trust the line before can drive each other up. So the sums are in
    double precision, and the rounds end when held-out positions are told much worse than by the ends of games alone.
    """
    features = positions.x.shape[1]
    width = (1 + len(shape.gates)) * features + 1
    plain, kept, shifted, unseen = (maths.zeros(width, width, double=True) for _ in range(4))
    ends, tails, unseen_ends = (maths.zeros(width, double=True) for _ in range(3))
    for begin, end in _pieces(positions, maths.rows):
        train = positions.training[begin:end]
        f = maths.doubles(bent(maths, shape, alike(maths, shape, maths.put(positions.x[begin:end]))))
        after, tail = _following(maths, positions, begin, end, f, trust)
        target = maths.put(positions.target[begin:end].astype(np.float64))
        here, out = maths.put(train), maths.put(~train)
        plain += f[here].T @ f[here]
        ends += f[here].T @ target[here]
        unseen += f[out].T @ f[out]
        unseen_ends += f[out].T @ target[out]
        sure = maths.put(train & ~positions.cut[begin:end])
        kept += f[sure].T @ f[sure]
        shifted += f[sure].T @ after[sure]
        tails += f[sure].T @ tail[sure]

    def error(factors: Any) -> float:
        """How far held-out positions are told from what their games came to, but for a constant."""
        return float(factors @ unseen @ factors - 2 * (factors @ unseen_ends))

    by_ends = factors = maths.solve(plain, ends, RIDGE)
    squares = float((positions.target[~positions.training].astype(np.float64) ** 2).sum())
    most = (WORSE - 1) * (squares + error(factors))
    # Every round solves the same table, so that is done once for all.
    solved = maths.solve(kept, maths.beside([shifted, tails[:, None]]), RIDGE_LATER)
    for _ in range(ROUNDS):
        better = solved[:, :-1] @ factors + solved[:, -1]
        if squares and error(better) - error(factors) > most:
            break
        factors = better
    return Laid(*(_line(maths.take(one), features) for one in (by_ends, factors)))


def _line(factors: Array, features: int) -> Line:
    return Line(factors[:-1].reshape(-1, features).astype(np.float32), float(factors[-1]))


def _following(maths: Maths, positions: Positions, begin: int, end: int, f: Any, trust: float) -> tuple[Any, Any]:
    """The targets of a piece as sums: what they take from later positions, and what from the end of the game."""
    after, tail = f * 0, maths.zeros(end - begin, double=True)
    cut = positions.cut[begin:end]
    for rows in steps_from_end(positions.last[begin:end]):
        first = rows[positions.last[begin:end][rows]]
        if len(first):
            there = maths.put(first)
            tail[there] = maths.put(positions.target[begin:end][first].astype(np.float64))
        later = rows[~positions.last[begin:end][rows]]
        if len(later):
            there, following = maths.put(later), maths.put(later + 1)
            after[there] = (1 - trust) * f[following] + trust * after[following]
            tail[there] = trust * tail[following]
        broken = rows[cut[rows]]
        if len(broken):  # what comes before such a position takes the judge's word for it
            there = maths.put(broken)
            after[there] = f[there]
            tail[there] = 0
    return after, tail


def steps_from_end(last: Array) -> list[Array]:
    """The places of a piece of whole lines: those at the end of their line, those one before it, and so on."""
    places = np.arange(len(last))
    ends = np.flatnonzero(last)
    steps = ends[np.searchsorted(ends, places)] - places
    order = np.argsort(steps, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(steps[order])) + 1) if len(order) else []


def _pieces(positions: Positions, rows: int) -> list[tuple[int, int]]:
    """The positions in pieces of whole lines, of about so many positions."""
    ends = np.flatnonzero(positions.last) + 1
    found, begin = [], 0
    while begin < len(positions.x):
        end = int(ends[min(len(ends) - 1, int(np.searchsorted(ends, begin + rows)))])
        found.append((begin, end))
        begin = end
    return found


def values(maths: Maths, positions: Positions, shape: Shape, line: Line) -> Array:
    """What the line says of every position."""
    factors = maths.put(np.append(line.factors.reshape(-1), np.float32(line.constant)).astype(np.float32))
    found = []
    for begin in range(0, len(positions.x), maths.rows):
        z = alike(maths, shape, maths.put(positions.x[begin : begin + maths.rows]))
        found.append(maths.take(bent(maths, shape, z) @ factors))
    return np.concatenate(found)
