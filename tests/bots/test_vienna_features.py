"""Vienna in numbers: as many in every setting, nothing hidden in them, none without meaning, and true to the engine."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

import pytest
from tests.contract.play import random_move
from tests.contract.tables import Table, tables

from kaffeehaus import GAMES, GameState, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.features.vienna import FEATURES
from kaffeehaus.bots.features.vienna.row import NAMES, of
from kaffeehaus.bots.features.vienna.table import ASKS
from kaffeehaus.games.vienna.actions import Complete, Place
from kaffeehaus.games.vienna.scoring import majority
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step

VIENNA = GAMES["vienna"]
TABLES = tables("vienna")
AT = {name: number for number, name in enumerate(NAMES)}
PUBLIC = [name for name in NAMES if not name.startswith("plan.")]
SWAPPED = [(AT[name], AT["rival" + name.removeprefix("mine")]) for name in NAMES if name.startswith("mine.")]
EVERY = 19
"""Of so many positions of a random game one is looked at."""
LARGEST = 5.0
SELDOM = {name for name in NAMES if name.startswith("table.asks.")}
SELDOM |= {"table.fulfilled", "table.reward.mine", "table.reward.other"}
"""What few games show, as it takes a certain card or figure, or two missions at once; tested by themselves."""
EVERYTHING = {"version": "advanced", "third_man": True, "figures": True}


def positions(table: Table, seed: int, every: int = 1) -> Iterator[State]:
    """The positions of a random game, the last one included."""
    state, rng, number = table.start(seed), Random(seed), 0
    while True:
        if number % every == 0 or state.over:
            assert isinstance(state, State)
            yield state
        if state.over:
            return
        state.apply(*random_move(state, rng))
        number += 1


def sensible(players: int, options: dict[str, object], seed: int) -> Iterator[State]:
    """The positions of a game that is played with sense."""
    state: GameState = VIENNA.start(players, VIENNA.options(options), seed)
    bots = [make("medium", "vienna", Random(f"{seed}/{seat}")) for seat in range(players)]
    while not state.over:
        assert isinstance(state, State)
        yield state
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(Perspective(state, seat)))


def check(row: list[float]) -> None:
    assert len(row) == len(NAMES)
    assert {type(value) for value in row} == {float}
    assert all(map(math.isfinite, row))
    assert -LARGEST <= min(row) <= max(row) <= LARGEST, NAMES[row.index(max(row, key=abs))]


# What they are --------------------------------------------------------------------------------------------------------


def test_they_are_found_by_the_name_of_the_game():
    assert features_of("vienna") is FEATURES


def test_every_number_has_a_name_of_its_own_and_there_are_not_too_many():
    assert len(set(NAMES)) == len(NAMES) <= 600
    assert all(name.partition(".")[2] for name in NAMES)


@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (2, {"version": "advanced"}, "advanced-2"),
        (4, {"version": "introductory", "third_man": True, "set_points": 15}, "introductory-4 third-man"),
        (
            3,
            {"version": "advanced", "third_man": True, "figures": True, "flags": "random"},
            "advanced-3 third-man figures",
        ),
    ],
)
def test_a_setting_is_version_players_and_expansions(players, options, expected):
    assert FEATURES.setting(VIENNA.start(players, VIENNA.options(options), 1)) == expected


# Right and fair in every setting --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(3), ids=["two", "three", "four"])
def test_nothing_that_a_seat_cannot_know_changes_a_number(number: int, full: bool):
    for place, table in enumerate(TABLES[number::3]):
        rng = Random(place)
        for state in positions(table, place, 1 if full else EVERY):
            for seat in range(table.players):
                row = of(state, seat)
                check(row)
                assert of(state.determinize(seat, rng), seat) == row, f"{table}, seat {seat}"


def test_what_a_seat_hides_is_told_in_its_plan_and_nowhere_else():
    differ = 0
    for table in TABLES[::7]:
        rng = Random(5)
        for state in positions(table, 5, EVERY):
            world = state.determinize(None, rng)
            for seat in range(table.players):
                told, other = of(state, seat), of(world, seat)
                differ += told != other
                assert all(told[AT[name]] == other[AT[name]] for name in PUBLIC)
    assert differ > 100


def test_with_two_players_mine_is_the_rivals_rival():
    for table in TABLES[::3]:
        for state in positions(table, 8, 2 * EVERY):
            first, second = of(state, 0), of(state, 1)
            for mine, theirs in SWAPPED:
                assert (first[mine], second[mine]) == (second[theirs], first[theirs]), NAMES[mine]


def test_every_number_moves():
    """Games are played until each has been seen to change; nothing is in the row that says nothing."""
    games = [sensible(2, {"version": "introductory"}, 3), sensible(3, EVERYTHING, 2)]
    games += [positions(table, 11) for table in TABLES[::-4]]
    low, high = [math.inf] * len(NAMES), [-math.inf] * len(NAMES)
    still: set[str] = set()
    for game in games:
        for number, state in enumerate(game):
            row = of(state, number % state.players)
            low, high = list(map(min, low, row)), list(map(max, high, row))
        still = {name for name, a, b in zip(NAMES, low, high, strict=True) if a == b and name not in SELDOM}
        if not still:
            break
    assert not still


def test_every_question_is_told_and_so_is_what_a_turn_has_earned_so_far():
    state = next(state for state in positions(TABLES[-3], 1) if state.pending[0] == Step.ACTION_III)
    assert isinstance(state, State)
    state.fulfilled, state.reward = 1, 3
    for step in ASKS:
        if step != Step.ASSIGN:  # all at once, before anybody's turn
            state.pending = (step, 0, 0)
            for seat, who in ((state.seat, "mine"), (1 - state.seat, "other")):
                row = of(state, seat)
                told = {name for name in NAMES if name.startswith("table.asks.") and row[AT[name]]}
                assert told - {"table.asks.mine"} == {f"table.asks.{who}.{step.name.lower().replace('_', '-')}"}
                assert row[AT[f"table.reward.{who}"]] > 0 < row[AT["table.fulfilled"]]


# True to the engine ---------------------------------------------------------------------------------------------------


def closed_by(state: State, seat: int, place: Place) -> int:
    """How many squares an agent of the supply encloses there."""
    end = state.clone()
    end.apply(seat, place)
    while end.agents[seat] == state.agents[seat]:
        end.apply(seat, end.legal(seat)[0])
    return state.open_squares.bit_count() - end.open_squares.bit_count()


def test_the_squares_that_the_next_agent_can_enclose_are_those_that_the_engine_lets_it():
    seen = 0
    for seed in range(2):
        for state in sensible(2, {"version": "advanced"}, seed):
            seat = state.seat
            if state.pending[0] == Step.ACTION_III and not state.waiting and state.supply[seat]:
                row = of(state, seat)
                places = [a for a in state.legal(seat) if isinstance(a, Place)]
                expected = sum(closed_by(state, seat, place) for place in places)
                assert row[AT["mine.enclosing.count"]] * 4 == expected
                assert round(row[AT["mine.reach"]] * 20) == len(places)
                seen += expected
    assert seen > 5


def test_the_missions_that_can_be_completed_now_are_those_that_the_engine_offers():
    seen = 0
    for seed in range(2):
        for state in sensible(2, {"version": "advanced"}, seed):
            if state.pending[0] == Step.MISSION and not state.waiting:
                offered = sum(isinstance(a, Complete) for a in state.legal(state.seat))
                assert of(state, state.seat)[AT["plan.entered.missions"]] * 2 == offered
                seen += offered
    assert seen > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_majority_is_counted_as_at_the_end(players: int):
    for state in positions(Table("vienna", players, VIENNA.options({"version": "advanced"})), 3, 3):
        points = majority(state)
        for seat in range(players):
            assert of(state, seat)[AT["against.majority"]] * 12 == pytest.approx(points[seat])


def test_the_rounds_left_hang_on_the_investigator_and_not_on_the_round():
    state = VIENNA.start(2, VIENNA.options({"version": "advanced"}), 1)
    assert isinstance(state, State)
    later = state.clone()
    later.round += 6
    nearer = state.clone()
    nearer.investigator += 4
    left = AT["table.left"]
    assert of(later, 0)[left] == of(state, 0)[left] > of(nearer, 0)[left]
