"""What the ranks of an auction bring, and steps H and I."""

from __future__ import annotations

import pytest
from tests.games.valencia.builder import (
    Desk,
    act,
    auction,
    fountain,
    goods,
    guild_of,
    name,
    position,
    settle,
    skip_to,
    spaces,
    told,
    words,
)

from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Guild, Seat

CITY = first_city(False)
WINE = spaces(CITY, "wine")
PRICES = {g.name.lower().replace("_", "-"): CONTENT.goods.prices[g] for g in Guild}
GUILDS = list(PRICES)


def asked(s: State) -> str:
    """The decision that is due."""
    return str(s.view(None)["asked"]["step"])


# A: nobility and church -----------------------------------------------------------------------------------------------


def test_L24_first_takes_the_nobility_and_second_the_church_and_the_old_members_go_home():
    s, _ = auction("A", [[6], [5], None, None], council={"nobility": 2, "church": 3})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (0, 1)
    assert s.members == [14, 14, 15, 15]


def test_K8_step_A_asks_nothing():
    s, happened = auction("A", [[6], [5], None, None], council={"nobility": 2, "church": 3})
    assert len(told(happened, ev.SeatTaken)) == 2
    assert s.view(None)["step"] == "B"


def test_K9_with_one_bidder_the_church_stays():
    s, _ = auction("A", [None, [1], None, None], council={"nobility": 2, "church": 3})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (1, 3)


def test_K10_without_a_member_in_the_supply_the_old_holder_stays():
    s, _ = auction("A", [[6], [5], None, None], {0: {"members": 0}}, council={"nobility": 2, "church": 3})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (2, 1)


def test_K10_a_member_that_came_home_is_available_at_once():
    s, _ = auction("A", [[6], [5], None, None], {1: {"members": 0}}, council={"nobility": 1, "church": 3})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (0, 1)
    assert s.members[1] == 0


def test_K11_winning_the_own_seat_moves_nothing():
    s, happened = auction("A", [[6], [5], None, None], council={"nobility": 0, "church": 1})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (0, 1)
    assert s.members == [14, 14, 15, 15]
    assert not told(happened, ev.SeatTaken) + told(happened, ev.SeatLeft)


def test_K12_the_holder_of_the_church_who_takes_the_nobility_keeps_both_unless_replaced():
    s, _ = auction("A", [[6], None, None, None], council={"nobility": 2, "church": 0})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (0, 0)
    assert s.members[0] == 13
    s, _ = auction("A", [[6], [5], None, None], council={"nobility": 2, "church": 0})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (0, 1)
    assert s.members[0] == 14


def test_K12_the_second_who_holds_the_nobility_loses_it_first_and_takes_the_church():
    s, _ = auction("A", [[6], [5], None, None], council={"nobility": 1, "church": 3})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (0, 1)
    assert s.members == [14, 14, 15, 15]


def test_K12_the_second_who_holds_the_nobility_keeps_it_when_the_first_cannot_take_it():
    s, _ = auction("A", [[6], [5], None, None], {0: {"members": 0}}, council={"nobility": 1, "church": 3})
    assert (s.council[Seat.NOBILITY], s.council[Seat.CHURCH]) == (1, 1)


# B, D, F: guilds ------------------------------------------------------------------------------------------------------


def offers(s: State) -> dict[int, list[list[str]]]:
    """What each seat is offered in a guild step when everybody declines, spaces counted as one."""
    found: dict[int, list[list[str]]] = {}
    while "skip" in words(s) and not words(s)[0].startswith("take-back"):
        kinds = list(dict.fromkeys(w.split()[0] for w in words(s)))
        found.setdefault(s.to_act[0], []).append(kinds[:-1])
        act(s, "skip")
    return found


FIRST = [["take-seat"], ["take-good"], ["settle"]]
SECOND = FIRST[1:]
THIRD = [["take-good", "settle"]]


@pytest.mark.parametrize("at", ["B", "D", "F"])
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, {0: FIRST, 1: SECOND}),
        (4, {0: FIRST, 1: SECOND, 2: THIRD}),
        (5, {0: FIRST, 1: SECOND, 2: THIRD}),
    ],
)
def test_L25_what_the_first_three_ranks_may_do(players: int, at: str, expected: dict[int, list[list[str]]]):
    s, _ = auction(at, [[6 - p] for p in range(players)])
    assert offers(s) == expected


