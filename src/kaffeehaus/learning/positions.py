"""All positions that a judge is trained on, put together from batches, and how lines of them hang together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kaffeehaus.bots.learned.network import Gate
from kaffeehaus.learning.selfplay import Array, Batch

HELD_OUT = 20
"""One game of so many is not trained on, but used to see how well positions are told."""
SCALE = 40.0
"""Points that make one in training."""
FLAT = 0.1
"""A feature that varies less than this is not stretched further: what is rare would weigh too much where it shows."""
_SAMPLE = 200_000
_SURE = 0.95


class Positions(NamedTuple):
    """Positions by line; the next of a line follows directly."""

    x: Array
    last: Array
    """Whether a position is the last of its line."""
    cut: Array
    time: Array
    target: Array
    """In units of `SCALE`."""
    training: Array
    """Whether a position is trained on."""
    game: Array
    """Which game of all."""

    @staticmethod
    def of(batches: Sequence[Batch]) -> Positions:
        """The positions of all batches."""
        batches = [batch for batch in batches if len(batch.x)]
        games, games_before = [], 0
        last = []
        for batch in batches:
            games.append(batch.game.astype(np.int64) + games_before)
            games_before += sum(batch.settings.values())
            line = batch.game.astype(np.int64) * 16 + batch.seat
            last.append(np.append(line[1:] != line[:-1], True))
        game = np.concatenate(games)
        return Positions(
            np.concatenate([batch.x for batch in batches]),
            np.concatenate(last),
            np.concatenate([batch.cut for batch in batches]).astype(bool),
            np.concatenate([batch.time for batch in batches]),
            np.concatenate([batch.target for batch in batches]) / np.float32(SCALE),
            game % HELD_OUT != 0,
            game,
        )


class Shape(NamedTuple):
    """How features are made alike before training, and by which of them the line bends."""

    mean: Array
    spread: Array
    gates: tuple[Gate, ...]

    @staticmethod
    def of(positions: Positions, most: int) -> Shape:
        """Measured on the positions; with so many gates at most."""
        step = max(1, len(positions.x) // _SAMPLE)
        x = positions.x[::step].astype(np.float64)
        mean = x.mean(0)
        spread = np.maximum(x.std(0), FLAT)
        chosen = _gates(x, positions.time[::step], positions.game[::step], most)
        gates = tuple(Gate(one, float(mean[one]), float(1 / spread[one])) for one in chosen)
        return Shape(mean.astype(np.float32), spread.astype(np.float32), gates)


def _gates(x: Array, time: Array, game: Array, most: int) -> list[int]:
    """The feature that tells best how late it is, and then those that a game keeps from beginning to end.

    Of the latter those come first that part the games most evenly; what says the same as one before is left out.
    """
    spread = x.std(0)
    alive = np.flatnonzero(spread > FLAT)
    z = (x[:, alive] - x[:, alive].mean(0)) / spread[alive]
    hour = (time - time.mean()) / max(float(time.std()), FLAT)
    late = int(np.argmax(np.abs(z.T @ hour)))
    same = game[1:] == game[:-1]
    kept = [one for one in range(len(alive)) if not (np.diff(x[:, alive[one]])[same] != 0).any()]
    kept.sort(key=lambda one: (-spread[alive[one]], one))
    chosen = [late]
    for one in kept:
        if len(chosen) >= most:
            break
        # What the chosen ones together say already is left out: of two, three or four players only two numbers tell.
        said = z[:, chosen]
        left = z[:, one] - said @ np.linalg.lstsq(said, z[:, one], rcond=None)[0]
        if float(left @ left) > (1 - _SURE) * len(z):
            chosen.append(one)
    return [int(alive[one]) for one in chosen[:most]]


def quality(positions: Positions, values: Any) -> dict[str, float]:
    """How well held-out positions are told: the error in points, and the correlation by thirds of a game."""
    out = ~positions.training
    if not out.any():
        return {}
    told, came, time = np.asarray(values)[out], positions.target[out], positions.time[out]
    found = {"error": SCALE * float(np.sqrt(np.mean((told - came) ** 2)))}
    for third, name in enumerate(("first", "middle", "last")):
        part = (time >= third / 3) & (time <= (third + 1) / 3)
        if part.sum() > 2 and told[part].std() > 0 and came[part].std() > 0:
            found[f"{name}-third"] = float(np.corrcoef(told[part], came[part])[0, 1])
    return {name: round(value, 4) for name, value in found.items()}
