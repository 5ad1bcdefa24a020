"""Set-up of both versions and of every option."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.vienna.builder import VIENNA, Desk, bribes, find_buildings, play_on, position, words

from kaffeehaus.core.errors import BadOptions
from kaffeehaus.games.vienna.board import BUILDINGS, counts
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.mission_step import spaces
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import ROOF, Flag, Info, MissionGroup

GROUPS = {g: {m.index for m in CONTENT.missions if m.group is g} for g in MissionGroup}
each_count = pytest.mark.parametrize("players", [2, 3, 4])
each_version = pytest.mark.parametrize("version", ["introductory", "advanced"])
SEEDS = range(40)


def start(players: int = 3, seed: int = 1, **options: object) -> State:
    """A new game."""
    s = VIENNA.start(players, VIENNA.options(options), seed)
    assert isinstance(s, State)
    return s


def missions(held: int) -> set[int]:
    """A set of missions as indices."""
    return {n for n in range(len(CONTENT.missions)) if held >> n & 1}


@each_count
@each_version
def test_V19_all_forty_squares_hold_a_tile(players: int, version: str) -> None:
    s = start(players, version=version)
    assert len(s.table.tiles) == 40
    assert s.open_squares.bit_count() == 40
    assert all(t is not None for t in s.view(None)["city"]["tiles"])


@each_count
@each_version
def test_V19_forty_tiles_lie_in_the_city_eight_of_each_type(players: int, version: str) -> None:
    s = start(players, version=version)
    assert Counter(s.table.tiles) == dict.fromkeys(map(int, Info), 8)


def test_V19_the_tiles_lie_differently_in_other_games() -> None:
    assert len({start(seed=n).table.tiles for n in SEEDS}) == len(SEEDS)


def test_V19_every_type_can_lie_on_every_square() -> None:
    games = [start(seed=n).table.tiles for n in range(200)]
    assert all({g[q] for g in games} == set(map(int, Info)) for q in range(40))


@each_count
@each_version
def test_V23_everybody_has_one_tile_and_the_rest_is_in_the_box(players: int, version: str) -> None:
    s = start(players, version=version)
    drawn = [counts(t) for t in s.tiles]
    assert [sum(t) for t in drawn] == [1] * players
    kinds = [t.index(1) for t in drawn]
    assert sorted([*kinds, *s.table.spare_tiles]) == list(Info)
    assert len(s.table.spare_tiles) == 5 - players


@each_count
@each_version
def test_V4_V17_the_45_tiles_are_nine_of_each_type(players: int, version: str) -> None:
    s = start(players, version=version)
    everything = Counter(s.table.tiles) + Counter(s.table.spare_tiles)
    for held in s.tiles:
        everything += Counter(dict(enumerate(counts(held))))
    assert everything == dict.fromkeys(map(int, Info), 9)


def test_V23_every_seat_can_draw_every_type() -> None:
    for seat in range(4):
        assert {counts(start(4, seed=n).tiles[seat]).index(1) for n in SEEDS} == set(range(5))


@each_count
@each_version
def test_V18_D19_printed_flags_are_those_of_the_board(players: int, version: str) -> None:
    assert list(start(players, version=version).table.flags) == [b.flag for b in CONTENT.buildings]


@each_count
@each_version
def test_V7_V18_random_flags_are_six_of_each_nation(players: int, version: str) -> None:
    for seed in range(5):
        flags = start(players, seed, version=version, flags="random").table.flags
        assert Counter(flags) == dict.fromkeys(map(int, Flag), 6)


def test_V18_random_flags_differ_from_game_to_game_and_from_the_print() -> None:
    laid = {start(seed=n, flags="random").table.flags for n in SEEDS}
    assert len(laid) == len(SEEDS)
    assert bytes(b.flag for b in CONTENT.buildings) not in laid


def test_V18_the_sets_of_buildings_by_nation_follow_the_flags() -> None:
    table = start(flags="random").table
    for flag in Flag:
        assert table.flag_masks[flag] == sum(1 << b for b in BUILDINGS if table.flags[b] == flag)


@each_count
def test_V20_the_introductory_deck_is_the_first_ninety_cards(players: int) -> None:
    s = start(players)
    assert len(s.deck) == 90 - 3 * players
    assert sorted(s.deck + b"".join(s.hand)) == list(range(1, 91))
    assert s.discard == b""


@each_count
def test_V57_V58_D5_the_advanced_deck_is_all_175_cards(players: int) -> None:
    s = start(players, version="advanced")
    assert len(s.deck) == 175 - 3 * players
    assert sorted(s.deck + b"".join(s.hand)) == list(range(1, 176))
    assert s.discard == b""


@each_count
@each_version
def test_V20_markers_investigator_and_token_stand_at_the_start(players: int, version: str) -> None:
    s = start(players, version=version)
    assert s.markers == [0] * 5
    assert ROOF[s.investigator] == "A"
    assert (s.crossed, s.roof_tile, s.ending, s.round) == (False, 0, 0, 1)


@each_count
@pytest.mark.parametrize(("version", "agents", "hires"), [("introductory", 6, 0), ("advanced", 5, 3)])
def test_V21_V55_V60_agents_in_the_supply_and_for_hire(players: int, version: str, agents: int, hires: int) -> None:
    s = start(players, version=version)
    assert s.supply == [agents] * players
    assert s.hires == [hires] * players
    assert s.agents == [0] * players


@each_count
@each_version
def test_V21_everybody_has_one_bribe_of_each_type(players: int, version: str) -> None:
    s = start(players, version=version)
    one_each = {"chocolate": 1, "wine": 1, "tobacco": 1, "magazine": 1, "coffee": 1}
    assert [bribes(s, p) for p in range(players)] == [one_each] * players


@each_count
@each_version
def test_V21_scores_drawers_and_desks_are_empty(players: int, version: str) -> None:
    s = start(players, version=version)
    assert s.score == [0] * players
    assert sum(s.earned) == 0
    assert s.drawers == [b""] * players
    assert s.desk == s.box == s.completed == [0] * players


@each_count
def test_V24_anybody_may_be_first(players: int) -> None:
    assert {start(players, n).crest for n in SEEDS} == set(range(players))


@each_count
@each_version
@pytest.mark.parametrize("third_man", [False, True])
def test_V24_a_table_may_choose_who_begins(players: int, version: str, third_man: bool) -> None:
    for seat in range(players):
        s = start(players, version=version, third_man=third_man, first_player=seat + 1)
        assert (s.crest, s.view(None)["began"]) == (seat, seat)
        assert not third_man or s.to_act == ((seat - 1) % players,)


def test_V24_the_rest_of_the_deal_does_not_depend_on_who_begins() -> None:
    def dealt(s: State) -> tuple[object, ...]:
        pile = s.deck + b"".join(s.hand[(s.crest - n) % 4] for n in range(1, 5))
        return pile, s.table.tiles, s.table.flags, s.tiles, s.missions, s.display, s.pile_a, s.pile_b, s.rng

    drawn = dealt(start(4, 5, version="advanced", flags="random"))
    for seat in "1234":
        assert dealt(start(4, 5, version="advanced", flags="random", first_player=seat)) == drawn


def test_V24_who_began_is_still_known_when_the_crest_has_passed_on() -> None:
    s = start(3, first_player=2)
    play_on(s, lambda s: s.round == 3)
    assert (s.crest, s.view(None)["began"]) == (0, 1)


@each_count
@each_version
@pytest.mark.parametrize("flags", ["printed", "random"])
def test_V24_W1_the_same_seed_deals_the_same_game(players: int, version: str, flags: str) -> None:
    assert start(players, 7, version=version, flags=flags) == start(players, 7, version=version, flags=flags)
    assert start(players, 7, version=version, flags=flags) != start(players, 8, version=version, flags=flags)


@pytest.mark.parametrize("seed", [0, 1, 2**64, b"\x00", b"thirty-two secret bytes of a seed"])
def test_V24_numbers_and_bytes_are_seeds(seed: int | bytes) -> None:
    assert VIENNA.start(3, seed=seed) == VIENNA.start(3, seed=seed)


def test_V24_without_a_seed_every_game_is_another() -> None:
    assert VIENNA.start(3) != VIENNA.start(3)


@each_count
def test_V56_D8_two_a_and_two_b_missions_are_on_display(players: int) -> None:
    for seed in range(10):
        s = start(players, seed, version="advanced")
        assert len(set(s.display) & GROUPS[MissionGroup.A]) == 2
        assert len(set(s.display) & GROUPS[MissionGroup.B]) == 2
        assert len(s.display) == 4


@each_count
def test_V56_the_other_missions_are_in_their_piles(players: int) -> None:
    s = start(players, version="advanced")
    assert (len(s.pile_a), len(s.pile_b)) == (28, 23)
    assert set(s.pile_a) <= GROUPS[MissionGroup.A]
    assert set(s.pile_b) <= GROUPS[MissionGroup.B]
    assert len({*s.pile_a, *s.pile_b, *s.display}) == 55


def test_V56_every_game_shows_other_missions() -> None:
    assert len({start(seed=n, version="advanced").display for n in SEEDS}) > 30


@each_count
def test_V59_P10_the_roof_of_the_advanced_game(players: int) -> None:
    purchases = {2: "BCDGH", 3: "BCEIJ", 4: "BDFJL"}[players]
    paydays = {2: "EH", 3: "GJ", 4: "HL"}[players]
    tracks = start(players, version="advanced").view(None)["tracks"]
    assert tracks["purchases"] == list(purchases)
    assert tracks["paydays"] == list(paydays)
    assert tracks["end"] == {2: "H", 3: "J", 4: "L"}[players]


@each_count
def test_V59_the_roof_of_the_introductory_game_is_bare(players: int) -> None:
    tracks = start(players).view(None)["tracks"]
    assert (tracks["purchases"], tracks["paydays"]) == ([], [])
    assert tracks["end"] == {2: "H", 3: "J", 4: "L"}[players]


@each_count
def test_V60_everybody_has_a_starting_mission(players: int) -> None:
    s = start(players, version="advanced")
    held = [missions(m) for m in s.missions]
    assert all(len(m) == 1 and m <= GROUPS[MissionGroup.S] for m in held)
    assert len(set.union(*held)) == players


def test_V60_every_seat_can_get_every_starting_mission() -> None:
    for seat in range(2):
        got: set[int] = set().union(*(missions(start(2, n, version="advanced").missions[seat]) for n in SEEDS))
        assert got == GROUPS[MissionGroup.S]


@each_count
@pytest.mark.parametrize(("version", "coins"), [("introductory", 0), ("advanced", 1)])
def test_V60_everybody_has_one_shilling_in_the_advanced_game(players: int, version: str, coins: int) -> None:
    assert start(players, version=version).coins == [coins] * players


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_V60_marrakesh_has_two_shillings(seat: int) -> None:
    colours = ["red", "blue", "green"]
    colours[seat] = "yellow"
    s = start(3, version="advanced", figures=True, colours=colours)
    assert s.coins == [2 if p == seat else 1 for p in range(3)]


def test_V60_yellow_without_its_figure_has_one() -> None:
    assert start(3, version="advanced").coins == [1, 1, 1]


@each_count
def test_V60_no_missions_in_the_introductory_game(players: int) -> None:
    s = start(players)
    assert s.missions == [0] * players
    assert s.display + s.pile_a + s.pile_b == b""


def test_V61_three_missions_fit_and_four_with_the_side_table() -> None:
    s = position({1: Desk(items=["side-table"])}, version="advanced")
    assert [spaces(s, p) for p in (0, 1)] == [3, 4]


@each_count
@each_version
def test_V110_the_third_man_is_placed_before_the_first_cards(players: int, version: str) -> None:
    s = start(players, version=version, third_man=True)
    assert s.to_act == ((s.crest - 1) % players,)
    assert len(s.legal(s.to_act[0])) == len(find_buildings(colour="chocolate"))
    assert s.hand == [b""] * players
    s.apply(s.to_act[0], s.legal(s.to_act[0])[0])
    assert [len(h) for h in s.hand] == [3] * players
    assert s.to_act == tuple(range(players))


@each_count
def test_V110_the_options_change_nothing_else(players: int) -> None:
    plain, helped = start(players, 9), start(players, 9, third_man=True)
    assert (plain.table.tiles, plain.crest, plain.tiles) == (helped.table.tiles, helped.crest, helped.tiles)


@pytest.mark.parametrize("colours", [("green", "blue", "red"), ("red", "yellow", "green", "blue")])
def test_W11_the_colours_of_the_seats_are_those_chosen(colours: tuple[str, ...]) -> None:
    desks = start(3, colours=colours).view(None)["desks"]
    assert tuple(d["colour"] for d in desks) == colours[:3]


@each_count
def test_V8_the_colours_are_yellow_red_blue_and_green_by_default(players: int) -> None:
    desks = start(players).view(None)["desks"]
    assert [d["colour"] for d in desks] == ["yellow", "red", "blue", "green"][:players]


@pytest.mark.parametrize("players", [3, 4])
def test_colours_for_two_are_too_few_for_more(players: int) -> None:
    with pytest.raises(BadOptions, match="2 colours"):
        start(players, colours=("red", "blue"))


@each_count
@each_version
def test_V28_everybody_assigns_cards_first(players: int, version: str) -> None:
    s = start(players, version=version)
    assert s.to_act == tuple(range(players))
    for seat in range(players):
        assert words(s, seat) == [f"assign {c} i" for c in sorted(s.hand[seat])]


@each_count
@each_version
def test_nothing_of_the_deal_can_be_taken_back(players: int, version: str) -> None:
    s = start(players, version=version)
    assert s.undoable == 0
    assert len(s.history) == 0
