"""Plays the games that are recorded, and picks those that show most; what every game's recorder shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from tests.golden.coverage import shown

from kaffeehaus import GAMES, GameOptions, GameState
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.rng import Seed

Policy = Callable[[GameState, Random], tuple[int, Action]]
"""Chooses a seat of those to act and what it does."""


def seed_of(number: int, attempt: int) -> Seed:
    """The seed of an attempt at a recording: numbers and bytes in turn."""
    return 100 * number + attempt if attempt % 2 else b"golden %d %d" % (number, attempt)


def play(name: str, players: int, options: GameOptions, seed: Seed, policy: Policy) -> GameState:
    """A whole game by a policy."""
    state, rng = GAMES[name].start(players, options, seed), Random(repr(seed))
    while not state.over:
        state.apply(*policy(state, rng))
    return state


def richest(tried: Iterable[GameState], missing: set[str]) -> GameState:
    """The first game that shows most of what is missing; what it shows is missing no more."""
    best, most = None, -1
    for state in tried:
        new = len(shown(state.record()) & missing)
        if new > most:
            best, most = state, new
    assert best is not None
    missing -= shown(best.record())
    return best
