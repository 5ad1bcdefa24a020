"""The row of numbers of a position: all blocks one after the other, and what decides between the players."""

from __future__ import annotations

from math import exp

from kaffeehaus.bots.evaluation.valencia.outlook import LASTING, LASTING_WITH_TWO, outlook, recall
from kaffeehaus.bots.evaluation.valencia.position import MOST_COINS, PARTS, bid, chair_worth, gains_of, holdings, price
from kaffeehaus.bots.features.valencia import cards, course, family, missions
from kaffeehaus.bots.features.valencia.cards import Shown
from kaffeehaus.bots.features.valencia.course import GUILDS, Block
from kaffeehaus.bots.features.valencia.family import Auction
from kaffeehaus.games.valencia.influence import plain_sum
from kaffeehaus.games.valencia.pieces import counts
from kaffeehaus.games.valencia.state import State

_TABLE = (
    *(f"supply.{guild}" for guild in GUILDS),
    *family.SPACES,
    "missions-left",
    "built",
    "palms",
)
_DESK = ("score", "now", "privileges", "privileges.some", "members", "missions-held")
_FAMILY = (
    *_DESK,
    *family.CITY,
    *family.PURSE,
    *family.REACH,
    *family.CHAIRS,
    *family.OFFICES,
    *family.SOON,
    *family.AUCTION,
)
_JUDGED = (*(f"judged.{part}" for part in PARTS[:6]), "judged.auction", "judged")
_GAINS = ("gain.chair", "gain.good", "gain.space", "gain.sale", "gain.church", "gain.stefan")
_NOW = (
    "now.best",
    "now.second",
    "now.to-bid",
    "now.threat",
    "now.beating",
    "now.beats",
    "now.cheapest",
    "now.spare",
)
_OWN = (
    *_FAMILY,
    *cards.PILE,
    *cards.DRAWN,
    *cards.CONTEST,
    *_NOW,
    *_GAINS,
    *missions.MISSIONS,
    *missions.AIMS,
    *missions.PRIZES,
    *_JUDGED,
)
_RIVAL = (*_FAMILY, *cards.RIVAL_CARDS, "judged")
_LEADS = (
    "standing.now",
    "standing.judged",
    "lead.judged.best",
    "lead.judged.mean",
    "lead.victory",
    "lead.now",
    "lead.score",
    "lead.members",
    "lead.coins",
    "lead.goods",
    "lead.cards",
    "lead.privileges",
    "place.judged",
)
NAMES = (
    *course.MOMENT,
    *course.QUESTION,
    *course.NINAS,
    *_TABLE,
    *(f"mine.{name}" for name in _OWN),
    *(f"best.{name}" for name in _RIVAL),
    *(f"mean.{name}" for name in _RIVAL),
    *_LEADS,
)


