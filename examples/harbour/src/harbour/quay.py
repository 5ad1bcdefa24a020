"""A turn at the quay: for every question what may be answered, and what an answer does (HB6, HB7, HB8, HB9, HB10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harbour import events as ev
from harbour.actions import COLLECT, LOAD, REPAIR, STOW, TAKE, Load, Pay
from harbour.content import PAID_IN_CRATES, SHIPS, YARD
from harbour.rounds import end
from harbour.steps import Rule, Step
from kaffeehaus.core.catalogue import Action

if TYPE_CHECKING:
    from harbour.state import State

EMPTY = -1
"""No ship at a berth, and nobody who is captain."""


def turn_options(s: State, seat: int) -> list[Action]:
    """Take crates, load a ship, or repair the crane (HB6)."""
    ships = sorted(ship for ship in s.quay if ship != EMPTY) if s.crates[seat] else []
    return [TAKE, *(LOAD[ship] for ship in ships), *([REPAIR] if can_repair(s, seat) else [])]


def can_repair(s: State, seat: int) -> bool:
    """Whether there are cranes, this one is still broken, and the crates are there (HB10, HB16)."""
    return s.options.cranes and not s.cranes >> seat & 1 and s.crates[seat] >= s.options.repair


def take_turn(s: State, seat: int, action: Action) -> None:
    """The crates of the yard, a repaired crane, or the question how many crates to load."""
    if action is TAKE:
        s.gain(seat, YARD, "yard")
    elif action is REPAIR:
        s.crates[seat] -= s.options.repair
        s.cranes |= 1 << seat
        s.tell(ev.CraneRepaired, seat, s.options.repair)
    elif isinstance(action, Load):
        s.agenda.append((Step.STOW, s.quay.index(action.ship), 0))


def stow_options(s: State, seat: int) -> list[Action]:
    """At least one crate, at most what there is and what fits (HB7)."""
    return list(STOW[: min(s.crates[seat], free_places(s, s.pending[1]))])


def free_places(s: State, berth: int) -> int:
    """How many crates still fit into the ship at a berth."""
    return SHIPS[s.quay[berth]].places - s.loaded[berth]


def stow(s: State, seat: int, action: Action) -> None:
    """The crates score freight; the first to load is captain, and a full ship sails (HB7, HB8, HB9)."""
    berth, (crates,) = s.pending[1], action.values()
    ship = SHIPS[s.quay[berth]]
    if s.captains[berth] == EMPTY:
        s.captains[berth] = seat
        s.tell(ev.BecameCaptain, seat, ship.name)
    s.crates[seat] -= crates
    s.loaded[berth] += crates
    s.tell(ev.Loaded, seat, ship.name, crates)
    s.award(seat, crates * ship.freight, Rule.FREIGHT)
    if not free_places(s, berth):
        captain = s.seat = s.captains[berth]
        s.sailed[captain] += 1
        s.tell(ev.Sailed, captain, ship.name)
        s.agenda += [(Step.ARRIVE, berth, 0), (Step.PAY, berth, 0)]


def pay_options(s: State, seat: int) -> list[Action]:
    """Points or crates (HB9)."""
    return COLLECT


def collect(s: State, seat: int, action: Action) -> None:
    """The captain takes the pay (HB9)."""
    if action is COLLECT[Pay.POINTS]:
        s.award(seat, SHIPS[s.quay[s.pending[1]]].pay, Rule.CAPTAIN)
    else:
        s.gain(seat, PAID_IN_CRATES, "captain")


def arrive(s: State, berth: int, _b: int) -> None:
    """The berth gets the next ship; when there is none left at the quay the game ends (HB9, HB12)."""
    s.captains[berth] = s.quay[berth] = EMPTY
    s.loaded[berth] = 0
    if s.pile:
        s.shown += 1
        s.quay[berth] = s.pile[-1]
        s.pile = s.pile[:-1]
        s.tell(ev.ShipArrived, SHIPS[s.quay[berth]].name)
    elif s.quay.count(EMPTY) == len(s.quay):
        end(s)
