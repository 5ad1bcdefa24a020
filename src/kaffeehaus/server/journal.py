"""What a table tells, item by item, and which of it each user has heard."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event

NO_MORE: dict[str, Any] = {}
"""What most items show besides: nothing, and all of them the same one."""
Owners = tuple[str | None, ...]
"""Whose each seat is."""
MOST_KNOWN = 50_000
"""So many different events are kept once for all tables; more than both games have in practice."""
_known: dict[Event, Event] = {}


def kept(events: Iterable[Event]) -> tuple[Event, ...]:
    """Events as a journal keeps them: most were told at many tables before, and all of those keep the same ones."""
    return tuple(_same(event) for event in events)


def _same(event: Event) -> Event:
    try:
        return _known.setdefault(event, event) if len(_known) < MOST_KNOWN else _known.get(event, event)
    except TypeError:
        return event  # an event of a game need not be hashable


@dataclass(slots=True)
class Item:
    """One thing a table tells; who may hear of it is settled when it happens."""

    kind: str
    owners: Owners
    """Whose the seats were then."""
    seat: int = -1
    action: Action | None = None
    """What the seat played, if that is what happened."""
    events: tuple[Event, ...] = ()
    revealed: bool = False
    """Whether it brought something hidden to light."""
    secret: bool = False
    """Whether it was a choice in secret while others were still choosing."""
    shows: dict[str, Any] = field(default_factory=lambda: NO_MORE)
    """What else everybody hears."""
    takes_back: Item | None = None
    left: float | None = None
    """How many seconds whoever played it had left then, where there is a clock."""
    for_seated: bool = False
    """Whether only those hear of it who held a seat then."""
    at: float = 0.0
    """When it happened, in seconds since 1970. Whoever does not hear of it does not learn this either, and what comes
    to light later is part of the item that brings it to light."""

    def heard_by(self, user: str | None) -> bool:
        """Whether the user learns that it happened; a secret choice that shows nothing is nobody's business."""
        if self.for_seated:
            return user is not None and user in self.owners
        if self.takes_back is not None:
            return self.takes_back.heard_by(user)
        if not self.secret or (user is not None and self.owners[self.seat] == user):
            return True
        return any(True for _ in self.visible(user))

    def visible(self, user: str | None) -> Iterable[Event]:
        """The events that the user may see with the seats held then."""
        for event in self.events:
            only = event.audience()
            if only is None or (user is not None and self.owners[only] == user):
                yield event


class Ledger:
    """Which items a user has heard of; the place of an item here, counted from 1, is its `seq` on the wire."""

    __slots__ = ("items", "live", "numbers", "read")

    def __init__(self) -> None:
        self.items = array("I")
        self.numbers = array("I")
        """For each item how many actions, those taken back not counted, the user had heard of with it."""
        self.live = 0
        self.read = 0
