"""Nothing appears and nothing is lost, and the events explain every change."""

from hypothesis import given, settings
from tests.contract.checks import check_pieces, play_booked
from tests.contract.play import Script, scripts

from kaffeehaus.core.conformance import check_views, snapshot


@settings(max_examples=140)
@given(scripts())
def test_every_piece_of_the_box_is_somewhere_once(script: Script):
    state = script.opening()
    check_pieces(state)
    for seat, action in script.moves(state):
        state.apply(seat, action)
        check_pieces(state)


@settings(max_examples=140)
@given(scripts())
def test_events_account_for_every_change(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        play_booked(state, seat, action)


@settings(max_examples=80)
@given(scripts())
def test_telling_what_happens_changes_nothing(script: Script):
    state = script.opening()
    for seat, action in script.moves(state):
        silent = state.clone()
        silent.apply(seat, action)
        state.apply(seat, action, [])
        assert snapshot(silent) == snapshot(state)
        assert state.events is None


@settings(max_examples=40)
@given(scripts(60))
def test_views_are_light_plain_data(script: Script):
    state = script.opening()
    check_views(state)
    for seat, action in script.moves(state):
        state.apply(seat, action)
        check_views(state)
