"""What the house decides where people at a table would just do it: those rulings H… that no other test holds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valencia.builder import (
    Desk,
    act,
    auction,
    choose,
    fountain,
    guild_of,
    name,
    position,
    settle,
    spaces,
    told,
    words,
)

from kaffeehaus import previews
from kaffeehaus.core.events import visible
from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import each, first_city, has_square
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Guild, Seat

CITY = first_city(False)
WATER, BESIDE = next((f, c) for f in each(CITY.fountain_spaces) for c in each(CITY.beside(f)))
"""A fountain space and a city space beside it."""


def asked(s: State) -> str:
    """The decision that is due."""
    return str(s.view(None)["asked"]["step"])


def test_H4_coins_and_resources_come_first_then_support_then_vagabond():
    stack: list[int | str] = ["vagabond", "support", "savings", "warehouse-wine"]
    home = each(CITY.spaces)[0]
    s, happened = auction("C", [stack, None], {0: {"city": [home]}}, council={"wine": 1}, specials=SPECIALS)
    gained = [type(e) for e in happened if isinstance(e, ev.CoinsGained | ev.GoodGained)]
    assert gained == [ev.CoinsGained, ev.GoodGained]
    assert asked(s) == "support"
    act(s, "skip")
    assert asked(s) == "vagabond"


def test_H5_who_has_a_privilege_but_no_stack_passes_unasked():
    s = position({1: Desk(privileges=2), 2: Desk(stacks=[[2]])}, at="C", stefan=1)
    assert s.to_act == (2,)
    assert s.privileges[1] == 2


def test_H6_a_stack_further_back_in_the_queue_is_worth_waiting_for():
    s = position({0: Desk(stacks=[[2]], privileges=1), 2: Desk(stacks=[[3]])}, at="C")
    assert words(s) == ["pass", "reveal 0", "privilege"]
    act(s, "privilege")
    assert s.to_act == (2,)
    act(s, "pass")
    assert s.to_act == (0,)


def test_H6_players_without_a_stack_are_not_worth_waiting_for():
    s = position({0: Desk(stacks=[[2]], privileges=1)}, at="C")
    assert words(s) == ["pass", "reveal 0"]
    assert s.privileges[0] == 1


def test_H7_equal_stacks_are_offered_one_by_one():
    s = position({0: Desk(stacks=[[3, 1], [3, 1], [5]])}, at="C")
    assert words(s) == ["pass", "reveal 0", "reveal 1", "reveal 2"]


@pytest.mark.parametrize("guild", Guild)
def test_H10_a_free_seat_is_taken_like_any_other_and_nobody_goes_home(guild: Guild):
    word = guild.name.lower().replace("_", "-")
    s, _ = auction("B", [[6], None, None], guild=word, council={"nobility": 1, "church": 2})
    happened = act(s, "take-seat")
    assert s.council[guild] == 0
    assert told(happened, ev.SeatLeft) == []
    assert s.members == [14, 14, 14]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_H11_every_random_city_has_room_for_a_square(players: int):
    options = VALENCIA.options({"city": "random"})
    for seed in range(60):
        s = VALENCIA.start(players, options, seed)
        assert isinstance(s, State)
        assert has_square(s.table.city)


def test_H13_the_others_learn_how_many_missions_somebody_kept_once_they_are_chosen():
    s = VALENCIA.start(3, seed=1)
    assert isinstance(s, State)
    choose(s, 1, words(s, 1)[0])
    assert s.view(0)["desks"][1]["missions"] == 0
    for _ in range(4):
        happened = choose(s, 1, words(s, 1)[1])
    assert visible(happened, 0) == visible(happened, None) == [ev.MissionsChosen(1, 1)]
    assert s.view(0)["desks"][1]["missions"] == 1
    assert "own_missions" not in s.view(0)["desks"][1]


def test_H14_all_ranks_act_before_anybody_takes_a_card_back():
    """The second can neither take wine nor pay for a space, the third can; the fourth has no action."""
    free = spaces(CITY, "wine", cost=1)[0]
    taken = [c for c in spaces(CITY, "wine") if c != free]
    s, _ = auction(
        "B",
        [[6], [5], [4], [3]],
        {0: {"city": taken, "members": 0}, 1: {"coins": 0}, 2: {"coins": 1}},
        guild="wine",
        supply={"wine": 0},
        council={"wine": 0},
    )
    found = []
    while asked(s) != "bid":
        found.append((s.to_act[0], asked(s)))
        act(s, "skip")
    assert found == [(2, "third"), (1, "take-back"), (3, "take-back")]


def test_H15_coins_and_resources_change_openly_but_nobody_is_given_the_sum():
    s, _ = auction("C", [[6], None, None], {0: {"goods": {"wine": 1}}})
    happened = act(s, "sell wine")
    assert told(visible(happened, 1), ev.GoodReturned) == [ev.GoodReturned(0, Guild.WINE, "sale")]
    assert told(visible(happened, 1), ev.CoinsGained) == [ev.CoinsGained(0, 3, "sale")]
    assert not {"coins", "goods"} & set(s.view(1)["desks"][0])
    assert s.view(0)["desks"][0]["coins"] == 8


@pytest.mark.parametrize(
    ("ability", "own", "palms"),
    [
        ("mission", {}, []),
        ("upgrade", {"goods": {"wine": 1, "oranges": 1}}, []),
        ("retrieve", {"discard": [2, 5]}, []),
        ("palm", {}, each(CITY.trees)[:3:2]),
        ("sell", {"goods": {"wine": 1, "oranges": 1}}, []),
    ],
)
def test_H16_an_ability_that_has_been_begun_is_carried_out(ability: str, own: dict[str, Any], palms: list[int]):
    s = position(
        {0: Desk(stacks=[[6], [1]], **own)},
        guild=guild_of(CITY, BESIDE),
        fountains={WATER: fountain(ability=ability)},
        palms=palms,
    )
    act(s, "reveal 0")
    settle(s, BESIDE)
    assert words(s)[-1] == "skip"
    act(s, f"fountain {name(WATER)}")
    while asked(s) != "bid":
        assert "skip" not in words(s)
        act(s, words(s)[0])


# Facts of the book that no other test holds ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "acting"),
    [("A", {0, 1}), ("B", {0, 1, 2}), ("C", {0}), ("D", {0, 1, 2}), ("E", {0}), ("F", {0, 1, 2}), ("G", {0})],
)
def test_L20_one_two_or_three_ranks_act_depending_on_the_step(at: str, acting: set[int]):
    home = each(CITY.spaces)[::12]
    s, happened = auction(at, [[6], [5], [4], [3]], {p: {"goods": {"wine": 1}, "city": [home[p]]} for p in range(4)})
    found = {e.seat for e in told(happened, ev.SeatTaken)}
    while asked(s) not in ("bid", "take-back"):
        found.add(s.to_act[0])
        act(s, "skip")
    assert found == acting


def test_Q10_the_supply_of_coins_never_runs_out():
    s, _ = auction("C", [[6], None, None], {0: {"goods": {"porcelain": 6}, "coins": 50}, 1: {"coins": 50}})
    act(s, *["sell porcelain"] * 6)
    assert s.coins[0] == 80


def test_Q11_a_privilege_is_given_even_when_all_19_are_out():
    s = position({0: Desk(privileges=10), 1: Desk(privileges=9)}, at="I", council={"nobility": 2})
    act(s, words(s)[0])
    assert s.privileges == [10, 9, 1, 0]


def test_Q12_the_council_has_eight_seats():
    assert {seat.name.lower() for seat in Seat} == {"nobility", "church", "merchants"} | {
        guild.name.lower() for guild in Guild
    }
    assert len(Seat) == 8


@pytest.mark.parametrize(("players", "small"), [(2, True), (3, False), (4, False), (5, False)])
def test_Q13_the_number_of_players_chooses_the_big_or_the_small_city(players: int, small: bool):
    s = VALENCIA.start(players, seed=1)
    assert isinstance(s, State)
    assert s.table.city.small is small


def seller(goods: int) -> State:
    """Step C of a game of three: seat 1 is the last to bid, against what seat 0 has revealed, and has the next stack.

    Somebody has the good, or the supply would tell.
    """
    desks = {
        0: Desk(stacks=[[6]], goods={"wine": goods}),
        1: Desk(stacks=[[1], [2]]),
        2: Desk(goods={"wine": 1 - goods}),
    }
    s = position(desks, players=3, at="C")
    act(s, "reveal 0")
    return s


def settler(coins: int) -> State:
    """The guild's step in the last round, nothing in the supply: seat 0 may settle, then seat 1 if it can pay."""
    free = [space for space in spaces(CITY, "wine") if not CITY.costs[space]]
    desks = {
        0: Desk(stacks=[[6], [1]]),
        1: Desk(stacks=[[2], [3]], coins=coins),
        2: Desk(city=free),
    }
    s = position(desks, players=3, round_=5, council={"wine": 0}, supply={"wine": 0})
    act(s, "reveal 0", "reveal 0")
    return s


