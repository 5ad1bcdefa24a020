"""The folder of a course: what is learned and how, every batch of games, the judges of every round and their matches.

`course.json` tells one course from another. What is in the folder is never made again; a stop costs the batches that
were being played. Everything is written beside its place and then moved there, so that it is whole or not there; what
is damaged all the same is named, taken away and made anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from kaffeehaus.arena.folder import write_whole
from kaffeehaus.arena.problems import BadRun
from kaffeehaus.bots.learned.sealed import BadFile
from kaffeehaus.learning import selfplay
from kaffeehaus.learning.selfplay import Batch, Order

try:
    import fcntl
except ImportError:  # Where there is none, two courses in one folder are not told apart.
    fcntl = None  # type: ignore[assignment]

COURSE = "course.json"
LOG = "log.jsonl"
POSITIONS = "positions"
REPORT = "report.json"


class Folder:
    """The folder of a course that is under way; it is entered and left as a context."""

    def __init__(self, path: Path, course: dict[str, Any]) -> None:
        self.path = path
        self._course = course
        self._log: BinaryIO | None = None

    def __enter__(self) -> Self:
        """Makes the folder, or takes up the course in it; BadRun if it holds anything else."""
        begun = self._begun()
        (self.path / POSITIONS).mkdir(parents=True, exist_ok=True)
        self._log = (self.path / LOG).open("ab")
        try:
            if fcntl is not None:
                fcntl.flock(self._log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._log.close()
            raise BadRun(f"{self.path} is in use", id="bad-run-busy", folder=str(self.path)) from None
        if not begun:
            self.write(COURSE, self._course)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Closes the log."""
        if self._log is not None:
            self._log.close()

    def _begun(self) -> bool:
        """Whether the folder holds this course already; BadRun if it holds anything else."""
        if not self.path.exists() or not any(self.path.iterdir()):
            return False
        found = self.read(COURSE)
        if found is None:
            said = f"{self.path} is no folder of a course"
            raise BadRun(said, id="bad-course-folder", folder=str(self.path))
        for key, value in self._course.items():
            if found.get(key) != value:
                said = f"{self.path} holds another course: its {key} differs"
                raise BadRun(said, id="bad-course-other", folder=str(self.path), field=key)
        return True

    def note(self, **told: Any) -> None:
        """Adds a line to the log."""
        assert self._log is not None
        self._log.write(json.dumps(told, ensure_ascii=False).encode() + b"\n")
        self._log.flush()

    def read(self, name: str) -> Any:
        """Plain data that was written down; None if it is not there, or cannot be read and is to be made anew."""
        try:
            return json.loads((self.path / name).read_text("utf-8"))
        except (FileNotFoundError, ValueError):
            return None

    def write(self, name: str, data: Any) -> None:
        """Writes plain data down."""
        (self.path / name).parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path / name, json.dumps(data, indent=1, ensure_ascii=False) + "\n")

    def write_bytes(self, name: str, data: bytes) -> None:
        """Writes a file of numbers down."""
        place = self.path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        beside = place.with_name(f".{place.name}.{os.getpid()}")
        try:
            beside.write_bytes(data)
            beside.replace(place)
        finally:
            beside.unlink(missing_ok=True)

    def add(self, order: Order, data: bytes) -> Batch:
        """Keeps a batch that was played."""
        name = _name(order.round, order.number)
        self.write_bytes(name, data)
        return selfplay.read(data, name)[1]

    def batches(self, order: Order, damaged: Callable[[str], None]) -> dict[int, Batch]:
        """The batches of a round by number; those that are damaged, or of another course, are told and taken away."""
        found = {}
        for file in sorted((self.path / POSITIONS).glob(f"{order.round}-*.batch")):
            name = f"{POSITIONS}/{file.name}"
            try:
                told, batch = selfplay.read(file.read_bytes(), name)
                number = told["number"]
                sound = _name(told["round"], number) == name and told["seed"] == order.seed
            except (BadFile, KeyError, TypeError):
                sound = False
            if sound:
                found[number] = batch
            else:
                damaged(name)
                file.unlink()
        return found


def _name(round: int, number: int) -> str:
    return f"{POSITIONS}/{round}-{number:05}.batch"
