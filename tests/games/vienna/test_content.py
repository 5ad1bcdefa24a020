"""The shipped tables keep every figure of the rulebook and every choice this project made where it is silent."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, product
from math import hypot
from pathlib import Path

import pytest

from kaffeehaus.games.vienna import content
from kaffeehaus.games.vienna.content import FILES, Building, Square, load
from kaffeehaus.games.vienna.terms import LETTERS, AbilityKind, Bribe, Flag, Info, Seal

# The shipped tables, whatever the environment of the test run names.
CONTENT = load()
BUILDINGS, SQUARES, CARDS = CONTENT.buildings, CONTENT.squares, CONTENT.cards
PACKAGE = Path(content.__file__).parent

BOARD_WIDTH, BOARD_HEIGHT = 844, 508
CARD_WIDTH, CARD_HEIGHT = 88, 54
SQUARE_RADIUS = 15

LETTERED = [building for building in BUILDINGS if building.letter]
ROADS = [(square, BUILDINGS[building]) for square in SQUARES for building in square.buildings]
ADJACENT = {
    building.index: {other for square in SQUARES if building.index in square.buildings for other in square.buildings}
    - {building.index}
    for building in BUILDINGS
}

ACTION_TWO = {AbilityKind.BRIBE_BRIBE, AbilityKind.BRIBE_POINTS, AbilityKind.BRIBE_MARKER}
ACTION_FOUR = {AbilityKind.MARKER_BRIBE, AbilityKind.MARKER_POINTS, AbilityKind.REDIRECT}


def squares_of(colours: set[Bribe]) -> list[Square]:
    """The squares whose buildings have exactly these colours, each once."""
    return [
        square
        for square in SQUARES
        if square.value == len(colours) and {BUILDINGS[building].colour for building in square.buildings} == colours
    ]


# The tables


def test_every_table_says_that_it_is_a_reconstruction_and_how_to_replace_it():
    for file in FILES:
        text = (PACKAGE / file).read_text(encoding="utf-8")
        assert "reconstruction" in text
        assert content.DIRECTORY in text


def test_digest_ignores_comments_blanks_and_the_order_of_numbered_rows(tmp_path):
    lines = (PACKAGE / "cards.toml").read_text(encoding="utf-8").splitlines()
    rows = [line.replace(" ", "") + "  # a note" for line in lines if line.startswith("  [")]
    (tmp_path / "cards.toml").write_text("\n".join(["cards = [", *reversed(rows), "]"]), encoding="utf-8")
    assert load(tmp_path) == CONTENT


def test_digest_changes_with_a_single_value(tmp_path):
    text = (PACKAGE / "squares.toml").read_text(encoding="utf-8")
    (tmp_path / "squares.toml").write_text(text.replace('"Graben"', '"Judenplatz"'), encoding="utf-8")
    changed = load(tmp_path)
    assert changed.squares != CONTENT.squares
    assert changed.buildings == CONTENT.buildings
    assert changed.digest != CONTENT.digest


def test_environment_names_the_directory_and_an_empty_one_is_none(monkeypatch, tmp_path):
    monkeypatch.setenv(content.DIRECTORY, str(tmp_path))
    assert content._chosen() == tmp_path
    monkeypatch.setenv(content.DIRECTORY, "")
    assert content._chosen() is None


# P1, V9, V10: the board


def test_V9_thirty_buildings_and_forty_squares():
    assert [building.index for building in BUILDINGS] == list(range(30))
    assert [square.index for square in SQUARES] == list(range(40))


def test_P1_forty_squares_thirteen_of_two_fourteen_of_three_thirteen_of_four():
    assert Counter(square.value for square in SQUARES) == {2: 13, 3: 14, 4: 13}


def test_V10_roads_of_a_square_lead_to_different_buildings():
    assert all(len(set(square.buildings)) == square.value for square in SQUARES)


def test_P1_no_two_squares_join_the_same_buildings():
    assert len({frozenset(square.buildings) for square in SQUARES}) == 40


def test_P1_every_building_touches_two_to_six_squares():
    roads = Counter(building.index for _, building in ROADS)
    assert all(2 <= roads[building.index] <= 6 for building in BUILDINGS)


def test_P1_from_every_building_every_other_can_be_walked_to():
    reached = {0}
    while new := {other for building in reached for other in ADJACENT[building]} - reached:
        reached |= new
    assert len(reached) == 30


def test_V19_buildings_stand_in_reading_order_in_five_rows_of_six():
    rows = [BUILDINGS[first : first + 6] for first in range(0, 30, 6)]
    for row in rows:
        assert [building.x for building in row] == sorted(building.x for building in row)
    for above, below in pairwise(rows):
        assert max(building.y for building in above) < min(building.y for building in below)


def test_V19_squares_stand_in_reading_order_by_band_then_x():
    def place(square: Square) -> tuple[int, int]:
        rows = [building // 6 for building in square.buildings]
        return min(rows) + max(rows), square.x

    assert [place(square) for square in SQUARES] == sorted(place(square) for square in SQUARES)


def test_everything_stands_on_the_board():
    for building in BUILDINGS:
        assert CARD_WIDTH / 2 < building.x < BOARD_WIDTH - CARD_WIDTH / 2
        assert CARD_HEIGHT / 2 < building.y < BOARD_HEIGHT - CARD_HEIGHT / 2
    for square in SQUARES:
        assert SQUARE_RADIUS < square.x < BOARD_WIDTH - SQUARE_RADIUS
        assert SQUARE_RADIUS < square.y < BOARD_HEIGHT - SQUARE_RADIUS


def test_P1_no_two_buildings_overlap():
    for one, two in combinations(BUILDINGS, 2):
        assert abs(one.x - two.x) > CARD_WIDTH or abs(one.y - two.y) > CARD_HEIGHT, (one.name, two.name)


def test_P1_no_square_touches_another_square_or_a_building():
    for one, two in combinations(SQUARES, 2):
        assert hypot(one.x - two.x, one.y - two.y) > 2 * SQUARE_RADIUS, (one.name, two.name)
    for square, building in product(SQUARES, BUILDINGS):
        beside = max(0.0, abs(square.x - building.x) - CARD_WIDTH / 2)
        above = max(0.0, abs(square.y - building.y) - CARD_HEIGHT / 2)
        assert hypot(beside, above) > SQUARE_RADIUS, (square.name, building.name)


def side(a: Square | Building, b: Square | Building, c: Square | Building) -> int:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def test_P1_no_two_roads_cross():
    for (square, building), (other, house) in combinations(ROADS, 2):
        if square is other or building is house:
            continue
        crossing = (
            side(square, building, other) * side(square, building, house) <= 0
            and side(other, house, square) * side(other, house, building) <= 0
        )
        assert not crossing, (square.name, building.name, other.name, house.name)


def road_points(square: Square, building: Building) -> list[tuple[float, float]]:
    """The road as points closer to each other than one unit of the board."""
    steps = 250
    return [
        (square.x + (building.x - square.x) * step / steps, square.y + (building.y - square.y) * step / steps)
        for step in range(steps + 1)
    ]


def test_P1_no_road_passes_through_a_foreign_square_or_building():
    for square, building in ROADS:
        for x, y in road_points(square, building):
            for other in SQUARES:
                assert other is square or hypot(other.x - x, other.y - y) > SQUARE_RADIUS, (square.name, other.name)
            for house in BUILDINGS:
                apart = abs(house.x - x) > CARD_WIDTH / 2 or abs(house.y - y) > CARD_HEIGHT / 2
                assert house is building or apart, (square.name, building.name, house.name)


# P2, P3, P4, P5: the features of the buildings


def test_V11_P2_six_buildings_of_each_colour():
    assert Counter(building.colour for building in BUILDINGS) == dict.fromkeys(Bribe, 6)


def test_P2_neighbours_never_share_a_colour():
    for building, near in ADJACENT.items():
        assert all(BUILDINGS[building].colour is not BUILDINGS[other].colour for other in near)


def test_V11_P3_six_printed_flags_of_each_nation():
    assert Counter(building.flag for building in BUILDINGS) == dict.fromkeys(Flag, 6)


def test_P3_printed_flags_run_in_turn_and_shift_by_two_from_row_to_row():
    assert [building.flag for building in BUILDINGS] == [
        Flag((column + 2 * row) % 5) for row in range(5) for column in range(6)
    ]


def test_P4_six_buildings_of_each_seal():
    assert Counter(building.seal for building in BUILDINGS) == dict.fromkeys(Seal, 6)


def test_V16_each_house_letter_stands_on_one_building():
    assert sorted(building.letter for building in BUILDINGS if building.letter) == list(LETTERS)


def test_P5_house_letters_stand_in_reading_order():
    assert [building.letter for building in BUILDINGS if building.letter] == list(LETTERS)


def test_P5_two_house_letters_on_each_colour_each_printed_flag_and_each_seal():
    assert Counter(building.colour for building in LETTERED) == dict.fromkeys(Bribe, 2)
    assert Counter(building.flag for building in LETTERED) == dict.fromkeys(Flag, 2)
    assert Counter(building.seal for building in LETTERED) == dict.fromkeys(Seal, 2)


def test_P5_house_letters_lie_all_over_the_map():
    rows = Counter(building.index // 6 for building in LETTERED)
    columns = Counter(building.index % 6 for building in LETTERED)
    assert (len(rows), len(columns)) == (5, 6)
    assert max(rows.values()) <= 3
    assert max(columns.values()) <= 2
    around = [sum(bool(BUILDINGS[building].letter) for building in square.buildings) for square in SQUARES]
    assert max(around) <= 2


def test_P2_no_two_buildings_share_colour_flag_and_seal():
    assert len({(building.colour, building.flag, building.seal) for building in BUILDINGS}) == 30


def test_names_are_all_different_and_labels_are_short():
    assert len({building.name for building in BUILDINGS}) == 30
    assert len({building.short for building in BUILDINGS}) == 30
    assert len({square.name for square in SQUARES}) == 40
    assert all(len(building.short) <= 18 for building in BUILDINGS)


def test_EV7_a_wine_building_touches_a_square_of_two_and_a_square_of_three():
    values = [
        {square.value for square in SQUARES if building.index in square.buildings}
        for building in BUILDINGS
        if building.colour is Bribe.WINE
    ]
    assert any({2, 3} <= found for found in values)


def test_EV23_a_chocolate_building_flies_the_french_flag():
    assert any(building.colour is Bribe.CHOCOLATE and building.flag is Flag.FRANCE for building in BUILDINGS)


def test_EV26_subgraph_exists_and_lies_as_pictured():
    found = []
    pairs = product(squares_of({Bribe.WINE, Bribe.CHOCOLATE}), squares_of({Bribe.WINE, Bribe.MAGAZINE, Bribe.COFFEE}))
    for two, three in pairs:
        corners = {BUILDINGS[building].colour: BUILDINGS[building] for building in two.buildings + three.buildings}
        pink, violet = corners[Bribe.WINE], corners[Bribe.CHOCOLATE]
        orange, brown = corners[Bribe.MAGAZINE], corners[Bribe.COFFEE]
        shared = len(set(two.buildings) & set(three.buildings)) == 1
        pictured = max(pink.x, orange.x) < min(violet.x, brown.x) and max(pink.y, violet.y) < min(orange.y, brown.y)
        if shared and pictured and violet.index in ADJACENT[brown.index]:
            found.append((pink.name, violet.name, orange.name, brown.name))
    assert found


def test_V112_the_third_man_always_finds_another_colour_that_is_not_tobacco():
    for building in BUILDINGS:
        if building.colour is not Bribe.TOBACCO:
            colours = {BUILDINGS[other].colour for other in ADJACENT[building.index]}
            assert colours - {building.colour, Bribe.TOBACCO}


# P6, P7: the cards


def test_V5_V13_cards_run_from_1_to_175():
    assert [card.number for card in CARDS] == list(range(1, 176))


def test_P7_every_kind_has_its_number_of_cards_and_of_copies():
    assert {card.ability for card in CARDS} == set(AbilityKind)
    copies = Counter((card.ability, card.type) for card in CARDS)
    iconless = {
        AbilityKind.FOREIGN_POINTS: 5,
        AbilityKind.FOREIGN_LESS: 5,
        AbilityKind.FOREIGN_CARDS: 5,
        AbilityKind.NEW_TILE_POINTS: 5,
        AbilityKind.ANY_TILE_BRIBE: 2,
    }
    assert {kind: copies[kind, None] for kind, type in copies if type is None} == iconless
    sizes = Counter(card.ability for card in CARDS)
    for (kind, type), times in copies.items():
        if type is not None:
            assert times == (1 if kind is AbilityKind.SQUARE_BRIBES else sizes[kind] // 5)


@pytest.mark.parametrize(
    ("number", "ability", "type"),
    [
        (1, AbilityKind.BRIBE_BRIBE, Bribe.CHOCOLATE),
        (10, AbilityKind.BRIBE_BRIBE, Bribe.COFFEE),
        (38, AbilityKind.COLOUR_LESS, Bribe.WINE),
        (60, AbilityKind.FLAG_POINTS, Flag.USA),
        (66, AbilityKind.MARKER_BRIBE, Info.BRIEFCASE),
        (85, AbilityKind.FOREIGN_BRIBES, Bribe.COFFEE),
        (90, AbilityKind.FOREIGN_POINTS, None),
        (91, AbilityKind.SEAL_LESS, Seal.NOBILITY),
        (131, AbilityKind.TILE_BRIBES, Info.BRIEFCASE),
        (141, AbilityKind.TILE_MARKER, Info.PISTOL),
        (165, AbilityKind.REDIRECT, Info.PISTOL),
        (171, AbilityKind.SQUARE_BRIBES, 2),
        (172, AbilityKind.SQUARE_BRIBES, 3),
        (173, AbilityKind.SQUARE_BRIBES, 4),
        (175, AbilityKind.ANY_TILE_BRIBE, None),
    ],
)
def test_P7_P8_D9_ability_by_number(number, ability, type):
    assert (CARDS[number - 1].ability, CARDS[number - 1].type) == (ability, type)


def test_P6_each_pair_occurs_seven_times():
    assert Counter((card.bribe, card.info) for card in CARDS) == dict.fromkeys(product(Bribe, Info), 7)


def test_P6_each_bribe_and_each_information_occurs_eighteen_times_in_the_first_ninety():
    assert Counter(card.bribe for card in CARDS[:90]) == dict.fromkeys(Bribe, 18)
    assert Counter(card.info for card in CARDS[:90]) == dict.fromkeys(Info, 18)


def test_P6_each_pair_occurs_three_or_four_times_in_the_first_ninety():
    pairs = Counter((card.bribe, card.info) for card in CARDS[:90])
    assert all(pairs[pair] in (3, 4) for pair in product(Bribe, Info))


def test_P6_no_card_shows_on_top_what_its_ability_is_about():
    for card in CARDS:
        # Members of different families compare equal by number, so the family has to be asked for.
        assert not (isinstance(card.type, Bribe) and card.type is card.bribe), card
        assert not (isinstance(card.type, Info) and card.type is card.info), card


def test_P6_twins_differ_in_both_top_corners():
    for one, two in combinations(CARDS, 2):
        if one.type is not None and (one.ability, one.type) == (two.ability, two.type):
            assert one.bribe is not two.bribe
            assert one.info is not two.info


def test_EV1_a_card_of_wine_and_microfilm_has_an_ability_of_action_three():
    assert any(
        card.bribe is Bribe.WINE and card.info is Info.MICROFILM and card.ability not in ACTION_TWO | ACTION_FOUR
        for card in CARDS[:90]
    )


# P9: the tracks


def test_V3_V47_one_track_per_information_with_six_areas_and_a_single_last_space():
    assert [track.info for track in CONTENT.tracks] == list(Info)
    assert all(len(track.areas) == 6 and track.areas[5] == 1 and min(track.areas) >= 1 for track in CONTENT.tracks)


def test_P9_areas_one_to_five_have_three_spaces_each():
    assert all(track.areas == (3, 3, 3, 3, 3, 1) for track in CONTENT.tracks)
