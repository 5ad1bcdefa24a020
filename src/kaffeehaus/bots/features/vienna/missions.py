"""Missions, held and on display, by what they lack and what the next agent can do about it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kaffeehaus.bots.evaluation import vienna as judgement
from kaffeehaus.bots.features.vienna.clock import REMEMBERED, Row
from kaffeehaus.games.vienna.board import (
    COLOUR_MASK,
    LOW,
    ONE,
    SHIFT,
    covers,
    shortfall,
)
from kaffeehaus.games.vienna.missions import ADVANCE_PAY, MISSIONS
from kaffeehaus.games.vienna.terms import Flag, MissionKind

SHILLING = 1.5
"""What a shilling that a mission pays is worth in points."""
MISSION_KINDS = tuple(MissionKind)
OF_BRIBES, OF_INFORMATION = MISSION_KINDS.index(MissionKind.BRIBES), MISSION_KINDS.index(MissionKind.INFORMATION)
MISSION_KIND = tuple(MISSION_KINDS.index(mission.kind) for mission in MISSIONS)
MISSION_FLAG = tuple(int(mission.flag) for mission in MISSIONS)
MISSION_PAYS = tuple(mission.points + SHILLING * mission.shillings for mission in MISSIONS)
MISSION_HOPE = tuple(
    judgement.HOPE_OF_BRIBES if kind == OF_BRIBES else judgement.HOPE for kind in range(len(MISSION_KINDS))
)
"""How likely a mission is completed, by its kind and what it lacks."""


MISSION = (
    *(f"{kind.value}" for kind in MISSION_KINDS),
    *(f"{kind.value}.lacking" for kind in MISSION_KINDS),
    *(f"{lacking}-short.{what}" for lacking in ("none", "one", "two", "more") for what in ("count", "pays")),
    "near.one-short",
    "now.count",
    "points",
    "shillings",
    "far",
    "of-one-nation",
)


class Means(NamedTuple):
    """What a player has towards missions."""

    bribes: int
    tiles: int
    agents: int
    new_york: bool
    """Whether one bribe fewer does where the United States ask for bribes."""


def lacking_of(number: int, means: Means) -> int:
    """How many pieces or agents a mission lacks."""
    bribes, tiles, agents, new_york = means
    kind = MISSION_KIND[number]
    if kind == OF_BRIBES:
        need = MISSIONS[number].pieces
        if covers(bribes, need):
            return 0
        missing = shortfall(bribes, need)
        return missing - 1 if new_york and MISSION_FLAG[number] == Flag.USA else missing
    if kind == OF_INFORMATION:
        need = MISSIONS[number].pieces
        return 0 if covers(tiles, need) else shortfall(tiles, need)
    missing = 0
    for mask, needed in MISSIONS[number].seals:
        short = needed - (agents & mask).bit_count()
        if short > 0:
            missing += short
    return missing


def _completed_by(number: int, lacking: int, means: Means, entered: int) -> bool:
    """Whether entering one of these buildings, all of its nation, completes a mission at once."""
    bribes, _, agents, new_york = means
    kind = MISSION_KIND[number]
    if kind == OF_INFORMATION:
        return not lacking
    if kind == OF_BRIBES:
        if lacking:
            return False
        # What the agent costs is paid first and cannot be shown any more.
        for colour in range(5):
            if entered & COLOUR_MASK[colour]:
                rest = bribes - min(2, bribes >> SHIFT[colour] & LOW) * ONE[colour]
                if not lacking_of(number, Means(rest, 0, 0, new_york)):
                    return True
        return False
    if lacking == 1:
        for mask, needed in MISSIONS[number].seals:
            if (agents & mask).bit_count() < needed:
                return bool(entered & mask)
    return not lacking


@lru_cache(maxsize=REMEMBERED)
def missions_of(
    held: int, means: Means, reach: int, flag_masks: tuple[int, ...], bonus: float, chances: float
) -> tuple[Row, float, float]:
    """The missions held by kind and by what they lack; what can be completed next pays; and what they promise."""
    row = [0.0] * len(MISSION)
    worth = now = 0.0
    nations = [0] * 5
    while held:
        low = held & -held
        held ^= low
        number = low.bit_length() - 1
        kind, flag = MISSION_KIND[number], MISSION_FLAG[number]
        lacking = lacking_of(number, means)
        pays = MISSION_PAYS[number] + bonus
        entered = reach & flag_masks[flag]
        nations[flag] += 1
        row[kind] += 0.5
        row[4 + kind] += lacking / 3
        place = 8 + 2 * min(lacking, 3)
        row[place] += 0.5
        row[place + 1] += pays / 20
        if entered:
            if lacking == 1:
                row[16] += pays / 20
            if _completed_by(number, lacking, means, entered):
                row[17] += 0.5
                now += pays
        row[18] += MISSIONS[number].points / 10
        row[19] += MISSIONS[number].shillings / 5
        row[20] += 0.5 * (lacking > 3)
        hope = MISSION_HOPE[kind][min(lacking, 6)] * min(1.0, chances / (1.5 + lacking))
        worth += (pays + judgement.UNFINISHED) * hope - judgement.UNFINISHED
    row[21] = max(nations) / 3
    return tuple(row), now / 20, worth


DISPLAY = ("free-spaces", "near.count", "near.complete", "near.best", "near.advance")


@lru_cache(maxsize=REMEMBERED)
def display_for(display: bytes, free: int, means: Means, reach: int, flag_masks: tuple[int, ...], bonus: float) -> Row:
    """The missions on display that a player with a free space could accept with the next agent."""
    near = complete = best = advance = 0.0
    if free:
        for number in display:
            if reach & flag_masks[MISSION_FLAG[number]]:
                lacking = lacking_of(number, means)
                hope = MISSION_HOPE[MISSION_KIND[number]][min(lacking, 6)]
                near += 0.5
                complete += 0.5 * (not lacking)
                best = max(best, (MISSION_PAYS[number] + bonus) * hope / 10)
                advance = max(advance, ADVANCE_PAY[MISSIONS[number].group] / 2)
    return free / 3, near, complete, best, advance
