"""A puzzle as data: a game up to one decision, what may be answered, and the evidence for what is best."""

from __future__ import annotations

import json
from array import array
from base64 import b85decode, b85encode
from hashlib import blake2b
from statistics import NormalDist, fmean
from sys import byteorder
from typing import Any, NamedTuple, Self
from zlib import compress, decompress

from kaffeehaus.core.contract import Game
from kaffeehaus.core.errors import KaffeehausError
from kaffeehaus.core.records import Record, replay_on
from kaffeehaus.core.state import GameState

TINY = 1e-9
LETTERS = "ABCDEF"
"""What the answers that are offered are called, in the order of the catalogue."""
EASY, MIDDLE, HARD = 1, 2, 3
FAR = 4.0
"""By so many points an answer is far ahead."""
LEAST, MOST = 3, len(LETTERS)
"""How many answers are offered."""


class BadPuzzle(KaffeehausError):  # noqa: N818  (like the others)
    """A puzzle that is damaged, or does not hold in the game of today; the message says where."""


class Meeting(NamedTuple):
    """How much better the best answer did than another in worlds that both met."""

    ahead: float
    """In points, on average."""
    error: float
    """The standard error of that."""

    @property
    def sure(self) -> float:
        """The chance that it is better at all."""
        return NormalDist().cdf(self.ahead / max(self.error, TINY))


class Choice(NamedTuple):
    """An answer that is offered, and what is known of it."""

    action: str
    points: tuple[float, float]
    """What it gained in playouts, in points against how things stood before, and the standard error of that."""
    chance: tuple[float, float, float]
    """The chance to win that this means, and between what it lies for 95 %; from 0 to 1."""
    behind: tuple[Meeting, ...] = ()
    """By how much the best one did better, in each of the repetitions; nothing for the best one itself."""
    parts: tuple[tuple[str, float], ...] = ()
    """In which parts of the position the best one led to more, the weightiest first, and by how many points."""


class Puzzle(NamedTuple):
    """A decision of one seat with one best answer."""

    game: int
    """Which of the games that were played for puzzles."""
    seed: int
    players: int
    options: dict[str, Any]
    played: str
    """The actions up to the decision, packed."""
    seat: int
    step: str
    """What is decided, as the view of the seat calls it."""
    round: int
    judge: str
    """The digest of the judge that playouts ended with."""
    obvious: str
    """What looks best at once, to the bot that takes just that."""
    glance: str
    """What looks best at once to the strongest bot, before it thinks."""
    playouts: int
    worlds: int
    """In how many worlds the answers met, all repetitions together."""
    choices: tuple[Choice, ...]
    """In the order of the catalogue, so that their place gives nothing away."""
    whole: bool = False
    """Whether they met to the end of the game, so that outcomes spoke and no judge."""
    check: str = ""
    """The digest of all of this, by which a puzzle is known wherever it stands."""

    @property
    def answer(self) -> Choice:
        """The best one."""
        return next(choice for choice in self.choices if not choice.behind)

    @property
    def margin(self) -> float:
        """By how many points the answer is ahead of the next best, all repetitions together."""
        return min(fmean(one.ahead for one in choice.behind) for choice in self.choices if choice.behind)

    @property
    def stake(self) -> float:
        """How much of the chance to win the next best answer gives away."""
        return self.answer.chance[0] - max(choice.chance[0] for choice in self.choices if choice.behind)

    @property
    def difficulty(self) -> int:
        """From 1 to 3: the first look of the strongest bot finds the answer, and by far; it does; it does not."""
        if self.glance != self.answer.action:
            return HARD
        return EASY if self.margin >= FAR else MIDDLE

    def letter(self, action: str) -> str:
        """What an action that is offered is called."""
        return LETTERS[[choice.action for choice in self.choices].index(action)]

    def record(self, game: Game) -> Record:
        """The game up to the decision."""
        pairs = unpacked(self.played, game)
        return Record(game.name, game.rules, game.content, self.players, self.options, self.seed, pairs)

    def state(self, game: Game) -> GameState:
        """The game at the decision."""
        return replay_on(game, self.record(game))

    def to_line(self) -> str:
        """The puzzle as a line of a file, with a digest of all that it says."""
        told: dict[str, Any] = json.loads(json.dumps(self._asdict() | {"choices": [c._asdict() for c in self.choices]}))
        del told["check"]
        if not self.whole:
            del told["whole"]  # as before there were any: a puzzle is known by its digest
        return json.dumps(told | {"check": _digest(told)}, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def of_line(cls, line: str, name: str) -> Self:
        """The puzzle that a line tells; BadPuzzle if it was cut off, changed, or never was one."""
        try:
            told = json.loads(line)
            check = told.pop("check")
        except (ValueError, TypeError, AttributeError, KeyError):
            said = f"{name} cannot be read: it may have been cut off"
            raise BadPuzzle(said, id="bad-puzzle-cut", name=name) from None
        if check != _digest(told):
            said = f"{name} was changed after it was written: its digest does not fit"
            raise BadPuzzle(said, id="bad-puzzle-changed", name=name)
        try:
            return cls(**told | {"choices": tuple(map(_choice, told["choices"])), "check": check})
        except (TypeError, KeyError, ValueError):
            raise BadPuzzle(f"{name} is of another form than these", id="bad-puzzle-form", name=name) from None


def packed(state: GameState) -> str:
    """The actions of a game so far, each with its seat, in little text."""
    pairs = array("H", [part for seat, action in state.taken() for part in (seat, action.id)])
    if byteorder == "big":
        pairs.byteswap()
    return b85encode(compress(pairs.tobytes(), 9)).decode()


def unpacked(text: str, game: Game) -> tuple[tuple[int, str], ...]:
    """The same again, as a record has them."""
    pairs = array("H", decompress(b85decode(text)))
    if byteorder == "big":
        pairs.byteswap()
    return tuple((seat, str(game.actions[id])) for seat, id in zip(pairs[::2], pairs[1::2], strict=True))


def _choice(told: dict[str, Any]) -> Choice:
    behind = tuple(Meeting(*one) for one in told["behind"])
    parts = tuple((name, points) for name, points in told["parts"])
    return Choice(told["action"], tuple(told["points"]), tuple(told["chance"]), behind, parts)


def _digest(told: dict[str, Any]) -> str:
    return blake2b(json.dumps(told, sort_keys=True, separators=(",", ":")).encode(), digest_size=8).hexdigest()
