"""What the missions of Valencia promise: which to keep at the start, and how likely each is to succeed from here.

Every figure here is a judgement, tuned by letting bots play; no rule depends on any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import comb, exp
from typing import Final

from kaffeehaus.bots.evaluation.valencia.outlook import Known, Outlook
from kaffeehaus.games.valencia import missions
from kaffeehaus.games.valencia.auction import A, G, free_spaces
from kaffeehaus.games.valencia.board import City, each, spread
from kaffeehaus.games.valencia.content import CONTENT, Mission
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.influence import plain_sum
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.terms import FORMULAS, SIDE, Seat
from kaffeehaus.games.valencia.terms import MissionKind as Kind

NEAR: Final = tuple(spread(1 << cell) & (1 << SIDE * SIDE) - 1 for cell in range(SIDE * SIDE))
KEEP_BEST: Final = 2  # so many missions are kept in any case
KEEP_FROM: Final = 0.0  # others are kept if they promise so many points


def _with(*kinds: Kind) -> int:
    """The missions of some kinds, as a set."""
    return sum(1 << m.index for m in CONTENT.missions if m.kind in kinds)


COINS: Final = _with(Kind.MORE_THAN_NEIGHBOUR, Kind.MOST_COINS, Kind.TEN_MINUS)
GOODS: Final = _with(Kind.MORE_THAN_NEIGHBOUR, Kind.THREE_GOODS, Kind.TEN_MINUS)
CHAIRS: Final = _with(Kind.COUNCIL, Kind.NOBILITY_OR_CHURCH)
MOST_MEMBERS: Final = _with(Kind.MOST_MEMBERS)
STEFAN: Final = _with(Kind.STEFAN)
IN_CITY: Final = ~(COINS | GOODS | CHAIRS | MOST_MEMBERS | STEFAN)
"""The missions that look only at the own members in the city, and what stands and is free there."""
CLOCKED: Final = (Kind.PALMS, Kind.FOUR_FOUNTAINS, Kind.EVERY_FOUNTAIN)
"""The missions about the city whose chances change with every step of the round, not only with guilds' auctions."""
SETTLING: Final = {2: 0.42, 3: 0.48, 4: 0.48, 5: 0.42}
"""The chance to settle in an auction of the right guild, by number of players."""
TAIL: Final = {
    players: tuple(
        tuple(sum(comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(least, n + 1)) for least in range(12))
        for n in range(16)
    )
    for players, q in SETTLING.items()
}
"""The chance of at least so many successes in so many auctions."""


COMPANY: Final = 2.5  # so much more a hard mission promises with a companion in hand
COMPANIONS: Final = {
    Kind.SQUARE: (Kind.ROW, Kind.ROUTE),
    Kind.QUARTERS: (Kind.ALONE, Kind.WALL),
    Kind.EVERY_FOUNTAIN: (Kind.FOUR_FOUNTAINS, Kind.SAME_FOUNTAIN),
}
"""Hard missions that are worth more with others in hand for which one would settle in the same way."""


def wanted(s: State, seat: int) -> int:
    """Which of the missions dealt at the start are worth keeping, as a set."""
    dealt = [*each(s.missions[seat] | s.rejected[seat]), *s.offered[seat]]
    kinds = {CONTENT.missions[number].kind for number in dealt}
    promised = {}
    for number in dealt:
        fits = kinds.intersection(COMPANIONS.get(CONTENT.missions[number].kind, ()))
        promised[number] = promise(s.table.players, number) + COMPANY * len(fits)
    dealt.sort(key=lambda number: (promised[number], number), reverse=True)
    return sum([1 << m for n, m in enumerate(dealt) if n < KEEP_BEST or promised[m] >= KEEP_FROM])


def kept_well(s: State, seat: int) -> float:
    """No choice at the start is better than the one by promise."""
    best = wanted(s, seat)
    return -10.0 * (s.missions[seat] & ~best | s.rejected[seat] & best).bit_count()


@lru_cache(maxsize=256)
def promise(players: int, number: int) -> float:
    """What a mission seems to be good for at the start."""
    mission = CONTENT.missions[number]
    if mission.kind in FORMULA_PROMISE:
        return FORMULA_PROMISE[mission.kind]
    chance = START[mission.id][players - 2]
    return chance * (mission.points + mission.failure) - mission.failure


