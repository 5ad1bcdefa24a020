"""What may be taken back has shown nobody anything and has used no chance."""

import pytest
from hypothesis import given, settings
from tests.contract.checks import play_watched
from tests.contract.play import Script, scripts

from kaffeehaus import replay


@pytest.mark.slow
@settings(max_examples=60)
@given(scripts(100))
def test_an_action_that_may_be_taken_back_has_shown_nothing(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        play_watched(state, seat, action)


@settings(max_examples=50)
@given(scripts(60))
def test_taking_back_is_a_shorter_record(script: Script):
    state = script.opening()
    earlier = [state.clone()]
    for seat, action in script.moves(state):
        state.apply(seat, action)
        earlier.append(state.clone())
        if state.undoable and len(earlier) % 5 == 0:
            back = min(state.undoable, len(earlier) - 1)
            assert replay(state.record(), at=len(state.history) - back) == earlier[-1 - back]
            assert replay(state.record(), at=len(state.history) - 1) == earlier[-2]


@settings(max_examples=10)
@given(scripts(4))
def test_the_first_deal_cannot_be_taken_back(script: Script):
    assert script.table.start(script.seed).undoable == 0
