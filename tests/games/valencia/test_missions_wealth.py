"""Missions about coins, resources, the council and Stefan."""

from __future__ import annotations

import pytest
from tests.games.valencia.builder import Desk
from tests.games.valencia.mission_checks import check, points

from kaffeehaus.games.valencia.terms import Guild

GUILDS = [g.name.lower().replace("_", "-") for g in Guild]


# Coins and resources --------------------------------------------------------------------------------------------------


def purse(*coins: int) -> dict[int, Desk]:
    """Coins by seat."""
    return {p: Desk(coins=n) for p, n in enumerate(coins)}


def store(*numbers: int) -> dict[int, Desk]:
    """Resources by seat, of different kinds so that the cheapest are not the fewest."""
    kinds = ["porcelain", "oranges", "wine", "clothes", "dried-fruit"]
    return {p: Desk(goods={kinds[p]: n} if n else {}) for p, n in enumerate(numbers)}


@pytest.mark.parametrize(
    ("owned", "met"),
    [
        ((5, 4, 9, 9), True),
        ((5, 9, 0, 4), True),
        ((5, 5, 0, 5), False),
        ((5, 6, 0, 6), False),
        ((5, 5, 0, 6), False),
        ((5, 4, 9, 4), True),
        ((3, 3, 3), False),
        ((3, 4, 2), True),
        ((3, 2), True),
        ((2, 2), False),
        ((2, 3), False),
        ((4, 5, 0, 0, 5), False),
        ((4, 5, 6, 6, 3), True),
    ],
)
def test_M11_K31_more_than_at_least_one_neighbour(owned: tuple[int, ...], met: bool):
    check(met, purse(*owned), "more-than-neighbour", "coins", players=len(owned))
    if max(owned) <= 6:
        check(met, store(*owned), "more-than-neighbour", "goods", players=len(owned))


def test_M11_K31_the_number_of_resources_counts_not_their_price():
    desks = {0: Desk(goods={"oranges": 2}), 1: Desk(goods={"porcelain": 1}), 3: Desk(goods={"wine": 5})}
    check(True, desks, "more-than-neighbour", "goods")


@pytest.mark.parametrize(("owned", "brings"), [(0, 10), (1, 9), (2, 8), (5, 5), (9, 1), (10, 0), (11, 0), (30, 0)])
def test_M12_K27_ten_minus_the_coins_never_below_zero(owned: int, brings: int):
    assert points(purse(owned), "ten-minus", "coins") == brings


@pytest.mark.parametrize(
    ("owned", "brings"),
    [({}, 10), ({"porcelain": 1}, 9), ({"oranges": 6, "wine": 3}, 1), ({"oranges": 6, "wine": 6}, 0)],
)
def test_M12_K27_ten_minus_the_number_of_resources(owned: dict[str, int], brings: int):
    assert points({0: Desk(goods=owned, coins=50)}, "ten-minus", "goods") == brings


@pytest.mark.parametrize("kinds", [0, 1, 2, 3, 5])
def test_M13_three_different_resources(kinds: int):
    check(kinds >= 3, {0: Desk(goods=dict.fromkeys(GUILDS[:kinds], 1))}, "three-goods")


def test_M13_three_of_a_kind_are_not_three_kinds():
    check(False, {0: Desk(goods={"wine": 4, "oranges": 3})}, "three-goods")


@pytest.mark.parametrize(
    ("coins", "met"),
    [((6, 5, 5, 5), True), ((6, 6, 5, 5), False), ((5, 0, 6, 0), False), ((0, 0, 0, 0), False), ((1, 0), True)],
)
def test_M14_K33_strictly_most_coins(coins: tuple[int, ...], met: bool):
    check(met, purse(*coins), "most-coins", players=len(coins))


# The council and Stefan -----------------------------------------------------------------------------------------------

PLACES = ["nobility", "church", "oranges", "dried-fruit", "wine", "clothes", "porcelain", "merchants"]


@pytest.mark.parametrize(("players", "needed"), [(2, 4), (3, 4), (4, 3), (5, 2)])
def test_M15_K39_members_on_the_council_by_number_of_players(players: int, needed: int):
    check(True, {}, "council", players=players, council=dict.fromkeys(PLACES[:needed], 0))
    check(False, {}, "council", players=players, council=dict.fromkeys(PLACES[: needed - 1], 0) | {"merchants": 1})


def test_M15_K45_a_supporter_counts():
    check(True, {}, "council", players=4, council={"wine": 0, "church": 0, "oranges": 1}, supporters={"oranges": 0})


@pytest.mark.parametrize(
    ("council", "met"),
    [
        ({"nobility": 0, "church": 1}, True),
        ({"nobility": 1, "church": 0}, True),
        ({"nobility": 0, "church": 0}, True),
        ({"nobility": 1, "church": 2, "merchants": 0, "wine": 0}, False),
    ],
)
def test_M16_nobility_or_church(council: dict[str, int], met: bool):
    check(met, {}, "nobility-or-church", council=council)


@pytest.mark.parametrize("holder", [0, 1, 3])
def test_M20_stefan(holder: int):
    check(holder == 0, {}, "stefan", stefan=holder)
