"""The shipped tables keep every figure of the rulebook and every choice this project made where it is silent."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest

from kaffeehaus.games.valencia import content
from kaffeehaus.games.valencia.content import FILES, Cell, Face, Layout, Tile, load
from kaffeehaus.games.valencia.content.parse import parse_fountains
from kaffeehaus.games.valencia.terms import SIDE, Ability, Guild, MissionKind

# The shipped tables, whatever the environment of the test run names.
CONTENT = load()
BIG, SMALL, MISSIONS = CONTENT.tiles_big, CONTENT.tiles_small, CONTENT.missions
BY_ID = {mission.id: mission for mission in MISSIONS}
PACKAGE = Path(content.__file__).parent

A, B, C, D, E, F = range(6)

FORMULA = (MissionKind.TEN_MINUS, MissionKind.ROUTE, MissionKind.ALONE)


# A second reading of the geometry, independent of the rules: where the cells a to f of each place lie in the city.


def lying(row: int, column: int) -> list[tuple[int, int]]:
    """The cells of a place of two rows and three columns."""
    return [(row + down, column + right) for down in (0, 1) for right in (0, 1, 2)]


def standing(row: int, column: int) -> list[tuple[int, int]]:
    """The cells of a place of three rows and two columns, with the tile turned clockwise by a right angle."""
    return [(row + down, column + right) for right in (1, 0) for down in (0, 1, 2)]


PLACES_BIG = [
    standing(0, 0),
    standing(0, 2),
    lying(0, 4),
    lying(2, 4),
    standing(4, 5),
    standing(4, 3),
    lying(5, 0),
    lying(3, 0),
]
PLACES_SMALL = [lying(0, 0), standing(0, 3), lying(3, 2)[::-1], standing(2, 0)[::-1]]


class City:
    """A city laid out from tiles, read by the tests as a grid."""

    def __init__(self, tiles: tuple[Tile, ...], layout: tuple[Layout, ...]) -> None:
        self.last = 6 if len(tiles) == 8 else 4
        self.cells: dict[tuple[int, int], Cell] = {}
        for place, laid in zip(PLACES_BIG if len(tiles) == 8 else PLACES_SMALL, layout, strict=True):
            where = place[::-1] if laid.turned else place
            self.cells.update(zip(where, tiles[laid.tile].faces[laid.face].cells, strict=True))
        self.spaces = {at: cell for at, cell in self.cells.items() if cell.guild is not None}
        self.fountains = set(self.cells) - set(self.spaces)

    def near(self, at: tuple[int, int]) -> set[tuple[int, int]]:
        """The orthogonal neighbours in the city."""
        row, column = at
        return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & set(self.cells)

    def squares(self) -> int:
        """How often four city spaces form a square."""
        return sum(
            all((row + down, column + right) in self.spaces for down, right in product((0, 1), repeat=2))
            for row, column in self.cells
        )


FIRST_BIG, FIRST_SMALL = City(BIG, CONTENT.first_big), City(SMALL, CONTENT.first_small)
FIRST = {"big": FIRST_BIG, "small": FIRST_SMALL}
both_cities = pytest.mark.parametrize("city", FIRST.values(), ids=FIRST.keys())


def faces(tiles: tuple[Tile, ...]) -> list[Face]:
    return [face for tile in tiles for face in tile.faces]


def fountains(face: Face) -> list[int]:
    return [index for index, cell in enumerate(face.cells) if cell.guild is None]


def costs(face: Face) -> list[int]:
    return [cell.cost for cell in face.cells if cell.guild is not None]


def fewest_of_cost(tiles: tuple[Tile, ...], cost: int) -> int:
    """The spaces of a cost when of every tile the face with fewer of them is up."""
    return sum(min(costs(face).count(cost) for face in tile.faces) for tile in tiles)


# The tables


def test_every_table_says_that_it_is_a_reconstruction_and_how_to_replace_it():
    for file in FILES:
        text = (PACKAGE / file).read_text(encoding="utf-8")
        assert "reconstruction" in text
        assert content.DIRECTORY in text


def test_digest_ignores_comments_blanks_and_the_order_of_named_rows(tmp_path):
    lines = (PACKAGE / "missions.toml").read_text(encoding="utf-8").splitlines()
    rows = [line.replace(" ", "") + "  # a note" for line in lines if line.startswith("  [")]
    (tmp_path / "missions.toml").write_text("\n".join(["missions = [", *reversed(rows), "]"]), encoding="utf-8")
    assert load(tmp_path) == CONTENT


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        (
            "tiles.toml",
            '"porcelain 4",   "fountain",      "oranges 1"',
            '"porcelain 5",   "fountain",      "oranges 1"',
        ),
        ("tiles.toml", "[0, 0, false]", "[0, 0, true]"),
        ("fountains.toml", "[4, ", "[3, "),
        ("rounds.toml", '"oranges",     "wine"', '"wine",     "oranges"'),
        ("missions.toml", "  6],", "  9],"),
    ],
)
def test_digest_changes_with_a_single_value(tmp_path, file, old, new):
    text = (PACKAGE / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert load(tmp_path).digest != CONTENT.digest


def test_environment_names_the_directory_and_an_empty_one_is_none(monkeypatch, tmp_path):
    monkeypatch.setenv(content.DIRECTORY, str(tmp_path))
    assert content._chosen() == tmp_path
    monkeypatch.setenv(content.DIRECTORY, "")
    assert content._chosen() is None


# L2, Q1, Q2, Q3, Q4: the tiles


def test_L2_eight_big_and_four_small_tiles_with_two_faces_of_six_cells():
    assert [(tile.index, tile.small) for tile in BIG] == [(index, False) for index in range(8)]
    assert [(tile.index, tile.small) for tile in SMALL] == [(index, True) for index in range(4)]
    assert all(len(face.cells) == 6 for face in faces(BIG + SMALL))


def test_Q2_no_two_faces_are_the_same_design_not_even_half_turned():
    for tiles in (BIG, SMALL):
        for one, two in combinations(faces(tiles), 2):
            assert one.cells not in (two.cells, two.cells[::-1])


def test_Q3_a_big_face_has_one_fountain_space_in_its_middle_and_one_space_of_each_guild():
    for face in faces(BIG):
        assert fountains(face) in ([B], [E])
        assert Counter(cell.guild for cell in face.cells) == dict.fromkeys([None, *Guild], 1)


def test_Q3_a_small_face_has_its_fountain_space_on_b_and_one_space_of_each_guild():
    single = [tile for tile in SMALL if fountains(tile.faces[0]) == [B]]
    assert len(single) == 3
    for face in faces(tuple(single)):
        assert fountains(face) == [B]
        assert Counter(cell.guild for cell in face.cells) == dict.fromkeys([None, *Guild], 1)


def test_Q3_one_small_tile_is_double_on_both_faces_and_lacks_another_guild_on_each():
    double = [tile for tile in SMALL if len(fountains(tile.faces[0])) == 2]
    assert len(double) == 1
    missing = []
    for face in double[0].faces:
        assert fountains(face) == [B, D]
        guilds = {cell.guild for cell in face.cells if cell.guild is not None}
        assert len(guilds) == 4
        missing.append(set(Guild) - guilds)
    assert missing[0] != missing[1]


def test_Q2_fountain_spaces_cost_nothing_and_city_spaces_0_to_5():
    for cell in (cell for face in faces(BIG + SMALL) for cell in face.cells):
        assert cell.cost in range(6)
        assert cell.guild is not None or cell.cost == 0


def test_Q2_eight_spaces_of_each_guild_in_every_big_city():
    for up in product((0, 1), repeat=8):
        guilds = Counter(
            cell.guild
            for tile, side in zip(BIG, up, strict=True)
            for cell in tile.faces[side].cells
            if cell.guild is not None
        )
        assert guilds == dict.fromkeys(Guild, 8)


def test_M2_three_or_four_spaces_of_each_guild_and_nineteen_in_every_small_city():
    for up in product((0, 1), repeat=4):
        cells = [cell for tile, side in zip(SMALL, up, strict=True) for cell in tile.faces[side].cells]
        guilds = Counter(cell.guild for cell in cells if cell.guild is not None)
        assert sum(guilds.values()) == 19
        assert all(guilds[guild] in (3, 4) for guild in Guild)


@pytest.mark.parametrize("cost", range(6))
def test_M1_every_cost_on_four_spaces_of_every_big_city(cost):
    assert fewest_of_cost(BIG, cost) >= 4


@pytest.mark.parametrize("cost", range(6))
def test_M1_every_cost_on_two_spaces_of_every_small_city(cost):
    assert fewest_of_cost(SMALL, cost) >= 2


def test_M1_counting_tile_by_tile_agrees_with_laying_every_small_city():
    for cost in range(6):
        laid = (
            sum(costs(tile.faces[side]).count(cost) for tile, side in zip(SMALL, up, strict=True))
            for up in product((0, 1), repeat=4)
        )
        assert min(laid) == fewest_of_cost(SMALL, cost)


def test_Q2_on_every_face_the_cost_never_falls_from_one_guild_to_the_next():
    for face in faces(BIG + SMALL):
        spaces = sorted((cell.guild, cell.cost) for cell in face.cells if cell.guild is not None)
        assert [cost for _, cost in spaces] == sorted(cost for _, cost in spaces)


@pytest.mark.parametrize("tiles", [BIG, SMALL], ids=["big", "small"])
def test_Q2_the_guilds_grow_dearer_from_oranges_to_porcelain(tiles):
    means = []
    for guild in Guild:
        prices = [cell.cost for face in faces(tiles) for cell in face.cells if cell.guild is guild]
        means.append(sum(prices) / len(prices))
    assert means == sorted(set(means))


def test_Q2_every_city_costs_two_coins_a_space_on_average():
    for tiles, spaces in ((BIG, 40), (SMALL, 19)):
        for up in product((0, 1), repeat=len(tiles)):
            total = sum(sum(costs(tile.faces[side])) for tile, side in zip(tiles, up, strict=True))
            assert 1.9 <= total / spaces <= 2.2


# Q1, L9: the cities of the first game


def test_Q1_the_places_fill_the_grid_but_for_the_centre():
    for places, size in ((PLACES_BIG, 7), (PLACES_SMALL, 5)):
        cells = [SIDE * row + column for place in places for row, column in place]
        grid = {SIDE * row + column for row in range(size) for column in range(size)}
        assert sorted(cells) == sorted(grid - {(SIDE + 1) * (size // 2)})


def test_L9_every_tile_lies_in_the_first_game_once_and_small_ones_are_not_turned():
    for layout, count in ((CONTENT.first_big, 8), (CONTENT.first_small, 4)):
        assert sorted(laid.tile for laid in layout) == list(range(count))
        assert {laid.face for laid in layout} <= {0, 1}
    assert not any(laid.turned for laid in CONTENT.first_small)


@both_cities
def test_M8_the_four_corners_are_city_spaces(city):
    assert all(corner in city.spaces for corner in product((0, city.last), repeat=2))


def test_M8_no_tile_can_put_a_fountain_space_into_a_corner_of_the_city():
    corners_big = {
        index for place in PLACES_BIG for index, at in enumerate(place) if at[0] in (0, 6) and at[1] in (0, 6)
    }
    corners_small = {index for place in PLACES_SMALL for index, at in enumerate(place) if set(at) <= {0, 4}}
    assert corners_big <= {A, C, D, F}
    assert corners_small == {A}


@both_cities
def test_M7_the_wall_has_room_for_six_members(city):
    assert sum(0 in at or city.last in at for at in city.spaces) >= 6


@both_cities
def test_Q3_five_fountain_spaces_at_least(city):
    assert len(city.fountains) == (8 if city is FIRST_BIG else 5)


def test_Q3_the_fountain_spaces_of_the_small_city_lie_on_the_wall():
    assert all(0 in at or 4 in at for at in FIRST_SMALL.fountains)


@both_cities
def test_Q1_the_central_fountain_touches_all_guilds(city):
    middle = city.last // 2
    ring = [(middle + down, middle + right) for down, right in product((-1, 0, 1), repeat=2) if down or right]
    assert {city.spaces[at].guild for at in ring if at in city.spaces} == set(Guild)


def test_M18_the_central_fountain_of_the_small_city_touches_eight_city_spaces():
    ring = [(2 + down, 2 + right) for down, right in product((-1, 0, 1), repeat=2) if down or right]
    assert all(at in FIRST_SMALL.spaces for at in ring)


@both_cities
def test_M17_a_fountain_space_touches_three_city_spaces(city):
    assert any(len(city.near(at) & set(city.spaces)) >= 3 for at in city.fountains)


@both_cities
def test_M4_four_city_spaces_form_a_square(city):
    assert city.squares() >= 1


def test_M4_half_turns_always_make_a_square_of_city_spaces():
    """Places 0 and 1 lie side by side: with both fountain spaces on the far sides the cells between are a square."""
    for one, two in product(faces(BIG), repeat=2):
        found = False
        for turned in product((False, True), repeat=2):
            spaces = set()
            for place, face, turn in zip(PLACES_BIG[:2], (one, two), turned, strict=True):
                where = place[::-1] if turn else place
                spaces |= {at for at, cell in zip(where, face.cells, strict=True) if cell.guild is not None}
            found |= {(0, 1), (0, 2), (1, 1), (1, 2)} <= spaces
        assert found


def test_M4_every_small_city_has_a_square_of_city_spaces():
    """The four places where two tiles meet at a corner of the centre; the double tile spoils at most one of them."""
    for order in ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)):
        for up in product((0, 1), repeat=4):
            layout = tuple(Layout(tile, side, False) for tile, side in zip(order, up, strict=True))
            assert City(SMALL, layout).squares() >= 1


@both_cities
def test_EL5_a_wine_space_of_cost_2(city):
    assert Cell(Guild.WINE, 2) in city.spaces.values()


@both_cities
def test_EL6_a_space_of_cost_4_beside_a_fountain_space(city):
    assert any(cell.cost == 4 and city.near(at) & city.fountains for at, cell in city.spaces.items())


@both_cities
def test_Q2_neighbours_of_the_first_game_never_belong_to_the_same_guild(city):
    for at, cell in city.spaces.items():
        assert all(city.cells[other].guild is not cell.guild for other in city.near(at))


def test_Q4_EL9_every_tree_touches_three_city_spaces_of_its_tile():
    for face in faces(BIG):
        for crossing in ((A, B, D, E), (B, C, E, F)):
            assert sum(face.cells[index].guild is not None for index in crossing) == 3


# Q5: the fountains


def test_L3_ten_fountains():
    assert [fountain.index for fountain in CONTENT.fountains] == list(range(10))


def test_Q5_a_fountain_is_named_after_what_it_shows():
    for fountain in CONTENT.fountains:
        shows = fountain.ability.value if fountain.ability else "plain"
        assert fountain.id.rstrip("abcd") == f"{shows}-{fountain.value}"
    assert len({fountain.id for fountain in CONTENT.fountains}) == 10


def test_Q5_a_letter_tells_fountains_apart_that_show_the_same():
    rows: list[object] = [[2, "sell"], [5, ""], [5, ""], [6, ""], [5, ""]]
    ids = [fountain.id for fountain in parse_fountains("fountains.toml", rows)]
    assert ids == ["sell-2", "plain-5a", "plain-5b", "plain-6", "plain-5c"]


def test_Q5_values_from_2_to_6_all_occur():
    assert {fountain.value for fountain in CONTENT.fountains} == set(range(2, 7))


def test_Q5_each_ability_once_on_a_fountain_of_2_to_4():
    able = [fountain for fountain in CONTENT.fountains if fountain.ability is not None]
    assert Counter(fountain.ability for fountain in able) == dict.fromkeys(Ability, 1)
    assert {fountain.value for fountain in able} <= {2, 3, 4}


def test_Q5_five_plain_fountains_of_4_to_6():
    plain = [fountain for fountain in CONTENT.fountains if fountain.ability is None]
    assert len(plain) == 5
    assert {fountain.value for fountain in plain} <= {4, 5, 6}


def test_EL15_fountains_of_value_2_and_6():
    assert {2, 6} <= {fountain.value for fountain in CONTENT.fountains}


# Q7: the round boards


def test_L3_five_round_boards_of_three_different_guilds():
    assert [board.index for board in CONTENT.rounds] == list(range(5))
    assert all(len(set(board.guilds)) == 3 for board in CONTENT.rounds)


def test_Q7_each_guild_three_times_once_in_each_of_the_steps_B_D_F():
    assert Counter(guild for board in CONTENT.rounds for guild in board.guilds) == dict.fromkeys(Guild, 3)
    for step in range(3):
        assert {board.guilds[step] for board in CONTENT.rounds} == set(Guild)


# Q8: the missions


def test_L5_thirty_five_missions_in_catalogue_order():
    assert [mission.index for mission in MISSIONS] == list(range(35))
    assert [mission.id for mission in MISSIONS[:7]] == [*(f"M01-{cost}" for cost in range(6)), "M02-oranges"]
    assert MISSIONS[-1].id == "M24"


def test_L5_every_kind_as_often_as_the_box_has_it():
    several = {
        MissionKind.COST: 6,
        MissionKind.GUILD: 5,
        MissionKind.MORE_THAN_NEIGHBOUR: 2,
        MissionKind.TEN_MINUS: 2,
    }
    assert Counter(mission.kind for mission in MISSIONS) == {kind: several.get(kind, 1) for kind in MissionKind}


def test_L5_the_id_of_a_mission_starts_with_the_number_of_its_kind():
    kinds = list(MissionKind)
    assert all(kinds.index(mission.kind) + 1 == int(mission.id[1:3]) for mission in MISSIONS)


@pytest.mark.parametrize(
    ("id", "kind", "argument"),
    [
        ("M01-0", MissionKind.COST, 0),
        ("M01-5", MissionKind.COST, 5),
        ("M02-oranges", MissionKind.GUILD, Guild.ORANGES),
        ("M02-dried-fruit", MissionKind.GUILD, Guild.DRIED_FRUIT),
        ("M02-porcelain", MissionKind.GUILD, Guild.PORCELAIN),
        ("M04", MissionKind.SQUARE, None),
        ("M11-goods", MissionKind.MORE_THAN_NEIGHBOUR, "goods"),
        ("M12-coins", MissionKind.TEN_MINUS, "coins"),
        ("M16", MissionKind.NOBILITY_OR_CHURCH, None),
        ("M24", MissionKind.MOST_MEMBERS, None),
    ],
)
def test_M_mission_by_id(id, kind, argument):
    assert (BY_ID[id].kind, BY_ID[id].argument) == (kind, argument)


def test_M2_the_argument_of_a_guild_mission_is_a_guild_and_of_a_cost_mission_a_plain_number():
    for mission in MISSIONS:
        if mission.kind is MissionKind.GUILD:
            assert isinstance(mission.argument, Guild)
        if mission.kind is MissionKind.COST:
            assert type(mission.argument) is int


def test_K27_formula_missions_print_no_points():
    assert all(mission.points == 0 for mission in MISSIONS if mission.kind in FORMULA)


def test_Q8_success_gives_4_to_16_points():
    points = {mission.points for mission in MISSIONS if mission.kind not in FORMULA}
    assert (min(points), max(points)) == (4, 16)


def test_EL16_a_mission_of_4_points():
    assert any(mission.points == 4 for mission in MISSIONS)


def test_Q8_dearer_spaces_and_guilds_never_give_less():
    for kind in (MissionKind.COST, MissionKind.GUILD):
        points = [mission.points for mission in MISSIONS if mission.kind is kind]
        assert points == sorted(points)


# Q6, Q9: the goods


def test_Q6_the_goods_cost_1_to_5_in_the_order_of_the_guilds():
    assert CONTENT.goods.prices == (1, 2, 3, 4, 5)


def test_EL6_porcelain_sells_for_5():
    assert CONTENT.goods.prices[Guild.PORCELAIN] == 5


def test_EL7_some_goods_sell_for_7():
    assert any(sum(pair) == 7 for pair in combinations(CONTENT.goods.prices, 2))


def test_Q9_EL19_both_savings_cards_give_2_coins():
    assert CONTENT.goods.savings == (2, 2)


def test_Q9_EL21_the_warehouses_give_wine_and_oranges():
    assert CONTENT.goods.warehouses == (Guild.WINE, Guild.ORANGES)
