"""Events say what happened and who may see it; actions are wishes, events are what came of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from typing import Any, ClassVar

from kaffeehaus.core.catalogue import word

_AS_IS = frozenset({int, str, bool, type(None)})
"""The types of most fields; JSON holds them as they are."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; games derive one class per kind, with typed fields."""

    kind: ClassVar[str]
    """The word by which logs, the wire and the message catalogue know this kind."""
    private: ClassVar[bool] = False
    """Whether only the seat named in the event may see it."""
    shows_own: ClassVar[bool] = False
    """Whether what comes to light was known to the seat named in the event, and is news to the others only."""

    def audience(self) -> int | None:
        """The only seat that may see it, or None if everybody may."""
        return getattr(self, "seat") if self.private else None  # noqa: B009  (only private kinds need a seat)

    def to_json(self) -> dict[str, Any]:
        """The event as plain data: its kind and its fields."""
        told = {"kind": self.kind}
        for name in _names(type(self)):
            value = getattr(self, name)
            told[name] = value if type(value) in _AS_IS else plain(value)
        return told


_names: Callable[[Any], tuple[str, ...]] = cache(lambda kind: tuple(field.name for field in fields(kind)))
"""The fields of a kind of event."""


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """The events that this seat, or a spectator, may see."""
    return [e for e in events if (only := e.audience()) is None or only == seat]


def plain(value: Any) -> Any:
    """A value as JSON can hold it: enums as their words, sequences as lists."""
    if isinstance(value, Enum):
        return word(value)
    if isinstance(value, tuple | list | bytes):
        return [plain(v) for v in value]
    return value
