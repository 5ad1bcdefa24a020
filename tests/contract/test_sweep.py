"""Every table there is, played to the end at random, with every check on the way."""

from random import Random

import pytest
from tests.contract import checks
from tests.contract.play import random_move
from tests.contract.tables import TABLES, Table

from kaffeehaus import GAMES, BadOptions, Record, replay
from kaffeehaus.core import conformance

OFTEN, SELDOM = 11, 29


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_keeps_the_contract(table: Table):
    state, rng = table.start(TABLES.index(table)), Random(17)
    checks.check_pieces(state)
    steps = 0
    while not state.over:
        assert state.outcome is None
        conformance.check_legal(state)
        seat, action = random_move(state, rng)
        checks.play_booked(state, seat, action)
        checks.check_pieces(state)
        steps += 1
        if steps % OFTEN == 0:
            conformance.check_views(state)
            conformance.check_refusals(state, rng, 1)
        if steps % SELDOM == 0:
            checks.check_worlds(state, steps)
        assert steps < 5000, "this game does not end"
    conformance.check_legal(state)
    conformance.check_views(state)
    conformance.check_refusals(state, rng, 1)
    checks.check_worlds(state, steps)
    conformance.check_outcome(state)
    again = replay(Record.from_json(state.record().to_json()))
    assert again == state
    assert again.outcome == state.outcome


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100, True, "3", 2.0, None])
def test_a_number_of_players_no_table_seats_is_refused(name: str, players: object):
    with pytest.raises(BadOptions):
        GAMES[name].start(players, seed=0)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [-1, b"", "7", 1.5, True])
def test_what_is_no_seed_is_refused(name: str, seed: object):
    with pytest.raises(BadOptions):
        GAMES[name].start(2, seed=seed)  # type: ignore[arg-type]
