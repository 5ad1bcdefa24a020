"""Nobody learns what their seat may not know: worlds, views and events depend on nothing hidden."""

from random import Random

import pytest
from hypothesis import given, settings
from tests.contract.checks import another_world, check_pieces, check_worlds
from tests.contract.play import Script, random_move, scripts

from kaffeehaus import GameState
from kaffeehaus.core.conformance import check_alike, check_legal, futures, snapshot, told, viewers
from kaffeehaus.core.events import Event


@pytest.mark.slow
@settings(max_examples=36)
@given(scripts(40))
def test_a_sampled_world_cannot_be_told_from_the_real_one(script: Script):
    state = script.opening()
    check_worlds(state, script.seed)
    for number, (seat, action) in enumerate(script.moves(state)):
        state.apply(seat, action)
        check_worlds(state, script.seed + number)


@settings(max_examples=80)
@given(scripts(4))
def test_a_sampled_world_can_be_played_to_the_end(script: Script):
    state, rng = script.opening(), Random(script.seed)
    before = snapshot(state)
    for seat in viewers(state):
        world = state.determinize(seat, rng)
        while not world.over:
            check_legal(world)
            world.apply(*random_move(world, rng))
        check_pieces(world)
        assert world.outcome is not None
    assert snapshot(state) == before


@settings(max_examples=80)
@given(scripts(60))
def test_an_action_is_told_alike_in_all_worlds_until_something_comes_to_light(script: Script):
    state, rng = script.opening(), Random(script.seed)
    for seat, action in script.moves(state):
        tales, marks = [], []
        for _ in range(2):
            world = another_world(state, seat, rng)
            events: list[Event] = []
            world.apply(seat, action, events)
            tales.append(told(events, seat))
            marks.append(world.undoable)
        assert marks[0] == marks[1]
        if marks[0]:
            assert tales[0] == tales[1]
        state.apply(seat, action)


# Two real games that a seat cannot tell apart -------------------------------------------------------------------------


@settings(max_examples=30)
@given(scripts(40))
def test_secret_choices_leave_no_trace_in_what_others_are_told_or_could_sample(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        if len(state.to_act) > 1:
            for observer in viewers(state):
                if observer != seat:
                    check_alike(futures(state, seat, observer), observer)
        state.apply(seat, action)


@settings(max_examples=30)
@given(scripts(40))
def test_who_of_the_others_has_begun_to_choose_leaves_no_trace_either(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        if len(state.to_act) > 2:
            for observer in viewers(state):
                merged: dict[str, list[tuple[GameState, object]]] = {}
                for other in state.to_act:
                    if other != observer:
                        for known, games in futures(state, other, observer).items():
                            merged.setdefault(known, []).extend(games[:1])
                check_alike(merged, observer)
        state.apply(seat, action)