TEN_MINUS_AT_LAST: Final = 9.5
"""What ten minus one's coins or resources usually comes to."""
FORMULA_PROMISE: Final = {Kind.ROUTE: 3.0, Kind.ALONE: 13.0, Kind.TEN_MINUS: 9.0}
START: Final[dict[str, tuple[float, float, float, float]]] = {
    "M01-0": (0.9, 0.74, 0.82, 0.67),
    "M01-1": (0.73, 0.88, 0.84, 0.79),
    "M01-2": (0.86, 0.8, 0.74, 0.79),
    "M01-3": (0.68, 0.79, 0.72, 0.65),
    "M01-4": (0.32, 0.66, 0.63, 0.57),
    "M01-5": (0.33, 0.38, 0.32, 0.29),
    "M02-oranges": (0.25, 0.28, 0.43, 0.26),
    "M02-dried-fruit": (0.34, 0.26, 0.32, 0.21),
    "M02-wine": (0.3, 0.36, 0.38, 0.3),
    "M02-clothes": (0.1, 0.26, 0.22, 0.19),
    "M02-porcelain": (0.25, 0.26, 0.2, 0.1),
    "M03": (0.03, 0.02, 0.02, 0.01),
    "M04": (0.22, 0.13, 0.13, 0.02),
    "M05": (0.8, 0.64, 0.63, 0.53),
    "M06": (0.6, 0.68, 0.5, 0.39),
    "M07": (0.52, 0.46, 0.56, 0.57),
    "M08": (0.8, 0.57, 0.73, 0.74),
    "M09": (0.98, 0.91, 0.71, 0.62),
    "M10": (0.55, 0.15, 0.1, 0.02),
    "M11-coins": (0.66, 0.8, 0.75, 0.73),
    "M11-goods": (0.64, 0.81, 0.81, 0.84),
    "M13": (0.8, 0.76, 0.82, 0.94),
    "M14": (0.65, 0.56, 0.43, 0.43),
    "M15": (0.68, 0.29, 0.38, 0.57),
    "M16": (0.86, 0.74, 0.62, 0.52),
    "M17": (0.64, 0.65, 0.39, 0.28),
    "M18": (0.55, 0.41, 0.19, 0.09),
    "M19": (0.8, 0.49, 0.3, 0.18),
    "M20": (0.61, 0.7, 0.54, 0.17),
    "M23": (0, 0.15, 0.12, 0.02),
    "M24": (0.4, 0.23, 0.19, 0.15),
}
"""How often the bot expects each mission to succeed with 2, 3, 4 and 5 players: as measured with bots that kept it."""


def hopes_in_city(s: State, seat: int, free: int, ahead: Outlook, known: Known) -> float:
    """What the missions held about the city, with its free spaces, will probably bring, remembered by how it looks.

    Each is remembered by itself too, by no more than matters for it: other worlds have it in other hands.
    """
    held = s.missions[seat] & IN_CITY
    if not held:
        return 0.0
    own = s.city[seat]
    whole = (held, own, free, s.palms, s.built, ahead.moment)
    value: float | None = known.get(whole)
    if value is None:
        value = 0.0
        for number, mask in _spaces(s.table.city, held, known):
            if mask > 0:
                key: tuple[int, ...] = (~number, own & mask, free & mask, ahead.stage)
            elif mask == OWN_ONLY:
                key = (~number, own)
            else:
                key = (~number, own, free, s.palms, s.built, ahead.moment if mask == BY_THE_CLOCK else ahead.stage)
            found = known.get(key)
            if found is None:
                found = known[key] = hope(s, seat, number, ahead)
            value += found
        known[whole] = value
    return value


OWN_ONLY, WHOLE_CITY, BY_THE_CLOCK = 0, -1, -2


def _spaces(city: City, held: int, known: Known) -> list[tuple[int, int]]:
    """Each of these missions with the spaces that matter for it, or what else does."""
    found: list[tuple[int, int]] | None = known.get(("spaces", held))
    if found is None:
        found = known["spaces", held] = []
        for number in each(held):
            mission = CONTENT.missions[number]
            if mission.kind in SOME_SPACES:
                found.append((number, SOME_SPACES[mission.kind](city, mission)))
            elif mission.kind in FORMULAS:
                found.append((number, OWN_ONLY))
            else:
                found.append((number, BY_THE_CLOCK if mission.kind in CLOCKED else WHOLE_CITY))
    return found


