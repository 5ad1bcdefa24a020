"""The list of legal actions is the only gate: never empty, in order, and nothing passes beside it."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from tests.contract.play import Script, scripts
from tests.contract.tables import COUNTING, OPTION_SETS, Table, some

from kaffeehaus import GAMES, IllegalAction
from kaffeehaus.core.conformance import check_legal, check_refusals, snapshot


def test_every_game_is_under_contract():
    assert set(OPTION_SETS) == set(COUNTING) == set(GAMES)


@settings(max_examples=180)
@given(scripts())
def test_legal_lists_are_real_choices_in_catalogue_order(script: Script):
    state = script.opening()
    check_legal(state)
    for seat, action in script.moves(state):
        state.apply(seat, action)
        check_legal(state)


@settings(max_examples=60)
@given(scripts())
def test_who_chooses_in_secret_owes_a_decision_and_rounds_only_go_on(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        round_before = state.round
        state.apply(seat, action)
        assert state.round >= round_before >= 0
        assert not state.waiting or state.to_act == tuple(p for p in range(state.players) if state.waiting >> p & 1)


@settings(max_examples=80)
@given(scripts(60))
def test_whatever_is_not_in_the_list_is_refused_without_a_trace(script: Script):
    state, rng = script.opening(), Random(script.seed)
    check_refusals(state, rng)
    for seat, action in script.moves(state):
        state.apply(seat, action)
        check_refusals(state, rng)


@settings(max_examples=60)
@given(scripts(40))
def test_a_list_that_was_handed_out_is_the_callers_own(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        legal = state.legal(seat)
        state.legal(seat).clear()
        assert state.legal(seat) == legal
        state.apply(seat, action)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("nonsense", [None, "place 3", 0, object()], ids=["None", "text", "number", "object"])
def test_what_is_no_action_is_refused(name: str, nonsense: Any):
    state = GAMES[name].start(2, seed=1)
    before = snapshot(state)
    seat = state.to_act[0]
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, nonsense)
    assert caught.value.legal == tuple(state.legal(seat))
    assert snapshot(state) == before


@pytest.mark.parametrize("table", some(25), ids=str)
def test_nobody_has_no_choices(table: Table):
    state, rng = table.start(3), Random(3)
    nobody: Any = None
    for _ in range(80):
        assert state.legal(nobody) == []
        with pytest.raises(IllegalAction):
            state.apply(nobody, state.legal(state.to_act[0])[0])
        acting = rng.choice(state.to_act)
        state.apply(acting, rng.choice(state.legal(acting)))


@pytest.mark.parametrize("table", some(25), ids=str)
def test_a_sampled_world_has_no_choices_for_a_spectator(table: Table):
    state, rng = table.start(4), Random(4)
    nobody: Any = None
    for _ in range(60):
        for seat in (*range(state.players), None):
            state.legal(state.to_act[0])  # so that a list is remembered
            assert state.determinize(seat, rng).legal(nobody) == []
        acting = rng.choice(state.to_act)
        state.apply(acting, rng.choice(state.legal(acting)))
