"""Influence cards: the own ones in full, those of others as far as everybody knows them, and how stacks compare."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from kaffeehaus.bots.evaluation.valencia.outlook import STRENGTH, potential
from kaffeehaus.bots.features.valencia.course import Block, Memory
from kaffeehaus.games.valencia.auction import GUILD_STEPS, NINA_CARDS, G
from kaffeehaus.games.valencia.council import LAST_ROUND
from kaffeehaus.games.valencia.influence import VALUE, plain_sum
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import Influence

STRONGEST = 7
_OF_VALUE = tuple(bytes([card for card in Influence if VALUE[card] == value]) for value in range(STRONGEST + 1))
_SPECIAL = {
    "joker": (Influence.JOKER,),
    "savings": (Influence.SAVINGS,),
    "twins": (Influence.TWINS,),
    "warehouse": (Influence.WAREHOUSE_WINE, Influence.WAREHOUSE_ORANGES),
    "support": (Influence.SUPPORT,),
    "vagabond": (Influence.VAGABOND,),
    "central": (Influence.CENTRAL,),
}
_WORTH = bytes([0, *(VALUE[card] for card in Influence)])
_WORTH += bytes(256 - len(_WORTH))
"""What each card counts by itself, for `bytes.translate`."""
A_ROUND = 24 / LAST_ROUND
"""How many cards a round gets, if all get as many."""


def influence(cards: bytes) -> int:
    """What cards count by themselves."""
    return sum(cards.translate(_WORTH))


def auctions_left(s: State, seat: int) -> int:
    """In how many auctions of this round the seat has still to bid."""
    if s.waiting:
        return G + 1
    return max(0, G - s.letter + (1 if seat in s.queue else 0))


# The own cards --------------------------------------------------------------------------------------------------------

PILE = (
    "pile.cards",
    "pile.influence",
    "pile.mean",
    "pile.a-round",
    "pile.under",
    *(f"pile.of-{value}" for value in range(STRONGEST + 1)),
    *(f"pile.{name}" for name in _SPECIAL),
)


@lru_cache(maxsize=1 << 14)
def pile(cards: bytes, under: int, rounds: int) -> Block:
    """The own draw pile, of which one knows everything but the order, and how it lasts for the rounds to come."""
    number, total = len(cards), influence(cards)
    by_value = [sum([cards.count(card) for card in kinds]) for kinds in _OF_VALUE]
    special = [sum([cards.count(card) for card in kinds]) for kinds in _SPECIAL.values()]
    return (
        number / 24,
        total / 84,
        total / number / 4 if number else 0.0,
        min(2.0, number / (A_ROUND * rounds)) if rounds else 0.0,
        under / 3,
        *(n / 4 for n in by_value),
        *map(float, special),
    )


SHOWN_STACKS = 5
DRAWN = (
    "hand.cards",
    "hand.influence",
    "hand.strongest",
    "drawn.cards",
    "drawn.influence",
    "stacks",
    "stacks.unneeded",
    "stacks.good-for",
    *(f"stacks.sum-{n}" for n in range(1, SHOWN_STACKS + 1)),
    "stacks.up-to-2",
    "stacks.3-to-5",
    "stacks.6-to-8",
    "stacks.9-to-11",
    "stacks.from-12",
    *(f"drawn.{name}" for name in _SPECIAL),
)


@lru_cache(maxsize=1 << 14)
def drawn(hand: bytes, stacks: tuple[bytes, ...], auctions: int) -> Block:
    """The own cards of this round, in hand and in stacks, the strongest stack first."""
    totals = sorted([plain_sum(stack) for stack in stacks], reverse=True)
    together = b"".join(stacks)
    cards = hand + together
    special = [sum([cards.count(card) for card in kinds]) for kinds in _SPECIAL.values()]
    return (
        len(hand) / 6,
        influence(hand) / 20,
        max(hand.translate(_WORTH), default=0) / 6,
        len(cards) / 6,
        influence(cards) / 20,
        len(stacks) / 5,
        max(0, len(stacks) - auctions) / 3,
        _good_for(totals, auctions) / 10,
        *(n / 10 for n in (totals + [0] * SHOWN_STACKS)[:SHOWN_STACKS]),
        sum([n <= 2 for n in totals]) / 3,
        sum([3 <= n <= 5 for n in totals]) / 3,
        sum([6 <= n <= 8 for n in totals]) / 3,
        sum([9 <= n <= 11 for n in totals]) / 3,
        sum([n >= 12 for n in totals]) / 3,
        *map(float, special),
    )


def _good_for(totals: list[int], auctions: int) -> float:
    """What stacks, strongest first, are good for in the auctions left."""
    return 0.85 * sum([STRENGTH[n] for n in totals[:auctions]])


# Those of others ------------------------------------------------------------------------------------------------------

RIVAL_CARDS = (
    "ready",
    "pile.cards",
    "pile.influence",
    "unseen.mean",
    "unseen.strongest",
    "known.influence",
    "stacks",
    "stacks.cards",
    "stacks.largest",
    "stacks.second",
    "stacks.singles",
    "stacks.likely-sum",
    "stacks.good-for",
)


class Shown:
    """What everybody knows of a player's cards: how many lie where, and which have not been seen yet."""

    def __init__(self, s: State, seat: int, sizes: tuple[int, ...], left: int, auctions: int) -> None:
        table = s.table
        gone = s.seen[seat] + s.revealed[seat]
        unseen = len(table.deck) - len(gone)
        mean = (influence(table.deck) - influence(gone)) / unseen if unseen else 0.0
        high = 0
        for value in (5, 6, 7):
            for card in _OF_VALUE[value]:
                high += table.deck.count(card) - gone.count(card)
        stacked = sum(sizes)
        likely = sorted([mean * size for size in sizes], reverse=True)
        rounds = LAST_ROUND - max(1, s.round)
        planning = 1 if s.waiting else 0
        self.likely = tuple(likely)
        """What the stacks probably count, the largest first."""
        self.stacks: float = 0.85 * sum([STRENGTH[int(n + 0.5)] for n in likely[:auctions]])
        """What they are good for."""
        self.later: float = 0.0
        """What the pile is good for, in this round too while all still plan."""
        if rounds + planning:
            self.later = 0.95 * (rounds + planning) * potential(mean * left / (rounds + planning))
        self.block: Block = (
            float(not s.waiting >> seat & 1),
            left / 24,
            mean * left / 84,
            mean / 4,
            high / max(1, unseen) * 2,
            influence(s.known[seat]) / 10,
            len(sizes) / 5,
            stacked / 6,
            max(sizes, default=0) / 3,
            (sorted(sizes, reverse=True)[1] if len(sizes) > 1 else 0) / 3,
            sizes.count(1) / 4,
            (likely[0] if likely else 0.0) / 10,
            self.stacks / 10,
        )


