"""What is counted of a game of Valencia."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Any, cast

from kaffeehaus.core.catalogue import word
from kaffeehaus.core.counting import Used
from kaffeehaus.core.events import Event
from kaffeehaus.core.sets import each
from kaffeehaus.core.state import GameState
from kaffeehaus.games.valencia.board import CELLS, City, first_city, quarters
from kaffeehaus.games.valencia.content import CONTENT, Layout
from kaffeehaus.games.valencia.events import (
    FountainBuilt,
    FountainUsed,
    GoodGained,
    MissionKept,
    MissionScored,
    SeatTaken,
    Settled,
    StackRevealed,
)
from kaffeehaus.games.valencia.influence import deck
from kaffeehaus.games.valencia.rules import Rule
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import FORMULAS, Influence, MissionKind

TILES = ascii_uppercase
"""What tiles are called."""
MISSION_RULES: tuple[str, ...] = (word(Rule.MISSIONS), word(Rule.FAILED_MISSIONS))
"""Missions that succeed bring points, those that fail cost some."""


def dealt(state: GameState) -> tuple[tuple[str, ...], ...]:
    """The five missions that every seat chooses from at the start (L13)."""
    return tuple(tuple(CONTENT.missions[m].id for m in offered) for offered in cast(State, state).offered)


def at_start(state: GameState) -> Used:
    """The missions dealt, of which none is kept yet, and the tiles as they lie."""
    used = Counter(("dealt", name) for seat in dealt(state) for name in seat)
    used.update(("laid", face) for face in _faces(cast(State, state).table.city))
    return used


def counted(state: GameState, events: Sequence[Event]) -> Used:
    """What these events, which led to the state, used."""
    used: Used = Counter()
    for event in events:
        match event:
            case StackRevealed():
                used.update(("card", word(card)) for card in event.cards)
            case MissionKept():
                used["kept", event.mission] += 1
            case MissionScored():
                name, points = event.mission, event.points
                used["completed" if points >= 0 else "open", name] += 1
                used["earned" if points >= 0 else "lost", name] += abs(points)
            case Settled():
                used["settled", CELLS[event.cell].name] += 1
                used["peopled", _face_at(cast(State, state).table.city, event.cell)] += 1
            case SeatTaken():
                used["seated", word(event.place)] += 1
            case GoodGained():
                used["gained", word(event.good)] += 1
            case FountainBuilt():
                used["built", event.fountain] += 1
            case FountainUsed():
                used["ability", CONTENT.fountains[cast(State, state).fountain_at[event.cell]].id] += 1
    return used


def at_end(state: GameState) -> Used:
    """Nothing: the last scoring shows all missions."""
    return Counter()


def holdings(state: GameState) -> dict[str, tuple[int, ...]]:
    """Members in the city, missions held, coins."""
    s = cast(State, state)
    return {
        "members": tuple(cells.bit_count() for cells in s.city),
        "missions": tuple(held.bit_count() for held in s.missions),
        "coins": tuple(s.coins),
    }


def missions(players: int, options: Mapping[str, Any]) -> list[str]:
    """The missions in the game: with two players one is left out."""
    return [m.id for m in CONTENT.missions if players > 2 or m.kind is not MissionKind.QUARTERS]


def gifts() -> dict[str, tuple[str, ...]]:
    """The missions that cannot fail: all of them, and those that pay about 10."""
    every = tuple(m.id for m in CONTENT.missions if m.kind in FORMULAS)
    route = [m.id for m in CONTENT.missions if m.kind is MissionKind.ROUTE]
    return {"all": every, "rich": tuple(m for m in every if m not in route)}


def summary(players: int, options: Mapping[str, Any], used: Used) -> dict[str, Any]:
    """The figures of every component in the game, those never used included."""
    return {
        "cards": {card: used["card", card] for card in _cards(options)},
        "missions": {
            m: {"accepted": used["kept", m], "completed": used["completed", m]} for m in missions(players, options)
        },
        "purchases": {},
        "spaces": {cell: used["settled", cell] for cell in _spaces(players == 2, options)},
        "fountains": {f.id: {"built": used["built", f.id], "used": used["ability", f.id]} for f in CONTENT.fountains},
    }


def _cards(options: Mapping[str, Any]) -> list[str]:
    return [word(Influence(card)) for card in sorted(set(deck(options["specials"])))]


def _spaces(small: bool, options: Mapping[str, Any]) -> list[str]:
    """The city spaces of the first city; in a random one any cell but the centre can be one."""
    if options["city"] == "first-game":
        return [CELLS[cell].name for cell in each(first_city(small).spaces)]
    return [CELLS[cell].name for cell in sorted(quarters(small))]


def _faces(city: City) -> list[str]:
    """The faces of tiles that are up, by quarter."""
    return [_face(city.small, lay) for lay in city.layout]


def _face(small: bool, lay: Layout) -> str:
    return f"{'small' if small else 'big'}-{TILES[lay.tile]}{lay.face + 1}"


def _face_at(city: City, cell: int) -> str:
    """The face that a city space is on."""
    return next(face for face, spaces in zip(_faces(city), city.quarters, strict=True) if spaces >> cell & 1)
