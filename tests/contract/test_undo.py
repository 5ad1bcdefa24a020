"""What may be taken back has shown nobody anything and has used no chance."""

from hypothesis import given, settings
from tests.contract.checks import viewers
from tests.contract.play import Script, scripts
from tests.contract.tables import COUNTING

from kaffeehaus import replay
from kaffeehaus.core.events import Event


@settings(max_examples=60)
@given(scripts(100))
def test_an_action_that_may_be_taken_back_has_shown_nothing(script: Script):
    state = script.opening()
    seen, revealing = COUNTING[state.game.name].seen, COUNTING[state.game.name].revealing
    for seat, action in script.moves(state):
        known = {v: seen(state.view(v)) for v in viewers(state)}
        rng, undoable = state.rng, state.undoable
        events: list[Event] = []
        state.apply(seat, action, events)
        assert state.undoable in (0, undoable + 1)
        new = {v: seen(state.view(v)) - known[v] for v in viewers(state)}
        shown = any(new.values()) or any(e.kind in revealing for e in events)
        if state.undoable:
            assert not shown
            assert state.rng == rng
        else:
            assert shown or state.rng != rng


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
