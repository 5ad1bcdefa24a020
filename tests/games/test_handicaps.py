"""Handicaps: given before the first card, in force, told in the result and in the record."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kaffeehaus import GAMES, GameState, Record, replay

GIFTS: list[tuple[str, dict[str, Any]]] = [
    ("vienna", {"handicap_points": [0, 10], "handicap_bribes": [2, 0]}),
    ("vienna", {"version": "advanced", "handicap_points": [5, 0], "handicap_shillings": [0, 3]}),
    ("valencia", {"handicap_points": [0, 15], "handicap_coins": [4, 0]}),
]
each = pytest.mark.parametrize(("name", "options"), GIFTS)


def start(name: str, options: dict[str, Any]) -> GameState:
    return GAMES[name].start(2, GAMES[name].options(options), 3)


@each
def test_it_is_there_from_the_beginning_and_the_deal_is_the_same(name: str, options: dict[str, Any]):
    plain = {option: value for option, value in options.items() if not option.startswith("handicap")}
    fair, given = start(name, plain), start(name, options)
    assert given.score == [*options["handicap_points"]]
    for seat in range(2):
        one, other = fair.view(seat)["desks"][seat], given.view(seat)["desks"][seat]
        assert [one[key] for key in ("hand", "offered") if key in one] == [
            other[key] for key in ("hand", "offered") if key in other
        ]
        more = options.get("handicap_shillings", options.get("handicap_coins", [0, 0]))[seat]
        if "coins" in one:
            assert other["coins"] == one["coins"] + more
        if bribes := options.get("handicap_bribes"):
            assert other["bribes"] == {kind: count + bribes[seat] for kind, count in one["bribes"].items()}


@each
def test_the_result_and_the_record_tell_of_it(name: str, options: dict[str, Any]):
    state, rng = start(name, options), Random(1)
    while not state.over:
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert state.outcome is not None
    assert [points["given"] for points in state.outcome.points] == options["handicap_points"]
    assert [sum(points.values()) for points in state.outcome.points] == list(state.outcome.scores)
    record = Record.from_json(state.record().to_json())
    assert {key: record.options[key] for key in options} == options
    assert replay(record).outcome == state.outcome


@pytest.mark.parametrize("name", ["vienna", "valencia"])
def test_among_equals_nothing_speaks_of_it(name: str):
    state, rng = start(name, {"handicap_points": [0, 0]}), Random(1)
    assert "handicap" not in repr(state.view(None))
    while not state.over:
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert state.outcome is not None
    assert "given" not in state.outcome.points[0]
