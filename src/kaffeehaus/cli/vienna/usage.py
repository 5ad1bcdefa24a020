"""Which components of Vienna a game made use of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kaffeehaus import GameState
from kaffeehaus.cli.vienna.words import Words, card_number, word
from kaffeehaus.core.events import Event
from kaffeehaus.games.vienna.events import Bought, DrawerFilled, MissionAccepted, MissionCompleted
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.setup import ADVANCED_CARDS, INTRODUCTORY_CARDS
from kaffeehaus.games.vienna.terms import Item
from kaffeehaus.locale import Texts

Used = Counter[tuple[str, str]]
SHOWN = 5
"""How many cards the table names at either end."""


def at_start(state: GameState) -> Used:
    """The missions dealt at the start count as accepted."""
    return Counter(("accepted", m) for desk in state.view(None)["desks"] for m in desk["missions"])


def counted(state: GameState, events: Sequence[Event]) -> Used:
    """What these events, which led to the state, used."""
    used: Used = Counter()
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


def summary(players: int, options: Mapping[str, Any], used: Used) -> dict[str, Any]:
    """The figures of every component of the version in play, those never used included."""
    advanced = options["version"] == "advanced"
    missions = [m.name.name for m in MISSIONS] if advanced else []
    items = [word(i) for i in Item] if advanced else []
    return {
        "cards": {str(c): used["card", str(c)] for c in (ADVANCED_CARDS if advanced else INTRODUCTORY_CARDS)},
        "missions": {m: {"accepted": used["accepted", m], "completed": used["completed", m]} for m in missions},
        "purchases": {i: used["bought", i] for i in items},
    }


def rows(texts: Texts, used: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The same for people: a label and a line each."""
    words = Words(texts)

    def value(name: str, count: int) -> str:
        return texts.text("figures-value", name=name, count=count)

    by_use = sorted(used["cards"].items(), key=lambda item: (-item[1], int(item[0])))
    cards = [value(card_number(int(card)), number) for card, number in by_use]
    ends = [words.listed(part) for part in (cards[:SHOWN], cards[-SHOWN:])]
    found = [(texts.text("figures-cards"), texts.text("figures-range", first=ends[0], last=ends[1]))]
    if used["missions"]:
        sums = [sum(m[k] for m in used["missions"].values()) for k in ("accepted", "completed")]
        found.append((texts.text("figures-missions"), texts.text("figures-two", first=sums[0], second=sums[1])))
    if used["purchases"]:
        bought = words.listed(value(texts.text("item", item=i), n) for i, n in used["purchases"].items())
        found.append((texts.text("figures-purchases"), bought))
    return found
