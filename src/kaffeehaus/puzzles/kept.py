"""Puzzles in files: those of a game that the house ships, and those that a search for more has found so far.

A file has a head and a line for each puzzle. That of a search says besides how many games are done, so it goes on where
it was interrupted.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from kaffeehaus.core.contract import Game
from kaffeehaus.games.registry import package_of
from kaffeehaus.puzzles.finding import EFFORT, Effort
from kaffeehaus.puzzles.puzzle import BadPuzzle, Puzzle

FORMAT = "kaffeehaus-puzzles-1"
FILE = "puzzles.jsonl"
"""Beside the game."""
DONE = "done"
ALIKE = 1 / 12
"""No more than this part has the same answer to the same kind of question."""
OPEN = 0.08, 0.96
"""Between these chances to win, with the best answer, a position is open enough to be shipped."""


class Head(NamedTuple):
    """What puzzles were found in."""

    game: str
    rules: int
    content: str
    seed: int
    effort: Effort

    @classmethod
    def of(cls, game: Game, seed: int, effort: Effort = EFFORT) -> Head:
        """The head of a file of this game."""
        return cls(game.name, game.rules, game.content, seed, effort)

    def to_line(self) -> str:
        """The head as a line."""
        return json.dumps({"format": FORMAT} | self._asdict() | {"effort": self.effort._asdict()})

    @classmethod
    def of_line(cls, line: str, name: str) -> Head:
        """The head that a line tells; BadPuzzle if it is none."""
        try:
            told = json.loads(line)
            if told.pop("format") == FORMAT:
                return cls(**told | {"effort": Effort(**told["effort"])})
        except (ValueError, TypeError, KeyError, AttributeError):
            pass
        raise BadPuzzle(f"{name} is no file of puzzles", id="bad-puzzles-file", file=name)


class Search(NamedTuple):
    """A search on its way."""

    done: int
    """How many games are done."""
    puzzles: list[Puzzle]


def resumed(path: Path, head: Head) -> Search:
    """The search that a file holds, which is begun if there is none; BadPuzzle if it is another one's."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(head.to_line() + "\n", "utf-8")
    lines = path.read_text("utf-8").splitlines()
    if Head.of_line(lines[0] if lines else "", path.name) != head:
        said = f"{path.name} holds another search: of another game, seed or effort"
        raise BadPuzzle(said, id="bad-puzzles-other", file=path.name)
    done, whole = 0, 1
    found: list[tuple[int, Puzzle]] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.endswith("}"):
            break  # it was interrupted while this line was written
        if line.startswith(f'{{"{DONE}"'):
            done, whole = json.loads(line)[DONE], number
        else:
            found.append((number, Puzzle.of_line(line, f"{path.name}, line {number}")))
    # What a game gave that was not gone through to its end is found again.
    path.write_text("".join(line + "\n" for line in lines[:whole]), "utf-8")
    return Search(done, [puzzle for number, puzzle in found if number <= whole])


def add(path: Path, found: Iterable[Puzzle], done: int) -> None:
    """Keeps what a game gave, and that it is done."""
    with path.open("a", encoding="utf-8") as file:
        file.write("".join(f"{puzzle.to_line()}\n" for puzzle in found) + json.dumps({DONE: done}) + "\n")


def write(path: Path, head: Head, chosen: Iterable[Puzzle]) -> None:
    """Writes a file to ship."""
    path.write_text("".join(f"{line}\n" for line in (head.to_line(), *(one.to_line() for one in chosen))), "utf-8")


def various(found: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """So many of them, as unlike each other as they can be: each adds what there is least of so far.

    Where hardly anything can be won or lost any more nobody likes to think, so those are left out.
    """
    left = [one for one in found if OPEN[0] <= one.answer.chance[0] <= OPEN[1]]
    chosen: list[Puzzle] = []
    seen: Counter[Any] = Counter()
    while left and len(chosen) < number:
        best = min(left, key=lambda one: (sum(seen[trait] for trait in _traits(one)), -one.stake))
        left.remove(best)
        chosen.append(best)
        seen.update(_traits(best))
        if seen[_answer(best)] >= ALIKE * number:
            left = [one for one in left if _answer(one) != _answer(best)]
    return chosen


def _answer(puzzle: Puzzle) -> tuple[str, str]:
    return puzzle.step, puzzle.answer.action


def _traits(puzzle: Puzzle) -> list[Any]:
    options = sorted(f"{name}={value}" for name, value in puzzle.options.items() if value)
    return [
        puzzle.step,
        _answer(puzzle),
        puzzle.players,
        puzzle.round,
        puzzle.difficulty,
        *options,
    ]


@cache
def shipped(game: Game) -> tuple[Puzzle | BadPuzzle, ...]:
    """The puzzles that a game brings, in order, and in the place of one that is damaged what is wrong with it.

    There are none for other rules or component tables than those they were found with.
    """
    file = files(package_of(game.name)).joinpath(FILE)
    if not file.is_file():
        return ()
    lines = file.read_text("utf-8").splitlines()
    head = Head.of_line(lines[0] if lines else "", FILE)
    if (head.game, head.rules, head.content) != (game.name, game.rules, game.content):
        return ()
    return tuple(_one(line, f"puzzle {number} of {game.name}") for number, line in enumerate(lines[1:], 1))


def _one(line: str, name: str) -> Puzzle | BadPuzzle:
    try:
        return Puzzle.of_line(line, name)
    except BadPuzzle as problem:
        return problem
