"""`kaffeehaus simulate`: bots play many games, and the figures come out the same however the work is shared."""

from __future__ import annotations

import json
import signal
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaffeehaus.bots import make
from kaffeehaus.cli import arguments
from kaffeehaus.cli.console import console
from kaffeehaus.cli.figures import Figures, Setting, Tally, play_batch, show
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.locale import Texts

DEFAULT_PLAYERS = 4
DEFAULT_GAMES = 100
BATCH = 10
"""Games per piece of work: small enough for a lively progress bar, large enough to be worth sending."""
MOST_WORKERS = 256


def add_arguments(parser: Parser, texts: Texts) -> None:
    """How many games, of whom, and from which seed."""
    arguments.add_game(parser, texts)
    bots = texts.text("simulate-bots", bots=arguments.bot_names(), default=arguments.DEFAULT_BOT)
    players = texts.text("simulate-players", default=DEFAULT_PLAYERS)
    number, value, whole = texts.text("meta-number"), texts.text("meta-value"), arguments.whole
    parser.add_argument("--players", metavar=number, type=whole("--players", 1), default=DEFAULT_PLAYERS, help=players)
    parser.add_argument(
        "--games", metavar=number, type=whole("--games", 1), default=DEFAULT_GAMES, help=texts.text("simulate-games")
    )
    parser.add_argument("--seed", metavar=value, type=whole("--seed", 0), default=1, help=texts.text("simulate-seed"))
    parser.add_argument("--bots", metavar=texts.text("meta-bots"), default=arguments.DEFAULT_BOT, help=bots)
    parser.add_argument(
        "--workers", metavar=number, type=whole("--workers", 1), default=1, help=texts.text("simulate-workers")
    )
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays the games and prints their figures."""
    game = arguments.the_game(chosen)
    options = arguments.the_options(game, chosen.options)
    state = game.start(chosen.players, options, chosen.seed)  # refuses what no table can have
    bots = arguments.the_bots(chosen.bots, chosen.players)
    for name in bots:
        make(name, game.name, Random(0))
    setting = Setting(game.name, chosen.players, state.options.to_json(), chosen.seed, tuple(bots))
    figures = _gather(setting, chosen.games, min(chosen.workers, MOST_WORKERS), texts)
    if chosen.json:
        print(json.dumps(figures.to_json(), ensure_ascii=False))
    else:
        show(figures, presenter_of(game.name, texts), console())
    return 0


def _gather(setting: Setting, games: int, workers: int, texts: Texts) -> Figures:
    figures = Figures(setting, games)
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, disable=not screen.is_terminal, transient=True) as progress:
        task = progress.add_task(texts.text("figures-progress"), total=games)
        for batch in _batches(setting, games, workers):
            for tally in batch:
                figures.add(tally)
            progress.advance(task, len(batch))
    return figures


def _leave_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _batches(setting: Setting, games: int, workers: int) -> Iterator[list[Tally]]:
    """The games in order, piece by piece."""
    pieces = [(setting, first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    if workers == 1 or len(pieces) == 1:
        yield from map(play_batch, pieces)
        return
    pool = ProcessPoolExecutor(min(workers, len(pieces)), get_context("spawn"), initializer=_leave_to_parent)
    try:
        yield from pool.map(play_batch, pieces)
    finally:
        # After Ctrl-C nobody wants to wait for games whose figures are no longer asked for.
        pool.shutdown(wait=True, cancel_futures=True)
