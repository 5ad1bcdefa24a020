"""Where games are found: the folders of this room, and what installed packages bring; and the parts of a game.

What a game is to a room of the house (its screen in the terminal, its evaluation for bots, its numbers for research) is
a part. Every room can do without: it has a general answer for a game that brings none.
"""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from multiprocessing import parent_process
from pkgutil import iter_modules
from random import Random
from typing import Any

from kaffeehaus.core.contract import Game
from kaffeehaus.core.errors import BadGame
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.core.state import GameState

GROUP = "kaffeehaus.games"
"""The group of entry points by which packages bring games."""
DEFAULT = "vienna"
"""The game that is played where none is named; it is the first of the house."""
ROOM = __name__.rpartition(".")[0]
HOMES = {
    "presenter": "kaffeehaus.cli.{}",
    "usage": "kaffeehaus.cli.{}.usage",
    "pictures": "kaffeehaus.cli.{}.pictures",
    "evaluation": "kaffeehaus.bots.evaluation.{}",
    "imagining": "kaffeehaus.bots.imagining.{}",
    "features": "kaffeehaus.bots.features.{}",
    "grounds": "kaffeehaus.bots.grounds.{}",
    "likes": "kaffeehaus.bots.likes.{}",
    "encoding": "kaffeehaus.research.encoding.{}",
}
"""Where parts of the house's own games lie; all other parts, and all of a package's, lie beside the game itself."""
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST_NAME = 40
_MOST_ACTIONS = 4096
_MOST_PLAYERS = 8  # as the wire counts seats


@cache
def own() -> tuple[str, ...]:
    """The games of the house by name, the usual one first; nothing of them is loaded."""
    found = sorted(module.name for module in iter_modules(import_module(ROOM).__path__) if module.ispkg)
    return tuple(sorted(found, key=lambda name: name != DEFAULT))


@cache
def brought() -> dict[str, EntryPoint]:
    """What installed packages bring, by the game's name; nothing of it is loaded."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(set(entry_points(group=GROUP)), key=lambda entry: (entry.name, entry.value)):
        if len(entry.name) > _LONGEST_NAME or not _NAME.fullmatch(entry.name):
            _leave_out(entry, "a game's name is small letters and digits, with hyphens between words")
        elif entry.name in own() or entry.name in found:
            _leave_out(entry, "the name is taken")
        else:
            found[entry.name] = entry
    return found


def package_of(game: str) -> str:
    """The package that a game lies in."""
    return brought()[game].module if game in brought() else f"{ROOM}.{game}"


@cache
def games() -> dict[str, Game]:
    """Every game that can be played, by its name: those of the house, then what packages bring."""
    found: dict[str, Game] = {name: import_module(f"{ROOM}.{name}").GAME for name in own()}
    for name, entry in brought().items():
        try:
            found[name] = _checked(name, entry.load())
        except (Exception, SystemExit) as problem:  # whatever a package does, the house goes on
            _leave_out(entry, problem if isinstance(problem, BadGame) else f"{type(problem).__name__}: {problem}")
    return found


def home(game: str, name: str) -> str:
    """The module in which a part of a game lies, if it has one."""
    return f"{package_of(game)}.{name}" if game in brought() or name not in HOMES else HOMES[name].format(game)


@cache
def part(game: str, name: str, attribute: str = "") -> Any:
    """A part that a game brings, as a module or what the module has under a name; None if it brings none.

    A part that a package brings and that cannot be loaded is none, and a line says so.
    """
    where = home(game, name)
    try:
        if not _there(where):
            return None
        module = import_module(where)
        return getattr(module, attribute) if attribute else module
    except Exception as problem:
        if game not in brought():
            raise
        report_lack(game, name, problem)
        return None


def report_lack(game: str, name: str, problem: Exception) -> None:
    """Says in a line that a game goes without a part that cannot be used."""
    line = f"the game {game} goes without its {name}: {_line(f'{type(problem).__name__}: {problem}')}"
    _report(line, workers="@" in game)


def _there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError as missing:
        if missing.name is not None and not module.startswith(missing.name):
            raise
        return False  # what should hold it is no package


def _checked(name: str, game: object) -> Game:
    """The game, if a few questions find nothing that the contract does not allow."""
    if not isinstance(game, Game):
        raise BadGame(f"it is no Game but {type(game).__name__}")
    if game.name != name:
        raise BadGame(f"the game calls itself {str(game.name)[:_LONGEST_NAME]!r}")
    if not game.seats or game.seats[0] < 2:
        raise BadGame(f"it is for {game.seats!r} players")
    if max(game.seats) > _MOST_PLAYERS:
        raise BadGame(f"no table has more than {_MOST_PLAYERS} chairs")
    if not 0 < len(game.actions) < _MOST_ACTIONS or any(a.id != number for number, a in enumerate(game.actions)):
        raise BadGame(f"its catalogue is not of 1 to {_MOST_ACTIONS - 1} actions with their places as ids")
    json.dumps([game.components(), game.Options().to_json()])
    state = game.start(game.seats[0], seed=0)
    if not isinstance(state, GameState) or state.game is not game or state.players != game.seats[0]:
        raise BadGame("what it deals is no GameState of the game for its players")
    _check_start(state)
    return game


def _check_start(state: GameState) -> None:
    if state.over or not state.to_act or not all(state.legal(seat) for seat in state.to_act):
        raise BadGame("nobody can do anything when it begins")
    if len(state.score) != state.players or not isinstance(state.round, int) or not isinstance(state.waiting, int):
        raise BadGame("it does not tell score, round and waiting")
    if state.began not in range(state.players) or state.outcome is not None:
        raise BadGame("it does not tell who began, or ends before it begins")
    for seat in (None, *range(state.players)):
        if json.dumps(state.view(seat)) != json.dumps(state.determinize(seat, Random(0)).view(seat)):
            raise BadGame("a sampled world does not look like the real one")
    later, seat = state.clone(), state.to_act[0]
    later.apply(seat, later.legal(seat)[0], [])
    if state.history or not later.history:
        raise BadGame("a copy is not independent")
    if replay_on(state.game, Record.from_json(later.record().to_json())) != later:
        raise BadGame("a record does not lead back to the same game")


def _leave_out(entry: EntryPoint, why: object) -> None:
    of = f" of {entry.dist.name}" if entry.dist else ""
    _report(f"the game {entry.name}{of} ({entry.value}) is left out: {_line(str(why))}")


def _line(text: str) -> str:
    return " ".join(text.split())[:300]


def _report(line: str, workers: bool = False) -> None:
    if workers or parent_process() is None:  # most of what a worker finds out it would only repeat
        print(f"kaffeehaus: {line}", file=sys.stderr)
