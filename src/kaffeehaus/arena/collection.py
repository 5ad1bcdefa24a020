"""A dataset with a name: which games of whom it holds, and a digest that anybody can reproduce.

It is a folder with a folder for every part, in which games lie in files of some each. A file is whole or not there, so
the same command goes on where it was stopped; at the end it reads all that is there again and writes the digests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from platform import python_version
from string import Template
from typing import Any, NamedTuple

from kaffeehaus import __version__
from kaffeehaus.arena.dataset import COMPRESSED, FORMAT, lines, lines_of, new_file, plan_dataset
from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.folder import write_whole
from kaffeehaus.arena.plan import Plan
from kaffeehaus.arena.problems import BadRun
from kaffeehaus.arena.workers import Failure, Workers, split
from kaffeehaus.bots.budget import Budget
from kaffeehaus.bots.judging import learned_of
from kaffeehaus.bots.learned.judge import FOLDER as WEIGHTS
from kaffeehaus.games import GAMES
from kaffeehaus.games.registry import own

TOLD, DIGESTS, CARD = "dataset.json", "digests.json", "README.md"


class Players(NamedTuple):
    """Who plays a kind of games, all seats alike."""

    kind: str
    bot: Entrant
    games: int
    """Over all settings together."""
    seed: int
    file: int
    """How many games lie in a file."""


class Recipe(NamedTuple):
    """What a dataset with a name consists of: every game of the house, with every number of players, in its first
    version and in its whole game."""

    name: str
    players: tuple[Players, ...]


RECIPES = {
    one.name: one
    for one in (
        Recipe(
            "standard",
            (
                Players("learned", Entrant("learned", None), 100_000, 1, 200),
                Players("best", Entrant("master", Budget(iterations=100)), 2_000, 2, 5),
            ),
        ),
    )
}
"""The datasets with a name."""


class Part(NamedTuple):
    """The games of one setting by the same players."""

    name: str
    plan: Plan
    file: int

    def files(self, folder: Path) -> list[tuple[Path, range]]:
        """Its files, each with the numbers of its games."""
        numbers = split(range(self.plan.games), self.file)
        return [
            (folder / self.name / f"{place:04}{COMPRESSED}", range(some[0], some[-1] + 1))
            for place, some in enumerate(numbers)
        ]


def parts_of(recipe: Recipe, share: int = 1) -> list[Part]:
    """What is to be played of a dataset, or of the first of so many equal shares of it; BadRun if nothing has learned
    a game."""
    settings = [
        (game, players, options)
        for game in map(GAMES.__getitem__, own())
        for players in game.seats
        for options in dict.fromkeys((game.Options(), game.largest))
    ]
    found = []
    for kind in recipe.players:
        for place, (game, players, options) in enumerate(settings):
            each, rest = divmod(max(1, kind.games // share), len(settings))
            judge = learned_of(game.name)
            state = game.start(players, options, 0)
            if judge is None or not judge.fits(state):
                raise BadRun(f"{game.name} has no learned judge", id="bad-dataset-judge", game=game.name)
            plan = plan_dataset(game.name, players, options.to_json(), kind.seed, [kind.bot], each + (place < rest))
            if plan.games:
                name = f"{game.name}-{players}{'-whole' if options != game.Options() else ''}-{kind.kind}"
                found.append(Part(name, plan, kind.file))
    return found


def told_of(recipe: Recipe, share: int) -> dict[str, Any]:
    """What tells a dataset from another, before any game is played."""
    return {
        "format": FORMAT,
        "dataset": recipe.name,
        "share": share,
        "version": __version__,
        "games": {
            name: {
                "rules": GAMES[name].rules,
                "content": GAMES[name].content,
                "weights": sha256(WEIGHTS.joinpath(f"{name}.weights").read_bytes()).hexdigest(),
            }
            for name in own()
        },
    }


def make(
    recipe: Recipe, share: int, folder: Path, workers: Workers, told: Callable[[int], None], parts: list[Part]
) -> dict[str, Any]:
    """Plays what is not there yet, and hands back the digests of all that is there then; BadRun if it is not whole."""
    _begin(folder, told_of(recipe, share))
    paths = {}
    batches = []
    for part in parts:
        for path, numbers in part.files(folder):
            if path.exists():
                told(len(numbers))
                continue
            path.parent.mkdir(exist_ok=True)
            batches.append((part.plan, numbers))
            paths[id(batches[-1])] = path
    for batch, result in workers.run(lines, batches):
        path = paths[id(batch)]
        if isinstance(result, Failure):
            first, reason = batch[1][0], result.reason
            said = f"game {first} of {path.parent.name} or one of the next could not be played: {reason}"
            raise BadRun(said, id="bad-dataset-game", number=f"{path.parent.name} {first}", reason=reason)
        with new_file(path) as file:
            file.write(result)
        told(len(batch[1]))
    found = digests(parts, folder)
    _compare(folder, found)
    write_whole(folder / DIGESTS, json.dumps(found, indent=1) + "\n")
    write_whole(folder / CARD, card(recipe, share, parts, found))
    return found


def _compare(folder: Path, found: dict[str, Any]) -> None:
    """BadRun if the folder was whole before and something in it has changed since."""
    if not (folder / DIGESTS).exists():
        return
    held = json.loads((folder / DIGESTS).read_text("utf-8"))
    for name, part in found["parts"].items():
        if held["parts"].get(name) != part:
            place = str(folder / name)
            raise BadRun(f"{place} was made with another digest", id="bad-dataset-changed", folder=place)


def _begin(folder: Path, told: dict[str, Any]) -> None:
    """Makes the folder, or takes up what is in it; BadRun if that is anything else."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / TOLD
    if not any(folder.iterdir()):
        write_whole(path, json.dumps(told, indent=1) + "\n")
        return
    held = read_told(folder)
    for field, value in told.items():
        if held.get(field) != value:
            said = f"{folder} holds another run: its {field} differs"
            raise BadRun(said, id="bad-run-other", folder=str(folder), field=field)


