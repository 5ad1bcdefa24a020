"""How pieces change hands: every coin, resource, point, member and card goes through these functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaffeehaus.games.valencia import events as ev
from kaffeehaus.games.valencia.rules import RULES, Rule
from kaffeehaus.games.valencia.terms import Guild, Influence, Seat

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

LANE: Final = 4
GOOD: Final = tuple(1 << LANE * g for g in Guild)
"""One resource of each guild; six of a kind fit into a lane."""
BYTE: Final = tuple(bytes((n,)) for n in range(256))


def count(goods: int, good: int) -> int:
    """How many resources of a kind there are."""
    return goods >> LANE * good & 15


def counts(goods: int) -> list[int]:
    """How many there are of each kind."""
    return [goods >> LANE * g & 15 for g in range(5)]


def award(s: State, seat: int, points: int, rule: int) -> None:
    """Scores prestige by a rule."""
    s.score[seat] += points
    s.earned[seat * RULES + rule] += points
    if s.events is not None:
        s.events.append(ev.Scored(seat, points, Rule(rule).word))


def earn(s: State, seat: int, coins: int, cause: str) -> None:
    """Receives coins, which never run out (Q10)."""
    s.coins[seat] += coins
    if s.events is not None:
        s.events.append(ev.CoinsGained(seat, coins, cause))


def spend(s: State, seat: int, coins: int, cause: str) -> None:
    """Pays coins."""
    s.coins[seat] -= coins
    if coins and s.events is not None:
        s.events.append(ev.CoinsPaid(seat, coins, cause))


def gain_good(s: State, seat: int, good: int, cause: str) -> None:
    """Takes a resource from the supply, if there is one (L26, K44)."""
    if s.supply[good]:
        s.supply[good] -= 1
        s.goods[seat] += GOOD[good]
        if s.events is not None:
            s.events.append(ev.GoodGained(seat, Guild(good), cause))


def return_good(s: State, seat: int, good: int, cause: str) -> None:
    """Puts a resource back into the supply (K14)."""
    s.supply[good] += 1
    s.goods[seat] -= GOOD[good]
    if s.events is not None:
        s.events.append(ev.GoodReturned(seat, Guild(good), cause))


def draw_card(s: State, seat: int) -> None:
    """Takes the top card of the own pile into the hand."""
    pile = s.deck[seat]
    card = pile[-1]
    s.deck[seat] = pile[:-1]
    s.hand[seat] += BYTE[card]
    s.shown += 1
    if s.events is not None:
        s.events.append(ev.CardDrawn(seat, Influence(card)))


def settle_piles(s: State) -> None:
    """Once all have planned everybody sees which piles went down to cards that had been put under them."""
    for seat, pile in enumerate(s.deck):
        drawn = s.under[seat][len(pile) :]
        if drawn:
            s.under[seat] = s.under[seat][: len(pile)]
            s.known[seat] += drawn


def put_under(s: State, seat: int, card: int) -> None:
    """Puts a card under the own pile, before everybody's eyes (L21, K16)."""
    s.deck[seat] = BYTE[card] + s.deck[seat]
    s.under[seat] = BYTE[card] + s.under[seat]


def less(cards: bytes, gone: bytes) -> bytes:
    """The cards without those that are gone, as far as they were there."""
    for card in gone:
        cards = cards.replace(BYTE[card], b"", 1)
    return cards


def without(cards: bytes, card: int) -> bytes:
    """The cards less one of a kind."""
    return cards.replace(BYTE[card], b"", 1)


def take_seat(s: State, seat: int, place: int) -> None:
    """Puts a member on a seat of the council; whoever sat there goes home (L23, K10, K45, H10)."""
    holder = s.council[place]
    supporter = s.supporters[place] if place < len(s.supporters) else -1
    if holder >= 0:
        leave_seat(s, holder, place)
    if supporter >= 0:
        s.supporters[place] = -1
        if supporter != seat:
            leave_seat(s, supporter, place)
    if supporter != seat:
        s.members[seat] -= 1
    s.council[place] = seat
    if s.events is not None:
        s.events.append(ev.SeatTaken(seat, Seat(place)))


def leave_seat(s: State, owner: int, place: int) -> None:
    """A member returns from the council to its owner's supply."""
    s.members[owner] += 1
    if s.events is not None:
        s.events.append(ev.SeatLeft(owner, Seat(place)))


def can_take_seat(s: State, seat: int, place: int) -> bool:
    """Whether a member could be put there: not where one's own sits, and only one from the supply (K10, K11)."""
    if s.council[place] == seat:
        return False
    return s.members[seat] > 0 or (place < len(s.supporters) and s.supporters[place] == seat)
