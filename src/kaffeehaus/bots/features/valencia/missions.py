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
from kaffeehaus.bots.evaluation.valencia.outlook import PLANNING, Known, Outlook, outlook_at
from kaffeehaus.bots.evaluation.valencia.position import best_space
from kaffeehaus.bots.features.valencia.course import Block, Memory
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.auction import GUILD_STEPS
from kaffeehaus.games.valencia.board import each
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import FORMULAS
from kaffeehaus.games.valencia.terms import MissionKind as Kind

_ALL = CONTENT.missions
_LACKS = ("met", "one-short", "two-short", "far")
MISSIONS = (
    "missions",
    "missions.hopes",
    "missions.now",
    "missions.formulas",
    "missions.in-doubt",
    "missions.promise",
    "missions.offered",
    "missions.offered.best",
    "missions.offered.promise",
    *(f"missions.{lack}" for lack in _LACKS),
    *(f"missions.{lack}.points" for lack in _LACKS),
    *(f"mission.{m.id}" for m in _ALL),
    *(f"mission.{m.id}.hope" for m in _ALL),
)
_ELSEWHERE = COINS | GOODS | CHAIRS | MOST_MEMBERS | STEFAN
"""The missions that look at more than the own members in the city, and what stands and is free there."""
_TIMED = COINS | GOODS | CHAIRS | STEFAN | sum(1 << m.index for m in _ALL if m.kind in CLOCKED)
"""Those whose chances change with every step of the round, not only with guilds' auctions."""


class Held:
    """What the missions that a seat holds come to."""

    def __init__(self, s: State, seat: int, free: int, ahead: Outlook, memory: Memory) -> None:
        players, held = s.table.players, s.missions[seat]
        have, hopes = [0.0] * len(_ALL), [0.0] * len(_ALL)
        number_of, points_of = [0.0] * len(_LACKS), [0.0] * len(_LACKS)
        hoped = now = formulas = doubt = promised = 0.0
        for number in each(held):
            mission = _ALL[number]
            hope_of, points, short = _one(s, seat, number, free, ahead, memory)
            hoped += hope_of
            now += points
            promised += promise(players, number)
            have[number] = 1.0
            hopes[number] = hope_of / 10
            if mission.kind in FORMULAS:
                formulas += points
                continue
            lack = min(short, len(_LACKS) - 1)
            number_of[lack] += 1 / 3
            points_of[lack] += mission.points / 20
            if short:
                chance = (hope_of + mission.failure) / (mission.points + mission.failure)
                doubt += chance * (1.0 - chance)
        offered = [promise(players, number) for number in s.offered[seat]]
        self.hopes: float = hoped
        """Points that they promise."""
        self.now: float = now
        """Points, if the game ended now."""
        self.block: Block = (
            held.bit_count() / 5,
            hoped / 20,
            now / 20,
            formulas / 10,
            doubt,
            promised / 20,
            len(offered) / 5,
            max(offered, default=0.0) / 10,
            sum([n for n in offered if n > 0]) / 20,
            *number_of,
            *points_of,
            *have,
            *hopes,
        )


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
    time = ahead.moment if held & _TIMED else ~ahead.stage
    key: tuple[object, ...] = (seat, held, s.city[seat], free, s.palms, s.fountain_at, time, s.offered[seat])
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


# Where to settle for them ---------------------------------------------------------------------------------------------

PRIZES = ("prize.next", "prize.second", "prize.third")


def prizes(s: State, seat: int, free: int, ranked: bool, known: Known, memory: Memory) -> Block:
    """What the best space in each auction of a guild is worth that this round still brings, for missions too."""
    done = 0 if s.waiting else s.letter + ranked
    coins = s.coins[seat]
    key = (
        "prizes",
        s.round,
        done,
        s.city[seat],
        free,
        coins,
        s.palms,
        s.fountain_at,
        s.missions[seat],
        s.members[seat] > 0,
    )
    found: Block | None = memory.get(key)
    if found is None:
        # As if the round had just begun: what is remembered so far holds for all of it.
        ahead = outlook_at(s, PLANNING, known)
        city = s.table.city
        open_spaces = free & city.affordable[min(coins, 5)] if s.members[seat] else 0
        board = s.table.boards[max(1, s.round) - 1]
        worth = [
            best_space(s, seat, open_spaces & city.guilds[board[slot]], ahead, known) / 8
            for step, slot in GUILD_STEPS.items()
            if step >= done
        ]
        first, second, third = (*worth, 0.0, 0.0, 0.0)[:3]
        found = memory[key] = (first, second, third)
    return found


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
