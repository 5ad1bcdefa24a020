"""Bots answer legally and in time wherever random play leads; --full tries ten thousand positions of an option set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from random import Random
from time import process_time

import pytest
from tests.contract.tables import OPTION_SETS, options_text

from kaffeehaus import GAMES, GameOptions, GameState, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event

TURNS = ("medium",) * 4 + ("easy",) * 4 + ("hard", "random") + ("medium",) * 4 + ("easy",) * 4 + ("master", "random")
"""Who answers, in turn: a bot that thinks takes as long as ten others."""
THINKERS = ("hard", "master")
"""One bot for each search; personalities search like others of their level."""
CASES = [(game, options) for game, sets in OPTION_SETS.items() for options in sets]
IDS = [f"{game}-{options_text(options)}" for game, options in CASES]
QUICK = 0.02
"""Seconds that a bot without a budget may take; measured with --full only."""
SELDOM = 400
"""Decisions that a bot may play without looking at the clock."""
Apply = Callable[..., None]
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


class Clock:
    """Stands still but for a millisecond a look, and knows how much was played between two looks."""

    def __init__(self) -> None:
        self.now = 0.0
        self.played = self.most_played = 0

    def __call__(self) -> float:
        self.now += 0.001
        self.most_played = max(self.most_played, self.played)
        self.played = 0
        return self.now

    def count(self, apply: Apply) -> Apply:
        """The same, counted."""

        def counted(state: GameState, seat: int, action: Action, events: list[Event] | None = None) -> None:
            self.played += 1
            apply(state, seat, action, events)

        return counted


@pytest.mark.slow
@every_option_set
def test_a_bot_answers_legally_in_any_position(game, options, full):
    rng, names = Random(8), cycle(TURNS)
    for state, seat in islice(positions(game, options, rng, 0.4), 10_000 if full else 120):
        name = next(names)
        bot, perspective = make(name, game, rng, Budget(iterations=2)), Perspective(state, seat)
        begun = process_time()
        action = bot.choose(perspective)
        assert not full or name in THINKERS or process_time() - begun < QUICK
        assert action in state.legal(seat)


@every_option_set
def test_a_bot_that_thinks_stops_at_the_first_look_at_the_clock_that_is_too_late(game, options, monkeypatch):
    """And looks often: between two looks it plays no more than all answers to one question with what follows."""
    rng, seconds = Random(9), 0.1
    for (state, seat), name in zip(positions(game, options, rng, 0.05), THINKERS, strict=False):
        clock = Clock()
        with monkeypatch.context() as patched:
            patched.setattr("kaffeehaus.bots.budget.perf_counter", clock)
            patched.setattr(type(state), "apply", clock.count(type(state).apply))
            make(name, game, rng, Budget(seconds=seconds)).choose(Perspective(state, seat))
        assert clock.now <= 1.01 * seconds
        assert clock.most_played <= SELDOM, clock.most_played


@pytest.mark.slow
@every_option_set
def test_a_bot_that_thinks_keeps_its_time_in_any_position(game, options, full):
    """No more than a fifth above it; measured with --full only, as other programs on the machine may hold it up."""
    if not full:
        pytest.skip("times are measured with --full, on an idle machine")
    rng, seconds = Random(9), 0.1
    for (state, seat), name in islice(zip(positions(game, options, rng, 0.05), cycle(THINKERS), strict=False), 100):
        bot, perspective = make(name, game, rng, Budget(seconds=seconds)), Perspective(state, seat)
        begun = process_time()
        bot.choose(perspective)
        assert process_time() - begun < 1.2 * seconds
