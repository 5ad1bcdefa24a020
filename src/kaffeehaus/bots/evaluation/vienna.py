"""What a position of Vienna is worth to a seat, in points: what it has, and what it is about to get.

Every figure here is a judgement, tuned by letting bots play; no rule depends on any of them.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from kaffeehaus.bots.evaluation.base import Evaluation, first_answer, never, no_answer
from kaffeehaus.games.vienna.abilities import CARD_BIT, CARD_BRIBE, CARD_INFO, OF_BIT, ON_BRIBE, ON_MARKER, Effect
from kaffeehaus.games.vienna.board import (
    AREA,
    CASH_BOX,
    DESK_TILES,
    MAP,
    SEAL_TILE,
    SIDE_TABLE,
    SQUARES,
    TELEPHONE,
    TOUCHING,
    VALUE,
    counts,
    payable,
    shortfall,
)
from kaffeehaus.games.vienna.missions import MISSIONS, Mission
from kaffeehaus.games.vienna.scoring import AGENT_POINTS, BOX_POINTS, DESK_POINTS
from kaffeehaus.games.vienna.state import State
from kaffeehaus.games.vienna.terms import AbilityKind as Kind
from kaffeehaus.games.vienna.terms import MissionKind

Figures = tuple[float, ...]

LENGTH: Final = 13  # rounds a game usually lasts
PACE: Final = 0.24  # steps of each marker a round, for each player
CLOSE: Final[Figures] = (1.0, 0.5, 0.2, 0.06, 0.02)  # what a square is worth while so many agents are missing
BRIBES: Final[Figures] = (0.0, 1.0, 2.3, 3.0, 3.5, 3.8, 4.0)  # by number of one type; two pay for a placement
BRIBE: Final = 1.1  # a bribe of one's choice
# How often Action IV moves the marker one owns most tiles of, second most ...
MOVER: Final[Figures] = (0.42, 0.27, 0.17, 0.09, 0.05)
SHILLING: Final = 1.2
# By open shillings, while there is still something to buy.
PURSE: Final[Figures] = (0.0, 2.0, 4.0, 5.0, 6.0, 6.8, 7.6, 8.2, 8.8)
AGENT: Final = 1.5  # an agent in the supply
HIRE: Final = 0.7  # what a hired agent is worth on top of that
UNFINISHED: Final = 2.0  # the agent lost for a mission not completed
HOPE: Final[Figures] = (0.85, 0.55, 0.34, 0.2, 0.1, 0.05, 0.0)  # that a mission will be completed, by what is missing
HOPE_OF_BRIBES: Final[Figures] = (0.85, 0.7, 0.55, 0.4, 0.28, 0.18, 0.1)  # two are taken at once
# A building is entered by the way.
HOPE_OF_BUILDING: Final = {1 << b: 0.26 + 0.07 * len(squares) for b, squares in enumerate(TOUCHING)}
FIRES: Final[dict[Kind, float]] = {  # how often a round an ability is used
    Kind.BRIBE_BRIBE: 0.4,
    Kind.BRIBE_POINTS: 0.4,
    Kind.BRIBE_MARKER: 0.4,
    Kind.COLOUR_BRIBE: 0.3,
    Kind.COLOUR_POINTS: 0.3,
    Kind.COLOUR_MARKER: 0.3,
    Kind.COLOUR_LESS: 0.4,
    Kind.FLAG_BRIBE: 0.3,
    Kind.FLAG_POINTS: 0.3,
    Kind.FLAG_MARKER: 0.3,
    Kind.MARKER_BRIBE: 0.35,
    Kind.MARKER_POINTS: 0.35,
    Kind.FOREIGN_BRIBES: 0.5,
    Kind.FOREIGN_POINTS: 0.5,
    Kind.SEAL_LESS: 0.35,
    Kind.SEAL_BRIBE: 0.3,
    Kind.SEAL_POINTS: 0.3,
    Kind.SEAL_MARKER: 0.3,
    Kind.FOREIGN_LESS: 0.5,
    Kind.FOREIGN_CARDS: 0.5,
    Kind.TILE_BRIBES: 0.15,
    Kind.TILE_POINTS: 0.22,
    Kind.TILE_MARKER: 0.15,
    Kind.WILD: 0.5,
    Kind.REDIRECT: 0.25,
    Kind.NEW_TILE_POINTS: 0.2,
    Kind.SQUARE_BRIBES: 0.12,
    Kind.ANY_TILE_BRIBE: 0.4,
}
GIVES: Final[dict[Effect, float]] = {  # points for each piece of what an ability brings, but for steps of markers
    Effect.POINTS: 1.0,
    Effect.BRIBES_OF_TYPE: 0.85,
    Effect.BRIBES_OF_CHOICE: BRIBE,
    Effect.DIFFERENT_BRIBES: 3.0,
    Effect.ANY_MARKER: 0.0,
    Effect.OWN_MARKER: 0.0,
    Effect.CARDS: 0.5,
    Effect.PAY_LESS: 1.1,
    Effect.WILD: 0.0,
    Effect.REDIRECT: 0.0,
}
# What they help, besides their points at the end.
ITEMS: Final = {TELEPHONE: 3.5, MAP: 3.0, CASH_BOX: 5.5, SEAL_TILE: 5.5}
DESK: Final = tuple(
    (DESK_POINTS[(desk & DESK_TILES).bit_count()], sum(help for item, help in ITEMS.items() if desk & item))
    for desk in range(2 * SIDE_TABLE)
)
STEPS: Final = (Effect.ANY_MARKER, Effect.OWN_MARKER, Effect.REDIRECT)


def _gives(bit: int) -> tuple[float, float]:
    """What an ability brings when it is used: points, and steps of markers."""
    ability = OF_BIT[bit]
    if ability.effect is Effect.WILD:
        return 1.0, 0.0
    return ability.amount * GIVES[ability.effect], float(ability.amount if ability.effect in STEPS else 0)


ABILITY: Final = {bit: _gives(bit) for bit in OF_BIT}
CARD: Final[tuple[tuple[float, float], ...]] = (
    (0.0, 0.0),
    *((FIRES[OF_BIT[bit].kind] * ABILITY[bit][0], FIRES[OF_BIT[bit].kind] * ABILITY[bit][1]) for bit in CARD_BIT[1:]),
)
"""What a card in a drawer brings in a round: points, and steps of markers."""


def _area(track: tuple[int, ...], space: int, steps: float) -> float:
    """The value a marker is likely to reach, if so many steps are to be expected (a Poisson law)."""
    chance = exp(-steps)
    value = rest = 0.0
    for n in range(len(track) - space - 1):
        value += chance * track[space + n]
        rest += chance
        chance *= steps / (n + 1)
    return value + (1.0 - rest) * track[-1]


WILL_BE: Final = {
    players: tuple(
        tuple(tuple(_area(track, n, PACE * players * left) for n in range(len(track))) for track in AREA)
        for left in range(LENGTH + 1)
    )
    for players in (2, 3, 4)
}
"""The value of a tile at the end: by players, rounds left, kind and the marker's space."""


