"""A copy goes its own way."""

from random import Random

from hypothesis import given, settings
from tests.contract.play import Script, finish, random_move, scripts

from kaffeehaus.core.conformance import snapshot
from kaffeehaus.core.events import Event


@settings(max_examples=160)
@given(scripts(60))
def test_playing_on_a_copy_leaves_the_original_and_the_other_way_round(script: Script):
    state = script.opening()
    copy = state.clone()
    assert copy == state
    before = snapshot(state)
    finish(copy, Random(script.seed + 1))
    assert snapshot(state) == before
    copy = state.clone()
    for seat, action in script.moves(state):
        state.apply(seat, action)
    assert snapshot(copy) == before


@settings(max_examples=160)
@given(scripts(100))
def test_a_copy_given_the_same_actions_plays_the_same(script: Script):
    state = script.opening()
    copy = state.clone()
    for seat, action in script.moves(state):
        assert copy.to_act == state.to_act
        assert copy.legal(seat) == state.legal(seat)
        one: list[Event] = []
        other: list[Event] = []
        state.apply(seat, action, one)
        copy.apply(seat, action, other)
        assert one == other
        assert copy == state


@settings(max_examples=80)
@given(scripts(20))
def test_a_refused_action_on_a_copy_says_nothing_to_the_original(script: Script):
    state, rng = script.opening(), Random(script.seed)
    for seat, action in script.moves(state):
        copy = state.clone()
        copy.apply(*random_move(copy, rng))
        assert action in state.legal(seat)
        state.apply(seat, action)
