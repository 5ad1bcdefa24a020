"""Missions at the end of Action III: accept one, or complete any number of the nation entered.

Rules: V78, V79, V80, V81, V82, V83, V84, V85, V86, V87, C48, C49, C50, C51, C52.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from kaffeehaus.core.agenda import Entry
from kaffeehaus.core.catalogue import Action, word
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.action_two_four import has_figure
from kaffeehaus.games.vienna.actions import Accept, Complete, Deposit
from kaffeehaus.games.vienna.answers import DEPOSIT, DONE
from kaffeehaus.games.vienna.board import (
    BOX_SIZE,
    CASH_BOX,
    LETTER_MASK,
    LOW,
    SEAL_MASK,
    SEAL_TILE,
    SHIFT,
    SIDE_TABLE,
    count,
    covers,
    shortfall,
)
from kaffeehaus.games.vienna.card_phase import BYTE
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.games.vienna.missions import ADVANCE_PAY, MISSIONS, OF_FLAG
from kaffeehaus.games.vienna.pieces import award, earn
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Figure, Flag, Info, MissionGroup, MissionKind, Seal

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

_MISSION: Final[Entry] = (Step.MISSION, 0, 0)
SEAL_TILE_POINTS: Final = 3
"""What the seal tile adds to each completed mission (V74)."""
COMPLETE: Final[tuple[Action, ...]] = tuple(Complete(m.name) for m in MISSIONS)
Need = Seal | Bribe | Info | str
"""A piece that a mission asks for: a seal, a bribe, an information, or the letter of a building."""
NEEDS: Final[tuple[tuple[tuple[Need, str, int], ...], ...]] = tuple(
    tuple((need, word(need), number) for need, number in Counter[Need](face.needs).items()) for face in CONTENT.missions
)
"""What each mission asks for: the piece, its word, and how many."""
ACCEPT: Final[dict[int, Action]] = {m.name: Accept(m.name) for m in MISSIONS if m.group is not MissionGroup.S}


def missions(s: State, _a: int, _b: int) -> None:
    """Asks for missions if the building entered has the stamp of one that can be accepted or completed (V78, V79)."""
    s.fulfilled = s.reward = 0
    if s.table.advanced:
        # With nothing to accept or complete the only answer is to be done, and the agenda answers that itself.
        s.agenda.append(_MISSION)


def options(s: State, seat: int) -> list[Action]:
    """Own missions of the nation that are met, or, before any is completed, displayed ones (V79, V80, C38)."""
    nation = OF_FLAG[s.table.flags[s.target]]
    held = s.missions[seat]
    found: list[Action] = []
    own = held & nation
    while own:
        low = own & -own
        own ^= low
        number = low.bit_length() - 1
        if met(s, seat, number):
            found.append(COMPLETE[number])
    if not s.fulfilled and held.bit_count() < spaces(s, seat):
        found += [ACCEPT[m] for m in sorted(s.display) if nation >> m & 1]
    found.append(DONE)
    return found


def spaces(s: State, seat: int) -> int:
    """How many missions fit on the desk (V61, V75)."""
    return 4 if s.desk[seat] & SIDE_TABLE else 3


def met(s: State, seat: int, number: int) -> bool:
    """Whether all conditions of a mission are met; what is shown is kept (V81, V82, V83, V84, V85, V86, C50, C51)."""
    mission = MISSIONS[number]
    if mission.kind is MissionKind.BRIBES:
        return bribes_shown(s, seat, mission.pieces, mission.flag)
    if mission.kind is MissionKind.INFORMATION:
        return covers(s.tiles[seat], mission.pieces)
    agents = s.agents[seat]
    return all((agents & mask).bit_count() >= needed for mask, needed in mission.seals)


def bribes_shown(s: State, seat: int, need: int, flag: Flag) -> bool:
    """Bribes to show, with New York's one fewer and Amsterdam's coffee for another (V125, V126, C52)."""
    have = s.bribes[seat]
    return covers(have, need) or (s.figure[seat] != -2 and shortfall(have, need) <= excused(s, seat, need, flag))


def excused(s: State, seat: int, need: int, flag: Flag) -> int:
    """How many missing bribes the figure makes up for (V125, V126, C52)."""
    if flag == Flag.USA and has_figure(s, seat, Figure.NEW_YORK):
        return 1
    if s.figure[seat] == s.target and has_figure(s, seat, Figure.AMSTERDAM):
        coffee = SHIFT[Bribe.COFFEE]
        return int((s.bribes[seat] >> coffee & LOW) > (need >> coffee & LOW))
    return 0


def lacks(s: State, seat: int, number: int) -> list[str]:
    """What a desk has not of what a mission asks for, piece by piece in words; nothing if it is met (V81, V86).

    Amsterdam's coffee counts only for whoever has just brought the figure and is asked for missions.
    """
    mission, short = MISSIONS[number], []
    for need, said, number_needed in NEEDS[number]:
        short += [said] * (number_needed - _held(s, seat, need))
    asked = s.pending[0] == Step.MISSION and s.seat == seat and not s.waiting
    if mission.kind is MissionKind.BRIBES and (asked or not has_figure(s, seat, Figure.AMSTERDAM)):
        return short[excused(s, seat, mission.pieces, mission.flag) :]
    return short


def _held(s: State, seat: int, need: Need) -> int:
    """How many pieces of a kind a desk can show; agents count by where they stand (V82, V83, V84, V85)."""
    if isinstance(need, Bribe):
        return count(s.bribes[seat], need)
    if isinstance(need, Info):
        return count(s.tiles[seat], need)
    mask = SEAL_MASK[need] if isinstance(need, Seal) else LETTER_MASK[need]
    return (s.agents[seat] & mask).bit_count()


def choose(s: State, seat: int, action: Action) -> None:
    """Accepts one and is done, or completes and may go on completing (V79)."""
    if isinstance(action, Complete):
        complete(s, seat, action.mission)
        s.agenda.append(_MISSION)
    elif isinstance(action, Accept):
        accept(s, seat, action.mission)
    else:
        collect(s, seat)


def accept(s: State, seat: int, number: int) -> None:
    """Pays the advance and refills the display from the same pile (V80, V127, C37)."""
    group = MISSIONS[number].group
    s.missions[seat] |= 1 << number
    if s.events is not None:
        s.events.append(ev.MissionAccepted(seat, MISSIONS[number].name.name))
    earn(s, seat, advance_pay(s, seat, number), "mission-accepted")
    s.display = s.display.replace(BYTE[number], b"")
    pile = s.pile_a if group is MissionGroup.A else s.pile_b
    if pile:
        s.display += pile[-1:]
        s.shown += 1
        if s.events is not None:
            s.events.append(ev.MissionShown(MISSIONS[pile[-1]].name.name))
        if group is MissionGroup.A:
            s.pile_a = pile[:-1]
        else:
            s.pile_b = pile[:-1]


def advance_pay(s: State, seat: int, number: int) -> int:
    """What accepting a mission pays at once, with Marrakesh's one more (V80, V127)."""
    return ADVANCE_PAY[MISSIONS[number].group] + has_figure(s, seat, Figure.MARRAKESH)


