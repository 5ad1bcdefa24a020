"""Tables of actions that the rules hand out references from, instead of making lists anew."""

from __future__ import annotations

from typing import Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.sets import BySet
from kaffeehaus.games.valencia.actions import (
    MISSION_NAMES,
    MOST_STACKS,
    Build,
    Draw,
    Fountain,
    Keep,
    Lift,
    MoveFrom,
    MoveTo,
    Pass,
    Plant,
    Privilege,
    Put,
    Reject,
    Retrieve,
    Reveal,
    Sell,
    Settle,
    Skip,
    Stop,
    Support,
    TakeBack,
    TakeGood,
    TakeSeat,
    Upgrade,
)
from kaffeehaus.games.valencia.board import CELLS, TREES
from kaffeehaus.games.valencia.terms import Guild, Influence

KEEP: Final[tuple[Action, ...]] = tuple(Keep(m) for m in MISSION_NAMES)
REJECT: Final[tuple[Action, ...]] = tuple(Reject(m) for m in MISSION_NAMES)
STOP: Final = Stop()
DRAW: Final = Draw()
PASS: Final = Pass()
PRIVILEGE: Final = Privilege()
STOP_OR_DRAW: Final[list[Action]] = [STOP, DRAW]
PUT: Final[list[Action]] = [Put(n) for n in range(MOST_STACKS)]
REVEAL: Final[list[Action]] = [Reveal(n) for n in range(MOST_STACKS)]
TAKE_SEAT: Final = TakeSeat()
TAKE_GOOD: Final = TakeGood()
SKIP: Final = Skip()
SUPPORT: Final[tuple[Action, ...]] = tuple(Support(g) for g in Guild)
SELL: Final[tuple[Action, ...]] = tuple(Sell(g) for g in Guild)
UPGRADE: Final[tuple[Action, ...]] = tuple(Upgrade(g) for g in Guild)
RETRIEVE: Final[dict[int, Action]] = {c: Retrieve(c) for c in Influence}
TAKE_BACK: Final[dict[int, Action]] = {c: TakeBack(c) for c in Influence}
SETTLE: Final = BySet([Settle(c) for c in CELLS])
FOUNTAIN: Final = BySet([Fountain(c) for c in CELLS])
MOVE_FROM: Final = BySet([MoveFrom(c) for c in CELLS])
MOVE_TO: Final = BySet([MoveTo(c) for c in CELLS])
LIFT: Final = BySet([Lift(t) for t in TREES])
PLANT: Final = BySet([Plant(t) for t in TREES])
BUILD: Final = BySet([Build(c) for c in CELLS])
