"""The auctions of steps A to G."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.valencia.builder import (
    Desk,
    act,
    auction,
    choose,
    fountain,
    name,
    planning,
    position,
    skip_to,
    spaces,
    sums,
    take_backs,
    told,
    words,
)

from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.core.events import visible
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import each, first_city, spread
from kaffeehaus.games.valencia.terms import Guild, Influence, Seat

CITY = first_city(False)
WINE = spaces(CITY, "wine")
NO_WINE: dict[str, Any] = {"guild": "wine", "supply": {"wine": 0}}


# The steps ------------------------------------------------------------------------------------------------------------


def test_L15_a_round_has_seven_auctions_then_the_palm_and_the_fountain():
    s = position({0: Desk(stacks=[[1]] * 4)}, at="A", council={"nobility": 1, "church": 2})
    happened = act(s, *["pass"] * 7)
    assert [e.letter for e in told(happened, ev.AuctionBegan)] == list("BCDEFG")
    assert s.to_act == (2,)
    happened = act(s, words(s)[0])
    assert s.to_act == (1,)
    happened += act(s, words(s)[0])
    assert len(told(happened, ev.PalmPlanted)) == len(told(happened, ev.FountainBuilt)) == 1
    assert told(happened, ev.RoundBegan) == [ev.RoundBegan(2)]


def test_L15_the_view_names_every_step_from_A_to_I():
    s = position({0: Desk(stacks=[[1]])}, at="A", council={"nobility": 1, "church": 2})
    seen = []
    for _ in range(7):
        seen.append(s.view(None)["step"])
        act(s, "pass")
    for _ in "HI":
        seen.append(s.view(None)["step"])
        act(s, words(s)[0])
    assert seen == list("ABCDEFGHI")


def test_K26_the_view_names_A_while_the_next_round_is_planned():
    s = position(at="I", council={"nobility": 1})
    act(s, words(s)[0])
    assert (s.round, s.view(None)["asked"]["step"]) == (2, "plan")
    assert s.view(None)["step"] == "A"


@pytest.mark.parametrize("stefan", [0, 1, 2, 3])
@pytest.mark.parametrize("at", list("ABCDEFG"))
def test_L16_the_holder_of_stefan_begins_and_the_others_follow_clockwise(at: str, stefan: int):
    s = position({p: Desk(stacks=[[p + 1]]) for p in range(4)}, at=at, stefan=stefan)
    order = []
    for _ in range(4):
        order.append(s.to_act[0])
        act(s, "pass")
    assert order == [(stefan + n) % 4 for n in range(4)]


def test_L16_exactly_one_stack_is_revealed_and_the_others_stay():
    s = position({0: Desk(stacks=[[5, 2], [4], [3]])}, at="C")
    assert words(s) == ["pass", "reveal 0", "reveal 1", "reveal 2"]
    happened = act(s, "reveal 1")
    assert told(happened, ev.StackRevealed) == [ev.StackRevealed(0, (4,))]  # type: ignore[arg-type]
    assert s.stacks[0] == (bytes([5, 2]), bytes([3]))


@pytest.mark.parametrize(
    ("stefan", "bids", "ranks"),
    [
        (0, [[3], [5], [4], [1]], [1, 2, 0, 3]),
        (0, [[2], [2], [2], [2]], [0, 1, 2, 3]),
        (2, [[2], [2], [2], [2]], [2, 3, 0, 1]),
        (3, [[4], [5], [5], [1]], [1, 2, 0, 3]),
        (2, [[4], [5], [5], [1]], [2, 1, 0, 3]),
        (1, [[6], [3, 3], None, [5, 1]], [1, 3, 0]),
        (2, [[6], [3, 3], None, [5, 1]], [3, 0, 1]),
        (3, [None, None, [1], None], [2]),
    ],
)
def test_L17_ties_go_to_the_one_nearest_to_the_first_player_clockwise(
    stefan: int, bids: list[list[int] | None], ranks: list[int]
):
    _, happened = auction("C", bids, stefan=stefan)
    assert list(sums(happened)) == ranks


def test_L18_who_passes_has_no_rank_and_no_action():
    s = position({0: Desk(stacks=[[6]], goods={"wine": 1}), 1: Desk(stacks=[[1]])}, at="C")
    happened = act(s, "pass", "reveal 0")
    assert list(sums(happened)) == [1]
    assert not told(happened, ev.GoodReturned)


def test_K4_passing_costs_nothing_keeps_the_stacks_and_ends_the_auction_for_the_seat():
    s = position({0: Desk(stacks=[[6], [2]]), 1: Desk(stacks=[[1]])}, at="C", stefan=0)
    before = s.stacks[0]
    act(s, "pass")
    assert s.to_act == (1,)
    act(s, "pass")
    assert s.view(None)["step"] == "D"
    assert s.stacks[0] == before
    assert s.to_act == (0,)


def test_K4_who_has_no_stack_left_is_not_asked():
    s = position({1: Desk(stacks=[[2]]), 3: Desk(stacks=[[2]], privileges=1)}, at="B", stefan=0)
    assert s.to_act == (1,)
    happened = act(s, "pass")
    assert s.to_act == (3,)
    assert {e.seat for e in told(happened, ev.Passed)} == {1, 2}


def test_L19_the_winner_takes_stefan_before_the_actions_and_begins_the_next_auction():
    s, happened = auction("B", [[2], [3], [6], [1]], stefan=0)
    assert told(happened, ev.StefanTaken) == [ev.StefanTaken(2)]
    assert s.stefan == 2
    assert s.to_act == (2,)
    take_backs(s)
    assert s.view(None)["step"] == "C"
    assert s.to_act == (2,)
    assert s.view(None)["auction"]["queue"] == [2, 3, 0, 1]


def test_L19_stefan_stays_when_all_pass():
    s = position({p: Desk(stacks=[[p + 1]]) for p in range(4)}, at="C", stefan=2)
    happened = act(s, *["pass"] * 4)
    assert s.stefan == 2
    assert told(happened, ev.Ranked) == [ev.Ranked((), ())]
    assert s.to_act == (2,)


def test_K3_the_first_player_of_this_auction_breaks_its_ties_even_for_the_ranks_below_the_new_holder():
    s, happened = auction("B", [[3], [3], [3], [6]], stefan=1)
    assert list(sums(happened)) == [3, 1, 2, 0]
    assert s.view(None)["auction"]["first"] == 1


# Cards afterwards -----------------------------------------------------------------------------------------------------


def test_L21_revealed_cards_lie_open_until_the_actions_are_done_and_then_leave():
    s, _ = auction("B", [[5, 2], [3]])
    assert s.revealed[0] == bytes([5, 2])
    assert s.discard[0] == b""
    assert take_backs(s) == []
    assert s.discard == [bytes([5, 2]), bytes([3])]
    assert s.view(None)["desks"][0]["seen"] == ["two", "five"]


def test_L21_exactly_one_card_of_any_kind_in_the_stack_goes_under_the_pile():
    s, _ = auction("C", [[6, 6], [5, 2, 2]])
    assert s.to_act == (1,)
    assert words(s) == ["take-back two", "take-back five", "skip"]
    pile = s.deck[1]
    happened = act(s, "take-back two")
    assert s.deck[1] == bytes([2]) + pile
    assert Counter(s.discard[1]) == {5: 1, 2: 1}
    assert "skip" not in words(s)
    assert told(visible(happened, 0), ev.CardReturned) == [ev.CardReturned(1, Influence.TWO)]


def test_L21_taking_a_card_back_is_optional():
    s, _ = auction("C", [[6, 6], [5, 2]])
    act(s, "skip")
    assert Counter(s.discard[1]) == {5: 1, 2: 1}


def test_L21_cards_taken_back_later_lie_beneath_earlier_ones_and_are_drawn_again():
    s = position(
        {0: Desk(stacks=[[6], [6]]), 1: Desk(stacks=[[5], [4]], pile=[1])}, at="C", council={"church": 0, "nobility": 1}
    )
    act(s, "reveal 0", "reveal 0", "take-back five", "pass", "pass")
    act(s, "reveal 0", "reveal 0", "skip", "take-back four")
    assert list(s.deck[1]) == [4, 5, 1]
    while s.round == 1:
        act(s, words(s)[0])
    choose(s, 1, "draw", "draw")
    assert s.deck[1] == b""
    assert sorted(s.hand[1] + b"".join(s.stacks[1])) == [1, 4, 5]


def test_L22_unused_stacks_leave_at_the_end_of_the_round_unseen():
    s = position({0: Desk(stacks=[[6, 1], [5]]), 1: Desk(stacks=[[2]])}, at="G", council={"nobility": 2, "church": 2})
    act(s, "pass", "pass", words(s)[0] if "plant" in words(s)[0] else "plant a1")
    assert s.stacks[0] == (bytes([6, 1]), bytes([5]))
    happened = act(s, words(s)[0])
    assert s.stacks == [()] * 4
    assert Counter(s.discard[0]) == {6: 1, 1: 1, 5: 1}
    assert s.view(1)["desks"][0]["seen"] == []
    assert told(happened, ev.StacksLeft) == [ev.StacksLeft(0, 3), ev.StacksLeft(1, 1)]


# Who may take a card back ---------------------------------------------------------------------------------------------

FOUR: list[list[int] | None] = [[6], [5], [4], [3]]


@pytest.mark.parametrize(
    ("at", "players", "seats"),
    [
        ("A", 4, [2, 3]),
        ("A", 5, [2, 3, 4]),
        ("B", 4, [3]),
        ("B", 5, [3, 4]),
        ("B", 3, [2]),
        ("D", 3, [2]),
        ("F", 5, [3, 4]),
        ("C", 4, [1, 2, 3]),
        ("E", 4, [1, 2, 3]),
        ("G", 4, [1, 2, 3]),
        ("C", 2, [1]),
        ("A", 2, []),
    ],
)
def test_K6_a_rank_that_gives_no_action_gives_a_card_back_in_order_of_rank(at: str, players: int, seats: list[int]):
    s, _ = auction(at, [[6 - p] for p in range(players)])
    assert take_backs(s) == seats


def test_K6_several_who_got_nothing_are_asked_in_order_of_rank():
    """That is also the order of acting (H14)."""
    s, _ = auction("C", [[2], [4], [6], [3]])
    assert take_backs(s) == [1, 3, 0]


@pytest.mark.parametrize("at", ["C", "E", "G"])
def test_K6_the_winner_never_takes_a_card_back_even_if_nothing_was_possible(at: str):
    s, _ = auction(at, [[5], None, None, None], {0: {"members": 0}})
    assert take_backs(s) == []
    assert s.discard[0][0] == 5


def test_K6_the_winner_of_a_guild_with_nothing_to_get_takes_no_card_back():
    s, _ = auction("B", [[5], None, None, None], {0: {"members": 0}}, **NO_WINE)
    assert take_backs(s) == []


def test_K6_the_winner_of_A_without_a_member_takes_no_card_back_and_the_seat_keeps_its_holder():
    s, _ = auction("A", [[5], None, None, None], {0: {"members": 0}}, council={"nobility": 2})
    assert take_backs(s) == []
    assert s.council[Seat.NOBILITY] == 2


def test_K6_who_passed_takes_no_card_back():
    s = position({0: Desk(stacks=[[6], [1]]), 1: Desk(stacks=[[5], [1]])}, at="C")
    act(s, "reveal 0", "pass")
    assert take_backs(s) == []


@pytest.mark.parametrize(
    ("more", "rest", "offered"),
    [
        ({}, {"supply": {"wine": 0}}, False),
        ({"coins": 0}, {"supply": {"wine": 0}}, True),
        ({"coins": 0}, {"supply": {"wine": 1}}, False),
        ({"members": 0}, {"supply": {"wine": 0}}, True),
        ({"members": 0}, {"supply": {"wine": 1}}, False),
    ],
    ids=["can-settle", "cannot-pay", "good-left", "no-member", "no-member-but-good"],
)
@pytest.mark.parametrize("place", [1, 2], ids=["second", "third"])
def test_K6_a_rank_of_a_guild_gives_a_card_back_only_if_neither_action_is_possible(
    place: int, more: dict[str, Any], rest: dict[str, Any], offered: bool
):
    assert min(CITY.costs[c] for c in WINE) > 0
    s, _ = auction("B", FOUR, {place: more}, guild="wine", **rest)
    assert take_backs(s) == ([place] if offered else []) + [3]


def test_K6_no_free_space_of_the_guild_and_no_resource_left_gives_a_card_back():
    own = {3: {"city": WINE}}
    s, _ = auction("B", FOUR, own, **NO_WINE)
    assert take_backs(s) == [1, 2, 3]


def test_K6_refusing_a_possible_action_gives_no_card_back():
    s, _ = auction("B", [[6], [5], [4], None], guild="wine")
    skipped = []
    while "pass" not in words(s):
        skipped.append(s.to_act[0])
        act(s, "skip")
    assert skipped == [0, 0, 0, 1, 1, 2]


def test_K6_whether_an_action_is_possible_is_tested_at_the_turn_of_the_rank():
    s, _ = auction("B", [[6], [5], None, None], {1: {"coins": 0}}, guild="wine", supply={"wine": 1})
    act(s, "skip", "take-good", "skip")
    assert s.to_act == (1,)
    assert words(s) == ["take-back five", "skip"]


def test_K6_the_last_space_taken_by_the_winner_is_gone_for_the_second():
    *rest, last = WINE
    s, _ = auction("B", [[6], [5], None, None], {2: {"city": rest}}, **NO_WINE)
    act(s, "skip", f"settle {name(last)}")
    assert words(s) == ["take-back five", "skip"]


def test_K6_a_second_in_A_who_has_no_member_for_the_church_takes_a_card_back():
    s, _ = auction("A", [[6], [5], None, None], {1: {"members": 0}}, council={"nobility": 3, "church": 2})
    assert words(s) == ["take-back five", "skip"]
    assert s.council[Seat.CHURCH] == 2


def test_K6_a_kept_seat_is_an_action_carried_out():
    s, _ = auction("A", [[6], [5], None, None], {1: {"members": 0}}, council={"nobility": 3, "church": 1})
    assert take_backs(s) == []
    assert s.council[Seat.CHURCH] == 1


def test_K6_the_second_who_holds_the_nobility_and_has_no_member_for_the_church_takes_a_card_back():
    more = {0: {"members": 0}, 1: {"members": 0}}
    s, _ = auction("A", [[6], [5], None, None], more, council={"nobility": 1, "church": 2})
    assert s.council[Seat.NOBILITY] == 1
    assert take_backs(s) == [1]


def test_K6_a_kept_seat_counts_for_the_one_whose_rank_gives_it_only():
    s, _ = auction("A", [[6], [5], [4], None], council={"nobility": 3, "church": 2})
    assert s.council[Seat.CHURCH] == 1
    assert take_backs(s) == [2]


def test_K6_each_action_of_the_rank_is_tested_by_itself():
    """Coins that only the sale at a fountain would bring do not make a space possible, nor does a resource."""
    water = next(c for c in each(CITY.fountain_spaces) if spread(1 << c) & CITY.guilds[Guild.WINE])
    sale = {water: fountain(ability="sell")}
    s, _ = auction("B", [[6], [5], None, None], {1: {"coins": 0, "goods": {"clothes": 1}}}, fountains=sale, **NO_WINE)
    assert take_backs(s) == [1]


def test_K6_a_declined_resource_is_possible_even_if_the_space_is_not():
    s, _ = auction("B", [[6], [5], None, None], {1: {"members": 0, "coins": 0}}, guild="wine", supply={"wine": 1})
    act(s, "skip", "skip", "skip")
    assert (s.to_act, words(s)) == ((1,), ["take-good", "skip"])
    assert take_backs(s) == []


def test_K6_the_coins_of_a_special_card_count_at_the_turn_of_the_rank():
    cheapest = min(CITY.costs[c] for c in WINE)
    bids: list[list[int | str] | None] = [[6], ["savings", 2], [4], None]
    more = {1: {"coins": cheapest - 1}, 2: {"coins": cheapest - 1}}
    s, _ = auction("B", bids, more, specials=("savings",), **NO_WINE)
    assert take_backs(s) == [2]


@pytest.mark.parametrize(
    ("special", "choice", "rest"),
    [
        ("support", "support oranges", {"council": {"oranges": 0}}),
        ("vagabond", "move-from", {}),
        ("warehouse-wine", "", {}),
    ],
)
def test_K6_what_a_special_card_did_is_no_action_of_the_rank(special: str, choice: str, rest: dict[str, Any]):
    bids: list[list[int | str] | None] = [[6], [special], None, None]
    s, _ = auction("C", bids, {1: {"city": WINE[:1]}}, specials=(special.split("-")[0],), **rest)
    while choice and "pass" not in words(s) and not words(s)[0].startswith("take-back"):
        act(s, next(w for w in words(s) if w.startswith((choice, "move-to"))))
    assert (s.to_act, words(s)) == ((1,), [f"take-back {special}", "skip"])


@pytest.mark.parametrize(("round_", "seats"), [(4, [1, 2, 3]), (5, [])])
@pytest.mark.parametrize("at", ["C", "E", "G"])
def test_K6_in_round_5_nobody_is_asked(at: str, round_: int, seats: list[int]):
    s, happened = auction(at, FOUR, round_=round_, council={"nobility": 0, "church": 0})
    assert take_backs(s) == seats
    assert not told(happened, ev.CardReturned)


def test_K6_in_round_5_all_revealed_cards_leave():
    s, _ = auction("C", FOUR, round_=5)
    assert [list(cards) for cards in s.discard] == [[6], [5], [4], [3]]
    assert s.view(None)["step"] == "D"


def test_K6_the_ability_of_a_special_card_is_no_action_and_the_card_itself_may_come_back():
    s, _ = auction("C", [[6, 6], ["savings", "joker"]], specials=("joker", "savings"))
    assert s.coins[1] == 7
    assert words(s) == ["take-back joker", "take-back savings", "skip"]
    act(s, "take-back savings")
    assert s.deck[1][0] == 8


def test_K7_each_rank_finishes_all_its_actions_before_the_next():
    s, _ = auction("B", [[4], [6], [5], None], guild="wine")
    asked = []
    while "pass" not in words(s):
        asked.append((s.to_act[0], s.view(None)["asked"]["step"]))
        act(s, "skip")
    assert asked == [
        (1, "guild-seat"),
        (1, "good"),
        (1, "settle"),
        (2, "good"),
        (2, "settle"),
        (0, "third"),
    ]


# Privileges -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", list("ABCDEFG"))
def test_L33_a_privilege_may_be_returned_in_every_auction(at: str):
    s = position({p: Desk(stacks=[[p + 1]], privileges=1) for p in range(3)}, at=at)
    assert words(s) == ["pass", "reveal 0", "privilege"]
    happened = act(s, "privilege")
    assert told(happened, ev.PrivilegeUsed) == [ev.PrivilegeUsed(0)]
    assert s.privileges == [0, 1, 1, 0]
    assert s.to_act == (1,)
    act(s, "pass", "pass")
    assert s.to_act == (0,)
    assert words(s) == ["pass", "reveal 0"]


def test_L33_who_has_none_cannot_wait():
    s = position({p: Desk(stacks=[[p + 1]]) for p in range(3)}, at="C")
    with pytest.raises(IllegalAction):
        act(s, "privilege")


def test_L33_several_may_be_used_in_one_auction():
    s = position({0: Desk(stacks=[[3]], privileges=3), 1: Desk(stacks=[[2]], privileges=2)}, at="C")
    act(s, "privilege", "privilege", "privilege", "privilege", "privilege")
    assert s.privileges == [0, 0, 0, 0]
    assert s.to_act == (1,)
    assert words(s) == ["pass", "reveal 0"]


def test_K5_the_only_one_left_in_the_queue_cannot_wait():
    s = position({0: Desk(stacks=[[3]]), 1: Desk(stacks=[[2]], privileges=2)}, at="C", players=2)
    act(s, "pass")
    assert words(s) == ["pass", "reveal 0"]


def test_K5_who_is_followed_only_by_players_without_stacks_cannot_wait():
    s = position({0: Desk(stacks=[[3]], privileges=2)}, at="C")
    assert s.view(None)["auction"]["queue"] == [0, 1, 2, 3]
    assert words(s) == ["pass", "reveal 0"]


def test_K5_somebody_with_a_stack_anywhere_in_the_queue_is_enough():
    s = position({0: Desk(stacks=[[3]], privileges=1), 3: Desk(stacks=[[2]], privileges=1)}, at="C")
    assert words(s) == ["pass", "reveal 0", "privilege"]
    act(s, "privilege")
    assert s.to_act == (3,)
    assert words(s) == ["pass", "reveal 0", "privilege"]


def test_K5_the_stacks_of_those_who_have_acted_do_not_count():
    s = position({0: Desk(stacks=[[3], [1]]), 1: Desk(stacks=[[2]], privileges=1)}, at="C")
    act(s, "reveal 0")
    assert s.stacks[0]
    assert words(s) == ["pass", "reveal 0"]


def test_K5_nina_is_nobody_to_wait_for():
    s = position({1: Desk(stacks=[[2]], privileges=1)}, players=2, at="B")
    assert words(s) == ["pass", "reveal 0"]


def test_K5_acting_later_does_not_change_ties():
    s = position({p: Desk(stacks=[[4]], privileges=1) for p in range(4)}, at="C", stefan=1)
    happened = act(s, "privilege", "privilege", "reveal 0", "reveal 0", "reveal 0", "reveal 0")
    assert list(sums(happened)) == [1, 2, 3, 0]


def test_K5_who_waited_may_still_pass():
    s = position({0: Desk(stacks=[[4]], privileges=1), 1: Desk(stacks=[[2]])}, at="C")
    happened = act(s, "privilege", "reveal 0", "pass")
    assert list(sums(happened)) == [1]


def test_K15_round_one_begins_with_A_and_the_seats_of_the_set_up():
    s = planning(players=3)
    for seat in range(3):
        s.apply(seat, s.legal(seat)[0])
    assert (s.round, s.view(None)["step"]) == (1, "A")
    assert s.council[Seat.NOBILITY] == s.stefan
    act(s, "pass", "reveal 0", "pass")
    assert s.council[Seat.NOBILITY] == s.stefan


def test_K16_the_own_discard_holds_revealed_and_unused_cards():
    s = position({0: Desk(stacks=[[6], [5]]), 1: Desk(stacks=[[2]])}, at="G", council={"nobility": 2, "church": 2})
    act(s, "reveal 0", "pass")
    skip_to(s, "plant")
    act(s, words(s)[0])
    act(s, words(s)[0])
    assert sorted(s.discard[0]) == [5, 6]
    assert s.view(0)["desks"][0]["discard"] == ["five", "six"]
    assert s.view(0)["desks"][0]["seen"] == ["six"]
