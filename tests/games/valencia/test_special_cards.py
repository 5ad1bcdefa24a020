"""Expansion 1, special influence cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valencia.builder import Desk, act, auction, fountain, goods, name, position, sums, told, words

from kaffeehaus.core.catalogue import word
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia import influence
from kaffeehaus.games.valencia.board import each, first_city, spread
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.influence import VALUE
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Guild, Seat
from kaffeehaus.games.valencia.words import components

CITY = first_city(False)
Bids = list[list[int | str] | None]


def bid(bids: Bids, at: str = "C", more: dict[int, dict[str, Any]] | None = None, **rest: Any) -> tuple[State, list]:
    """An auction with every special card in the decks."""
    return auction(at, bids, more, specials=SPECIALS, **rest)


# Values that depend on the others -------------------------------------------------------------------------------------


def test_K40_a_screen_is_told_which_cards_depend_on_what_others_show():
    """They come to more than one sum beside one card or another; a sum of the rest is final as it is arranged."""
    found = {
        word(card) for card in VALUE if len({influence.sums([bytes([card]), bytes([other])])[0] for other in VALUE}) > 1
    }
    cards = components()["cards"].items()
    assert {card for card, row in cards if row["changes"]} == found == {"joker", "twins", "central"}


@pytest.mark.parametrize(
    ("bids", "totals"),
    [
        ([["joker"], [1], None], {0: 0, 1: 1}),
        ([["joker"], [6], None], {0: 2, 1: 6}),
        ([["joker"], [6, 6], None], {0: 4, 1: 12}),
        ([["joker"], [6, 1], [6, 6]], {0: 6, 1: 7, 2: 12}),
        ([["joker", 6], [1], None], {0: 6, 1: 1}),
        ([["joker", 6], [6], None], {0: 8, 1: 6}),
        ([["joker", 4], ["twins", "twins"], None], {0: 4, 1: 6}),
        ([["joker"], ["central"], None], {0: 0, 1: 5}),
        ([["joker"], ["joker"], [6]], {0: 2, 1: 2, 2: 6}),
    ],
)
def test_X1_K41_the_joker_counts_two_for_each_six_of_others(bids: Bids, totals: dict[int, int]):
    _, happened = bid(bids)
    assert sums(happened) == totals


def test_X1_a_total_of_nothing_still_has_a_rank():
    s, happened = bid([["joker"], None, None], at="A", council={"nobility": 2})
    assert told(happened, ev.Ranked)[0] == ev.Ranked((0,), (0,))
    assert s.council[Seat.NOBILITY] == 0
    assert s.stefan == 0


@pytest.mark.parametrize(
    ("bids", "totals"),
    [
        ([["twins"], [1], None], {0: 2, 1: 1}),
        ([["twins", "twins"], [1], None], {0: 6, 1: 1}),
        ([["twins"], ["twins"], None], {0: 3, 1: 3}),
        ([["twins", 1], ["twins"], [2]], {0: 4, 1: 3, 2: 2}),
        ([["twins", "twins"], ["twins"], None], {0: 6, 1: 3}),
        ([["twins", "twins"], ["twins", "twins"], None], {0: 6, 1: 6}),
        ([["twins", 2], [2, 2], None], {0: 4, 1: 4}),
    ],
)
def test_X3_K43_a_twin_counts_three_beside_any_other_twin(bids: Bids, totals: dict[int, int]):
    _, happened = bid(bids)
    assert sums(happened) == totals


@pytest.mark.parametrize(
    ("bids", "totals"),
    [
        ([["central"], [1], None], {0: 7, 1: 1}),
        ([["central"], ["joker"], None], {0: 5, 1: 0}),
        ([["central"], ["joker"], ["joker"]], {0: 5, 1: 0, 2: 0}),
        ([["central", "joker"], [1], None], {0: 7, 1: 1}),
        ([["central", "joker"], ["joker", 1], None], {0: 5, 1: 1}),
        ([["central", 6], ["joker"], None], {0: 11, 1: 2}),
        ([["central"], ["central"], ["joker"]], {0: 5, 1: 5, 2: 0}),
    ],
)
def test_X7_K42_the_central_card_drops_once_to_five_against_a_joker_of_another(bids: Bids, totals: dict[int, int]):
    _, happened = bid(bids)
    assert sums(happened) == totals


def test_K40_values_are_settled_when_the_auction_is_complete():
    s = position(
        {0: Desk(stacks=[["joker", 1]]), 1: Desk(stacks=[[2]]), 2: Desk(stacks=[[6]])}, at="C", specials=SPECIALS
    )
    act(s, "reveal 0", "reveal 0")
    assert s.view(None)["auction"]["sums"] == {"0": 1, "1": 2}
    assert sums(act(s, "reveal 0")) == {2: 6, 0: 3, 1: 2}


def test_K40_cards_not_revealed_in_this_auction_change_nothing():
    _, happened = bid([["joker", 1], [5], None], more={2: {"discard": [6, 6]}})
    assert sums(happened)[0] == 1


# Savings and warehouses -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("other", [[1], [6, 6, 6]], ids=["first", "last"])
def test_X2_K44_every_savings_card_brings_its_coins_whatever_the_rank(number: int, other: list[int | str]):
    s, happened = bid([["savings"] * number, other, None])
    assert s.coins[0] == 5 + 2 * number
    assert sums(happened)[0] == number


@pytest.mark.parametrize(
    ("stack", "found"),
    [
        (["warehouse-wine"], {"wine": 1}),
        (["warehouse-oranges"], {"oranges": 1}),
        (["warehouse-wine", "warehouse-oranges"], {"wine": 1, "oranges": 1}),
    ],
)
def test_X4_K44_every_warehouse_brings_its_resource(stack: list[int | str], found: dict[str, int]):
    s, happened = bid([stack, [6, 6], None])
    assert goods(s, 0) == found
    assert sums(happened)[0] == 3 * len(stack)
    assert sum(s.supply) == 30 - len(stack)


def test_K44_an_empty_supply_gives_nothing():
    s, _ = bid([["warehouse-wine"], None, None], supply={"wine": 0})
    assert goods(s, 0) == {}


def test_X0_abilities_fire_at_once_before_the_next_player_acts():
    s = position({0: Desk(stacks=[["savings", "warehouse-wine"]]), 1: Desk(stacks=[[6]])}, at="C", specials=SPECIALS)
    act(s, "reveal 0")
    assert s.to_act == (1,)
    assert (s.coins[0], goods(s, 0)) == (7, {"wine": 1})


def test_X2_a_card_fires_again_when_it_was_taken_back_and_is_revealed_again():
    s = position({0: Desk(stacks=[["savings"]]), 1: Desk(stacks=[[6]])}, at="C", specials=SPECIALS)
    act(s, "reveal 0", "reveal 0", "take-back savings")
    assert s.coins[0] == 7
    assert s.deck[0][0] == 8


def test_X4_a_resource_of_the_warehouse_can_be_sold_by_the_winner_of_C():
    s, _ = bid([["warehouse-wine"], None, None])
    act(s, "sell wine")
    assert s.coins[0] == 5 + CONTENT.goods.prices[Guild.WINE]


@pytest.mark.parametrize("special", ["savings", "warehouse", "support", "vagabond"])
def test_X0_unused_special_cards_do_nothing(special: str):
    card = {"warehouse": "warehouse-wine"}.get(special, special)
    s = position(
        {0: Desk(stacks=[[card]], city=each(CITY.spaces)[:1])}, at="G", council={"wine": 1}, specials=(special,)
    )
    act(s, "pass")
    assert (s.coins[0], goods(s, 0), s.supporters, s.city[0]) == (5, {}, [-1] * 5, 1 << each(CITY.spaces)[0])


# Support --------------------------------------------------------------------------------------------------------------


def test_X5_K45_only_guild_seats_with_exactly_one_member_of_another_player_can_be_supported():
    s = position(
        {0: Desk(stacks=[["support"], [1]])},
        at="C",
        council={"oranges": 1, "dried-fruit": 0, "wine": 2, "porcelain": 3, "nobility": 1, "church": 2, "merchants": 3},
        supporters={"wine": 3},
        specials=SPECIALS,
    )
    act(s, "reveal 0")
    assert words(s) == ["support oranges", "support porcelain", "skip"]


def test_X5_support_is_optional_and_takes_a_member_from_the_supply():
    s, _ = bid([["support"], None, None], council={"oranges": 1})
    before = s.members[0]
    t = s.clone()
    act(s, "support oranges")
    assert (s.members[0], s.supporters[Seat.ORANGES], s.council[Seat.ORANGES]) == (before - 1, 0, 1)
    act(t, "skip")
    assert (t.members[0], t.supporters[Seat.ORANGES]) == (before, -1)


@pytest.mark.parametrize("council", [{}, {"oranges": 0}, {"merchants": 1, "church": 2}])
def test_K45_without_a_seat_to_support_nothing_is_asked(council: dict[str, int]):
    s, _ = bid([["support"], None, None], council=council)
    assert s.view(None)["asked"]["step"] == "bid"


def test_K45_without_a_member_in_the_supply_nothing_is_asked():
    s, _ = bid([["support"], None, None], more={0: {"members": 0}}, council={"oranges": 1})
    assert s.view(None)["asked"]["step"] == "bid"


def supported(winner: int, **more: Any) -> State:
    """Seat 1 holds the wine seat with seat 2's support, and the winner of B may take it."""
    bids: Bids = [None] * 4
    bids[winner] = [5]
    s, _ = bid(bids, at="B", more={winner: more}, guild="wine", council={"wine": 1}, supporters={"wine": 2})
    return s


