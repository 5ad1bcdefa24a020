"""What a seat cannot know, dealt anew: other piles, hands and stacks, and missions it has not seen (K2).

Coins and resources behind a screen were gained and spent in the open, so whoever remembers knows them; they stay as
they are. What a player put back under the pile is known to the others only as far as the stack it came from tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, TypeVar

from kaffeehaus.core.rng import Rng
from kaffeehaus.games.valencia.board import each

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

S = TypeVar("S", bound="State")


def determinize(real: S, seat: int | None, rng: Random) -> S:
    """A state in which everything hidden from the seat is random; it depends on nothing that the seat cannot know."""
    s = real.clone()
    s._legal_seat = None
    s.seed = None
    s.rng = Rng(rng.randbytes(32))
    for p in range(s.table.players):
        if p == seat:
            known = s.deck[p][: s.bottom[p]]
            s.deck[p] = known + _shuffled(s.deck[p][s.bottom[p] :], rng)
        else:
            _cards(s, p, rng)
    s.nina_deck = _shuffled(s.nina_deck, rng)
    _missions(s, seat, rng)
    return s


def _shuffled(cards: bytes, rng: Random) -> bytes:
    mixed = sorted(cards)
    rng.shuffle(mixed)
    return bytes(mixed)


# Another player's cards -----------------------------------------------------------------------------------------------


def _cards(s: State, p: int, rng: Random) -> None:
    """Deals another player's unseen cards anew over pile, hand, stacks and what left the game unseen."""
    under = s.returned[p]
    back, free = _returned(s, p, rng)
    seen_gone = sorted((Counter(s.seen[p]) - Counter(c for c, doubt in back if doubt)).elements())
    unused = len(s.discard[p]) - len(seen_gone)
    rng.shuffle(free)
    pile = bytes(card for card, _ in back[: len(under)])
    above = len(s.deck[p]) - len(pile)
    s.deck[p] = pile + bytes(free.pop() for _ in range(above))
    s.hand[p] = bytes(free.pop() for _ in range(len(s.hand[p])))
    if s.stopped >> p & 1:
        s.hand[p] = bytes(sorted(s.hand[p]))
    s.stacks[p] = tuple(_stack(free, len(stack)) for stack in s.stacks[p])
    s.discard[p] = bytes([*seen_gone, *(free.pop() for _ in range(unused))])


def _stack(free: list[int], size: int) -> bytes:
    return bytes(sorted((free.pop() for _ in range(size)), reverse=True))


def _returned(s: State, p: int, rng: Random) -> tuple[list[tuple[int, bool]], list[int]]:
    """What the cards put back could be, each with whether there is a doubt; and all other unseen cards, sorted."""
    slots = [*s.returned[p], *s.loose[p]]
    unseen = Counter(s.table.deck)
    unseen.subtract(s.seen[p])
    unseen.subtract(s.revealed[p])
    gone = Counter(s.seen[p])
    for choice in _choices(slots, rng):
        doubtful = [c for c, known in zip(choice, slots, strict=True) if len(set(known)) > 1]
        left = unseen.copy()
        left.update(doubtful)
        left.subtract(choice[: len(s.returned[p])])
        if min(left.values(), default=0) >= 0 and Counter(doubtful) <= gone:
            back = [(c, len(set(known)) > 1) for c, known in zip(choice, slots, strict=True)]
            return back, sorted(left.elements())
    raise AssertionError("no world fits what was seen")


def _choices(slots: list[bytes], rng: Random) -> Iterator[list[int]]:
    """Every way to fill the slots with one of the cards each can be, in random order."""
    if not slots:
        yield []
        return
    first = sorted(set(slots[0]))
    rng.shuffle(first)
    for card in first:
        for rest in _choices(slots[1:], rng):
            yield [card, *rest]


# Missions -------------------------------------------------------------------------------------------------------------


def _missions(s: State, seat: int | None, rng: Random) -> None:
    """Deals the missions the seat has not seen anew: those held, put back, offered, and the pile."""
    own = 0 if seat is None else s.missions[seat] | s.rejected[seat] | sum(1 << m for m in s.offered[seat])
    unseen = each(s.table.missions & ~own)
    rng.shuffle(unseen)
    for p in range(s.table.players):
        if p != seat:
            s.missions[p] = _set(unseen, s.missions[p].bit_count())
            s.rejected[p] = _set(unseen, s.rejected[p].bit_count())
            s.offered[p] = bytes(sorted(unseen.pop() for _ in s.offered[p]))
    s.mission_pile = bytes(unseen)


def _set(unseen: list[int], size: int) -> int:
    return sum(1 << unseen.pop() for _ in range(size))
