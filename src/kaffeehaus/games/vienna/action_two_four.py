"""Actions II and IV: a bribe for the card's top left, a marker for its top right (V37, V44, V45, V46)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.vienna.abilities import CARD_BRIBE, CARD_INFO, OF_BIT, ON_BRIBE, ON_MARKER, REDIRECT, Effect
from kaffeehaus.games.vienna.actions import Advance, Gain
from kaffeehaus.games.vienna.answers import ADVANCE, DECLINE, GAIN
from kaffeehaus.games.vienna.card_phase import BYTE, reveal
from kaffeehaus.games.vienna.pieces import advance, award, draw, gain, source_card
from kaffeehaus.games.vienna.rules import Rule
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Figure, Space

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

ADVANCE_OR_DECLINE: Final = [*ADVANCE, DECLINE]


def action_two(s: State, _a: int, _b: int) -> None:
    """One bribe of the card's type; it fires 001-020 and Amsterdam, nothing else does (V37, C9)."""
    seat = s.seat
    card = reveal(s, Space.II)
    s.discard += BYTE[card]
    bribe = CARD_BRIBE[card]
    gain(s, seat, bribe, 1, "action-ii", card)
    if has_figure(s, seat, Figure.AMSTERDAM) and bribe == Bribe.COFFEE:
        gain(s, seat, bribe, 1, "amsterdam")
    fired = s.abilities[seat] & ON_BRIBE[bribe]
    if fired:
        fire(s, seat, fired)


def has_figure(s: State, seat: int, figure: int) -> bool:
    """Whether the seat's colour brought this figure (V120)."""
    return s.figure[seat] != -2 and s.table.colours[seat] == figure


def action_four(s: State, _a: int, _b: int) -> None:
    """The shown marker moves, which nobody may refuse; 156-165 may choose another (V44, C28, C30)."""
    seat = s.seat
    card = reveal(s, Space.IV)
    s.discard += BYTE[card]
    info = CARD_INFO[card]
    redirect = s.abilities[seat] & REDIRECT[info]
    if redirect:
        s.agenda.append((Step.MARKER, info, source_card(s, seat, redirect)))
    else:
        move_marker(s, seat, info, 0)


def marker_options(s: State, seat: int) -> list[Action]:
    """The printed marker, or any other instead."""
    return ADVANCE


def marker(s: State, seat: int, action: Advance) -> None:
    """The step of Action IV goes to the chosen marker."""
    _, printed, card = s.pending
    move_marker(s, seat, action.info, card if action.info != printed else 0)


def move_marker(s: State, seat: int, info: int, card: int) -> None:
    """The one step of Action IV; only it fires 066-080, by the marker that really moved (C28, C29)."""
    advance(s, seat, info, 1, card)
    fired = s.abilities[seat] & ON_MARKER[info]
    if fired:
        fire(s, seat, fired)


# What abilities do ----------------------------------------------------------------------------------------------------


def fire(s: State, seat: int, fired: int, times: int = 1) -> None:
    """Carries out abilities: what only helps at once, what needs a choice as a question (V36, N1, N2)."""
    while fired:
        low = fired & -fired
        fired ^= low
        ability = OF_BIT[low]
        card = source_card(s, seat, low)
        effect = ability.effect
        if effect is Effect.POINTS:
            award(s, seat, ability.amount * times, Rule.ABILITIES, card)
        elif effect is Effect.BRIBES_OF_TYPE:
            gain(s, seat, ability.type, ability.amount * times, "ability", card)
        elif effect is Effect.CARDS:
            draw(s, seat, ability.amount)
        elif effect is Effect.BRIBES_OF_CHOICE:
            s.agenda.extend(times * [(Step.GAIN, ability.amount, card)])
        elif effect is Effect.DIFFERENT_BRIBES:
            s.agenda.extend(times * [(Step.GAIN_DIFFERENT, 0, card)])
        elif effect is Effect.ANY_MARKER:
            s.agenda.extend(times * [(Step.ADVANCE, -1, card)])
        else:
            s.agenda.extend(times * [(Step.ADVANCE, ability.type, card)])


def gain_options(s: State, seat: int) -> list[Action]:
    """Any type of bribe."""
    return GAIN


def gain_choice(s: State, seat: int, action: Gain) -> None:
    """Bribes of one type of choice."""
    _, number, card = s.pending
    gain(s, seat, action.bribe, number, "ability", card)


def gain_different_options(s: State, seat: int) -> list[Action]:
    """Any type not yet taken for this tile (131-135)."""
    taken = s.pending[1]
    return [a for b, a in enumerate(GAIN) if not taken >> b & 1]


def gain_different(s: State, seat: int, action: Gain) -> None:
    """One of as many different bribes as there are players (EV21)."""
    step, taken, card = s.pending
    taken |= 1 << action.bribe
    gain(s, seat, action.bribe, 1, "ability", card)
    if taken.bit_count() < s.table.players:
        s.agenda.append((step, taken, card))


def advance_options(s: State, seat: int) -> list[Action]:
    """The marker of the ability or any, or none: moving one can help others (V45)."""
    info = s.pending[1]
    return ADVANCE_OR_DECLINE if info < 0 else [ADVANCE[info], DECLINE]


def advance_choice(s: State, seat: int, action: Action) -> None:
    """Steps from an ability score and cross thresholds, but fire nothing (C24)."""
    _, info, card = s.pending
    if isinstance(action, Advance):
        advance(s, seat, action.info, 1 if info < 0 else 2, card)
