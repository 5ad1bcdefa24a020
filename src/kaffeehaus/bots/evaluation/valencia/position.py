"""What a position of Valencia is worth to a seat, in points: what it has, and what it is about to get.

Every figure here is a judgement, tuned by letting bots play; no rule depends on any of them.
"""

from __future__ import annotations

from functools import lru_cache
from statistics import fmean
from typing import Final, NamedTuple

from kaffeehaus.bots.evaluation.valencia.missions import (
    CHAIRS,
    COINS,
    GOODS,
    NEAR,
    STEFAN,
    hopes_elsewhere,
    hopes_in_city,
    kept_well,
    wanted,
)
from kaffeehaus.bots.evaluation.valencia.outlook import (
    LASTING,
    LASTING_WITH_TWO,
    STRENGTH,
    Known,
    Outlook,
    influence_of,
    loose,
    outlook,
    outlook_at,
    recall,
    used,
)
from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.actions import Keep
from kaffeehaus.games.valencia.answers import PASS, PUT, STOP
from kaffeehaus.games.valencia.auction import GUILD_STEPS, LAST_STEP, A, C, E, F, G, H, free_spaces, guild_at_stake
from kaffeehaus.games.valencia.board import each
from kaffeehaus.games.valencia.content import CONTENT
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.fountains import FOUNTAIN_VALUE
from kaffeehaus.games.valencia.guilds import PRICES, settleable
from kaffeehaus.games.valencia.influence import sums
from kaffeehaus.games.valencia.pieces import GOOD, counts
from kaffeehaus.games.valencia.scoring import CENTRAL_VALUE
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import MissionKind, Seat

MOST_COINS: Final = 14  # more than these hardly count
MEAN_FOUNTAIN: Final = fmean(fountain.value for fountain in CONTENT.fountains)
STEFAN_AT_LAST: Final = sum(m.points + m.failure for m in CONTENT.missions if m.kind is MissionKind.STEFAN)
"""What winning the last auction brings who holds the mission."""


PARTS: Final = ("points", "city", "money", "council", "stacks", "cards", "missions", "auction", "lead")
"""The names of what makes a state good."""


def worth(s: State, seat: int) -> float:
    """How good the state is for the seat."""
    if s.over or not s.round:
        return sum(parts(s, seat).values(), 0.0)
    known = recall(s.table)
    ahead = outlook(s, known)
    value = sum(holdings(s, seat, ahead, known), 0.0) + _hopes(s, seat, free_spaces(s), ahead, known)
    return value + bid(s, seat) if s.revealed[seat] and s.letter <= G else value


def parts(s: State, seat: int) -> dict[str, float]:
    """What makes the state good for the seat, by name; the parts add up to its worth."""
    if s.over:
        best = max(n for p, n in enumerate(s.score) if p != seat)
        return {"points": float(s.score[seat]), "lead": 0.3 * (s.score[seat] - best)}
    if not s.round:
        return {"missions": kept_well(s, seat)}
    known = recall(s.table)
    ahead = outlook(s, known)
    found = dict(zip(PARTS, holdings(s, seat, ahead, known), strict=False))
    found["missions"] = _hopes(s, seat, free_spaces(s), ahead, known)
    if s.revealed[seat] and s.letter <= G:
        found["auction"] = bid(s, seat)
    return found


def follow(s: State, seat: int, answers: list[Action]) -> Action:
    """The answer inside a chain: stop drawing, lay cards where they strengthen most, else the first there is."""
    first = answers[0]
    if first is STOP:
        return STOP
    if first is PUT[0] and s.hand[seat]:
        card = influence_of(s.hand[seat][-1:])
        have = [influence_of(stack) for stack in s.stacks[seat]]
        gains = [STRENGTH[n + card] - STRENGTH[n] for n in have] + [STRENGTH[card]]
        return answers[gains.index(max(gains))]
    if isinstance(first, Keep) and not s.round:
        return answers[0 if wanted(s, seat) >> first.mission & 1 else 1]
    return first


def quick(s: State, seat: int, legal: list[Action]) -> Action | None:
    """In an auction the stack whose rank and absence together are worth most; elsewhere nothing comes so easily."""
    if legal[0] is not PASS:
        return None
    stacks, later = s.stacks[seat], G - s.letter
    best, chosen = used(stacks, later), 0
    prizes = _prizes(s, seat)
    for number, stack in enumerate(stacks):
        value = used(stacks[:number] + stacks[number + 1 :], later) + _rank(s, seat, stack, prizes)
        if value > best:
            best, chosen = value, 1 + number
    return legal[chosen]


