"""`kaffeehaus simulate`: bots play many games, and the figures come out the same however the work is shared."""

from __future__ import annotations

import json
from argparse import Namespace

from kaffeehaus.arena.figures.playing import Setting, pieces, play_batch
from kaffeehaus.arena.figures.sums import Figures
from kaffeehaus.arena.workers import Failure, in_order, local
from kaffeehaus.cli import arguments
from kaffeehaus.cli.console import console
from kaffeehaus.cli.figures import show
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.cli.progress import games_bar
from kaffeehaus.locale import Texts

DEFAULT_GAMES = 100


def add_arguments(parser: Parser, texts: Texts) -> None:
    """How many games, of whom, and from which seed."""
    arguments.add_game(parser, texts)
    bots = texts.text("simulate-bots", bots=arguments.bot_names(), default=arguments.DEFAULT_BOT)
    arguments.add_many(parser, texts, DEFAULT_GAMES, texts.text("simulate-games"))
    parser.add_argument("--bots", metavar=texts.text("meta-bots"), default=arguments.DEFAULT_BOT, help=bots)
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays the games and prints their figures."""
    game = arguments.the_game(chosen)
    options = arguments.the_options(game, chosen.options, chosen.players)
    state = game.start(chosen.players, options, chosen.seed)  # refuses what no table can have
    bots = arguments.the_line_up(chosen.bots, chosen.players)
    setting = Setting(game.name, chosen.players, state.options.to_json(), chosen.seed, bots)
    figures = _gather(setting, chosen.games, arguments.the_workers(chosen), texts)
    if chosen.json:
        print(json.dumps(figures.to_json(), ensure_ascii=False))
    else:
        show(figures.to_json(), presenter_of(game.name, texts), console())
    return 0


def _gather(setting: Setting, games: int, workers: int, texts: Texts) -> Figures:
    """The figures of the games, which are added up in their order."""
    figures = Figures(setting)
    batches = pieces(setting, games)
    sharing = local(min(workers, len(batches)))
    with games_bar(texts, games) as advance:
        for _, tallies in in_order(sharing.run(play_batch, batches), batches):
            if isinstance(tallies, Failure):
                raise RuntimeError(tallies.trace or tallies.reason)
            for tally in tallies:
                figures.add(tally)
            advance(len(tallies), "")
    return figures
