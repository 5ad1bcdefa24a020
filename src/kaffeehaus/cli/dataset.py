"""`kaffeehaus dataset`: bots play games whose records are written down for others to study."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from kaffeehaus.arena.dataset import plan_dataset, write
from kaffeehaus.arena.figures.playing import BATCH
from kaffeehaus.arena.workers import local
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.progress import games_bar
from kaffeehaus.cli.simulate import DEFAULT_GAMES
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts


def add_arguments(parser: Parser, texts: Texts) -> None:
    """Who plays, how often, and into which file."""
    arguments.add_game(parser, texts)
    bots = texts.text("dataset-bots", bots=arguments.bot_names(), default=arguments.DEFAULT_BOT)
    parser.add_argument("--bots", metavar=texts.text("meta-bots"), default=arguments.DEFAULT_BOT, help=bots)
    arguments.add_many(parser, texts, DEFAULT_GAMES, texts.text("simulate-games"))
    arguments.add_budget(parser, texts)
    out = texts.text("dataset-out")
    parser.add_argument("--out", metavar=texts.text("meta-file"), type=Path, required=True, help=out)


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays the games and writes the file."""
    game = arguments.the_game(chosen)
    options = arguments.the_options(game, chosen.options, chosen.players)
    state = game.start(chosen.players, options, chosen.seed)  # refuses what no table can have
    entrants = arguments.the_entrants(chosen)
    plan = plan_dataset(game.name, chosen.players, state.options.to_json(), chosen.seed, entrants, chosen.games)
    with saves.writing(chosen.out), games_bar(texts, plan.games) as advance:
        size = 1 if any(one.budget for one in entrants) else BATCH
        write(chosen.out, plan, local(arguments.the_workers(chosen)), size, lambda more: advance(more, ""))
    console().print(Flow(texts.text("dataset-written", games=plan.games, file=saves.shown(chosen.out))))
    return 0
