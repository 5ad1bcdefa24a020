"""Phase III and the end of the game: L22, L32, L34, L35, K20, K21, K25, K26, K34 and K35."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.valencia.builder import Desk, act, choose, final, fountain, position, scored, told, words

from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import MissionKind

CITY = first_city(False)
QUIET = each(CITY.spaces & ~CITY.around_centre)
"""Spaces that score nothing but themselves while no fountain and no palm stands."""
PLACES = ["nobility", "church", "oranges", "dried-fruit", "wine", "clothes", "porcelain", "merchants"]
M16 = next(m for m in CONTENT.missions if m.kind is MissionKind.NOBILITY_OR_CHURCH)


def council(*seats: int) -> dict[str, int]:
    """The seats of the council in order, nobility first."""
    return dict(zip(PLACES, seats, strict=False))


# Phase III ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "sitting", "points", "privileges"),
    [
        (3, (0, 0, 0, 1, 1, 2), [3, 2, 1], [1, 0, 0]),
        (4, (0, 1, 1, 0, 2), [2, 2, 1, 0], [1, 1, 0, 0]),
        (5, (0, 1, 2, 3, 4), [1] * 5, [1] * 5),
        (2, (1,) * 8, [0, 8], [0, 1]),
        (3, (2, 2), [0, 0, 2], [0, 0, 1]),
    ],
)
def test_L32_a_point_for_every_member_and_a_privilege_for_all_who_have_most(
    players: int, sitting: tuple[int, ...], points: list[int], privileges: list[int]
):
    s = position(at="I", players=players, council=council(*sitting))
    act(s, words(s)[0])
    assert s.score == points
    assert s.privileges == privileges


def test_K25_the_privilege_adds_to_those_already_held():
    s = position({0: Desk(privileges=19)}, at="I", council=council(0))
    act(s, words(s)[0])
    assert s.privileges[0] == 20


def test_K25_points_come_before_privileges():
    s = position(at="I", council=council(0, 1))
    happened = act(s, words(s)[0])
    kinds = [type(e) for e in happened if isinstance(e, ev.Scored | ev.PrivilegeGained)]
    assert kinds == [ev.Scored, ev.Scored, ev.PrivilegeGained, ev.PrivilegeGained]


def test_L32_the_council_scores_in_every_round_also_in_the_last():
    s = position(at="I", round_=5, council=council(0, 0, 1))
    happened = act(s, words(s)[0])
    assert told(happened, ev.Scored, rule="council") == [ev.Scored(0, 2, "council"), ev.Scored(1, 1, "council")]
    assert s.over
    assert told(happened, ev.Scored, rule="privileges") == [ev.Scored(0, 1, "privileges")]


def test_K26_stefan_and_the_council_stay_where_they_are_for_the_next_round():
    s = position(at="I", stefan=2, council=council(3, 1, 0))
    before = s.council[:]
    act(s, words(s)[0])
    assert (s.round, s.stefan, s.council) == (2, 2, before)
    for seat in range(4):
        choose(s, seat, "stop")
    assert s.to_act == (2,)
    assert s.view(None)["step"] == "A"


def test_L14_the_game_ends_after_five_rounds():
    for number in range(1, 6):
        s = position(at="I", round_=number, council=council(0, 1))
        act(s, words(s)[0])
        assert s.over == (number == 5)
        assert s.round == min(number + 1, 5)


# Final scoring --------------------------------------------------------------------------------------------------------


def test_L34_a_point_for_every_member_in_the_city():
    points, _ = scored(final({0: Desk(city=QUIET[:5]), 1: Desk(city=QUIET[5:6])}))
    assert points == [{"members": 5}, {"members": 1}, {}, {}]


def test_L34_a_member_beside_two_palms_scores_one():
    where, trees = next(
        (c, near) for c in QUIET if len(near := [t for t in each(CITY.trees) if CITY.shade[t] >> c & 1]) > 1
    )
    points, _ = scored(final({0: Desk(city=[where])}, palms=trees))
    assert points[0] == {"members": 1, "palms": 1}


def test_K19_a_palm_counts_for_every_space_that_touches_its_crossing_and_no_other():
    for tree in each(CITY.trees):
        s = final({0: Desk(city=each(CITY.spaces)[:15]), 1: Desk(city=each(CITY.spaces)[15:30])}, palms=[tree])
        points, _ = scored(s)
        for seat in (0, 1):
            near = (s.city[seat] & CITY.shade[tree]).bit_count()
            assert points[seat].get("palms", 0) == near


def test_L34_a_tree_without_a_palm_scores_nothing():
    points, _ = scored(final({0: Desk(city=each(CITY.shade[each(CITY.trees)[0]] & ~CITY.around_centre))}))
    assert "palms" not in points[0]


@pytest.mark.parametrize("tile", range(10))
def test_L34_a_member_beside_a_fountain_scores_its_value(tile: int):
    water = next(f for f in each(CITY.fountain_spaces) if not CITY.beside(f) & CITY.around_centre)
    near = each(CITY.beside(water))
    points, _ = scored(final({0: Desk(city=near[:2]), 1: Desk(city=near[2:3])}, fountains={water: tile}))
    value = CONTENT.fountains[tile].value
    assert points[0]["fountains"] == 2 * value
    assert points[1]["fountains"] == value


def test_L34_a_diagonal_neighbour_of_a_fountain_scores_nothing():
    water = each(CITY.fountain_spaces)[0]
    diagonal = [c for c in (water - 8, water - 6, water + 6, water + 8) if CITY.spaces >> c & 1]
    points, _ = scored(final({0: Desk(city=[c for c in diagonal if c in QUIET])}, fountains={water: fountain(value=6)}))
    assert "fountains" not in points[0]


def test_L34_an_empty_fountain_space_scores_nothing():
    water = next(f for f in each(CITY.fountain_spaces) if not CITY.beside(f) & CITY.around_centre)
    points, _ = scored(final({0: Desk(city=each(CITY.beside(water)))}))
    assert "fountains" not in points[0]


def test_K20_a_member_between_two_fountains_scores_both():
    where, waters = next(
        (c, near) for c in QUIET if len(near := [f for f in each(CITY.fountain_spaces) if CITY.beside(f) >> c & 1]) > 1
    )
    s = final({0: Desk(city=[where])}, fountains={waters[0]: fountain(value=6), waters[1]: fountain(value=5)})
    points, _ = scored(s)
    assert points[0] == {"members": 1, "fountains": 11}


@pytest.mark.parametrize("players", [2, 4])
def test_K21_all_eight_spaces_around_the_central_fountain_score_two_each(players: int):
    city = first_city(players == 2)
    points, _ = scored(final({0: Desk(city=each(city.around_centre))}, players=players))
    assert points[0] == {"members": 8, "fountains": 16}


def test_K20_a_member_at_the_central_and_a_built_fountain_scores_both():
    water, where = next((f, c) for f in each(CITY.fountain_spaces) for c in each(CITY.beside(f) & CITY.around_centre))
    points, _ = scored(final({0: Desk(city=[where])}, fountains={water: fountain(value=6)}))
    assert points[0]["fountains"] == 8


def test_L34_unused_privileges_score_one_each():
    points, _ = scored(final({2: Desk(privileges=3)}))
    assert points[2] == {"privileges": 3}


def test_L34_missions_score_their_points_once_and_cost_three_if_failed():
    row = next(m for m in CONTENT.missions if m.kind is MissionKind.CORNERS)
    desk = Desk(city=each(CITY.corners), missions=[row.id, M16.id])
    points, happened = scored(final({0: desk}))
    assert points[0] == {"members": 4, "missions": row.points, "failed-missions": -3}
    assert [(e.mission, e.points) for e in told(happened, ev.MissionScored)] == [
        (row.id, row.points),
        (M16.id, -3),
    ]


def test_K34_the_total_may_become_negative():
    s = final({0: Desk(missions=[M16.id], score=1)})
    scored(s)
    assert s.score[0] == -2
    s = final({p: Desk(missions=[m.id], score=0) for p, m in ((0, M16),)})
    scored(s)
    assert s.score == [-3, 0, 0, 0]


# The winner -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("desks", "winners"),
    [
        ({0: Desk(score=4), 1: Desk(score=7), 2: Desk(score=6)}, (1,)),
        ({0: Desk(score=5), 1: Desk(score=4, city=QUIET[:1])}, (1,)),
        ({0: Desk(score=5, coins=9), 1: Desk(score=3, city=QUIET[:2], coins=0)}, (1,)),
        ({0: Desk(score=3, city=QUIET[2:4], coins=6), 1: Desk(score=3, city=QUIET[:2], coins=7)}, (1,)),
        ({0: Desk(score=3, city=QUIET[2:4], coins=7), 1: Desk(score=3, city=QUIET[:2], coins=7)}, (0, 1)),
        ({}, (0, 1, 2, 3)),
        ({2: Desk(coins=6)}, (2,)),
        ({1: Desk(coins=6), 3: Desk(coins=6)}, (1, 3)),
        ({0: Desk(score=9, coins=0), 3: Desk(score=8, coins=50)}, (0,)),
    ],
    ids=["points", "city-breaks", "city-before-coins", "coins-break", "shared", "all", "coins-alone", "two", "no-tie"],
)
def test_L35_K35_most_points_then_members_in_the_city_then_coins_else_shared(
    desks: dict[int, Desk], winners: tuple[int, ...]
):
    s = final(desks)
    scored(s)
    assert s.outcome is not None
    assert s.outcome.winners == winners


def test_L35_goods_and_members_on_the_council_break_no_tie():
    s = final({0: Desk(goods={"porcelain": 5})}, council={"merchants": 0, "wine": 0})
    scored(s)
    assert s.outcome is not None
    assert s.outcome.winners == (0, 1, 2, 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_L34_the_points_by_rule_add_up_to_the_score_in_random_games(players: int):
    for seed in range(3):
        rng = Random(seed)
        options = VALENCIA.options({"specials": SPECIALS, "city": "random"} if seed else {})
        s = VALENCIA.start(players, options, seed)
        assert isinstance(s, State)
        while not s.over:
            seat = rng.choice(s.to_act)
            s.apply(seat, rng.choice(s.legal(seat)))
        assert s.outcome is not None
        assert [sum(points.values()) for points in s.outcome.points] == list(s.outcome.scores) == s.score
        assert s.built.bit_count() == s.palms.bit_count() == 5
        assert all(
            points["members"] == cells.bit_count() for points, cells in zip(s.outcome.points, s.city, strict=True)
        )
        assert s.outcome.reason == "rounds"
