"""The course of a game as an agenda: steps that run by themselves, and steps that ask a seat for a decision.

Pending decisions are plain data, so that a game can be saved, copied and taken back at any moment. A question with a
single answer is answered here, so that nobody is asked what there is nothing to think about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.compiling import mypyc_attr
from kaffeehaus.core.state import GameState

if TYPE_CHECKING:
    from kaffeehaus.core.contract import GameOptions

Entry = tuple[int, int, int]
"""A step with its two arguments."""
Run = Callable[[Any, int, int], None]
"""Carries out a step with its two arguments."""
Options = Callable[[Any, int], list[Action]]
"""Lists what a seat may answer, in catalogue order; the list is not changed afterwards."""
Answer = Callable[[Any, int, Any], None]
"""Carries out a seat's answer."""
Veil = Callable[[Any, int], bool]
"""Whether it hangs on what a seat hides if it is asked or passed over."""


class Course:
    """Which function runs each step, which two list and take the answers to each question, and which may be veiled."""

    __slots__ = ("answer", "first_ask", "options", "run", "veiled")

    def __init__(
        self,
        steps: type[IntEnum],
        run: Mapping[Any, Run],
        ask: Mapping[Any, tuple[Options, Answer]],
        veiled: Mapping[Any, Veil] | None = None,
    ) -> None:
        """Steps that run come before steps that ask, and every step is one or the other."""
        self.first_ask = len(run)
        """The first step that asks."""
        self.run: tuple[Run, ...] = tuple(run[step] for step in list(steps)[: self.first_ask])
        asking = [ask[step] for step in list(steps)[self.first_ask :]]
        self.options: tuple[Options, ...] = (*(_nothing,) * self.first_ask, *(options for options, _ in asking))
        self.answer: tuple[Answer, ...] = (*(_refused,) * self.first_ask, *(answer for _, answer in asking))
        self.veiled: tuple[Veil | None, ...] = tuple((veiled or {}).get(step) for step in steps)


def _nothing(state: Any, seat: int) -> list[Action]:
    return []


def _refused(state: Any, seat: int, action: Any) -> None:
    raise AssertionError("a step that runs by itself was answered")


SEATS: Final = tuple(tuple(p for p in range(8) if seats >> p & 1) for seats in range(256))
"""The members of every set of seats."""


T = TypeVar("T")
"""The class of a game's `table`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(GameState, Generic[T]):
    """A game whose course is an agenda."""

    __slots__ = ("agenda", "over", "pending", "seat", "table", "waiting")

    course: ClassVar[Course]

    table: T
    """What does not change during a game, shared by all copies; the game's own class, with `players` and `options`."""
    over: bool
    """Whether the game has ended."""
    agenda: list[Entry]
    """The steps that follow, last first, each with two arguments."""
    pending: Entry
    """The step that asks now."""
    seat: int
    """The seat that is asked, unless several choose in secret."""
    waiting: int
    """The seats that still choose in secret, as a set."""

    @property
    def players(self) -> int:
        """How many play."""
        table: Any = self.table
        return int(table.players)

    @property
    def began(self) -> int:
        """The seat that was first in the first round."""
        table: Any = self.table
        return int(table.began)

    @property
    def options(self) -> GameOptions:
        """What the table chose."""
        table: Any = self.table
        chosen: GameOptions = table.options
        return chosen

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        if self.waiting:
            return SEATS[self.waiting]
        return () if self.over else (self.seat,)

    def run(self, actor: int = -1) -> None:
        """Takes steps from the agenda until one asks something with more than one answer, or none are left.

        Where it hangs on what another than the actor hides, being asked shows as much as being passed over.
        """
        self._go_on(self.course, actor)

    def _go_on(self, course: Course, actor: int) -> None:
        agenda = self.agenda
        first_ask, run, veiled = course.first_ask, course.run, course.veiled
        while agenda:
            entry = agenda.pop()
            step = entry[0]
            if step < first_ask:
                run[step](self, entry[1], entry[2])
                continue
            self.pending = entry
            if self.waiting:
                return
            seat = self.seat
            found = course.options[step](self, seat)
            if (veil := veiled[step]) and seat != actor and veil(self, seat):
                self.shown += 1
            if len(found) > 1:
                self._legal = found
                self._legal_seat = seat
                return
            course.answer[step](self, seat, found[0])

    def _options(self, seat: int) -> list[Action]:
        if seat in SEATS[self.waiting] if self.waiting else seat == self.seat and not self.over:
            step: int = self.pending[0]
            return self.course.options[step](self, seat)
        return []

    def _play(self, seat: int, action: Action) -> None:
        course = self.course
        course.answer[self.pending[0]](self, seat, action)
        self._go_on(course, seat)

    def _clone_agenda(self, other: AgendaState[T]) -> None:
        self._clone_base(other)
        self.table = other.table
        self.over = other.over
        self.agenda = other.agenda[:]
        self.pending = other.pending
        self.seat = other.seat
        self.waiting = other.waiting