def test_L25_with_two_players_the_second_place_has_two_actions_and_the_third_none():
    s, _ = auction("B", [[5], [3]], nina=[1])
    assert offers(s) == {0: FIRST, 1: SECOND}
    s, _ = auction("B", [[5], [3]], nina=[4])
    assert offers(s) == {0: FIRST}


@pytest.mark.parametrize("guild", GUILDS)
def test_L25_the_first_takes_seat_resource_and_space_of_the_guild_in_this_order(guild: str):
    s, _ = auction("D", [[6], None, None, None], {0: {"coins": 5}}, guild=guild, council={guild: 2})
    assert words(s) == ["take-seat", "skip"]
    act(s, "take-seat")
    assert words(s) == ["take-good", "skip"]
    act(s, "take-good")
    assert words(s) == [f"settle {name(c)}" for c in spaces(CITY, guild)] + ["skip"]
    where = spaces(CITY, guild)[-1]
    act(s, f"settle {name(where)}")
    assert s.council[Seat[guild.upper().replace("-", "_")]] == 0
    assert goods(s, 0) == {guild: 1}
    assert s.coins[0] == 5 - CITY.costs[where]
    assert s.city[0] == 1 << where
    assert s.members[:3] == [13, 15, 15]


def test_L25_the_third_takes_a_resource_or_a_space_not_both():
    for choice in ("take-good", f"settle {name(WINE[0])}"):
        s, _ = auction("B", [[6], [5], [4], None], guild="wine")
        while s.to_act != (2,):
            act(s, "skip")
        act(s, choice)
        assert (goods(s, 2) == {"wine": 1}) != (s.city[2] == 1 << WINE[0])
        assert "pass" in words(s)


def test_L23_the_old_holder_of_a_seat_takes_the_member_back():
    s, _ = auction("B", [[6], None, None, None], council={"wine": 3})
    happened = act(s, "take-seat")
    assert told(happened, ev.SeatLeft) == [ev.SeatLeft(3, Seat.WINE)]
    assert s.members == [14, 15, 15, 15]


def test_K8_every_action_of_a_guild_is_optional_by_itself():
    s, _ = auction("B", [[6], None, None, None])
    act(s, "skip", "take-good")
    assert asked(s) == "settle"
    s, _ = auction("B", [[6], None, None, None])
    act(s, "take-seat", "skip")
    assert asked(s) == "settle"


def test_K8_what_the_first_declines_does_not_pass_to_others():
    s, _ = auction("B", [[6], [5], None, None])
    act(s, "skip", "skip", "skip")
    assert s.to_act == (1,)
    assert words(s)[0] == "take-good"


def test_K10_the_first_without_members_takes_only_a_resource():
    s, _ = auction("B", [[6], None, None, None], {0: {"members": 0}}, council={"wine": 2})
    assert words(s) == ["take-good", "skip"]
    act(s, "take-good")
    assert asked(s) == "bid"
    assert s.council[Seat.WINE] == 2


def test_K10_the_last_member_serves_for_the_seat_or_for_the_city():
    s, _ = auction("B", [[6], None, None, None], {0: {"members": 1}})
    act(s, "take-seat", "take-good")
    assert asked(s) == "bid"
    s, _ = auction("B", [[6], None, None, None], {0: {"members": 1}})
    act(s, "skip", "take-good")
    assert asked(s) == "settle"


def test_K11_the_first_who_holds_the_seat_goes_on_with_the_resource():
    s, _ = auction("B", [[6], None, None, None], council={"wine": 0})
    assert words(s) == ["take-good", "skip"]


def test_L26_no_resource_left_gives_none():
    s, _ = auction("B", [[6], None, None, None], supply={"wine": 0})
    act(s, "take-seat")
    assert asked(s) == "settle"
    assert goods(s, 0) == {}


@pytest.mark.parametrize("coins", range(6))
def test_L26_K14b_only_spaces_that_can_be_paid_are_offered(coins: int):
    for guild in GUILDS:
        s, _ = auction("B", [[6], None, None, None], {0: {"coins": coins}}, guild=guild)
        act(s, "skip", "skip")
        affordable = [c for c in spaces(CITY, guild) if CITY.costs[c] <= coins]
        if affordable:
            assert words(s) == [f"settle {name(c)}" for c in affordable] + ["skip"]
        else:
            assert asked(s) == "bid"


