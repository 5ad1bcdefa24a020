"""`kaffeehaus learn`: bots play themselves, a judge is trained on what came of it, and what wins is kept."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from kaffeehaus.arena import plots
from kaffeehaus.arena.cluster import LOCAL, Cluster
from kaffeehaus.arena.workers import local
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.course_display import display
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts

NUMBERS = ("rounds", "games", "match", "think", "cores")
"""Options that are whole numbers from 1."""
PICTURED = ("strength", "error", "games", "points", "medium", "last", "ends", "line", "both", "small", "large")
"""What is written in the pictures."""


def add_arguments(parser: Parser, texts: Texts) -> None:
    """What is learned, for how long, and where everything goes that made it."""
    arguments.add_game(parser, texts)
    number, value = texts.text("meta-number"), texts.text("meta-value")
    about = texts.text("learn-out")
    parser.add_argument("--out", metavar=texts.text("meta-folder"), type=Path, required=True, help=about)
    minutes = arguments.seconds("--minutes")
    parser.add_argument("--minutes", metavar=value, type=minutes, help=texts.text("learn-minutes"))
    for name in NUMBERS:
        kind = arguments.whole(f"--{name}", 1)
        parser.add_argument(f"--{name}", metavar=number, type=kind, help=texts.text(f"learn-{name}"))
    players = arguments.whole("--players", 1)
    parser.add_argument("--players", metavar=number, type=players, action="append", help=texts.text("learn-players"))
    seed = arguments.whole("--seed", 0)
    parser.add_argument("--seed", metavar=value, type=seed, default=1, help=texts.text("simulate-seed"))
    ray = texts.text("arena-ray", local=LOCAL)
    parser.add_argument("--ray", metavar=texts.text("meta-address"), help=ray)
    file = texts.text("meta-file")
    parser.add_argument("--from", dest="begun", metavar=file, help=texts.text("learn-from"))
    for name in ("exploit", "linear", "small", "install"):
        parser.add_argument(f"--{name}", action="store_true", help=texts.text(f"learn-{name}"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Goes through the course, or takes it up where it stopped."""
    try:
        from kaffeehaus.learning import asked, course
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise Refused("learn-numpy") from None
    arguments.the_game(chosen)
    with saves.reading(Path(chosen.begun or "")):
        plan = asked.course_of(chosen)
    seconds = None if chosen.minutes is None else 60 * chosen.minutes
    screen = console()
    cores = min(chosen.cores or os.cpu_count() or 1, arguments.MOST_WORKERS)
    with saves.writing(chosen.out):
        try:
            with display(texts, 1 + plan.rounds) as tell:
                if chosen.ray is None:
                    report = course.learn(chosen.out, plan, local(cores), seconds, tell)
                else:
                    with Cluster(chosen.ray, cores) as cluster:
                        report = course.learn(chosen.out, plan, cluster, seconds, tell)
        except KeyboardInterrupt:  # what the course has come to by then can be looked at
            _draw(chosen.out, texts)
            raise
        _draw(chosen.out, texts)
        if chosen.install and asked.learned(report):
            place = asked.install(chosen.out, plan.game)
            screen.print(Flow(texts.text("learn-installed", file=saves.shown(place))))
    screen.print(Flow(texts.text("learn-written", folder=saves.shown(chosen.out))))
    return 0


def _draw(folder: Path, texts: Texts) -> None:
    """Draws the curves of a course, if there is a library to draw with and a round is over."""
    from kaffeehaus.learning import curves

    if plots.available():
        words = texts if texts.lang != "ja" or plots.has_japanese() else Texts()
        curves.draw(folder, {name: words.text(f"curve-{name}") for name in PICTURED})
