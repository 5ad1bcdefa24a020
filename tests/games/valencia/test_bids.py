"""What a stack would come to if it were revealed now, what the ranks bring, and which cards are still to come."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from tests.games.valencia.builder import Desk, act, choose, planning, position

from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.auction import ranking
from kaffeehaus.games.valencia.bids import DIGITS
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State


def bids(s: State, seat: int) -> list[dict[str, Any]] | None:
    """What a seat is told of its stacks."""
    found: list[dict[str, Any]] | None = s.view(seat)["desks"][seat]["bids"]
    return found


def test_L16_the_rank_is_that_among_what_lies_open():
    s = position({0: Desk(stacks=[[4]]), 1: Desk(stacks=[[6], [4], [3, 2], [1]]), 2: Desk(stacks=[[5]])})
    assert bids(s, 1) == [{"sum": n, "rank": 1} for n in (6, 4, 5, 1)]
    act(s, "reveal 0")
    assert bids(s, 1) == [{"sum": 6, "rank": 1}, {"sum": 4, "rank": 2}, {"sum": 5, "rank": 1}, {"sum": 1, "rank": 2}]


def test_L17_K3_ties_go_to_the_one_nearer_to_the_first_player():
    s = position({p: Desk(stacks=[[4]]) for p in range(4)}, stefan=2)
    act(s, "reveal 0")
    assert bids(s, 3) == [{"sum": 4, "rank": 2}]
    s = position({0: Desk(stacks=[[4]], privileges=1), 1: Desk(stacks=[[4]])}, stefan=0)
    act(s, "privilege", "reveal 0")
    assert bids(s, 0) == [{"sum": 4, "rank": 1}]


def test_L16_L17_everybody_sees_how_the_open_stacks_stand_so_far():
    s = position({0: Desk(stacks=[[4]]), 1: Desk(stacks=[[6]]), 2: Desk(stacks=[[4]]), 3: Desk(stacks=[[1]])}, stefan=2)
    told = []
    for _ in range(3):
        told.append(s.view(None)["auction"]["so_far"])
        act(s, "reveal 0")
    assert [*told, s.view(None)["auction"]["so_far"]] == [[], [2], [2, 3], [2, 0, 3]]
    act(s, "reveal 0")
    auction = s.view(None)["auction"]
    assert auction["so_far"] == auction["ranks"] == [1, 2, 0, 3]


@pytest.mark.parametrize(
    ("open_stack", "own", "sum_", "rank"),
    [
        pytest.param([6, 6], ["joker", 3], 7, 2, id="EL18-joker"),
        pytest.param(["twins", 1], ["twins", 1], 4, 2, id="EL20-twins"),
        pytest.param(["joker", 6], ["central"], 5, 2, id="EL24-central-reduced"),
        pytest.param(["central"], ["joker", 6], 6, 1, id="K42-own-joker-reduces-another-7"),
    ],
)
def test_K40_special_cards_count_with_what_lies_open(open_stack: list[Any], own: list[Any], sum_: int, rank: int):
    s = position({0: Desk(stacks=[open_stack]), 1: Desk(stacks=[own, [1]])}, specials=SPECIALS)
    act(s, "reveal 0")
    found = bids(s, 1)
    assert found is not None
    assert found[0] == {"sum": sum_, "rank": rank}


def test_K4_who_may_reveal_nothing_any_more_is_told_of_no_bids():
    s = position({0: Desk(stacks=[[1], [2]]), 1: Desk(stacks=[[3]])})
    assert bids(s, 2) is None
    act(s, "pass")
    assert bids(s, 0) is None
    assert bids(s, 1) is not None
    assert bids(planning({p: [1, 2] for p in range(4)}), 0) is None


@pytest.mark.parametrize("players", VALENCIA.seats)
def test_L16_what_was_told_is_what_the_last_to_reveal_gets(players: int):
    looked = 0
    for seed in range(3):
        s, rng = VALENCIA.start(players, VALENCIA.options({"specials": SPECIALS}), seed), Random(seed)
        assert isinstance(s, State)
        while not s.over:
            seat = rng.choice(s.to_act)
            action = rng.choice(s.legal(seat))
            last, told = s.queue == (seat,) and action.kind == "reveal", bids(s, seat)
            happened: list[Event] = []
            s.apply(seat, action, happened)
            ranked = [event for event in happened if isinstance(event, ev.Ranked)]
            if last and ranked and -1 not in ranked[0].seats:
                assert told is not None
                bid = told[action.values()[0]]
                assert (ranked[0].seats[bid["rank"] - 1], ranked[0].sums[bid["rank"] - 1]) == (seat, bid["sum"])
                looked += 1
    assert looked > 2


# Nina -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "cards"), [("B", 1), ("D", 1), ("F", 2)])
@pytest.mark.parametrize("specials", [(), SPECIALS], ids=["plain", "specials"])
def test_L37_the_chances_are_those_of_all_cards_that_nina_may_turn(at: str, cards: int, specials: tuple[str, ...]):
    own: list[list[int | str]] = [[4], [6, 1], ["joker", 2]] if specials else [[4], [6, 1]]
    s = position({0: Desk(stacks=[[5]]), 1: Desk(stacks=own)}, players=2, at=at, specials=specials)
    found = bids(s, 1)
    assert found is not None
    assert not any("chances" in bid for bid in found)
    s.nina_deck = s.nina_deck[:9]
    act(s, "reveal 0")
    found = bids(s, 1)
    assert found is not None
    for stack, bid in zip(s.stacks[1], found, strict=True):
        ways = Counter(
            ranking(s.first, [s.revealed[0], stack], bytes(drawn))[0].index(1) + 1
            for drawn in combinations(s.nina_deck, cards)
        )
        assert bid["chances"] == {str(k): round(n / ways.total(), DIGITS) for k, n in sorted(ways.items())}
        assert sum(bid["chances"].values()) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("at", "ACEG")
def test_L37_there_are_no_chances_where_nina_does_nothing(at: str):
    s = position({1: Desk(stacks=[[4]])}, players=2, at=at, council={"church": 0})
    assert bids(s, 1) == [{"sum": 4, "rank": 1}]


def test_K37_the_chances_depend_on_no_order_of_her_pile():
    s = position({1: Desk(stacks=[[4], [2, 2]])}, players=2)
    told = bids(s, 1)
    assert told is not None
    assert told[0].keys() == {"sum", "rank", "chances"}
    for n in range(20):
        assert bids(s.determinize(1, Random(n)), 1) == told


# What the ranks bring -------------------------------------------------------------------------------------------------


GUILD = [["seat", "good", "space"], ["good", "space"]]
THIRD = [["good|space"]]


@pytest.mark.parametrize("players", VALENCIA.seats)
@pytest.mark.parametrize("at", "ABCDEFG")
def test_L20_L25_L38_an_auction_says_what_each_rank_may_do(players: int, at: str):
    s = position({0: Desk(stacks=[[1]])}, players=players, at=at)
    guild = GUILD + (THIRD if players > 3 else [])
    expected = {"A": [["nobility"], ["church"]], "C": [["sell"]], "E": [["sell", "seat"]], "G": [["move"]]}
    assert s.view(None)["auction"]["rewards"] == expected.get(at, guild)


# Which cards are to come ----------------------------------------------------------------------------------------------


def test_K2_the_owner_knows_what_the_pile_holds_and_others_what_has_not_been_seen():
    s = planning({0: [1, 1, 6, 5], 1: [2], 2: [2], 3: [2]})
    assert s.view(0)["desks"][0]["left"] == {"one": 2, "six": 1}
    for viewer in (0, 1, None):
        assert s.view(viewer)["desks"][0]["unseen"] == dict.fromkeys(("one", "two", "three", "four", "five", "six"), 4)
    choose(s, 0, "draw", "stop", "put 1")
    assert s.view(0)["desks"][0]["left"] == {"one": 2}
    s = position({0: Desk(stacks=[[6, 6], [1]]), 1: Desk(stacks=[[2]])})
    act(s, "reveal 0")
    assert s.view(1)["desks"][0]["unseen"]["six"] == 2, "what lies open has been seen"


@pytest.mark.parametrize("players", VALENCIA.seats)
def test_L21_K16_what_was_seen_and_what_was_not_make_a_deck(players: int):
    s, rng = VALENCIA.start(players, VALENCIA.options({"specials": SPECIALS}), 9), Random(9)
    assert isinstance(s, State)
    while not s.over:
        view = s.view(None)
        revealed = view["auction"]["revealed"] if view["auction"] else {}
        for p, desk in enumerate(view["desks"]):
            seen = len(desk["seen"]) + len(revealed.get(str(p), []))
            assert sum(desk["unseen"].values()) == len(s.table.deck) - seen
            own = s.view(p)["desks"][p]
            assert sum(own["left"].values()) == own["pile"]
        nina = view["nina"]
        assert (nina is not None) == (players == 2)
        if nina is not None:
            assert nina["pile"] == view["nina_pile"] == sum(nina["unseen"].values())
        seat = rng.choice(s.to_act)
        s.apply(seat, rng.choice(s.legal(seat)))