PARTS: Final = ("points", "tiles", "bribes", "squares", "cards", "money", "desk", "agents", "missions", "lead")
"""The names of what makes a state good."""


def worth(s: State, seat: int) -> float:
    """How good the state is for the seat."""
    return sum(parts(s, seat).values(), 0.0)


def judge(s: State, seat: int) -> list[float]:
    """How good the state is for each seat; nothing that counts for it is hidden but cards, which are soon played."""
    return [worth(s, p) for p in range(s.table.players)]


def parts(s: State, seat: int) -> dict[str, float]:
    """What makes the state good for the seat, by name; the parts add up to its worth."""
    score = float(s.score[seat])
    if s.over:
        best = max(n for p, n in enumerate(s.score) if p != seat)
        return {"points": score, "lead": 0.3 * (score - best)}
    left = max(1, LENGTH - s.round) if not s.ending else 2 - s.ending
    areas = WILL_BE[s.table.players][left]
    tile = [areas[info][space] for info, space in enumerate(s.markers)]
    own = _numbers(s.tiles[seat])
    all_tiles = _numbers(sum(s.tiles))  # lanes add
    tiles = sum([(1.25 * n - 0.25 * m) * t for n, m, t in zip(own, all_tiles, tile, strict=True)], 0.0)
    most = sorted(own, reverse=True)
    tiles += left * sum([n * m for n, m in zip(most, MOVER, strict=True)], 0.0)
    step = 1.1 * most[0] + 0.2
    bribes = _numbers(s.bribes[seat])
    fade = min(1.0, left / 2) if left else 0.5 * bool(s.assigned[seat])  # the last placement is still to come
    found = {
        "points": score,
        "tiles": tiles,
        "bribes": fade * sum([BRIBES[n] if n < 7 else 4.0 for n in bribes], 0.0),
        "squares": fade * _squares(s, seat, [t + 0.22 * left for t in tile]),
        "cards": _cards(s, seat, left, bribes, own, step),
    }
    if s.table.advanced:
        return found | _advanced(s, seat, left, sum(bribes))
    found["tiles"] += 5.0 * sum(1 for n in own if n) * min(1.0, left / 6) / 5 + s.table.options.set_points * min(own)
    found["agents"] = fade * AGENT * s.supply[seat]
    return found


