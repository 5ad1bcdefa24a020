"""Card phase and Action I: cards are drawn, assigned in secret, and one goes into a drawer.

Rules: V27, V28, V29, V30, V31, V32, V33, V34, V35, V36.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.core.agenda import Entry
from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.abilities import CARD_BIT
from kaffeehaus.games.vienna.actions import Assign, Exchange
from kaffeehaus.games.vienna.answers import ASSIGN, EXCHANGE
from kaffeehaus.games.vienna.board import SIDE_TABLE, TELEPHONE
from kaffeehaus.games.vienna.pieces import draw
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Space

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State

BYTE: Final = tuple(bytes((n,)) for n in range(256))
_ASSIGN: Final[Entry] = (Step.ASSIGN, 0, 0)


def card_phase(s: State, _a: int, _b: int) -> None:
    """Everybody draws three cards, four with the telephone, from the crest holder on (V27, V70, D18)."""
    s.round += 1
    if s.events is not None:
        s.events.append(ev.RoundBegan(s.round, s.crest))
    players = s.table.players
    for n in range(players):
        seat = (s.crest + n) % players
        draw(s, seat, 4 if s.desk[seat] & TELEPHONE else 3)
        s.hand[seat] = bytes(sorted(s.hand[seat]))
    s.waiting = (1 << players) - 1
    s.agenda.append((Step.ASSIGN, 0, 0))


def assign_options(s: State, seat: int) -> list[Action]:
    """Any card of the hand, for the first space that has none."""
    if not s.waiting >> seat & 1:
        return []
    table = ASSIGN[len(s.assigned[seat])]
    return [table[card] for card in s.hand[seat]]


def assign(s: State, seat: int, action: Assign) -> None:
    """Puts a card face down on its space; the last one of three follows by itself (V28)."""
    _assign(s, seat, action.card)
    if len(s.assigned[seat]) == 2 and len(s.hand[seat]) == 1:
        _assign(s, seat, s.hand[seat][0])
    if len(s.assigned[seat]) == 3:
        s.waiting &= ~(1 << seat)
        if s.events is not None:
            s.events.append(ev.CardsReady(seat))
    if s.waiting:
        s.agenda.append(_ASSIGN)
    else:
        _begin_actions(s)


def _assign(s: State, seat: int, card: int) -> None:
    if s.events is not None:
        s.events.append(ev.CardAssigned(seat, card, Space(len(s.assigned[seat]))))
    s.assigned[seat] += BYTE[card]
    s.hand[seat] = s.hand[seat].replace(BYTE[card], b"")


def _begin_actions(s: State) -> None:
    """Cards left over are discarded face up once all have chosen, and the crest holder begins (V30, V70, EV28)."""
    for seat in range(s.table.players):
        if s.hand[seat]:
            s.discard += s.hand[seat]
            s.shown += 1
            if s.events is not None:
                s.events.append(ev.CardsDiscarded(seat, tuple(s.hand[seat])))
            s.hand[seat] = b""
    s.turn = 0
    begin_turn(s)


TURN: Final[tuple[Entry, ...]] = tuple(
    (step, 0, 0) for step in (Step.TURN_END, Step.ACTION_IV, Step.ACTION_III, Step.ACTION_II, Step.ACTION_I)
)
"""A turn on the agenda, last step first."""


def begin_turn(s: State) -> None:
    """A player does Actions I to IV in a row (V30)."""
    s.seat = (s.crest + s.turn) % s.table.players
    s.agenda.extend(TURN)


def turn_end(s: State, _a: int, _b: int) -> None:
    """The next player acts, or the round ends."""
    s.turn += 1
    if s.turn < s.table.players:
        begin_turn(s)
    else:
        s.agenda.append((Step.ROUND_END, 0, 0))


def reveal(s: State, space: Space) -> int:
    """Turns over the next card of the player whose turn it is."""
    seat = s.seat
    card = s.assigned[seat][0]
    s.assigned[seat] = s.assigned[seat][1:]
    s.shown += 1
    if s.events is not None:
        s.events.append(ev.CardRevealed(seat, space, card))
    return card


def action_one(s: State, _a: int, _b: int) -> None:
    """The card goes into a drawer: onto its twin, else into an empty one, else the owner chooses.

    Rules: V31, V32, V33, V34, V35, C1, C2, C3.
    """
    seat = s.seat
    card = reveal(s, Space.I)
    ability = CARD_BIT[card]
    drawers = s.drawers[seat]
    if s.abilities[seat] & ability:
        twin = next(d for d, old in enumerate(drawers) if CARD_BIT[old] == ability)
        put_into_drawer(s, seat, twin, card)
    elif len(drawers) < drawer_spaces(s, seat):
        s.drawers[seat] = drawers + BYTE[card]
        s.abilities[seat] |= ability
        if s.events is not None:
            s.events.append(ev.DrawerFilled(seat, card, len(drawers), 0))
    else:
        s.agenda.append((Step.EXCHANGE, card, 0))


def drawer_spaces(s: State, seat: int) -> int:
    """How many drawers a desk has: three, and one in the side table (V31, V75)."""
    return 4 if s.desk[seat] & SIDE_TABLE else 3


def exchange_options(s: State, seat: int) -> list[Action]:
    """Any drawer (V33)."""
    return list(EXCHANGE[: len(s.drawers[seat])])


def exchange(s: State, seat: int, action: Exchange) -> None:
    """The chosen drawer's card leaves."""
    put_into_drawer(s, seat, action.drawer, s.pending[1])


def put_into_drawer(s: State, seat: int, drawer: int, card: int) -> None:
    """Replaces the card of a drawer; the old one goes to the discard pile and its ability is lost at once (C4)."""
    cards = s.drawers[seat]
    old = cards[drawer]
    s.drawers[seat] = cards[:drawer] + BYTE[card] + cards[drawer + 1 :]
    s.abilities[seat] = s.abilities[seat] & ~CARD_BIT[old] | CARD_BIT[card]
    s.discard += BYTE[old]
    if s.events is not None:
        s.events.append(ev.DrawerFilled(seat, card, drawer, old))
