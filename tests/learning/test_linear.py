"""Training: the line finds what made the targets, bends with time, and takes no lesson from what was cut off."""

import numpy as np
import pytest

from kaffeehaus.bots.learned.network import ByNumpy
from kaffeehaus.learning.linear import Maths, lay, steps_from_end, values
from kaffeehaus.learning.positions import SCALE, Positions, Shape
from kaffeehaus.learning.selfplay import Batch
from kaffeehaus.learning.training import folded

LENGTH = 8


def batch(games: int, seed: int, worth, cut=None) -> Batch:
    """Made-up games of two seats: eight positions a line, the first feature is the time, the second the players."""
    rng = np.random.default_rng(seed)
    count = games * 2 * LENGTH
    game = np.repeat(np.arange(games), 2 * LENGTH)
    seat = np.tile(np.repeat([0, 1], LENGTH), games)
    time = np.tile(np.arange(LENGTH) / LENGTH, games * 2)
    x = rng.normal(0, 0.5, (count, 6))
    x[:, 0] = time
    x[:, 1] = np.repeat(rng.integers(2, 5, games) / 4, 2 * LENGTH)
    # What a seat has it keeps to the end of the game.
    x[:, 2:4] = np.repeat(x[::LENGTH, 2:4], LENGTH, 0)
    target = worth(x)
    cuts = np.zeros(count, np.uint8) if cut is None else cut(rng, count).astype(np.uint8)
    target = np.where(cuts, -500.0, target)
    return Batch({"a-2": games}, count, x.astype("<f2"), game, seat, cuts, time.astype("<f4"), target.astype("<f4"))


def test_the_line_finds_what_made_the_targets() -> None:
    positions = Positions.of([batch(400, 1, lambda x: 20 * x[:, 2] - 10 * x[:, 3] + 3)])
    shape = Shape.of(positions, 1)
    maths = Maths(torch=False)
    told = SCALE * values(maths, positions, shape, lay(maths, positions, shape).line)
    assert np.sqrt(np.mean((told - SCALE * positions.target) ** 2)) < 1.0


def test_the_time_and_what_a_game_keeps_are_the_gates() -> None:
    positions = Positions.of([batch(200, 2, lambda x: x[:, 2])])
    assert [gate.feature for gate in Shape.of(positions, 1).gates] == [0]
    assert [gate.feature for gate in Shape.of(positions, 2).gates] == [0, 1]


def test_what_a_thing_is_worth_may_change_with_time_and_players() -> None:
    positions = Positions.of([batch(1500, 3, lambda x: 40 * x[:, 1] * x[:, 2])])
    maths = Maths(torch=False)
    errors = []
    for gates in (1, 2):
        shape = Shape.of(positions, gates)
        told = values(maths, positions, shape, lay(maths, positions, shape).line)
        errors.append(SCALE * float(np.sqrt(np.mean((told - positions.target) ** 2))))
    assert errors[1] < 0.5 * errors[0]


def test_features_that_say_the_same_do_not_drive_the_line_up() -> None:
    one = batch(300, 5, lambda x: 20 * x[:, 2])
    players = np.stack([one.x[:, 1] == n / 4 for n in (2, 3, 4)], 1)
    positions = Positions.of([one._replace(x=np.concatenate([one.x, players, players], 1).astype("<f2"))])
    shape = Shape.of(positions, 5)
    laid = lay(Maths(torch=False), positions, shape)
    assert len(shape.gates) < 5, "two of the numbers of players tell the third"
    assert all(np.abs(line.factors).max() < 2.0 for line in laid)


def test_a_network_for_features_as_they_are_says_the_same() -> None:
    positions = Positions.of([batch(100, 4, lambda x: 20 * x[:, 2] - 10 * x[:, 3])])
    maths, shape = Maths(torch=False), Shape.of(positions, 2)
    line = lay(maths, positions, shape).line
    network = ByNumpy(shape.gates, folded(shape, line, []))
    found = network.values(positions.x.tolist())
    assert found == pytest.approx((SCALE * values(maths, positions, shape, line)).tolist(), abs=1e-3)


def test_targets_are_worked_out_from_the_ends_of_lines() -> None:
    last = np.array([False, False, True, True, False, True])
    assert [rows.tolist() for rows in steps_from_end(last)] == [[2, 3, 5], [1, 4], [0]]
