"""What a position of Valencia is worth to a seat, in points: what it has, and what it is about to get.

Every figure here is a judgement, tuned by letting bots play; no rule depends on any of them.
"""

from __future__ import annotations

from kaffeehaus.core.catalogue import Action
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.actions import PUT, STOP
from kaffeehaus.games.valencia.auction import GUILD_STEPS, A, C, E, G, H, guild_at_stake
from kaffeehaus.games.valencia.board import each, spread
from kaffeehaus.games.valencia.content import CONTENT, Mission
from kaffeehaus.games.valencia.council import LAST_ROUND, members_on_council
from kaffeehaus.games.valencia.guilds import PRICES, settleable
from kaffeehaus.games.valencia.influence import plain_sum, sums
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.scoring import fountain_points
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import MissionKind as Kind
from kaffeehaus.games.valencia.terms import Seat

COIN = 0.45
ROUND_CARDS = 4.8  # what a deck allows for each round
STRENGTH = tuple(4.5 * n * n / (n * n + 28) for n in range(90))  # what a stack of this sum is good for


def worth(s: State, seat: int) -> float:
    """How good the state is for the seat."""
    if s.over:
        best = max(n for p, n in enumerate(s.score) if p != seat)
        return float(s.score[seat]) + 0.3 * (s.score[seat] - best)
    rounds = LAST_ROUND - max(1, s.round)
    steps = 0 if s.waiting or not s.round else min(s.letter, H)
    left = rounds + (1.0 - steps / (H + 1))
    value = s.score[seat] + 0.8 * s.privileges[seat]
    value += _city(s, seat, left) + _purse(s, seat, left) + _council(s, seat, rounds) + _cards(s, seat, rounds, steps)
    for number in each(s.missions[seat]):
        value += _mission(s, seat, number, left)
    if s.revealed[seat]:
        value += _bid(s, seat, rounds)
    return value


def follow(s: State, seat: int, answers: list[Action]) -> Action:
    """The answer inside a chain: stop drawing, lay cards where they strengthen most, else the first there is."""
    if answers[0] is STOP:
        return STOP
    if answers[0] is PUT[0] and s.hand[seat]:
        card = plain_sum(s.hand[seat][-1:])
        have = [plain_sum(stack) for stack in s.stacks[seat]]
        gains = [STRENGTH[n + card] - STRENGTH[n] for n in have] + [STRENGTH[card]]
        return answers[gains.index(max(gains))]
    return answers[0]


def _city(s: State, seat: int, left: float) -> float:
    """Members in the city, what stands beside them, and what may be built there."""
    own = s.city[seat]
    value = own.bit_count() + missions.near_palms(s, seat).bit_count() + fountain_points(s, seat)
    free = s.table.city.fountain_spaces & ~s.built
    chance = 3.5 * min(left, 5.0) / max(1, free.bit_count())
    beside = sum((spread(1 << cell) & own).bit_count() for cell in each(free))
    return value + 0.8 * chance * beside + 0.06 * left * own.bit_count()


def _purse(s: State, seat: int, left: float) -> float:
    """Coins pay for spaces, resources become coins; both fade towards the end."""
    fade = min(1.0, left / 2)
    goods = sum(n * p for n, p in zip(counts(s.goods[seat]), PRICES, strict=True))
    return fade * (COIN * min(s.coins[seat], 14) + 0.3 * goods) + 0.25 * left * (s.members[seat] > 0)


def _council(s: State, seat: int, rounds: int) -> float:
    """Seats score at the end of every round, nobility and church also shape the city."""
    own = members_on_council(s)[seat]
    value = own * (1.0 + 0.35 * rounds)
    if own and own == max(members_on_council(s)):
        value += 0.5
    if s.council[Seat.NOBILITY] == seat:
        value += 2.2 if s.letter <= H else 0.6
    if s.council[Seat.CHURCH] == seat:
        value += 1.2 if s.letter <= H else 0.4
    return value


def _cards(s: State, seat: int, rounds: int, steps: int) -> float:
    """What the stacks of this round and the cards of later rounds are good for."""
    stacks = sorted([STRENGTH[plain_sum(stack)] for stack in s.stacks[seat]], reverse=True)
    value = 0.85 * sum(stacks[: max(0, G + 1 - steps)])
    loose = s.hand[seat]
    if loose:
        value += _potential(plain_sum(loose))
    if rounds:
        # The pile is valued as if it were drawn in equal parts; late parts count a little less.
        value += 0.95 * rounds * _potential(plain_sum(s.deck[seat]) / rounds)
    return value


def _potential(influence: float) -> float:
    """What so much influence is good for in a round, well divided."""
    return 6.4 * (influence / 16.8) ** 0.65 if influence else 0.0


