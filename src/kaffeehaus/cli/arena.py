"""`kaffeehaus arena`: bots meet in fair line-ups, and what came of it is written down with intervals."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kaffeehaus.arena import plots, ratings
from kaffeehaus.arena.cluster import LOCAL, Cluster
from kaffeehaus.arena.figures.playing import BATCH
from kaffeehaus.arena.folder import Folder, read_games, read_run, write_whole
from kaffeehaus.arena.intervals import Gathered, share
from kaffeehaus.arena.plan import Plan, plan_run
from kaffeehaus.arena.playing import play_games
from kaffeehaus.arena.summary import Results, as_csv, gather_wins, summarize
from kaffeehaus.arena.workers import Failure, Workers, local, split
from kaffeehaus.cli import arguments, saves
from kaffeehaus.cli.arena_table import share_shown, show
from kaffeehaus.cli.console import console, say_error
from kaffeehaus.cli.parser import Parser
from kaffeehaus.cli.presenter import presenter_of
from kaffeehaus.cli.progress import games_bar
from kaffeehaus.cli.refused import Refused
from kaffeehaus.cli.wrapping import Flow
from kaffeehaus.locale import Texts

DEFAULT_GAMES = 400
SHARES = 4
"""Pieces of work per worker, so that none of them ends long after the others."""
PLOTTED = ("ratings", "rating", "scores", "points", "lengths", "decisions", "games")
"""What is written in the pictures besides totals and rules."""
INCOMPLETE = 1
"""The exit code of a run in which some games could not be played."""


def add_arguments(parser: Parser, texts: Texts) -> None:
    """Who meets whom, how often, where, and where the results go."""
    arguments.add_game(parser, texts, optional=True)
    folder, address = texts.text("meta-folder"), texts.text("meta-address")
    bots = texts.text("arena-bots", bots=arguments.bot_names())
    parser.add_argument("--bots", metavar=texts.text("meta-bots"), help=bots)
    parser.add_argument("--ray", metavar=address, help=texts.text("arena-ray", local=LOCAL))
    parser.add_argument("--out", metavar=folder, type=Path, help=texts.text("arena-out"))
    parser.add_argument("--summarize", metavar=folder, type=Path, help=texts.text("arena-summarize"))
    arguments.add_many(parser, texts, DEFAULT_GAMES, texts.text("arena-games", default=DEFAULT_GAMES))
    arguments.add_budget(parser, texts)
    parser.add_argument("--json", action="store_true", help=texts.text("help-json"))


def run(chosen: Namespace, texts: Texts) -> int:
    """Plays what is still to be played and writes the results."""
    if chosen.summarize is not None:
        if chosen.game is not None or chosen.out is not None:
            raise Refused("error-summarize")
        with saves.reading(chosen.summarize):
            _conclude(chosen.summarize, chosen.json, texts)
        return 0
    for name in ("game", "bots", "out"):
        if getattr(chosen, name) is None:
            needed = texts.text("meta-game") if name == "game" else f"--{name}"
            raise Refused("error-required", arguments=needed)
    plan = _plan(chosen)
    with saves.writing(chosen.out), _workers(chosen) as workers, Folder(chosen.out, plan) as folder:
        if plan.games != chosen.games:
            deals = plan.games // plan.per_deal
            say_error(texts.text("arena-rounded", games=plan.games, deals=deals, each=plan.per_deal))
        failures = _play(plan, folder, workers, arguments.the_workers(chosen), texts)
        for numbers, reason in failures:
            say_error(texts.text("arena-failed", games=", ".join(map(str, numbers)), reason=reason))
        if folder.played:
            _conclude(chosen.out, chosen.json, texts)
    return INCOMPLETE if failures else 0


def _plan(chosen: Namespace) -> Plan:
    game = arguments.the_game(chosen)
    options = arguments.the_options(game, chosen.options, chosen.players)
    state = game.start(chosen.players, options, chosen.seed)  # refuses what no table can have
    entrants = arguments.the_entrants(chosen)
    return plan_run(game.name, chosen.players, state.options.to_json(), chosen.seed, entrants, chosen.games)


@contextmanager
def _workers(chosen: Namespace) -> Iterator[Workers]:
    count = arguments.the_workers(chosen)
    if chosen.ray is None:
        yield local(count)
    else:
        with Cluster(chosen.ray, count) as cluster:
            yield cluster


def _play(plan: Plan, folder: Folder, workers: Workers, count: int, texts: Texts) -> list[tuple[list[int], str]]:
    """Plays the games that are missing; those that could not be played, and why."""
    failures: list[tuple[list[int], str]] = []
    missing = folder.missing()
    # Bots that think get their games one by one, as each takes long.
    size = 1 if any(one.budget for one in plan.entrants) else max(1, min(BATCH, len(missing) // (count * SHARES)))
    batches = [(plan, numbers) for numbers in split(missing, size)]
    wins = gather_wins(Gathered(), 0, folder.played.values())
    with games_bar(texts, plan.games, len(folder.played)) as advance:
        for batch, result in workers.run(play_games, batches):
            if isinstance(result, Failure):
                failures.append((list(batch[1]), result.reason))
                folder.note(f"{batch[1]}\n{result.trace}\n")
                continue
            folder.add(result)
            known = gather_wins(wins, 0, result).samples()
            shown = share_shown(texts, share(known).to_json()) if known else ""
            advance(len(result), f"{plan.entrants[0].label} {shown}")
    return failures


def _conclude(folder: Path, as_json: bool, texts: Texts) -> None:
    """Writes the results of the games in a folder, draws them and shows them."""
    run = read_run(folder)
    games = list(read_games(folder, run).values())
    if not games:
        raise Refused("error-no-games", folder=saves.shown(folder))
    results = summarize(run, games)
    write_whole(folder / "results.json", json.dumps(results, indent=1, ensure_ascii=False) + "\n")
    write_whole(folder / "results.csv", as_csv(results))
    out = console()
    if as_json:
        print(json.dumps(results, ensure_ascii=False))
    else:
        show(results, presenter_of(results["game"], texts), out)
    if plots.available():
        plots.draw(results, folder, _words(results, texts))
    if not as_json:
        out.print(Flow(texts.text("arena-written", folder=saves.shown(folder))))
    if not (plots.available() and ratings.available()):
        say_error(texts.text("arena-extra"))


def _words(results: Results, texts: Texts) -> plots.Words:
    """What is written in the pictures; in English where no font has the letters of the language."""
    if texts.lang == "ja" and not plots.has_japanese():
        texts = Texts()
    presenter = presenter_of(results["game"], texts)
    rules = next(iter(results["results"].values()))["points"]
    return plots.Words(
        **{name: texts.text(f"plot-{name}") for name in PLOTTED},
        total=texts.text("end-total"),
        rules={rule: presenter.rule(rule) for rule in rules},
    )
