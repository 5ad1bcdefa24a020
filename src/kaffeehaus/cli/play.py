"""`kaffeehaus play`: a person at the table with bots."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from kaffeehaus import GAMES, GameState, replay
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.dialogue import Dialogue
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.table import Table
from kaffeehaus.core.positions import read
from kaffeehaus.locale import Texts

DEFAULT_PLAYERS = 3


def add_arguments(parser: Parser, texts: Texts) -> None:
    """What a table can choose."""
    arguments.add_game(parser, texts, optional=True)
    bots = texts.text("play-bots", bots=arguments.bot_names(), default=arguments.DEFAULT_BOT)
    number, seat, value, file = (texts.text(f"meta-{name}") for name in ("number", "seat", "value", "file"))
    whole = arguments.whole
    parser.add_argument("--players", metavar=number, type=whole("--players", 1), help=texts.text("play-players"))
    parser.add_argument("--bots", metavar=texts.text("meta-bots"), default=arguments.DEFAULT_BOT, help=bots)
    parser.add_argument("--seat", metavar=seat, type=whole("--seat", 1), default=1, help=texts.text("play-seat"))
    parser.add_argument("--seed", metavar=value, type=arguments.seed, help=texts.text("play-seed"))
    parser.add_argument("--resume", metavar=file, type=Path, help=texts.text("play-resume"))
    parser.add_argument("--position", metavar=file, type=Path, help=texts.text("play-position"))
    parser.add_argument("--at", metavar=number, type=whole("--at", 0), help=texts.text("play-at"))
    parser.add_argument("--save", metavar=file, type=Path, help=texts.text("play-save"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays until the game is over or the person leaves."""
    state = _resumed(chosen) if chosen.resume else _placed(chosen) if chosen.position else _dealt(chosen)
    if chosen.at is not None and not chosen.resume:
        raise Refused("error-at-alone")
    if chosen.seat > state.players:
        raise Refused("error-seat", players=state.players, value=chosen.seat)
    bots = arguments.the_bots(chosen.bots, state.players - 1)
    table = Table(state, chosen.seat - 1, bots)
    # Another course of the game does not replace the one that was played.
    path = chosen.save or (None if chosen.at is not None else chosen.resume)
    if path is None:
        path = saves.fresh_path(state.game.name, os.environ)
    else:
        saves.write(path, state.record())  # a place that cannot be written to is refused now, not after the game
    return Dialogue(table, texts, console(), path, new=not chosen.resume).hold()


def _dealt(chosen: Namespace) -> GameState:
    game = arguments.the_game(chosen)
    players = DEFAULT_PLAYERS if chosen.players is None else chosen.players
    return game.start(players, arguments.the_options(game, chosen.options, players), chosen.seed)


def _placed(chosen: Namespace) -> GameState:
    """The game of a position; it brings its own table, but what it leaves open the seed deals."""
    _alone("--position", {"--players": chosen.players, "--option": chosen.options or None})
    with saves.reading(chosen.position):
        position = read(chosen.position.read_bytes())
    named = position.get("game") if isinstance(position, dict) and not chosen.game else chosen.game
    game = GAMES.get(named) if isinstance(named, str) else None
    return (game or arguments.the_game(chosen)).place(position, chosen.seed)


def _alone(name: str, given: dict[str, object]) -> None:
    clashing = [option for option, value in given.items() if value is not None]
    if clashing:
        raise Refused("error-resume-with", name=name, options=", ".join(clashing))


def _resumed(chosen: Namespace) -> GameState:
    """The saved game; it brings its own table, so nothing else may choose one."""
    others = {"--players": chosen.players, "--seed": chosen.seed, "--position": chosen.position}
    _alone("--resume", {**others, "--option": chosen.options or None})
    named = chosen.game and arguments.the_game(chosen).name
    record = saves.read(chosen.resume)
    if named and record.game != named and record.game in GAMES:
        raise Refused("error-resume-game", found=record.game, game=named)
    return replay(record, chosen.at)
