"""What must hold of the pieces of every game, as functions that fail; the rest is `core.conformance`."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from tests.contract.tables import COUNTING

from kaffeehaus import GameState
from kaffeehaus.core import conformance
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.conformance import viewers
from kaffeehaus.core.events import Event


def check_pieces(state: GameState) -> None:
    """Every piece of the box is somewhere, once."""
    counting = COUNTING[state.game.name]
    assert counting.conserved(state) == counting.contents(state)


def play_booked(state: GameState, seat: int, action: Action) -> list[Event]:
    """Plays an action and checks that its events explain every change; hands the events back."""
    counting = COUNTING[state.game.name]
    books = counting.amounts(state)
    events: list[Event] = []
    state.apply(seat, action, events)
    counting.book(books, events)
    assert books == counting.amounts(state)
    json.dumps([e.to_json() for e in events])
    return events


def play_watched(state: GameState, seat: int, action: Action) -> None:
    """Plays an action and checks that it may be taken back just if it showed nobody anything and used no chance."""
    counting = COUNTING[state.game.name]
    known = {v: counting.seen(state.view(v)) for v in viewers(state)}
    rng, undoable = state.rng, state.undoable
    poor, rich = counting.purses(state, seat, lambda: 0), counting.purses(state, seat, lambda: 6)
    events: list[Event] = []
    state.apply(seat, action, events)
    assert state.undoable in (0, undoable + 1)
    shown = any(e.kind in counting.revealing for e in events)
    # Who is asked next tells what others have, unless it is the same whatever they have.
    shown |= next_after(poor, seat, action) != next_after(rich, seat, action)
    shown |= any(counting.seen(state.view(v)) - known[v] for v in viewers(state))
    if state.undoable:
        assert not shown
        assert state.rng == rng
    else:
        assert shown or state.rng != rng


def next_after(state: GameState, seat: int, action: Action) -> object:
    """Who is asked what after an action."""
    after = state.clone()
    after.apply(seat, action)
    return after.to_act, after.view(None).get("asked")


def drawn(rng: Random) -> Callable[[], int]:
    """Amounts behind a screen, often none."""
    return lambda: rng.choice((0, 0, 1, 2, 3, 6))


def another_world(state: GameState, seat: int | None, rng: Random) -> GameState:
    """A game that differs in all that is hidden from a seat, in what a good memory knows and nobody is given too."""
    return COUNTING[state.game.name].purses(state.determinize(seat, rng), seat, drawn(rng))


def check_worlds(state: GameState, number: int) -> None:
    """A sampled world cannot be told from the real one, depends on nothing hidden, and has every piece of the box."""
    conformance.check_worlds(state, number)
    for seat in viewers(state):
        check_pieces(state.determinize(seat, Random(number)))