SCREENED = {"goods of the winner": (seller, 0, 1), "coins of the second": (settler, 0, 9)}
"""Positions that differ only in what lies behind a rival's screen, with what lies there."""


@pytest.mark.parametrize(("build", "less", "more"), SCREENED.values(), ids=SCREENED)
def test_H15_H17_what_is_foreseen_and_what_is_final_do_not_hang_on_a_rivals_screen(build: Any, less: int, more: int):
    poor, rich = build(less), build(more)
    (seat,) = poor.to_act
    assert repr(previews(poor, seat)) == repr(previews(rich, seat))
    for action in poor.legal(seat):
        ends = []
        for s in (poor.clone(), rich.clone()):
            s.apply(seat, action)
            ends.append((s.undoable, s.to_act, asked(s)))
        assert {undoable for undoable, *_ in ends} == {0}
        assert ends[0] != ends[1], "it is plain now who could do something"


def test_H17_what_a_rival_is_asked_whatever_lies_behind_the_screen_ends_no_chance_to_take_back():
    s = position({0: Desk(stacks=[[6], [1]]), 1: Desk(stacks=[[2]])}, players=3)
    act(s, "reveal 0", "reveal 0", "skip", "skip")
    assert asked(s) == "settle"
    act(s, "skip")
    assert (s.to_act, asked(s), s.undoable) == ((1,), "good", 3)


def test_H17_an_own_purse_is_no_news_to_its_owner():
    s = position(
        {0: Desk(stacks=[["support"], [1]], goods={"wine": 1})},
        players=3,
        at="C",
        council={"wine": 1},
        specials=("support",),
    )
    act(s, "reveal 0", "support wine")
    assert (asked(s), s.undoable) == ("sell", 1)
