"""Bots answer legally and in time wherever random play leads; --full tries ten thousand positions of an option set."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from time import process_time

import pytest
from tests.contract.tables import OPTION_SETS, options_text

from kaffeehaus import GAMES, GameOptions, GameState, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget

TURNS = ("medium",) * 4 + ("easy",) * 4 + ("hard", "random")
"""Who answers, in turn: a bot that thinks takes as long as ten others."""
CASES = [(game, options) for game, sets in OPTION_SETS.items() for options in sets]
IDS = [f"{game}-{options_text(options)}" for game, options in CASES]
QUICK = 0.02
"""Seconds that a bot without a budget may take."""
every_option_set = pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)


def positions(game: str, options: GameOptions, rng: Random, often: float) -> Iterator[tuple[GameState, int]]:
    """Some of the positions of random games with every number of players in turn, and a seat that decides there."""
    for seed, players in enumerate(cycle(GAMES[game].seats)):
        state = GAMES[game].start(players, options, seed)
        while not state.over:
            seat = rng.choice(state.to_act)
            if rng.random() < often:
                yield state, seat
            state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.slow
@every_option_set
def test_a_bot_answers_legally_and_quickly_in_any_position(game, options, full):
    """Processor time counts, as other programs on the machine may hold up anybody."""
    rng, names = Random(8), cycle(TURNS)
    for state, seat in islice(positions(game, options, rng, 0.4), 10_000 if full else 120):
        name = next(names)
        bot, perspective = make(name, game, rng, Budget(iterations=2)), Perspective(state, seat)
        begun = process_time()
        action = bot.choose(perspective)
        assert process_time() - begun < QUICK or name == "hard"
        assert action in state.legal(seat)


@pytest.mark.slow
@every_option_set
def test_a_bot_that_thinks_keeps_its_time_in_any_position(game, options, full):
    """No more than a fifth above it."""
    rng, seconds = Random(9), 0.1
    for state, seat in islice(positions(game, options, rng, 0.05), 100 if full else 2):
        bot, perspective = make("hard", game, rng, Budget(seconds=seconds)), Perspective(state, seat)
        begun = process_time()
        bot.choose(perspective)
        assert process_time() - begun < 1.2 * seconds
