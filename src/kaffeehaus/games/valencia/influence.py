"""Influence cards: what they are worth, together, and what is in a deck (L6, L7, X1, X2, X3, X4, X5, X6, X7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kaffeehaus.games.valencia.terms import Influence

VALUE: Final = {
    Influence.ONE: 1,
    Influence.TWO: 2,
    Influence.THREE: 3,
    Influence.FOUR: 4,
    Influence.FIVE: 5,
    Influence.SIX: 6,
    Influence.JOKER: 0,
    Influence.SAVINGS: 1,
    Influence.TWINS: 2,
    Influence.WAREHOUSE_WINE: 3,
    Influence.WAREHOUSE_ORANGES: 3,
    Influence.SUPPORT: 4,
    Influence.VAGABOND: 5,
    Influence.CENTRAL: 7,
}
"""What a card counts by itself."""
_VALUES: Final = bytes([0, *(VALUE[k] for k in Influence)])
PLAIN: Final = bytes(card for card in range(Influence.ONE, Influence.JOKER) for _ in range(4))
"""The 24 cards everybody has, and Nina too (L6, L36, K37)."""
_SPECIAL: Final = {
    "joker": ((), (Influence.JOKER,)),
    "savings": ((Influence.ONE, Influence.ONE), (Influence.SAVINGS, Influence.SAVINGS)),
    "twins": ((Influence.TWO, Influence.TWO), (Influence.TWINS, Influence.TWINS)),
    "warehouse": ((Influence.THREE, Influence.THREE), (Influence.WAREHOUSE_WINE, Influence.WAREHOUSE_ORANGES)),
    "support": ((Influence.FOUR,), (Influence.SUPPORT,)),
    "vagabond": ((Influence.FIVE,), (Influence.VAGABOND,)),
    "central": ((Influence.SIX,), (Influence.CENTRAL,)),
}
"""Which plain cards a kind of special cards replaces, and by what (L7, X1, X2, X3, X4, X5, X6, X7)."""
CHANGING: Final = bytes((Influence.JOKER, Influence.TWINS, Influence.CENTRAL))
"""Cards that count more or less by what else lies open (K40)."""


def deck(specials: Iterable[str]) -> bytes:
    """The cards of a player, sorted, with the chosen special cards in place of plain ones."""
    cards = list(PLAIN)
    for name in specials:
        out, into = _SPECIAL[name]
        for card in out:
            cards.remove(card)
        cards.extend(into)
    return bytes(sorted(cards))


def plain_sum(stack: bytes) -> int:
    """What a stack counts by itself."""
    return sum([_VALUES[card] for card in stack])


def sums(stacks: list[bytes]) -> list[int]:
    """What each revealed stack counts when all lie open: joker, twins and 7 look at the others (K40, K41, K42, K43)."""
    together = b"".join(stacks)
    if not any(card in together for card in CHANGING):
        return [plain_sum(stack) for stack in stacks]
    twins = together.count(Influence.TWINS) > 1
    found = []
    for stack in stacks:
        value = plain_sum(stack)
        value += 2 * stack.count(Influence.JOKER) * (together.count(Influence.SIX) - stack.count(Influence.SIX))
        value += twins * stack.count(Influence.TWINS)
        if Influence.CENTRAL in stack and together.count(Influence.JOKER) > stack.count(Influence.JOKER):
            value -= 2
        found.append(value)
    return found
