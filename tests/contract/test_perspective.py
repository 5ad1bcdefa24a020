"""A perspective is all a bot gets, and however it pries, it finds only what its seat may know."""

import gc
from collections.abc import Iterator
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest
from tests.contract.play import finish, random_move
from tests.contract.tables import COUNTING, TABLES, Table, some

from kaffeehaus import GameState, Perspective
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.conformance import snapshot
from kaffeehaus.core.errors import BadOptions

CHANCE = 6
"""So many hidden cards a sample may hit by chance once in a while."""
SEED = b"what the house knows and no guest"
_CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)


def positions(table: Table) -> Iterator[GameState]:
    """Positions spread over a game, with a remembered list of another seat's choices."""
    state, rng = table.start(SEED), Random(9)
    for number in range(120):
        if state.over:
            return
        if number % 9 == 0 or (len(state.to_act) == 1 and number % 2):
            for seat in state.to_act:
                state.legal(seat)
            yield state.clone()
        state.apply(*random_move(state, rng))


def reachable(root: object) -> list[Any]:
    """Everything that can be reached from an object by references, programs left out."""
    found: dict[int, Any] = {id(root): root}
    waiting = [root]
    while waiting:
        for item in gc.get_referents(waiting.pop()):
            if id(item) not in found and not isinstance(item, _CODE):
                found[id(item)] = item
                waiting.append(item)
    return list(found.values())


def test_it_offers_view_legal_and_sample_only():
    public = {name for name in dir(Perspective) if not name.startswith("_")}
    assert public == {"view", "legal", "sample", "seat"}
    assert not hasattr(Perspective(TABLES[0].start(1), 0), "__dict__")


@pytest.mark.parametrize("table", some(7), ids=str)
def test_it_shows_what_the_seat_may_know_and_do(table: Table):
    for state in positions(table):
        for seat in range(state.players):
            perspective = Perspective(state, seat)
            assert perspective.view() == state.view(seat)
            assert perspective.legal() == state.legal(seat)


@pytest.mark.parametrize("table", some(7), ids=str)
def test_its_samples_are_worlds_of_their_own(table: Table):
    rng = Random(2)
    for state in list(positions(table))[::5]:
        seat = state.to_act[0]
        perspective = Perspective(state, seat)
        world = perspective.sample(Random(3))
        kept, real = snapshot(world), snapshot(state)
        assert snapshot(world) == snapshot(state.determinize(seat, Random(3)))
        finish(world, rng)
        assert snapshot(perspective.sample(Random(3))) == kept
        assert snapshot(state) == real


@pytest.mark.parametrize("table", some(7), ids=str)
def test_the_true_state_its_seed_and_its_secrets_cannot_be_reached(table: Table):
    short = guessed = 0
    for state in positions(table):
        for seat in range(state.players):
            things = reachable(Perspective(state, seat))
            assert not any(thing is state or thing is state.rng for thing in things)
            held = [thing for thing in things if isinstance(thing, bytes | int)]
            assert not any(thing in (SEED, state.rng.key) for thing in held)
            for secret in COUNTING[state.game.name].secrets(state, seat):
                assert not any(thing is secret for thing in held)
                if isinstance(secret, bytes) and len(secret) > CHANCE:
                    assert secret not in held
                else:
                    short += 1
                    guessed += secret in held
    assert guessed <= short / 20


@pytest.mark.parametrize("table", some(25), ids=str)
def test_no_choice_of_another_seat_can_be_reached(table: Table):
    for state in positions(table):
        for seat in range(state.players):
            for other in state.to_act:
                state.legal(other)  # the state now remembers this list
                found = {str(t) for t in reachable(Perspective(state, seat)) if isinstance(t, Action)}
                assert found <= {str(a) for a in state.legal(seat)}


@pytest.mark.parametrize("table", some(25), ids=str)
def test_what_others_chose_in_secret_is_not_in_the_history(table: Table):
    state, rng = table.start(SEED), Random(9)
    checked = 0
    for _ in range(80):
        seat, action = random_move(state, rng)
        state.apply(seat, action)
        if not state.undoable or len(state.to_act) < 2:
            continue
        for observer in set(state.to_act) - {seat}:
            worlds = [Perspective(state, observer).sample(Random(n)) for n in range(12)]
            assert all(w.taken() == [] for w in worlds)
            checked += 1
    assert checked


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_that_is_not_there_sees_nothing(table: Table):
    """It would be a spectator's view, and nobody would notice the mistake."""
    state = table.start(SEED)
    for seat in (-1, state.players):
        with pytest.raises(BadOptions, match=f"no seat {seat}; the seats are 0 to {state.players - 1}"):
            state.view(seat)
        with pytest.raises(BadOptions, match="no seat"):
            Perspective(state, seat)
