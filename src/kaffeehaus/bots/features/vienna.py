"""A position of Vienna in numbers, as a seat sees it, in every version and with two to four players.

The blocks, each with its names beside the function that counts it:

- `table`: version, options, players, how far the game is, the roof, the tracks, the squares left, whose question it is.
- `mine`: the seat's own desk and agents, as everybody sees them: first a summary, then the details.
- `rival`: the same of the strongest rival, which is the one whose public side is worth most by the hand judgement.
- `rest`: the summary of the other rivals, on average; all zero with two players. What a game is worth to a seat is
  counted against the best of the others and their mean, so these two are what it hangs on.
- `against`: what only a comparison tells: differences, the race for squares, the majority, the order of turns.
- `plan`: what the seat alone knows: its hand, its cards on the spaces, and what they will let it do.

Kinds of bribes and information are alike by the rules, so most numbers go by what a seat owns most of, not by the name
of a kind. Rounds left are told from the Investigator, who ends the game, not from the round. The figures of the hand
judgement (`bots.evaluation.vienna`) are used where it has one: what it adds up is a good beginning.

Most blocks hang on a few numbers of the state and are remembered by them: from one state of a search to the next most
of them stay as they were.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kaffeehaus.bots.evaluation import vienna as hand
from kaffeehaus.bots.features.base import Features
from kaffeehaus.games.vienna.abilities import (
    CARD_BIT,
    CARD_BRIBE,
    CARD_INFO,
    OF_BIT,
    ON_BRIBE,
    ON_COLOUR,
    ON_FLAG,
    ON_MARKER,
    ON_SEAL,
)
from kaffeehaus.games.vienna.action_three import UNLOCK, placeable
from kaffeehaus.games.vienna.board import (
    AREA,
    BOX_SIZE,
    BUILDINGS,
    CASH_BOX,
    COLOUR,
    COLOUR_MASK,
    DESK_TILES,
    INFOS,
    LAST,
    LOW,
    MAP,
    ONE,
    PAYDAY_SPACES,
    PURCHASE_SPACES,
    SEAL_MASK,
    SEAL_TILE,
    SHIFT,
    SIDE_TABLE,
    SQUARES,
    VALUE,
    counts,
    covers,
    payable,
    shortfall,
    total,
)
from kaffeehaus.games.vienna.missions import ADVANCE_PAY, MISSIONS, OF_FLAG
from kaffeehaus.games.vienna.scoring import AGENT_POINTS, BOX_POINTS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.steps import FIRST_ASK, Step
from kaffeehaus.games.vienna.terms import AbilityKind, Bribe, Figure, Flag, MissionKind

VERSION = 1
REMEMBERED = 1 << 14
"""How many answers a block remembers."""
STRIDE = {2: 1.75, 3: 1.35, 4: 1.2}
"""Rounds that the Investigator takes for a space, by players."""
MOST_LEFT = hand.LENGTH
KINDS = tuple(AbilityKind)
CARD_KIND = (0, *(KINDS.index(OF_BIT[bit].kind) for bit in CARD_BIT[1:]))
CARD_TYPE = (0, *(OF_BIT[bit].type for bit in CARD_BIT[1:]))
ABOUT_INFO = frozenset(
    KINDS.index(kind)
    for kind in (
        AbilityKind.MARKER_BRIBE,
        AbilityKind.MARKER_POINTS,
        AbilityKind.TILE_BRIBES,
        AbilityKind.TILE_POINTS,
        AbilityKind.TILE_MARKER,
        AbilityKind.REDIRECT,
    )
)
"""The kinds of ability that name an information."""
SHILLING = 1.5
"""What a shilling that a mission pays is worth in points."""
MISSION_KINDS = tuple(MissionKind)
OF_BRIBES, OF_INFORMATION = MISSION_KINDS.index(MissionKind.BRIBES), MISSION_KINDS.index(MissionKind.INFORMATION)
MISSION_KIND = tuple(MISSION_KINDS.index(mission.kind) for mission in MISSIONS)
MISSION_FLAG = tuple(int(mission.flag) for mission in MISSIONS)
MISSION_PAYS = tuple(mission.points + SHILLING * mission.shillings for mission in MISSIONS)
MISSION_HOPE = tuple(hand.HOPE_OF_BRIBES if kind == OF_BRIBES else hand.HOPE for kind in range(len(MISSION_KINDS)))
"""How likely a mission is completed, by its kind and what it lacks."""
Row = tuple[float, ...]


# The rounds left and what tiles will be worth -------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def _left(players: int, spaces: int, crossed: bool, ending: int, turn: int) -> float:
    """The rounds after this one, if the Investigator goes on as he usually does; in halves."""
    if ending:
        return 2.0 - ending
    rounds = spaces * STRIDE[players]
    if not crossed:
        rounds -= 1.0 - turn / (players + 1)
    return min(float(MOST_LEFT), max(1.0, round(2.0 + 2.0 * rounds) / 2))


@lru_cache(maxsize=REMEMBERED)
def _worth_of_tiles(players: int, left: int, markers: tuple[int, ...]) -> Row:
    """What a tile of each kind will probably score at the end."""
    areas = hand.WILL_BE[players][left]
    return tuple([areas[info][space] for info, space in enumerate(markers)])


def _to_threshold(info: int, space: int) -> int:
    """The steps of a marker to the next area; 9 at the end of its track."""
    track = AREA[info]
    for steps in range(1, len(track) - space):
        if track[space + steps] != track[space]:
            return steps
    return 9


THRESHOLD = tuple(tuple(_to_threshold(info, space) for space in range(len(AREA[info]))) for info in INFOS)


# Squares and buildings ------------------------------------------------------------------------------------------------


class Around(NamedTuple):
    """What a player's agents have to do with the squares that still hold a tile."""

    row: Row
    one: tuple[tuple[int, int], ...]
    """The squares that lack one agent: the building where it is missing, as a set, and the square."""
    one_short: int
    two_short: int
    """Squares as sets."""
    closing: int
    """The buildings that would close a square, as a set."""
    value: float
    """What the hand judgement promises, without the tiles."""
    promised: Row
    """The tiles that it promises, of each kind."""
    first: Row
    second: Row
    """The tiles of the squares one short, and two short, of each kind."""


