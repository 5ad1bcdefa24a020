"""How pieces change hands: every bribe, shilling, point, card and marker step goes through these functions.

They are also the only places where something hidden comes to light, so they are where the undo window closes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaffeehaus.games.vienna import events as ev
from kaffeehaus.games.vienna.abilities import CARD_BIT
from kaffeehaus.games.vienna.board import (
    AREA,
    BOX_SIZE,
    CASH_BOX,
    LAST,
    LOW,
    ONE,
    PAYDAY_SPACES,
    PURCHASE_SPACES,
    SHIFT,
)
from kaffeehaus.games.vienna.rules import RULES, Rule
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import ROOF, Bribe, Info

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State


def award(s: State, seat: int, points: int, rule: int, card: int = 0) -> None:
    """Scores points by a rule."""
    s.score[seat] += points
    s.earned[seat * RULES + rule] += points
    if s.events is not None:
        s.events.append(ev.Scored(seat, points, Rule(rule).word, card))


def gain(s: State, seat: int, bribe: int, number: int, cause: str, card: int = 0) -> None:
    """Takes bribes from the supply, which never runs out (V6)."""
    s.bribes[seat] += number * ONE[bribe]
    if s.events is not None:
        s.events.append(ev.BribesGained(seat, Bribe(bribe), number, cause, card))


def pay(s: State, seat: int, bribe: int, number: int, cause: str, ability: int = 0) -> None:
    """Returns bribes to the supply; an ability may let them stand for others."""
    s.bribes[seat] -= number * ONE[bribe]
    if s.events is not None:
        s.events.append(ev.BribesPaid(seat, Bribe(bribe), number, cause, *drawer_of(s, seat, ability)))


def spend(s: State, seat: int, shillings: int, cause: str) -> None:
    """Pays open shillings."""
    s.coins[seat] -= shillings
    if shillings and s.events is not None:
        s.events.append(ev.ShillingsPaid(seat, shillings, cause))


def earn(s: State, seat: int, shillings: int, cause: str) -> None:
    """Receives shillings, which may go into the cash box now and never later (V72, C40)."""
    if not shillings:
        return
    s.coins[seat] += shillings
    if s.events is not None:
        s.events.append(ev.ShillingsGained(seat, shillings, cause))
    if s.desk[seat] & CASH_BOX and s.box[seat] < BOX_SIZE:
        s.agenda.append((Step.DEPOSIT, min(shillings, BOX_SIZE - s.box[seat]), 0))


def advance(s: State, seat: int, info: int, steps: int, card: int = 0) -> None:
    """Moves a marker and scores each step, the virtual ones too (V44, V45, V46, V47, V48, C25, C26, C27)."""
    space, last = s.markers[info], LAST[info]
    if space < last:
        reached = min(space + steps, last)
        s.markers[info] = reached
    else:
        reached = space
    if s.events is not None:
        s.events.append(ev.MarkerMoved(seat, Info(info), steps, reached, card))
    owned = s.tiles[seat] >> SHIFT[info] & LOW
    if owned:
        award(s, seat, steps * owned, Rule.MARKERS)
    if reached != space and not s.ending:
        if not s.crossed and AREA[info][reached] != AREA[info][space]:
            move_investigator(s)
        if reached == last and not s.ending and tuple(s.markers) == LAST:
            trigger_end(s, "exhaustion")


def move_investigator(s: State) -> None:
    """Moves the Investigator once in a round; a tile he reaches is laid on the token (V48, V65)."""
    s.crossed = True
    s.investigator += 1
    if s.events is not None:
        s.events.append(ev.InvestigatorMoved(ROOF[s.investigator]))
    players = s.table.players
    if s.table.advanced:
        if s.investigator in PURCHASE_SPACES[players]:
            s.roof_tile = 1
        elif s.investigator in PAYDAY_SPACES[players]:
            s.roof_tile = 2
    if s.investigator == s.table.end_space:
        trigger_end(s, "investigator")


def trigger_end(s: State, reason: str) -> None:
    """This round is finished, one more is played (V50, V108)."""
    s.ending = 1
    s.reason = reason
    if s.events is not None:
        s.events.append(ev.EndTriggered(reason))


def draw(s: State, seat: int, number: int) -> None:
    """Takes cards from the draw pile into the hand; an empty pile is made anew from the discards (V27, C6)."""
    if len(s.deck) < number:
        cards = s.deck
        fresh, s.rng = s.rng.shuffled(s.discard)
        if s.events is not None:
            s.events.append(ev.PileShuffled(len(fresh)))
        s.deck = bytes(fresh)
        s.fresh = card_set(s.deck)
        s.discard = b""
        rest = number - len(cards)
        cards += s.deck[-rest:]
        s.deck = s.deck[:-rest]
    else:
        cards = s.deck[-number:]
        s.deck = s.deck[:-number]
    s.hand[seat] += cards
    s.shown += 1
    if s.events is not None:
        s.events.append(ev.CardsDrawn(seat, number))
        s.events.append(ev.CardsSeen(seat, tuple(cards)))


def card_set(cards: bytes) -> int:
    """Cards as a set of bits."""
    return sum(1 << card for card in cards)


def source_card(s: State, seat: int, ability: int) -> int:
    """The card in the drawers that has this ability."""
    return drawer_of(s, seat, ability)[1]


def drawer_of(s: State, seat: int, ability: int) -> tuple[int, int]:
    """The drawer with this ability and its card; -1 and 0 if it is in none."""
    for drawer, card in enumerate(s.drawers[seat]):
        if CARD_BIT[card] == ability:
            return drawer, card
    return -1, 0
