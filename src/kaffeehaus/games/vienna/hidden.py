"""What a seat cannot know, dealt anew: other hands, face-down cards and the order of the piles (C8)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kaffeehaus.games.vienna.state import State


def determinize(real: State, seat: int | None, rng: Random) -> State:
    """A state in which everything hidden from the seat is random; it depends on nothing that the seat cannot know.

    A card that was dealt before the pile was last shuffled cannot be one of those shuffled in, since everybody saw them
    lie in the discard pile; so each hidden card is drawn anew from its own generation (W2).
    """
    s = real.clone()
    s._imagine(rng.randbytes(32))
    hidden = [p for p in range(s.table.players) if p != seat]
    held = {p: s.hand[p] + s.assigned[p] for p in hidden}
    unseen = sorted(b"".join(held.values()) + s.deck)
    fresh = [c for c in unseen if s.fresh >> c & 1]
    old = [c for c in unseen if not s.fresh >> c & 1]
    rng.shuffle(fresh)
    rng.shuffle(old)
    for p in hidden:
        number = sum(s.fresh >> c & 1 for c in held[p])
        cards = [fresh.pop() for _ in range(number)] + [old.pop() for _ in range(len(held[p]) - number)]
        rng.shuffle(cards)
        # How far somebody has got with assigning is nobody's business.
        size = len(cards) if s.waiting >> p & 1 else len(s.hand[p])
        s.hand[p] = bytes(sorted(cards[:size]))
        s.assigned[p] = bytes(cards[size:])
    s.deck = bytes(fresh)
    s.pile_a = _shuffled(s.pile_a, rng)
    s.pile_b = _shuffled(s.pile_b, rng)
    return s


def _shuffled(pile: bytes, rng: Random) -> bytes:
    cards = sorted(pile)
    rng.shuffle(cards)
    return bytes(cards)
