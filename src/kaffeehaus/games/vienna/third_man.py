"""Expansion 1, the third man: a neutral agent who helps to enclose squares and then walks on.

Rules: V110, V111, V112, V113, C54, C55, C56, C57, C58, C59.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.sets import each
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.actions import Stefan as PutStefan
from kaffeehaus.games.vienna.answers import STEFAN
from kaffeehaus.games.vienna.board import ADJACENT, COLOUR, COLOUR_MASK, TOUCHING
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

PREFERENCE: Final[tuple[int, ...]] = (Bribe.CHOCOLATE, Bribe.COFFEE, Bribe.WINE, Bribe.MAGAZINE)
"""Whom he visits first among equals; never tobacco (V113)."""


def place_stefan_options(s: State, seat: int) -> list[Action]:
    """At set-up, any violet building (V110)."""
    return STEFAN.of(COLOUR_MASK[Bribe.CHOCOLATE])


def place_stefan(s: State, seat: int, action: PutStefan) -> None:
    """He takes his place."""
    put(s, seat, action.building)


def put(s: State, seat: int, building: int) -> None:
    """Moves him to a building; his arrival takes no tile by itself (C57)."""
    s.stefan = building
    if s.events is not None:
        s.events.append(ev.StefanMoved(seat, building))


def walk(s: State, _a: int, _b: int) -> None:
    """After helping he moves once, however many squares he helped with (C55)."""
    if s.helped:
        s.agenda.append((Step.MOVE_STEFAN, 0, 0))


def walk_options(s: State, seat: int) -> list[Action]:
    """His goal; more than one only if colour and number of roads are the same (C56)."""
    return STEFAN.of(goals(s.stefan, s.open_squares))


def goals(start: int, open_squares: int) -> int:
    """Where he goes from a building: to the neighbour with most roads to tiles, by colour among equals (V112, C56)."""
    best: tuple[int, int] = (-1, 0)
    found = 0
    for b in each(candidates(start)):
        roads = sum(open_squares >> q & 1 for q in TOUCHING[b])
        rank = (roads, -PREFERENCE.index(COLOUR[b]))
        if rank > best or not found:
            best, found = rank, 1 << b
        elif rank == best:
            found |= 1 << b
    return found


def candidates(start: int) -> int:
    """The nearest buildings of another colour that is not grey: his neighbours, else those further out (W9)."""
    allowed = sum(COLOUR_MASK[c] for c in PREFERENCE if c != COLOUR[start])
    reached, ring = 1 << start, ADJACENT[start]
    while not ring & allowed:
        reached |= ring
        wider = 0
        for b in each(ring):
            wider |= ADJACENT[b]
        ring = wider & ~reached
    return ring & allowed
