"""Which components of Valencia a game made use of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from kaffeehaus import GameState
from kaffeehaus.cli.valencia.city import quarters
from kaffeehaus.cli.valencia.words import CARD, Words, cell_name, word
from kaffeehaus.core.events import Event
from kaffeehaus.games.valencia.board import each, first_city
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.events import (
    FountainBuilt,
    FountainUsed,
    MissionKept,
    MissionScored,
    Settled,
    StackRevealed,
)
from kaffeehaus.games.valencia.influence import deck
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Influence, MissionKind
from kaffeehaus.locale import Texts

Used = Counter[tuple[str, str]]
SHOWN = 5
"""How many spaces the table names at either end."""


def at_start(state: GameState) -> Used:
    """Nothing is used before the first decision."""
    return Counter()


def counted(state: GameState, events: Sequence[Event]) -> Used:
    """What these events, which led to the state, used."""
    used: Used = Counter()
    for event in events:
        match event:
            case StackRevealed():
                used.update(("card", word(card)) for card in event.cards)
            case MissionKept():
                used["kept", CONTENT.missions[event.mission].id] += 1
            case MissionScored():
                used["completed", CONTENT.missions[event.mission].id] += event.points >= 0
            case Settled():
                used["settled", cell_name(event.cell)] += 1
            case FountainBuilt():
                used["built", str(event.fountain)] += 1
            case FountainUsed():
                used["ability", str(cast(State, state).fountain_at[event.cell])] += 1
    return used


def summary(players: int, options: Mapping[str, Any], used: Used) -> dict[str, Any]:
    """The figures of every component in the game, those never used included."""
    missions = [m.id for m in CONTENT.missions if players > 2 or m.kind is not MissionKind.QUARTERS]
    return {
        "cards": {card: used["card", card] for card in _cards(options)},
        "missions": {m: {"accepted": used["kept", m], "completed": used["completed", m]} for m in missions},
        "purchases": {},
        "spaces": {cell: used["settled", cell] for cell in _spaces(players == 2, options)},
        "fountains": {
            str(f.index): {"built": used["built", str(f.index)], "used": used["ability", str(f.index)]}
            for f in CONTENT.fountains
        },
    }


def _cards(options: Mapping[str, Any]) -> list[str]:
    return [word(Influence(card)) for card in sorted(set(deck(options["specials"])))]


def _spaces(small: bool, options: Mapping[str, Any]) -> list[str]:
    """The city spaces of the first city; in a random one any cell but the centre can be one."""
    if options["city"] == "first-game":
        return [cell_name(cell) for cell in each(first_city(small).spaces)]
    return [cell_name(cell) for cell in sorted(quarters(small))]


def rows(texts: Texts, used: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The same for people: a label and a line each."""
    words = Words(texts)

    def value(name: str, count: int) -> str:
        return texts.text("figures-value", name=name, count=count)

    cards = words.listed(value(words.code(card), used["cards"][card]) for card in CARD if card in used["cards"])
    sums = [sum(m[k] for m in used["missions"].values()) for k in ("accepted", "completed")]
    spaces = [value(cell, n) for cell, n in sorted(used["spaces"].items(), key=lambda item: (-item[1], item[0]))]
    ends = [words.listed(part) for part in (spaces[:SHOWN], spaces[-SHOWN:])]
    fountains = words.listed(
        texts.text("figures-fountain", fountain=words.fountain(int(n), short=True), **f)
        for n, f in used["fountains"].items()
    )
    return [
        (texts.text("figures-revealed"), cards),
        (texts.text("figures-kept"), texts.text("figures-two", first=sums[0], second=sums[1])),
        (texts.text("figures-settled"), texts.text("figures-range", first=ends[0], last=ends[1])),
        (texts.text("figures-fountains"), fountains),
    ]
