"""What every game's state shares: the gate that every action passes, the history, the undo window and the record.

A game derives its `State` from `GameState` and supplies the abstract methods and the hooks below. The
state is mutable and flat; nothing in it refers to another state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, MutableSequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.compiling import mypyc_attr
from kaffeehaus.core.errors import BadOptions, IllegalAction
from kaffeehaus.core.events import Event
from kaffeehaus.core.records import Record
from kaffeehaus.core.rng import STILL, Rng, Seed
from kaffeehaus.core.scoring import ScoringRule as ScoringRule

if TYPE_CHECKING:
    from kaffeehaus.core.contract import Game, GameOptions

_NOBODY: Final = -(1 << 30)  # no seat
_SEAT_SHIFT: Final = 12  # a history entry is seat << 12 | action id, so ids stay below 4096


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, with how much, for what, and why it ended."""

    winners: tuple[int, ...]
    """The seats that won; several if the victory is shared."""
    scores: tuple[int, ...]
    points: tuple[dict[str, int], ...]
    """Per seat the points by rule, in scoring order; they add up to the score."""
    reason: str
    """What brought the end about."""

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "points": [dict(p) for p in self.points],
            "reason": self.reason,
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """What something would bring a seat at the end if the game ended now."""

    points: int | None
    """None where that turns on what the seat may not know."""
    have: int | None = None
    need: int | None = None
    """How many there are and how many it takes, where something is counted."""

    def to_json(self) -> dict[str, int | None]:
        """The same as plain data."""
        counted = {} if self.need is None else {"have": self.have, "need": self.need}
        return {"points": self.points, **counted}


_PASSING: Final = frozenset({"_legal", "_legal_seat", "events"})
"""What follows from the rest of a state, or is there only while it changes."""


@cache
def _members(kind: type) -> tuple[str, ...]:
    """All that tells states of a kind apart, as its classes list it; a compiled class has a list of its own."""
    named = {name for cls in kind.__mro__ for of in _LISTS for name in vars(cls).get(of, ())}
    return tuple(sorted(name for name in named - _PASSING if not name.startswith("__")))