AROUND = (
    *(f"agents.{b.name}" for b in BUILDINGS),
    *(f"squares.of-{value}.{missing}-short" for value in (2, 3, 4) for missing in range(1, value)),
    "squares.closed",
    "third-man.closed",
    "third-man.one-short",
)
SHORT = {2: -1, 3: 0, 4: 2}
"""Where the counts of a square's number begin, by what is missing."""


@lru_cache(maxsize=REMEMBERED)
def _around(agents: int, stefan: int, still: int, tiles: bytes) -> Around:
    """Where the agents stand, and the squares near them by what is missing; the third man helps everybody."""
    row = [float(agents >> b & 1) for b in range(len(BUILDINGS))]
    missing_of = [0.0] * 6
    closed = helped = helped_one = value = 0.0
    promised, first, second = [0.0] * 5, [0.0] * 5, [0.0] * 5
    one: list[tuple[int, int]] = []
    one_short = two_short = closing = 0
    all_agents = agents | stefan
    for q, mask in enumerate(SQUARES):
        if not (mask & all_agents and still >> q & 1):
            continue
        rest = mask & ~all_agents
        missing = rest.bit_count()
        chance = hand.CLOSE[missing]
        info = tiles[q]
        promised[info] += chance
        value += chance * VALUE[q]
        if not missing:
            closed += VALUE[q] / 4
            helped += 0.5 * bool(mask & stefan & ~agents)
            continue
        if mask & agents:
            missing_of[SHORT[VALUE[q]] + missing] += 1 / 3
        if missing == 1:
            one.append((rest, q))
            one_short |= 1 << q
            closing |= rest
            first[info] += 1.0
            helped_one += 0.5 * bool(mask & stefan & ~agents)
        elif missing == 2 and mask & agents:
            two_short |= 1 << q
            second[info] += 1.0
    row += missing_of
    row += (closed, helped, helped_one)
    return Around(
        tuple(row),
        tuple(one),
        one_short,
        two_short,
        closing,
        value,
        tuple(promised),
        tuple(first),
        tuple(second),
    )


ENCLOSING = ("count", "best", "points", "tiles", "second", "two-at-once")
NOTHING: Row = (0.0,) * len(ENCLOSING)


