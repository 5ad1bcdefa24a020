"""What a position of Vienna is worth to a seat, in points: what it has, and what it is about to get.

Every figure here is a judgement, tuned by letting bots play; no rule depends on any of them.
"""

from __future__ import annotations

from kaffeehaus.games.vienna.abilities import CARD_BIT, CARD_BRIBE, CARD_INFO, OF_BIT
from kaffeehaus.games.vienna.board import (
    AREA,
    CASH_BOX,
    DESK_TILES,
    MAP,
    SEAL_TILE,
    SIDE_TABLE,
    SQUARES,
    TELEPHONE,
    VALUE,
    counts,
    shortfall,
)
from kaffeehaus.games.vienna.missions import MISSIONS
from kaffeehaus.games.vienna.scoring import AGENT_POINTS, DESK_POINTS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import AbilityKind as Kind
from kaffeehaus.games.vienna.terms import MissionKind

LENGTH = 13.0  # rounds a game usually lasts
CLOSE = (1.0, 0.5, 0.2, 0.06, 0.02)  # what a square is worth while so many agents are missing
BRIBES = (0.0, 1.0, 2.3, 3.0, 3.5, 3.8, 4.0)  # by number of one type; two pay for a placement
FIRES: dict[Kind, float] = {  # points a round from an ability
    Kind.BRIBE_BRIBE: 0.25,
    Kind.BRIBE_POINTS: 0.45,
    Kind.BRIBE_MARKER: 0.45,
    Kind.COLOUR_BRIBE: 0.25,
    Kind.COLOUR_POINTS: 0.55,
    Kind.COLOUR_MARKER: 0.4,
    Kind.COLOUR_LESS: 0.45,
    Kind.FLAG_BRIBE: 0.25,
    Kind.FLAG_POINTS: 0.55,
    Kind.FLAG_MARKER: 0.4,
    Kind.MARKER_BRIBE: 0.3,
    Kind.MARKER_POINTS: 0.5,
    Kind.FOREIGN_BRIBES: 0.6,
    Kind.FOREIGN_POINTS: 1.4,
    Kind.SEAL_LESS: 0.4,
    Kind.SEAL_BRIBE: 0.25,
    Kind.SEAL_POINTS: 0.55,
    Kind.SEAL_MARKER: 0.4,
    Kind.FOREIGN_LESS: 0.6,
    Kind.FOREIGN_CARDS: 0.5,
    Kind.TILE_BRIBES: 0.5,
    Kind.TILE_POINTS: 1.0,
    Kind.TILE_MARKER: 0.6,
    Kind.WILD: 0.5,
    Kind.REDIRECT: 0.3,
    Kind.NEW_TILE_POINTS: 0.7,
    Kind.SQUARE_BRIBES: 0.4,
    Kind.ANY_TILE_BRIBE: 0.4,
}
CARD_FIRES = (0.0, *(FIRES[OF_BIT[bit].kind] for bit in CARD_BIT[1:]))
SHILLING = 0.9
AGENT = 1.5  # an agent in the supply


def worth(s: State, seat: int) -> float:
    """How good the state is for the seat."""
    if s.over:
        best = max(n for p, n in enumerate(s.score) if p != seat)
        return float(s.score[seat]) + 0.3 * (s.score[seat] - best)
    left = max(1.0 if s.ending < 2 else 0.0, LENGTH - s.round)
    tile = [_tile(s, info, left) for info in range(5)]
    own = counts(s.tiles[seat])
    value = s.score[seat] + sum([n * t for n, t in zip(own, tile, strict=True)])
    for p in range(s.table.players):
        if p != seat:
            value -= 0.25 * sum([n * t for n, t in zip(counts(s.tiles[p]), tile, strict=True)])
    bribes = counts(s.bribes[seat])
    fade = min(1.0, left / 2)
    value += fade * sum([BRIBES[n] if n < 7 else 4.0 for n in bribes])
    value += fade * _squares(s, seat, tile)
    value += _cards(s, seat, left, bribes, own, tile)
    if s.table.advanced:
        value += _advanced(s, seat, left, sum(bribes))
    else:
        value += 5.0 * sum(1 for n in own if n) * min(1.0, left / 6) / 5 + s.table.options.set_points * min(own)
        value += fade * AGENT * s.supply[seat]
    return value