def shown(s: State, seat: int, memory: Memory) -> Shown:
    """The same, remembered; while all plan in secret nobody sees how far the others have got."""
    stacks, left = s.stacks[seat], len(s.deck[seat])
    if s.waiting:
        left += len(s.hand[seat]) + sum(map(len, stacks))
        sizes: tuple[int, ...] = ()
    else:
        sizes = tuple(map(len, stacks))
    auctions = auctions_left(s, seat)
    key = (
        seat,
        left,
        sizes,
        auctions,
        s.round,
        s.waiting >> seat & 1 if s.waiting else 2,
        s.seen[seat],
        s.revealed[seat],
        s.known[seat],
    )
    found: Shown | None = memory.get(key)
    if found is None:
        found = memory[key] = Shown(s, seat, sizes, left, auctions)
    return found


# The own stacks against theirs ----------------------------------------------------------------------------------------

CONTEST = (
    "contest.best",
    "contest.second",
    "contest.third",
    "contest.fourth",
    "contest.wins",
    "contest.stacks",
    "contest.theirs",
    "contest.without",
    "contest.largest",
    "contest.margin",
    "contest.alone",
)


def contest(s: State, seat: int, others: list[Shown], memory: Memory) -> Block:
    """How probable it is that each of the own stacks, the strongest first, beats the largest of all others'."""
    stacks = s.stacks[seat]
    nina = 0
    if s.table.players == 2 and not s.waiting:
        for step in GUILD_STEPS:
            if step > s.letter or (step == s.letter and not s.ranks):
                nina += NINA_CARDS[step]
    key = ("contest", stacks, nina, *[other.likely for other in others])
    found: Block | None = memory.get(key)
    if found is None:
        found = memory[key] = _contest(stacks, nina, [other.likely for other in others])
    return found


def _contest(stacks: tuple[bytes, ...], nina: int, others: list[tuple[float, ...]]) -> Block:
    totals = sorted([plain_sum(stack) for stack in stacks], reverse=True)
    largest = [likely[0] for likely in others if likely]
    if nina:
        largest.append(4.5)
    chances = []
    for total in totals:
        chance = 1.0
        for rival in largest:
            chance /= 1.0 + exp(min(20.0, (rival - total) / 2.0))
        chances.append(chance)
    first, second, third, fourth = (chances + [0.0] * 4)[:4]
    number = sum([len(likely) for likely in others]) / len(others)
    most = max([likely[0] for likely in others if likely], default=0.0)
    return (
        first,
        second,
        third,
        fourth,
        sum(chances) / 3,
        (len(stacks) - number) / 4,
        number / 4,
        sum([not likely for likely in others]) / len(others),
        most / 10,
        ((totals[0] if totals else 0) - most) / 10,
        len(stacks) / 4 if not number else 0.0,
    )
