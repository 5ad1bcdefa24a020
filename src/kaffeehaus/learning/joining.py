"""Two judges as one that says their mean: each has learned from games of its own, and errs in ways of its own."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from kaffeehaus.bots.learned.network import Gate
from kaffeehaus.bots.learned.sealed import Numbers
from kaffeehaus.bots.learned.weights import Weights
from kaffeehaus.learning.selfplay import Array


def joined(one: Weights, other: Weights) -> tuple[tuple[Gate, ...], dict[str, Numbers]]:
    """The gates and tables of a network that says the mean of both; one of two networks has as many layers, or none."""
    lines = [_table(weights.arrays["line"]) / 2 for weights in (one, other)]
    line = np.concatenate([lines[0][:1] + lines[1][:1], lines[0][1:], lines[1][1:]])
    layers = [_layers(weights) for weights in (one, other) if len(weights.arrays) > 1]
    tables = _beside(*layers) if len(layers) == 2 else layers[0] if layers else []
    named = {"line": line, **{f"layer-{number}": table for number, table in enumerate(tables)}}
    arrays = {name: Numbers("f", table.shape, table.astype("<f4").tobytes()) for name, table in named.items()}
    return (*one.gates, *other.gates), arrays


def _layers(weights: Weights) -> list[Array]:
    """The tables of its layers, of which the last says half."""
    *layers, last = [_table(one) for name, one in weights.arrays.items() if name != "line"]
    return [*layers, last / 2]


def _beside(ours: Sequence[Array], theirs: Sequence[Array]) -> list[Array]:
    """Two networks side by side: they see the same, go their own ways, and are added up in the end."""
    found = [np.concatenate([ours[0], theirs[0]])]
    for mine, its in zip(ours[1:-1], theirs[1:-1], strict=True):
        top = np.concatenate([mine[:, :-1], np.zeros((len(mine), its.shape[1] - 1)), mine[:, -1:]], 1)
        low = np.concatenate([np.zeros((len(its), mine.shape[1] - 1)), its], 1)
        found.append(np.concatenate([top, low]))
    mine, its = ours[-1], theirs[-1]
    return [*found, np.concatenate([mine[:, :-1], its[:, :-1], mine[:, -1:] + its[:, -1:]], 1)]


def _table(one: Numbers) -> Array:
    return np.array(one.rows(), np.float64)