def test_K45_anybody_else_who_takes_the_seat_sends_both_home():
    s = supported(0)
    happened = act(s, "take-seat")
    assert (s.council[Seat.WINE], s.supporters[Seat.WINE]) == (0, -1)
    assert s.members == [14, 15, 15, 15]
    assert {e.seat for e in told(happened, ev.SeatLeft)} == {1, 2}


@pytest.mark.parametrize("members", [0, 14])
def test_K45_the_supporter_who_takes_the_seat_stays_as_its_only_holder_without_a_new_member(members: int):
    s = supported(2, members=members)
    assert words(s) == ["take-seat", "skip"]
    act(s, "take-seat")
    assert (s.council[Seat.WINE], s.supporters[Seat.WINE]) == (2, -1)
    assert s.members[2] == members
    assert s.members[1] == 15


def test_K45_the_original_holder_who_wins_again_changes_nothing():
    s = supported(1)
    assert words(s) == ["take-good", "skip"]
    assert (s.council[Seat.WINE], s.supporters[Seat.WINE]) == (1, 2)


def test_K45_who_supports_and_wins_the_same_auction_may_take_the_seat():
    s, _ = bid([["support"], None, None], at="B", guild="wine", council={"wine": 1}, more={0: {"members": 1}})
    act(s, "support wine")
    assert s.members[0] == 0
    assert words(s) == ["take-seat", "skip"]
    act(s, "take-seat")
    assert (s.council[Seat.WINE], s.supporters[Seat.WINE]) == (0, -1)
    assert s.members[:2] == [0, 15]