def read_told(folder: Path) -> dict[str, Any]:
    """What is played in the folder; BadRun if it is not the folder of a dataset."""
    try:
        held = json.loads((folder / TOLD).read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        held = None
    if not isinstance(held, dict) or "dataset" not in held:
        raise BadRun(f"{folder} is no folder of a dataset", id="bad-run-folder", folder=str(folder))
    return held


# What was made ------------------------------------------------------------------------------------------------------


def digests(parts: list[Part], folder: Path) -> dict[str, Any]:
    """The digests of all parts and of the whole, over the lines as they are before they are compressed."""
    found = {}
    for part in parts:
        whole, first = sha256(), ""
        for path, numbers in part.files(folder):
            for number, line in zip(numbers, _lines(path, len(numbers)), strict=True):
                whole.update(line)
                first = first if number else sha256(line).hexdigest()
        found[part.name] = {"games": part.plan.games, "first": first, "sha256": whole.hexdigest()}
    listed = "".join(f"{one['sha256']}  {name}\n" for name, one in sorted(found.items()))
    return {"sha256": sha256(listed.encode()).hexdigest(), "parts": found}


def _lines(path: Path, number: int) -> Iterator[bytes]:
    """So many lines of a file; BadRun says how far it is whole."""
    place = 0
    for place, line in enumerate(lines_of(path), 1):
        if place > number or not line.endswith(b"}\n"):
            break
        yield line
    else:
        if place == number:
            return
    raise BadRun(f"{path} is damaged in line {place}", id="bad-run-damaged", file=str(path), line=str(place))


def card(recipe: Recipe, share: int, parts: list[Part], found: dict[str, Any]) -> str:
    """What the dataset is, for whoever finds it."""
    rows = []
    for part in parts:
        plan, digest = part.plan, found["parts"][part.name]
        changed = {k: v for k, v in plan.options.items() if v != GAMES[plan.game].Options().to_json()[k]}
        options = ", ".join(f"{k}={json.dumps(v)}" for k, v in changed.items()) or "as usual"
        who, games = plan.entrants[0].label, f"{plan.games:,}"
        rows.append(
            f"| `{part.name}` | {plan.players} | {options} | {who} | {plan.seed} | {games} | `{digest['sha256']}` |"
        )
    editions = [
        f"| {name} | {one['rules']} | `{one['content']}` | `{one['weights']}` |"
        for name, one in told_of(recipe, share)["games"].items()
    ]
    total = {kind.kind: sum(p.plan.games for p in parts if p.name.endswith(f"-{kind.kind}")) for kind in recipe.players}
    return Template(files("kaffeehaus.arena").joinpath("card.md").read_text("utf-8")).substitute(
        name=recipe.name,
        share="the whole of it" if share == 1 else f"the first of {share:,} equal shares of it",
        games=" and ".join(f"{number:,} of `{kind}`" for kind, number in total.items()),
        parts="\n".join(rows),
        editions="\n".join(editions),
        sha256=found["sha256"],
        version=__version__,
        python=python_version(),
        command=f"kaffeehaus dataset --recipe {recipe.name}" + (f" --share {share}" if share > 1 else ""),
    )