def clock(s: State) -> int:
    """Rounds, and in each the planning, the auctions and what follows them."""
    return s.round * (LAST_STEP + 2) + (0 if s.waiting else 1 + s.letter)


def horizon(s: State) -> tuple[int, int]:
    """What stacks are good for shows in all the auctions of the round, what a bid is good for in the next two."""
    parts = H + 1 if s.waiting else 2
    return parts, parts


def obvious(s: State, seat: int) -> bool:
    """What missions and a card more are good for shows so late that playing on adds more noise than knowledge."""
    return bool(s.waiting) and not s.stopped >> seat & 1


def judge(s: State, seat: int) -> list[float]:
    """What each seat will probably end with, but for what is the same for all; for moments between auctions.

    What the others' missions promise is left out: this seat does not know them, and luck with imagined ones would hide
    what a move is good for.
    """
    players = s.table.players
    if s.over or not s.round:
        return [worth(s, p) for p in range(players)]
    lasting, now = LASTING_WITH_TWO if players == 2 else LASTING, s.round - 1
    city, coins, goods, chairs, around, cards, promises = [by_round[now] for by_round in lasting[:7]]
    stacks = lasting.stacks[0 if s.waiting else 1 + min(s.letter, G)]
    known = recall(s.table)
    ahead = outlook(s, known)
    sitting = members_on_council(s)
    found = []
    for p in range(players):
        have = city * _city(s, p, known) + coins * min(s.coins[p], MOST_COINS) + goods * price(s.goods[p])
        council = chairs * sitting[p] + around * (_council(s, p, ahead, known) - chair_worth(ahead) * sitting[p])
        influence = stacks * _stacks(s, p) + cards * loose(s.deck[p], s.hand[p], ahead)
        found.append(s.score[p] + s.privileges[p] + have + council + influence)
    found[seat] += promises * _hopes(s, seat, free_spaces(s), ahead, known)
    return found


# What a seat has ------------------------------------------------------------------------------------------------------


def holdings(s: State, seat: int, ahead: Outlook, known: Known) -> tuple[float, ...]:
    """What everybody sees the seat have and its cards, in the order of the parts."""
    return (
        s.score[seat] + 0.8 * s.privileges[seat],
        _city(s, seat, known),
        _purse(s, seat, ahead),
        _council(s, seat, ahead, known),
        _stacks(s, seat),
        loose(s.deck[seat], s.hand[seat], ahead),
    )


def _hopes(s: State, seat: int, free: int, ahead: Outlook, known: Known) -> float:
    """What the missions of the seat promise, those it still chooses from included."""
    hopes = hopes_in_city(s, seat, free, ahead, known) + hopes_elsewhere(s, seat, ahead, known) + bool(s.offered[seat])
    # The last choice of a mission begins the first round.
    return hopes + kept_well(s, seat) if s.round == 1 and s.waiting else hopes


def _city(s: State, seat: int, known: Known) -> float:
    """Members in the city, what stands beside them, and what may be built there."""
    key = ("city", s.city[seat], s.palms, s.fountain_at)
    found: float | None = known.get(key)
    if found is None:
        found = known[key] = _settled(s, seat)
    return found


def _settled(s: State, seat: int) -> float:
    own, city = s.city[seat], s.table.city
    value = own.bit_count() + CENTRAL_VALUE * (own & city.around_centre).bit_count()
    for cell in each(s.built):
        value += FOUNTAIN_VALUE[s.fountain_at[cell]] * (own & NEAR[cell]).bit_count()
    palms = missions.near_palms(s, seat).bit_count()
    free = each(city.fountain_spaces & ~s.built)
    chance = 0.9 * MEAN_FOUNTAIN * (5 - s.built.bit_count()) / max(1, len(free))
    beside = sum([(own & NEAR[cell]).bit_count() for cell in free])
    shadeless = 0.1 * (5 - s.palms.bit_count()) * (own.bit_count() - palms)
    return value + palms + shadeless + chance * beside


def _purse(s: State, seat: int, ahead: Outlook) -> float:
    """Coins pay for spaces, resources become coins; both fade towards the end."""
    return _coins(s.coins[seat], ahead) + 0.3 * ahead.fade * price(s.goods[seat])


def _coins(number: int, ahead: Outlook) -> float:
    return ahead.fade * ahead.coin * (number if number < MOST_COINS else MOST_COINS) + 0.01 * number


@lru_cache(maxsize=1 << 12)
def price(goods: int) -> int:
    """What resources sell for."""
    return sum([n * p for n, p in zip(counts(goods), PRICES, strict=True)])


