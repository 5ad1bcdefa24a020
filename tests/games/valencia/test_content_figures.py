"""What the examples of the rulebook show is checked in every table, and what a box may print besides can be entered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.games.valencia.mission_checks import points
from tests.games.valencia.test_content_refused import ID, POINTS, drop, put, shipped, write

from kaffeehaus import engine
from kaffeehaus.core.errors import BadContent
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.content import Cell, Face, Tile, load
from kaffeehaus.games.valencia.content.validate import check_beside
from kaffeehaus.games.valencia.terms import Guild

Lists = dict[str, Any]
Change = Callable[[Lists], object]


def changed(tmp_path: Any, table: str, change: Change) -> None:
    lists = shipped(f"{table}.toml")
    change(lists)
    write(tmp_path, f"{table}.toml", lists)


def faults(tmp_path: Any, table: str, change: Change) -> tuple[str, ...]:
    """What is wrong with the shipped tables after a change."""
    changed(tmp_path, table, change)
    with pytest.raises(BadContent) as caught:
        load(tmp_path)
    return caught.value.faults


def mission(id: str, *cells: object) -> Change:
    """A mission with other points, and perhaps with what its failure costs."""

    def change(lists: Lists) -> None:
        row = next(row for row in lists["missions"] if row[ID] == id)
        row[POINTS:] = cells

    return change


def spaces(old: str, new: str) -> Change:
    """Another word on every space of the tiles that reads so."""

    def change(lists: Lists) -> None:
        for tile in (*lists["big"], *lists["small"]):
            for face in tile:
                face[:] = [new if space == old else space for space in face]

    return change


ONE = {
    "EL5": ("tiles", spaces("wine 2", "wine 3"), "tiles.toml: a wine space of cost 2 is needed (EL5), found none"),
    "EL15-two": (
        "fountains",
        lambda lists: (put(3, "central", 0)(lists), put(3, "fountains", 0, 0)(lists), put(3, "fountains", 1, 0)(lists)),
        "fountains.toml: a fountain of value 2 is needed, the central one or another (EL15), found none",
    ),
    "central-missing": ("fountains", drop("central"), "fountains.toml: a list named 'central' is needed, found none"),
    "central-two": (
        "fountains",
        put([2, 3], "central"),
        "fountains.toml, central: 1 value is needed (value), found 2",
    ),
    "EL16": (
        "missions",
        lambda lists: [row.__setitem__(POINTS, 5) for row in lists["missions"] if row[POINTS] == 4],
        "missions.toml: a mission that gives 4 points is needed (EL16), found none",
    ),
    "EL17": (
        "missions",
        mission("M16", 4, 5),
        "missions.toml, M16: the failure must be 3 (EL17), found 5",
    ),
    "K27": (
        "missions",
        mission("M12-coins", 0, 3),
        "missions.toml, M12-coins: the failure must be 0, as M12 cannot fail (K27), found 3",
    ),
    "failure-negative": (
        "missions",
        mission("M04", 9, -3),
        "missions.toml, M04: failure takes whole numbers from 0 to 99, found -3",
    ),
}


@pytest.mark.parametrize(("table", "change", "words"), ONE.values(), ids=ONE)
def test_a_figure_that_an_example_shows(tmp_path, table, change, words):
    assert any(words in fault for fault in faults(tmp_path, table, change))


def test_L34_a_box_may_print_what_each_failure_costs(tmp_path):
    changed(tmp_path, "missions", mission("M04", 9, 7))
    found = {mission.id: mission for mission in load(tmp_path).missions}
    assert (found["M04"].points, found["M04"].failure) == (9, 7)
    assert (found["M05"].failure, found["M16"].failure, found["M21"].failure) == (3, 3, 0)
    assert load(tmp_path).digest != load().digest


def test_Q5_a_box_may_print_another_value_on_the_central_fountain(tmp_path):
    changed(tmp_path, "fountains", put(5, "central", 0))
    assert (load().central, load(tmp_path).central) == (2, 5)
    assert load(tmp_path).digest != load().digest


def test_all_faults_are_told(tmp_path):
    changed(tmp_path, "rounds", put("silk", "rounds", 0, 0))
    changed(tmp_path, "goods", put(3, "savings", 1))
    found = faults(tmp_path, "missions", lambda lists: (mission("M16", 4, 1)(lists), mission("M04", 0)(lists)))
    assert [fault.partition(":")[0] for fault in found] == [
        "rounds.toml, board 0",
        "missions.toml, M04",
        "missions.toml, M16",
        "goods.toml, savings",
    ]


def test_M4_a_city_of_the_first_game_needs_four_spaces_in_a_square(tmp_path):
    fronts, turned = (2, 1, 7, 5, 3, 6, 0, 4), (False, False, True, False, True, True, False, False)
    layout = [[tile, side, turn] for tile, side, turn in zip(fronts, (1, 0, 0, 1, 1, 0, 0, 1), turned, strict=True)]
    found = faults(tmp_path, "tiles", put(layout, "first_big"))
    assert found == ("tiles.toml, first_big: four city spaces in a square are needed (M4), found none",)


def test_EL6_a_space_of_cost_4_beside_a_fountain_space():
    cheap, dear, fountain = Cell(Guild.WINE, 1), Cell(Guild.WINE, 4), Cell(None, 0)
    far = Face((cheap, fountain, cheap, dear, cheap, dear))
    near = Face((dear, fountain, cheap, cheap, cheap, cheap))
    words = "tiles.toml: a space of cost 4 beside a fountain space is needed (EL6), found none"
    assert list(check_beside("tiles.toml", [Tile(0, False, (far, far))], [])) == [words]
    assert list(check_beside("tiles.toml", [Tile(0, False, (far, near))], [])) == []
    # Where tiles meet in the first game counts too.
    content = load()
    assert list(check_beside("tiles.toml", [], [(False, content.tiles_big, content.first_big)])) == []


@pytest.mark.skipif(engine.kind() == engine.COMPILED, reason="a compiled module has its constants inside")
def test_L34_a_failed_mission_costs_what_its_row_says(monkeypatch):
    others = tuple(replace(mission, failure=7) for mission in missions.MISSIONS)
    monkeypatch.setattr(missions, "MISSIONS", others)
    assert points({}, "corners") == -7
    assert points({}, "ten-minus", "coins") >= 0
