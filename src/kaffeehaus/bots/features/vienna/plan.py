"""What only the seat itself knows: its hand, its cards on the spaces, and what they will let it do."""

from __future__ import annotations

from functools import lru_cache

from kaffeehaus.bots.evaluation import vienna as judgement
from kaffeehaus.bots.features.vienna.clock import REMEMBERED, THRESHOLD, Row
from kaffeehaus.bots.features.vienna.missions import MISSION_PAYS, Means, lacking_of, missions_of
from kaffeehaus.bots.features.vienna.side import Side
from kaffeehaus.bots.features.vienna.squares import ENCLOSING, to_enclose
from kaffeehaus.games.vienna.abilities import (
    CARD_BIT,
    CARD_BRIBE,
    CARD_INFO,
    ON_BRIBE,
    ON_MARKER,
)
from kaffeehaus.games.vienna.board import (
    COLOUR,
    LOW,
    ONE,
    SHIFT,
    VALUE,
    payable,
)
from kaffeehaus.games.vienna.missions import OF_FLAG
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Figure

PLAN = (
    "laid",
    "hand",
    "hand.points",
    "hand.steps",
    "hand.best",
    "hand.tiles",
    "hand.pair",
    "hand.enclosing",
    "one",
    "one.new",
    "one.points",
    "one.steps",
    "one.worth",
    "two",
    "two.pair",
    "two.held",
    "two.fires",
    "two.coffee-of-amsterdam",
    "four",
    "four.tiles",
    "four.fires",
    "four.crosses",
    "four.rise",
    "four.of-rival",
    "worth",
    *(f"enclosing.{what}" for what in ENCLOSING),
    "enclosing.more",
    "missions.now",
    "entered.missions",
    "entered.pays",
)
NO_PLAN = [0.0] * len(PLAN)


@lru_cache(maxsize=REMEMBERED)
def _hand(cards: bytes, tiles: tuple[int, ...], bribes: int, closing: tuple[int, ...], left: float) -> Row:
    """Cards that can still be laid on any space."""
    points = steps = best = 0.0
    most = 0
    pair = enclosing = 0.0
    step = 1.1 * max(tiles) + 0.2 + 0.06 * left
    for c in cards:
        brings, moves = judgement.CARD[c]
        points += brings
        steps += moves
        best = max(best, brings + step * moves)
        most = max(most, tiles[CARD_INFO[c]])
        colour = CARD_BRIBE[c]
        if bribes >> SHIFT[colour] & LOW == 1:
            pair = 1.0
            enclosing = max(enclosing, closing[colour] / 6)
    return points / 3, steps / 2, best / 2, most / 4, pair, enclosing


@lru_cache(maxsize=REMEMBERED)
def _fires(abilities: int, step: float) -> float:
    """What abilities bring when they are used now, by the hand judgement."""
    value = 0.0
    while abilities:
        low = abilities & -abilities
        abilities ^= low
        points, steps = judgement.ABILITY[low]
        value += points + steps * step
    return value


def plan_of(
    s: State, me: int, side: Side, rival: Side, left: float, markers: tuple[int, ...], values: Row
) -> list[float]:
    """The own hand, the cards on the spaces, and what the next placement can do with the bribe of Action II."""
    cards, assigned = s.hand[me], s.assigned[me]
    step = s.pending[0]
    asked = s.seat == me and not s.waiting
    one = two = 0
    info = -1
    number = len(assigned)
    if s.waiting:
        if number > 0:
            one = assigned[0]
        if number > 1:
            two = assigned[1]
        if number > 2:
            info = CARD_INFO[assigned[2]]
    elif number:
        info = CARD_INFO[assigned[-1]]
        if number > 1:
            two = assigned[-2]
            if number > 2:
                one = assigned[0]
    if asked:
        if step == Step.EXCHANGE:
            one = s.pending[1]
        elif step == Step.MARKER:
            info = s.pending[1]
    if not (cards or one or two or info >= 0):
        return NO_PLAN
    table = s.table
    tiles = side.tiles.numbers
    row = [number / 3, len(cards) / 4]
    bribes, abilities = s.bribes[me], s.abilities[me]
    if cards:
        closing = [0] * 5
        for rest, q in side.around.one:
            closing[COLOUR[rest.bit_length() - 1]] += VALUE[q]
        row += _hand(cards, tiles, bribes, tuple(closing), left)
    else:
        row += (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    moved = 1.1 * side.tiles.most + 0.2
    later = moved + 0.06 * left
    worth = 0.0
    if one:
        new = not CARD_BIT[one] & abilities
        points, steps = judgement.CARD[one]
        gain = (left + 0.5) * (points + later * steps - side.drawers.least) if new else 0.0
        worth += gain
        row += (1.0, 1.0 if new else 0.0, points, steps, gain / 10)
        abilities |= CARD_BIT[one]
    else:
        row += (0.0, 0.0, 0.0, 0.0, 0.0)
    enclosing, now = side.enclosing, side.now
    if two:
        colour = CARD_BRIBE[two]
        held = bribes >> SHIFT[colour] & LOW
        fired = _fires(abilities & ON_BRIBE[colour], moved)
        amsterdam = colour == Bribe.COFFEE and s.figure[me] != -2 and table.colours[me] == Figure.AMSTERDAM
        worth += judgement.BRIBES[min(held, 5) + 1] - judgement.BRIBES[min(held, 5)] + fired
        row += (1.0, 1.0 if held == 1 else 0.0, held / 4, fired / 4, 1.0 if amsterdam else 0.0)
        if held == 1:
            more = bribes + ONE[colour]
            reach = (side.reach | payable(more, 2)) & ~s.agents[me]
            enclosing = to_enclose(side.around.one, reach & side.around.closing, table.tiles, values)[0]
            if s.missions[me]:
                means = Means(more, s.tiles[me], s.agents[me], side.new_york)
                now = missions_of(s.missions[me], means, reach, table.flag_masks, side.bonus, side.chances)[1]
    else:
        row += (0.0, 0.0, 0.0, 0.0, 0.0)
    if info >= 0:
        fired = _fires(abilities & ON_MARKER[info], moved)
        space, own = markers[info], tiles[info]
        crosses = THRESHOLD[info][space] == 1
        worth += 1.3 * own + fired
        row += (
            1.0,
            own / 4,
            fired / 3,
            1.0 if crosses and not s.crossed and not s.ending else 0.0,
            own / 4 if crosses else 0.0,
            rival.tiles.numbers[info] / 4,
        )
    else:
        row += (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    row.append(worth / 10)
    row += enclosing
    row += (enclosing[1] - side.enclosing[1], now)
    if asked and number == 1 and Step.PAY < step <= Step.DEPOSIT and s.missions[me]:
        means = Means(bribes, s.tiles[me], s.agents[me], side.new_york)
        row += _entered(s.missions[me] & OF_FLAG[table.flags[s.target]], means, side.bonus)
    else:
        row += (0.0, 0.0)
    return row


@lru_cache(maxsize=REMEMBERED)
def _entered(held: int, means: Means, bonus: float) -> Row:
    """The missions of the nation just entered that can be completed now."""
    number = pays = 0.0
    while held:
        low = held & -held
        held ^= low
        mission = low.bit_length() - 1
        if not lacking_of(mission, means):
            number += 0.5
            pays += (MISSION_PAYS[mission] + bonus) / 20
    return number, pays
