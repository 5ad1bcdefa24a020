"""`kaffeehaus bench`: the speed of the rules in random legal play, beside python-chess in the same run.

Only ratios measured in one run on one machine compare engines, so each round measures every game and chess in turn and
the medians of the rounds are reported. A decision is `legal`, a random choice and `apply`.
"""

from __future__ import annotations

import gc
import json
import tracemalloc
from argparse import Namespace
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from kaffeehaus import GAMES, Game, GameState
from kaffeehaus.cli import arguments
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.wrapping import Flow, flowing
from kaffeehaus.locale import Texts

DEFAULT_SECONDS = 10.0
ROUNDS = 5
PLAYERS = 4
"""So many play, or as many as a game is for."""
POSITIONS = 200
"""Positions of one random game that clones and lists are measured on."""
CLONES = 2000
"""Clones held at once to weigh one."""


def add_arguments(parser: Parser, texts: Texts) -> None:
    """How long, and for whom."""
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))
    described = texts.text("bench-seconds", default=texts.number("short", DEFAULT_SECONDS))
    named, read = texts.text("meta-value"), arguments.seconds("--seconds")
    parser.add_argument("--seconds", metavar=named, type=read, default=DEFAULT_SECONDS, help=described)
    parser.epilog = flowing(texts.text("bench-explained"))


class Speed(NamedTuple):
    """One round's figures of a game."""

    decisions_per_s: float
    games_per_s: float
    legal_us: float
    clone_us: float


def run(chosen: Namespace, texts: Texts) -> int:
    """Measures and prints."""
    result = measure(chosen.seconds)
    if chosen.json:
        print(json.dumps(result))
    else:
        _show(result, texts)
    return 0


def measure(seconds: float) -> dict[str, Any]:
    """The figures of every game and of chess, as plain data."""
    chess = _chess()
    slice_s = seconds / ROUNDS / (len(GAMES) + (chess is not None))
    speeds: dict[str, list[Speed]] = {name: [] for name in GAMES}
    plies: list[float] = []
    for number in range(ROUNDS):
        for name, game in GAMES.items():
            speeds[name].append(_speed(game, Random(number), slice_s))
        if chess is not None:
            plies.append(chess(Random(number), slice_s))
    yardstick = median(plies) if plies else None
    result: dict[str, Any] = {}
    for name, rounds in speeds.items():
        figures = {field: round(median(getattr(r, field) for r in rounds), 2) for field in Speed._fields}
        figures["state_bytes"] = _weight(GAMES[name])
        figures["ratio"] = round(figures["decisions_per_s"] / yardstick, 2) if yardstick else None
        result[name] = figures
    result["python_chess"] = {"plies_per_s": round(yardstick, 2)} if yardstick else None
    return result


def _start(game: Game, rng: Random) -> GameState:
    return game.start(min(PLAYERS, game.seats[-1]), game.largest, rng.getrandbits(63))


def _speed(game: Game, rng: Random, seconds: float) -> Speed:
    """Whole random games for two thirds of the time, then lists and clones at positions of one more game."""
    random = rng.random
    decisions = games = 0
    begin = perf_counter()
    until = begin + seconds * 2 / 3
    while not games or perf_counter() < until:
        state = _start(game, rng)
        while acting := state.to_act:
            legal = state.legal(acting[0])
            state.apply(acting[0], legal[int(random() * len(legal))])
        decisions += len(state.history)
        games += 1
    spent = perf_counter() - begin
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
    until = perf_counter() + seconds
    found = [once()]
    while perf_counter() < until:
        found.append(once())
    return median(found)


def _fresh_legal(positions: list[GameState]) -> float:
    """Microseconds for one list computed afresh: asking for another seat first makes the state forget its kept list."""
    spent = 0.0
    for state in positions:
        seat = state.to_act[0]
        state.legal((seat + 1) % state.players)
        begin = perf_counter()
        state.legal(seat)
        spent += perf_counter() - begin
    return spent / len(positions) * 1e6


def _clones(positions: list[GameState]) -> float:
    """Microseconds for one clone."""
    begin = perf_counter()
    for state in positions:
        state.clone()
    return (perf_counter() - begin) / len(positions) * 1e6


def _weight(game: Game) -> int:
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


def _chess() -> Callable[[Random, float], float] | None:
    """Plies per second of random playouts of python-chess, if it is installed."""
    try:
        import chess
    except ImportError:
        return None

    def plies_per_s(rng: Random, seconds: float) -> float:
        random = rng.random
        plies = 0
        begin = perf_counter()
        until = begin + seconds
        while not plies or perf_counter() < until:
            board = chess.Board()
            while not board.is_game_over():
                legal = list(board.legal_moves)
                board.push(legal[int(random() * len(legal))])
                plies += 1
        return plies / (perf_counter() - begin)

    return plies_per_s


def _show(result: dict[str, Any], texts: Texts) -> None:
    out = console()
    out.print(Flow(Text(texts.text("bench-title", rounds=ROUNDS), "bold")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts.text("bench-game"))
    for id in ("decisions", "games", "legal", "clone", "bytes", "ratio"):
        table.add_column(texts.text(f"bench-{id}"), justify="right")
    for name in GAMES:
        figures = result[name]
        ratio = figures["ratio"]
        table.add_row(
            name,
            texts.number("whole", figures["decisions_per_s"]),
            texts.number("whole", figures["games_per_s"]),
            texts.number("two", figures["legal_us"]),
            texts.number("two", figures["clone_us"]),
            texts.number("whole", figures["state_bytes"]),
            "" if ratio is None else texts.number("one", ratio),
        )
    out.print(table)
    chess = result["python_chess"]
    if chess is None:
        out.print(Flow(texts.text("bench-no-chess")))
    else:
        out.print(Flow(texts.text("bench-chess", plies=texts.number("whole", chess["plies_per_s"]))))
