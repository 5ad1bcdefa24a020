"""Why a choice is not there: the reason a seat may not take an action now, as a message id and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.vienna import action_three, mission_step, purchase_payday
from kaffeehaus.games.vienna.abilities import WILD
from kaffeehaus.games.vienna.actions import Accept, Assign, Buy, Complete, MoveFrom, Place
from kaffeehaus.games.vienna.board import COLOUR, PRICE
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Item

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

Reason = tuple[str, dict[str, Any]]


def reason(s: State, seat: int, action: Action) -> Reason:
    """Why an action of the seat that is to act is not legal."""
    step = s.pending[0]
    if isinstance(action, Place) and step == Step.ACTION_III:
        return _place(s, seat, action.building)
    if isinstance(action, MoveFrom) and step == Step.SOURCE:
        return "why-no-own-agent", {"building": int(action.building)}
    if isinstance(action, Complete) and step == Step.MISSION:
        return _complete(s, seat, action.mission)
    if isinstance(action, Accept) and step == Step.MISSION:
        return _accept(s, seat, action.mission)
    if isinstance(action, Buy) and step == Step.BUY:
        return _buy(s, seat, action.item)
    if isinstance(action, Assign) and s.waiting:
        return _assign(s, seat, action)
    return "why-not-now", {}


def _place(s: State, seat: int, building: int) -> Reason:
    if s.agents[seat] >> building & 1:
        return "why-own-agent", {"building": int(building)}
    agent, figure = action_three.agent_ready(s, seat), action_three.figure_ready(s, seat)
    if not agent and not figure:
        return "why-no-agents", {}
    dear, cheap = (action_three.price(s, seat, building, figure=piece) for piece in (False, True))
    return _cannot_pay(s, seat, building, figure=figure and (cheap < dear or not agent))


def _cannot_pay(s: State, seat: int, building: int, figure: bool) -> Reason:
    """What the piece that could come for the least costs here, and how many bribes the seat could pay it with."""
    colour = COLOUR[building]
    wild = any(s.abilities[seat] & WILD[t] for t in Bribe if t != colour)
    return "why-cannot-pay", {
        "building": int(building),
        "price": action_three.price(s, seat, building, figure),
        "bribe": Bribe(colour).name.lower(),
        "have": sum(action_three.usable_bribes(s, seat, building)),
        "piece": "figure" if figure else "agent",
        "wild": "yes" if wild else "no",
    }


def _complete(s: State, seat: int, number: int) -> Reason:
    mission = MISSIONS[number]
    args = {"mission": mission.name.name}
    if not s.missions[seat] >> number & 1:
        return "why-mission-not-yours", args
    if mission.flag != s.table.flags[s.target]:
        return "why-mission-nation", args | {"flag": mission.flag.name.lower()}
    return "why-mission-not-met", args


def _accept(s: State, seat: int, number: int) -> Reason:
    mission = MISSIONS[number]
    args = {"mission": mission.name.name}
    if number not in s.display:
        return "why-mission-not-shown", args
    if mission.flag != s.table.flags[s.target]:
        return "why-mission-nation", args | {"flag": mission.flag.name.lower()}
    if s.fulfilled:
        return "why-mission-completed-one", args
    return "why-mission-no-space", args | {"spaces": mission_step.spaces(s, seat)}


def _buy(s: State, seat: int, item: Item) -> Reason:
    word = item.name.lower().replace("_", "-")
    if item == Item.AGENT and not s.hires[seat]:
        return "why-all-hired", {}
    if item != Item.AGENT and s.desk[seat] >> item & 1:
        return "why-item-owned", {"item": word}
    return "why-item-too-dear", {"item": word, "price": PRICE[item], "means": purchase_payday.means(s, seat)}


def _assign(s: State, seat: int, action: Assign) -> Reason:
    if action.card not in s.hand[seat]:
        return "why-card-not-in-hand", {"card": action.card}
    return "why-space-order", {"space": ("I", "II", "IV")[len(s.assigned[seat])]}
