"""What is counted of a game of Vienna."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.counting import Used
from kaffeehaus.core.events import Event
from kaffeehaus.core.state import GameState
from kaffeehaus.games.vienna.board import BUILDINGS, SQUARES, total
from kaffeehaus.games.vienna.events import (
    AgentPlaced,
    Bought,
    DrawerFilled,
    MissionAccepted,
    MissionCompleted,
    SquareEnclosed,
)
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.setup import ADVANCED_CARDS, INTRODUCTORY_CARDS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import Item

MISSION_RULES: tuple[str, ...] = (word(Rule.MISSIONS),)
"""What is not completed costs agents, not points."""


def dealt(state: GameState) -> tuple[tuple[str, ...], ...]:
    """The S mission of every seat, in the advanced version."""
    return tuple(tuple(_names(held)) for held in cast(State, state).missions)


def _names(missions: int) -> Iterator[str]:
    return (m.name.name for m in MISSIONS if missions >> m.name & 1)


def at_start(state: GameState) -> Used:
    """The missions dealt at the start count as accepted."""
    names = [name for seat in dealt(state) for name in seat]
    return Counter((what, name) for what in ("dealt", "kept") for name in names)


def counted(state: GameState, events: Sequence[Event]) -> Used:
    """What these events, which led to the state, used."""
    used: Used = Counter()
    for event in events:
        match event:
            case DrawerFilled():
                used["card", str(event.card)] += 1
            case AgentPlaced():
                used["entered", str(event.building)] += 1
            case SquareEnclosed():
                used["enclosed", str(event.square)] += 1
            case MissionAccepted():
                used["kept", event.mission] += 1
            case MissionCompleted():
                used["completed", event.mission] += 1
            case Bought():
                used["bought", word(event.item)] += 1
    return used


def at_end(state: GameState) -> Used:
    """The missions that lie unfinished on the desks."""
    return Counter(("open", name) for held in cast(State, state).missions for name in _names(held))


def holdings(state: GameState) -> dict[str, tuple[int, ...]]:
    """Information tiles, agents on the board, and in the advanced version missions."""
    s = cast(State, state)
    found = {"tiles": tuple(map(total, s.tiles)), "agents": tuple(a.bit_count() for a in s.agents)}
    if s.table.advanced:
        found["missions_completed"] = tuple(m.bit_count() for m in s.completed)
        found["missions_open"] = tuple(m.bit_count() for m in s.missions)
    return found


def missions(players: int, options: Mapping[str, Any]) -> list[str]:
    """All sixty, in the advanced version."""
    return [m.name.name for m in MISSIONS] if options["version"] == "advanced" else []


def gifts() -> dict[str, tuple[str, ...]]:
    """There is none: every mission asks for something."""
    return {}


def summary(players: int, options: Mapping[str, Any], used: Used) -> dict[str, Any]:
    """The figures of every component of the version in play, those never used included."""
    advanced = options["version"] == "advanced"
    items = [word(i) for i in Item] if advanced else []
    return {
        "cards": {str(c): used["card", str(c)] for c in (ADVANCED_CARDS if advanced else INTRODUCTORY_CARDS)},
        "missions": {
            m: {"accepted": used["kept", m], "completed": used["completed", m]} for m in missions(players, options)
        },
        "purchases": {i: used["bought", i] for i in items},
        "spaces": {building.name: used["entered", str(number)] for number, building in enumerate(BUILDINGS)},
        "squares": {str(number): used["enclosed", str(number)] for number in range(len(SQUARES))},
    }
