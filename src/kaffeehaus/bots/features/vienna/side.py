"""A player's side as everybody sees it: a summary, and the details."""

from __future__ import annotations

from typing import NamedTuple

from kaffeehaus.bots.evaluation import vienna as judgement
from kaffeehaus.bots.features.vienna.clock import Row
from kaffeehaus.bots.features.vienna.missions import (
    DISPLAY,
    MISSION,
    Means,
    display_for,
    missions_of,
)
from kaffeehaus.bots.features.vienna.possessions import (
    BRIBES,
    DRAWERS,
    TILES,
    Drawers,
    Owned,
    bribes_of,
    drawers_of,
    tiles_of,
)
from kaffeehaus.bots.features.vienna.squares import (
    AROUND,
    ENCLOSING,
    FIRING,
    Around,
    look_around,
    rewarded_by,
    to_enclose,
)
from kaffeehaus.games.vienna.action_three import UNLOCK, placeable
from kaffeehaus.games.vienna.board import (
    BOX_SIZE,
    CASH_BOX,
    DESK_TILES,
    LOW,
    MAP,
    SEAL_TILE,
    SHIFT,
    SIDE_TABLE,
)
from kaffeehaus.games.vienna.scoring import BOX_POINTS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Bribe, Figure

SUMMARY = (
    "worth",
    "points",
    "worth-of.tiles",
    "worth-of.bribes",
    "worth-of.squares",
    "worth-of.drawers",
    "worth-of.money",
    "worth-of.desk",
    "worth-of.agents",
    "worth-of.missions",
    "agents",
    "supply",
    "coins",
    "box",
    "desk-tiles",
    "missions",
    "completed",
    "tiles",
    "unpaid",
    "unpaid-soon",
    "agents-at-the-end",
    "enclosing.count",
    "enclosing.best",
    "one-short",
    "two-short",
    "missions.now",
    "cards",
    "to-come",
)


class Side(NamedTuple):
    """A player's public side: the summary, and what the details are made of."""

    worth: float
    summary: list[float]
    around: Around
    enclosing: Row
    takes: int
    """The squares that the next agent can enclose, as a set."""
    bribes: Row
    bribes_held: int
    tiles: Owned
    drawers: Drawers
    missions: Row
    now: float
    """What the missions pay that the next agent can complete."""
    reach: int
    """The buildings the next agent can enter, as a set; none if there is no next one."""
    chances: float
    """How often the player will still be asked for Action III."""
    lasting: int
    """How many agents would be left if the game ended now."""
    bonus: float
    """What each mission pays besides, by what was bought."""
    new_york: bool


def _before_placing(s: State, p: int) -> bool:
    """Whether the player whose turn it is has still to place; all see which cards have been turned over."""
    return len(s.assigned[p]) > 1 or s.pending[0] in PLACING


PLACING = frozenset((Step.ACTION_III, Step.SOURCE, Step.PAY))


def side_of(s: State, p: int, left: float, payday: int, markers: tuple[int, ...], values: Row, stefan: int) -> Side:
    """What a player has and may hope for; the player's hand apart, everybody sees it."""
    table = s.table
    advanced = table.advanced
    agents, held_bribes, own, desk, coins = s.agents[p], s.bribes[p], s.tiles[p], s.desk[p], s.coins[p]
    held = s.missions[p]
    around = look_around(agents, stefan, s.open_squares, table.tiles)
    place = (p - s.crest) % table.players
    to_come = 1.0 if s.waiting or place > s.turn or (place == s.turn and _before_placing(s, p)) else 0.0
    chances = left + to_come
    reach = placeable(s, p) if chances else 0
    enclosing, takes = to_enclose(around.one, reach & around.closing, table.tiles, values)
    bribes, number, bribes_worth = bribes_of(held_bribes)
    tiles = tiles_of(own, markers, values, left, 0 if advanced else table.options.set_points)
    room = 4 if desk & SIDE_TABLE else 3
    drawers = drawers_of(s.drawers[p], room, tiles.numbers, left)
    v, c = values, around.promised
    extra = 0.22 * left
    fade = min(1.0, chances / 2)
    squares = fade * (
        around.value
        + c[0] * (v[0] + extra)
        + c[1] * (v[1] + extra)
        + c[2] * (v[2] + extra)
        + c[3] * (v[3] + extra)
        + c[4] * (v[4] + extra)
    )
    board = agents.bit_count()
    score, supply = s.score[p], s.supply[p]
    bribes_worth *= fade
    money = desk_worth = missions_worth = now = bonus = 0.0
    unpaid = lasting = 0
    missions: Row = NO_MISSIONS
    new_york = False
    if advanced:
        more = min(1.0, left / 4)
        new_york = s.figure[p] != -2 and table.colours[p] == Figure.NEW_YORK
        purse = coins + (number if desk & MAP else 0)
        due = board - (s.figure[p] >= 0)
        unpaid = max(0, due - purse)
        remaining = max(0, board - held.bit_count())
        lasting = min(remaining, purse + (s.figure[p] >= 0))
        money = judgement.PURSE[min(coins, 8)] * max(0.15, more) + BOX_POINTS * s.box[p]
        desk_worth = (
            judgement.DESK[desk][0] + more * judgement.DESK[desk][1] + (1.1 * left if desk & SIDE_TABLE else 0.0)
        )
        agents_worth = more * (judgement.AGENT * supply - judgement.HIRE * s.hires[p]) + 1.2 * board - 0.9 * unpaid
        bonus = (3.0 if desk & SEAL_TILE else 0.0) + (2.0 if desk & CASH_BOX else 0.0)
        if held:
            means = Means(held_bribes, own, agents, new_york)
            missions, now, missions_worth = missions_of(held, means, reach, table.flag_masks, bonus, chances)
    else:
        agents_worth = fade * judgement.AGENT * supply
    worth = (
        score
        + tiles.worth
        + bribes_worth
        + squares
        + drawers.worth
        + money
        + desk_worth
        + agents_worth
        + missions_worth
    )
    summary = [
        worth / 100,
        score / 100,
        tiles.worth / 30,
        bribes_worth / 10,
        squares / 20,
        drawers.worth / 20,
        money / 10,
        desk_worth / 10,
        agents_worth / 10,
        missions_worth / 10,
        board / 8,
        supply / 5,
        coins / 8,
        s.box[p] / BOX_SIZE,
        (desk & DESK_TILES).bit_count() / 4,
        held.bit_count() / 4,
        s.completed[p].bit_count() / 6,
        tiles.total / 8,
        unpaid / 4,
        unpaid / 4 if payday < 2 else 0.0,
        lasting / 8,
        enclosing[0],
        enclosing[1],
        around.one_short.bit_count() / 6,
        around.two_short.bit_count() / 8,
        now,
        (len(s.hand[p]) + len(s.assigned[p])) / 6,
        to_come,
    ]
    return Side(
        worth,
        summary,
        around,
        enclosing,
        takes,
        bribes,
        number,
        tiles,
        drawers,
        missions,
        now,
        reach,
        chances,
        lasting,
        bonus,
        new_york,
    )


