"""Observations: fixed places with names, nothing hidden in them, and everything that matters told apart."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from tests.contract.play import Script, finish, random_move, scripts
from tests.contract.tables import TABLES

from kaffeehaus import GAMES, GameState
from kaffeehaus.research.encoding import blocks, encoder_of, general
from kaffeehaus.research.observing import feature_names


def observe(state: GameState, seat: int | None) -> np.ndarray:
    """What a seat sees, or a spectator, as an array of its own."""
    return np.array(encoder_of(state.game.name).encode(state.view(seat)), np.float32)


def test_every_game_of_the_house_has_an_encoder_of_its_own():
    assert all(encoder_of(game) is not general.ENCODER for game in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_name_of_its_own_and_a_meaning(game: str):
    names = feature_names(game)
    assert len(names) == len(set(names)) == encoder_of(game).layout.size
    assert not any(" " in name for name in names)
    assert all(block.says for block in blocks(game))


@settings(max_examples=60)
@given(scripts(30))
def test_an_observation_depends_on_nothing_hidden(script: Script):
    state, rng = script.opening(), Random(script.seed)
    for seat, action in script.moves(state):
        state.apply(seat, action)
        for observer in (None, *range(state.players)):
            row = observe(state, observer)
            assert row.shape == (encoder_of(state.game.name).layout.size,)
            assert np.abs(row).max() <= 1
            assert (observe(state.determinize(observer, rng), observer) == row).all()


@settings(max_examples=30)
@given(scripts(30))
def test_own_decisions_change_what_one_sees(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        before = observe(state, seat)
        state.apply(seat, action)
        assert (observe(state, seat) != before).any()


@pytest.mark.parametrize("table", TABLES[::11], ids=str)
def test_no_two_views_of_a_game_look_alike(table):
    """But for the order of a discard pile, which nothing depends on."""
    state, rng = table.start(5), Random(5)
    seen: dict[tuple[int, bytes], str] = {}
    while not state.over:
        for seat in range(table.players):
            view = state.view(seat)
            row = encoder_of(table.game).encode(view).tobytes()
            if table.game == "vienna":
                view["cards"]["discard"].sort()
            text = json.dumps(view)
            assert seen.setdefault((seat, row), text) == text
        state.apply(*random_move(state, rng))


@pytest.mark.parametrize("table", TABLES[::7], ids=str)
def test_the_end_of_a_game_can_be_observed_by_all(table):
    state = table.start(3)
    finish(state, Random(3))
    name = "ending.over" if table.game == "vienna" else "over"
    for seat in range(table.players):
        assert observe(state, seat)[feature_names(table.game).index(name)] == 1


def named(state: GameState, seat: int | None) -> dict[str, float]:
    """The features that are not zero, by name."""
    row = observe(state, seat)
    return {name: float(value) for name, value in zip(feature_names(state.game.name), row, strict=True) if value}


def test_vienna_seats_are_counted_from_the_one_that_looks():
    game = GAMES["vienna"]
    state = game.start(3, game.options({"version": "advanced"}), 1)
    first, second = named(state, 0), named(state, 1)
    assert first["desk0.colour.yellow"] == second["desk2.colour.yellow"] == 1
    assert first["desk1.bribes.wine"] == pytest.approx(second.get("desk0.bribes.wine", 0))
    assert "desk3.present" not in first
    assert first["players.3"] == first["option.advanced"] == 1


def test_vienna_shows_the_own_hand_and_no_other():
    state = GAMES["vienna"].start(2, seed=4)
    seen = {name for name in named(state, 0) if name.startswith("hand.")}
    assert seen == {f"hand.{card:03}" for card in state.view(0)["desks"][0]["hand"]}


def test_valencia_shows_ones_own_coins_and_hides_those_of_others_until_the_end():
    state = GAMES["valencia"].start(3, seed=4)
    assert named(state, 1)["desk0.coins"] == pytest.approx(5 / 25)
    assert "desk1.open" not in named(state, 1)
    finish(state, Random(1))
    assert named(state, 1)["desk1.open"] == 1


@pytest.mark.parametrize(
    ("game", "own"),
    [
        ("vienna", ("drawer", "hand.", "assigned")),
        ("valencia", ("hand.", "stack", "discard.", "offered.", "rejected.", "desk0.open", "desk0.coins")),
    ],
)
def test_a_spectator_counts_seats_from_the_first_and_sees_nothing_of_ones_own(game: str, own: tuple[str, ...]):
    state, rng = GAMES[game].start(3, seed=4), Random(4)
    for _ in range(20):
        state.apply(*random_move(state, rng))
    shown, first = set(named(state, None)), set(named(state, 0))
    assert shown < first
    assert any(name.startswith(own) for name in first)
    assert not any(name.startswith(own) for name in shown)


def test_valencia_shows_the_cards_of_ones_own_stacks():
    state = GAMES["valencia"].start(2, seed=4)
    rng = Random(2)
    while not any(state.view(0)["desks"][0]["own_stacks"]):
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    stack = state.view(0)["desks"][0]["own_stacks"][0]
    shown = named(state, 0)
    assert all(shown[f"stack0.{card}"] == pytest.approx(stack.count(card) / 4) for card in stack)
