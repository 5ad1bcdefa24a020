"""What a position of Valencia is worth to a seat, in points: what it has, and what it is about to get.

Every figure here is a judgement, tuned by letting bots play; no rule depends on any of them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb, exp
from typing import NamedTuple

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.actions import KEEP, PUT, REJECT, STOP, Keep
from kaffeehaus.games.valencia.auction import GUILD_STEPS, LAST_STEP, A, C, E, F, G, H, free_spaces, guild_at_stake
from kaffeehaus.games.valencia.board import City, each, spread, squares
from kaffeehaus.games.valencia.content import CONTENT, Mission
from kaffeehaus.games.valencia.council import LAST_ROUND, members_on_council
from kaffeehaus.games.valencia.fountains import FOUNTAIN_VALUE
from kaffeehaus.games.valencia.guilds import PRICES, settleable
from kaffeehaus.games.valencia.influence import plain_sum, sums
from kaffeehaus.games.valencia.pieces import GOOD, counts
from kaffeehaus.games.valencia.scoring import CENTRAL_VALUE
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import SIDE, Seat
from kaffeehaus.games.valencia.terms import MissionKind as Kind

COIN = 0.45
STRENGTH = tuple(4.5 * n * n / (n * n + 28) for n in range(90))  # what a stack of this sum is good for
MEAN_FOUNTAIN = 4.0
NEAR = tuple(spread(1 << cell) & (1 << SIDE * SIDE) - 1 for cell in range(SIDE * SIDE))
KEEP_FROM = 0.0  # a mission is kept if it promises so many points
ALL_GOODS = 0


class Outlook(NamedTuple):
    """What is still to come, the same for all seats."""

    left: float
    """Rounds, this one in part."""
    rounds: int
    """Rounds after this one."""
    guilds: tuple[int, ...]
    """Auctions to come of each guild."""


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


def worth(s: State, seat: int) -> float:
    """How good the state is for the seat."""
    if s.over:
        best = max(n for p, n in enumerate(s.score) if p != seat)
        return float(s.score[seat]) + 0.3 * (s.score[seat] - best)
    if not s.round:
        return sum(promise(s, seat, number) - KEEP_FROM for number in each(s.missions[seat]))
    planning = bool(s.waiting)
    ahead = _outlook(s.table.boards, s.round, 0 if planning else s.letter, not planning and bool(s.ranks))
    value = s.score[seat] + 0.8 * s.privileges[seat] + _standing(s, seat, ahead) + _cards(s, seat, ahead)
    if s.revealed[seat] and s.letter <= G:
        value += _bid(s, seat, ahead)
    return value


def follow(s: State, seat: int, answers: list[Action]) -> Action:
    """The answer inside a chain: stop drawing, lay cards where they strengthen most, else the first there is."""
    first = answers[0]
    if first is STOP:
        return STOP
    if first is PUT[0] and s.hand[seat]:
        card = plain_sum(s.hand[seat][-1:])
        have = [plain_sum(stack) for stack in s.stacks[seat]]
        gains = [STRENGTH[n + card] - STRENGTH[n] for n in have] + [STRENGTH[card]]
        return answers[gains.index(max(gains))]
    if isinstance(first, Keep) and not s.round:
        number = first.mission
        rest = s.offered[seat][1:]
        mine = promise(s, seat, number)
        wanted = mine >= KEEP_FROM or not (s.missions[seat] or any(promise(s, seat, m) > mine for m in rest))
        return KEEP[number] if wanted else REJECT[number]
    return first


# What a seat has ------------------------------------------------------------------------------------------------------


def _standing(s: State, seat: int, ahead: Outlook) -> float:
    """City, purse, council and missions."""
    value = _city(s, seat) + _purse(s, seat, ahead) + _council(s, seat, ahead)
    for number in each(s.missions[seat]):
        value += _mission(s, seat, number, ahead)
    return value


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


def _cards(s: State, seat: int, ahead: Outlook) -> float:
    """What the stacks of this round and the cards of later rounds are good for."""
    steps = 0 if s.waiting else s.letter + bool(s.ranks)
    stacks = sorted([STRENGTH[plain_sum(stack)] for stack in s.stacks[seat]], reverse=True)
    value = 0.85 * sum(stacks[: max(0, G + 1 - steps)])
    loose = s.hand[seat]
    if loose:
        value += _potential(plain_sum(loose))
    if ahead.rounds:
        # The pile is valued as if it were drawn in equal parts; late parts count a little less.
        value += 0.95 * ahead.rounds * _potential(plain_sum(s.deck[seat]) / ahead.rounds)
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


class Gains(NamedTuple):
    """What each thing that ranks can bring is worth."""

    chair: float
    good: float
    space: float
    sale: float
    church: float
    stefan: float


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
_memo: dict[int, tuple[tuple[object, ...], Gains]] = {}
"""The last gains computed for each seat: they do not depend on the stack, and bids are compared in rows."""


def _gains(s: State, seat: int) -> Gains:
    key = (
        s.table,
        s.round,
        s.letter,
        tuple(s.city),
        tuple(s.council),
        tuple(s.supporters),
        tuple(s.coins),
        tuple(s.goods),
        s.built,
        s.palms,
        s.stefan,
        s.missions[seat],
        s.members[seat],
        bool(s.ranks),
    )
    known = _memo.get(seat)
    if known and known[0] == key:
        return known[1]
    gains = _compute_gains(s, seat)
    _memo[seat] = (key, gains)
    return gains


def _compute_gains(s: State, seat: int) -> Gains:
    """Tries each thing on the state and takes it back again."""
    ahead = _outlook(s.table.boards, s.round, s.letter, True)
    now = _standing(s, seat, ahead)

    def chair(number: int) -> float:
        old = s.council[number]
        if old == seat or not s.members[seat]:
            return 0.1
        s.council[number] = seat
        value = _standing(s, seat, ahead) - now
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
            sale = max(0.0, _standing(s, seat, ahead) - now)
            s.goods[seat] = goods
            s.coins[seat] -= price
        return Gains(chair(Seat.MERCHANTS) if s.letter == E else 0.0, 0.0, 0.0, sale, 0.0, stefan)
    if s.letter == G:
        return Gains(0.0, 0.0, 0.0, 0.0, 0.0, stefan)
    guild = guild_at_stake(s)
    good = 0.0
    if s.supply[guild]:
        s.goods[seat] += GOOD[guild]
        good = max(0.0, _standing(s, seat, ahead) - now)
        s.goods[seat] -= GOOD[guild]
    space = 0.0
    cells, coins = s.city[seat], s.coins[seat]
    for cell in each(settleable(s, seat)):
        s.city[seat] = cells | 1 << cell
        s.coins[seat] = coins - s.table.city.costs[cell]
        space = max(space, _standing(s, seat, ahead) - now)
    s.city[seat], s.coins[seat] = cells, coins
    return Gains(chair(guild), good, space, 0.0, 0.0, stefan)


# Missions -------------------------------------------------------------------------------------------------------------

STEFAN = sum(1 << m.index for m in CONTENT.missions if m.kind is Kind.STEFAN)
FORMULAS = (Kind.ROUTE, Kind.ALONE, Kind.TEN_MINUS)
SETTLING = {2: 0.42, 3: 0.48, 4: 0.48, 5: 0.42}
"""The chance to settle in an auction of the right guild, by number of players."""
TAIL = {
    players: tuple(
        tuple(sum(comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(least, n + 1)) for least in range(12))
        for n in range(16)
    )
    for players, q in SETTLING.items()
}
"""The chance of at least so many successes in so many auctions."""


def promise(s: State, seat: int, number: int) -> float:
    """What a mission seems to be good for at the start."""
    mission = CONTENT.missions[number]
    if mission.kind in FORMULAS:
        return FORMULA_PROMISE[mission.kind]
    chance = START.get(mission.id, {}).get(s.table.players, 0.4)
    return chance * (mission.points - missions.FAILED) + missions.FAILED


FORMULA_PROMISE = {Kind.ROUTE: 3.0, Kind.ALONE: 8.0, Kind.TEN_MINUS: 6.0}
START: dict[str, dict[int, float]] = {}


def _mission(s: State, seat: int, number: int, ahead: Outlook) -> float:
    """What a mission will probably bring: its points or the penalty, by how far it is done."""
    mission = CONTENT.missions[number]
    if mission.kind in FORMULAS:
        return float(missions.points(s, seat, number))
    return _chance(s, seat, mission, ahead) * (mission.points - missions.FAILED) + missions.FAILED


def _reach(s: State, mask: int, missing: int, ahead: Outlook) -> float:
    """The chance to settle on so many more spaces of a set."""
    if missing <= 0:
        return 1.0
    open_cells = mask & free_spaces(s)
    chances = 0
    for guild, number in zip(s.table.city.guilds, ahead.guilds, strict=True):
        if number:
            chances += min(number, (open_cells & guild).bit_count())
    return TAIL[s.table.players][min(15, chances)][min(11, missing)]


def _all_of(s: State, cells: int, ahead: Outlook) -> float:
    """The chance to settle on every space of a set."""
    chance = 1.0
    tail = TAIL[s.table.players]
    for guild, number in zip(s.table.city.guilds, ahead.guilds, strict=True):
        need = (cells & guild).bit_count()
        if need:
            chance *= 0.75**need * tail[number][need]
    return chance


def _hard(chance: float) -> float:
    """The chance of who works for it: better than that of one who settles anywhere."""
    return chance**0.6


def _race(lead: float, spread_of: float) -> float:
    """The chance to be ahead at the end, from the lead now and how much may still happen."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead / spread_of))))