def clock(s: State) -> int:
    """Rounds, and in each the card phase and the turns."""
    return s.round * (s.table.players + 1) + (0 if s.waiting else 1 + s.turn)


def horizon(s: State) -> tuple[int, int]:
    """From a turn or two to several rounds."""
    return (3, 12)


def _squares(s: State, seat: int, tile: list[float]) -> float:
    """What the squares around own agents promise, best first by what is missing."""
    value, chances = _promised(s.agents[seat] | (1 << s.stefan if s.stefan >= 0 else 0), s.open_squares)
    tiles = s.table.tiles
    return value + sum([chance * tile[tiles[q]] for q, chance in chances], 0.0)


@lru_cache(maxsize=1 << 14)
def _numbers(lanes: int) -> tuple[int, ...]:
    """How many there are of each kind."""
    return tuple(counts(lanes))


@lru_cache(maxsize=1 << 14)
def _promised(agents: int, still: int) -> tuple[float, tuple[tuple[int, float], ...]]:
    """The points of the squares near these agents, and the squares themselves, by the chance to enclose them."""
    chances = [
        (q, CLOSE[(mask & ~agents).bit_count()]) for q, mask in enumerate(SQUARES) if mask & agents and still >> q & 1
    ]
    return sum([chance * VALUE[q] for q, chance in chances], 0.0), tuple(chances)


def _cards(s: State, seat: int, left: int, bribes: tuple[int, ...], own: tuple[int, ...], step: float) -> float:
    """What drawers will bring, and the cards still lying on the spaces."""
    later = step + 0.06 * left  # tiles still to come make steps worth more
    fires = [CARD[c][0] + later * CARD[c][1] for c in s.drawers[seat]]
    value = left * sum(fires, 0.0)
    assigned = s.assigned[seat]
    if not assigned:
        return value
    abilities = s.abilities[seat]
    waiting = list(assigned)
    if len(waiting) == 3:
        card = waiting.pop(0)
        room = 4 if s.desk[seat] & SIDE_TABLE else 3
        if not CARD_BIT[card] & abilities:
            value += (left + 0.5) * (CARD[card][0] + later * CARD[card][1])
            if len(fires) >= room:
                worst = min(range(room), key=fires.__getitem__)
                value -= (left + 0.5) * fires[worst]
                abilities &= ~CARD_BIT[s.drawers[seat][worst]]
            abilities |= CARD_BIT[card]
    if len(waiting) == 2:
        bribe = CARD_BRIBE[waiting.pop(0)]
        have = min(bribes[bribe], 5)
        value += BRIBES[have + 1] - BRIBES[have] + _fired(abilities & ON_BRIBE[bribe], step)
    info = CARD_INFO[waiting[0]]
    return value + 1.3 * own[info] + _fired(abilities & ON_MARKER[info], step)


