"""Fountains and their abilities."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.games.valencia.builder import (
    Desk,
    act,
    auction,
    cell,
    fountain,
    goods,
    guild_of,
    name,
    position,
    settle,
    told,
    words,
)

from kaffeehaus.core.events import Event, visible
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Guild, Influence

CITY = first_city(False)
SMALL = first_city(True)
GUILDS = [g.name.lower().replace("_", "-") for g in Guild]
PRICES = dict(zip(GUILDS, CONTENT.goods.prices, strict=True))
ABILITIES = ["mission", "upgrade", "retrieve", "palm", "sell"]
WATER, BESIDE = next(
    (f, c) for f in each(CITY.fountain_spaces) for c in each(CITY.beside(f)) if not CITY.around_centre >> c & 1
)
"""A fountain space, and a city space beside it that is not at the central fountain."""
USE = f"fountain {name(WATER)}"
ONE_PALM = next(t for t in each(CITY.trees))


def at_fountain(ability: str, *, where: int = BESIDE, water: int = WATER, **desk: Any) -> tuple[State, list[Event]]:
    """Seat 0 has just settled beside a fountain with this ability; `desk` and `rest` say what else there is."""
    rest = desk.pop("rest", {})
    own: dict[str, Any] = {"coins": 5, "discard": [2]} | desk
    s = position(
        {0: Desk(stacks=[[6], [1]], **own)},
        guild=guild_of(CITY, where),
        fountains={water: fountain(ability=ability) if ability else fountain(value=6)},
        **rest,
    )
    act(s, "reveal 0")
    return s, settle(s, where)


# When an ability is offered -------------------------------------------------------------------------------------------

READY: dict[str, dict[str, Any]] = {
    "mission": {},
    "upgrade": {"goods": {"wine": 1}},
    "retrieve": {},
    "palm": {"rest": {"palms": [ONE_PALM]}},
    "sell": {"goods": {"wine": 1}},
}


@pytest.mark.parametrize("ability", ABILITIES)
def test_L27_the_ability_is_offered_after_settling_beside_the_fountain_and_is_optional(ability: str):
    s, _ = at_fountain(ability, **READY[ability])
    assert s.to_act == (0,)
    assert words(s) == [USE, "skip"]
    before = s.clone()
    act(s, "skip")
    assert (s.coins, s.goods, s.missions, s.palms) == (before.coins, before.goods, before.missions, before.palms)
    assert s.view(None)["asked"]["step"] == "bid"


def test_L27_a_fountain_without_an_ability_offers_nothing():
    s, _ = at_fountain("", goods={"wine": 1})
    assert s.view(None)["asked"]["step"] == "bid"


def test_L27_a_space_only_diagonal_to_the_fountain_offers_nothing():
    around = {WATER + d for d in (-8, -6, 6, 8)}
    where = next(c for c in each(CITY.spaces) if c in around and abs(c % 7 - WATER % 7) == 1)
    s, _ = at_fountain("sell", where=where, goods={"wine": 1})
    assert s.view(None)["asked"]["step"] == "bid"


def test_L27_an_empty_fountain_space_offers_nothing():
    s = position({0: Desk(stacks=[[6], [1]], goods={"wine": 1})}, guild=guild_of(CITY, BESIDE))
    act(s, "reveal 0")
    settle(s, BESIDE)
    assert s.view(None)["asked"]["step"] == "bid"


@pytest.mark.parametrize("where", each(CITY.around_centre), ids=name)
def test_K21_the_central_fountain_has_no_ability(where: int):
    s = position({0: Desk(stacks=[[6], [1]], goods=dict.fromkeys(GUILDS, 1))}, guild=guild_of(CITY, where))
    act(s, "reveal 0")
    settle(s, where)
    assert s.view(None)["asked"]["step"] == "bid"


def test_L27_between_two_fountains_only_one_ability_is_used():
    where, waters = next(
        (c, near)
        for c in each(CITY.spaces)
        if len(near := [f for f in each(CITY.fountain_spaces) if CITY.beside(f) >> c & 1]) > 1
    )
    s = position(
        {0: Desk(stacks=[[6], [1]], goods={"wine": 2})},
        guild=guild_of(CITY, where),
        fountains={waters[0]: fountain(ability="sell"), waters[1]: fountain(ability="upgrade")},
    )
    act(s, "reveal 0")
    settle(s, where)
    assert words(s) == [f"fountain {name(waters[0])}", f"fountain {name(waters[1])}", "skip"]
    act(s, f"fountain {name(waters[1])}")
    assert goods(s, 0) == {"wine": 1, "clothes": 1}
    assert s.view(None)["asked"]["step"] == "bid"


@pytest.mark.parametrize(
    ("ability", "lacking"),
    [
        ("upgrade", {}),
        ("upgrade", {"goods": {"porcelain": 1}}),
        ("upgrade", {"goods": {"wine": 1}, "rest": {"supply": {"clothes": 0}}}),
        ("retrieve", {"discard": []}),
        ("palm", {}),
        ("sell", {}),
    ],
)
def test_K23_an_ability_that_could_do_nothing_is_not_offered(ability: str, lacking: dict[str, Any]):
    """So nobody begins what leads nowhere (H16)."""
    s, _ = at_fountain(ability, **lacking)
    assert s.view(None)["asked"]["step"] == "bid"


@pytest.mark.parametrize("place", [0, 1, 2])
def test_K24_the_ability_comes_before_the_next_rank_acts(place: int):
    s, _ = auction(
        "B",
        [[6], [5], [4], None],
        {place: {"goods": {"wine": 1}}},
        guild=guild_of(CITY, BESIDE),
        fountains={WATER: fountain(ability="sell")},
    )
    while s.to_act != (place,):
        act(s, "skip")
    settle(s, BESIDE)
    assert s.to_act == (place,)
    assert words(s) == [USE, "skip"]


# F1 -------------------------------------------------------------------------------------------------------------------


def test_F1_two_missions_are_drawn_and_one_kept():
    s, _ = at_fountain("mission")
    pile = s.mission_pile
    happened = act(s, USE)
    offered = sorted(pile[-2:])
    assert words(s) == [f"keep {CONTENT.missions[m].id.lower().replace('_', '-')}" for m in offered]
    assert told(visible(happened, 1), ev.MissionsOffered) == []
    act(s, words(s)[1])
    assert each(s.missions[0]) == [offered[1]]
    assert each(s.rejected[0]) == [offered[0]]
    assert s.mission_pile == pile[:-2]
    assert s.offered[0] == b""


def test_K23_the_last_mission_is_taken_and_with_none_left_nothing_is_offered():
    s, _ = at_fountain("mission")
    s.mission_pile = s.mission_pile[:1]
    act(s, USE)
    assert s.missions[0].bit_count() == 1
    assert s.rejected[0] == 0
    s = position(
        {0: Desk(stacks=[[6], [1]])}, guild=guild_of(CITY, BESIDE), fountains={WATER: fountain(ability="mission")}
    )
    s.mission_pile = b""
    act(s, "reveal 0")
    settle(s, BESIDE)
    assert s.view(None)["asked"]["step"] == "bid"


# F2 -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("good", "better"), list(pairwise(GUILDS)))
def test_F2_a_resource_is_swapped_for_the_next_better_one(good: str, better: str):
    s, _ = at_fountain("upgrade", goods={good: 2})
    act(s, USE)
    assert goods(s, 0) == {good: 1, better: 1}
    assert s.supply[GUILDS.index(good)] == 5
    assert s.supply[GUILDS.index(better)] == 5
    assert s.coins[0] == 5 - CITY.costs[BESIDE]


def test_F2_any_resource_with_a_better_one_in_the_supply_may_be_chosen():
    s, _ = at_fountain("upgrade", goods=dict.fromkeys(GUILDS, 1), rest={"supply": {"wine": 1}})
    assert s.supply[GUILDS.index("wine")] == 0
    act(s, USE)
    assert words(s) == ["upgrade oranges", "upgrade wine", "upgrade clothes"]


# F3 -------------------------------------------------------------------------------------------------------------------


def test_F3_a_card_of_the_own_discard_goes_under_the_pile_openly():
    """Everybody sees which card it is (H1)."""
    s, _ = at_fountain("retrieve", discard=[6, 2, 2])
    act(s, USE)
    assert words(s) == ["retrieve two", "retrieve six"]
    pile = s.deck[0]
    happened = act(s, "retrieve six")
    assert s.deck[0] == bytes([6]) + pile
    assert sorted(s.discard[0]) == [2, 2, 6]  # the six revealed in this auction has just left
    assert told(visible(happened, None), ev.CardRetrieved) == [ev.CardRetrieved(0, Influence.SIX)]


def test_K16_cards_of_the_current_auction_cannot_be_fetched():
    s, _ = at_fountain("retrieve", discard=[2])
    assert s.revealed[0] == bytes([6])
    act(s, USE)
    assert s.discard[0].count(2) == 0
    assert s.deck[0][0] == 2


def test_K16_with_nothing_but_the_current_cards_the_ability_is_not_offered():
    s, _ = at_fountain("retrieve", discard=[])
    assert s.view(None)["asked"]["step"] == "bid"


def test_K16_unused_cards_that_left_unseen_can_be_fetched_by_their_owner():
    pile = [1] * 3 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 3
    s, _ = at_fountain("retrieve", discard=[], pile=pile)
    act(s, USE)
    assert words(s) == ["retrieve five", "retrieve six"]
    act(s, "retrieve five")
    assert s.deck[0][0] == 5


def test_F3_several_retrieved_cards_lie_with_the_latest_lowest():
    s, _ = at_fountain("retrieve", discard=[4, 3])
    act(s, USE, "retrieve four")
    first = s.deck[0][0]
    assert (first, s.view(0)["desks"][0]["under"]) == (4, ["four"])


# F4 -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tree", each(CITY.trees), ids=name)
def test_F4_any_palm_moves_to_the_next_free_tree_along_a_line(tree: int):
    s, _ = at_fountain("palm", rest={"palms": [tree]})
    act(s, USE)
    targets = each(CITY.next_trees[tree])
    assert words(s) == [f"plant {name(t)}" for t in targets]
    act(s, words(s)[-1])
    assert s.palms == 1 << targets[-1]


def test_F4_one_of_several_palms_is_chosen():
    palms = each(CITY.trees)[::5]
    s, _ = at_fountain("palm", rest={"palms": palms})
    act(s, USE)
    assert words(s) == [f"lift {name(t)}" for t in palms]


def test_K23_a_tree_with_a_palm_stops_the_line():
    tree = next(t for t in each(CITY.trees) if CITY.next_trees[t].bit_count() == 3)
    blocked, *free = each(CITY.next_trees[tree])
    s, _ = at_fountain("palm", rest={"palms": [tree, blocked]})
    act(s, USE, f"lift {name(tree)}")
    assert words(s) == [f"plant {name(t)}" for t in free]


def test_K23_a_palm_with_no_free_tree_next_to_it_stays():
    tree = next(t for t in each(CITY.trees) if CITY.next_trees[t].bit_count() == 2)
    around = each(CITY.next_trees[tree])
    s, _ = at_fountain("palm", rest={"palms": [tree, *around]})
    act(s, USE)
    assert f"lift {name(tree)}" not in words(s)
    assert words(s) == [f"lift {name(t)}" for t in sorted(around)]


# F5 -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", GUILDS)
def test_F5_one_resource_is_sold_at_its_price(good: str):
    s, _ = at_fountain("sell", goods={good: 2})
    before = s.coins[0]
    act(s, USE)
    assert s.coins[0] == before + PRICES[good]
    assert goods(s, 0) == {good: 1}
    assert s.supply[GUILDS.index(good)] == 5
    assert s.view(None)["asked"]["step"] == "bid"


def test_F5_any_kind_may_be_chosen():
    s, _ = at_fountain("sell", goods={"oranges": 1, "porcelain": 1})
    act(s, USE)
    assert words(s) == ["sell oranges", "sell porcelain"]


# The small city -------------------------------------------------------------------------------------------------------


def test_L27_abilities_work_in_the_small_city_too():
    water, where = next((f, c) for f in each(SMALL.fountain_spaces) for c in each(SMALL.beside(f)))
    s = position(
        {0: Desk(stacks=[[6], [1]], goods={"wine": 1})},
        players=2,
        at="D",
        nina=[1],
        guild=guild_of(SMALL, where),
        fountains={water: fountain(ability="sell")},
    )
    act(s, "reveal 0")
    settle(s, where)
    act(s, f"fountain {name(water)}")
    assert s.coins[0] == 5 - SMALL.costs[where] + PRICES["wine"]
    assert cell(name(where)) == where
