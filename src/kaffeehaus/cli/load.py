"""`kaffeehaus load`: plays at many tables of a server and tells how long moves take and what they cost."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from math import exp, log
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from rich.table import Table
from rich.text import Text

from kaffeehaus.arena.intervals import Sample, mean
from kaffeehaus.cli import arguments
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.serve import DEFAULT_HOST, check_packages
from kaffeehaus.cli.wrapping import Flow, flowing
from kaffeehaus.games import DEFAULT
from kaffeehaus.locale import Texts

if TYPE_CHECKING:
    from kaffeehaus.server.load import Plan

TABLES, PLAYERS, EVERY, SECONDS, GAME = 20, 4, 2.0, 20.0, DEFAULT
"""What is played unless something else is wanted."""
ROUNDS = 5
"""How often two builds are compared."""
FAREWELL = 20
"""Seconds that the server has to end."""
SERVER = {
    "processes": "load-processes",
    "cpu_ms_per_move": "load-cpu",
    "cpu_percent": "load-cpu-percent",
    "table_kb": "load-table-kb",
    "idle_kb": "load-idle-kb",
}
"""What the figures of a server are called."""


def add_arguments(parser: Parser, texts: Texts) -> None:
    """How much, how fast and how long."""
    number, value = texts.text("meta-number"), texts.text("meta-value")
    whole, seconds = arguments.whole, arguments.seconds

    def described(id: str, default: float | str) -> str:
        return texts.text(id, default=default if isinstance(default, str) else texts.number("short", default))

    parser.add_argument("url", metavar="URL", nargs="?", default=None, help=texts.text("load-url"))
    parser.add_argument("--game", metavar=texts.text("meta-game"), default=GAME, help=described("load-game", GAME))
    option, named = texts.text("play-option"), texts.text("meta-option")
    parser.add_argument("--option", metavar=named, action="append", default=[], dest="options", help=option)
    for name, default in (("tables", TABLES), ("players", PLAYERS)):
        about, read = described(f"load-{name}", default), whole(f"--{name}", 1)
        parser.add_argument(f"--{name}", metavar=number, type=read, default=default, help=about)
    for name, pause in (("every", EVERY), ("seconds", SECONDS)):
        about, duration = described(f"load-{name}", pause), seconds(f"--{name}")
        parser.add_argument(f"--{name}", metavar=value, type=duration, default=pause, help=about)
    for name in ("thinking", "reviews"):
        about, read = texts.text(f"load-{name}"), whole(f"--{name}", 0)
        parser.add_argument(f"--{name}", metavar=number, type=read, default=0, help=about)
    parser.add_argument("--idle", action="store_true", help=texts.text("load-idle"))
    parser.add_argument("--serve", metavar=texts.text("meta-options"), default="", help=texts.text("load-serve"))
    parser.add_argument("--against", metavar=texts.text("meta-folder"), default=None, help=texts.text("load-against"))
    about, read = described("load-rounds", ROUNDS), whole("--rounds", 1)
    parser.add_argument("--rounds", metavar=number, type=read, default=ROUNDS, help=about)
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))
    parser.epilog = flowing(texts.text("load-explained"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays and prints the figures."""
    check_packages()
    # Whoever plays in the terminal need not have what only the server needs.
    from kaffeehaus.server.load import Plan

    if chosen.url is not None and (chosen.serve or chosen.against):
        raise Refused("error-load-own")
    game = arguments.the_game(chosen)
    options = arguments.the_options(game, chosen.options, chosen.players)
    game.start(chosen.players, options, 0)  # refuses what no table can have
    plan = Plan(game.name, options.to_json(), chosen.tables, chosen.players, chosen.every, chosen.seconds)
    plan = replace(plan, idle=chosen.idle, thinking=chosen.thinking, reviews=chosen.reviews)
    if chosen.against is None:
        figures = _played(plan, chosen.url, Build(chosen.serve))
        shown = _show
    else:
        figures = _compared(plan, Build(chosen.serve), Build(chosen.serve, chosen.against), chosen.rounds)
        shown = _show_compared
    figures["cores"] = os.cpu_count()
    if chosen.json:
        print(json.dumps(figures))
    else:
        shown(figures, texts)
    return 0


class Build:
    """Kaffeehaus as it is installed here, in another checkout, or for another Python."""

    def __init__(self, serve: str, place: str | None = None) -> None:
        self._python, self._environment = sys.executable, dict(os.environ)
        if place is not None and (Path(place) / "src" / "kaffeehaus").is_dir():
            self._environment["PYTHONPATH"] = str((Path(place) / "src").absolute())
        elif place is not None and os.access(place, os.X_OK) and Path(place).is_file():
            self._python = str(Path(place).absolute())
            self._environment.pop("PYTHONPATH", None)
        elif place is not None:
            raise Refused("error-load-against", value=place)
        self._serve = shlex.split(serve)

    @contextmanager
    def server(self) -> Iterator[tuple[str, int]]:
        """The address and the process of a fresh server, which ends with the test."""
        with tempfile.TemporaryDirectory() as folder:
            words = [self._python, "-m", "kaffeehaus", "serve", "--port", "0", "--no-limits", "--data", folder]
            words += self._serve
            # Elsewhere than here, so that no other build of this folder is found before the one that is meant.
            with subprocess.Popen(
                words, stdout=subprocess.PIPE, text=True, env=self._environment, cwd=folder
            ) as process:
                assert process.stdout is not None
                try:
                    told = [word for word in process.stdout.readline().split() if word.startswith("http")]
                    if not told:
                        # The server itself has said why.
                        raise Refused("error-load-server", url=DEFAULT_HOST, problem=str(process.wait(FAREWELL)))
                    yield told[0], process.pid
                finally:
                    process.terminate()
                    process.wait(FAREWELL)


