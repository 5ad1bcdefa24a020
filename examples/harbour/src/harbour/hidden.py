"""What a seat cannot know, dealt anew: the hands and choices of the others, and the order of both piles."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

from harbour.content import CARDS

if TYPE_CHECKING:
    from harbour.state import State

S = TypeVar("S", bound="State")


def determinize(real: S, seat: int | None, rng: Random) -> S:
    """A state in which everything hidden from the seat is random; it depends on nothing that the seat cannot know."""
    s = real.clone()
    s._imagine(rng.randbytes(32))
    s.pile = bytes(_mixed(list(s.pile), rng))
    shown = set(s.gone) if s.waiting else {*s.gone, *s.chosen}
    if seat is not None:
        shown |= {*s.hands[seat], s.chosen[seat]}
    unseen = _mixed([card for card in CARDS if card not in shown], rng)
    for p in range(s.players):
        if p == seat:
            continue
        if s.waiting and s.chosen[p]:
            s.chosen[p] = unseen.pop()
        s.hands[p] = bytes([unseen.pop() for _ in s.hands[p]])
    s.deck = bytes(unseen)
    return s


def _mixed(things: list[int], rng: Random) -> list[int]:
    """The same in random order, whatever order they came in."""
    things.sort()
    rng.shuffle(things)
    return things