def test_K14b_a_space_of_cost_0_is_free():
    free = spaces(CITY, cost=0)[0]
    s, _ = auction("B", [[6], None, None, None], {0: {"coins": 0}}, guild=guild_of(CITY, free))
    happened = settle(s, free)
    assert s.coins[0] == 0
    assert not told(happened, ev.CoinsPaid)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_K14b_every_rank_pays_the_full_cost(place: int):
    dear = max(WINE, key=lambda c: CITY.costs[c])
    s, _ = auction("B", [[6], [5], [4], None], guild="wine")
    while s.to_act != (place,):
        act(s, "skip")
    happened = settle(s, dear)
    assert told(happened, ev.CoinsPaid) == [ev.CoinsPaid(place, CITY.costs[dear], "space")]
    assert s.coins[place] == 5 - CITY.costs[dear]


def test_K14b_the_price_of_a_fountain_sale_cannot_pay_for_the_same_space():
    water, where = next((f, c) for f in each(CITY.fountain_spaces) for c in each(CITY.beside(f)) if CITY.costs[c] > 1)
    s = position(
        {0: Desk(stacks=[[6], [1]], coins=0, goods={"porcelain": 2})},
        guild=guild_of(CITY, where),
        fountains={water: fountain(ability="sell")},
    )
    act(s, "reveal 0", "skip", "skip")
    with pytest.raises(IllegalAction):
        act(s, f"settle {name(where)}")


def test_K14b_the_resource_just_taken_may_be_sold_at_the_fountain():
    water, where = next((f, c) for f in each(CITY.fountain_spaces) for c in each(CITY.beside(f)))
    guild = guild_of(CITY, where)
    s = position({0: Desk(stacks=[[6], [1]])}, guild=guild, fountains={water: fountain(ability="sell")})
    act(s, "reveal 0", "skip", "take-good", f"settle {name(where)}", f"fountain {name(water)}")
    assert goods(s, 0) == {}
    assert s.coins[0] == 5 - CITY.costs[where] + PRICES[guild]


def test_K13_a_guild_without_a_free_space_gives_no_placement():
    s, _ = auction("B", [[6], None, None, None], {2: {"city": WINE}}, guild="wine")
    act(s, "take-seat", "take-good")
    assert asked(s) == "bid"


def test_K13_own_members_block_a_space_too():
    s, _ = auction("B", [[6], None, None, None], {0: {"city": WINE[:2]}}, guild="wine")
    skip_to(s, "settle")
    assert words(s)[:-1] == [f"settle {name(c)}" for c in WINE[2:]]


# C, E: merchants ------------------------------------------------------------------------------------------------------

ONE_OF_EACH = dict.fromkeys(GUILDS, 1)


@pytest.mark.parametrize("at", ["C", "E"])
def test_L28_the_winner_sells_at_the_price_of_each_good_and_sold_goods_return(at: str):
    s, _ = auction(at, [[6], [5], None, None], {0: {"goods": ONE_OF_EACH, "coins": 0}, 1: {"goods": ONE_OF_EACH}})
    assert words(s) == [f"sell {g}" for g in GUILDS] + ["skip"]
    for guild, price in PRICES.items():
        before = s.coins[0]
        act(s, f"sell {guild}")
        assert s.coins[0] == before + price
    assert goods(s, 0) == {}
    assert s.supply == [5] * 5
    assert s.coins[1] == 5


def test_L28_prices_rise_by_one_from_oranges_to_porcelain():
    assert list(PRICES.values()) == [1, 2, 3, 4, 5]


def test_H8_K14_any_part_may_be_sold():
    """Each resource is a decision of its own (H8)."""
    s, _ = auction("C", [[6], None, None, None], {0: {"goods": {"wine": 3, "oranges": 1}}})
    act(s, "sell wine", "sell wine", "skip")
    assert goods(s, 0) == {"wine": 1, "oranges": 1}
    assert asked(s) == "bid"


