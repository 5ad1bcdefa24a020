"""What a view says of the decision that is asked."""

from __future__ import annotations

from random import Random

import pytest

from kaffeehaus.games import GAMES


@pytest.mark.parametrize("seed", range(8))
def test_a_question_is_about_a_building_or_about_none(seed: int) -> None:
    """In the first rounds an ability may ask in Action II before anybody has entered a building."""
    state = GAMES["vienna"].start(3, seed=seed)
    rng = Random(seed)
    for _ in range(60):
        asked = state.view(None)["asked"]
        assert asked["building"] is None or 0 <= asked["building"] < 30, asked
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal(seat)))