@lru_cache(maxsize=16)
def _patterns(city: City, kind: Kind) -> tuple[int, ...]:
    """The sets of spaces that fulfil a mission of shape."""
    found = set()
    if kind is Kind.SQUARE:
        found = {1 << n | 1 << n + 1 | 1 << n + SIDE | 1 << n + SIDE + 1 for n in each(squares(city.spaces))}
    elif kind is Kind.ROW or kind is Kind.DIAGONAL:
        line = missions.in_line if kind is Kind.ROW else missions.in_diagonal
        steps = (1, SIDE) if kind is Kind.ROW else (SIDE + 1, SIDE - 1)
        for n in each(city.spaces):
            for step in steps:
                cells = 1 << n | 1 << n + step | 1 << n + 2 * step
                if cells & city.spaces == cells and line(cells):
                    found.add(cells)
    return tuple(sorted(found))


def _shape(s: State, seat: int, kind: Kind, ahead: Outlook) -> float:
    own = s.city[seat]
    can = own | free_spaces(s)
    chances = sorted([_all_of(s, p & ~own, ahead) for p in _patterns(s.table.city, kind) if p & can == p])
    fails = 1.0
    for weight, chance in zip((1.0, 0.5, 0.25), reversed(chances), strict=False):
        fails *= 1 - weight * chance
    return 1 - fails


