"""Worlds made likelier: what others have laid in secret is sensible, and still nothing that the seat could disprove."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from kaffeehaus import GAMES, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.imagining import imagining_of
from kaffeehaus.bots.imagining.valencia import imagine
from kaffeehaus.games.valencia.influence import plain_sum
from kaffeehaus.games.valencia.options import SPECIALS
from kaffeehaus.games.valencia.state import State

VALENCIA = GAMES["valencia"]
SETTINGS = [(players, specials) for players in VALENCIA.seats for specials in ((), SPECIALS)]
every_setting = pytest.mark.parametrize(("players", "specials"), SETTINGS)


def decisions(players: int, specials: tuple[str, ...], games: int, seed: int = 2) -> Iterator[tuple[State, int]]:
    """The decisions of games of quick bots that now and then do anything, some of them while others have planned."""
    rng = Random(seed)
    for number in range(games):
        state = VALENCIA.start(players, VALENCIA.options({"specials": specials}), number)
        assert isinstance(state, State)
        medium = make("medium", "valencia", Random(number))
        while not state.over:
            seat = rng.choice(state.to_act)
            yield state, seat
            chosen = medium.choose(Perspective(state, seat)) if rng.random() < 0.8 else rng.choice(state.legal(seat))
            state.apply(seat, chosen)


def imagined(state: State, seat: int, seed: int) -> State:
    """A sampled world made likelier."""
    rng = Random(seed)
    world = Perspective(state, seat).sample(rng)
    assert isinstance(world, State)
    imagine(world, seat, rng)
    return world


@every_setting
def test_the_seat_cannot_tell_the_world_from_the_real_one(players, specials, full):
    looked = 0
    for state, seat in decisions(players, specials, 20 if full else 1):
        world = imagined(state, seat, looked)
        assert world.view(seat) == state.view(seat)
        assert world.legal(seat) == state.legal(seat)
        looked += 1
    assert looked > 80


@every_setting
def test_every_card_is_where_it_may_be(players, specials):
    """Nobody has other cards than at the start; what all know to be drawn lies in stacks, the strongest cards first."""
    stacked = 0
    for state, seat in decisions(players, specials, 1):
        world = imagined(state, seat, 1)
        for p in range(players):
            everywhere = world.deck[p] + world.discard[p] + world.hand[p] + world.revealed[p]
            laid = b"".join(world.stacks[p])
            assert bytes(sorted(everywhere + laid)) == state.table.deck
            assert not world.waiting or world.stopped >> p & 1 == bool(laid)
            if p == seat:
                assert world.stacks[p] == state.stacks[p]
            elif not state.waiting:
                assert list(map(len, world.stacks[p])) == list(map(len, state.stacks[p]))
                assert all(laid.count(card) >= state.known[p].count(card) for card in state.known[p])
                assert [stack[0] for stack in world.stacks[p]] == sorted((s[0] for s in world.stacks[p]), reverse=True)
                stacked += bool(laid)
    assert stacked > 10


def test_what_others_hide_makes_no_difference():
    for number, (state, seat) in enumerate(decisions(3, (), 1)):
        if not number % 5:
            other = state.determinize(seat, Random(number))
            assert isinstance(other, State)
            assert imagined(state, seat, 4).dump() == imagined(other, seat, 4).dump()


def test_imagined_stacks_are_closer_to_the_true_ones_than_any():
    """By a good deal, where others divide their cards as the quick bot does."""
    any_stack, likely = list[float](), list[float]()
    for number, (state, seat) in enumerate(decisions(4, (), 3)):
        if state.round and not state.waiting:
            world = Perspective(state, seat).sample(Random(number))
            assert isinstance(world, State)
            for found, guess in ((any_stack, world), (likely, imagined(state, seat, number))):
                for p in range(4):
                    if p != seat:
                        pairs = zip(state.stacks[p], guess.stacks[p], strict=True)
                        found += [abs(plain_sum(true) - plain_sum(stack)) for true, stack in pairs]
    assert fmean(likely) < 0.75 * fmean(any_stack)


def test_a_game_may_do_without():
    assert imagining_of("vienna") is None
    assert imagining_of("valencia") is imagine
