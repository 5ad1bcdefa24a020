"""Measures how many decisions the engine plays inside `hard`, against plain random play, in turns on one core.

python examples/search_speed.py [--positions 100] [--seconds 0.2]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import count, islice
from random import Random

from kaffeehaus import GAMES, GameState, Perspective
from kaffeehaus.bots import make
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.thinker import Thinker

OFTEN = 0.1
"""How many of the positions of a game are looked at."""


def games(game: str, players: int) -> Iterator[GameState]:
    """Deals without end."""
    house = GAMES[game]
    return (house.start(players, house.largest, seed) for seed in count())


def positions(game: str, players: int) -> Iterator[Perspective]:
    """Where somebody has a choice, here and there in games of medium bots."""
    rng = Random(1)
    medium = make("medium", game, rng)
    for state in games(game, players):
        while not state.over:
            seat = state.to_act[0]
            perspective = Perspective(state, seat)
            if len(perspective.legal()) > 1 and rng.random() < OFTEN:
                yield perspective
            state.apply(seat, medium.choose(perspective))


def random_play(game: str, players: int) -> Iterator[int]:
    """Games to their end with random actions, and how many decisions each took."""
    rng = Random(1)
    for state in games(game, players):
        number = 0
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))])
            number += 1
        yield number


def measure(game: str, players: int, number: int, seconds: float) -> tuple[float, float]:
    """Decisions in a second of processor time, which a busy machine does not falsify: inside hard, and at random."""
    bot = make("hard", game, Random(1), Budget(seconds=seconds))
    assert isinstance(bot, Thinker)
    thought = played = 0.0
    decisions = 0
    others = random_play(game, players)
    for perspective in islice(positions(game, players), number):
        began = time.process_time()
        bot.choose(perspective)
        thought += time.process_time() - began
        until = time.process_time() + seconds / 4
        while (now := time.process_time()) < until:
            decisions += next(others)
            played += time.process_time() - now
    return bot.statistics.decisions / thought, decisions / played


def main(words: list[str] | None = None) -> None:
    """Prints the table of docs/bots.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100, help="for each game and number of players")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each position (default: %(default)s)")
    chosen = parser.parse_args(words)
    print("| game | inside `hard` | random play | part |")
    print("|---|---|---|---|")
    for game in GAMES:
        for players in (2, 4):
            inside, outside = measure(game, players, chosen.positions, chosen.seconds)
            part = f"{inside / outside:.0%}"
            print(f"| {game}, {players} players | {inside:,.0f}/s | {outside:,.0f}/s | {part} |", flush=True)


if __name__ == "__main__":
    main()