_LISTS: Final = ("__slots__", "__mypyc_attrs__")


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(ABC):
    """A game in progress."""

    __slots__ = ("_legal", "_legal_seat", "_mark", "events", "history", "rng", "seed", "shown")

    game: ClassVar[Game]
    actions: ClassVar[tuple[Action, ...]]
    """The catalogue; an action's id is its index."""

    chances: ClassVar[frozenset[str]] = frozenset()
    """The kinds of action worth telling beforehand where they become possible."""
    habits: ClassVar[frozenset[str]] = frozenset()
    """The kinds of usual answers that a player need not be asked for, as long as another can still be given."""

    over: bool
    """Whether the game has ended."""
    round: int
    """Which round is played; 0 before the first."""
    score: list[int]
    """The points of every seat so far, as everybody may know them."""
    waiting: int
    """The seats that still choose in secret, as a set, or 0: what they do then nobody else may be told."""
    rng: Rng
    """The only source of chance."""
    seed: Seed | None
    """What the game was dealt from; None in a sampled world, which nobody dealt."""
    shown: int
    """How often something hidden has come to light."""
    history: array[int]
    """Every action so far, packed with its seat."""
    _legal: list[Action]
    _legal_seat: int  # whose list `_legal` is, until the state changes
    _mark: int  # how many actions lie before the last reveal or random number
    events: MutableSequence[Event] | None
    """Where to tell what happens, while `apply` was given a list."""

    # Contract ---------------------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def players(self) -> int:
        """How many play."""

    @property
    @abstractmethod
    def options(self) -> GameOptions:
        """What the table chose."""

    @property
    @abstractmethod
    def began(self) -> int:
        """The seat that was first in the first round."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now: several while all choose in secret, none when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as JSON-ready data; None is a spectator; BadOptions if there is no such seat."""

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """The views of several seats; games may let them share what everybody knows, so nothing in them is changed."""
        return {seat: self.view(seat) for seat in seats}

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def determinize(self, seat: int | None, rng: Random) -> Self:
        """A random full state that this seat cannot tell from the real one; nothing it can't know matters."""

    def supposed(self, seat: int) -> Self:
        """The sampled world that previews for this seat are worked out in.

        Where sampled worlds keep what others hide because a good memory knows it, a game puts something else here: what
        nobody is given no preview may turn on.
        """
        return self.determinize(seat, STILL)

    @property
    def undoable(self) -> int:
        """How many of the latest actions may be taken back: those since the last reveal or random number."""
        return len(self.history) - self._mark

    def legal(self, seat: int | None) -> list[Action]:
        """What this seat may do now, in catalogue order; empty for a seat that is not to act, and for a spectator."""
        if seat is None:
            return []
        if self._legal_seat != seat:
            self._legal = self._options(seat)
            self._legal_seat = seat
        return self._legal.copy()

    def apply(self, seat: int | None, action: Action, events: MutableSequence[Event] | None = None) -> None:
        """Plays the action and all that follows from it without a choice; IllegalAction if it is not in `legal`."""
        if seat is None:
            raise self._refusal(seat, action)
        if self._legal_seat != seat:
            self._legal = self._options(seat)
            self._legal_seat = seat
        if action not in self._legal:
            raise self._refusal(seat, action)
        rng, shown = self.rng, self.shown
        self._legal_seat = _NOBODY
        if events is None:
            self._play(seat, action)
        else:
            self.events = events
            try:
                self._play(seat, action)
            finally:
                self.events = None
        self.history.append(seat << _SEAT_SHIFT | action.id)
        if self.rng is not rng or self.shown != shown:
            self._mark = len(self.history)

    def usual(self, seat: int) -> Action | None:
        """How this seat would usually answer what it is asked now; None where that is the very point of its turn.

        Here it is the first legal action; games know better. It depends on nothing that the seat cannot know.
        """
        legal = self.legal(seat)
        return legal[0] if legal else None

    def standing(self, seat: int) -> dict[str, Standing]:
        """What the seat would score at the end beyond its score if the game ended now, by rule and by own mission.

        It depends on nothing that the seat cannot know. Empty in games where nothing is left to be scored then, or that
        do not say.
        """
        return {}

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
        """Why this seat may not take this action now: a message id and its arguments."""
        if self.over:
            return "why-over", {}
        if seat not in self.to_act:
            return "why-not-your-turn", {}
        if action in self.legal(seat):
            return "why-allowed", {}
        return self._reason(seat, action)

    def check_seat(self, seat: int | None) -> None:
        """BadOptions if nobody can sit there; None is a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadOptions(f"there is no seat {seat}; the seats are 0 to {self.players - 1}, None is a spectator")

    def taken(self) -> list[tuple[int, Action]]:
        """Every action so far with its seat, oldest first."""
        return [(h >> _SEAT_SHIFT, self.actions[h & (1 << _SEAT_SHIFT) - 1]) for h in self.history]

    def record(self) -> Record:
        """What it takes to play this game again."""
        return Record.of(self)

    def dump(self) -> dict[str, Any]:
        """Everything in the state, what is hidden included, so that two states can be compared."""
        return {name: getattr(self, name) for name in _members(type(self))}

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, GameState) and self.dump() == other.dump()

    __hash__ = None  # type: ignore[assignment]

    # Hooks ------------------------------------------------------------------------------------------------------------

    @abstractmethod
    def _options(self, seat: int) -> list[Action]:
        """What this seat may do now, computed afresh."""

    @abstractmethod
    def _play(self, seat: int, action: Action) -> None:
        """Carries out a legal action and everything forced after it."""

    def _reason(self, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
        """Why an action of a seat that is to act is not legal; games know better."""
        return "why-not-now", {}

    # Helpers for the games --------------------------------------------------------------------------------------------

    def _begin(self, seed: Seed, rng: Rng) -> None:
        self.seed = seed
        self.rng = rng
        self.shown = 0
        self.history = array("H")
        self.events = None
        self._mark = 0
        self._legal = []
        self._legal_seat = _NOBODY

    def _clone_base(self, other: GameState) -> None:
        self.seed = other.seed
        self.rng = other.rng
        self.shown = other.shown
        self.history = other.history[:]
        self.events = None
        self._mark = other._mark
        self._legal = other._legal
        self._legal_seat = other._legal_seat

    def _imagine(self, key: bytes) -> None:
        """Makes this copy a sampled world: its future is its own, and it has no past that could give anything away."""
        self.seed = None
        self.rng = Rng(key)
        self.shown = 0
        self.history = array("H")
        self._mark = 0
        self._legal = []
        self._legal_seat = _NOBODY

    def _refusal(self, seat: int | None, action: Action) -> IllegalAction:
        legal = self._legal if seat in self.to_act else []
        if self.over:
            why = "the game is over"
        elif seat not in self.to_act:
            why = f"it is the turn of seat {', '.join(map(str, self.to_act))}"
        else:
            shown = ", ".join(map(str, legal[:12])) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
            why = f"legal now: {shown}"
        return IllegalAction(f"seat {seat} may not play {str(action)!r}: {why}", legal)
