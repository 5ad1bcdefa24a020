"""`kaffeehaus dataset`: bots play games whose records are written down for others to study."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from kaffeehaus.arena.collection import RECIPES, make, parts_of
from kaffeehaus.arena.dataset import plan_dataset, write
from kaffeehaus.arena.figures.playing import BATCH
from kaffeehaus.arena.workers import local
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.progress import games_bar
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.simulate import DEFAULT_GAMES
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts

SETTLED: dict[str, Any] = {
    "game": None,
    "options": [],
    "bots": arguments.DEFAULT_BOT,
    "players": arguments.DEFAULT_PLAYERS,
    "games": DEFAULT_GAMES,
    "seed": 1,
    "time": None,
    "iterations": None,
}
"""What nobody can choose for a dataset with a name."""


def add_arguments(parser: Parser, texts: Texts) -> None:
    """Who plays, how often, and into which file."""
    arguments.add_game(parser, texts, optional=True)
    bots = texts.text("dataset-bots", bots=arguments.bot_names(), default=arguments.DEFAULT_BOT)
    parser.add_argument("--bots", metavar=texts.text("meta-bots"), default=arguments.DEFAULT_BOT, help=bots)
    arguments.add_many(parser, texts, DEFAULT_GAMES, texts.text("simulate-games"))
    arguments.add_budget(parser, texts)
    out = texts.text("dataset-out")
    parser.add_argument("--out", metavar=texts.text("meta-file"), type=Path, required=True, help=out)
    recipe = texts.text("dataset-recipe", names=", ".join(RECIPES))
    parser.add_argument("--recipe", metavar=texts.text("meta-text"), help=recipe)
    share = arguments.whole("--share", 1)
    parser.add_argument("--share", metavar=texts.text("meta-number"), type=share, help=texts.text("dataset-share"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays the games and writes the file, or the folder of a dataset with a name."""
    if chosen.recipe is not None:
        return _by_recipe(chosen, texts)
    if chosen.game is None or chosen.share is not None:
        needed = "--recipe" if chosen.game is not None else texts.text("meta-game")
        raise Refused("error-required", arguments=needed)
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


def _by_recipe(chosen: Namespace, texts: Texts) -> int:
    """Plays what is missing of a dataset with a name, and tells its digest."""
    if chosen.recipe not in RECIPES:
        raise Refused("error-dataset-recipe", value=chosen.recipe[:60], names=", ".join(RECIPES))
    given = {name: getattr(chosen, name) for name in SETTLED}
    if given != SETTLED:
        raise Refused("error-dataset-settled")
    recipe, share = RECIPES[chosen.recipe], chosen.share or 1
    parts = parts_of(recipe, share)
    games = sum(part.plan.games for part in parts)
    with saves.writing(chosen.out), games_bar(texts, games) as advance:
        workers = local(arguments.the_workers(chosen))
        found = make(recipe, share, chosen.out, workers, lambda more: advance(more, ""), parts)
    written = texts.text("dataset-written", games=games, file=saves.shown(chosen.out))
    console().print(Flow(written))
    console().print(Flow(texts.text("dataset-digest", digest=found["sha256"])))
    return 0