def test_K45_both_members_score_and_count_for_the_majority():
    s = position(at="I", council={"nobility": 3, "wine": 1, "oranges": 2}, supporters={"wine": 2})
    act(s, words(s)[0])
    assert s.score == [0, 1, 2, 1]
    assert s.privileges == [0, 0, 1, 0]


# Vagabond -------------------------------------------------------------------------------------------------------------


def reach(start: int, steps: int) -> set[int]:
    """The city spaces within so many steps over city spaces, by walking."""
    found = {start}
    for _ in range(steps):
        found |= {n for c in found for n in each(spread(1 << c) & CITY.spaces)}
    return found


@pytest.mark.parametrize("start", each(CITY.spaces), ids=name)
def test_X6_K22_a_member_moves_up_to_three_spaces_not_over_fountain_spaces(start: int):
    s, _ = bid([["vagabond"], None, None], more={0: {"city": [start]}})
    assert words(s) == [f"move-from {name(start)}", "skip"]
    act(s, f"move-from {name(start)}")
    assert words(s) == [f"move-to {name(c)}" for c in sorted(reach(start, 3) - {start})]
    target = max(reach(start, 3) - {start})
    act(s, f"move-to {name(target)}")
    assert s.city[0] == 1 << target
    assert s.coins[0] == 5