@lru_cache(maxsize=REMEMBERED)
def _enclosing(one: tuple[tuple[int, int], ...], reach: int, tiles: bytes, values: Row) -> tuple[Row, int]:
    """The squares that the next agent can enclose, and what the best building for that brings; and which they are."""
    squares = 0
    number = points = worth = 0.0
    gains: dict[int, float] = {}
    twice = 0.0
    for rest, q in one:
        if rest & reach:
            tile = values[tiles[q]]
            squares |= 1 << q
            number += 1.0
            points += VALUE[q]
            worth += tile
            if rest in gains:
                twice = 1.0
                gains[rest] += VALUE[q] + tile
            else:
                gains[rest] = VALUE[q] + tile
    if not gains:
        return NOTHING, 0
    best = sorted(gains.values(), reverse=True)
    second = best[1] if len(best) > 1 else 0.0
    return (number / 4, best[0] / 10, points / 10, worth / 10, second / 10, twice), squares


FIRING = ("any", "count", "enclosing")


@lru_cache(maxsize=REMEMBERED)
def _fired_by(abilities: int, flag_masks: tuple[int, ...]) -> int:
    """The buildings that an ability rewards to enter, as a set."""
    found = 0
    for n in range(5):
        if abilities & ON_COLOUR[n]:
            found |= COLOUR_MASK[n]
        if abilities & ON_FLAG[n]:
            found |= flag_masks[n]
        if abilities & ON_SEAL[n]:
            found |= SEAL_MASK[n]
    return found


# Bribes and tiles -----------------------------------------------------------------------------------------------------

BRIBES = ("first", "second", "third", "fourth", "fifth", "pairs", "singles", "total")


@lru_cache(maxsize=REMEMBERED)
def _bribes(bribes: int) -> tuple[Row, int, float]:
    """Bribes by how many there are of a kind, most first; all of them; and what the hand judgement says of them."""
    most = sorted(counts(bribes), reverse=True)
    worth = sum([hand.BRIBES[n] if n < 7 else 4.0 for n in most])
    pairs = sum([1.0 for n in most if n > 1])
    singles = sum([1.0 for n in most if n == 1])
    number = sum(most)
    return (*[n / 4 for n in most], pairs / 3, singles / 3, number / 8), number, worth


TILES = (
    *(f"{info.name.lower()}" for info in INFOS),
    *(
        f"{rank}.{what}"
        for rank in ("most", "second", "third", "fourth", "fewest")
        for what in ("count", "area", "next-area", "worth")
    ),
    "now",
    "later",
    "kinds",
    "sets",
    "set-points",
    "lacking-for-a-set",
)


class Owned(NamedTuple):
    """What a player's tiles come to."""

    row: Row
    numbers: tuple[int, ...]
    total: int
    most: int
    worth: float
    """What the hand judgement says of them, but for what others own."""


@lru_cache(maxsize=REMEMBERED)
def _tiles(own: int, markers: tuple[int, ...], values: Row, left: float, set_points: int) -> Owned:
    """Tiles by kind, and again with their tracks, the kind with most first; sets count in the introductory version."""
    numbers = counts(own)
    order = sorted([(n, values[info], info) for info, n in enumerate(numbers)], reverse=True)
    ranked: list[float] = []
    worth = 0.0
    for rank, (n, value, info) in enumerate(order):
        space = markers[info]
        ranked += (n / 4, AREA[info][space] / 6, 0.5 * (THRESHOLD[info][space] == 1), n * value / 12)
        worth += n * (value + left * hand.MOVER[rank])
    now = sum([n * AREA[info][markers[info]] for info, n in enumerate(numbers)])
    later = sum([n * value for n, value, _ in order])
    kinds = sum([1 for n in numbers if n])
    sets = min(numbers)
    worth += set_points * sets + (kinds * min(1.0, left / 6) if set_points else 0.0)
    row = (
        *[n / 4 for n in numbers],
        *ranked,
        now / 30,
        later / 30,
        kinds / 5,
        sets / 2,
        set_points * sets / 30,
        sum([1 for n in numbers if n == sets]) / 5,
    )
    return Owned(row, tuple(numbers), sum(numbers), order[0][0], worth)


# Drawers --------------------------------------------------------------------------------------------------------------

DRAWERS = (
    *(kind.value for kind in KINDS),
    "filled",
    "points",
    "steps",
    "points-to-come",
    "steps-to-come",
    "of-own-tiles",
    "least",
)


class Drawers(NamedTuple):
    """What lies in a player's drawers."""

    row: Row
    worth: float
    least: float
    """What the card that does least brings, if there is no room for another; by the hand judgement, as `worth` is."""


