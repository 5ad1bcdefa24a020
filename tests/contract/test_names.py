"""Views and events name missions and fountains by the ids of their tables, never by a place in one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.contract.play import random_move
from tests.contract.tables import Table, some

from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia.content import CONTENT as VALENCIA
from kaffeehaus.games.vienna.content import CONTENT as VIENNA

MISSIONS = {"vienna": {m.id for m in VIENNA.missions}, "valencia": {m.id for m in VALENCIA.missions}}
FOUNTAINS = {f.id: f for f in VALENCIA.fountains}
NAMED = ("mission", "missions", "fountain", "completed", "display", "own_missions", "offered", "rejected")
"""The fields that hold missions or fountains."""
OCCUR = {"vienna": {"display", "missions", "mission"}, "valencia": {"own_missions", "rejected", "mission", "fountain"}}
"""Those of them that every game has; the introductory VIENNA has no missions."""


def fields(data: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value in plain data with the name of its field."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from fields(value, key)
    elif isinstance(data, list):
        for value in data:
            yield from fields(value, name)
    else:
        yield name, data


@pytest.mark.parametrize("table", some(9), ids=str)
def test_missions_and_fountains_have_names(table: Table):
    state, rng = table.start(3), Random(3)
    known = MISSIONS[table.game] | FOUNTAINS.keys()
    happened: list[Event] = []
    seen: set[str] = set()
    while not state.over:
        state.apply(*random_move(state, rng), happened)
        if rng.random() < 0.1 or state.over:
            for seat in range(state.players):
                view = json.loads(json.dumps(state.view(seat)))
                # Of others a view tells how many missions they have.
                named = [(k, v) for k, v in fields(view) if k in NAMED and not (k == "missions" and isinstance(v, int))]
                assert all(v in known for _, v in named), named
                seen |= {k for k, _ in named}
    told = json.loads(json.dumps([event.to_json() for event in happened]))
    named = [(k, v) for k, v in fields(told) if k in NAMED]
    assert all(v in known for _, v in named), named
    plain = table.game == "vienna" and "introductory" in str(table)
    assert seen | {k for k, _ in named} >= (set() if plain else OCCUR[table.game])


def test_a_fountain_in_a_view_says_what_it_shows():
    table = next(t for t in some(1) if t.game == "valencia")
    state, rng = table.start(3), Random(3)
    while not state.over:
        state.apply(*random_move(state, rng))
    view = state.view(None)
    built = view["city"]["fountains"].values()
    assert len(built) == 5
    assert sorted(f["id"] for f in built) == sorted(board["fountain"]["id"] for board in view["boards"])
    for shown in built:
        fountain = FOUNTAINS[shown["id"]]
        assert shown["value"] == fountain.value
        assert shown["ability"] == (fountain.ability.value if fountain.ability else None)
