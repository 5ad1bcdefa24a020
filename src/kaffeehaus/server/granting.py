"""Plays wishes when their turn has come: the first that is legal and holds, and nothing on past what shows something.

Everything is worked out in a world that the seat can imagine, as previews are; the real one only has to agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kaffeehaus import GameState
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event
from kaffeehaus.core.preview import UntilReveal, previews, unasked
from kaffeehaus.server.entries import Entry, Granted, InRound, Least, Most, Played, Unless, Wish
from kaffeehaus.server.table import Table
from kaffeehaus.server.wishes import Own, kind, moment

AMOUNTS = "count", "points"
"""The fields of which the first that an event has is its amount."""


class Course(NamedTuple):
    """What a wish comes to."""

    actions: list[Action]
    """What may be played of it."""
    events: list[Event]
    """What its player can foresee of all of it."""
    asks: bool
    """Whether something would show that the wish does not allow, so that the rest is for its player."""
    news: bool
    """Whether something shows that its player could not know."""


def late(table: Table, at: float) -> list[Entry]:
    """What is played at a moment because somebody wished it."""
    for seat in table.wishes:
        due = moment(table, seat)
        if due is not None and due <= at:
            return granted(table, seat)
    return []


def granted(table: Table, seat: int) -> list[Entry]:
    """The entries for the wishes of a seat that is to act: at least that they were looked at."""
    assert table.state is not None
    own, state = table.wishes[seat], table.state.clone()
    left = dict(enumerate(own.wishes, 1))
    dropped: list[int] = []
    played: list[int] = []
    actions: list[Action] = []
    asks, failed = 0, False
    while kinds := {action.kind for action in state.legal(seat)}:
        number, course = 0, None
        for one, wish in list(left.items()):
            if kind(wish.actions[0]) not in kinds:
                continue
            found = followed(state, seat, [table.game.parse(text) for text in wish.actions], shows=wish.shows)
            if found is None:
                dropped.append(one)
                del left[one]
            elif holds(table, own, seat, wish, found.events):
                number, course = one, found
                break
            else:
                failed = not played
        if course is None:
            break
        for action in course.actions:
            about = {other.kind for other in state.legal(seat)}
            left = {one: wish for one, wish in left.items() if kind(wish.actions[0]) not in about}
            state.apply(seat, action)
        actions += course.actions
        played += [number] if course.actions else []
        asks, failed = number if course.asks else 0, False
        if course.asks or course.news:
            break
    looked = Granted(seat, tuple(dropped), tuple(played), asks, failed)
    return [looked, *(Played(seat, str(action)) for action in actions)]


def followed(state: GameState, seat: int, wanted: Iterable[Action], *, shows: bool) -> Course | None:
    """What actions come to one after the other, with the answers between them that need no asking; None if they do not
    follow each other.

    Nothing goes on past what the seat could not know, nor is it looked at: what would come then is not certain.
    """
    world, real = state.supposed(seat), state.clone()
    foreseen, seen = UntilReveal(world, seat), UntilReveal(real, seat)
    actions: list[Action] = []
    asks = news = False
    for action in wanted:
        if news:
            asks = True
            break
        answers = _answers(world, seat, action)
        if answers is None:
            return None
        for answer in answers:
            if seat not in real.to_act or answer not in real.legal(seat):
                return None
            world.apply(seat, answer, foreseen)
            real.apply(seat, answer, seen)
            foreseen.close()
            seen.close()
            news = foreseen.revealed or seen.revealed
            asks = asks or (not shows and not (world.undoable and real.undoable))
            if not asks:
                actions.append(answer)
    return Course(actions, list(foreseen), asks, news)


def _answers(world: GameState, seat: int, action: Action) -> list[Action] | None:
    """The action with the usual answers that need no asking before it; nothing where it is one of those and is not
    asked for, and None where it cannot be done."""
    world, found = world.clone(), []
    while seat in world.to_act and action not in world.legal(seat):
        usual = None if world.waiting else unasked(world, seat, foreseen := previews(world, seat))
        if usual is None or any(one.ends for one in foreseen if one.action is usual):
            break
        found.append(usual)
        world.apply(seat, usual)
    if seat in world.to_act and action in world.legal(seat):
        return [*found, action]
    return [] if action.kind in world.habits else None


def holds(table: Table, own: Own, seat: int, wish: Wish, events: Iterable[Event]) -> bool:
    """Whether what a wish depends on is so."""
    assert table.state is not None
    match wish.only:
        case Most(event):
            return _total(events, event["kind"], seat) <= _amount(event)
        case Least(event):
            return _total(events, event["kind"], seat) >= _amount(event)
        case Unless(action, other):
            standing = set(map(id, table.moves))
            heard = (item for item in table.journal[own.since :] if id(item) in standing and item.heard_by(own.user))
            return not any(
                str(item.action) == action and item.seat != seat and other in (None, item.seat) for item in heard
            )
        case InRound(number):
            return table.state.round == number
    return True


def _total(events: Iterable[Event], of: object, seat: int) -> int:
    """What all events of a kind that are about a seat come to."""
    return sum(_amount(e.to_json()) for e in events if e.kind == of and getattr(e, "seat", seat) == seat)


def _amount(event: Mapping[str, object]) -> int:
    """How much an event is about."""
    return next((value for name in AMOUNTS if isinstance(value := event.get(name), int)), 0)
