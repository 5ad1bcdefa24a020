"""`kaffeehaus learn`: bots play themselves, a judge is trained on what came of it, and what wins is kept."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from kaffeehaus.arena.cluster import LOCAL, Cluster
from kaffeehaus.arena.workers import local
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console, say_error
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts

NUMBERS = ("rounds", "games", "match", "cores")
"""Options that are whole numbers from 1."""
STEPS, TROUBLE = ("playing", "played", "matches"), ("damaged", "failed")
"""What is told as it is: of the course, and of what went wrong in it."""
JUDGES = ("line", "small", "large")
"""What is learned, as a course names it."""


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
    for name in ("linear", "small", "install"):
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
    plan = asked.course_of(chosen)
    seconds = None if chosen.minutes is None else 60 * chosen.minutes
    cores = min(chosen.cores or os.cpu_count() or 1, arguments.MOST_WORKERS)
    screen = console()

    def tell(step: str, **details: Any) -> None:
        line = _line(texts, step, details)
        if step in TROUBLE:
            say_error(line)
        else:
            screen.print(Flow(line))

    with saves.writing(chosen.out):
        if chosen.ray is None:
            report = course.learn(chosen.out, plan, local(cores), seconds, tell)
        else:
            with Cluster(chosen.ray, cores) as cluster:
                report = course.learn(chosen.out, plan, cluster, seconds, tell)
        if chosen.install and report["champion"] != course.MEDIUM_NAME:
            place = asked.install(chosen.out, plan.game)
            screen.print(Flow(texts.text("learn-installed", file=saves.shown(place))))
    screen.print(Flow(texts.text("learn-written", folder=saves.shown(chosen.out))))
    return 0


def _line(texts: Texts, step: str, details: dict[str, Any]) -> str:
    """What happened, in a line."""
    if step == "trained":
        judge = _judge(texts, details["judge"])
        error = f"{details['error']:.1f}" if "error" in details else "–"
        return texts.text("learn-trained", round=details["round"], judge=judge, error=error)
    if step == "gate":
        last = details.get("last", {}).get("strength", 0.0)
        medium = details.get("medium", {}).get("strength", 0.0)
        shares = {"last": f"{100 * last:.1f}", "medium": f"{100 * medium:.1f}"}
        kept = "yes" if details["kept"] else "no"
        judge = _judge(texts, details["best"])
        return texts.text("learn-gate", round=details["round"], judge=judge, kept=kept, **shares)
    assert step in STEPS + TROUBLE, step
    return texts.text(f"learn-{step}", **{"round": 0, **details})


def _judge(texts: Texts, name: str) -> str:
    assert name in JUDGES, name
    return texts.text(f"learn-judge-{name}")
