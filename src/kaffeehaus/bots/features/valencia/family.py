"""What everybody sees of a player: members in the city and on the council, purse, and how it stands in the auction.

Coins and resources lie behind a screen, but were gained and spent in the open: whoever remembers knows them.
"""

from __future__ import annotations

from kaffeehaus.bots.evaluation.valencia.missions import NEAR
from kaffeehaus.bots.evaluation.valencia.position import MEAN_FOUNTAIN, price
from kaffeehaus.bots.features.valencia.course import GUILDS, MOMENT, Block, Memory
from kaffeehaus.games.valencia.auction import NINA, G, H, ranking
from kaffeehaus.games.valencia.board import each
from kaffeehaus.games.valencia.council import members_on_council
from kaffeehaus.games.valencia.fountains import ABILITY, FOUNTAIN_VALUE
from kaffeehaus.games.valencia.guilds import PRICES
from kaffeehaus.games.valencia.missions import alone, longest_route, near_palms
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.scoring import CENTRAL_VALUE, fountain_points
from kaffeehaus.games.valencia.state import State
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import Seat

SEATS = tuple(seat.name.lower().replace("_", "-") for seat in Seat)

# The city -------------------------------------------------------------------------------------------------------------

CITY = (
    "city.now",
    "city.coming",
    "city.members",
    "city.palms",
    "city.fountains",
    "city.bare",
    "city.beside-open",
    "city.best-fountain",
    "city.best-palm",
    "city.centre",
    "city.wall",
    "city.corners",
    "city.route",
    "city.alone",
    *(f"city.{guild}" for guild in GUILDS),
)


class Settled:
    """What the members of a seat in the city come to, and what may be built beside them."""

    def __init__(self, s: State, seat: int) -> None:
        own, city = s.city[seat], s.table.city
        members = own.bit_count()
        palms = near_palms(s, seat)
        fountains = fountain_points(s, own)
        open_spaces = each(city.fountain_spaces & ~s.built)
        beside = [(own & NEAR[cell]).bit_count() for cell in open_spaces]
        bare = own & ~palms
        shades = [(bare & city.shade[tree]).bit_count() for tree in each(city.trees & ~s.palms)]
        self.now = float(members + palms.bit_count() + fountains)
        """Points, if the game ended now."""
        fountain = 0.9 * MEAN_FOUNTAIN * (5 - s.built.bit_count()) / max(1, len(beside))
        self.coming: float = fountain * sum(beside) + 0.1 * (5 - s.palms.bit_count()) * bare.bit_count()
        """Points that palms and fountains may still bring."""
        self.fountain: float = max(beside, default=0) - sum(beside) / max(1, len(beside))
        """How many members more than usual its fountain is beside if the seat itself builds one."""
        self.palm = float(max(shades, default=0))
        """How many members get shade from a palm that the seat itself plants."""
        self.block: Block = (
            self.now / 25,
            self.coming / 10,
            members / 8,
            palms.bit_count() / 5,
            fountains / 20,
            bare.bit_count() / 6,
            sum(beside) / 6,
            max(beside, default=0) / 3,
            self.palm / 3,
            (own & city.around_centre).bit_count() / 4,
            (own & city.wall).bit_count() / 5,
            (own & city.corners).bit_count() / 2,
            longest_route(own) / 5,
            alone(own) / 5,
            *((own & guild).bit_count() / 3 for guild in city.guilds),
        )


def settled(s: State, seat: int, memory: Memory) -> Settled:
    """The same, remembered."""
    key = (s.city[seat], s.palms, s.fountain_at)
    found: Settled | None = memory.get(key)
    if found is None:
        found = memory[key] = Settled(s, seat)
    return found


# Coins and resources --------------------------------------------------------------------------------------------------

PURSE = (
    "coins",
    "coins.up-to-five",
    "coins.none",
    "goods",
    "goods.kinds",
    "goods.price",
    "wealth",
    *(f"goods.{guild}" for guild in GUILDS),
)


def purse(coins: int, goods: int, memory: Memory) -> Block:
    """Coins and resources, and what those sell for."""
    key = ("purse", coins, goods)
    found: Block | None = memory.get(key)
    if found is None:
        owned = counts(goods)
        found = memory[key] = (
            min(coins, 30) / 12,
            min(coins, 5) / 5,
            float(coins == 0),
            sum(owned) / 5,
            sum(map(bool, owned)) / 4,
            price(goods) / 12,
            min(40, coins + price(goods)) / 20,
            *(n / 2 for n in owned),
        )
    return found