def test_L28_only_step_E_offers_the_merchants_seat():
    s, _ = auction("C", [[6], None, None, None], {0: {"goods": {"wine": 1}}})
    act(s, "skip")
    assert asked(s) == "bid"
    s, _ = auction("E", [[6], None, None, None], {0: {"goods": {"wine": 1}}}, council={"merchants": 3})
    act(s, "skip")
    assert words(s) == ["take-seat", "skip"]
    act(s, "take-seat")
    assert s.council[Seat.MERCHANTS] == 0
    assert s.members == [14, 15, 15, 15]


def test_L28_the_winner_of_E_without_goods_may_still_take_the_seat_or_not():
    s, _ = auction("E", [[6], None, None, None])
    assert words(s) == ["take-seat", "skip"]
    act(s, "skip")
    assert s.council[Seat.MERCHANTS] == -1


@pytest.mark.parametrize("own", [{"members": 0}, {}], ids=["no-member", "already-there"])
def test_K10_K11_the_merchants_seat_needs_a_member_and_is_not_taken_twice(own: dict):
    holder = 3 if own else 0
    s, _ = auction("E", [[6], None, None, None], {0: own}, council={"merchants": holder})
    assert asked(s) == "bid"
    assert s.council[Seat.MERCHANTS] == holder


# G: a move ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", each(CITY.spaces), ids=name)
def test_L29_a_member_moves_to_a_free_orthogonal_neighbour_of_any_guild_without_cost(where: int):
    blocked = each(CITY.beside(where))[:1]
    own = {"city": [where], "coins": 0}
    s, _ = auction("G", [[6], [5], None, None], {0: own, 1: {"city": blocked}}, council={"church": 3})
    targets = [c for c in each(CITY.beside(where)) if c not in blocked]
    if not targets:
        assert words(s)[0].startswith("take-back")
        return
    assert words(s) == [f"move-from {name(where)}", "skip"]
    happened = act(s, f"move-from {name(where)}")
    if len(targets) > 1:
        assert words(s) == [f"move-to {name(c)}" for c in targets]
        happened += act(s, f"move-to {name(targets[-1])}")
    assert s.city[0] == 1 << targets[-1]
    assert s.coins[0] == 0
    assert not told(happened, ev.CoinsPaid)


def test_L29_the_move_is_optional_and_only_own_members_move():
    one, other = each(CITY.spaces)[0], each(CITY.spaces)[-1]
    s, _ = auction("G", [[6], None, None, None], {0: {"city": [one]}, 1: {"city": [other]}}, council={"church": 3})
    assert words(s) == [f"move-from {name(one)}", "skip"]
    act(s, "skip")
    assert s.city[0] == 1 << one


# H and I --------------------------------------------------------------------------------------------------------------


def test_L30_K18_the_church_must_plant_the_palm_on_a_free_tree():
    taken = each(CITY.trees)[:2]
    s = position(at="H", council={"church": 2, "nobility": 1}, palms=taken)
    assert s.to_act == (2,)
    assert words(s) == [f"plant {name(t)}" for t in each(CITY.trees) if t not in taken]
    tree = each(CITY.trees)[5]
    act(s, f"plant {name(tree)}")
    assert s.palms == sum(1 << t for t in [*taken, tree])


def test_L31_K18_the_nobility_must_build_the_fountain_of_the_round_on_a_free_fountain_space():
    taken, *free = each(CITY.fountain_spaces)
    s = position(at="I", round_=3, council={"nobility": 1}, fountains={taken: fountain(value=6)})
    assert s.to_act == (1,)
    assert words(s) == [f"build {name(c)}" for c in free]
    act(s, f"build {name(free[2])}")
    assert s.fountain_at[free[2]] == s.table.fountains[2]
    assert s.built == 1 << taken | 1 << free[2]


def test_L31_a_new_fountain_does_nothing_for_members_already_beside_it():
    water = each(CITY.fountain_spaces)[0]
    s = position({1: Desk(city=each(CITY.beside(water)), goods={"wine": 1})}, at="I", council={"nobility": 1})
    happened = act(s, f"build {name(water)}")
    assert not told(happened, ev.FountainUsed)
    assert goods(s, 1) == {"wine": 1}


def test_K17_without_a_holder_palm_and_fountain_stay_in_the_box():
    s = position(at="H", council={"merchants": 0})
    assert (s.palms, s.built, s.round) == (0, 0, 2)