@lru_cache(maxsize=REMEMBERED)
def _drawers(cards: bytes, room: int, own: tuple[int, ...], left: float) -> Drawers:
    """The abilities by kind, and what they will bring in the rounds left; steps count with the tiles they score."""
    row = [0.0] * len(KINDS)
    points = steps = fit = 0.0
    step = 1.1 * max(own) + 0.2 + 0.06 * left
    least = 9.0
    for c in cards:
        kind = CARD_KIND[c]
        brings, moves = hand.CARD[c]
        row[kind] += 1.0
        points += brings
        steps += moves
        least = min(least, brings + step * moves)
        if kind in ABOUT_INFO:
            fit += own[CARD_TYPE[c]] / 4
    if len(cards) < room:
        least = 0.0
    worth = left * (points + step * steps)
    row += (len(cards) / 4, points / 4, steps / 2, left * points / 20, left * step * steps / 20, fit, least / 2)
    return Drawers(tuple(row), worth, least)


# Missions -------------------------------------------------------------------------------------------------------------

MISSION = (
    *(f"{kind.value}" for kind in MISSION_KINDS),
    *(f"{kind.value}.lacking" for kind in MISSION_KINDS),
    *(f"{lacking}-short.{what}" for lacking in ("none", "one", "two", "more") for what in ("count", "pays")),
    "near.one-short",
    "now.count",
    "points",
    "shillings",
    "far",
    "of-one-nation",
)


def _lacking(number: int, bribes: int, tiles: int, agents: int, new_york: bool) -> int:
    """How many pieces or agents a mission lacks."""
    kind = MISSION_KIND[number]
    if kind == OF_BRIBES:
        need = MISSIONS[number].pieces
        if covers(bribes, need):
            return 0
        missing = shortfall(bribes, need)
        return missing - 1 if new_york and MISSION_FLAG[number] == Flag.USA else missing
    if kind == OF_INFORMATION:
        need = MISSIONS[number].pieces
        return 0 if covers(tiles, need) else shortfall(tiles, need)
    missing = 0
    for mask, needed in MISSIONS[number].seals:
        short = needed - (agents & mask).bit_count()
        if short > 0:
            missing += short
    return missing


def _completed_by(number: int, lacking: int, bribes: int, agents: int, entered: int, new_york: bool) -> bool:
    """Whether entering one of these buildings, all of its nation, completes a mission at once."""
    kind = MISSION_KIND[number]
    if kind == OF_INFORMATION:
        return not lacking
    if kind == OF_BRIBES:
        if lacking:
            return False
        # What the agent costs is paid first and cannot be shown any more.
        for colour in range(5):
            if entered & COLOUR_MASK[colour]:
                rest = bribes - min(2, bribes >> SHIFT[colour] & LOW) * ONE[colour]
                if not _lacking(number, rest, 0, 0, new_york):
                    return True
        return False
    if lacking == 1:
        for mask, needed in MISSIONS[number].seals:
            if (agents & mask).bit_count() < needed:
                return bool(entered & mask)
    return not lacking


@lru_cache(maxsize=REMEMBERED)
def _missions(
    held: int,
    bribes: int,
    tiles: int,
    agents: int,
    reach: int,
    flag_masks: tuple[int, ...],
    bonus: float,
    new_york: bool,
    left: float,
) -> tuple[Row, float, float]:
    """The missions held by kind and by what they lack; what can be completed next pays; and what they promise."""
    row = [0.0] * len(MISSION)
    worth = now = 0.0
    nations = [0] * 5
    while held:
        low = held & -held
        held ^= low
        number = low.bit_length() - 1
        kind, flag = MISSION_KIND[number], MISSION_FLAG[number]
        lacking = _lacking(number, bribes, tiles, agents, new_york)
        pays = MISSION_PAYS[number] + bonus
        entered = reach & flag_masks[flag]
        nations[flag] += 1
        row[kind] += 0.5
        row[4 + kind] += lacking / 3
        place = 8 + 2 * min(lacking, 3)
        row[place] += 0.5
        row[place + 1] += pays / 20
        if entered:
            if lacking == 1:
                row[16] += pays / 20
            if _completed_by(number, lacking, bribes, agents, entered, new_york):
                row[17] += 0.5
                now += pays
        row[18] += MISSIONS[number].points / 10
        row[19] += MISSIONS[number].shillings / 5
        row[20] += 0.5 * (lacking > 3)
        worth += (pays + hand.UNFINISHED) * MISSION_HOPE[kind][min(lacking, 6)] * min(
            1.0, left / (2 + lacking)
        ) - hand.UNFINISHED
    row[21] = max(nations) / 3
    return tuple(row), now / 20, worth