def _council(s: State, seat: int, ahead: Outlook, known: Known) -> float:
    """Seats score at the end of every round, nobility and church also shape the city."""
    council = tuple(s.council)
    key: tuple[object, ...] = (seat, ahead.moment, council, tuple(s.supporters))
    if seat == council[Seat.NOBILITY] or seat == council[Seat.CHURCH]:
        key += (s.city[seat], s.palms, s.built)
    found: float | None = known.get(key)
    if found is None:
        found = known[key] = _chairs(s, seat, ahead)
    return found


def chair_worth(ahead: Outlook) -> float:
    """What a member on the council is worth, whatever it sits for."""
    return 1.0 + 0.35 * ahead.rounds


def _chairs(s: State, seat: int, ahead: Outlook) -> float:
    sitting = members_on_council(s)
    own = sitting[seat]
    value = own * chair_worth(ahead)
    if own and own == max(sitting):
        value += 0.5
    if s.council[Seat.NOBILITY] == seat:
        value += 0.5 * (ahead.rounds > 0)
        if s.letter <= LAST_STEP:
            cells = s.city[seat]
            beside = [(cells & NEAR[cell]).bit_count() for cell in each(s.table.city.fountain_spaces & ~s.built)]
            if beside:
                value += 0.5 + 0.8 * FOUNTAIN_VALUE[s.table.fountains[s.round - 1]] * (
                    max(beside) - sum(beside) / len(beside)
                )
    if s.council[Seat.CHURCH] == seat:
        value += 0.3 * (ahead.rounds > 0)
        if s.letter <= H:
            bare = s.city[seat] & ~missions.near_palms(s, seat)
            value += 0.3 + 0.8 * max(
                [(bare & s.table.city.shade[t]).bit_count() for t in each(s.table.city.trees & ~s.palms)]
            )
    return value


def _stacks(s: State, seat: int) -> float:
    return used(s.stacks[seat], G + 1 if s.waiting else G + (seat in s.queue) - s.letter)


# Auctions -------------------------------------------------------------------------------------------------------------


def bid(s: State, seat: int) -> float:
    """What the revealed stack will probably bring, or what the seat has still to do after the auction."""
    return _due(s, seat) if s.ranks else _rank(s, seat, s.revealed[seat], _prizes(s, seat))


def _rank(s: State, seat: int, stack: bytes, prizes: list[float]) -> float:
    """What a stack will probably bring, by how many will be better."""
    shown = [p for p in range(s.table.players) if p != seat and s.revealed[p]]
    own, *theirs = _sums((stack, *[s.revealed[p] for p in shown]))
    better = 0.0
    for p, influence in zip(shown, theirs, strict=True):
        if influence > own or (
            influence == own and (p - s.first) % s.table.players < (seat - s.first) % s.table.players
        ):
            better += 1.0
    for p in s.queue:
        if p != seat and s.stacks[p]:
            largest = 3.6 * max(map(len, s.stacks[p]))
            better += 0.4 / (1.0 + 2.2 ** (own - largest))
    if s.table.players == 2 and s.letter in GUILD_STEPS:
        better += 1.0 / (1.0 + 1.6 ** (own - (7.0 if s.letter == F else 3.5)))
    low = int(better)
    first = prizes[low] if low < len(prizes) else 0.3
    second = prizes[low + 1] if low + 1 < len(prizes) else 0.3
    return first + (better - low) * (second - first)


@lru_cache(maxsize=1 << 14)
def _sums(stacks: tuple[bytes, ...]) -> list[int]:
    """What each of these stacks counts when they lie open together."""
    return sums(list(stacks))


def _prizes(s: State, seat: int) -> list[float]:
    """What each rank of this auction is worth to the seat."""
    gains = gains_of(s, seat)
    if s.letter == A:
        return [gains.chair + gains.stefan, gains.church]
    if s.letter in (C, E):
        return [gains.sale + gains.chair + gains.stefan]
    if s.letter == G:
        return [0.7 + gains.stefan]
    prizes = [gains.chair + gains.good + gains.space + gains.stefan, gains.good + gains.space]
    if s.table.players > 3:
        prizes.append(max(gains.good, gains.space))
    return prizes


def _due(s: State, seat: int) -> float:
    """What the seat has still to do, now that the ranks are known."""
    entries = [s.pending] if s.seat == seat else []
    for entry in reversed(s.agenda):
        if entry[0] == Step.AUCTION_END:
            break
        entries.append(entry)
    if not entries:
        return 0.0
    value = 0.0
    gains: Gains | None = None
    mine = s.seat == seat
    for step, place, _ in entries:
        if step == Step.ACT:
            mine = False
            if s.ranks[place] == seat:
                prizes = _prizes(s, seat)
                value += prizes[place] if place < len(prizes) else 0.3
        elif mine and step in DUE:
            gains = gains or gains_of(s, seat)
            if step == Step.THIRD:
                value += max(gains.good, gains.space)
            elif step == Step.GOOD:
                value += gains.good
            elif step == Step.SETTLE:
                value += gains.space
            elif step in (Step.GUILD_SEAT, Step.MERCHANTS_SEAT):
                value += gains.chair
            elif step in (Step.SELL, Step.TRADE):
                value += gains.sale
            elif step == Step.MOVE:
                value += 0.7
    return value


