"""The error tree: what a person or a tool can get wrong raises one of these, and the message says what was allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kaffeehaus.core.catalogue import Action


class KaffeehausError(Exception):
    """Anything that is wrong with what was asked for, never a fault of the program.

    The message is for programmers, tests and logs. What a person can bring about also has the id of a text and its
    arguments, so that a front end can say it in the person's language; an argument may be another such error.
    """

    def __init__(self, message: str = "", /, *, id: str | None = None, **details: Any) -> None:
        super().__init__(message)
        self.id = id
        self.details = details


class BadOptions(KaffeehausError, ValueError):  # noqa: N818  (the contract's name)
    """An option, a number of players or a seed that no table can have."""


class BadPosition(BadOptions):
    """A position that no game can come to; `problems` has an error for each mistake, and the first is the message."""

    def __init__(self, *problems: BadOptions) -> None:
        first = problems[0]
        super().__init__(str(first), id=first.id, **first.details)
        self.problems = problems


class IllegalAction(KaffeehausError, ValueError):  # noqa: N818  (the contract's name)
    """An action that its seat may not take now; `legal` lists what it may take, and the state is unchanged."""

    def __init__(self, message: str, legal: Sequence[Action] = ()) -> None:
        super().__init__(message)
        self.legal = tuple(legal)


class BadRecord(KaffeehausError, ValueError):  # noqa: N818  (the contract's name)
    """A record that is truncated, edited, foreign, or of other rules than these."""


class BadContent(KaffeehausError, ValueError):  # noqa: N818  (the contract's name)
    """Content tables that break figures of the rulebook; `faults` has a line for each, and the first is the message."""

    def __init__(self, *faults: str) -> None:
        super().__init__(faults[0])
        self.faults = faults


class BadGame(KaffeehausError):  # noqa: N818  (like the others)
    """A game of another package that breaks the contract; the message says where."""
