"""`kaffeehaus bench`: the speed of the rules in random legal play, beside python-chess and OpenSpiel in the same run.

Only ratios measured in one run on one machine compare engines, so each round measures every engine and every yardstick
in turn and the medians of the rounds are reported. Where the engine is compiled, the pure one is measured beside it,
each in a process of its own. A decision is `legal`, a random choice and `apply`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from statistics import median
from typing import Any

from rich.table import Table
from rich.text import Text

from kaffeehaus import GAMES, engine
from kaffeehaus.cli import arguments, pace
from kaffeehaus.cli.console import console
from kaffeehaus.cli.pace import Speed
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.wrapping import Flow, flowing
from kaffeehaus.locale import Texts

DEFAULT_SECONDS = 10.0
ROUNDS = 5

Round = Callable[[int, float], dict[str, Speed]]
"""Measures every game of an engine: the number of the round, and for how many seconds each."""


def add_arguments(parser: Parser, texts: Texts) -> None:
    """How long, and for whom."""
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))
    described = texts.text("bench-seconds", default=texts.number("short", DEFAULT_SECONDS))
    named, read = texts.text("meta-value"), arguments.seconds("--seconds")
    parser.add_argument("--seconds", metavar=named, type=read, default=DEFAULT_SECONDS, help=described)
    parser.epilog = flowing(texts.text("bench-explained"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Measures and prints."""
    result = measure(chosen.seconds)
    if chosen.json:
        print(json.dumps(result))
    else:
        _show(result, texts)
    return 0


def measure(seconds: float) -> dict[str, Any]:
    """The figures of every engine here, of chess and of OpenSpiel's games, as plain data; the engine in use first."""
    chess = pace.chess_plies()
    spiel = {name: play for name in pace.SPIEL_GAMES if (play := pace.spiel_decisions(name))}
    here = engine.kind()
    plies: list[float] = []
    played: dict[str, list[float]] = {name: [] for name in spiel}
    with ExitStack() as processes:
        if here == engine.COMPILED:
            engines = {kind: _Apart(kind, processes) for kind in (here, engine.PURE)}
            rounds: dict[str, Round] = {kind: apart.round_of for kind, apart in engines.items()}
            weights = {kind: apart.weights for kind, apart in engines.items()}
        else:
            rounds, weights = {here: pace.round_of}, {here: pace.weights()}
        slice_s = seconds / ROUNDS / (len(GAMES) * len(rounds) + len(spiel) + (chess is not None))
        speeds: dict[str, list[dict[str, Speed]]] = {kind: [] for kind in rounds}
        for number in range(ROUNDS):
            for kind, once in rounds.items():
                speeds[kind].append(once(number, slice_s))
            if chess is not None:
                plies.append(chess(Random(number), slice_s))
            for name, play in spiel.items():
                played[name].append(play(Random(number), slice_s))
    yardstick = median(plies) if plies else None
    found = {kind: _figures(speeds[kind], weights[kind], yardstick) for kind in speeds}
    return {
        **found[here],
        "engine": here,
        "engines": found,
        "python_chess": {"plies_per_s": round(yardstick, 2)} if yardstick else None,
        "open_spiel": {name: round(median(all_rounds), 2) for name, all_rounds in played.items()} or None,
    }


def _figures(rounds: list[dict[str, Speed]], weights: dict[str, int], yardstick: float | None) -> dict[str, Any]:
    """The medians of an engine's rounds, by game."""
    result: dict[str, Any] = {}
    for name in GAMES:
        figures = {field: round(median(getattr(r[name], field) for r in rounds), 2) for field in Speed._fields}
        figures["state_bytes"] = weights[name]
        figures["ratio"] = round(figures["decisions_per_s"] / yardstick, 2) if yardstick else None
        result[name] = figures
    return result


class _Apart:
    """An engine in a process of its own."""

    def __init__(self, kind: str, processes: ExitStack) -> None:
        env = os.environ | ({engine.VARIABLE: engine.PURE} if kind == engine.PURE else {})
        words = [sys.executable, "-m", pace.__name__]
        self._process = processes.enter_context(
            subprocess.Popen(words, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )
        self.weights: dict[str, int] = self._answer()

    def round_of(self, number: int, seconds: float) -> dict[str, Speed]:
        """One round's figures of every game."""
        assert self._process.stdin is not None
        print(number, seconds, file=self._process.stdin, flush=True)
        return {name: Speed(*figures) for name, figures in self._answer().items()}

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())


def _show(result: dict[str, Any], texts: Texts) -> None:
    out = console()
    out.print(Flow(Text(texts.text("bench-title", rounds=ROUNDS), "bold")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(texts.text("bench-game"))
    table.add_column(texts.text("bench-engine"))
    for id in ("decisions", "games", "legal", "clone", "bytes", "ratio"):
        table.add_column(texts.text(f"bench-{id}"), justify="right")
    for name, kind in ((name, kind) for name in GAMES for kind in result["engines"]):
        figures = result["engines"][kind][name]
        ratio = figures["ratio"]
        table.add_row(
            name,
            texts.text("bench-engine-name", engine=kind),
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
    for name, decisions in (result["open_spiel"] or {}).items():
        out.print(Flow(texts.text("bench-spiel", name=name, decisions=texts.number("whole", decisions))))
