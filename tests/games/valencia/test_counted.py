"""What the final scoring counted in the city is told with the end, and agrees with what it scored (L34, K34, H9)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kaffeehaus.games.valencia import GAME as VALENCIA
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.missions import MISSIONS
from kaffeehaus.games.valencia.state import State

KINDS = {mission.id: mission.kind.value for mission in CONTENT.missions}
BY_MEMBER = {"cost", "guild", "wall", "corners", "central-fountain", "palms", "most-members"}
BY_FOUNTAIN = {"four-fountains", "every-fountain"}
SHAPES = {"square": 4, "row": 3, "diagonal": 3}
NOWHERE = {"more-than-neighbour", "three-goods", "ten-minus", "most-coins", "council", "nobility-or-church", "stefan"}
"""What looks behind the screen or to the council."""


def ended(seed: int, players: int) -> dict[str, Any]:
    """The end of a game in which everybody holds as many missions as there are."""
    state, rng = VALENCIA.start(players, VALENCIA.options({}), bytes([seed]) * 32), Random(seed)
    while not state.over:
        for seat in state.to_act[:1]:
            state.apply(seat, rng.choice(state.legal(seat)))
    assert isinstance(state, State)
    for seat in range(players):
        state.missions[seat] = (1 << len(MISSIONS)) - 1
    return state.view(None)


def agrees(kind: str, cells: set[int], own: set[int], stands: dict[str, Any]) -> None:
    """What lies on the cells is as much as the mission has."""
    members = cells & own
    if kind in NOWHERE:
        assert not cells
    elif kind in BY_MEMBER:
        assert len(cells) == stands["have"]
    elif kind in BY_FOUNTAIN:
        assert len(cells - own) == stands["have"]
    elif kind == "same-fountain":
        assert (len(members), len(cells - own)) == (stands["have"], 1 if stands["have"] else 0)
    elif kind in SHAPES:
        assert len(cells) == stands["have"] or stands["have"] == SHAPES[kind] < len(cells)
    elif kind == "route":
        assert len(cells) == stands["points"]
    elif kind == "alone":
        assert 2 * len(cells) == stands["points"]
    else:
        assert cells == own


@pytest.mark.parametrize("players", [2, 3, 5])
def test_L34_K34_what_was_counted_lies_where_it_was_scored(players: int) -> None:
    view = ended(players, players)
    city = view["city"]
    for desk in view["desks"]:
        counted, own = desk["counted"], set(city["members"][desk["seat"]])
        where = {name: set(found["cells"]) for name, found in counted.items()}
        stands = desk["standing"]
        assert where["members"] == own
        assert len(where["palms"]) == stands["palms"]["points"]
        assert counted["palms"]["trees"] == [t for t in city["palms"] if own & set(city["shade"][str(t)])]
        built = {int(cell): fountain["value"] for cell, fountain in city["fountains"].items()}
        values = {**built, city["centre"]: CONTENT.central}
        pairs = [values[f] for f in where["fountains"] - own for cell in city["beside"][str(f)] if cell in own]
        assert sum(pairs) == stands["fountains"]["points"]
        for mission, kind in KINDS.items():
            assert where[mission] <= own | set(values)
            agrees(kind, where[mission], own, stands[mission])