def test_K22_it_may_pass_over_members_but_needs_a_free_target():
    start = next(c for c in each(CITY.corners))
    ring = each(spread(1 << start) & CITY.spaces)
    s, _ = bid([["vagabond"], None, None], more={0: {"city": [start]}, 1: {"city": ring}})
    act(s, f"move-from {name(start)}")
    assert words(s) == [f"move-to {name(c)}" for c in sorted(reach(start, 3) - {start, *ring})]


def test_X6_one_own_member_may_be_moved_or_none():
    one, other, foreign = each(CITY.spaces)[0], each(CITY.spaces)[-1], each(CITY.spaces)[20]
    s, _ = bid([["vagabond"], None, None], more={0: {"city": [one, other]}, 1: {"city": [foreign]}})
    assert words(s) == [f"move-from {name(one)}", f"move-from {name(other)}", "skip"]
    act(s, "skip")
    assert s.city[0] == 1 << one | 1 << other


def test_X6_without_members_in_the_city_nothing_is_asked():
    s, _ = bid([["vagabond"], None, None])
    assert s.view(None)["asked"]["step"] == "bid"


def test_K22_the_vagabond_uses_no_fountain_and_pays_nothing():
    water = each(CITY.fountain_spaces)[0]
    target = each(CITY.beside(water))[0]
    start = min(reach(target, 2) - {target} - set(each(CITY.beside(water))))
    s, _ = bid(
        [["vagabond"], None, None],
        more={0: {"city": [start], "goods": {"wine": 1}, "coins": 0}},
        fountains={water: fountain(ability="sell")},
        at="D",
    )
    happened = act(s, f"move-from {name(start)}", f"move-to {name(target)}")
    assert not told(happened, ev.FountainUsed)
    assert (s.coins[0], goods(s, 0)) == (0, {"wine": 1})


def test_K46_vagabond_and_support_are_resolved_before_the_next_player_acts():
    start = each(CITY.spaces)[0]
    s = position(
        {0: Desk(stacks=[["vagabond", "support"]], city=[start]), 1: Desk(stacks=[[6]])},
        at="C",
        council={"wine": 2},
        specials=SPECIALS,
    )
    act(s, "reveal 0")
    steps = []
    while s.to_act == (0,):
        steps.append(s.view(None)["asked"]["step"])
        act(s, "skip")
    assert sorted(steps) == ["support", "vagabond"]
    assert s.to_act == (1,)


def test_K47_the_order_within_a_stack_makes_no_difference():
    """So it may be fixed (H4)."""
    start = each(CITY.spaces)[0]
    target = max(reach(start, 1) - {start})
    s, _ = bid([["vagabond", "support", "savings"], None, None], council={"wine": 2}, more={0: {"city": [start]}})
    while s.view(None)["asked"]["step"] in ("support", "vagabond", "vagabond-to"):
        wanted = [w for w in words(s) if w in ("support wine", f"move-from {name(start)}", f"move-to {name(target)}")]
        act(s, wanted[0])
    assert (s.coins[0], s.supporters[Seat.WINE], s.city[0]) == (7, 0, 1 << target)
