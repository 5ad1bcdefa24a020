"""Bots answer legally wherever random play leads: at ten thousand positions of every option set with --full."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from random import Random

import pytest
from tests.bots.test_bots import TABLES as VIENNA_TABLES
from tests.bots.test_bots import words
from tests.bots.test_valencia_bots import TABLES as VALENCIA_TABLES

from kaffeehaus import GAMES, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget

FULL, SHORT = 10_000, 120
TURNS = ("medium",) * 4 + ("easy",) * 4 + ("hard", "random")
"""Who answers, in turn: a bot that thinks takes as long as ten others."""
CASES: list[tuple[str, int, Mapping[str, object]]] = [
    *(("vienna", 2 + n % 3, options) for n, options in enumerate(VIENNA_TABLES)),
    *(("valencia", players, options) for players, options in VALENCIA_TABLES),
]
IDS = [f"{game}-{players}-{words(options)}" for game, players, options in CASES]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=IDS)
def test_a_bot_answers_legally_in_any_position(game, players, options, full):
    rules, rng, names = GAMES[game], Random(8), cycle(TURNS)
    left = FULL if full else SHORT
    seed = 0
    while left:
        state = rules.start(players, rules.options(options), seed)
        seed += 1
        while not state.over and left:
            seat = rng.choice(state.to_act)
            if rng.random() < 0.4:
                left -= 1
                bot = make(next(names), game, rng, Budget(iterations=2))
                assert bot.choose(Perspective(state, seat)) in state.legal(seat)
            state.apply(seat, rng.choice(state.legal(seat)))
