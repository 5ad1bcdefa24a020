"""Training: the line finds what made the targets, bends with time, and takes no lesson from what was cut off."""

import numpy as np
import pytest

from kaffeehaus.bots.learned.network import ByNumpy, fitting
from kaffeehaus.bots.learned.weights import Weights
from kaffeehaus.learning import by_numpy
from kaffeehaus.learning.correction import Size, correct
from kaffeehaus.learning.joining import joined
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


SMALL = Size((6, 4), 0.5, 0.1, 2)


def network(positions: Positions, shape: Shape, line) -> by_numpy.Network:
    """A network at its beginning, in double precision and with a last layer that says something."""
    maths, chosen = Maths(torch=False), np.arange(len(positions.x))
    made = by_numpy.Network(maths, positions, shape, line, SMALL, chosen, 1)
    made.parameters = [one.astype(np.float64) for one in made.parameters]
    made.parameters[-2] += 0.3
    return made


def test_slopes_say_how_the_error_changes_with_every_parameter() -> None:
    positions = Positions.of([batch(4, 6, lambda x: 20 * x[:, 2] ** 2)])
    shape = Shape.of(positions, 2)
    made = network(positions, shape, lay(Maths(torch=False), positions, shape).line)
    z = ((positions.x - shape.mean) / shape.spread).astype(np.float64)
    target = positions.target.astype(np.float64)

    def error() -> float:
        return float(((made.forward(z)[0] - target) ** 2).mean())

    for one, slopes in zip(made.parameters, made.slopes(z, target), strict=True):
        assert one.shape == slopes.shape
        for place in ([0] * one.ndim, [-1] * one.ndim):
            before, near = one[tuple(place)], 1e-6
            one[tuple(place)] = before + near
            above = error()
            one[tuple(place)] = before - near
            below = error()
            one[tuple(place)] = before
            assert slopes[tuple(place)] == pytest.approx((above - below) / (2 * near), rel=1e-3, abs=1e-5)


def test_the_correction_knows_what_no_line_can_say() -> None:
    positions = Positions.of([batch(400, 7, lambda x: 40 * np.abs(x[:, 2]))])
    maths, shape = Maths(torch=False), Shape.of(positions, 1)
    line = lay(maths, positions, shape).line
    size = Size((16, 8), 0.9, 0.0, 16)
    corrected = correct(maths, positions, shape, line, size, 1, float("inf"))
    errors = [
        np.mean((told - positions.target) ** 2) for told in (values(maths, positions, shape, line), corrected.values)
    ]
    assert errors[1] < 0.6 * errors[0]
    made = ByNumpy(shape.gates, folded(shape, corrected.line, corrected.layers))
    assert made.values(positions.x[:50].tolist()) == pytest.approx((SCALE * corrected.values[:50]).tolist(), abs=1e-2)


@pytest.mark.parametrize("layers", [(True, True), (True, False), (False, False)], ids=str)
def test_two_networks_are_joined_to_one_that_says_their_mean(layers: tuple[bool, bool]) -> None:
    both = []
    for number, deep in enumerate(layers):
        positions = Positions.of([batch(60, 8 + number, lambda x: 20 * x[:, 2])])
        shape = Shape.of(positions, 1 + number)
        made = network(positions, shape, lay(Maths(torch=False), positions, shape).line)
        line, taken = made.taken()
        both.append(Weights("vienna", 1, "", 1, {}, {}, shape.gates, folded(shape, line, taken if deep else [])))
    gates, arrays = joined(*both)
    assert fitting(gates, arrays, 6)
    rows = positions.x[:50].tolist()
    one, other = (ByNumpy(weights.gates, weights.arrays).values(rows) for weights in both)
    mean = [(a + b) / 2 for a, b in zip(one, other, strict=True)]
    assert ByNumpy(gates, arrays).values(rows) == pytest.approx(mean, abs=1e-2)
