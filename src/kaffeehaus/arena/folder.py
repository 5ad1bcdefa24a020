"""The folder of a run: what is played, every game as it ends, and later the results.

`run.json` tells one run from another and `games.jsonl` holds a line for every game, so that the same run goes on where
it was interrupted and another one is refused before anything is written.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from kaffeehaus.arena.plan import Plan, Seating, wrong_field
from kaffeehaus.arena.playing import Played
from kaffeehaus.arena.problems import BadRun

try:
    import fcntl
except ImportError:  # Where there is none, two runs in one folder are not told apart.
    fcntl = None  # type: ignore[assignment]

RUN = "run.json"
GAMES = "games.jsonl"
FAILURES = "failures.log"


class Folder:
    """The folder of a run that is being played; it is entered and left as a context."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self._plan = plan
        self._log: BinaryIO | None = None
        self.played: dict[int, Played] = {}
        """The games that have been played, by number."""

    def __enter__(self) -> Self:
        """Makes the folder, or takes up the run in it; BadRun if it holds anything else."""
        run = self._plan.to_json()
        self._begun(run)  # refuses what it must before anything is written
        self.path.mkdir(parents=True, exist_ok=True)
        self._log = (self.path / GAMES).open("ab+")
        try:
            self._take()
            # Another run may have come and gone since the first look.
            if not self._begun(run):
                write_whole(self.path / RUN, json.dumps(run, indent=1, ensure_ascii=False) + "\n")
            self._tidy()
            self.played = read_games(self.path, run)
        except BaseException:
            self._log.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Closes the log."""
        if self._log is not None:
            self._log.close()

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(self._plan.games) if number not in self.played]

    def add(self, games: Iterable[Played]) -> None:
        """Writes down some games; from then on they are not played again."""
        assert self._log is not None
        for game in games:
            self._log.write(json.dumps(game.to_json(), separators=(",", ":")).encode() + b"\n")
            self.played[game.number] = game
        self._log.flush()

    def note(self, text: str) -> None:
        """Writes down why games could not be played, for whoever looks into it."""
        with (self.path / FAILURES).open("a", encoding="utf-8") as file:
            file.write(text)

    def _begun(self, run: dict[str, Any]) -> bool:
        """Whether the folder holds this run already; BadRun if it holds anything else."""
        held = set(self.path.iterdir()) if self.path.exists() else set()
        held -= {one for one in held if one.name == GAMES and not one.stat().st_size}
        if not held.difference(_left_over(self.path)):
            return False
        found = read_run(self.path)
        for key in run:
            if found[key] != run[key]:
                said = f"{self.path} holds another run: its {key} differs"
                raise BadRun(said, id="bad-run-other", folder=str(self.path), field=key)
        return True

    def _take(self) -> None:
        """Keeps other runs out."""
        assert self._log is not None
        if fcntl is not None:
            try:
                fcntl.flock(self._log, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadRun(f"{self.path} is in use", id="bad-run-busy", folder=str(self.path)) from None

    def _tidy(self) -> None:
        """Clears away what a run that was interrupted left: unfinished files, and a line that was cut off."""
        assert self._log is not None
        for file in _left_over(self.path):
            file.unlink()
        self._log.seek(0)
        held = self._log.read()
        self._log.truncate(held.rfind(b"\n") + 1)
        self._log.seek(0, os.SEEK_END)


def _left_over(path: Path) -> list[Path]:
    """Runs that were being written down when they were interrupted."""
    return [file for file in path.glob(f".{RUN}.*") if file.suffix[1:].isdecimal()]


def read_run(path: Path) -> dict[str, Any]:
    """What is played in the folder; BadRun if it is not the folder of a run."""
    try:
        text = (path / RUN).read_text("utf-8")
        run: dict[str, Any] = json.loads(text)
    except FileNotFoundError:
        raise BadRun(f"{path} is no folder of a run", id="bad-run-folder", folder=str(path)) from None
    except (ValueError, RecursionError) as error:
        raise _unreadable(path / RUN, getattr(error, "lineno", 1)) from None
    wrong = wrong_field(run)
    if wrong is not None:
        lines = enumerate(text.splitlines(), 1)
        raise _unreadable(path / RUN, next((place for place, line in lines if line.startswith(f' "{wrong}"')), 1))
    return run


def read_games(path: Path, run: dict[str, Any]) -> dict[int, Played]:
    """The games in the folder by number; a last line that was cut off does not count."""
    found: dict[int, Played] = {}
    try:
        held = (path / GAMES).read_bytes()
    except FileNotFoundError:
        return found
    seating = Seating.of(run)
    for place, line in enumerate(held[: held.rfind(b"\n") + 1].splitlines(), 1):
        try:
            game = Played.from_json(json.loads(line))
        except (RecursionError, ValueError):
            raise _unreadable(path / GAMES, place) from None
        if not 0 <= game.number < run["games"] or not _sat(game, seating):
            raise _unreadable(path / GAMES, place)
        found[game.number] = game
    return dict(sorted(found.items()))


def _sat(game: Played, seating: Seating) -> bool:
    """Whether a game has the deal and the seats that its number says, and tells something of every seat."""
    if (game.deal, tuple(game.seats)) != (seating.deal(game.number), seating.seats(game.number)):
        return False
    if any(len(by_seat) != seating.players for by_seat in (game.scores, game.points, game.clocks)):
        return False
    return 0 < len(game.winners) == len({*game.winners} & {*range(seating.players)})


def _unreadable(path: Path, line: int) -> BadRun:
    return BadRun(f"{path} is damaged in line {line}", id="bad-run-damaged", file=str(path), line=str(line))


def write_whole(path: Path, text: str) -> None:
    """Writes a file so that it is always either the old one or the whole new one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
