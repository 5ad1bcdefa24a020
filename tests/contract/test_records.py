"""A game is options, seed and actions: the record gives back every moment of it."""

from random import Random

import pytest
from hypothesis import given, settings
from tests.contract.play import Script, random_move, scripts
from tests.contract.tables import Table, some

from kaffeehaus import GAMES, BadRecord, Record, replay, seed_digest
from kaffeehaus.core.conformance import snapshot


@settings(max_examples=80)
@given(scripts(100))
def test_a_record_replays_to_the_same_state_at_sampled_moments(script: Script):
    state = script.opening()
    kept = {len(state.history): state.clone()}
    for seat, action in script.moves(state):
        state.apply(seat, action)
        if len(state.history) % 37 == 0:
            kept[len(state.history)] = state.clone()
    record = Record.from_json(state.record().to_json())
    assert record == state.record()
    assert replay(record) == state
    for at, then in kept.items():
        again = replay(record, at=at)
        assert again == then
        assert snapshot(again) == snapshot(then)
        assert again.undoable == then.undoable


@pytest.mark.parametrize("table", some(11), ids=str)
def test_a_short_game_replays_to_every_moment(table: Table):
    state, rng = table.start(5), Random(5)
    moments = [state.clone()]
    for _ in range(60):
        state.apply(*random_move(state, rng))
        moments.append(state.clone())
    record = Record.from_json(state.record().to_json())
    for at, then in enumerate(moments):
        assert replay(record, at=at) == then


@pytest.mark.parametrize("table", some(5), ids=str)
def test_the_same_seed_deals_the_same_game_and_another_does_not(table: Table):
    for seed in (0, 7, b"seven", bytes(32)):
        assert table.start(seed) == table.start(seed)
        assert table.start(seed).record().seed == seed
        assert Record.from_json(table.start(seed).record().to_json()).seed == seed
    assert table.start(7) != table.start(8)
    assert table.start(7) != table.start(b"7")


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_left_out_is_secret_and_fresh(name: str):
    first, second = (GAMES[name].start(2).seed for _ in range(2))
    assert isinstance(first, bytes)
    assert len(first) == 32
    assert first != second


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_shown_at_the_end_fits_the_digest_shown_before(name: str):
    state = GAMES[name].start(2, seed=b"a secret of the house")
    shown_before = seed_digest(b"a secret of the house")
    assert state.seed is not None
    assert seed_digest(state.seed) == shown_before
    assert seed_digest(b"another") != shown_before
    assert "secret" not in str(state.view(0))


@pytest.mark.parametrize("name", GAMES)
def test_a_sampled_world_has_no_record(name: str):
    with pytest.raises(BadRecord, match="sampled world"):
        GAMES[name].start(2, seed=1).determinize(0, Random(0)).record()
