"""What a seat cannot know, dealt anew: other piles, hands and stacks, and missions it has not seen (K2).

Coins and resources behind a screen were gained and spent in the open, so whoever remembers knows them; they stay as
they are. What a player put back under the pile is known to the others only as far as the stack it came from tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, TypeVar

from kaffeehaus.games.valencia.board import each

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

S = TypeVar("S", bound="State")


MOST_PLANNED = 7
"""How many cards an imagined plan has at most."""


def determinize(real: S, seat: int | None, rng: Random) -> S:
    """A state in which everything hidden from the seat is random; it depends on nothing that the seat cannot know."""
    s = real.clone()
    s._imagine(rng.randbytes(32))
    planning = bool(s.round and s.waiting)
    for p in range(s.table.players):
        if p == seat:
            known = s.deck[p][: s.bottom[p]]
            s.deck[p] = known + _shuffled(s.deck[p][s.bottom[p] :], rng)
        else:
            _cards(s, p, rng, planning)
    s.nina_deck = _shuffled(s.nina_deck, rng)
    _missions(s, seat, rng)
    return s


def _shuffled(cards: bytes, rng: Random) -> bytes:
    mixed = sorted(cards)
    rng.shuffle(mixed)
    return bytes(mixed)


# Another player's cards -----------------------------------------------------------------------------------------------


def _cards(s: State, p: int, rng: Random, planning: bool) -> None:
    """Deals another player's unseen cards anew over pile, hand, stacks and what left the game unseen."""

    back, free = _returned(s, p, rng)
    seen_gone = sorted((Counter(s.seen[p]) - Counter(c for c, doubt in back if doubt)).elements())
    unused = len(s.discard[p]) - len(seen_gone)
    rng.shuffle(free)
    s.discard[p] = bytes([*seen_gone, *(free.pop() for _ in range(unused))])
    under = [card for card, _ in back[: len(s.returned[p])]]
    if planning:
        _plan(s, p, [*under, *free], rng)
        return
    s.hand[p] = b""
    s.stacks[p] = tuple(_stack(free, len(stack)) for stack in s.stacks[p])
    s.deck[p] = bytes([*under, *free])


def _plan(s: State, p: int, pile: list[int], rng: Random) -> None:
    """Nobody sees how far others have got: who is not ready has just begun, who is ready has some plan."""
    s.hand[p], s.stacks[p] = b"", ()
    s.stopped &= ~(1 << p)
    ready = not s.waiting >> p & 1
    number = min(len(pile), rng.randint(1, MOST_PLANNED) if ready else 1)
    drawn = pile[len(pile) - number :]
    s.deck[p] = bytes(pile[: len(pile) - number])
    if not ready:
        s.hand[p] = bytes(drawn)
        return
    s.stopped |= 1 << p
    stacks: list[list[int]] = []
    for card in sorted(drawn, reverse=True):
        at = rng.randint(0, len(stacks))
        if at == len(stacks):
            stacks.append([])
        stacks[at].append(card)
    s.stacks[p] = tuple(map(bytes, stacks))


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
        if p == seat:
            continue
        if not s.round and s.waiting >> p & 1:
            # Who is still choosing has decided nothing as far as anybody knows.
            s.offered[p] = s.offered[p] + bytes(s.missions[p].bit_count() + s.rejected[p].bit_count())
            s.missions[p] = s.rejected[p] = 0
        s.missions[p] = _set(unseen, s.missions[p].bit_count())
        s.rejected[p] = _set(unseen, s.rejected[p].bit_count())
        s.offered[p] = bytes(sorted(unseen.pop() for _ in s.offered[p]))
    s.mission_pile = bytes(unseen)


def _set(unseen: list[int], size: int) -> int:
    return sum(1 << unseen.pop() for _ in range(size))