def hopes_elsewhere(s: State, seat: int, ahead: Outlook, known: Known, among: int = ~IN_CITY) -> float:
    """What the other missions held, or some of them, will probably bring, remembered by what they look at."""
    held = s.missions[seat] & among
    if not held:
        return 0.0
    key = (
        held,
        seat,
        ahead.moment,
        tuple(s.coins) if held & COINS else (),
        tuple(s.goods) if held & GOODS else (),
        (tuple(s.council), tuple(s.supporters)) if held & CHAIRS else (),
        tuple(s.city) if held & MOST_MEMBERS else (),
        (s.stefan, tuple(s.stacks)) if held & STEFAN else (),
    )
    found: float | None = known.get(key)
    if found is None:
        found = known[key] = sum([hope(s, seat, number, ahead) for number in each(held)], 0.0)
    return found


def hope(s: State, seat: int, number: int, ahead: Outlook) -> float:
    """What a mission will probably bring: its points or the penalty, by how far it is done."""
    mission = CONTENT.missions[number]
    if mission.kind is Kind.TEN_MINUS:
        return _ten_minus(s, seat, mission, ahead)
    if mission.kind in FORMULAS:
        return float(missions.points(s, seat, number))
    return CHANCE[mission.kind](s, seat, mission, ahead) * (mission.points + mission.failure) - mission.failure