def of(s: State, seat: int) -> list[float]:
    """The position as the seat sees it."""
    table = s.table
    players = table.players
    memory, known = course.remember(table), recall(table)
    ahead = outlook(s, known)
    council, supporters = tuple(s.council), tuple(s.supporters)
    sitting, chairs = family.chairs(s, council, supporters, memory)
    auction = Auction(s, memory)
    moment = course.moment_of(s)
    here = course.moment(s, moment, memory)
    free = table.city.spaces
    for cells in s.city:
        free &= ~cells
    lasting = LASTING_WITH_TWO if players == 2 else LASTING
    past = s.round - 1 if s.round else 0
    per_city, per_coin, per_good = lasting.city[past], lasting.coins[past], lasting.goods[past]
    per_chair, per_around, per_card = lasting.chairs[past], lasting.around[past], lasting.cards[past]
    per_stack = lasting.stacks[0 if s.waiting else 1 + min(s.letter, 6)]

    # What everybody sees of each, and what the hand-made judge would say of it
    blocks: list[list[float]] = []
    now: list[float] = []
    judged: list[float] = []
    others: list[Shown] = []
    for n in range(players):
        p = (seat + n) % players
        home = family.settled(s, p, memory)
        score, privileges, coins, goods = s.score[p], s.privileges[p], s.coins[p], s.goods[p]
        open_now = score + privileges + home.now
        chair = chairs[p]
        office = family.offices(s, p, home)
        secret = not s.round and s.waiting >> p & 1 and n > 0
        block = [
            score / 30,
            open_now / 50,
            privileges / 3,
            1.0 if privileges else 0.0,
            s.members[p] / 15,
            0.0 if secret else s.missions[p].bit_count() / 5,
        ]
        block += home.block
        block += family.purse(coins, goods, memory)
        can = family.reach(s, free, coins, memory)
        block += can
        block += chair
        block += office
        block += family.soon(s, p, free, council, can, here, moment, memory)
        block += auction.block(s, p)
        have = score + privileges + per_coin * (coins if coins < MOST_COINS else MOST_COINS) + per_good * price(goods)
        if n:
            shown = cards.shown(s, p, memory)
            others.append(shown)
            block += shown.block
            value = have + per_city * (home.now + home.coming) + per_chair * sitting[p]
            value += per_around * (0.5 * chair[family.MOST_SEATS] + 8.0 * office[0] + 2.4 * office[1])
            value += per_stack * shown.stacks + per_card * shown.later
            block.append(value / 60)
            judged.append(value)
        else:
            judged.append(have)
        blocks.append(block)
        now.append(open_now)

    # What only the seat itself knows
    found = list(here)
    found += course.question(s, seat)
    found += course.nina(s)
    found += [n / 6 for n in s.supply]
    found += family.spaces(s, free, memory)
    found.append(len(s.mission_pile) / 25)
    found.append(s.built.bit_count() / 5)
    found.append(s.palms.bit_count() / 5)
    hold = holdings(s, seat, ahead, known)
    held = missions.own(s, seat, free, ahead, council, supporters, memory)
    own = judged[0] + per_city * hold[1] + per_chair * sitting[seat]
    own += per_around * (hold[3] - chair_worth(ahead) * sitting[seat])
    own += per_stack * hold[4] + per_card * hold[5] + lasting.missions[past] * held.hopes
    stake = bid(s, seat) if auction.runs and s.revealed[seat] else 0.0
    own += stake
    judged[0] = own
    pile = s.deck[seat]
    found += blocks[0]
    found += cards.pile(pile, min(len(s.under[seat]), len(pile)), ahead.rounds)
    found += cards.drawn(s.hand[seat], s.stacks[seat], cards.auctions_left(s, seat))
    found += cards.contest(s, seat, others, memory)
    found += _now(s, seat, auction, others)
    found += _gains(s, seat, auction)
    found += held.block
    found += missions.aims(s, seat, memory)
    found += missions.prizes(s, seat, free, bool(s.ranks), known, memory)
    found += (
        hold[0] / 40,
        hold[1] / 25,
        hold[2] / 10,
        hold[3] / 10,
        hold[4] / 10,
        hold[5] / 25,
        stake / 10,
        own / 60,
    )

    # The others, and what decides between them
    best = 1
    for n in range(2, players):
        if judged[n] > judged[best]:
            best = n
    share = 1.0 / (players - 1)
    strongest = blocks[best]
    found += strongest
    found += _mean(blocks)
    mean_judged, mean_now = share * sum(judged[1:]), share * sum(now[1:])
    most_now = max(now[1:])
    lead = own - judged[best]
    rival = (seat + best) % players
    found += (
        (now[0] + held.now - 0.5 * (most_now + mean_now)) / 40,
        (own - 0.5 * (judged[best] + mean_judged)) / 40,
        lead / 40,
        (own - mean_judged) / 40,
        1.0 / (1.0 + exp(max(-30.0, min(30.0, -lead / (3.0 + 3.0 * ahead.left))))),
        (now[0] - most_now) / 40,
        (s.score[seat] - s.score[rival]) / 20,
        (s.city[seat].bit_count() - s.city[rival].bit_count()) / 4,
        (s.coins[seat] - s.coins[rival]) / 10,
        (sum(counts(s.goods[seat])) - sum(counts(s.goods[rival]))) / 5,
        (len(pile) - len(s.deck[rival])) / 8 if not s.waiting else 0.0,
        (s.privileges[seat] - s.privileges[rival]) / 3,
        share * sum([1 for value in judged if value > own]),
    )
    return found


def _mean(blocks: list[list[float]]) -> list[float]:
    """The others on average."""
    if len(blocks) == 2:
        return blocks[1]
    if len(blocks) == 3:
        return [(a + b) / 2 for a, b in zip(blocks[1], blocks[2], strict=True)]
    if len(blocks) == 4:
        return [(a + b + c) / 3 for a, b, c in zip(blocks[1], blocks[2], blocks[3], strict=True)]
    return [(a + b + c + d) / 4 for a, b, c, d in zip(blocks[1], blocks[2], blocks[3], blocks[4], strict=True)]


_NOTHING_NOW = (0.0,) * len(_NOW)
_NO_GAINS = (0.0,) * len(_GAINS)


def _now(s: State, seat: int, auction: Auction, others: list[Shown]) -> Block:
    """What the own stacks would do in this auction: against what lies open, and what those who follow may have."""
    if not auction.runs or s.ranks or seat not in s.queue:
        return _NOTHING_NOW
    best = second = 0
    for n in auction.sums:
        if n > best:
            best, second = n, best
        elif n > second:
            second = n
    players = s.table.players
    to_bid, threat = 0, 0.0
    for n, shown in enumerate(others):
        if shown.likely and (seat + n + 1) % players in s.queue:
            to_bid += 1
            if shown.likely[0] > threat:
                threat = shown.likely[0]
    totals = [plain_sum(stack) for stack in s.stacks[seat]]
    enough = [n for n in totals if n > best]
    cheapest = min(enough) if enough else 0
    return (
        best / 10,
        second / 10,
        to_bid / 3,
        threat / 10,
        1.0 if enough else 0.0,
        len(enough) / 4,
        cheapest / 10,
        (sum(totals) - cheapest) / 20,
    )


def _gains(s: State, seat: int, auction: Auction) -> Block:
    """What each thing is worth to the seat that the ranks of this auction can bring."""
    if not auction.runs or s.ranks or not (s.revealed[seat] or (seat in s.queue and s.stacks[seat])):
        return _NO_GAINS
    gains = gains_of(s, seat)
    return (gains.chair / 10, gains.good / 3, gains.space / 10, gains.sale / 10, gains.church / 10, gains.stefan / 10)


def setting(s: State) -> str:
    """City and number of players, and whether special cards are played with, whichever they are."""
    name = f"{s.table.options.city}-{s.table.players}"
    return f"{name} specials" if s.table.options.specials else name
