"""Missions at the start, and phase I of every round: cards are drawn and laid into secret stacks (L13, L14, K1, K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.actions import Keep, Put
from kaffeehaus.games.valencia.answers import DRAW, KEEP, PUT, REJECT, STOP, STOP_OR_DRAW
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.pieces import BYTE, draw_card, settle_piles
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Influence

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

# Missions at the start ------------------------------------------------------------------------------------------------


def mission_options(s: State, seat: int) -> list[Action]:
    """Keep or put back the next card; at least one must be kept (L13, H13)."""
    mission = s.offered[seat][0]
    if len(s.offered[seat]) == 1 and not s.missions[seat]:
        return [KEEP[mission]]
    return [KEEP[mission], REJECT[mission]]


def choose_mission(s: State, seat: int, action: Action) -> None:
    """Decides on one card after the other; the last is kept if none was."""
    settle_mission(s, seat, s.offered[seat][0], isinstance(action, Keep))
    if len(s.offered[seat]) == 1 and not s.missions[seat]:
        settle_mission(s, seat, s.offered[seat][0], True)
    if not s.offered[seat]:
        s.waiting &= ~(1 << seat)
        if s.events is not None:
            s.events.append(ev.MissionsChosen(seat, s.missions[seat].bit_count()))
    s.agenda.append((Step.CHOOSE_MISSIONS if s.waiting else Step.ROUND, 0, 0))


def settle_mission(s: State, seat: int, mission: int, keep: bool) -> None:
    """A mission goes behind the screen or back into the box."""
    s.offered[seat] = s.offered[seat].replace(BYTE[mission], b"")
    if keep:
        s.missions[seat] |= 1 << mission
    else:
        s.rejected[seat] |= 1 << mission
    if s.events is not None:
        s.events.append((ev.MissionKept if keep else ev.MissionRejected)(seat, CONTENT.missions[mission].id))


# Phase I --------------------------------------------------------------------------------------------------------------


def begin_round(s: State, _a: int, _b: int) -> None:
    """Everybody draws a first card at once; who has none left plans nothing (K1)."""
    s.round += 1
    if s.events is not None:
        s.events.append(ev.RoundBegan(s.round))
    s.letter = s.stopped = s.waiting = 0
    for seat in range(s.table.players):
        if s.deck[seat]:
            s.waiting |= 1 << seat
            draw_card(s, seat)
            if not s.deck[seat]:
                _stop(s, seat)
    _go_on(s)


def plan_options(s: State, seat: int) -> list[Action]:
    """Draw or stop; then a stack for each card, one after the other (L14)."""
    if not s.stopped >> seat & 1:
        return STOP_OR_DRAW
    return PUT[: len(s.stacks[seat]) + 1]


def plan(s: State, seat: int, action: Action) -> None:
    """Draws, stops, or puts the next card into a stack."""
    if action is DRAW:
        draw_card(s, seat)
        if not s.deck[seat]:
            _stop(s, seat)
    elif action is STOP:
        _stop(s, seat)
    elif isinstance(action, Put):
        _put(s, seat, action.stack)
    _go_on(s)


def _stop(s: State, seat: int) -> None:
    """From here the cards are divided, the strongest first; the first one begins the first stack."""
    s.stopped |= 1 << seat
    s.hand[seat] = bytes(sorted(s.hand[seat]))
    _put(s, seat, 0)


def _put(s: State, seat: int, stack: int) -> None:
    card = s.hand[seat][-1]
    s.hand[seat] = s.hand[seat][:-1]
    stacks = s.stacks[seat]
    if stack == len(stacks):
        s.stacks[seat] = (*stacks, BYTE[card])
    else:
        s.stacks[seat] = (*stacks[:stack], stacks[stack] + BYTE[card], *stacks[stack + 1 :])
    if s.events is not None:
        s.events.append(ev.CardStacked(seat, Influence(card), stack))
    if not s.hand[seat]:
        s.waiting &= ~(1 << seat)
        if s.events is not None:
            s.events.append(ev.PlanReady(seat))


def _go_on(s: State) -> None:
    """When all have planned the stacks lie on the table, and the action phase begins with step A (K2, K15, H3)."""
    if s.waiting:
        s.agenda.append((Step.PLAN, 0, 0))
        return
    # From now on everybody sees the sizes of all stacks.
    s.shown += 1
    s.agenda.append((Step.AUCTION, 0, 0))
    settle_piles(s)
    if s.events is not None:
        for seat in range(s.table.players):
            s.events.append(ev.Planned(seat, tuple(map(len, s.stacks[seat]))))