DISPLAY = ("free-spaces", "near.count", "near.complete", "near.best", "near.advance")


@lru_cache(maxsize=REMEMBERED)
def _display(
    display: bytes,
    free: int,
    bribes: int,
    tiles: int,
    agents: int,
    reach: int,
    flag_masks: tuple[int, ...],
    bonus: float,
    new_york: bool,
) -> Row:
    """The missions on display that a player with a free space could accept with the next agent."""
    near = complete = best = advance = 0.0
    if free:
        for number in display:
            if reach & flag_masks[MISSION_FLAG[number]]:
                lacking = _lacking(number, bribes, tiles, agents, new_york)
                hope = MISSION_HOPE[MISSION_KIND[number]][min(lacking, 6)]
                near += 0.5
                complete += 0.5 * (not lacking)
                best = max(best, (MISSION_PAYS[number] + bonus) * hope / 10)
                advance = max(advance, ADVANCE_PAY[MISSIONS[number].group] / 2)
    return free / 3, near, complete, best, advance


# A player's side as everybody sees it ---------------------------------------------------------------------------------

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
    "acted",
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
    lasting: int
    bonus: float
    new_york: bool


def _side(s: State, p: int, left: float, payday: int, markers: tuple[int, ...], values: Row, stefan: int) -> Side:
    table = s.table
    advanced = table.advanced
    agents, held_bribes, own, desk, coins = s.agents[p], s.bribes[p], s.tiles[p], s.desk[p], s.coins[p]
    held = s.missions[p]
    around = _around(agents, stefan, s.open_squares, table.tiles)
    reach = placeable(s, p)
    enclosing, takes = _enclosing(around.one, reach & around.closing, table.tiles, values)
    bribes, number, bribes_worth = _bribes(held_bribes)
    tiles = _tiles(own, markers, values, left, 0 if advanced else table.options.set_points)
    room = 4 if desk & SIDE_TABLE else 3
    drawers = _drawers(s.drawers[p], room, tiles.numbers, left)
    v, c = values, around.promised
    extra = 0.22 * left
    fade = min(1.0, (left + 0.5) / 2)
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
        money = hand.PURSE[min(coins, 8)] * max(0.15, more) + BOX_POINTS * s.box[p]
        desk_worth = hand.DESK[desk][0] + more * hand.DESK[desk][1] + (1.1 * left if desk & SIDE_TABLE else 0.0)
        agents_worth = more * (hand.AGENT * supply - hand.HIRE * s.hires[p]) + 1.2 * board - 0.9 * unpaid
        bonus = (3.0 if desk & SEAL_TILE else 0.0) + (2.0 if desk & CASH_BOX else 0.0)
        if held:
            missions, now, missions_worth = _missions(
                held, held_bribes, own, agents, reach, table.flag_masks, bonus, new_york, left
            )
    else:
        agents_worth = fade * hand.AGENT * supply
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
        0.0 if s.waiting or (p - s.crest) % table.players >= s.turn else 1.0,
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


def _details(s: State, p: int, side: Side, purchase: int, values: Row) -> list[float]:
    """What the summary leaves out."""
    table = s.table
    around, enclosing, reach = side.around, side.enclosing, side.reach
    one, two, own, v = around.first, around.second, side.tiles.numbers, values
    supply = s.supply[p]
    rewarded = reach & _fired_by(s.abilities[p], table.flag_masks)
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
    row += _display(
        s.display,
        free,
        s.bribes[p],
        s.tiles[p],
        s.agents[p],
        reach,
        table.flag_masks,
        side.bonus,
        side.new_york,
    )
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


# What only the seat knows ---------------------------------------------------------------------------------------------

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
        brings, moves = hand.CARD[c]
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
        points, steps = hand.ABILITY[low]
        value += points + steps * step
    return value


