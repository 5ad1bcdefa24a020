"""What a seat cannot know, dealt anew: other piles, hands and stacks, and missions it has not seen (K2).

Coins and resources behind a screen were gained and spent in the open, so whoever remembers knows them; they stay as
they are. So do cards everybody has seen leave, or go under a pile, or come up again from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Final

from kaffeehaus.core.rng import STILL
from kaffeehaus.core.sets import each
from kaffeehaus.games.valencia.pieces import GOOD

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

MOST_PLANNED: Final = 7
"""How many cards an imagined plan has at most."""
ENOUGH_COINS: Final = 5
ENOUGH_GOODS: Final = sum(GOOD)
"""What pays for any space, and one resource of each kind."""


def determinize(real: State, seat: int | None, rng: Random) -> State:
    """A state in which everything hidden from the seat is random; it depends on nothing that the seat cannot know."""
    s = real.clone()
    s._imagine(rng.randbytes(32))
    planning = bool(s.round and s.waiting)
    for p in range(s.table.players):
        if p == seat:
            under = len(s.under[p])
            s.deck[p] = s.deck[p][:under] + _shuffled(s.deck[p][under:], rng)
        else:
            _cards(s, p, rng, planning)
    s.nina_deck = _shuffled(s.nina_deck, rng)
    _missions(s, seat, rng)
    return s


def supposed(real: State, seat: int) -> State:
    """A sampled world in which others have enough behind their screens for whatever they may be asked (H15, H17)."""
    s = determinize(real, seat, STILL)
    for p in range(s.table.players):
        if p != seat:
            s.coins[p], s.goods[p] = ENOUGH_COINS, ENOUGH_GOODS
    return s


def _shuffled(cards: bytes, rng: Random) -> bytes:
    return bytes(_mixed(sorted(cards), rng))


def _mixed(things: Iterable[int], rng: Random) -> list[int]:
    """The same in random order; a good deal faster than `shuffle`, and searching samples a world every few playouts."""
    random = rng.random
    return [thing for _, thing in sorted([(random(), thing) for thing in things])]


# Another player's cards -----------------------------------------------------------------------------------------------


def _cards(s: State, p: int, rng: Random, planning: bool) -> None:
    """Deals another player's unseen cards anew over pile, stacks and what left the game unseen."""
    unseen = list(s.table.deck)
    for card in s.seen[p] + s.revealed[p] + s.under[p] + s.known[p]:
        unseen.remove(card)
    free = _mixed(unseen, rng)
    unused = len(s.discard[p]) - len(s.seen[p])
    s.discard[p] = s.seen[p] + bytes(free[:unused])
    if planning:
        _plan(s, p, [*s.under[p], *free[unused:]], rng)
        return
    drawn = unused + sum(map(len, s.stacks[p])) - len(s.known[p])
    cards = free[unused:drawn]
    if s.known[p]:
        cards = _mixed([*s.known[p], *cards], rng)
    s.stacks[p] = tuple([_stack(cards, len(stack)) for stack in s.stacks[p]])
    s.deck[p] = s.under[p] + bytes(free[drawn:])


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
    return bytes(sorted([free.pop() for _ in range(size)], reverse=True))


# Missions -------------------------------------------------------------------------------------------------------------


def _missions(s: State, seat: int | None, rng: Random) -> None:
    """Deals the missions the seat has not seen anew; at the end those held lie open."""
    shown = 0 if seat is None else s.missions[seat] | s.rejected[seat] | sum(1 << m for m in s.offered[seat])
    if s.over:
        for held in s.missions:
            shown |= held
    unseen = _mixed(each(s.table.missions & ~shown), rng)
    for p in range(s.table.players):
        if p == seat:
            continue
        if not s.round and s.waiting >> p & 1:
            # Who is still choosing has decided nothing as far as anybody knows.
            s.offered[p] = s.offered[p] + bytes(s.missions[p].bit_count() + s.rejected[p].bit_count())
            s.missions[p] = s.rejected[p] = 0
        if not s.over:
            s.missions[p] = _set(unseen, s.missions[p].bit_count())
        s.rejected[p] = _set(unseen, s.rejected[p].bit_count())
        if s.offered[p]:
            s.offered[p] = bytes(sorted([unseen.pop() for _ in s.offered[p]]))
    s.mission_pile = bytes(unseen)


def _set(unseen: list[int], size: int) -> int:
    found = 0
    for _ in range(size):
        found |= 1 << unseen.pop()
    return found
