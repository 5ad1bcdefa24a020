"""Lessons: a prepared deal, what everybody does in it, and at which step the learner does what, as files of data.

`lessons/<game>/<lesson>.toml` is one; docs/lessons.md says what stands in it. A lesson is played through on the engine
before anybody takes it: each action that it waits for is one that the rules allow there.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from kaffeehaus import GAMES, Game, GameState
from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.server.table import Table

LEARNER = 0
"""The seat of whoever learns; the others are rivals whose turns are prepared."""
KIND = "lesson"
"""The kind of origin that the table of a lesson has."""
SEED_BYTES = 32
SUFFIX = ".toml"

Word = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Move = tuple[int, str]


class BadLesson(KaffeehausError):  # noqa: N818  (named as the other errors of the games)
    """The file of a lesson cannot be used, and why."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A step of a lesson: something to read, or something to do."""

    id: Word
    do: tuple[str, ...] = ()
    """What the learner does, in order: the first by hand, the rest mostly goes along with it. Nothing: it is read."""
    same: tuple[str, ...] = ()
    """What comes to the same as the first of these, such as another stack with an equal card."""
    hand: tuple[str, ...] = ()
    """What is arranged at the page before it can be done, one after the other."""
    point: tuple[str, ...] = ()
    """What the words are about, by its name in `data-place` or a selector that begins with a class.

    Where it is left out, that is what is to be done.
    """
    lit: tuple[str, ...] = ()
    """What else stays in the light, such as what pays for it."""
    rules: tuple[Annotated[str, Meta(pattern=r"^[A-Z]+\d+[a-z]?$")], ...] = ()
    """The rules it teaches."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson."""

    order: int
    """Where it stands among those of its game."""
    minutes: Annotated[int, Meta(ge=1, le=10)]
    players: int
    seed: int
    before: Annotated[tuple[str, ...], Meta(min_length=1)]
    """What has happened when it begins: the seat and the action."""
    rivals: Mapping[Annotated[str, Meta(pattern=r"^[1-9]$")], tuple[str, ...]]
    """What the others do afterwards, in order, by seat."""
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    options: Mapping[str, Any] = {}


class Course(Struct, frozen=True):
    """A lesson as it is played: what it takes to deal, and the moves before each of its steps."""

    game: str
    name: str
    lesson: Lesson
    moves: tuple[Move, ...]
    """All of them, from the first on."""
    starts: tuple[int, ...]
    """For each step how many of them lie before it."""

    @property
    def ref(self) -> str:
        """How the origin of a table names it."""
        return f"{self.game}/{self.name}"

    def told(self) -> dict[str, Any]:
        """What a page needs to know to give the lesson."""
        steps = [msgspec.to_builtins(step) | {"id": step.id} for step in self.lesson.steps]
        before = sum(seat == LEARNER for seat, _ in self.moves[: len(self.lesson.before)])
        return {
            "game": self.game,
            "lesson": self.name,
            "minutes": self.lesson.minutes,
            "before": before,
            "steps": steps,
        }

    def answer(self, table: Table, seat: int) -> str | None:
        """What a rival does now, as long as the learner does what the lesson says."""
        done = [(move.seat, str(move.action)) for move in table.moves]
        own = [text for at, text in self.moves if at == LEARNER]
        played = [text for at, text in done if at == LEARNER]
        mine = [text for at, text in self.moves if at == seat]
        count = sum(at == seat for at, _ in done)
        return mine[count] if played == own[: len(played)] and count < len(mine) else None


def seed_of(lesson: Lesson) -> str:
    """The seed of its deal as a table writes it down."""
    return lesson.seed.to_bytes(SEED_BYTES, "big").hex()


def names(game: str) -> list[str]:
    """The lessons of a game, in order; damaged ones come last."""
    found = sorted(path.name.removesuffix(SUFFIX) for path in _files(game))
    orders = {name: _order(game, name) for name in found}
    return sorted(found, key=lambda name: (orders[name], name))


