"""What a stack would come to if it were revealed now: for its owner, from what lies open and what everybody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import comb, prod
from typing import TYPE_CHECKING, Any

from kaffeehaus.games.valencia.auction import NINA_CARDS, H, ranking

if TYPE_CHECKING:
    from kaffeehaus.games.valencia.state import State

DIGITS = 4
"""To how many places a chance is told."""


def auction_runs(s: State) -> bool:
    """Whether this is an auction: a step from A to G, after all have planned (L15)."""
    return bool(s.round and not s.waiting and s.letter < H and not s.over)


def bids(s: State, seat: int) -> list[dict[str, Any]] | None:
    """For each own stack its sum and its rank among what lies open (L16, L17); None for who may reveal none.

    Where nobody but Nina follows, also the chance of each rank over the cards she may turn (L37, K38), and as the rank
    the likeliest.
    """
    if not (auction_runs(s) and seat in s.queue and s.stacks[seat]):
        return None
    last = not any(s.stacks[other] for other in s.queue if other != seat)
    cards = NINA_CARDS.get(s.letter, 0) if last and s.table.players == 2 else 0
    open_now = list(s.revealed)
    found = []
    for stack in s.stacks[seat]:
        open_now[seat] = stack
        seats, totals = ranking(s.first, open_now)
        place = seats.index(seat)
        bid: dict[str, Any] = {"sum": totals[place], "rank": place + 1}
        if cards:
            chances = _chances(seat, s.first, tuple(open_now), bytes(sorted(s.nina_deck)), cards)
            bid |= {"rank": int(max(chances, key=chances.__getitem__)), "chances": dict(chances)}
        found.append(bid)
    return found


@lru_cache(maxsize=1024)
def _chances(seat: int, first: int, revealed: tuple[bytes, ...], pile: bytes, cards: int) -> dict[str, float]:
    """The chance of each rank over all that may come up from a pile of which only the order is unknown."""
    ways: Counter[int] = Counter()
    for drawn, number in _draws(pile, cards):
        ways[ranking(first, revealed, drawn)[0].index(seat) + 1] += number
    return {str(rank): round(number / ways.total(), DIGITS) for rank, number in sorted(ways.items())}


def _draws(pile: bytes, cards: int) -> Iterator[tuple[bytes, int]]:
    """Every set of so many cards that a pile may give, with in how many ways it comes about."""
    kinds = Counter(pile)

    def draw(chosen: bytes, lowest: int) -> Iterator[bytes]:
        if len(chosen) == cards:
            yield chosen
            return
        for card in sorted(kinds):
            if card >= lowest and chosen.count(card) < kinds[card]:
                yield from draw(chosen + bytes((card,)), card)

    for chosen in draw(b"", 0):
        yield chosen, prod(comb(kinds[card], chosen.count(card)) for card in set(chosen))
