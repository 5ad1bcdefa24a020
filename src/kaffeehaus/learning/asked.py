"""What is asked of a course at a command line."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.learned.judge import FOLDER, judge_from
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.games import GAMES
from kaffeehaus.learning.course import BEGUN_NAME, MEDIUM_NAME, Course
from kaffeehaus.learning.tables import Tables

GAMES_A_ROUND = 20_000
"""Where neither games nor time is given."""
SMALL: dict[str, Any] = {"rounds": 1, "games": 16, "match": 4, "batch": 4, "linear": True}
"""A course in miniature: everything that a course does, on two cores in less than a minute."""


def add_arguments(parser: ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("game")
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--games", type=int)
    parser.add_argument("--match", type=int)
    parser.add_argument("--think", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--option", dest="options", action="append", default=[])
    parser.add_argument("--from", dest="begun")
    parser.add_argument("--exploit", action="store_true")
    parser.add_argument("--linear", action="store_true")
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--install", action="store_true")


def course_of(chosen: Namespace) -> Course:
    """The course that was asked for; BadOptions if there is none like it."""
    if chosen.game not in GAMES:
        there = ", ".join(GAMES)
        raise BadOptions(f"there is no game {chosen.game!r}; there are {there}")
    game = GAMES[chosen.game]
    if features_of(chosen.game) is None:
        raise BadOptions(f"{game.name} has no features to learn from", id="bad-course-features", game=game.name)
    players = tuple(sorted({*(chosen.players or game.seats)}))
    fixed = dict(one.partition("=")[::2] for one in chosen.options)
    tables = Tables(players, fixed)
    for number in players:
        tables.main(game, number).start(game, 0)  # refuses what no table can have
    given = {name: getattr(chosen, name) for name in ("rounds", "games", "match", "think")}
    asked = {name: value for name, value in given.items() if value is not None}
    if chosen.minutes is None and not chosen.small:
        asked.setdefault("games", GAMES_A_ROUND)
    if chosen.linear:
        asked["linear"] = True
    if chosen.exploit:
        asked["exploit"] = True
    if chosen.begun is not None or chosen.exploit:
        file = chosen.begun or str(FOLDER.joinpath(f"{chosen.game}.weights"))
        asked["begun"] = begun(Path(file), chosen.game)
    return Course(game.name, chosen.seed, tables, **((SMALL if chosen.small else {}) | asked))


def begun(file: Path, game: str) -> bytes:
    """The weights that a course goes on from; BadWeights if they are not for this game as it is played today."""
    data = file.read_bytes()
    judge_from(data, file.name, game)
    return data


def learned(report: dict[str, Any]) -> bool:
    """Whether a course has found a better player than it began with."""
    return report["champion"] not in (MEDIUM_NAME, BEGUN_NAME)


def install(folder: Path, game: str) -> Path:
    """Puts the weights of a course where the house's own lie."""
    place = Path(str(FOLDER.joinpath(f"{game}.weights")))
    place.parent.mkdir(exist_ok=True)
    beside = place.with_name(f".{place.name}.{os.getpid()}")
    beside.write_bytes((folder / place.name).read_bytes())
    beside.replace(place)
    return place
