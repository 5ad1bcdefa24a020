"""Looking at a finished game together: one leads, the others see the same step with the same eyes if they like.

None of it lasts: it is there as long as the leader is. Comments last, and are entries of the log.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kaffeehaus.server import permissions
from kaffeehaus.server.identity import Person
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.table import OVER, Table
from kaffeehaus.server.wire import Lead, Look, Mark

MOST_MARKS = 24
"""So many arrows and rings are shown at once; a further one takes the place of the oldest."""


class Drawn(NamedTuple):
    """An arrow from one place to another, or a ring around one."""

    user: str
    name: str
    places: tuple[str, ...]


class Together(NamedTuple):
    """What all look at."""

    user: str
    """Who leads, and how everybody calls them."""
    name: str
    step: int = 0
    eyes: int | None = None
    marks: tuple[Drawn, ...] = ()


def changed(table: Table, person: Person, together: Together | None, message: Lead | Look | Mark) -> Together | None:
    """What all look at from now on; a Refusal if that is not the person's to say."""
    if table.phase != OVER or table.state is None:
        raise Refusal("error-not-over")
    mine = together is not None and together.user == person.id
    match message:
        case Lead(leading=False):
            return None if mine else together
        case Lead():
            if together is not None and not mine:
                raise Refusal("error-together-led", name=together.name)
            return together or Together(person.id, permissions.voice(table, person))
    if together is None:
        raise Refusal("error-together-none")
    match message:
        case Look(step=step, eyes=eyes):
            if not mine:
                raise Refusal("error-together-led", name=together.name)
            count = len(table.state.history)
            if step > count:
                raise Refusal("error-step", count=count, value=str(step))
            if eyes is not None and eyes >= table.opened.players:
                raise Refusal("error-seat-unknown", seats=table.opened.players)
            marks = together.marks if step == together.step else ()
            return together._replace(step=step, eyes=eyes, marks=marks)
        case Mark(places=()):
            # Whoever leads wipes the board, everybody else their own lines.
            left = () if mine else tuple(one for one in together.marks if one.user != person.id)
            return together._replace(marks=left)
        case Mark(places=places):
            drawn = Drawn(person.id, permissions.voice(table, person), places)
            return together._replace(marks=(*together.marks, drawn)[-MOST_MARKS:])


def told(together: Together | None, user: str | None) -> dict[str, Any]:
    """What a guest is told of it."""
    if together is None:
        return {"t": "together", "leader": None}
    marks = [{"name": one.name, "places": one.places} for one in together.marks]
    you = user == together.user
    return {
        "t": "together",
        "leader": together.name,
        "you": you,
        "step": together.step,
        "eyes": together.eyes,
        "marks": marks,
    }
