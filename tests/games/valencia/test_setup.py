"""Set-up, and the geometry of the two cities."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, pairwise

import pytest
from tests.games.valencia.builder import choose, words

from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia.board import City, each, has_square
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.influence import VALUE, deck
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import SIDE, Guild, Influence, MissionKind, Seat

SEEDS = range(8)
any_table = pytest.mark.parametrize("players", [2, 3, 4, 5])
BIG_BLOCKS = (
    {(r, c) for r in range(3) for c in range(4)},
    {(r, c) for r in range(4) for c in range(4, 7)},
    {(r, c) for r in range(4, 7) for c in range(3, 7)},
    {(r, c) for r in range(3, 7) for c in range(3)},
)
"""Two tiles lie in each of these blocks of the big city."""
SMALL_BLOCKS = (
    {(r, c) for r in range(2) for c in range(3)},
    {(r, c) for r in range(3) for c in range(3, 5)},
    {(r, c) for r in range(3, 5) for c in range(2, 5)},
    {(r, c) for r in range(2, 5) for c in range(2)},
)
"""One tile lies on each of these places of the small city."""


def start(players: int = 4, seed: int = 1, **options: object) -> State:
    """A new game."""
    s = VALENCIA.start(players, VALENCIA.options(options), seed)
    assert isinstance(s, State)
    return s


def cities(players: int) -> list[City]:
    """The first-game city and some random ones."""
    return [start(players).table.city, *(start(players, seed, city="random").table.city for seed in range(30))]


def at(cells: int) -> set[tuple[int, int]]:
    """The row and column of every cell of a set."""
    return {divmod(n, SIDE) for n in each(cells)}


# The city -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "side"), [(2, 5), (3, 7), (4, 7), (5, 7)])
def test_L9_the_city_is_a_square_around_its_central_fountain(players: int, side: int):
    for city in cities(players):
        middle = side // 2
        assert divmod(city.centre, SIDE) == (middle, middle)
        whole = {(r, c) for r in range(side) for c in range(side)} - {(middle, middle)}
        assert at(city.spaces | city.fountain_spaces) == whole
        assert city.spaces & city.fountain_spaces == 0
        assert {divmod(n, SIDE) for n, cell in enumerate(city.cells) if cell} == whole


@pytest.mark.parametrize(
    ("players", "spaces", "fountains", "trees"), [(2, 19, 5, 8), (3, 40, 8, 16), (4, 40, 8, 16), (5, 40, 8, 16)]
)
def test_L9_Q4_every_city_has_its_spaces_fountain_spaces_and_trees(
    players: int, spaces: int, fountains: int, trees: int
):
    for city in cities(players):
        assert city.spaces.bit_count() == spaces
        assert city.fountain_spaces.bit_count() == fountains
        assert city.trees.bit_count() == trees


@pytest.mark.parametrize(("players", "side"), [(2, 5), (4, 7)])
def test_L9_the_wall_is_the_outer_ring_and_its_four_corners_are_city_spaces(players: int, side: int):
    for city in cities(players):
        last = side - 1
        ring = {(r, c) for r in range(side) for c in range(side) if r in (0, last) or c in (0, last)}
        assert at(city.wall) == ring & at(city.spaces)
        assert at(city.corners) == {(0, 0), (0, last), (last, 0), (last, last)}
        assert city.wall.bit_count() >= 6


@pytest.mark.parametrize(("players", "blocks", "each_block"), [(2, SMALL_BLOCKS, 1), (4, BIG_BLOCKS, 2)])
def test_L9_the_quarters_are_the_tiles_and_lie_clockwise_in_four_blocks(
    players: int, blocks: tuple[set[tuple[int, int]], ...], each_block: int
):
    for city in cities(players):
        assert len(city.quarters) == 4 * each_block
        assert sum(city.quarters) == city.spaces
        for number, quarter in enumerate(city.quarters):
            assert at(quarter) <= blocks[number // each_block]
        for block in blocks:
            assert sum(at(q) <= block for q in city.quarters) == each_block


def test_L9_a_quarter_of_the_big_city_has_one_space_of_each_guild_and_a_fountain_space_in_its_middle():
    for city in cities(4):
        for quarter in city.quarters:
            assert all((quarter & guild).bit_count() == 1 for guild in city.guilds)
        assert [g.bit_count() for g in city.guilds] == [8] * 5


def test_L9_the_small_city_has_three_or_four_spaces_of_each_guild_and_its_fountain_spaces_on_the_wall():
    for city in cities(2):
        assert sorted(g.bit_count() for g in city.guilds) == [3, 4, 4, 4, 4]
        assert all(0 in cell or 4 in cell for cell in at(city.fountain_spaces))


@any_table
def test_L27_the_central_fountain_touches_eight_city_spaces_and_the_others_at_most_four(players: int):
    for city in cities(players):
        row, column = divmod(city.centre, SIDE)
        around = {(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)} - {(row, column)}
        assert at(city.around_centre) == around
        near = [city.beside(cell).bit_count() for cell in each(city.fountain_spaces)]
        assert max(near) >= 3
        assert all(1 <= n <= 4 for n in near)


@any_table
def test_K19_a_tree_stands_on_a_crossing_inside_a_tile_and_touches_the_city_spaces_around_it(players: int):
    for city in cities(players):
        for tree in each(city.trees):
            row, column = divmod(tree, SIDE)
            around = {(row + r, column + c) for r in (0, 1) for c in (0, 1)}
            assert at(city.shade[tree]) == around & at(city.spaces)
            assert sum(bool(at(q) & around) for q in city.quarters) == 1
            assert len(at(city.shade[tree])) >= 2


@any_table
def test_K23_the_next_tree_is_the_nearest_on_the_same_line_in_each_direction(players: int):
    for city in cities(players):
        trees = at(city.trees)
        for tree in each(city.trees):
            row, column = divmod(tree, SIDE)
            expected = set()
            for line in ({t for t in trees if t[0] == row}, {t for t in trees if t[1] == column}):
                for one, other in pairwise(sorted(line)):
                    expected |= {one, other} - {(row, column)} if (row, column) in (one, other) else set()
            assert at(city.next_trees[tree]) == expected


@any_table
def test_L9_every_cost_occurs_and_every_space_has_the_cost_of_its_cell(players: int):
    for city in cities(players):
        assert all(cells.bit_count() >= 2 for cells in city.of_cost)
        assert sum(city.of_cost) == city.spaces
        for cell in each(city.spaces):
            printed = city.cells[cell]
            assert printed is not None
            assert city.of_cost[printed.cost] >> cell & 1
            assert city.costs[cell] == printed.cost
            assert printed.guild is not None
            assert city.guilds[printed.guild] >> cell & 1


def test_L9_the_first_game_city_is_always_the_same_and_the_random_one_is_not():
    assert len({start(4, seed).table.city.layout for seed in SEEDS}) == 1
    assert len({start(4, seed, city="random").table.city.layout for seed in SEEDS}) == len(SEEDS)
    assert start(4, 3, city="random").table.city.layout == start(4, 3, city="random").table.city.layout


def test_L9_random_tiles_of_the_big_city_come_in_any_place_on_either_face_and_half_turned():
    drawn = [start(4, seed, city="random").table.city for seed in range(40)]
    assert all(sorted(lay.tile for lay in city.layout) == list(range(8)) for city in drawn)
    for place in range(8):
        assert {city.layout[place].face for city in drawn} == {0, 1}
        assert {city.layout[place].turned for city in drawn} == {False, True}
        assert len({city.layout[place].tile for city in drawn}) == 8
    assert all(has_square(city) for city in drawn)


def test_L9_random_tiles_of_the_small_city_come_in_any_place_on_either_face_and_never_turned():
    drawn = [start(2, seed, city="random").table.city for seed in range(40)]
    assert all(sorted(lay.tile for lay in city.layout) == list(range(4)) for city in drawn)
    for place in range(4):
        assert {city.layout[place].face for city in drawn} == {0, 1}
        assert {city.layout[place].turned for city in drawn} == {False}


@any_table
def test_M4_the_first_game_city_has_room_for_a_square(players: int):
    assert has_square(start(players).table.city)


# Boards, council and supplies -----------------------------------------------------------------------------------------


@any_table
def test_L8_the_five_round_boards_are_shuffled_and_five_of_the_ten_fountains_drawn(players: int):
    games = [start(players, seed) for seed in SEEDS]
    printed = Counter(tuple(map(int, board.guilds)) for board in CONTENT.rounds)
    assert all(Counter(s.table.boards) == printed for s in games)
    assert len({s.table.boards for s in games}) > 1
    assert all(len(set(s.table.fountains)) == 5 for s in games)
    assert set(chain.from_iterable(s.table.fountains for s in (start(players, n) for n in range(30)))) == set(range(10))
    assert all((s.built, s.palms) == (0, 0) for s in games)


@any_table
def test_L4_L10_six_of_each_resource_lie_beside_the_board_and_nobody_begins_with_a_privilege(players: int):
    s = start(players)
    assert s.supply == [6] * len(Guild)
    assert s.privileges == [0] * players
    assert s.goods == [0] * players


@any_table
def test_L11_everybody_begins_with_0_prestige_5_coins_and_a_shuffled_pile_of_24(players: int):
    s = start(players)
    assert s.score == [0] * players
    assert s.coins == [5] * players
    assert all(Counter(pile) == dict.fromkeys(range(1, 7), 4) for pile in s.deck)
    assert len(set(s.deck)) == players


@any_table
def test_L12_the_first_player_takes_stefan_and_the_nobility_the_next_one_the_church(players: int):
    """Unless the table names somebody, chance decides who is first (H12)."""
    first = set()
    for seed in range(40):
        s = start(players, seed)
        first.add(s.stefan)
        assert s.council[Seat.NOBILITY] == s.stefan
        assert s.council[Seat.CHURCH] == (s.stefan + 1) % players
        assert s.council.count(-1) == len(Seat) - 2
        assert s.supporters == [-1] * len(Guild)
    assert first == set(range(players))


@any_table
def test_H12_L12_a_table_may_choose_who_begins(players: int):
    drawn = start(players)
    for seat in range(players):
        s = start(players, first_player=seat + 1)
        assert (s.stefan, s.council[Seat.NOBILITY], s.view(None)["began"]) == (seat, seat, seat)
        assert s.council[Seat.CHURCH] == (seat + 1) % players
        assert (s.deck, s.offered, s.mission_pile, s.rng) == (
            drawn.deck,
            drawn.offered,
            drawn.mission_pile,
            drawn.rng,
        )
        assert (s.table.boards, s.table.fountains) == (drawn.table.boards, drawn.table.fountains)


@any_table
def test_L6_everybody_has_15_members_those_on_the_council_included(players: int):
    s = start(players)
    assert [s.members[p] + s.council.count(p) for p in range(players)] == [15] * players
    assert s.city == [0] * players


# Missions -------------------------------------------------------------------------------------------------------------


@any_table
def test_L13_everybody_is_dealt_five_different_missions_and_the_rest_is_a_pile(players: int):
    s = start(players)
    dealt = list(chain.from_iterable(s.offered))
    assert [len(o) for o in s.offered] == [5] * players
    assert s.to_act == tuple(range(players))
    everything = {m.index for m in CONTENT.missions if players > 2 or m.kind is not MissionKind.QUARTERS}
    assert sorted([*dealt, *s.mission_pile]) == sorted(everything)


@pytest.mark.parametrize("kept", [1, 2, 3, 4, 5])
def test_L13_any_number_from_one_to_five_may_be_kept_and_the_others_leave(kept: int):
    s = start(3)
    dealt = list(s.offered[1])
    while 1 in s.to_act and s.offered[1]:
        mission = CONTENT.missions[s.offered[1][0]].id.lower()
        choose(s, 1, f"{'keep' if s.missions[1].bit_count() < kept else 'reject'} {mission}")
    assert each(s.missions[1]) == dealt[:kept]
    assert each(s.rejected[1]) == dealt[kept:]
    assert 1 not in s.to_act
    assert s.round == 0


def test_L13_the_last_card_is_kept_if_no_other_was():
    """There is nothing left to ask (H13)."""
    s = start(3)
    dealt = list(s.offered[2])
    for _ in range(4):
        assert len(words(s, 2)) == 2
        choose(s, 2, words(s, 2)[1])
    assert each(s.missions[2]) == dealt[-1:]
    assert 2 not in s.to_act


def test_L13_the_first_round_begins_when_all_have_chosen():
    s = start(3)
    for seat in (2, 0, 1):
        assert s.round == 0
        while s.round == 0 and seat in s.to_act:
            choose(s, seat, words(s, seat)[0])
    assert s.round == 1


def test_L38_the_mission_of_every_quarter_is_out_with_two_players():
    quarters = next(m.index for m in CONTENT.missions if m.kind is MissionKind.QUARTERS)
    for seed in SEEDS:
        s = start(2, seed)
        assert quarters not in b"".join(s.offered) + s.mission_pile
        assert len(s.mission_pile) == 34 - 10
        assert not s.table.missions >> quarters & 1
    assert start(3).table.missions >> quarters & 1


# Decks ----------------------------------------------------------------------------------------------------------------


def selections() -> list[tuple[str, ...]]:
    """Every selection of special cards."""
    return [chosen for size in range(8) for chosen in combinations(SPECIALS, size)]


CHANGES = {
    "joker": ([], ["JOKER"]),
    "savings": (["ONE"] * 2, ["SAVINGS"] * 2),
    "twins": (["TWO"] * 2, ["TWINS"] * 2),
    "warehouse": (["THREE"] * 2, ["WAREHOUSE_WINE", "WAREHOUSE_ORANGES"]),
    "support": (["FOUR"], ["SUPPORT"]),
    "vagabond": (["FIVE"], ["VAGABOND"]),
    "central": (["SIX"], ["CENTRAL"]),
}


def test_L7_every_selection_of_special_cards_replaces_plain_ones_of_its_value():
    for chosen in selections():
        cards = Counter(Influence(c).name for c in deck(chosen))
        expected = Counter({i.name: 4 for i in list(Influence)[:6]})
        for special in chosen:
            out, into = CHANGES[special]
            expected.subtract(out)
            expected.update(into)
        assert cards == +expected
        assert cards.total() == 24 + ("joker" in chosen)
        assert sum(VALUE[Influence(c)] for c in deck(chosen)) == 84 + ("central" in chosen)


def test_X0_the_full_special_deck_has_25_cards_worth_85_and_all_players_have_it():
    s = start(5, specials="all")
    values = sorted(VALUE[Influence(c)] for c in s.table.deck)
    assert values == [0, *[1] * 4, *[2] * 4, *[3] * 4, *[4] * 4, *[5] * 4, *[6] * 3, 7]
    assert (len(values), sum(values)) == (25, 85)
    assert all(bytes(sorted(pile)) == s.table.deck for pile in s.deck)


@pytest.mark.parametrize("specials", ["none", "all"])
def test_L36_K37_nina_has_a_pile_of_24_plain_cards_with_two_players_only(specials: str):
    s = start(2, specials=specials)
    assert Counter(s.nina_deck) == dict.fromkeys(range(1, 7), 4)
    assert s.view(0)["nina_pile"] == 24
    assert len({start(2, seed).nina_deck for seed in SEEDS}) == len(SEEDS)
    for players in (3, 4, 5):
        other = start(players, specials=specials)
        assert other.nina_deck == b""
        assert other.view(0)["nina_pile"] is None