# Spaces to settle -----------------------------------------------------------------------------------------------------

SPACES = tuple(f"free.{guild}" for guild in GUILDS)
REACH = (
    "reach.spaces",
    *(f"reach.{guild}" for guild in GUILDS),
    *(f"reach.{guild}.best" for guild in GUILDS),
    "reach.ability",
)


def spaces(s: State, free: int, memory: Memory) -> Block:
    """The free spaces of each guild."""
    key = ("free", free)
    found: Block | None = memory.get(key)
    if found is None:
        found = memory[key] = tuple([(free & guild).bit_count() / 5 for guild in s.table.city.guilds])
    return found


def reach(s: State, free: int, coins: int, memory: Memory) -> Block:
    """The free spaces of each guild that so many coins pay for, and what the best scores, less a part of its cost."""
    key = (free, coins if coins < 5 else 5, s.palms, s.fountain_at)
    found: Block | None = memory.get(key)
    if found is None:
        found = memory[key] = _reach(s, free, min(coins, 5))
    return found


def _reach(s: State, free: int, coins: int) -> Block:
    city = s.table.city
    shade = abilities = 0
    for tree in each(s.palms):
        shade |= city.shade[tree]
    fountains = [(FOUNTAIN_VALUE[s.fountain_at[cell]], NEAR[cell]) for cell in each(s.built)]
    fountains.append((CENTRAL_VALUE, city.around_centre))
    for cell in each(s.built):
        if ABILITY[s.fountain_at[cell]] is not None:
            abilities |= NEAR[cell]
    payable = free & city.affordable[coins]
    numbers, bests = [], []
    for guild in city.guilds:
        can = payable & guild
        best = 0.0
        for cell in each(can):
            space = 1 << cell
            value = 1.0 + bool(shade & space) - 0.5 * city.costs[cell]
            for points, near in fountains:
                if near & space:
                    value += points
            best = max(best, value)
        numbers.append(can.bit_count() / 4)
        bests.append(best / 6)
    return (payable.bit_count() / 20, *numbers, *bests, (payable & abilities).bit_count() / 4)


# The council ----------------------------------------------------------------------------------------------------------

CHAIRS = (
    *(f"seat.{seat}" for seat in SEATS),
    "seats",
    "seats.lead",
    "seats.most",
    "supports",
)
MOST_SEATS = CHAIRS.index("seats.most")


def chairs(
    s: State, council: tuple[int, ...], supporters: tuple[int, ...], memory: Memory
) -> tuple[list[int], list[Block]]:
    """The members of each player on the council; which seats they have, and how many more than any other."""
    key = (council, supporters)
    found: tuple[list[int], list[Block]] | None = memory.get(key)
    if found is None:
        sitting = members_on_council(s)
        blocks: list[Block] = []
        for p, own in enumerate(sitting):
            lead = own - max([n for other, n in enumerate(sitting) if other != p])
            blocks.append(
                (
                    *(float(p == holder) for holder in council),
                    own / 4,
                    lead / 4,
                    float(lead >= 0),
                    supporters.count(p) / 2,
                )
            )
        found = memory[key] = (sitting, blocks)
    return found


OFFICES = ("office.fountain", "office.palm")


def offices(s: State, seat: int, home: Settled) -> Block:
    """What the nobility will build and the church will plant this round for the seat, if it holds them at last."""
    fountain = palm = 0.0
    if s.round and not s.over:
        if s.council[Seat.NOBILITY] == seat:
            fountain = FOUNTAIN_VALUE[s.table.fountains[s.round - 1]] * home.fountain / 10
        if s.council[Seat.CHURCH] == seat and (s.letter <= H or s.waiting):
            palm = home.palm / 3
    return (fountain, palm)


# What is to be won this round -----------------------------------------------------------------------------------------

SOON = (
    "soon.space",
    "soon.spaces",
    "soon.no-space",
    "soon.goods",
    "soon.seats",
    "soon.seats-at-risk",
    "soon.sale",
    "later.spaces",
)


