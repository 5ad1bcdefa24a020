"""What a seat would score if the game ended now: the numbers of the final scoring, and nothing of what is hidden."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.games.valencia.builder import (
    Desk,
    act,
    choose,
    find_mission,
    fountain,
    guild_of,
    name,
    position,
    skip_to,
    words,
)

from kaffeehaus import preview
from kaffeehaus.core.events import Event
from kaffeehaus.core.state import Standing
from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.missions import SECRET
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State

CITY = first_city(False)
OPEN = ("members", "palms", "fountains", "privileges")
IDS = {m.id: m for m in CONTENT.missions}


def id_of(kind: str, argument: object = None) -> str:
    """The id of a mission of this kind."""
    return CONTENT.missions[find_mission(kind, argument)].id


def stands(desks: dict[int, Desk], kind: str, argument: object = None, **rest: Any) -> Standing:
    """How a mission of seat 0 stands."""
    mission = id_of(kind, argument)
    desks[0].missions = [mission]
    return position(desks, **rest).standing(0)[mission]


def in_line(step: int, length: int) -> list[int]:
    """The first city spaces that lie so many steps apart."""
    lines = ([n + step * k for k in range(length)] for n in each(CITY.spaces))
    return next(line for line in lines if all(CITY.spaces >> n & 1 for n in line) and _spans(line, step))


def _spans(line: list[int], step: int) -> bool:
    """Whether a line runs over no edge of the city."""
    across = {1: 1, 7: 0, 8: 1, 6: -1}[step]
    return all((b % 7) - (a % 7) == across for a, b in pairwise(line))


# The numbers of the final scoring -------------------------------------------------------------------------------------


class BeforeScoring(list[Event]):
    """Notes how things stand for everybody when the final scoring begins."""

    def __init__(self, s: State) -> None:
        super().__init__()
        self.state = s
        self.standing: list[dict[str, Standing]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        final = isinstance(event, ev.MissionScored) or (isinstance(event, ev.Scored) and event.rule != "council")
        if final and not self.standing:
            self.standing = [self.state.standing(p) for p in range(self.state.players)]


@pytest.mark.parametrize("players", VALENCIA.seats)
@pytest.mark.parametrize("seed", range(3))
def test_L34_what_stood_before_the_final_scoring_is_what_it_gave(players: int, seed: int):
    s, rng = VALENCIA.start(players, VALENCIA.options({"specials": SPECIALS, "city": "random"}), seed), Random(seed)
    assert isinstance(s, State)
    told = BeforeScoring(s)
    while not s.over:
        told.clear()
        seat = rng.choice(s.to_act)
        s.apply(seat, rng.choice(s.legal(seat)), told)
    brought = {(e.seat, e.mission): e.points for e in told if isinstance(e, ev.MissionScored)}
    assert s.outcome is not None
    for p, (before, given) in enumerate(zip(told.standing, s.outcome.points, strict=True)):
        after = s.standing(p)
        assert list(before) == list(after) == [*OPEN, *(m for seat, m in brought if seat == p)]
        assert [before[rule].points for rule in OPEN] == [given[rule] for rule in OPEN]
        for mission in after.keys() - set(OPEN):
            hidden = IDS[mission].kind in SECRET
            assert before[mission].points == (None if hidden else brought[p, mission])
            assert after[mission].points == brought[p, mission]
            assert (before[mission].have, before[mission].need) == (after[mission].have, after[mission].need)
        total = sum(stands.points or 0 for stands in after.values())
        assert total == s.score[p] - given["council"]


# How far a mission is -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "step"), [("row", 1), ("row", 7), ("diagonal", 8), ("diagonal", 6)])
def test_M5_M6_the_largest_number_in_a_line_counts_with_or_without_a_gap(kind: str, step: int):
    line = in_line(step, 3)
    for members, have in ((line[:1], 1), (line[:2], 2), ([line[0], line[2]], 2), (line, 3)):
        found = stands({0: Desk(city=members)}, kind)
        assert (found.have, found.need) == (have, 3)
        assert (found.points == IDS[id_of(kind)].points) == (have == 3)


def test_M4_three_of_four_in_a_square():
    corner = next(n for n in each(CITY.spaces) if all(CITY.spaces >> n + k & 1 for k in (1, 7, 8)) and n % 7 < 6)
    assert stands({0: Desk(city=[corner, corner + 1, corner + 8])}, "square") == Standing(-3, 3, 4)
    square = [corner, corner + 1, corner + 7, corner + 8]
    assert stands({0: Desk(city=square)}, "square") == Standing(IDS[id_of("square")].points, 4, 4)


def test_M3_more_members_of_one_guild_do_not_make_up_for_another():
    oranges, wine = (each(CITY.guilds[g]) for g in (0, 2))
    assert stands({0: Desk(city=[*oranges[:4], wine[0]])}, "every-guild") == Standing(-3, 3, 10)


def test_M10_M17_fountains_that_stand_now_count():
    water = next(f for f in each(CITY.fountain_spaces) if CITY.beside(f).bit_count() >= 3)
    beside = [c for c in each(CITY.beside(water)) if not CITY.around_centre >> c & 1][:2]
    built = {water: fountain(value=6)}
    assert stands({0: Desk(city=beside)}, "every-fountain", fountains=built) == Standing(-3, 1, 2)
    assert stands({0: Desk(city=beside)}, "same-fountain", fountains=built) == Standing(-3, 2, 3)
    assert stands({0: Desk(city=beside)}, "four-fountains", fountains=built) == Standing(-3, 1, 4)


def test_M15_M24_what_it_takes_depends_on_the_players_and_on_the_others():
    council = {"wine": 0, "church": 1}
    assert stands({0: Desk()}, "council", players=4, council=council) == Standing(-3, 1, 3)
    assert stands({0: Desk()}, "council", players=2, council=council) == Standing(-3, 1, 4)
    spaces = each(CITY.spaces)
    desks = {0: Desk(city=spaces[:2]), 1: Desk(city=spaces[2:5])}
    assert stands(desks, "most-members") == Standing(-3, 2, 4)


def test_M12_M16_M20_M21_what_counts_nothing_or_brings_what_it_counts_has_points_alone():
    assert stands({0: Desk(coins=4)}, "ten-minus", "coins") == Standing(6)
    assert stands({0: Desk(city=in_line(1, 2))}, "route") == Standing(2)
    assert stands({0: Desk()}, "nobility-or-church", council={"church": 1}) == Standing(-3)
    assert stands({0: Desk()}, "stefan", stefan=0) == Standing(IDS[id_of("stefan")].points)


@pytest.mark.parametrize(("kind", "argument"), [("more-than-neighbour", "coins"), ("most-coins", None)])
def test_H15_M11_M14_what_turns_on_other_screens_is_not_told_whatever_is_behind_them(kind: str, argument: object):
    for others in (0, 5, 30):
        desks = {0: Desk(coins=9, stacks=[[1]]), **{p: Desk(coins=others) for p in (1, 2, 3)}}
        assert stands(desks, kind, argument) == Standing(None)


def test_H15_the_last_preview_does_not_tell_who_has_most_coins():
    """What is behind the screens is shown with the scoring, so the last action must not show it before."""
    told = set()
    for others in (0, 30):
        desks = {p: Desk(coins=others if p else 9, missions=[id_of("most-coins")] if not p else []) for p in range(4)}
        s = position(desks, at="I", round_=5, council={"nobility": 0})
        told.add(str([preview(s, 0, action).standing for action in s.legal(0)]))
    assert len(told) == 1


def test_H9_only_the_seat_itself_sees_how_it_stands_until_the_game_is_over():
    s = position({0: Desk(stacks=[[1]], missions=["M04"])})
    for viewer in (0, 1, None):
        desks = s.view(viewer)["desks"]
        for p, desk in enumerate(desks):
            assert ({"standing", "bids", "left"} <= desk.keys()) == (p == viewer)
            assert ({"standing", "bids", "left"} & desk.keys() != set()) == (p == viewer)


# What an action would change ------------------------------------------------------------------------------------------


def change(s: State, text: str) -> dict[str, Any]:
    """What the preview of an action of the seat to act says would stand otherwise."""
    seat = s.to_act[0]
    action = next(a for a in s.legal(seat) if str(a) == text)
    return {key: found.to_json() for key, found in preview(s, seat, action).standing.items()}


def beside_water() -> tuple[int, list[int]]:
    """A fountain space and the spaces beside it that are not at the central fountain."""
    for water in each(CITY.fountain_spaces):
        beside = [c for c in each(CITY.beside(water)) if not CITY.around_centre >> c & 1]
        if len(beside) >= 2:
            return water, beside
    raise AssertionError("no such fountain space")


def far(cells: Iterable[int]) -> bool:
    """Whether no cell is at the central fountain."""
    return all(not CITY.around_centre >> cell & 1 for cell in cells)


def test_L34_settling_tells_member_fountain_and_missions():
    water, (first, second, *_) = beside_water()
    cost = CITY.costs[second]
    s = position(
        {0: Desk(stacks=[[6], [1]], coins=5, city=[first], missions=["M17", "M12-coins"])},
        guild=guild_of(CITY, second),
        fountains={water: fountain(value=6)},
    )
    act(s, "reveal 0")
    skip_to(s, "settle")
    expected: dict[str, Any] = {
        "members": {"points": [1, 2]},
        "fountains": {"points": [6, 12]},
        "M17": {"points": [-3, -3], "have": [1, 2], "need": 3},
    }
    if cost:
        expected["M12-coins"] = {"points": [5, 5 + cost]}
    assert change(s, f"settle {name(second)}") == expected


def test_L29_moving_tells_what_is_lost_too():
    water, beside = beside_water()
    origin = next(c for c in beside if CITY.beside(c) & ~CITY.beside(water))
    target = each(CITY.beside(origin) & ~CITY.beside(water))[0]
    desk = Desk(stacks=[[6], [1]], city=[origin])
    s = position({0: desk}, at="G", fountains={water: fountain(value=6)}, council={"church": 1})
    act(s, "reveal 0", f"move-from {name(origin)}")
    gained = 2 if CITY.around_centre >> target & 1 else 0
    assert change(s, f"move-to {name(target)}") == {"fountains": {"points": [6, gained]}}


def test_L30_L31_planting_and_building_tell_what_they_bring():
    tree = next(t for t in each(CITY.trees) if far(each(CITY.shade[t])) and CITY.shade[t].bit_count() >= 2)
    own = each(CITY.shade[tree])[:2]
    s = position({0: Desk(city=own, missions=["M19"])}, at="H", council={"church": 0, "nobility": 0})
    assert change(s, f"plant {name(tree)}") == {
        "palms": {"points": [0, 2]},
        "M19": {"points": [-3, -3], "have": [0, 2], "need": 5},
    }
    water, (first, second, *_) = beside_water()
    s = position({0: Desk(city=[first, second])}, at="I", council={"church": 1, "nobility": 0})
    value = CONTENT.fountains[s.table.fountains[0]].value
    # The round ends with it, and whoever has most members on the council gets a privilege.
    assert change(s, f"build {name(water)}") == {
        "fountains": {"points": [0, 2 * value]},
        "privileges": {"points": [0, 1]},
    }


def test_M15_taking_a_seat_tells_how_far_the_mission_is():
    desks = {0: Desk(stacks=[[6], [1]], missions=["M15"])}
    s = position(desks, council={"church": 0, "nobility": 0})
    act(s, "reveal 0")
    points = IDS["M15"].points
    assert change(s, "take-seat")["M15"] == {"points": [-3, points], "have": [2, 3], "need": 3}


def test_L13_keeping_a_mission_tells_what_it_would_bring_the_last_one_to_choose_too():
    s = VALENCIA.start(3, seed=2)
    assert isinstance(s, State)
    for seat in range(3):
        while s.offered[seat]:
            mission = CONTENT.missions[s.offered[seat][0]]
            keep = s.legal(seat)[0]
            found = preview(s, seat, keep).standing[mission.id]
            assert found.before.points == 0
            assert (found.after.points is None) == (mission.kind in SECRET)
            choose(s, seat, str(keep))
            assert s.standing(seat)[mission.id] == found.after


def test_L33_a_privilege_is_a_point_less():
    s = position({0: Desk(stacks=[[1]], privileges=2), 1: Desk(stacks=[[2]])})
    assert "privilege" in words(s)
    assert change(s, "privilege") == {"privileges": {"points": [2, 1]}}
