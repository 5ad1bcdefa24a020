"""The stacks that others lay in secret at Valencia, imagined as sensible players lay them.

A sampled world has any cards in any stack. But everybody lays cards down from the strongest on, so no stack begins with
a stronger card than one before it, and who draws cards divides them well. That rests on what everybody sees: how many
cards lie in which stack, and what has been revealed. Passes are left out: bots that pass have as often as others a
stack that would have won.
"""

from __future__ import annotations

from random import Random

from kaffeehaus.bots.evaluation.valencia.outlook import STRENGTH
from kaffeehaus.games.valencia.council import LAST_ROUND
from kaffeehaus.games.valencia.influence import VALUE
from kaffeehaus.games.valencia.state import State

TRIES = 3
"""So many hands are tried for one that its owner would have divided like this."""
DOUBT = 1.0
"""By how many points players misjudge where a card does most good."""
DRAWN = (6.6, 6.5, 6.3, 5.3)
"""How many cards are drawn in each round but the last, on average; then all are."""
_WORTH = bytes([0, *VALUE.values()])


def imagine(s: State, seat: int, rng: Random) -> None:
    """Others' stacks as they would have laid them; the seat still cannot tell the world from the real one."""
    if not s.round or s.over:
        return
    for p in range(s.table.players):
        if p == seat or not s.stacks[p]:
            continue
        if s.waiting:
            _plan(s, p, rng)
        else:
            _lay(s, p, rng)


def _plan(s: State, p: int, rng: Random) -> None:
    """Who is ready has drawn about as many cards as usual, and divided them well; nobody knows how many."""
    pile = s.deck[p] + b"".join(s.stacks[p])
    last = s.round == LAST_ROUND
    number = len(pile) if last else max(1, min(len(pile), round(rng.gauss(DRAWN[s.round - 1], 1.0))))
    s.deck[p], drawn = pile[: len(pile) - number], pile[len(pile) - number :]
    s.stacks[p] = _divided(sorted(drawn, reverse=True), None, rng)


def _lay(s: State, p: int, rng: Random) -> None:
    """Other cards that may lie in the stacks, until they are some that would have been divided into such stacks."""
    sizes = tuple(map(len, s.stacks[p]))
    under, known = len(s.under[p]), s.known[p]
    pool = list(b"".join(s.stacks[p]))
    for card in known:
        pool.remove(card)
    drawn = len(pool)
    pool += s.deck[p][under:]
    for _ in range(TRIES):
        cards = sorted([*known, *pool[:drawn]], reverse=True)
        if tuple(map(len, _divided(cards, None, rng))) == sizes:
            break
        rng.shuffle(pool)
    s.stacks[p] = _divided(sorted([*known, *pool[:drawn]], reverse=True), sizes, rng)
    s.deck[p] = s.under[p] + bytes(pool[drawn:])


def _divided(cards: list[int], sizes: tuple[int, ...] | None, rng: Random) -> tuple[bytes, ...]:
    """Cards, the strongest first, laid where they do most good; into stacks of these sizes if some are given."""
    random = rng.random
    stacks: list[list[int]] = []
    sums: list[int] = []
    for card in cards:
        value = _WORTH[card]
        best, at = -1.0, -1
        if sizes is None or len(stacks) < len(sizes):
            best, at = STRENGTH[value] + DOUBT * random(), len(stacks)
        for n, total in enumerate(sums):
            if sizes is None or len(stacks[n]) < sizes[n]:
                gain = STRENGTH[total + value] - STRENGTH[total] + DOUBT * random()
                if gain > best:
                    best, at = gain, n
        if at == len(stacks):
            stacks.append([card])
            sums.append(value)
        else:
            stacks[at].append(card)
            sums[at] += value
    return tuple(map(bytes, stacks))


IMAGINE = imagine