def _tile(s: State, info: int, left: float) -> float:
    """What a tile of this kind will bring: its area at the end, and points for steps."""
    track = AREA[info]
    now = s.markers[info]
    end = min(len(track) - 1, now + int(0.8 * left * s.table.players / 5))
    return track[end] + 0.22 * left


def _squares(s: State, seat: int, tile: list[float]) -> float:
    """What the squares around own agents promise, best first by what is missing."""
    own = s.agents[seat]
    near = own | (1 << s.stefan if s.stefan >= 0 else 0)
    value = 0.0
    tiles, still = s.table.tiles, s.open_squares
    for q, mask in enumerate(SQUARES):
        if still >> q & 1 and near & mask:
            value += CLOSE[(mask & ~near).bit_count()] * (VALUE[q] + tile[tiles[q]])
    return value


def _cards(s: State, seat: int, left: float, bribes: list[int], own: list[int], tile: list[float]) -> float:
    """What drawers will bring, and the cards still lying on the spaces."""
    fires = sorted([CARD_FIRES[c] for c in s.drawers[seat]])
    value = left * sum(fires)
    assigned = s.assigned[seat]
    if not assigned:
        return value
    waiting = list(assigned)
    if len(waiting) == 3:
        card = waiting.pop(0)
        room = 4 if s.desk[seat] & SIDE_TABLE else 3
        if CARD_BIT[card] & s.abilities[seat]:
            pass
        elif len(fires) < room:
            value += left * CARD_FIRES[card]
        else:
            value += left * (CARD_FIRES[card] - fires[0])
    if len(waiting) == 2:
        have = bribes[CARD_BRIBE[waiting.pop(0)]]
        value += BRIBES[min(have, 5) + 1] - BRIBES[min(have, 5)]
    info = CARD_INFO[waiting[0]]
    return value + own[info] + 0.2 * own[info]


def _advanced(s: State, seat: int, left: float, bribes: int) -> float:
    """Money, desk, missions, wages and the majority of agents."""
    desk, coins = s.desk[seat], s.coins[seat]
    more = min(1.0, left / 4)
    value = SHILLING * min(coins, 8) * max(0.25, more) + 2.0 * s.box[seat]
    value += DESK_POINTS[(desk & DESK_TILES).bit_count()]
    value += more * (3.0 * bool(desk & TELEPHONE) + 2.0 * bool(desk & MAP) + 3.5 * bool(desk & CASH_BOX))
    value += more * (4.5 * bool(desk & SEAL_TILE) + 5.0 * bool(desk & SIDE_TABLE))
    board = s.agents[seat].bit_count()
    value += more * AGENT * s.supply[seat] + 0.9 * AGENT_POINTS[s.table.players][0] * board / 8
    purse = coins + (bribes if desk & MAP else 0)
    value -= 1.2 * max(0, board - purse) * (0.5 if left > 3 else 1.0)
    held = s.missions[seat]
    for mission in MISSIONS:
        if held >> mission.name & 1:
            missing = _missing(s, seat, mission.kind, mission.pieces, mission.seals)
            pays = mission.points + SHILLING * mission.shillings + (3 if desk & SEAL_TILE else 0) + 2.5
            value += pays * (0.75, 0.5, 0.3, 0.18, 0.1, 0.05)[min(missing, 5)] * more - 2.5
    return value


def _missing(s: State, seat: int, kind: MissionKind, pieces: int, seals: tuple[tuple[int, int], ...]) -> int:
    if kind is MissionKind.BRIBES:
        return shortfall(s.bribes[seat], pieces)
    if kind is MissionKind.INFORMATION:
        return shortfall(s.tiles[seat], pieces)
    agents = s.agents[seat]
    return sum([max(0, needed - (agents & mask).bit_count()) for mask, needed in seals])
