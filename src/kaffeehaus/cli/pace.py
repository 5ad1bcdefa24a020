"""What `kaffeehaus bench` measures of an engine, in this process or in one of its own; time is processor time.

As a program it measures the engine that its environment chooses: each line of its input is a number of a round and for
how many seconds to measure every game, and is answered by a line of figures.
"""

from __future__ import annotations

import gc
import json
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from kaffeehaus import GAMES, Game, GameState

PLAYERS = 4
"""So many play, or as many as a game is for."""
POSITIONS = 200
"""Positions of one random game that clones and lists are measured on."""
CLONES = 2000
"""Clones held at once to weigh one."""
SPIEL_GAMES = ("chess", "backgammon", "hearts")
"""Games of OpenSpiel that are measured beside, if it is installed."""


class Speed(NamedTuple):
    """One round's figures of a game."""

    decisions_per_s: float
    games_per_s: float
    legal_us: float
    clone_us: float


def round_of(number: int, seconds: float) -> dict[str, Speed]:
    """One round's figures of every game."""
    return {name: speed(game, Random(number), seconds) for name, game in GAMES.items()}


def weights() -> dict[str, int]:
    """The bytes of a state of every game."""
    return {name: weight(game) for name, game in GAMES.items()}


def _start(game: Game, rng: Random) -> GameState:
    return game.start(min(PLAYERS, game.seats[-1]), game.largest, rng.getrandbits(63))


def speed(game: Game, rng: Random, seconds: float) -> Speed:
    """Whole random games for two thirds of the time, then lists and clones at positions of one more game."""
    random = rng.random
    decisions = games = 0
    begin = process_time()
    until = begin + seconds * 2 / 3
    while not games or process_time() < until:
        state = _start(game, rng)
        while acting := state.to_act:
            legal = state.legal(acting[0])
            state.apply(acting[0], legal[int(random() * len(legal))])
        decisions += len(state.history)
        games += 1
    spent = process_time() - begin
    positions = _positions(game, rng)
    legal_us = _repeated(lambda: _fresh_legal(positions), seconds / 6)
    clone_us = _repeated(lambda: _clones(positions), seconds / 6)
    return Speed(decisions / spent, games / spent, legal_us, clone_us)


def _positions(game: Game, rng: Random) -> list[GameState]:
    """Positions spread over random games."""
    found: list[GameState] = []
    while len(found) < POSITIONS:
        state = _start(game, rng)
        while not state.over and len(found) < POSITIONS:
            found.append(state.clone())
            for _ in range(3):
                if not state.over:
                    seat = state.to_act[0]
                    state.apply(seat, rng.choice(state.legal(seat)))
    return found


def _repeated(once: Callable[[], float], seconds: float) -> float:
    """The median of a figure measured again and again for so long."""
    until = process_time() + seconds
    found = [once()]
    while process_time() < until:
        found.append(once())
    return median(found)


def _fresh_legal(positions: list[GameState]) -> float:
    """Microseconds for one list computed afresh: asking for another seat first makes the state forget its kept list."""
    spent = 0.0
    for state in positions:
        seat = state.to_act[0]
        state.legal((seat + 1) % state.players)
        begin = process_time()
        state.legal(seat)
        spent += process_time() - begin
    return spent / len(positions) * 1e6


def _clones(positions: list[GameState]) -> float:
    """Microseconds for one clone."""
    begin = process_time()
    for state in positions:
        state.clone()
    return (process_time() - begin) / len(positions) * 1e6


def weight(game: Game) -> int:
    """Bytes of memory that a clone does not share with its original, on average over the positions of a game."""
    positions = _positions(game, Random(0))
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        held = [state.clone() for _ in range(CLONES // POSITIONS) for state in positions]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / len(held))


# Yardsticks -----------------------------------------------------------------------------------------------------------


def chess_plies() -> Callable[[Random, float], float] | None:
    """Plies per second of random playouts of python-chess, if it is installed."""
    try:
        import chess
    except ImportError:
        return None

    def plies_per_s(rng: Random, seconds: float) -> float:
        random = rng.random
        plies = 0
        begin = process_time()
        until = begin + seconds
        while not plies or process_time() < until:
            board = chess.Board()
            while not board.is_game_over():
                legal = list(board.legal_moves)
                board.push(legal[int(random() * len(legal))])
                plies += 1
        return plies / (process_time() - begin)

    return plies_per_s


def spiel_decisions(name: str) -> Callable[[Random, float], float] | None:
    """Decisions per second of random playouts of a game of OpenSpiel, if it is installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def decisions_per_s(rng: Random, seconds: float) -> float:
        random = rng.random
        decisions = 0
        begin = process_time()
        until = begin + seconds
        while not decisions or process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                    decisions += 1
        return decisions / (process_time() - begin)

    return decisions_per_s


def main() -> None:
    """Answers line by line; the first answer, to nobody's question, is what states weigh."""
    print(json.dumps(weights()), flush=True)
    for line in sys.stdin:
        number, seconds = line.split()
        print(json.dumps(round_of(int(number), float(seconds))), flush=True)


if __name__ == "__main__":
    main()
