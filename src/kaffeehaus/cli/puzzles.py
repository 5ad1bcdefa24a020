"""`kaffeehaus puzzles`: looks through games of bots for decisions that are puzzles, and chooses those to ship."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from kaffeehaus import GAMES, Game
from kaffeehaus.arena.workers import Failure, in_order, local
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.console import console
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.progress import games_bar
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts
from kaffeehaus.puzzles import kept
from kaffeehaus.puzzles.finding import Order, puzzles

USUAL_GAMES = 100


def add_arguments(parser: Parser, texts: Texts) -> None:
    """In which games, with how much help, and where the puzzles go."""
    about = texts.text("help-game", games=", ".join(GAMES))
    parser.add_argument("game", metavar=texts.text("meta-game"), help=about)
    number, file = texts.text("meta-number"), texts.text("meta-file")
    parser.add_argument("--out", metavar=file, type=Path, required=True, help=texts.text("puzzles-out"))
    for name, meta, least, usual, said in (
        ("--games", number, 0, USUAL_GAMES, texts.text("puzzles-games", usual=USUAL_GAMES)),
        ("--seed", texts.text("meta-value"), 0, 1, texts.text("simulate-seed")),
        ("--workers", number, 1, 1, texts.text("simulate-workers")),
        ("--choose", number, 1, None, texts.text("puzzles-choose")),
    ):
        parser.add_argument(name, metavar=meta, type=arguments.whole(name, least), default=usual, help=said)
    parser.add_argument("--into", metavar=file, type=Path, help=texts.text("puzzles-into"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Goes on until so many games are done, and writes down a choice of what was found if that is wanted."""
    game = arguments.the_game(chosen)
    if (chosen.choose is None) != (chosen.into is None):
        raise Refused("error-puzzles-choose")
    head = kept.Head.of(game, chosen.seed)
    with saves.writing(chosen.out):
        _search(game, head, chosen, texts)
        search = kept.resumed(chosen.out, head)
    count, file = len(search.puzzles), saves.shown(chosen.out)
    console().print(Flow(texts.text("puzzles-found", count=count, games=search.done, file=file)))
    if chosen.into is not None:
        picked = kept.various(search.puzzles, chosen.choose)
        with saves.writing(chosen.into):
            kept.write(chosen.into, head, picked)
        console().print(Flow(texts.text("puzzles-chosen", count=len(picked), file=saves.shown(chosen.into))))
    return 0


def _search(game: Game, head: kept.Head, chosen: Namespace, texts: Texts) -> None:
    """Goes through the games that are not done yet, in their order."""
    search = kept.resumed(chosen.out, head)
    wanted = [Order(game.name, head.seed, number, head.effort) for number in range(search.done, chosen.games)]
    count = len(search.puzzles)
    with games_bar(texts, chosen.games, min(search.done, chosen.games)) as advance:
        workers = local(arguments.the_workers(chosen))
        for one in in_order(workers.run(puzzles, wanted), wanted):
            if isinstance(one.result, Failure):
                raise Refused("puzzles-failed", reason=one.result.reason)
            kept.add(chosen.out, one.result, one.batch.number + 1)
            count += len(one.result)
            advance(1, texts.text("puzzles-so-far", count=count))
