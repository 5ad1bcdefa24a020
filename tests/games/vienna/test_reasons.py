"""The reasons why an action is not there name what the engine would really take."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.vienna.builder import Desk, act, find_buildings, find_card, position, words

from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.actions import MoveFrom, Place
from kaffeehaus.games.vienna.board import BUILDINGS, COLOUR, ONE
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import AbilityKind, Bribe, Colour

COLOURS = [c.name.lower() for c in Colour]
PRICES = (AbilityKind.COLOUR_LESS, AbilityKind.SEAL_LESS, AbilityKind.FOREIGN_LESS, AbilityKind.WILD)
TOUCHING_PRICES = [[c.number for c in CONTENT.cards if c.ability is kind] for kind in PRICES]
HOME: dict[str, Any] = {"version": "advanced", "figures": True}
PALACE = find_buildings(colour="wine", seal="nobility")[0]


def refused(s: State, building: int) -> dict[str, Any]:
    """What the seat is told about a building it cannot pay."""
    id, args = s.why_not(s.seat, Place(building))
    assert id == "why-cannot-pay"
    return args


def richer(s: State, building: int, bribes: int) -> State:
    """The same position with more bribes of the building's colour."""
    other = s.clone()
    other.bribes[s.seat] += bribes * ONE[COLOUR[building]]
    other._legal_seat = -1
    return other


def poor(rng: Random, colour: str) -> State:
    """A position in Action III with few bribes, and with abilities and a figure that may change prices."""
    colours = [colour, *(c for c in COLOURS if c != colour)]
    places = rng.sample(range(len(BUILDINGS)), 10)
    mine, theirs = places[: rng.choice((0, 1, 5, 6))], places[6:]
    drawers = [rng.choice(cards) for cards in rng.sample(TOUCHING_PRICES, rng.randint(0, 3))]
    bribes = {b.name.lower(): rng.choice((0, 0, 1)) for b in Bribe}
    figure = rng.choice((None, theirs.pop()))
    desk = Desk(
        bribes, agents=mine, drawers=drawers, supply=rng.choice((0, 2)), figure=figure, unlocked=rng.random() < 0.3
    )
    return position({0: desk, 1: Desk(agents=theirs)}, colours=tuple(colours), **HOME)


def charged(s: State, building: int, piece: str) -> int:
    """What the engine takes from the seat for bringing this piece to the building."""
    happened = act(s, str(Place(building)))
    if s.pending[0] == Step.SOURCE:
        walks = str(MoveFrom(s.figure[0])) if s.figure[0] >= 0 else "figure-from-supply"
        happened += act(s, next(text for text in words(s) if (text == walks) == (piece == "figure")))
    while s.pending[0] == Step.PAY:
        happened += act(s, words(s)[0])
    assert next(e for e in happened if isinstance(e, ev.AgentPlaced)).figure == (piece == "figure")
    return sum(e.count for e in happened if isinstance(e, ev.BribesPaid))


@pytest.mark.parametrize("colour", COLOURS)
def test_C10_C11_C12_the_price_that_is_told_is_the_price_that_is_taken(colour: str):
    rng = Random(colour)
    told = set()
    for _ in range(60):
        s = poor(rng, colour)
        legal = s.legal(0)
        for building in BUILDINGS:
            id, args = s.why_not(0, Place(building))
            if Place(building) in legal or id != "why-cannot-pay":
                continue
            price, have, piece = args["price"], args["have"], args["piece"]
            told.add((price, have, piece, args["wild"]))
            assert have < price
            short, enough = (richer(s, building, more) for more in (price - have - 1, price - have))
            assert Place(building) not in short.legal(0)
            assert charged(enough, building, piece) == price
    assert {(2, 0, "agent", "no"), (2, 1, "agent", "yes"), (1, 0, "agent", "no"), (1, 0, "figure", "no")} <= told


def test_C12_a_wild_type_counts_among_the_bribes_one_has():
    s = position({0: Desk({"coffee": 1}, drawers=[find_card("wild", Bribe.COFFEE)])}, **HOME)
    args = refused(s, PALACE)
    assert (args["price"], args["have"], args["wild"]) == (2, 1, "yes")
    assert refused(s, find_buildings(colour="coffee")[0])["wild"] == "no"


@pytest.mark.parametrize(
    ("colour", "where"),
    [("blue", find_buildings(seal="nobility")[0]), ("red", find_buildings(flag="usa")[0])],
    ids=["hamburg", "new-york"],
)
def test_C11_the_ceiling_of_the_figure_is_the_price_once_it_may_come(colour: str, where: int):
    colours = (colour, *(c for c in COLOURS if c != colour))
    away = next(int(b) for b in BUILDINGS if b != where)
    for figure, price, piece in ((away, 1, "figure"), (None, 2, "agent")):
        args = refused(position({0: Desk(figure=figure)}, colours=colours, **HOME), where)
        assert (args["price"], args["piece"]) == (price, piece)


def test_V121_a_figure_that_may_come_is_an_agent_to_place():
    s = position({0: Desk(supply=0, unlocked=True)}, **HOME)
    assert refused(s, PALACE)["piece"] == "figure"
    s = position({0: Desk(supply=0)}, **HOME)
    assert s.why_not(0, Place(PALACE)) == ("why-no-agents", {})