def _fountains(s: State, seat: int, needed: int, ahead: Outlook) -> float:
    """The chance to stand beside so many of the six fountains."""
    own, city = s.city[seat], s.table.city
    free = free_spaces(s)
    odds = [1.0 if own & city.around_centre else _reach(s, city.around_centre, 1, ahead)]
    for cell in each(s.built):
        odds.append(1.0 if own & NEAR[cell] else 0.75 * _reach(s, NEAR[cell] & free, 1, ahead))
    places = each(city.fountain_spaces & ~s.built)
    if places:
        covered = sum([1 for cell in places if own & NEAR[cell]]) / len(places)
        odds += [min(1.0, covered + 0.1 * ahead.left)] * (5 - s.built.bit_count())
    counts_of = [1.0] + [0.0] * 6
    for chance in odds:
        for n in range(6, -1, -1):
            counts_of[n] = counts_of[n] * (1 - chance) + (counts_of[n - 1] * chance if n else 0.0)
    return sum(counts_of[needed:])


def _same_fountain(s: State, seat: int, ahead: Outlook) -> float:
    own, city = s.city[seat], s.table.city
    free = free_spaces(s)
    places = city.fountain_spaces & ~s.built
    coming = 5 - s.built.bit_count()
    will = min(1.0, coming / max(1, places.bit_count()) + 0.15) if coming else 0.0
    best = 0.0
    for cell in each(city.fountain_spaces):
        near = NEAR[cell]
        have = own & near
        need = 3 - have.bit_count()
        here = will if places >> cell & 1 else 1.0
        if need <= 0:
            best = max(best, here)
        elif (free & near).bit_count() >= need:
            chance = max(
                [_all_of(s, sum(1 << c for c in some), ahead) for some in combinations(each(free & near), need)]
            )
            best = max(best, here * chance)
    return best


