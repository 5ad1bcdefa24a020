"""What a position of Valencia is worth to a seat, in points: what it has, and what it is about to get.

Every figure here is a judgement, tuned by letting bots play; no rule depends on any of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kaffeehaus.bots.evaluation.valencia_missions import (
    NEAR,
    STEFAN,
    Outlook,
    kept_well,
    mission_worth,
    wanted,
)
from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.actions import PUT, STOP, Keep
from kaffeehaus.games.valencia.auction import GUILD_STEPS, LAST_STEP, A, C, E, F, G, H, guild_at_stake
from kaffeehaus.games.valencia.board import each
from kaffeehaus.games.valencia.council import LAST_ROUND, members_on_council
from kaffeehaus.games.valencia.fountains import FOUNTAIN_VALUE
from kaffeehaus.games.valencia.guilds import PRICES, settleable
from kaffeehaus.games.valencia.influence import plain_sum, sums
from kaffeehaus.games.valencia.pieces import GOOD, counts
from kaffeehaus.games.valencia.scoring import CENTRAL_VALUE
from kaffeehaus.games.valencia.state import State, Table
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Seat

COIN = 0.65
STRENGTH = tuple(4.5 * n * n / (n * n + 28) for n in range(90))  # what a stack of this sum is good for
MEAN_FOUNTAIN = 4.0
# What the parts of a worth have come to at the end of games, by round; regressions over 650 games of medium bots. Greed
# needs other figures than foresight: who looks one step ahead must be cautious about what is still to be won.
MONEY_LASTS = (1.2, 1.1, 1.0, 0.6, 0.3)
COUNCIL_LASTS = ((0.35, 0.2, 0.35, 0.65, 1.0), (0.4, 0.45, 0.75, 1.15, 1.1))  # with more players, and with two
MISSIONS_LAST = (0.2, 0.3, 0.65, 0.85, 1.0)
STACKS_LAST = ((1.6, 1.5, 1.3, 1.1, 0.9, 0.7, 0.0), (2.0, 2.2, 2.0, 1.8, 1.45, 1.4, 0.0))  # by step of the round
PILE_LASTS = 2.0
_sum = lru_cache(maxsize=1 << 14)(plain_sum)


@lru_cache(maxsize=256)
def _outlook(boards: tuple[tuple[int, int, int], ...], number: int, letter: int, acted: bool) -> Outlook:
    number = max(1, number)
    rounds = LAST_ROUND - number
    first = letter + acted
    guilds = [0] * 5
    for later in boards[number:]:
        for guild in later:
            guilds[guild] += 1
    for step, slot in GUILD_STEPS.items():
        if step >= first:
            guilds[boards[number - 1][slot]] += 1
    return Outlook(rounds + 1.0 - min(first, LAST_STEP) / (LAST_STEP + 1), rounds, tuple(guilds))


PARTS = ("points", "city", "money", "council", "missions", "stacks", "cards", "auction", "lead")
"""The names of what makes a state good."""


def worth(s: State, seat: int) -> float:
    """How good the state is for the seat."""
    return sum(parts(s, seat).values())


def parts(s: State, seat: int) -> dict[str, float]:
    """What makes the state good for the seat, by name; the parts add up to its worth."""
    if s.over:
        best = max(n for p, n in enumerate(s.score) if p != seat)
        return {"points": float(s.score[seat]), "lead": 0.3 * (s.score[seat] - best)}
    if not s.round:
        return {"missions": kept_well(s, seat)}
    planning = bool(s.waiting)
    ahead = _outlook(s.table.boards, s.round, 0 if planning else s.letter, not planning and bool(s.ranks))
    standing = _standing(s, seat, ahead)
    found = {
        "points": s.score[seat] + 0.8 * s.privileges[seat],
        "city": standing.city,
        "money": standing.money,
        "council": standing.council,
        "missions": standing.missions + bool(s.offered[seat]),
        "stacks": _stacks(s, seat),
        "cards": _cards(s, seat, ahead),
    }
    if planning and s.round == 1:
        found["missions"] += kept_well(s, seat)  # the last choice of a mission begins the first round
    if s.revealed[seat] and s.letter <= G:
        found["auction"] = _bid(s, seat, ahead)
    return found


def follow(s: State, seat: int, answers: list[Action]) -> Action:
    """The answer inside a chain: stop drawing, lay cards where they strengthen most, else the first there is."""
    first = answers[0]
    if first is STOP:
        return STOP
    if first is PUT[0] and s.hand[seat]:
        card = _sum(s.hand[seat][-1:])
        have = [_sum(stack) for stack in s.stacks[seat]]
        gains = [STRENGTH[n + card] - STRENGTH[n] for n in have] + [STRENGTH[card]]
        return answers[gains.index(max(gains))]
    if isinstance(first, Keep) and not s.round:
        return answers[0 if wanted(s, seat) >> first.mission & 1 else 1]
    return first


def clock(s: State) -> int:
    """Rounds, and in each the planning, the auctions and what follows them."""
    return s.round * (LAST_STEP + 2) + (0 if s.waiting else 1 + s.letter)


def obvious(s: State) -> bool:
    """What missions and stacks are good for shows so late that playing on adds more noise than knowledge."""
    return bool(s.waiting)


def judge(s: State, seat: int) -> float:
    """What the seat will probably end with, but for what is the same for all; for moments between auctions."""
    found = parts(s, seat)
    if s.over or not s.round:
        return sum(found.values())
    now = s.round - 1
    few = s.table.players == 2
    return (
        found["points"]
        + found["city"]
        + MONEY_LASTS[now] * found["money"]
        + COUNCIL_LASTS[few][now] * found["council"]
        + MISSIONS_LAST[now] * found["missions"]
        + STACKS_LAST[few][0 if s.waiting else min(s.letter, G)] * found["stacks"]
        + PILE_LASTS * found["cards"]
    )


# What a seat has ------------------------------------------------------------------------------------------------------


class Gains(NamedTuple):
    """What each thing that ranks can bring is worth."""

    chair: float
    good: float
    space: float
    sale: float
    church: float
    stefan: float


class Standing(NamedTuple):
    """What a seat has, beside its points and cards."""

    city: float
    money: float
    council: float
    missions: float


class Memory:
    """Values that many states of one game share; forgotten when another game is looked at, or when it is full."""

    FULL = 20_000

    def __init__(self) -> None:
        self._table: Table | None = None
        self.standings: dict[tuple[object, ...], Standing] = {}
        self.gains: dict[tuple[object, ...], Gains] = {}

    def tidy(self, table: Table) -> None:
        """To be called before a value is added."""
        if self._table is not table or len(self.standings) + len(self.gains) > self.FULL:
            self._table = table
            self.standings.clear()
            self.gains.clear()


_memory = Memory()


def _key(s: State, seat: int, ahead: Outlook) -> tuple[object, ...]:
    """All that city, purse, council and missions depend on, for one table."""
    return (
        id(s.table),
        seat,
        ahead,
        s.letter,
        s.stefan,
        s.missions[seat],
        s.members[seat],
        s.built,
        s.palms,
        s.fountain_at,
        bool(s.ranks),
        bool(s.waiting),
        tuple(s.city),
        tuple(s.council),
        tuple(s.supporters),
        tuple(s.coins),
        tuple(s.goods),
        tuple(s.stacks) if s.missions[seat] & STEFAN else (),
    )


def _standing(s: State, seat: int, ahead: Outlook) -> Standing:
    """City, purse, council and missions."""
    key = _key(s, seat, ahead)
    found = _memory.standings.get(key)
    if found is None:
        hopes = sum([mission_worth(s, seat, number, ahead) for number in each(s.missions[seat])])
        found = Standing(_city(s, seat), _purse(s, seat, ahead), _council(s, seat, ahead), hopes)
        _memory.tidy(s.table)
        _memory.standings[key] = found
    return found


def _city(s: State, seat: int) -> float:
    """Members in the city, what stands beside them, and what may be built there."""
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
    fade = min(1.0, sum(ahead.guilds) / 6)
    goods = sum([n * p for n, p in zip(counts(s.goods[seat]), PRICES, strict=True)])
    return fade * (COIN * min(s.coins[seat], 14) + 0.3 * goods) + 0.01 * s.coins[seat]


def _council(s: State, seat: int, ahead: Outlook) -> float:
    """Seats score at the end of every round, nobility and church also shape the city."""
    sitting = members_on_council(s)
    own = sitting[seat]
    value = own * (1.0 + 0.35 * ahead.rounds)
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
    """What the stacks of this round are good for."""
    steps = 0 if s.waiting else s.letter + bool(s.ranks)
    strengths = sorted([STRENGTH[_sum(stack)] for stack in s.stacks[seat]], reverse=True)
    return 0.85 * sum(strengths[: max(0, G + 1 - steps)])


def _cards(s: State, seat: int, ahead: Outlook) -> float:
    """What cards not yet laid into stacks are good for, and those of later rounds."""
    value = 0.0
    loose = s.hand[seat]
    if loose:
        value += _potential(_sum(loose))
    if ahead.rounds:
        # The pile is valued as if it were drawn in equal parts; late parts count a little less.
        value += 0.95 * ahead.rounds * _potential(_sum(s.deck[seat]) / ahead.rounds)
    return value


def _potential(influence: float) -> float:
    """What so much influence is good for in a round, well divided."""
    return 6.4 * (influence / 16.8) ** 0.65 if influence else 0.0


# Auctions -------------------------------------------------------------------------------------------------------------


def _bid(s: State, seat: int, ahead: Outlook) -> float:
    """What the revealed stack will probably bring, or what the seat has still to do after the auction."""
    if s.ranks:
        return _due(s, seat)
    shown = [p for p in range(s.table.players) if s.revealed[p]]
    totals = dict(zip(shown, sums([s.revealed[p] for p in shown]), strict=True))
    own = totals[seat]
    before = {(s.first + n) % s.table.players: n for n in range(s.table.players)}
    better = float(sum([1 for p in shown if totals[p] > own or (totals[p] == own and before[p] < before[seat])]))
    for p in s.queue:
        if p != seat and s.stacks[p]:
            largest = 3.6 * max(map(len, s.stacks[p]))
            better += 0.4 / (1.0 + 2.2 ** (own - largest))
    if s.table.players == 2 and s.letter in GUILD_STEPS:
        better += 1.0 / (1.0 + 1.6 ** (own - (7.0 if s.letter == F else 3.5)))
    prizes = _prizes(s, seat, ahead)
    low = int(better)
    first = prizes[low] if low < len(prizes) else 0.3
    second = prizes[low + 1] if low + 1 < len(prizes) else 0.3
    return first + (better - low) * (second - first)


def _prizes(s: State, seat: int, ahead: Outlook) -> list[float]:
    """What each rank of this auction is worth to the seat."""
    gains = _gains(s, seat)
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
                prizes = _prizes(s, seat, _outlook(s.table.boards, s.round, s.letter, False))
                value += prizes[place] if place < len(prizes) else 0.3
        elif mine and step in DUE:
            gains = gains or _gains(s, seat)
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


DUE = (
    Step.THIRD,
    Step.GOOD,
    Step.SETTLE,
    Step.GUILD_SEAT,
    Step.MERCHANTS_SEAT,
    Step.SELL,
    Step.TRADE,
    Step.MOVE,
)


def _gains(s: State, seat: int) -> Gains:
    key = _key(s, seat, _outlook(s.table.boards, s.round, s.letter, True))
    gains = _memory.gains.get(key)
    if gains is None:
        gains = _compute_gains(s, seat)
        _memory.tidy(s.table)
        _memory.gains[key] = gains
    return gains


def _compute_gains(s: State, seat: int) -> Gains:
    """Tries each thing on the state and takes it back again."""
    ahead = _outlook(s.table.boards, s.round, s.letter, True)
    now = sum(_standing(s, seat, ahead))

    def chair(number: int) -> float:
        old = s.council[number]
        if old == seat or not s.members[seat]:
            return 0.1
        s.council[number] = seat
        value = sum(_standing(s, seat, ahead)) - now
        s.council[number] = old
        return value + 0.3

    stefan = 0.3
    if s.missions[seat] & STEFAN and s.letter == G and not ahead.rounds:
        stefan = 8.0
    if s.letter == A:
        return Gains(chair(Seat.NOBILITY), 0.0, 0.0, 0.0, chair(Seat.CHURCH), stefan)
    if s.letter == C or s.letter == E:
        goods = s.goods[seat]
        sale = 0.0
        if goods:
            price = sum([n * p for n, p in zip(counts(goods), PRICES, strict=True)])
            s.goods[seat] = 0
            s.coins[seat] += price
            sale = max(0.0, sum(_standing(s, seat, ahead)) - now)
            s.goods[seat] = goods
            s.coins[seat] -= price
        return Gains(chair(Seat.MERCHANTS) if s.letter == E else 0.0, 0.0, 0.0, sale, 0.0, stefan)
    if s.letter == G:
        return Gains(0.0, 0.0, 0.0, 0.0, 0.0, stefan)
    guild = guild_at_stake(s)
    good = 0.0
    if s.supply[guild]:
        s.goods[seat] += GOOD[guild]
        good = max(0.0, sum(_standing(s, seat, ahead)) - now)
        s.goods[seat] -= GOOD[guild]
    space = 0.0
    cells, coins = s.city[seat], s.coins[seat]
    for cell in each(settleable(s, seat)):
        s.city[seat] = cells | 1 << cell
        s.coins[seat] = coins - s.table.city.costs[cell]
        space = max(space, sum(_standing(s, seat, ahead)) - now)
    s.city[seat], s.coins[seat] = cells, coins
    return Gains(chair(guild), good, space, 0.0, 0.0, stefan)
