"""The error tree: one root, and each error carries what is needed to say what was allowed."""

import pytest

from kaffeehaus import GAMES, BadContent, BadOptions, BadRecord, IllegalAction, KaffeehausError


@pytest.mark.parametrize("error", [BadOptions, IllegalAction, BadRecord, BadContent])
def test_every_error_is_ours_and_a_value_error(error: type[Exception]):
    assert issubclass(error, KaffeehausError)
    assert issubclass(error, ValueError)
    assert str(error("what was wrong")) == "what was wrong"


def test_an_illegal_action_knows_what_was_legal():
    assert IllegalAction("no").legal == ()
    action = GAMES["vienna"].actions[0]
    assert IllegalAction("no", [action]).legal == (action,)


def test_a_refusal_names_seat_action_and_choices():
    game = GAMES["vienna"]
    state = game.start(2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, game.parse("decline"))
    said = str(caught.value)
    assert "seat 0" in said
    assert "decline" in said
    assert str(state.legal(0)[0]) in said
