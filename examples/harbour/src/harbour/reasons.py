"""Why a choice is not there, as a message and its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from harbour.actions import Choose, Load, Repair, Stow
from harbour.content import SHIPS
from harbour.quay import free_places
from harbour.steps import Step
from kaffeehaus.core.catalogue import Action

if TYPE_CHECKING:
    from harbour.state import State

Reason = tuple[str, dict[str, Any]]


def reason(s: State, seat: int, action: Action) -> Reason:
    """Why an action of a seat that is to act is not legal."""
    step = s.pending[0]
    if isinstance(action, Choose) and step == Step.CHOOSE:
        return "why-no-such-card", {"card": action.card}
    if isinstance(action, Load) and step == Step.TURN:
        return _load(s, seat, action.ship)
    if isinstance(action, Stow) and step == Step.STOW:
        free = free_places(s, s.pending[1])
        return ("why-ship-full" if action.crates > free else "why-few-crates"), {"free": free, "crates": s.crates[seat]}
    if isinstance(action, Repair) and step == Step.TURN:
        return _repair(s, seat)
    return "why-not-now", {}


def _load(s: State, seat: int, ship: int) -> Reason:
    if ship in s.quay:
        return "why-no-crates", {}
    return "why-not-at-quay", {"ship": SHIPS[ship].name}


def _repair(s: State, seat: int) -> Reason:
    if not s.options.cranes:
        return "why-no-cranes", {}
    if s.cranes >> seat & 1:
        return "why-crane-repaired", {}
    return "why-repair-cost", {"cost": s.options.repair, "crates": s.crates[seat]}
