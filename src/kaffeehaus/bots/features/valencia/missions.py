"""The own missions: which they are, what each would bring now and promises, and what those still open lack."""

from __future__ import annotations

from kaffeehaus.bots.evaluation.valencia.missions import (
    CHAIRS,
    CLOCKED,
    COINS,
    GOODS,
    MOST_MEMBERS,
    SOME_SPACES,
    STEFAN,
    hope,
    promise,
)
from kaffeehaus.bots.evaluation.valencia.outlook import Outlook
from kaffeehaus.bots.features.valencia.course import Block, Memory
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.board import each
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import FORMULAS
from kaffeehaus.games.valencia.terms import MissionKind as Kind

_ALL = CONTENT.missions
_SURE = [m for m in _ALL if m.kind in FORMULAS]
"""The missions that cannot fail."""
MISSIONS = (
    "missions",
    "missions.hopes",
    "missions.now",
    "missions.safe",
    "missions.met",
    "missions.met.points",
    "missions.one-short",
    "missions.one-short.points",
    "missions.two-short",
    "missions.two-short.points",
    "missions.far",
    "missions.far.points",
    "missions.in-doubt",
    "missions.offered",
    "missions.offered.best",
    "missions.offered.promise",
    "missions.promise",
    *(f"mission.{m.id}" for m in _ALL),
    *(f"mission.{m.id}.hope" for m in _ALL),
)
_HELD = MISSIONS.index(f"mission.{_ALL[0].id}")
_HOPE = _HELD + len(_ALL)
_ELSEWHERE = COINS | GOODS | CHAIRS | MOST_MEMBERS | STEFAN


class Held:
    """What the missions that a seat holds come to."""

    def __init__(self, s: State, seat: int, free: int, ahead: Outlook, memory: Memory) -> None:
        found = [0.0] * len(MISSIONS)
        hopes = now = 0.0
        held = s.missions[seat]
        players = s.table.players
        for number in each(held):
            chance, points, short = _one(s, seat, number, free, ahead, memory)
            hopes += chance
            now += points
            mission = _ALL[number]
            found[_HELD + number] = 1.0
            found[_HOPE + number] = chance / 10
            found[16] += promise(players, number) / 20
            if mission.kind in FORMULAS:
                found[3] += points / 10
                continue
            at = 4 + 2 * (short if short < 3 else 3)
            found[at] += 1 / 3
            found[at + 1] += mission.points / 20
            if short:
                likely = (chance + mission.failure) / (mission.points + mission.failure)
                found[12] += likely * (1.0 - likely)
        offered = [promise(players, number) for number in s.offered[seat]]
        found[0] = held.bit_count() / 5
        found[1] = hopes / 20
        found[2] = now / 20
        if offered:
            found[13] = len(offered) / 5
            found[14] = max(offered) / 10
            found[15] = sum([n for n in offered if n > 0]) / 20
        self.hopes: float = hopes
        """Points that they promise."""
        self.now: float = now
        """Points, if the game ended now."""
        self.block: Block = tuple(found)


def own(
    s: State,
    seat: int,
    free: int,
    ahead: Outlook,
    council: tuple[int, ...],
    supporters: tuple[int, ...],
    memory: Memory,
) -> Held:
    """The same, remembered by all that it depends on."""
    held = s.missions[seat]
    key: tuple[object, ...] = (seat, held, s.city[seat], free, s.palms, s.fountain_at, ahead.moment, s.offered[seat])
    if held & _ELSEWHERE:
        key += (
            tuple(s.coins) if held & COINS else 0,
            tuple(s.goods) if held & GOODS else 0,
            (council, supporters) if held & CHAIRS else 0,
            tuple(s.city) if held & MOST_MEMBERS else 0,
            (s.stefan, s.stacks[seat], *_sizes(s)) if held & STEFAN else 0,
        )
    found: Held | None = memory.get(key)
    if found is None:
        found = memory[key] = Held(s, seat, free, ahead, memory)
    return found


def _sizes(s: State) -> list[int]:
    """The largest stack of each, once all have planned."""
    return [] if s.waiting else [max(map(len, stacks), default=0) for stacks in s.stacks]


def _one(s: State, seat: int, number: int, free: int, ahead: Outlook, memory: Memory) -> tuple[float, int, int]:
    """What a mission promises, what it would bring now and what it lacks, remembered by no more than matters for it."""
    if _ELSEWHERE >> number & 1:
        return _judged(s, seat, number, ahead)
    mission, cells = _ALL[number], s.city[seat]
    key: tuple[int | bytes, ...]
    if mission.kind in SOME_SPACES:
        mask = SOME_SPACES[mission.kind](s.table.city, mission)
        key = (~number, cells & mask, free & mask, ahead.stage)
    elif mission.kind in FORMULAS:
        key = (~number, cells)
    else:
        time = ahead.moment if mission.kind in CLOCKED else ahead.stage
        key = (~number, cells, free, s.palms, s.fountain_at, time)
    found: tuple[float, int, int] | None = memory.get(key)
    if found is None:
        found = memory[key] = _judged(s, seat, number, ahead)
    return found


def _judged(s: State, seat: int, number: int, ahead: Outlook) -> tuple[float, int, int]:
    stands = missions.standing(s, seat, number)
    points = missions.points(s, seat, number) if stands.points is None else stands.points
    if stands.need is not None and stands.have is not None:
        short = max(0, stands.need - stands.have)
    else:
        short = 1 if points < 0 else 0
    return hope(s, seat, number, ahead), points, short


# What missions look at ------------------------------------------------------------------------------------------------

_COSTS = range(6)
AIMS = (*(f"on-cost.{cost}" for cost in _COSTS), "row", "diagonal", "square", "quarters", "fountains", "same-fountain")
_SHAPES = ((Kind.ROW, 3), (Kind.DIAGONAL, 3), (Kind.SQUARE, 4))


def aims(s: State, seat: int, memory: Memory) -> Block:
    """How far the own members in the city have come towards what missions ask for, be they held or still to come."""
    key = ("aims", s.city[seat], s.built)
    found: Block | None = memory.get(key)
    if found is None:
        own, city = s.city[seat], s.table.city
        near = [cells.bit_count() for cells in missions.near_fountains(s, seat)]
        found = memory[key] = (
            *((own & city.of_cost[cost]).bit_count() / 2 for cost in _COSTS),
            *(
                max([(own & cells).bit_count() for cells in missions.shapes(city.spaces, kind)], default=0) / size
                for kind, size in _SHAPES
            ),
            sum([1 for quarter in city.quarters if own & quarter]) / len(city.quarters),
            sum([1 for n in near if n]) / 6,
            max(near[:-1], default=0) / 3,
        )
    return found