def _ten_minus(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    """Coins will be spent and resources sold as long as there is time: what one has now counts only towards the end."""
    now = float(missions.points(s, seat, mission.index))
    spent = min(1.0, 3.0 * ahead.fade) if mission.argument == "coins" else min(1.0, 0.5 * ahead.left)
    return now + spent * max(0.0, TEN_MINUS_AT_LAST - now)


def _reach(s: State, mask: int, missing: int, ahead: Outlook) -> float:
    """The chance to settle on so many more spaces of a set."""
    if missing <= 0:
        return 1.0
    open_cells = mask & free_spaces(s)
    chances = 0
    for guild, number in ahead.auctions:
        cells = (open_cells & guild).bit_count()
        chances += cells if cells < number else number
    return TAIL[s.table.players][chances][missing]


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
    return float(chance**0.6)


def _rare(chance: float) -> float:
    """The chance of what needs much to come together: worse than that of its parts, until it is nearly done."""
    return float(chance**1.2)


def _race(lead: float, spread_of: float) -> float:
    """The chance to be ahead at the end, from the lead now and how much may still happen."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead / spread_of))))


def _shape(s: State, seat: int, kind: Kind, ahead: Outlook) -> float:
    own = s.city[seat]
    can = own | free_spaces(s)
    chances = sorted([_all_of(s, p & ~own, ahead) for p in missions.shapes(s.table.city.spaces, kind) if p & can == p])
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


def _number(mission: Mission) -> int:
    assert isinstance(mission.argument, int)
    return mission.argument


def _every_guild(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    chance = 1.0
    for guild in s.table.city.guilds:
        chance *= _reach(s, guild, 2 - (s.city[seat] & guild).bit_count(), ahead)
    return _rare(chance)


def _on_some(needed: int, seldom: bool) -> Callable[[State, int, Mission, Outlook], float]:
    """The chance to have so many members on some spaces."""

    def chance(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
        mask = SOME_SPACES[mission.kind](s.table.city, mission)
        found = _reach(s, mask, needed - (s.city[seat] & mask).bit_count(), ahead)
        return _hard(found) if seldom else found

    return chance


SOME_SPACES: Final[dict[Kind, Callable[[City, Mission], int]]] = {
    Kind.COST: lambda city, m: city.of_cost[_number(m)],
    Kind.GUILD: lambda city, m: city.guilds[_number(m)],
    Kind.WALL: lambda city, m: city.wall,
    Kind.CORNERS: lambda city, m: city.corners,
    Kind.CENTRAL_FOUNTAIN: lambda city, m: city.around_centre,
}
"""The spaces that matter for a mission, where others do not."""


def _palms(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    near, left = missions.near_palms(s, seat).bit_count(), ahead.left
    more = 1.3 * left + 0.15 * (s.city[seat].bit_count() - near) * (5 - s.palms.bit_count()) / 2
    return 1.0 if near >= 5 else _race(near + more - 5.2, 0.25 + 0.35 * left) if left > 0.15 else 0.0


def _quarters(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    bare = [quarter for quarter in s.table.city.quarters if not s.city[seat] & quarter]
    chance = 1.0
    for quarter in bare:
        chance *= _reach(s, quarter, 1, ahead)
    return _rare(chance * TAIL[s.table.players][min(15, sum(ahead.guilds))][len(bare)])


def _more_than_neighbour(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    players = s.table.players
    beside = {(seat + 1) % players, (seat - 1) % players}
    if mission.argument == "coins":
        lead = s.coins[seat] - min([s.coins[p] for p in beside])
        return _race(lead - 0.5 + 1.2 * ahead.left, 0.3 + 2.0 * ahead.left)
    have = [sum(counts(goods)) for goods in s.goods]
    # Who has no reason to keep resources sells them towards the end.
    lead = have[seat] - min([have[p] for p in beside])
    return 0.7 + 0.3 * _race(lead - 0.5, 0.3 + 1.0 * ahead.left) if ahead.left > 0.5 else _race(lead - 0.5, 0.3)


def _most_coins(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    if ahead.rounds:
        return 1.8 / s.table.players  # Who saves for it too early has nothing to show in the city.
    best = max([coins for p, coins in enumerate(s.coins) if p != seat])
    return _race(s.coins[seat] - best - 0.5 + 0.8 * ahead.left, 0.5 + 3.0 * ahead.left)


def _most_members(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    best = max([cells.bit_count() for p, cells in enumerate(s.city) if p != seat])
    auctions = sum(ahead.guilds) ** 0.5
    return _race(s.city[seat].bit_count() - best - 0.5 - 0.25 * auctions, 0.15 + 0.3 * auctions)


def _three_goods(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    owned = counts(s.goods[seat])
    missing = 3 - sum(map(bool, owned))
    open_guilds = sum([n for n, have in zip(ahead.guilds, owned, strict=True) if not have])
    return TAIL[s.table.players][open_guilds][missing] ** 0.2 if missing > 0 else 1.0


def _council(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    lead = members_on_council(s)[seat] - missions.COUNCIL_NEEDED[s.table.players]
    return _race(lead + 0.5, 0.2 + 0.4 * ahead.left)


def _nobility_or_church(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    sits = seat in (s.council[Seat.NOBILITY], s.council[Seat.CHURCH])
    if not ahead.rounds and (s.letter > A or ahead.acted):
        return float(sits)
    return 0.55 if sits else 0.45


def _stefan(s: State, seat: int, mission: Mission, ahead: Outlook) -> float:
    if ahead.rounds or s.waiting:
        return 1.2 / s.table.players
    if s.letter > G or (s.letter == G and ahead.acted):
        return float(s.stefan == seat)
    # What decides is the strongest stack kept for the last auction.
    mine = max(map(plain_sum, s.stacks[seat]), default=0)
    theirs = max([3.5 * max(map(len, stacks), default=0) for p, stacks in enumerate(s.stacks) if p != seat])
    return _race(mine - theirs + 1.5, 3.0) if mine else 0.1 if theirs else float(s.stefan == seat)


CHANCE: Final[dict[Kind, Callable[[State, int, Mission, Outlook], float]]] = {
    Kind.COST: _on_some(2, seldom=False),
    Kind.GUILD: _on_some(3, seldom=True),
    Kind.EVERY_GUILD: _every_guild,
    Kind.SQUARE: lambda s, p, m, ahead: _rare(_rare(_shape(s, p, m.kind, ahead))),
    Kind.ROW: lambda s, p, m, ahead: _hard(_shape(s, p, m.kind, ahead)),
    Kind.DIAGONAL: lambda s, p, m, ahead: _hard(_shape(s, p, m.kind, ahead)),
    Kind.WALL: _on_some(6, seldom=False),
    Kind.CORNERS: _on_some(2, seldom=False),
    Kind.FOUR_FOUNTAINS: lambda s, p, m, ahead: _fountains(s, p, 4, ahead),
    Kind.EVERY_FOUNTAIN: lambda s, p, m, ahead: _rare(_fountains(s, p, 6, ahead)),
    Kind.CENTRAL_FOUNTAIN: _on_some(5, seldom=False),
    Kind.SAME_FOUNTAIN: lambda s, p, m, ahead: _hard(_same_fountain(s, p, ahead)),
    Kind.PALMS: _palms,
    Kind.QUARTERS: _quarters,
    Kind.MORE_THAN_NEIGHBOUR: _more_than_neighbour,
    Kind.MOST_COINS: _most_coins,
    Kind.MOST_MEMBERS: _most_members,
    Kind.THREE_GOODS: _three_goods,
    Kind.COUNCIL: _council,
    Kind.NOBILITY_OR_CHURCH: _nobility_or_church,
    Kind.STEFAN: _stefan,
}
"""How probable it is that a mission is fulfilled at the end."""
