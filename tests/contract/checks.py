"""What must hold in every position of every game, as functions that fail."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.contract.play import snapshot
from tests.contract.tables import COUNTING

from kaffeehaus import GameState, IllegalAction
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.events import Event, visible

VIEW_LIMIT = 12_000
"""The most bytes a view may take as JSON, so that a table with many watchers stays light."""


def viewers(state: GameState) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.players), None]


def check_legal(state: GameState) -> None:
    """Who is to act has a real choice, in catalogue order; nobody else has any."""
    acting = state.to_act
    assert list(acting) == sorted(set(acting) & set(range(state.players)))
    assert state.over == (not acting)
    for seat in acting:
        legal = state.legal(seat)
        assert len(legal) >= 2
        ids = [a.id for a in legal]
        assert ids == sorted(set(ids))
        assert all(state.actions[a.id] is a for a in legal)
    for seat in {-1, 99, *range(state.players + 1)} - set(acting):
        assert state.legal(seat) == []


def check_refusals(state: GameState, rng: Random, count: int = 3) -> None:
    """What is not in the list is refused, the error says what was, and nothing has changed."""
    before = snapshot(state)
    for seat in {*range(-1, state.players + 1), 99}:
        legal = state.legal(seat)
        refused = [a for a in rng.sample(state.actions, count + len(legal)) if a not in legal][:count]
        for action in refused:
            events: list[Event] = []
            with pytest.raises(IllegalAction) as caught:
                state.apply(seat, action, events)
            assert caught.value.legal == tuple(legal)
            assert str(action) in str(caught.value)
            assert events == []
            assert state.why_not(seat, action)[0] != "why-allowed"
        assert state.legal(seat) == legal
    assert snapshot(state) == before


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
    events: list[Event] = []
    state.apply(seat, action, events)
    assert state.undoable in (0, undoable + 1)
    shown = any(e.kind in counting.revealing for e in events)
    shown |= any(counting.seen(state.view(v)) - known[v] for v in viewers(state))
    if state.undoable:
        assert not shown
        assert state.rng == rng
    else:
        assert shown or state.rng != rng


def check_views(state: GameState) -> None:
    """A view is plain data of reasonable size that survives a trip over the wire."""
    for seat in viewers(state):
        view = state.view(seat)
        text = json.dumps(view)
        assert len(text) < VIEW_LIMIT
        assert json.loads(text) == view


def told(events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What a seat is told of the events."""
    return [e.to_json() for e in visible(list(events), seat)]


def check_worlds(state: GameState, number: int) -> None:
    """A sampled world looks like the real one to its seat, and depends on nothing that the seat cannot know."""
    for seat in viewers(state):
        world = state.determinize(seat, Random(number))
        assert world.view(seat) == state.view(seat)
        assert (world.to_act, world.over) == (state.to_act, state.over)
        assert (world.undoable, world.taken()) == (0, [])
        if seat is not None:
            assert world.legal(seat) == state.legal(seat)
        again = world.determinize(seat, Random(number + 1))
        assert snapshot(again) == snapshot(state.determinize(seat, Random(number + 1)))
        check_pieces(world)


def check_outcome(state: GameState) -> None:
    """The end says who won, with how much and for what, and allows nothing more."""
    outcome = state.outcome
    assert outcome is not None
    assert state.to_act == ()
    assert len(outcome.scores) == len(outcome.points) == state.players
    assert [sum(p.values()) for p in outcome.points] == list(outcome.scores)
    assert outcome.winners
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert {outcome.scores[w] for w in outcome.winners} == {max(outcome.scores)}
    assert outcome.reason
    for seat in viewers(state):
        assert state.view(seat)["outcome"] == json.loads(json.dumps(outcome.to_json()))
