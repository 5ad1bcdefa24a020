"""The bots are as strong as their names say; docs/bots.md has the measured figures, this only notices a step back."""

from __future__ import annotations

from random import Random

import pytest

from kaffeehaus import GAMES, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget

OPTIONS = {"vienna": {"version": "advanced"}, "valencia": {}}
BUDGET = Budget(iterations=24)


def wins(game: str, better: str, worse: str, games: int, least: int) -> bool:
    """Whether the first wins so many games, on each seat in turn: the same every time, and none is played in vain."""
    found = 0
    for seed in range(games):
        if found == least or found + games - seed < least:
            break
        seat = seed % 2
        state = GAMES[game].start(2, GAMES[game].options(OPTIONS[game]), seed // 2)
        bots = [make(better if p == seat else worse, game, Random(f"{seed}/{p}"), BUDGET) for p in range(2)]
        while not state.over:
            p = state.to_act[0]
            state.apply(p, bots[p].choose(Perspective(state, p)))
        assert state.outcome is not None
        found += state.outcome.winners == (seat,)
    return found == least


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("easy", "random", 20, 19), ("medium", "easy", 20, 12), ("hard", "medium", 4, 3)],
)
def test_every_bot_beats_the_one_before(game, better, worse, games, least):
    assert wins(game, better, worse, games, least)
