"""`kaffeehaus load`: plays at many tables of a running server, or of one of its own, and tells how long moves take."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from rich.table import Table
from rich.text import Text

from kaffeehaus.cli import arguments
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.serve import DEFAULT_HOST, check_packages
from kaffeehaus.cli.wrapping import Flow, flowing
from kaffeehaus.games import DEFAULT
from kaffeehaus.locale import Texts

TABLES, PLAYERS, EVERY, SECONDS, GAME = 20, 4, 2.0, 20.0, DEFAULT
"""What is played unless something else is wanted."""
FAREWELL = 20
"""Seconds that the server has to end."""


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
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))
    parser.epilog = flowing(texts.text("load-explained"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays and prints the figures."""
    check_packages()
    # Whoever plays in the terminal need not have what only the server needs.
    from kaffeehaus.server.load import Limited, Plan, Unreachable, first_view, measure

    game = arguments.the_game(chosen)
    options = arguments.the_options(game, chosen.options, chosen.players)
    game.start(chosen.players, options, 0)  # refuses what no table can have
    plan = Plan(game.name, options.to_json(), chosen.tables, chosen.players, chosen.every, chosen.seconds)
    begun = perf_counter()
    with _server(chosen.url) as url:
        try:
            start = None
            if chosen.url is None:
                first_view(url)
                start = round(perf_counter() - begun, 2)
            figures = measure(url, plan) | {"start_s": start}
        except Limited:
            raise Refused("error-load-limits", url=url) from None
        except Unreachable as error:
            raise Refused("error-load-server", url=url, problem=str(error)) from None
    figures["cores"] = os.cpu_count()
    if chosen.json:
        print(json.dumps(figures))
    else:
        _show(figures, texts)
    return 0


@contextmanager
def _server(url: str | None) -> Iterator[str]:
    """The address of the server; without one, that of a fresh one, which ends with the test."""
    if url is not None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refused("error-load-url", value=url)
        yield url
        return
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "kaffeehaus", "serve", "--port", "0", "--no-limits", "--data", folder]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                told = [word for word in process.stdout.readline().split() if word.startswith("http")]
                if not told:
                    # The server itself has said why.
                    raise Refused("error-load-server", url=DEFAULT_HOST, problem=str(process.wait(FAREWELL)))
                yield told[0]
            finally:
                process.terminate()
                process.wait(FAREWELL)


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
    if figures["start_s"] is not None:
        table.add_row(texts.text("load-start"), texts.number("two", figures["start_s"]))
    out.print(table)