def _plan(
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
        points, steps = hand.CARD[one]
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
        worth += hand.BRIBES[min(held, 5) + 1] - hand.BRIBES[min(held, 5)] + fired
        row += (1.0, 1.0 if held == 1 else 0.0, held / 4, fired / 4, 1.0 if amsterdam else 0.0)
        if held == 1:
            more = bribes + ONE[colour]
            reach = (side.reach | payable(more, 2)) & ~s.agents[me]
            enclosing = _enclosing(side.around.one, reach & side.around.closing, table.tiles, values)[0]
            if s.missions[me]:
                now = _missions(
                    s.missions[me],
                    more,
                    s.tiles[me],
                    s.agents[me],
                    reach,
                    table.flag_masks,
                    side.bonus,
                    side.new_york,
                    left,
                )[1]
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
        row += _entered(
            s.missions[me] & OF_FLAG[table.flags[s.target]],
            bribes,
            s.tiles[me],
            s.agents[me],
            side.bonus,
            side.new_york,
        )
    else:
        row += (0.0, 0.0)
    return row


@lru_cache(maxsize=REMEMBERED)
def _entered(held: int, bribes: int, tiles: int, agents: int, bonus: float, new_york: bool) -> Row:
    """The missions of the nation just entered that can be completed now."""
    number = pays = 0.0
    while held:
        low = held & -held
        held ^= low
        mission = low.bit_length() - 1
        if not _lacking(mission, bribes, tiles, agents, new_york):
            number += 0.5
            pays += (MISSION_PAYS[mission] + bonus) / 20
    return number, pays


# The table ------------------------------------------------------------------------------------------------------------

ASKS = tuple(step for step in Step if step >= FIRST_ASK)
SETTING = (
    "two-players",
    "three-players",
    "four-players",
    "advanced",
    "random-flags",
    "third-man",
    "figures",
    "set-of-15",
    "three-shillings",
)
TRACKS = (
    *(f"marker.{info.name.lower()}" for info in INFOS),
    "areas",
    "crossing-in-1",
    "crossing-in-2",
    "crossing-in-3",
    "at-the-end",
)
SPACES = ("investigator", "end", "payday", "purchase", "paydays", "purchases")
FAR = 9
TABLE = (
    *SETTING,
    *TRACKS,
    *SPACES,
    "round",
    "left",
    "left.last",
    "left.by-round",
    "triggered",
    "last-round",
    "crossed",
    "token.purchase",
    "token.payday",
    "squares",
    "tiles-owned",
    "third-man.roads",
    "display",
    "choosing",
    "asks.mine",
    *(f"asks.mine.{step.name.lower().replace('_', '-')}" for step in ASKS),
    *(f"asks.other.{step.name.lower().replace('_', '-')}" for step in ASKS if step != Step.ASSIGN),
    "amount.mine",
    "amount.other",
    "fulfilled",
    "reward.mine",
    "reward.other",
)
AMOUNTS = frozenset(
    (Step.PAY, Step.GAIN, Step.DEPOSIT, Step.BUY_PAY, Step.PAYDAY_PAY, Step.PAYDAY_REMOVE, Step.UNFINISHED_REMOVE)
)
"""The questions whose first argument is a number of pieces."""


@lru_cache(maxsize=1 << 10)
def _settings(
    players: int, advanced: bool, random: bool, third: bool, figures: bool, fifteen: bool, three: bool
) -> Row:
    """Players and options, where they mean anything."""
    return (
        float(players == 2),
        float(players == 3),
        float(players == 4),
        float(advanced),
        float(random),
        float(third),
        float(figures),
        float(fifteen and not advanced),
        float(three and advanced),
    )


@lru_cache(maxsize=REMEMBERED)
def _tracks(markers: tuple[int, ...]) -> Row:
    """Where the markers stand, and how soon one crosses a threshold."""
    steps = [THRESHOLD[info][space] for info, space in enumerate(markers)]
    return (
        *[space / 15 for space in markers],
        sum([AREA[info][space] for info, space in enumerate(markers)]) / 20,
        steps.count(1) / 3,
        steps.count(2) / 3,
        steps.count(3) / 3,
        sum([1 for info, space in enumerate(markers) if space == LAST[info]]) / 3,
    )


class Roof(NamedTuple):
    """How far it is to what lies on the roof, in spaces of the Investigator."""

    row: Row
    payday: int
    purchase: int


@lru_cache(maxsize=1 << 10)
def _roof(players: int, advanced: bool, investigator: int, end: int, ending: int, token: int) -> Roof:
    """The tiles still to come; what lies on the token comes this round, the last payday at the end of the last one."""
    paydays = purchases = 0
    payday = purchase = FAR
    if advanced:
        if not ending:
            for space in range(end, investigator, -1):
                if space in PURCHASE_SPACES[players]:
                    purchase = space - investigator
                    purchases += 1
                if space in PAYDAY_SPACES[players]:
                    payday = space - investigator
                    paydays += 1
        else:
            payday, paydays = 2 - ending, 1
        if token == 1:
            purchase, purchases = 0, purchases + 1
        elif token == 2:
            payday, paydays = 0, paydays + 1
    row = (
        investigator / 10,
        0.0 if ending else (end - investigator) / 10,
        1.0 - payday / FAR,
        1.0 - purchase / FAR,
        paydays / 2,
        purchases / 5,
    )
    return Roof(row, payday, purchase)


NOT_ASKED = [0.0] * (2 * len(ASKS) - 1)


def _table(s: State, me: int, markers: tuple[int, ...], roof: Roof, left: float) -> list[float]:
    """What is the same for everybody, and whose question it is."""
    table = s.table
    options = table.options
    waiting, ending = s.waiting, s.ending
    roads = 0.0
    if s.stefan >= 0:
        roads = sum([s.open_squares >> q & 1 for q, mask in enumerate(SQUARES) if mask >> s.stefan & 1]) / 6
    asked = NOT_ASKED[:]
    amount = other = 0.0
    mine = False
    if not s.over:
        step, number, _ = s.pending
        if waiting:
            mine = bool(waiting >> me & 1)
            if mine:
                asked[Step.ASSIGN - FIRST_ASK] = 1.0
        else:
            mine = s.seat == me
            if mine:
                asked[step - FIRST_ASK] = 1.0
                if step in AMOUNTS:
                    amount = number / 4
            else:
                asked[len(ASKS) + step - FIRST_ASK - (step > Step.ASSIGN)] = 1.0
                if step in AMOUNTS:
                    other = number / 4
    reward = s.reward / 5
    return [
        *_settings(
            table.players,
            table.advanced,
            options.flags == "random",
            options.third_man,
            options.figures,
            options.set_points == 15,
            options.shillings == 3,
        ),
        *_tracks(markers),
        *roof.row,
        s.round / 15,
        left / MOST_LEFT,
        1.0 / (1.0 + left),
        0.0 if ending else max(0, hand.LENGTH - s.round) / hand.LENGTH,
        1.0 if ending == 1 else 0.0,
        1.0 if ending == 2 else 0.0,
        1.0 if s.crossed else 0.0,
        1.0 if s.roof_tile == 1 else 0.0,
        1.0 if s.roof_tile == 2 else 0.0,
        s.open_squares.bit_count() / 40,
        sum([total(own) for own in s.tiles]) / 40,
        roads,
        len(s.display) / 4,
        1.0 if waiting else 0.0,
        1.0 if mine else 0.0,
        *asked,
        amount,
        other,
        s.fulfilled / 2,
        reward if s.seat == me else 0.0,
        0.0 if s.seat == me else reward,
    ]


# Against the others ---------------------------------------------------------------------------------------------------

AGAINST = (
    "worth.best",
    "worth.mean",
    "points.best",
    "points.mean",
    "points.first",
    "rank",
    "majority",
    "majority.at-the-end",
    "majority.last",
    "agents",
    "race.both",
    "race.mine-first",
    "race.theirs-first",
    "race.they-can",
    "shared",
    "crest",
    "place",
    "place.next-round",
    "turn.to-come",
    "turns-between",
    "rival.next",
    "rival.to-come",
    "ready",
)
SHARES = {
    players: tuple(
        tuple(sum(points[above : above + equal + 1]) / (equal + 1) / 12 for equal in range(players))
        for above in range(players)
    )
    for players, points in AGENT_POINTS.items()
}
"""What a rank in agents brings: by players, by how many are above and how many equal."""


def _against(s: State, me: int, sides: list[Side], best: int, left: float) -> list[float]:
    """What only a comparison tells."""
    table = s.table
    players = table.players
    mine, rival = sides[me], sides[best]
    own_score, own_agents = s.score[me], s.agents[me].bit_count()
    tie = 100 * s.coins[me] + mine.bribes_held
    key, key_at_the_end = 10000 * own_agents + tie, 10000 * mine.lasting + tie
    worths = scores = 0.0
    highest = rank = above = equal = above_at_the_end = equal_at_the_end = one_short = agents = 0
    for p, side in enumerate(sides):
        if p == me:
            continue
        score = s.score[p]
        worths += side.worth
        scores += score
        highest = max(highest, score)
        rank += score > own_score
        tie = 100 * s.coins[p] + side.bribes_held
        other = 10000 * s.agents[p].bit_count() + tie
        above += other > key
        equal += other == key
        other = 10000 * side.lasting + tie
        above_at_the_end += other > key_at_the_end
        equal_at_the_end += other == key_at_the_end
        one_short |= side.around.one_short
        agents |= s.agents[p]
    majority = at_the_end = 0.0
    if table.advanced:
        majority = SHARES[players][above][equal]
        at_the_end = SHARES[players][above_at_the_end][equal_at_the_end]
    ours, theirs = mine.around, rival.around
    waiting = s.waiting
    turn = 0 if waiting else s.turn
    place, rivals_place = (me - s.crest) % players, (best - s.crest) % players
    return [
        (mine.worth - rival.worth) / 40,
        (mine.worth - worths / (players - 1)) / 40,
        (own_score - s.score[best]) / 40,
        (own_score - scores / (players - 1)) / 40,
        (own_score - highest) / 40,
        rank / 3,
        majority,
        at_the_end,
        at_the_end / (1.0 + left),
        (own_agents - s.agents[best].bit_count()) / 4,
        (ours.one_short & one_short).bit_count() / 3,
        (ours.one_short & theirs.two_short).bit_count() / 3,
        (ours.two_short & one_short).bit_count() / 3,
        (rival.takes & (ours.one_short | ours.two_short)).bit_count() / 2,
        (s.agents[me] & agents).bit_count() / 5,
        1.0 if place == 0 else 0.0,
        place / 3,
        (place - 1) % players / 3,
        1.0 if place >= turn else 0.0,
        (place - turn if place >= turn else players - turn + (place - 1) % players) / 4,
        1.0 if (best - me) % players == 1 else 0.0,
        1.0 if rivals_place >= turn else 0.0,
        1.0 - waiting.bit_count() / players if waiting else 0.0,
    ]


# The whole row --------------------------------------------------------------------------------------------------------

NAMES = (
    *(f"table.{name}" for name in TABLE),
    *(f"{who}.{name}" for who in ("mine", "rival") for name in (*SUMMARY, *DETAILS)),
    *(f"rest.{name}" for name in SUMMARY),
    *(f"against.{name}" for name in AGAINST),
    *(f"plan.{name}" for name in PLAN),
)
NO_REST = [0.0] * len(SUMMARY)


def of(s: State, seat: int) -> list[float]:
    """What the seat may know of the state, in numbers."""
    table = s.table
    players = table.players
    markers = tuple(s.markers)
    left = _left(players, table.end_space - s.investigator, s.crossed, s.ending, 0 if s.waiting else 1 + s.turn)
    values = _worth_of_tiles(players, int(left + 0.5), markers)
    roof = _roof(players, table.advanced, s.investigator, table.end_space, s.ending, s.roof_tile)
    stefan = 1 << s.stefan if s.stefan >= 0 else 0
    sides = [_side(s, p, left, roof.payday, markers, values, stefan) for p in range(players)]
    mine = sides[seat]
    best = -1
    for n in range(1, players):
        p = (seat + n) % players
        if best < 0 or sides[p].worth > sides[best].worth:
            best = p
    rival = sides[best]
    if players == 2:
        rest = NO_REST
    elif players == 3:
        rest = sides[3 - seat - best].summary
    else:
        a, b = [side.summary for p, side in enumerate(sides) if p not in (seat, best)]
        rest = [(x + y) / 2 for x, y in zip(a, b, strict=True)]
    return [
        *_table(s, seat, markers, roof, left),
        *mine.summary,
        *_details(s, seat, mine, roof.purchase, values),
        *rival.summary,
        *_details(s, best, rival, roof.purchase, values),
        *rest,
        *_against(s, seat, sides, best, left),
        *_plan(s, seat, mine, rival, left, markers, values),
    ]


def setting(s: State) -> str:
    """Version and players, then the expansions; other options change little and are told by the row itself."""
    options = s.table.options
    expansions = " third-man" * options.third_man + " figures" * options.figures
    return f"{options.version}-{s.table.players}{expansions}"


FEATURES = Features(VERSION, NAMES, of, setting)