def _chance(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    """How probable it is that the mission is fulfilled at the end."""
    own, city, kind, left = s.city[seat], s.table.city, mission.kind, ahead.left
    argument = mission.argument
    others = [p for p in range(s.table.players) if p != seat]
    if kind is Kind.COST and isinstance(argument, int):
        mask = city.of_cost[argument]
        return _reach(s, mask, 2 - (own & mask).bit_count(), ahead)
    if kind is Kind.GUILD and isinstance(argument, int):
        mask = city.guilds[argument]
        return _hard(_reach(s, mask, 3 - (own & mask).bit_count(), ahead))
    if kind is Kind.EVERY_GUILD:
        chance = 1.0
        for guild in city.guilds:
            chance *= _reach(s, guild, 2 - (own & guild).bit_count(), ahead)
        return _hard(chance)
    if kind is Kind.SQUARE or kind is Kind.ROW or kind is Kind.DIAGONAL:
        return _hard(_shape(s, seat, kind, ahead))
    if kind is Kind.WALL:
        return _hard(_reach(s, city.wall, 6 - (own & city.wall).bit_count(), ahead))
    if kind is Kind.CORNERS:
        return _reach(s, city.corners, 2 - (own & city.corners).bit_count(), ahead)
    if kind is Kind.FOUR_FOUNTAINS:
        return _fountains(s, seat, 4, ahead)
    if kind is Kind.EVERY_FOUNTAIN:
        return _hard(_fountains(s, seat, 6, ahead))
    if kind is Kind.CENTRAL_FOUNTAIN:
        return _hard(_reach(s, city.around_centre, 5 - (own & city.around_centre).bit_count(), ahead))
    if kind is Kind.SAME_FOUNTAIN:
        return _hard(_same_fountain(s, seat, ahead))
    if kind is Kind.PALMS:
        near = missions.near_palms(s, seat).bit_count()
        more = 1.3 * left + 0.15 * (own.bit_count() - near) * (5 - s.palms.bit_count()) / 2
        return 1.0 if near >= 5 else _race(near + more - 4.5, 0.25 + 0.3 * left) if left > 0.15 else 0.0
    if kind is Kind.QUARTERS:
        chance = 1.0
        for quarter in city.quarters:
            if not own & quarter:
                chance *= _reach(s, quarter, 1, ahead)
        bare = sum([1 for quarter in city.quarters if not own & quarter])
        return _hard(chance * TAIL[s.table.players][min(15, sum(ahead.guilds))][bare])
    if kind is Kind.MORE_THAN_NEIGHBOUR:
        players = s.table.players
        beside = {(seat + 1) % players, (seat - 1) % players}
        if argument == "coins":
            return _race(s.coins[seat] - min([s.coins[p] for p in beside]) - 0.5, 0.15 + 1.2 * left)
        have = [sum(counts(goods)) for goods in s.goods]
        return _race(have[seat] - min([have[p] for p in beside]) - 0.5, 0.15 + 0.7 * left)
    if kind is Kind.MOST_COINS:
        return _race(s.coins[seat] - max([s.coins[p] for p in others]) - 0.5, 0.15 + 1.5 * left)
    if kind is Kind.MOST_MEMBERS:
        return _race(
            own.bit_count() - max([s.city[p].bit_count() for p in others]) - 0.5, 0.15 + 0.35 * sum(ahead.guilds) ** 0.5
        )
    if kind is Kind.THREE_GOODS:
        owned = counts(s.goods[seat])
        missing = 3 - sum(map(bool, owned))
        open_guilds = sum([min(1, n) for n, have in zip(ahead.guilds, owned, strict=True) if n and not have])
        return TAIL[s.table.players][open_guilds][missing] if missing > 0 else 1.0
    if kind is Kind.COUNCIL:
        lead = members_on_council(s)[seat] - missions.COUNCIL_NEEDED[s.table.players]
        return _race(lead + 0.5, 0.05 + 0.35 * left)
    if kind is Kind.NOBILITY_OR_CHURCH:
        sits = seat in (s.council[Seat.NOBILITY], s.council[Seat.CHURCH])
        if not ahead.rounds and (s.letter > A or s.ranks) and not s.waiting:
            return float(sits)
        return 0.55 if sits else 0.45
    if kind is Kind.STEFAN:
        if ahead.rounds or s.waiting:
            return 1.2 / s.table.players
        if s.letter > G or (s.letter == G and s.ranks):
            return float(s.stefan == seat)
        # What decides is the strongest stack kept for the last auction.
        mine = max(map(plain_sum, s.stacks[seat]), default=0)
        theirs = max([3.5 * max(map(len, s.stacks[p]), default=0) for p in others])
        return _race(mine - theirs + 1.5, 3.0) if mine else 0.1 if theirs else float(s.stefan == seat)
    return 0.4
