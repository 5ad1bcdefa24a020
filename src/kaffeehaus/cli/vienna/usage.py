"""Which components of Vienna a game made use of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.cli.vienna.words import word
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna.events import Bought, DrawerFilled, MissionAccepted, MissionCompleted
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.setup import ADVANCED_CARDS, INTRODUCTORY_CARDS
from kaffeehaus.games.vienna.terms import Item

Used = Counter[tuple[str, str]]


def components(options: Mapping[str, Any]) -> tuple[Sequence[int], list[str], list[str]]:
    """The cards, missions and items of the version in play."""
    if options["version"] != "advanced":
        return INTRODUCTORY_CARDS, [], []
    return ADVANCED_CARDS, [m.name.name for m in MISSIONS], [word(i) for i in Item]


def counted(start: GameState | None, events: Sequence[Event]) -> Used:
    """What these events used; the missions dealt at the start count as accepted."""
    used: Used = Counter()
    if start is not None:
        used.update(("accepted", m) for desk in start.view(None)["desks"] for m in desk["missions"])
    for event in events:
        match event:
            case DrawerFilled():
                used["card", str(event.card)] += 1
            case MissionAccepted():
                used["accepted", MISSIONS[event.mission].name.name] += 1
            case MissionCompleted():
                used["completed", MISSIONS[event.mission].name.name] += 1
            case Bought():
                used["bought", word(event.item)] += 1
    return used