@cache
def course(game: str, name: str) -> Course:
    """A lesson, played through; raises `BadLesson` with what is wrong with it, `KeyError` where there is none."""
    source = next((path for path in _files(game) if path.name == name + SUFFIX), None)
    if source is None or game not in GAMES:
        raise KeyError(name)
    return read(game, name, source.read_bytes())


def read(game: str, name: str, source: bytes) -> Course:
    """A lesson from the bytes of its file."""
    try:
        lesson = msgspec.convert(tomllib.loads(source.decode()), Lesson)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"lesson {name}: {error}") from None
    return _Reading(GAMES[game], name, lesson).course()


def prepared(table: Table, seat: int) -> str | None:
    """What the lesson of a table has a rival do now; None at any other table, and where the lesson is left."""
    origin = table.opened.origin
    if origin is None or origin.kind != KIND:
        return None
    game, _, name = origin.ref.partition("/")
    try:
        text = course(game, name).answer(table, seat)
    except (KeyError, BadLesson):
        return None
    assert table.state is not None
    return text if text in [str(action) for action in table.state.legal(seat)] else None


def taught(game: str) -> set[str]:
    """The ids of the rules that the lessons of a game teach."""
    return {rule for name in names(game) for step in course(game, name).lesson.steps for rule in step.rules}


class _Reading:
    """Plays a lesson through."""

    def __init__(self, game: Game, name: str, lesson: Lesson) -> None:
        self.game, self.name, self.lesson = game, name, lesson
        self.moves: list[Move] = []
        self.rivals = {int(seat): list(actions) for seat, actions in lesson.rivals.items()}

    def course(self) -> Course:
        lesson = self.lesson
        if len({step.id for step in lesson.steps}) != len(lesson.steps):
            raise BadLesson(f"lesson {self.name}: two steps have the same id")
        try:
            self.state = self.game.start(
                lesson.players, self.game.options(dict(lesson.options)), bytes.fromhex(seed_of(lesson))
            )
        except (KaffeehausError, TypeError, OverflowError) as error:
            raise BadLesson(f"lesson {self.name}: {error}") from None
        for line in lesson.before:
            seat, _, text = line.partition(" ")
            self._play(int(seat) if seat.isdecimal() else -1, text, "before it begins")
        starts: list[int] = []
        for step in lesson.steps:
            self._others(step.id)
            starts.append(len(self.moves))
            if step.same:
                self._others(step.id)
                legal = set(map(str, self.state.legal(LEARNER)))
                if not legal.issuperset(step.same):
                    raise BadLesson(f"lesson {self.name}: not all of {', '.join(step.same)} are allowed at {step.id}")
            for text in step.do:
                self._others(step.id)
                self._play(LEARNER, text, f"at step {step.id}")
        self._others("after the last")
        left = [seat for seat, actions in self.rivals.items() if actions]
        if left:
            raise BadLesson(f"lesson {self.name}: seat {left[0]} has actions left at the end")
        return Course(self.game.name, self.name, lesson, tuple(self.moves), tuple(starts))

    def _others(self, where: str) -> None:
        """Lets the rivals act for as long as one of them is to."""
        while rival := next((seat for seat in self.state.to_act if seat != LEARNER), None):
            if not self.rivals.get(rival):
                if LEARNER in self.state.to_act:
                    return
                raise BadLesson(f"lesson {self.name}: nothing is prepared for seat {rival}, step {where}")
            self._play(rival, self.rivals[rival].pop(0), f"at step {where}")

    def _play(self, seat: int, text: str, where: str) -> None:
        state: GameState = self.state
        try:
            state.apply(seat, self.game.parse(text))
        except KaffeehausError as error:
            raise BadLesson(f"lesson {self.name}, {where}: {error}") from None
        self.moves.append((seat, text))


def _files(game: str) -> list[Traversable]:
    folder = files(__package__) / game
    return [path for path in folder.iterdir() if path.name.endswith(SUFFIX)] if folder.is_dir() else []


def _order(game: str, name: str) -> int:
    try:
        return course(game, name).lesson.order
    except BadLesson:
        return 1 << 30
