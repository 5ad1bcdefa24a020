"""The shipped missions keep every figure and example of the rulebook and this project's scale of rewards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from statistics import fmean

import pytest

from kaffeehaus.games.vienna.content import Building, Mission, load
from kaffeehaus.games.vienna.terms import LETTERS, Bribe, Flag, Info, MissionGroup, MissionKind, Seal

# The shipped tables, whatever the environment of the test run names.
CONTENT = load()
BUILDINGS, MISSIONS = CONTENT.buildings, CONTENT.missions
BY_ID = {mission.id: mission for mission in MISSIONS}


def group(letter: str) -> list[Mission]:
    return [mission for mission in MISSIONS if mission.group.value == letter]


SHILLING = 3
"""What a shilling is worth in half points: between a bribe, which the map takes for it, and two points in the box."""

SCALE: dict[MissionKind, dict[tuple[int, ...], tuple[int, int]]] = {
    MissionKind.SEALS: {(2,): (9, 9), (2, 1): (10, 12), (3,): (22, 22), (2, 2): (23, 25)},
    MissionKind.BRIBES: {(4,): (10, 11), (1, 1, 1, 1): (11, 11), (3, 2): (13, 13), (2, 2, 1, 1): (15, 15)},
    MissionKind.BUILDING: {(1,): (6, 13)},
    MissionKind.INFORMATION: {
        (1, 1): (12, 15),
        (2,): (16, 16),
        (1, 1, 1): (18, 19),
        (2, 1): (20, 21),
        (1, 1, 1, 1): (22, 22),
        (3,): (24, 25),
    },
}
"""Least and most a mission pays in half points, by how often it shows each type, from the easiest to the hardest."""


def worth(mission: Mission, shilling: int = SHILLING) -> int:
    """The reward in half points."""
    return shilling * mission.shillings + 2 * mission.points


def shape(mission: Mission) -> tuple[int, ...]:
    """How often each type is shown, most first."""
    return tuple(sorted(Counter[object](mission.needs).values(), reverse=True))


def home(mission: Mission) -> Building:
    """The lettered building that a mission asks for."""
    return next(building for building in BUILDINGS if building.letter == mission.needs[0])


def within(mission: Mission, owned: Counter[object]) -> bool:
    return Counter[object](mission.needs) <= owned


def test_V13_sixty_missions_in_the_order_S_A_B():
    ids = [
        f"{letter}-{number:02}" for letter, size in (("S", 5), ("A", 30), ("B", 25)) for number in range(1, size + 1)
    ]
    assert [mission.id for mission in MISSIONS] == ids
    assert [mission.index for mission in MISSIONS] == list(range(60))
    assert all(mission.group is MissionGroup(mission.id[0]) for mission in MISSIONS)


def test_V82_kinds_by_number():
    kinds = [mission.kind for mission in MISSIONS]
    assert kinds == (
        [MissionKind.SEALS] * 5
        + [MissionKind.BRIBES] * 15
        + [MissionKind.SEALS] * 5
        + [MissionKind.BUILDING] * 10
        + [MissionKind.INFORMATION] * 20
        + [MissionKind.SEALS] * 5
    )


@pytest.mark.parametrize(("letter", "each"), [("S", 1), ("A", 6), ("B", 5)])
def test_P11_stamps_of_each_nation(letter, each):
    assert Counter(mission.flag for mission in group(letter)) == dict.fromkeys(Flag, each)


def test_V85_each_house_letter_has_its_mission():
    letters = [mission.needs[0] for mission in MISSIONS if mission.kind is MissionKind.BUILDING]
    assert letters == list(LETTERS)


def test_P11_all_faces_differ():
    faces = {
        (mission.group, mission.flag, mission.kind, mission.needs, mission.shillings, mission.points)
        for mission in MISSIONS
    }
    assert len(faces) == 60


def test_V87_P11_needs_are_listed_in_the_order_of_the_legend():
    for mission in MISSIONS:
        assert list(mission.needs) == sorted(mission.needs)


def test_P11_some_missions_give_no_points_and_some_no_money_and_none_gives_nothing():
    assert any(not mission.points for mission in MISSIONS)
    assert any(not mission.shillings for mission in MISSIONS)
    assert all(mission.points + mission.shillings > 0 for mission in MISSIONS)


def test_P4_no_mission_asks_for_more_seals_than_the_board_has():
    board = Counter(building.seal for building in BUILDINGS)
    assert all(within(mission, Counter(board)) for mission in MISSIONS if mission.kind is MissionKind.SEALS)


@pytest.mark.parametrize(
    ("kind", "letter", "fewest", "most"),
    [
        (MissionKind.SEALS, "S", 3, 3),
        (MissionKind.BRIBES, "A", 4, 6),
        (MissionKind.SEALS, "A", 2, 3),
        (MissionKind.BUILDING, "A", 1, 1),
        (MissionKind.INFORMATION, "B", 2, 4),
        (MissionKind.SEALS, "B", 3, 4),
    ],
)
def test_P11_number_of_needed_pieces(kind, letter, fewest, most):
    sizes = {len(mission.needs) for mission in group(letter) if mission.kind is kind}
    assert (min(sizes), max(sizes)) == (fewest, most)


def test_P11_what_a_mission_asks_for_decides_what_it_pays():
    for mission in MISSIONS:
        least, most = SCALE[mission.kind][shape(mission)]
        assert least <= worth(mission) <= most, mission.id


def test_P11_what_is_harder_never_pays_less():
    for bands in SCALE.values():
        for (_, most), (least, _) in pairwise(bands.values()):
            assert most <= least


@pytest.mark.parametrize("shilling", [2, SHILLING, 4])
def test_P11_who_asks_for_all_of_another_and_more_never_pays_less(shilling):
    for one, two in product(MISSIONS, MISSIONS):
        if one.kind is two.kind and Counter[object](one.needs) < Counter[object](two.needs):
            assert worth(one, shilling) <= worth(two, shilling), (one.id, two.id)


def test_P11_more_needed_pieces_pay_more_on_average():
    for kind in (MissionKind.SEALS, MissionKind.BRIBES, MissionKind.INFORMATION):
        pays: dict[int, list[int]] = {}
        for mission in MISSIONS:
            if mission.kind is kind:
                pays.setdefault(len(mission.needs), []).append(worth(mission))
        means = [fmean(pays[size]) for size in sorted(pays)]
        assert all(fewer < more for fewer, more in pairwise(means))


def test_P11_B_is_clearly_richer_than_A_and_A_than_S():
    mean = {letter: fmean(map(worth, group(letter))) for letter in "SAB"}
    assert mean["B"] > 1.5 * mean["A"]
    assert mean["A"] > mean["S"]


def test_P11_all_starting_missions_ask_for_two_seals_alike_and_another_and_pay_the_same():
    assert {shape(mission) for mission in group("S")} == {(2, 1)}
    assert len({(mission.shillings, mission.points) for mission in group("S")}) == 1


def test_P11_no_two_missions_need_the_same_but_the_pair_of_EV19():
    # One tile fewer for either would pay as much as two do elsewhere: their sum is printed.
    same = [
        (one.id, two.id)
        for one, two in combinations(MISSIONS, 2)
        if one.kind is two.kind and Counter[object](one.needs) == Counter[object](two.needs)
    ]
    assert same == [("B-05", "B-15")]
    assert not BY_ID["B-05"].points
    assert BY_ID["B-15"].points > BY_ID["B-15"].shillings


def test_P11_letters_with_fewer_squares_around_pay_more():
    squares = Counter(building for square in CONTENT.squares for building in square.buildings)
    letters = [mission for mission in MISSIONS if mission.kind is MissionKind.BUILDING]
    for one, two in product(letters, letters):
        if squares[home(one).index] > squares[home(two).index]:
            assert worth(one) < worth(two), (one.id, two.id)


def test_P11_two_letters_for_each_stamp_and_never_the_flag_printed_on_the_building():
    letters = [mission for mission in MISSIONS if mission.kind is MissionKind.BUILDING]
    assert Counter(mission.flag for mission in letters) == dict.fromkeys(Flag, 2)
    assert all(mission.flag is not home(mission).flag for mission in letters)


def test_P11_no_type_is_asked_for_much_more_often_than_another():
    for kind in (MissionKind.SEALS, MissionKind.BRIBES, MissionKind.INFORMATION):
        asked = Counter(need for mission in MISSIONS if mission.kind is kind for need in mission.needs)
        assert len(asked) == 5
        assert max(asked.values()) - min(asked.values()) <= 2


def test_V125_a_mission_of_the_usa_asks_for_bribes():
    assert any(mission.flag is Flag.USA and mission.kind is MissionKind.BRIBES for mission in MISSIONS)


def test_V126_a_bribes_mission_without_coffee_exists():
    assert any(Bribe.COFFEE not in mission.needs for mission in MISSIONS if mission.kind is MissionKind.BRIBES)


def test_EV16_a_mission_pays_exactly_three_shillings():
    assert any(mission.shillings == 3 for mission in MISSIONS)


def test_EV18_EV19_two_missions_of_the_usa_need_flask_and_pistol_and_pay_three_points_and_seven_shillings():
    owned = Counter[object]([Info.FLASK, Info.PISTOL])
    candidates = [
        mission
        for mission in group("B")
        if mission.kind is MissionKind.INFORMATION and mission.flag is Flag.USA and within(mission, owned)
    ]
    assert any(
        set(one.needs) & set(two.needs)
        and set(one.needs) | set(two.needs) == set(owned)
        and (one.points + two.points, one.shillings + two.shillings) == (3, 7)
        for one, two in combinations(candidates, 2)
    )


def test_EV24_S01_and_A16_need_one_religion_and_two_nobility_and_pay_five_shillings_and_two_points():
    one, two = BY_ID["S-01"], BY_ID["A-16"]
    assert (one.flag, two.flag) == (Flag.FRANCE, Flag.FRANCE)
    assert Counter[object](one.needs) | Counter[object](two.needs) == Counter([Seal.RELIGION, *[Seal.NOBILITY] * 2])
    assert Counter[object](one.needs) != Counter[object](two.needs)
    assert (one.shillings + two.shillings, one.points + two.points) == (5, 2)


def test_EV24_D6_a_french_building_carries_the_seal_of_religion():
    assert any(building.flag is Flag.FRANCE and building.seal is Seal.RELIGION for building in BUILDINGS)


def test_EV25_B03_and_B14_pay_thirteen_points_and_one_shilling_and_B20_is_for_the_usa():
    owned = Counter[object]([Info.BRIEFCASE, Info.SLIDE, Info.MICROFILM, Info.FLASK, Info.PISTOL, Info.PISTOL])
    one, two, other = BY_ID["B-03"], BY_ID["B-14"], BY_ID["B-20"]
    assert (one.flag, two.flag, other.flag) == (Flag.AUSTRIA, Flag.AUSTRIA, Flag.USA)
    assert all(within(mission, owned) for mission in (one, two, other))
    assert (one.points + two.points, one.shillings + two.shillings) == (13, 1)
