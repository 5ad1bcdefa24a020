"""What the examples of the rulebooks show of the components is checked in every table, and the map must be drawable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.vienna.test_content_refused import (
    COLOUR,
    FLAG,
    ID,
    KIND,
    NAME,
    NEEDS,
    POINTS,
    SEAL,
    SHILLINGS,
    STAMP,
    X,
    Y,
    cell,
    shipped,
    write,
)

from kaffeehaus.core.errors import BadContent
from kaffeehaus.games.vienna.content import load

Rows = list[list[Any]]
Change = Callable[[Rows], object]


def faults(tmp_path: Any, **changes: Change) -> tuple[str, ...]:
    """What is wrong with the shipped tables after changes, table by table."""
    for table, change in changes.items():
        rows = shipped(table)
        change(rows)
        write(tmp_path, table, rows)
    with pytest.raises(BadContent) as caught:
        load(tmp_path)
    assert str(caught.value) == caught.value.faults[0]
    return caught.value.faults


def every(column: int, old: object, new: object) -> Change:
    """Another value wherever a column has this one."""

    def change(rows: Rows) -> None:
        for row in rows:
            if row[column] == old:
                row[column] = new

    return change


def mission(id: str, column: int, value: object) -> Change:
    def change(rows: Rows) -> None:
        next(row for row in rows if row[ID] == id)[column] = value

    return change


def richer(id: str) -> Change:
    """A mission that brings a shilling more."""

    def change(rows: Rows) -> None:
        next(row for row in rows if row[ID] == id)[SHILLINGS] += 1

    return change


def tops(column: int, old: str, new: str) -> Change:
    """Other corners on the cards of the introductory game."""
    return lambda rows: every(column, old, new)(rows[:90])


ONE = {
    "EV13": ("buildings", every(SEAL, "science", "culture"), "at least 1 of the seal science needed (EV13), found 0"),
    "EV24-seals": (
        "buildings",
        every(SEAL, "nobility", "culture"),
        "at least 2 of the seal nobility needed (EV24), found 0",
    ),
    "EV1": ("cards", tops(2, "microfilm", "slide"), "wine and microfilm over an ability of action III is needed"),
    "EV4": ("cards", tops(1, "wine", "coffee"), "a card with wine at the top left is needed among 001-090 (EV4)"),
    "EV8": ("cards", tops(2, "pistol", "flask"), "a card with a pistol at the top right is needed among 001-090 (EV8)"),
    "EV21": (
        "cards",
        lambda rows: (cell(130, 4, "flask")(rows), cell(131, 4, "briefcase")(rows)),
        "cards.toml, card 131: the type must be briefcase (EV21, EV22), found flask",
    ),
    "EV22": (
        "cards",
        lambda rows: (cell(140, 4, rows[141][4])(rows), cell(141, 4, "pistol")(rows)),
        "cards.toml, card 141: the type must be pistol (EV21, EV22), found",
    ),
    "EV24-reward": (
        "missions",
        richer("S-01"),
        "missions.toml, S-01 and A-16: together they must bring 5 shillings and 2 points (EV24), found 6 and 2",
    ),
    "EV24-needs": (
        "missions",
        mission("A-16", NEEDS, ["nobility", "religion", "religion"]),
        "missions.toml, S-01 and A-16: together they must need 2 nobility and 1 religion (EV24), found",
    ),
    "EV25-reward": (
        "missions",
        richer("B-14"),
        "missions.toml, B-03 and B-14: together they must bring 1 shillings and 13 points (EV25), found 2 and 13",
    ),
    "EV25-needs": (
        "missions",
        mission("B-20", NEEDS, ["flask", "flask"]),
        "missions.toml, B-20: it must need no more than 1 briefcase, 1 slide, 1 microfilm, 1 flask, 2 pistol (EV25)",
    ),
    "EV16": (
        "missions",
        every(SHILLINGS, 3, 4),
        "missions.toml: a mission that brings exactly 3 shillings is needed (EV16), found none",
    ),
    "EV19": ("missions", richer("B-05"), "missions.toml: two missions of usa are needed that 1 flask and 1 pistol"),
    "V73": ("missions", every(SHILLINGS, 0, 1), "a mission without shillings is needed (V73), found none"),
    "V74": ("missions", every(POINTS, 0, 1), "a mission without points is needed (V74), found none"),
    "V125": (
        "missions",
        lambda rows: [row.__setitem__(STAMP, "uk") for row in rows if row[KIND] == "bribes"],
        "a mission of usa that asks for bribes is needed (V125), found none",
    ),
    "V14": (
        "missions",
        mission("B-21", NEEDS, ["nobility"] * 3 + ["culture"] * 3 + ["science"] * 3),
        "missions.toml, B-21: 9 agents are needed (V83), a player has 8 (V14)",
    ),
}


@pytest.mark.parametrize(("table", "change", "words"), ONE.values(), ids=ONE)
def test_a_figure_that_an_example_shows(tmp_path, table, change, words):
    assert any(words in fault and fault.startswith(f"{table}.toml") for fault in faults(tmp_path, **{table: change}))


def test_EV7_a_wine_building_between_a_square_of_two_and_one_of_three(tmp_path):
    def without(rows: Rows) -> None:
        wine = {index for index, row in enumerate(shipped("buildings")) if row[COLOUR] == "wine"}
        for row in rows:
            if len(row[1]) == 3 and wine & set(row[1]):
                row[1] = [building for building in row[1] if building not in wine]

    assert any("(EV7), found none" in fault for fault in faults(tmp_path, squares=without))


def test_EV26_the_part_of_the_board_where_the_figure_from_marrakesh_walks(tmp_path):
    swapped = every(COLOUR, "wine", "beer"), every(COLOUR, "tobacco", "wine"), every(COLOUR, "beer", "tobacco")
    found = faults(tmp_path, buildings=lambda rows: [change(rows) for change in swapped])
    assert any("(EV26), found none" in fault for fault in found)


def test_P1_a_missing_road_is_told_with_its_square_and_building(tmp_path):
    def cut(rows: Rows) -> None:
        rows[0][1] = [0]
        for row in rows[1:]:
            row[1] = [building for building in row[1] if building != 5] or [0, 1]

    found = faults(tmp_path, squares=cut)
    assert "squares.toml, square 0 (Währinger Straße): 2 to 4 roads are needed (V10), found 1" in found


def test_V10_a_road_that_was_forgotten_is_noticed_by_the_number(tmp_path):
    def told(rows: Rows) -> None:
        for row in rows:
            row.append(len(row[1]))
        rows[3][1] = [0, 1, 6]

    (fault,) = faults(tmp_path, squares=told)
    assert fault == "squares.toml, square 3 (Rooseveltplatz): the number is 4, so 4 roads are needed (V10), found 3"


def test_P1_roads_that_cross_are_told_with_both_squares_and_buildings(tmp_path):
    found = faults(tmp_path, squares=lambda rows: (cell(0, 1, [0, 7])(rows), cell(18, 1, [12, 7])(rows)))
    crossing = [fault for fault in found if " crosses the road " in fault]
    assert crossing
    assert crossing[0].startswith(
        "squares.toml, square 0 (Währinger Straße): the road to building 7 (Universität Wien)"
    )
    assert crossing[0].endswith("(P1)")


def test_P1_a_road_through_a_building_it_does_not_lead_to(tmp_path):
    found = faults(tmp_path, squares=cell(0, 1, [0, 3]))
    assert (
        "squares.toml, square 0 (Währinger Straße): the road to building 3 (Wiener Börse) runs through "
        "building 1 (Votivkirche) (P1)" in found
    )


def test_P1_a_road_through_a_square_it_does_not_belong_to(tmp_path):
    rows = shipped("squares")

    def onto(changed: Rows) -> None:
        # Halfway between square 3 and building 0.
        building = shipped("buildings")[0]
        changed[0][2:] = [(rows[3][2] + building[X]) // 2 + 3, (rows[3][3] + building[Y]) // 2 + 4]

    found = faults(tmp_path, squares=onto)
    assert any("runs through square 0 (Währinger Straße) (P1)" in fault for fault in found)


def below(rows: Rows) -> None:
    """Square 1 a little above square 6, which lies below it."""
    rows[1][2:] = [rows[6][2], rows[6][3] - 20]


OUTSIDE = {
    "building-off-the-board": (
        "buildings",
        cell(5, X, 820),
        "buildings.toml, building 5 (Urania): a building of 88 by 54",
    ),
    "square-off-the-board": ("squares", cell(1, 3, 2), "squares.toml, square 1 (Schlickplatz): a square 30 wide"),
    "building-on-building": ("buildings", cell(1, X, 120), "building 0 (Josephinum): it must not lie on building 1"),
    "square-on-square": ("squares", below, "(Schlickplatz): it must not lie on square 6 (Börseplatz) (P1)"),
    "square-on-building": ("squares", cell(1, 2, 500), "it must not lie on building 3 (Wiener Börse) (P1)"),
}


@pytest.mark.parametrize(("table", "change", "words"), OUTSIDE.values(), ids=OUTSIDE)
def test_P1_everything_has_its_place_on_the_board(tmp_path, table, change, words):
    assert any(words in fault for fault in faults(tmp_path, **{table: change}))


def test_all_faults_are_told_table_by_table(tmp_path):
    found = faults(
        tmp_path,
        buildings=lambda rows: (cell(0, FLAG, "usa")(rows), cell(3, NAME, "Urania")(rows)),
        cards=cell(11, 1, "vine"),
        tracks=cell(2, 1, [3, 3, 3, 3, 3, 2]),
    )
    assert [fault.partition(":")[0].partition(",")[0] for fault in found] == [
        *["buildings.toml"] * 3,
        "cards.toml",
        "tracks.toml",
    ]


def test_tables_that_lean_on_one_that_cannot_be_read_are_still_checked(tmp_path):
    found = faults(tmp_path, buildings=cell(0, COLOUR, "violet"), squares=cell(0, 1, [0]))
    assert [fault.partition(":")[0] for fault in found] == [
        "buildings.toml, building 0 (Josephinum)",
        "squares.toml, square 0 (Währinger Straße)",
    ]


def test_what_is_not_filled_in_yet_hides_no_fault_of_another_row(tmp_path):
    found = faults(
        tmp_path,
        missions=lambda rows: (
            mission("A-01", 1, "?")(rows),
            mission("A-02", 3, ["?"])(rows),
            mission("B-14", 1, "uk")(rows),
        ),
        cards=lambda rows: (cell(0, 2, "?")(rows), cell(11, 3, "bribe-bribe")(rows)),
        squares=lambda rows: (cell(3, 2, "?")(rows), cell(0, 1, [0])(rows)),
    )
    assert found == (
        'squares.toml, square 3 (Rooseveltplatz), x: "?" is not filled in yet; rows with a "?": 1',
        "squares.toml, square 0 (Währinger Straße): 2 to 4 roads are needed (V10), found 1",
        'cards.toml, card 1, information: "?" is not filled in yet; rows with a "?": 1',
        "cards.toml, card 12: bribe-bribe belongs to 001-010 (V88), found on 012",
        'missions.toml, A-01, flag: "?" is not filled in yet; rows with a "?": 2',
        "missions.toml, B-14: the flag must be austria (EV24, EV25), found uk",
    )


def test_V13_cards_that_are_missing_are_told_in_one_line(tmp_path):
    def few(rows: Rows) -> None:
        rows[:] = [row for row in rows if row[0] in (1, 12, 14, 175)]

    assert faults(tmp_path, cards=few) == (
        "cards.toml: 175 cards are needed (V5, V13), found 4",
        "cards.toml: card 2 to 11, 13, 15 to 174: each is needed exactly once (V5, V13), found none",
    )