def soon(
    s: State, seat: int, free: int, council: tuple[int, ...], can: Block, now: Block, moment: int, memory: Memory
) -> Block:
    """What this round still offers the seat: spaces it can pay for, seats, a sale; and what it may lose."""
    coins = s.coins[seat]
    key = (
        "soon",
        moment,
        free,
        coins if coins < 5 else 5,
        s.palms,
        s.fountain_at,
        s.goods[seat],
        tuple([holder == seat for holder in council]),
        s.members[seat] > 0,
        tuple(s.supply),
    )
    found: Block | None = memory.get(key)
    if found is None:
        found = memory[key] = _soon(s, seat, council, can, now)
    return found


def _soon(s: State, seat: int, council: tuple[int, ...], can: Block, now: Block) -> Block:
    number = len(GUILDS)
    this_round = now[_THIS_ROUND : _THIS_ROUND + number]
    ahead = now[_AHEAD : _AHEAD + number]
    bests = can[1 + number : 1 + 2 * number] if s.members[seat] else (0.0,) * number
    at_stake = [guild for guild in range(number) if this_round[guild]]
    seats = at_stake[:]
    if now[_MERCHANTS]:
        seats.append(Seat.MERCHANTS)
    if s.waiting or (s.letter == 0 and not s.ranks):
        seats += (Seat.NOBILITY, Seat.CHURCH)
    held = sum([1 for place in seats if council[place] == seat])
    return (
        max([bests[guild] for guild in at_stake], default=0.0),
        sum([bests[guild] for guild in at_stake]) / 2,
        sum([1 for guild in at_stake if not can[1 + guild]]) / 3,
        sum([PRICES[guild] for guild in at_stake if s.supply[guild]]) / 10,
        (len(seats) - held) / 6,
        held / 4,
        price(s.goods[seat]) * now[_SALES] / 12,
        sum([best * (all_ahead * 3 - soon) for best, all_ahead, soon in zip(bests, ahead, this_round, strict=True)])
        / 8,
    )


_THIS_ROUND = MOMENT.index(f"this-round.{GUILDS[0]}")
_AHEAD = MOMENT.index(f"ahead.{GUILDS[0]}")
_MERCHANTS = MOMENT.index("left.merchants-seat")
_SALES = MOMENT.index("left.sales-this-round")


# The auction ----------------------------------------------------------------------------------------------------------

AUCTION = (
    "stefan",
    "bids",
    "bids.later",
    "revealed",
    "revealed.sum",
    "place.1",
    "place.2",
    "place.3",
    "place.none",
    "acts",
    "tie-break",
)
_NO_AUCTION = (0.0,) * (len(AUCTION) - 1)


class Auction:
    """An auction as it lies open: who is still to bid, what was revealed, and who has still to act."""

    def __init__(self, s: State, memory: Memory) -> None:
        self.runs = not s.waiting and s.letter <= G and not s.over
        self.order: tuple[int, ...] = ()
        self.sums: tuple[int, ...] = ()
        self.due = 0
        if self.runs:
            revealed = tuple(s.revealed)
            key = ("ranking", s.first, revealed, s.nina)
            found: tuple[tuple[int, ...], tuple[int, ...]] | None = memory.get(key)
            if found is None:
                found = memory[key] = ranking(s.first, revealed, s.nina)
            self.order, self.sums = found
            if s.ranks:
                self.due = 1 << s.seat
                for step, place, _ in s.agenda:
                    if step == Step.ACT and s.ranks[place] != NINA:
                        self.due |= 1 << s.ranks[place]

    def block(self, s: State, seat: int) -> Block:
        """How a seat stands in it."""
        stefan = 1.0 if s.stefan == seat else 0.0
        if not self.runs:
            return (stefan, *_NO_AUCTION)
        place = self.order.index(seat) if s.revealed[seat] and seat in self.order else -1
        waits = s.queue.index(seat) if seat in s.queue else -1
        players = s.table.players
        return (
            stefan,
            1.0 if waits >= 0 else 0.0,
            waits / 4 if waits > 0 else 0.0,
            1.0 if place >= 0 else 0.0,
            self.sums[place] / 12 if place >= 0 else 0.0,
            1.0 if place == 0 else 0.0,
            1.0 if place == 1 else 0.0,
            1.0 if place == 2 else 0.0,
            1.0 if place > 2 else 0.0,
            1.0 if self.due >> seat & 1 else 0.0,
            1.0 - (seat - s.first) % players / players,
        )
