"""Phase I, L14, K1 and K2: cards are drawn one by one and divided into stacks, in secret."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.valencia.builder import Desk, act, choose, planning, position, told, words

from kaffeehaus.core.events import visible
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Influence


def desk(s: State, seat: int, viewer: int | None) -> dict:
    """What a viewer sees of a seat."""
    found: dict = s.view(viewer)["desks"][seat]
    return found


# Drawing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_K1_everybody_has_drawn_a_first_card_before_the_first_decision(players: int):
    s = planning(players=players)
    assert s.to_act == tuple(range(players))
    assert [len(h) for h in s.hand] == [1] * players
    assert [len(p) for p in s.deck] == [23] * players
    assert all(words(s, seat) == ["stop", "draw"] for seat in range(players))


def test_L14_cards_come_from_the_top_of_the_own_pile_one_at_a_time():
    s = planning({0: [6, 5, 4, 3]})
    assert list(s.hand[0]) == [3]
    happened = choose(s, 0, "draw")
    assert told(happened, ev.CardDrawn) == [ev.CardDrawn(0, Influence.FOUR)]
    assert list(s.hand[0]) == [3, 4]
    assert list(s.deck[0]) == [6, 5]


def test_L14_nothing_can_be_put_back_and_nothing_drawn_after_stopping():
    s = planning({0: [1, 2, 3, 4, 5]})
    choose(s, 0, "draw", "stop")
    assert words(s, 0) == ["put 0", "put 1"]


def test_K1_a_pile_that_runs_out_ends_the_drawing():
    s = planning({0: [2, 3]})
    choose(s, 0, "draw")
    assert words(s, 0) == ["put 0", "put 1"]
    choose(s, 0, "put 0")
    assert s.deck[0] == b""
    assert list(s.stacks[0][0]) == [3, 2]


def test_K1_a_single_last_card_makes_a_stack_by_itself():
    s = planning({1: [4]})
    assert 1 not in s.to_act
    assert s.stacks[1] == (bytes([4]),)


def test_K1_an_empty_pile_plans_nothing_and_passes_everything():
    s = planning({0: [], 1: [5], 2: [], 3: []})
    assert (s.stacks[0], s.hand[0]) == ((), b"")
    assert s.to_act == (1,)
    assert s.view(None)["auction"]["queue"][0] == 1
    happened = act(s, "reveal 0")
    assert {e.seat for e in told(happened, ev.Passed)} >= {0, 2, 3}


def test_K1_a_round_in_which_nobody_has_cards_goes_straight_to_the_palm():
    s = planning(dict.fromkeys(range(4), ()))
    assert s.view(None)["asked"]["step"] == "plant"


def test_K1_the_whole_pile_may_be_drawn_in_one_round():
    s = planning()
    choose(s, 2, *["draw"] * 23)
    assert len(s.hand[2]) + sum(map(len, s.stacks[2])) == 24
    choose(s, 2, *[f"put {n}" for n in range(1, 24)])
    assert [len(stack) for stack in s.stacks[2]] == [1] * 24


# Stacks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("puts", "stacks"),
    [
        ((0, 0, 0), [[6, 4, 2, 1]]),
        ((1, 2, 3), [[6], [4], [2], [1]]),
        ((1, 0, 1), [[6, 2], [4, 1]]),
        ((1, 1, 0), [[6, 1], [4, 2]]),
        ((0, 1, 2), [[6, 4], [2], [1]]),
    ],
)
def test_L14_stacks_are_of_any_number_and_size(puts: tuple[int, ...], stacks: list[list[int]]):
    s = planning({0: [3, 2, 6, 1, 4]})
    choose(s, 0, "draw", "draw", "draw", "stop", *(f"put {n}" for n in puts))
    assert [list(stack) for stack in s.stacks[0]] == stacks
    assert s.hand[0] == b""
    assert 0 not in s.to_act


def partitions(size: int) -> int:
    """How many ways a set of so many cards can be divided (the Bell numbers)."""
    return [1, 1, 2, 5, 15, 52][size]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_K2_the_chain_of_choices_reaches_every_division_exactly_once(size: int):
    s = planning({0: [1, 2, 3, 4, 5, 6][6 - size - 1 :]})
    choose(s, 0, *["draw"] * (size - 1))
    choose(s, 0, "stop")
    found, waiting = [], [s]
    while waiting:
        one = waiting.pop()
        if 0 not in one.to_act:
            found.append(one.stacks[0])
            continue
        for text in words(one, 0):
            after = one.clone()
            choose(after, 0, text)
            waiting.append(after)
    assert len(found) == len(set(found)) == partitions(size)


@pytest.mark.parametrize("seed", range(3))
def test_K2_a_card_has_one_choice_for_each_stack_and_one_for_a_new_one(seed: int):
    rng = Random(seed)
    s = planning(players=3, specials=("joker", "twins"))
    choose(s, 1, *["draw"] * 15, "stop")
    while 1 in s.to_act:
        assert words(s, 1) == [f"put {n}" for n in range(len(s.stacks[1]) + 1)]
        choose(s, 1, rng.choice(words(s, 1)))
    assert sum(map(len, s.stacks[1])) == 16


def test_K2_all_drawn_cards_lie_in_stacks_when_the_auctions_begin():
    s = planning(players=3)
    for seat in (1, 2, 0):
        choose(s, seat, "draw", "draw", "stop")
        choose(s, seat, "put 0", "put 1")
    assert s.hand == [b""] * 3
    assert [sum(map(len, stacks)) for stacks in s.stacks] == [3, 3, 3]
    assert s.view(None)["step"] == "A"


# Secrecy --------------------------------------------------------------------------------------------------------------


def test_H3_K2_nobody_sees_how_far_the_others_have_got():
    """All plan at the same time (H3)."""
    s, t = planning(players=3), planning(players=3)
    choose(t, 1, "draw", "draw", "stop", "put 1")
    for viewer in (0, 2, None):
        assert t.view(viewer) == s.view(viewer)
    assert desk(t, 1, 0)["pile"] == 24
    assert desk(t, 1, 0)["stacks"] == []
    assert desk(t, 1, 1)["pile"] == 21
    assert desk(t, 1, 1)["stacks"] == [1, 1]


def test_H3_K2_who_has_finished_is_seen_but_not_what_the_plan_is():
    s, t = planning(players=3), planning(players=3)
    choose(s, 1, "draw", "draw", "stop", "put 0", "put 0")
    choose(t, 1, "stop")
    for viewer in (0, 2, None):
        assert t.view(viewer) == s.view(viewer)
    assert desk(t, 1, 0)["ready"]
    assert not desk(t, 2, 0)["ready"]


def test_K2_drawing_and_stacking_are_told_to_the_owner_only():
    s = planning(players=3)
    happened = choose(s, 1, "draw", "stop", "put 1")
    assert visible(happened, 0) == visible(happened, None) == [ev.PlanReady(1)]
    assert len(told(visible(happened, 1), ev.CardStacked)) == 2


def test_H3_K2_sizes_of_stacks_and_piles_are_public_when_all_have_planned_and_contents_are_not():
    s = planning({0: [1, 2, 3], 1: [4, 5], 2: [6, 6]}, players=3)
    happened = choose(s, 0, "draw", "stop", "put 1")
    happened += choose(s, 1, "stop")
    happened += choose(s, 2, "stop")
    assert [e.sizes for e in told(visible(happened, None), ev.Planned)] == [(1, 1), (1,), (1,)]
    for viewer in (1, 2, None):
        assert desk(s, 0, viewer)["stacks"] == [1, 1]
        assert desk(s, 0, viewer)["pile"] == 1
        assert "own_stacks" not in desk(s, 0, viewer)
    assert desk(s, 0, 0)["own_stacks"] == [["three"], ["two"]]


def test_H3_K2_a_plan_cannot_be_taken_back_once_the_sizes_of_all_stacks_lie_open():
    """Now the others could adapt to it (H3)."""
    s = planning({0: [1, 2, 3], 1: [4, 5, 6], 2: [6, 6, 5]}, players=3)
    for seat in range(3):
        choose(s, seat, "draw")
    for seat in range(3):
        choose(s, seat, "stop", "put 1")
    assert s.view(None)["auction"] is not None
    assert s.undoable == 0


def test_L14_own_stacks_may_be_looked_at_but_not_changed_during_the_auctions():
    s = position({0: Desk(stacks=[[5, 1], [3]])}, at="A", council={"nobility": 0, "church": 1})
    assert desk(s, 0, 0)["own_stacks"] == [["five", "one"], ["three"]]
    assert words(s) == ["pass", "reveal 0", "reveal 1"]