NO_MISSIONS: Row = (0.0,) * len(MISSION)

DETAILS = (
    *AROUND,
    *(f"enclosing.{what}" for what in ENCLOSING[2:]),
    "enclosing.from-supply",
    "one-short.tiles",
    "one-short.steps",
    "two-short.tiles",
    "reach",
    *(f"rewarded.{what}" for what in FIRING),
    *(f"bribes.{what}" for what in BRIBES),
    *(f"tiles.{what}" for what in TILES),
    *(f"drawers.{what}" for what in DRAWERS),
    *(f"missions.{what}" for what in MISSION),
    *(f"display.{what}" for what in DISPLAY),
    "supply.none",
    "hires",
    "telephone",
    "map",
    "cash-box",
    "seal-tile",
    "side-table",
    "coins.none",
    "coins.one",
    "coins.to-spare",
    "box.room",
    "purchase.soon",
    *(f"figure.{figure.name.lower().replace('_', '-')}" for figure in Figure),
    "figure.on-board",
    "figure.unlocked",
    "figure.away",
    "figure.unpaid",
)
NO_FIGURE = [0.0] * 8


def details_of(s: State, p: int, side: Side, purchase: int, values: Row) -> list[float]:
    """What the summary leaves out."""
    table = s.table
    around, enclosing, reach = side.around, side.enclosing, side.reach
    one, two, own, v = around.first, around.second, side.tiles.numbers, values
    supply = s.supply[p]
    rewarded = reach & rewarded_by(s.abilities[p], table.flag_masks)
    row = [
        *around.row,
        *enclosing[2:],
        enclosing[1] if supply else 0.0,
        (one[0] * v[0] + one[1] * v[1] + one[2] * v[2] + one[3] * v[3] + one[4] * v[4]) / 10,
        (one[0] * own[0] + one[1] * own[1] + one[2] * own[2] + one[3] * own[3] + one[4] * own[4]) / 10,
        (two[0] * v[0] + two[1] * v[1] + two[2] * v[2] + two[3] * v[3] + two[4] * v[4]) / 20,
        reach.bit_count() / 20,
        1.0 if rewarded else 0.0,
        rewarded.bit_count() / 10,
        1.0 if rewarded & around.closing else 0.0,
        *side.bribes,
        *side.tiles.row,
        *side.drawers.row,
    ]
    if not table.advanced:
        return row + INTRODUCTORY_REST[bool(supply)]
    desk, coins, board = s.desk[p], s.coins[p], side.summary[10] * 8
    free = (4 if desk & SIDE_TABLE else 3) - s.missions[p].bit_count()
    row += side.missions
    means = Means(s.bribes[p], s.tiles[p], s.agents[p], side.new_york)
    row += display_for(s.display, free, means, reach, table.flag_masks, side.bonus)
    row += (
        0.0 if supply else 1.0,
        s.hires[p] / 3,
        float(desk >> 1 & 1),
        float(desk >> 2 & 1),
        float(desk >> 3 & 1),
        float(desk >> 4 & 1),
        float(desk >> 5 & 1),
        1.0 if coins == 0 else 0.0,
        1.0 if coins == 1 else 0.0,
        max(0.0, coins - board) / 6,
        (BOX_SIZE - s.box[p]) / BOX_SIZE if desk & CASH_BOX else 0.0,
        (2.0 if coins > 2 else 1.0) / 2 if purchase < 2 and coins > 1 else 0.0,
    )
    figure = s.figure[p]
    if figure == -2:
        return row + NO_FIGURE
    named = [0.0, 0.0, 0.0, 0.0]
    named[table.colours[p]] = 1.0
    row += named
    row += (
        1.0 if figure >= 0 else 0.0,
        1.0 if s.unlocked[p] else 0.0,
        0.0 if s.unlocked[p] else max(0.0, UNLOCK - board) / 5,
        1.0 if figure >= 0 and not s.bribes[p] >> SHIFT[Bribe.CHOCOLATE] & LOW else 0.0,
    )
    return row


_REST = len(MISSION) + len(DISPLAY)
INTRODUCTORY_REST = tuple([0.0] * _REST + [0.0 if supply else 1.0] + [0.0] * 19 for supply in (False, True))