def _played(plan: Plan, url: str | None, build: Build) -> dict[str, Any]:
    """The figures of a server that runs, or of a fresh one."""
    from kaffeehaus.server.load import first_view, measure
    from kaffeehaus.server.load_client import Limited, Unreachable

    begun = perf_counter()
    with ExitStack() as stack:
        if url is None:
            address, pid = stack.enter_context(build.server())
        else:
            address, pid = _checked(url), None
        try:
            start = None
            if pid is not None:
                first_view(address)
                start = round(perf_counter() - begun, 2)
            return measure(address, plan, pid) | {"start_s": start}
        except Limited:
            raise Refused("error-load-limits", url=address) from None
        except Unreachable as error:
            raise Refused("error-load-server", url=address, problem=str(error)) from None


def _checked(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Refused("error-load-url", value=url)
    return url


# Two builds -----------------------------------------------------------------------------------------------------------

COMPARED: dict[str, Callable[[dict[str, Any]], float | None]] = {
    "cpu_ms_per_move": lambda figures: figures["server"] and figures["server"]["cpu_ms_per_move"],
    "table_kb": lambda figures: figures["server"] and figures["server"]["table_kb"],
    "p50": lambda figures: figures["latency_ms"]["p50"],
    "p99": lambda figures: figures["latency_ms"]["p99"],
}


def _compared(plan: Plan, this: Build, other: Build, rounds: int) -> dict[str, Any]:
    """Both builds in turn, each first as often as second: the medians, and this one's part of the other's."""
    found: dict[str, list[dict[str, Any]]] = {"this": [], "other": []}
    for number in range(rounds):
        for name in ("this", "other") if number % 2 == 0 else ("other", "this"):
            found[name].append(_played(plan, None, this if name == "this" else other))
    result: dict[str, Any] = {"tables": plan.tables, "players": plan.players, "every_s": plan.every, "rounds": rounds}
    for name, value in COMPARED.items():
        pairs = [(value(a), value(b)) for a, b in zip(found["this"], found["other"], strict=True)]
        known = [(a, b) for a, b in pairs if a and b]
        if known:
            ratio = mean([Sample(log(a / b), 1) for a, b in known])
            result[name] = {
                "this": median(a for a, _ in known),
                "other": median(b for _, b in known),
                "ratio": [None if x is None else round(exp(x), 3) for x in ratio],
            }
    return result


# What is shown --------------------------------------------------------------------------------------------------------


def _show_compared(figures: dict[str, Any], texts: Texts) -> None:
    whole, short = (partial(texts.number, form) for form in ("whole", "short"))
    title = texts.text(
        "load-compared",
        tables=whole(figures["tables"]),
        players=whole(figures["players"]),
        every=short(figures["every_s"]),
        rounds=whole(figures["rounds"]),
    )
    out = console()
    out.print(Flow(Text(title, "bold")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    for name in ("load-this", "load-other", "load-ratio"):
        table.add_column(texts.text(name), justify="right")
    two = partial(texts.number, "two")
    labels = {"cpu_ms_per_move": texts.text("load-cpu"), "table_kb": texts.text("load-table-kb")}
    for name in COMPARED:
        if name in figures:
            value, low, high = figures[name]["ratio"]
            ratio = two(value) if low is None else f"{two(value)} ({two(low)} – {two(high)})"
            label = labels.get(name) or texts.text("load-latency", name=name)
            table.add_row(label, two(figures[name]["this"]), two(figures[name]["other"]), ratio)
    out.print(table)


def _show(figures: dict[str, Any], texts: Texts) -> None:
    out = console()
    whole, short, one = (partial(texts.number, form) for form in ("whole", "short", "one"))
    title = texts.text(
        "load-title",
        tables=whole(figures["tables"]),
        players=whole(figures["players"]),
        every=short(figures["every_s"]),
        moves=whole(figures["moves"]),
        seconds=short(figures["seconds"]),
    )
    out.print(Flow(Text(title, "bold")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(texts.text("load-rate"), one(figures["moves_per_s"]))
    for name, value in figures["latency_ms"].items():
        table.add_row(texts.text("load-latency", name=name), one(value))
    table.add_row(texts.text("load-lag"), one(figures["clients_ms"]["p99"]))
    table.add_row(texts.text("load-late"), whole(figures["late"]))
    table.add_row(texts.text("load-refused"), whole(figures["refused"]))
    table.add_row(texts.text("load-bytes"), whole(figures["message_bytes"]))
    two = partial(texts.number, "two")
    for name, value in (figures["server"] or {}).items():
        if value is not None:
            table.add_row(texts.text(SERVER[name]), (two if name == "cpu_ms_per_move" else short)(value))
    table.add_row(texts.text("load-clients-cpu"), two(figures["clients_cpu_ms_per_move"]))
    if figures["start_s"] is not None:
        table.add_row(texts.text("load-start"), two(figures["start_s"]))
    out.print(table)