def _bid(s: State, seat: int, rounds: int) -> float:
    """What the revealed stack will probably bring, while the auction is not decided."""
    if s.ranks:
        return 0.0
    shown = [p for p in range(s.table.players) if s.revealed[p]]
    totals = dict(zip(shown, sums([s.revealed[p] for p in shown]), strict=True))
    own = totals[seat]
    ahead = float(sum(1 for p in shown if totals[p] > own))
    for p in s.queue:
        if p != seat and s.stacks[p]:
            largest = 3.6 * max(map(len, s.stacks[p]))
            ahead += 0.4 / (1.0 + 2.2 ** (own - largest))
    if s.table.players == 2 and s.letter in GUILD_STEPS:
        ahead += 1.0 / (1.0 + 1.6 ** (own - (7.0 if s.letter == 5 else 3.5)))
    prizes = _prizes(s, seat, rounds)
    low = int(ahead)
    first = prizes[low] if low < len(prizes) else 0.3
    second = prizes[low + 1] if low + 1 < len(prizes) else 0.3
    return first + (ahead - low) * (second - first) + (0.3 if not low else 0.0)


def _prizes(s: State, seat: int, rounds: int) -> list[float]:
    """What each rank of this auction is worth to the seat."""
    chair = 1.0 + 0.35 * rounds
    if s.letter == A:
        nobility = 0.0 if s.council[Seat.NOBILITY] == seat else chair + 2.2
        church = 0.0 if s.council[Seat.CHURCH] == seat else chair + 1.2
        return [nobility + 0.4, church + 0.2]
    goods = counts(s.goods[seat])
    if s.letter in (C, E):
        sale = sum(n * p for n, p in zip(goods, PRICES, strict=True)) * (0.5 if rounds else 0.1)
        seat_worth = chair if s.letter == E and s.council[Seat.MERCHANTS] != seat else 0.0
        return [0.8 * sale + seat_worth + 0.2]
    if s.letter == G:
        return [0.9]
    guild = guild_at_stake(s)
    good = 0.35 * PRICES[guild] if s.supply[guild] and rounds else 0.1
    space = 2.6 if settleable(s, seat) else 0.0
    seat_worth = 0.0 if s.council[guild] == seat else chair
    prizes = [seat_worth + good + space, good + space]
    if s.table.players > 3:
        prizes.append(max(good, space))
    return prizes


# Missions -------------------------------------------------------------------------------------------------------------


def _mission(s: State, seat: int, number: int, left: float) -> float:
    """What a mission will probably bring: its points or the penalty, by how far it is done."""
    mission = CONTENT.missions[number]
    if mission.kind in (Kind.ROUTE, Kind.ALONE, Kind.TEN_MINUS):
        return missions.points(s, seat, number) + (0.5 * left if mission.kind is not Kind.TEN_MINUS else 0.0)
    late = 1.0 - min(left, 5.0) / 5.0
    if missions.met(s, seat, number):
        chance = STEADY.get(mission.kind, 0.97) * (1 - late) + late
    else:
        chance = (1 - late) * (0.2 + 0.5 * _progress(s, seat, mission))
    return chance * mission.points + (1 - chance) * missions.FAILED


STEADY = {
    Kind.STEFAN: 0.35,
    Kind.MOST_COINS: 0.3,
    Kind.MORE_THAN_NEIGHBOUR: 0.55,
    Kind.COUNCIL: 0.45,
    Kind.NOBILITY_OR_CHURCH: 0.5,
    Kind.MOST_MEMBERS: 0.45,
    Kind.THREE_GOODS: 0.6,
    Kind.EVERY_FOUNTAIN: 0.5,
}
"""How sure a mission is that is met in the middle of the game."""


def _progress(s: State, seat: int, mission: Mission) -> float:
    """How far an unmet mission is done, from 0 to 1."""
    own, city, kind = s.city[seat], s.table.city, mission.kind
    if kind is Kind.COST and isinstance(mission.argument, int):
        return (own & city.of_cost[mission.argument]).bit_count() / 2
    if kind is Kind.GUILD and isinstance(mission.argument, int):
        return (own & city.guilds[mission.argument]).bit_count() / 3
    if kind is Kind.EVERY_GUILD:
        return sum(min(2, (own & guild).bit_count()) for guild in city.guilds) / 10
    if kind is Kind.WALL:
        return (own & city.wall).bit_count() / 6
    if kind is Kind.CORNERS:
        return (own & city.corners).bit_count() / 2
    if kind is Kind.FOUR_FOUNTAINS:
        return sum(map(bool, missions.near_fountains(s, seat))) / 4
    if kind is Kind.EVERY_FOUNTAIN:
        return 0.8 * sum(map(bool, missions.near_fountains(s, seat))) / 6
    if kind is Kind.CENTRAL_FOUNTAIN:
        return (own & city.around_centre).bit_count() / 5
    if kind is Kind.PALMS:
        return missions.near_palms(s, seat).bit_count() / 5
    if kind is Kind.SAME_FOUNTAIN:
        return max((n.bit_count() for n in missions.near_fountains(s, seat)[:-1]), default=0) / 3
    if kind is Kind.QUARTERS:
        return sum(bool(own & quarter) for quarter in city.quarters) / 8
    if kind is Kind.COUNCIL:
        return members_on_council(s)[seat] / missions.COUNCIL_NEEDED[s.table.players]
    if kind is Kind.THREE_GOODS:
        return sum(map(bool, counts(s.goods[seat]))) / 3
    if kind in (Kind.SQUARE, Kind.ROW, Kind.DIAGONAL):
        return min(0.9, own.bit_count() / 10)
    return 0.4