def _fired(abilities: int, step: float) -> float:
    """What abilities bring when they are used now."""
    value = 0.0
    while abilities:
        low = abilities & -abilities
        abilities ^= low
        points, steps = ABILITY[low]
        value += points + steps * step
    return value


def _advanced(s: State, seat: int, left: int, bribes: int) -> dict[str, float]:
    """Money, desk, missions, wages and the majority of agents."""
    desk, coins = s.desk[seat], s.coins[seat]
    more = min(1.0, left / 4)
    board = s.agents[seat].bit_count()
    agents = more * (AGENT * s.supply[seat] - HIRE * s.hires[seat])
    agents += 0.9 * AGENT_POINTS[s.table.players][0] * board / 8
    purse = coins + (bribes if desk & MAP else 0)
    agents -= 1.2 * max(0, board - purse) * (0.5 if left > 3 else 1.0)
    held = s.missions[seat]
    bonus = UNFINISHED + (3.0 if desk & SEAL_TILE else 0.0) + (2.0 if desk & CASH_BOX else 0.0)
    return {
        "money": PURSE[min(coins, 8)] * max(0.15, more) + BOX_POINTS * s.box[seat],
        "desk": DESK[desk][0] + more * DESK[desk][1] + (1.1 * left if desk & SIDE_TABLE else 0.0),
        "agents": agents,
        "missions": held
        and _hopes(held, s.bribes[seat], s.tiles[seat], s.agents[seat], s.table.flag_masks, bonus, left),
    }


@lru_cache(maxsize=1 << 14)
def _hopes(
    held: int, bribes: int, tiles: int, agents: int, flag_masks: tuple[int, ...], bonus: float, left: int
) -> float:
    """What the missions held will probably bring, less the agents lost for those not completed."""
    reach = payable(bribes, 2) & ~agents
    value = 0.0
    while held:
        low = held & -held
        held ^= low
        mission = MISSIONS[low.bit_length() - 1]
        pays = mission.points + SHILLING * mission.shillings + bonus
        near = bool(reach & flag_masks[mission.flag])
        value += pays * _hope(mission, bribes, tiles, agents, left, near) - UNFINISHED
    return value


def _hope(mission: Mission, bribes: int, tiles: int, agents: int, left: int, near: bool) -> float:
    """The chance to complete a mission: what is missing, and whether its nation can be entered next."""
    if not left:
        return 0.0
    if mission.kind is MissionKind.BRIBES:
        missing = shortfall(bribes, mission.pieces)
        chance = HOPE_OF_BRIBES[min(missing, 6)]
    elif mission.kind is MissionKind.INFORMATION:
        missing = shortfall(tiles, mission.pieces)
        chance = HOPE[min(missing, 6)]
    else:
        missing = sum([max(0, needed - (agents & mask).bit_count()) for mask, needed in mission.seals])
        chance = HOPE[min(missing, 6)]
        if missing and mission.kind is MissionKind.BUILDING:
            chance = HOPE_OF_BUILDING[mission.seals[0][0]]
    if not missing and not near:
        chance -= 0.1
    return chance * min(1.0, left / (2 + missing))


EVALUATION: Final = Evaluation(
    worth=worth,
    parts=parts,
    names=PARTS,
    follow=first_answer,
    quick=no_answer,
    judge=judge,
    clock=clock,
    horizon=horizon,
    obvious=never,
    rivalry=1.0,
)
