"""What a view says of the decision that is asked."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.vienna.builder import Desk, position

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


def test_a_question_names_the_action_it_belongs_to() -> None:
    """Questions of abilities are asked in Actions II, III and IV; phases between the turns belong to none."""
    met: dict[str, set[str | None]] = {}
    for seed in range(6):
        game, rng = GAMES["vienna"], Random(seed)
        options = game.options({"version": "advanced", "figures": True, "third_man": True})
        state = game.start(3, options, seed=seed)
        while not state.over:
            asked = state.view(None)["asked"]
            if not state.waiting:
                met.setdefault(asked["step"], set()).add(asked["action"])
            seat = rng.choice(state.to_act)
            state.apply(seat, rng.choice(state.legal(seat)))
    assert met["exchange"] == {"I"}
    assert met["action-iii"] == met["source"] == met["mission"] == met["deposit"] == {"III"}
    assert met["advance"] >= {"II", "III"}
    assert met["gain"] >= {"III", "IV"}
    assert met["marker"] == {"IV"}
    assert met["buy"] == met["payday-remove"] == met["place-stefan"] == {None}


def test_only_who_assigns_sees_which_space_comes_next() -> None:
    state = GAMES["vienna"].start(2, seed=1)
    for space in ("I", "II"):
        assert [state.view(seat)["asked"]["action"] for seat in (0, 1, None)] == [space, "I", None]
        state.apply(0, state.legal(0)[0])
    assert [state.view(seat)["asked"]["action"] for seat in (0, 1, None)] == [None, "I", None]


def test_V31_V75_a_desk_says_how_many_drawers_it_has() -> None:
    desks = position({0: Desk(items=["side-table"])}, version="advanced").view(None)["desks"]
    assert [desk["drawer_spaces"] for desk in desks[:2]] == [4, 3]