def complete(s: State, seat: int, number: int) -> None:
    """Scores at once; the money of all missions of a turn is collected together (V74, V81, V124, V125)."""
    mission = MISSIONS[number]
    s.missions[seat] &= ~(1 << number)
    s.completed[seat] |= 1 << number
    s.fulfilled += 1
    if s.events is not None:
        s.events.append(ev.MissionCompleted(seat, mission.name.name))
    points, shillings = mission.points, mission.shillings
    if mission.flag == Flag.USA and has_figure(s, seat, Figure.NEW_YORK):
        points += 1
    if shillings and has_figure(s, seat, Figure.HAMBURG):
        shillings += 1
    s.reward += shillings
    if points:
        award(s, seat, points, Rule.MISSIONS)
    if s.desk[seat] & SEAL_TILE:
        award(s, seat, SEAL_TILE_POINTS, Rule.SEAL_TILE)


def collect(s: State, seat: int) -> None:
    """The extra shillings go into the box first, then any part of the rewards may (V73, C39)."""
    if s.fulfilled and s.desk[seat] & CASH_BOX:
        extra = min(s.fulfilled, BOX_SIZE - s.box[seat])
        s.box[seat] += extra
        if extra and s.events is not None:
            s.events.append(ev.ExtraDeposited(seat, extra))
    earn(s, seat, s.reward, "mission-completed")
    s.fulfilled = s.reward = 0


def deposit_options(s: State, seat: int) -> list[Action]:
    """Nothing, or any part of the income that fits (V72)."""
    return DEPOSIT[: s.pending[1] + 1]


def deposit(s: State, seat: int, action: Deposit) -> None:
    """Moves income into the box, from where it never comes back."""
    s.coins[seat] -= action.shillings
    s.box[seat] += action.shillings
    if action.shillings and s.events is not None:
        s.events.append(ev.ShillingsDeposited(seat, action.shillings))
