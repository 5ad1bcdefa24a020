"""Missions about members in the city."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest
from tests.games.valencia.builder import Desk, find_mission, fountain, spaces
from tests.games.valencia.mission_checks import CITY, FAILED, SQUARE, check, members, placings, points

from kaffeehaus.games.valencia.board import City, each, first_city
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.missions import longest_route
from kaffeehaus.games.valencia.terms import Guild

SMALL = first_city(True)
GUILDS = [g.name.lower().replace("_", "-") for g in Guild]
FOUNTAINS = each(CITY.fountain_spaces)
PLAIN = fountain(value=6)


def steps_of(down: int, right: int, size: int) -> list[list[int]]:
    """Every run of so many city spaces in a direction."""
    return placings([(n * down, n * right) for n in range(size)])


def test_K27_there_are_24_kinds_on_35_cards_and_failing_always_costs_three():
    assert len(CONTENT.missions) == 35
    assert len({m.kind for m in CONTENT.missions}) == 24


# Costs and guilds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cost", range(6))
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_M1_two_members_on_spaces_of_the_cost(cost: int, number: int):
    others = [c for c in each(CITY.spaces) if CITY.costs[c] != cost][:4]
    check(number >= 2, members(spaces(CITY, cost=cost)[:number] + others), "cost", cost)


@pytest.mark.parametrize("guild", list(Guild))
@pytest.mark.parametrize("number", [2, 3, 4])
def test_M2_three_members_on_spaces_of_the_guild(guild: Guild, number: int):
    others = [c for c in each(CITY.spaces) if not CITY.guilds[guild] >> c & 1][:6]
    check(number >= 3, members(each(CITY.guilds[guild])[:number] + others), "guild", guild)


@pytest.mark.parametrize("short", [None, *Guild])
def test_M3_two_members_on_spaces_of_each_guild(short: Guild | None):
    own = [c for g in Guild for c in each(CITY.guilds[g])[: 1 if g == short else 2]]
    more = [each(CITY.guilds[g])[2] for g in Guild if g != short]
    check(short is None, members(own + more), "every-guild")


# Shapes ---------------------------------------------------------------------------------------------------------------


def test_M4_four_members_in_a_square():
    for cells in placings(SQUARE):
        check(True, members(cells), "square")
        check(False, members(cells[:3]), "square")


def test_M4_a_square_does_not_wrap_around_the_wall():
    left, right = [c for c in each(CITY.spaces) if c % 7 == 0], [c for c in each(CITY.spaces) if c % 7 == 6]
    check(False, members([*left, *right]), "square")


def test_M4_four_members_in_a_line_are_no_square():
    check(False, members(steps_of(0, 1, 4)[0]), "square")


@pytest.mark.parametrize(("down", "right"), [(0, 1), (1, 0)], ids=["horizontal", "vertical"])
def test_M5_K28_three_members_next_to_each_other_in_a_line(down: int, right: int):
    for run in steps_of(down, right, 3):
        check(True, members(run), "row")
        check(False, members(run[::2]), "row")


def test_M5_K28_a_corner_of_three_and_a_diagonal_are_no_line():
    check(False, members(placings([(0, 0), (0, 1), (1, 0)])[0]), "row")
    check(False, members(steps_of(1, 1, 3)[0]), "row")


def test_M5_K28_a_line_does_not_wrap_around_the_wall():
    wrapped = [
        run
        for run in ([n, n + 1, n + 2] for n in range(46))
        if len({c // 7 for c in run}) > 1 and all(CITY.spaces >> c & 1 for c in run)
    ]
    assert wrapped
    for run in wrapped:
        check(False, members(run), "row")


def test_M5_K28_a_gap_breaks_the_line():
    run = steps_of(0, 1, 4)[0]
    check(False, members([run[0], run[1], run[3]]), "row")


@pytest.mark.parametrize(("down", "right"), [(1, 1), (1, -1)], ids=["falling", "rising"])
def test_M6_K28_three_members_next_to_each_other_in_a_diagonal(down: int, right: int):
    runs = steps_of(down, right, 3)
    assert runs
    for run in runs:
        check(True, members(run), "diagonal")
        check(False, members(run[::2]), "diagonal")


def test_M6_K28_a_bent_diagonal_and_a_wrapped_one_do_not_count():
    bent = placings([(0, 0), (1, 1), (2, 0)])[0]
    check(False, members(bent), "diagonal")
    for step in (6, 8):
        for start in range(49 - 2 * step):
            run = [start, start + step, start + 2 * step]
            straight = abs(run[0] % 7 - run[2] % 7) == 2
            if not straight and all(CITY.spaces >> c & 1 for c in run):
                check(False, members(run), "diagonal")


@pytest.mark.parametrize("number", [5, 6, 7])
def test_M7_six_members_at_the_wall_need_not_touch(number: int):
    inside = each(CITY.spaces & ~CITY.wall)[:5]
    check(number >= 6, members(each(CITY.wall)[::2][:number] + inside), "wall")


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_M8_K29_two_members_in_corners(number: int):
    for corners in combinations(each(CITY.corners), number):
        check(number >= 2, members([*corners, *each(CITY.wall & ~CITY.corners)[:5]]), "corners")


# Fountains and palms --------------------------------------------------------------------------------------------------


def built(number: int) -> dict[str | int, int]:
    """So many fountains on the first fountain spaces."""
    return dict.fromkeys(FOUNTAINS[:number], PLAIN)


def one_beside(waters: Iterable[int]) -> list[int]:
    """A member for each of these fountains, beside no other fountain and not at the centre if possible."""
    return [
        min(
            each(CITY.beside(f)),
            key=lambda c: (CITY.around_centre >> c & 1, sum(CITY.beside(g) >> c & 1 for g in FOUNTAINS)),
        )
        for f in waters
    ]


def served(own: Iterable[int], waters: Iterable[int]) -> int:
    """How many of the fountains have one of the members beside them, the central one included."""
    cells = sum(1 << c for c in set(own))
    return sum(bool(cells & CITY.beside(f)) for f in waters) + bool(cells & CITY.around_centre)


@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize("central", [False, True])
def test_M9_members_beside_four_fountains_the_central_one_included(number: int, central: bool):
    own = one_beside(FOUNTAINS[:number]) + ([min(each(CITY.around_centre))] if central else [])
    reached = served(own, FOUNTAINS[:5])
    check(reached >= 4, members(set(own)), "four-fountains", fountains=built(5))


def test_M9_K30_one_member_may_serve_two_fountains():
    pairs = [
        (c, [f for f in FOUNTAINS if CITY.beside(f) >> c & 1])
        for c in each(CITY.spaces)
        if sum(CITY.beside(f) >> c & 1 for f in FOUNTAINS) == 2
    ]
    (one, first), (other, second) = next((a, b) for a, b in combinations(pairs, 2) if not set(a[1]) & set(b[1]))
    check(True, members([one, other]), "four-fountains", fountains=dict.fromkeys([*first, *second], PLAIN))


def test_M9_K28_empty_fountain_spaces_do_not_count():
    check(False, members(set(one_beside(FOUNTAINS[:5]))), "four-fountains", fountains=built(1))


@pytest.mark.parametrize("missing", [None, 0, 1, 2, 3, 4, "centre"])
def test_M10_K30_a_member_beside_every_fountain_the_central_one_included(missing: int | str | None):
    waters = FOUNTAINS[:5]
    keep = [c for f in waters for c in each(CITY.beside(f))] + each(CITY.around_centre)
    barred = (
        CITY.around_centre if missing == "centre" else CITY.beside(waters[missing]) if isinstance(missing, int) else 0
    )
    own = [c for c in dict.fromkeys(keep) if not barred >> c & 1]
    served_all = served(own, waters) == 6
    assert served_all == (missing is None)
    first, second = own[::2], own[1::2]
    assert len(own) <= 30
    cells = cover(own, waters) if served_all else (first + second)[:15]
    check(served_all, members(cells), "every-fountain", fountains=built(5))


def cover(own: list[int], waters: list[int]) -> list[int]:
    """A few of the members that serve as many fountains as all of them."""
    chosen: list[int] = []
    for where in own:
        if served([*chosen, where], waters) > served(chosen, waters):
            chosen.append(where)
    return chosen


@pytest.mark.parametrize("number", [2, 3])
def test_M17_three_members_beside_the_same_fountain(number: int):
    water = next(f for f in FOUNTAINS if CITY.beside(f).bit_count() >= 3)
    check(number >= 3, members(each(CITY.beside(water))[:number]), "same-fountain", fountains={water: PLAIN})


def test_M17_K21_the_central_fountain_and_an_empty_space_do_not_count():
    water = next(f for f in FOUNTAINS if CITY.beside(f).bit_count() >= 3)
    check(False, members(each(CITY.around_centre)), "same-fountain")
    check(False, members(each(CITY.beside(water))), "same-fountain")


def test_M17_members_beside_different_fountains_are_not_added():
    own = {c for f in FOUNTAINS[:3] for c in each(CITY.beside(f))[:1]}
    check(False, members(own), "same-fountain", fountains=built(3))


@pytest.mark.parametrize("number", [4, 5, 8])
@pytest.mark.parametrize("city", [CITY, SMALL], ids=["big", "small"])
def test_M18_K21_five_members_around_the_central_fountain(city: City, number: int):
    players = 2 if city is SMALL else 4
    check(number >= 5, members(each(city.around_centre)[:number]), "central-fountain", players=players)


@pytest.mark.parametrize("number", [4, 5])
def test_M19_K19_five_members_at_palms_each_once(number: int):
    trees = next(
        [a, b] for a, b in combinations(each(CITY.trees), 2) if (CITY.shade[a] | CITY.shade[b]).bit_count() >= 5
    )
    shade = each(CITY.shade[trees[0]] | CITY.shade[trees[1]])[:number]
    check(number >= 5, members(shade), "palms", palms=trees)


def test_M19_a_member_between_two_palms_counts_once():
    one, other = next((a, b) for a, b in combinations(each(CITY.trees), 2) if CITY.shade[a] & CITY.shade[b])
    both = each(CITY.shade[one] & CITY.shade[other])
    rest = each(CITY.shade[one] ^ CITY.shade[other])
    check(False, members((both + rest)[:4]), "palms", palms=[one, other])


def row_column(where: int) -> tuple[int, int]:
    """The row and column of a cell."""
    return divmod(where, 7)


# Routes, loners, quarters ---------------------------------------------------------------------------------------------


def brute_route(own: list[int]) -> int:
    """The longest path by trying all, as a second reading."""

    def near(a: int, b: int) -> bool:
        (r, c), (q, d) = row_column(a), row_column(b)
        return abs(r - q) + abs(c - d) == 1

    def longest(path: list[int]) -> int:
        return max([len(path), *(longest([*path, n]) for n in own if n not in path and near(path[-1], n))])

    return max((longest([n]) for n in own), default=0)


SHAPES = {
    "none": [],
    "one": [(0, 0)],
    "two-apart": [(0, 0), (2, 0)],
    "diagonal": [(0, 1), (1, 0)],
    "line": [(0, 0), (0, 1), (0, 2), (0, 3)],
    "corner": [(0, 0), (0, 1), (1, 0)],
    "fork": [(1, 0), (0, 0), (2, 0), (1, 1)],
    "square": SQUARE,
    "across-the-wall": [(0, 6), (1, 0)],
}


@pytest.mark.parametrize(
    ("shape", "length"),
    [
        ("none", 0),
        ("one", 1),
        ("two-apart", 1),
        ("diagonal", 1),
        ("line", 4),
        ("corner", 3),
        ("fork", 3),
        ("square", 4),
        ("across-the-wall", 1),
    ],
)
def test_M21_K32_the_longest_route_without_branches_and_without_visiting_twice(shape: str, length: int):
    own = placings(SHAPES[shape])[0]
    assert points(members(own), "route") == length == brute_route(own)


def test_M21_K32_agrees_with_trying_all_paths():
    cells = each(CITY.spaces)
    for start in range(len(cells) - 9):
        own = cells[start : start + 10]
        assert longest_route(sum(1 << c for c in own)) == brute_route(own)


@pytest.mark.parametrize(
    ("shape", "alone"),
    [("none", 0), ("one", 1), ("two-apart", 2), ("diagonal", 2), ("line", 0), ("across-the-wall", 2), ("fork", 0)],
)
def test_M22_K32_two_points_for_every_member_without_an_own_neighbour(shape: str, alone: int):
    own = placings(SHAPES[shape])[0]
    others = {1: Desk(city=[c for c in each(CITY.spaces) if c not in own][:15])}
    assert points(members(own) | others, "alone") == 2 * alone


@pytest.mark.parametrize("missing", [None, *range(8)])
def test_M23_a_member_in_each_of_the_eight_quarters(missing: int | None):
    own = [each(q)[0] for n, q in enumerate(CITY.quarters) if n != missing]
    check(missing is None, members(own), "quarters")


@pytest.mark.parametrize("numbers", [(3, 2, 2), (3, 3, 0), (2, 3, 0), (0, 0, 0), (1, 0, 0)])
def test_M24_K33_strictly_most_members_in_the_city(numbers: tuple[int, int, int]):
    cells = each(CITY.spaces)
    desks = {p: Desk(city=cells[8 * p : 8 * p + n]) for p, n in enumerate(numbers)}
    check(numbers[0] > max(numbers[1:]), desks, "most-members", players=3)


def test_M24_members_on_the_council_do_not_count():
    check(
        False,
        members(each(CITY.spaces)[:1]) | {1: Desk(city=each(CITY.spaces)[1:3])},
        "most-members",
        council={"wine": 0, "oranges": 0, "merchants": 0},
    )


def test_K28_missions_are_tested_on_the_final_state_whoever_owns_them():
    desks = {2: Desk(city=each(CITY.corners))}
    assert points(desks, "corners", seat=2) == CONTENT.missions[find_mission("corners")].points
    assert points(desks, "corners", seat=1) == FAILED