DUE = (Step.THIRD, Step.GOOD, Step.SETTLE, Step.GUILD_SEAT, Step.MERCHANTS_SEAT, Step.SELL, Step.TRADE, Step.MOVE)


class Gains(NamedTuple):
    """What each thing that ranks can bring is worth."""

    chair: float
    good: float
    space: float
    sale: float
    church: float
    stefan: float


def gains_of(s: State, seat: int) -> Gains:
    """What each thing that the ranks of this auction can bring is worth; the same whichever stack is revealed."""
    known = recall(s.table)
    key = (
        seat,
        s.round << 5 | s.letter,
        s.missions[seat],
        s.members[seat] > 0,
        s.supply[guild_at_stake(s)] > 0,  # outside of guilds' auctions it does not matter which
        s.palms,
        s.fountain_at,
        tuple(s.city),
        tuple(s.council),
        tuple(s.supporters),
        tuple(s.coins),
        tuple(s.goods),
    )
    gains: Gains | None = known.get(key)
    if gains is None:
        gains = known[key] = _try_gains(s, seat, known)
    return gains


def _try_gains(s: State, seat: int, known: Known) -> Gains:
    """Each thing is tried on the state and taken back."""
    ahead = outlook_at(s, s.letter << 1 | 1, known)
    stefan = STEFAN_AT_LAST if s.missions[seat] & STEFAN and s.letter == G and not ahead.rounds else 0.3

    def chair(number: int) -> float:
        old = s.council[number]
        if old == seat or not s.members[seat]:
            return 0.1
        now = _council(s, seat, ahead, known) + hopes_elsewhere(s, seat, ahead, known, CHAIRS)
        s.council[number] = seat
        then = _council(s, seat, ahead, known) + hopes_elsewhere(s, seat, ahead, known, CHAIRS)
        s.council[number] = old
        return then - now + 0.3

    def trade(goods: int, coins: int) -> float:
        now = _purse(s, seat, ahead) + hopes_elsewhere(s, seat, ahead, known, COINS | GOODS)
        s.goods[seat] += goods
        s.coins[seat] += coins
        then = _purse(s, seat, ahead) + hopes_elsewhere(s, seat, ahead, known, COINS | GOODS)
        s.goods[seat] -= goods
        s.coins[seat] -= coins
        return max(0.0, then - now)

    if s.letter == A:
        return Gains(chair(Seat.NOBILITY), 0.0, 0.0, 0.0, chair(Seat.CHURCH), stefan)
    if s.letter == C or s.letter == E:
        goods = s.goods[seat]
        sale = trade(-goods, price(goods)) if goods else 0.0
        return Gains(chair(Seat.MERCHANTS) if s.letter == E else 0.0, 0.0, 0.0, sale, 0.0, stefan)
    if s.letter == G:
        return Gains(0.0, 0.0, 0.0, 0.0, 0.0, stefan)
    guild = guild_at_stake(s)
    good = trade(GOOD[guild], 0) if s.supply[guild] else 0.0
    return Gains(chair(guild), good, best_space(s, seat, settleable(s, seat), ahead, known), 0.0, 0.0, stefan)


def best_space(s: State, seat: int, open_spaces: int, ahead: Outlook, known: Known) -> float:
    """What the best of these spaces to settle on is worth: in the city and for missions there, less its cost."""
    if not open_spaces:
        return 0.0
    cells, coins, free = s.city[seat], s.coins[seat], free_spaces(s)
    key = ("space", cells, free, open_spaces, coins, s.palms, s.fountain_at, s.missions[seat], ahead.moment)
    best: float | None = known.get(key)
    if best is None:
        now = _city(s, seat, known) + hopes_in_city(s, seat, free, ahead, known) + _coins(coins, ahead)
        best = 0.0
        for cell in each(open_spaces):
            s.city[seat] = cells | 1 << cell
            left = _coins(coins - s.table.city.costs[cell], ahead)
            hopes = hopes_in_city(s, seat, free & ~(1 << cell), ahead, known)
            best = max(best, _city(s, seat, known) + hopes + left - now)
        s.city[seat] = cells
        known[key] = best
    return best
