"""Set-up: the city is laid out, the piles are shuffled and everybody gets a desk.

Rules: V17, V18, V19, V20, V21, V22, V23, V24, V55, V56, V57, V58, V59, V60, V61, V110, V120.
"""

from __future__ import annotations

from typing import Final

from kaffeehaus.core.contract import first_player
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.core.rng import Rng, Seed
from kaffeehaus.games.vienna.board import (
    ALL_SQUARES,
    BUILDINGS,
    EACH,
    END_SPACE,
    INFOS,
    ONE,
    PRINTED_FLAGS,
    SQUARES,
    flag_masks,
)
from kaffeehaus.games.vienna.missions import OF_GROUP
from kaffeehaus.games.vienna.options import Options
from kaffeehaus.games.vienna.pieces import card_set
from kaffeehaus.games.vienna.rules import RULES, Rule
from kaffeehaus.games.vienna.state import State, Table
from kaffeehaus.games.vienna.steps import Step
from kaffeehaus.games.vienna.terms import Colour, Figure, Flag, Info, MissionGroup

INTRODUCTORY_CARDS: Final = range(1, 91)
ADVANCED_CARDS: Final = range(1, 176)
WHOLE_PILE: Final = {False: card_set(bytes(INTRODUCTORY_CARDS)), True: card_set(bytes(ADVANCED_CARDS))}
"""The cards of the draw pile at the start, as sets, introductory and advanced."""
AGENTS: Final = {False: 6, True: 5}
"""Agents in the supply at the start, introductory and advanced (V21, V60)."""
TILES: Final = tuple(i for i in Info for _ in range(8))
"""The information tiles, eight of a kind."""
PRINTED_MASKS: Final = flag_masks(PRINTED_FLAGS)
"""The buildings of each nation as they are printed."""
HIRES: Final = 3
"""Agents at the neighbour house (V60)."""


def deal(players: int, options: Options, seed: Seed) -> State:
    """A game ready for its first decision."""
    if len(options.colours) < players:
        named = len(options.colours)
        said = f"option colours names {named} colours for {players} players"
        raise BadOptions(said, id="bad-colours-few", found=named, players=players)
    s = State()
    rng = Rng.of(seed)
    advanced = options.version == "advanced"

    tiles, rng = rng.shuffled(TILES)
    flags = PRINTED_FLAGS
    if options.flags == "random":
        laid, rng = rng.shuffled([f for f in Flag for _ in range(len(BUILDINGS) // len(Flag))])
        flags = bytes(laid)
    cards, rng = rng.shuffled(ADVANCED_CARDS if advanced else INTRODUCTORY_CARDS)
    start_tiles, rng = rng.shuffled(INFOS)
    drawn, rng = rng.below(players)
    first = first_player(options.first_player, players, drawn)

    colours = tuple(int(Colour[c.upper()]) for c in options.colours[:players])
    s.table = Table(
        players,
        options,
        advanced,
        colours,
        flags,
        PRINTED_MASKS if flags is PRINTED_FLAGS else flag_masks(flags),
        bytes(tiles[: len(SQUARES)]),
        bytes(sorted(start_tiles[players:])),
        END_SPACE[players],
        first,
    )
    s.deck, s.discard = bytes(cards), b""
    s.fresh = WHOLE_PILE[advanced]
    _empty_board(s, first)
    _desks(s, [ONE[i] for i in start_tiles[:players]])
    rng = _missions(s, rng)
    s._begin(seed, rng)
    s.agenda = [(Step.CARD_PHASE, 0, 0)]
    if options.third_man:
        s.seat = (first - 1) % players
        s.agenda.append((Step.PLACE_STEFAN, 0, 0))
    s.run()
    s._mark = 0
    return s


def _empty_board(s: State, first: int) -> None:
    """Markers at the start, Investigator on A, the crest with whoever begins (V20, V24)."""
    s.round = s.turn = s.waiting = 0
    s.crest = s.seat = first
    s.pending = (Step.ASSIGN, 0, 0)
    s.markers = [0] * 5
    s.investigator = s.roof_tile = s.ending = 0
    s.crossed = s.over = False
    s.reason = ""
    s.open_squares = ALL_SQUARES
    s.stefan = -1
    s.pile_a = s.pile_b = s.display = b""
    s.target = -1
    s.foreign = s.helped = False
    s.fulfilled = s.reward = 0


def _desks(s: State, start_tiles: list[int]) -> None:
    """Everybody gets agents, one bribe of each type, a tile, and in the advanced version a shilling (V21, V23, V60)."""
    players, advanced = s.table.players, s.table.advanced
    s.score = [0] * players
    s.earned = [0] * (players * RULES)
    s.agents = [0] * players
    s.supply = [AGENTS[advanced]] * players
    s.hires = [HIRES if advanced else 0] * players
    s.figure = [-1 if s.table.options.figures else -2] * players
    s.unlocked = [False] * players
    s.bribes = [EACH] * players
    s.tiles = start_tiles
    s.coins = [int(advanced)] * players
    s.box = [0] * players
    s.desk = [0] * players
    s.missions = [0] * players
    s.completed = [0] * players
    s.drawers = [b""] * players
    s.abilities = [0] * players
    s.hand = [b""] * players
    s.assigned = [b""] * players
    _handicap(s)


def _handicap(s: State) -> None:
    """What the table gives before the first card."""
    options = s.table.options
    for seat, points in enumerate(options.handicap_points):
        s.score[seat] = s.earned[seat * RULES + Rule.GIVEN] = points
    for seat, bribes in enumerate(options.handicap_bribes):
        s.bribes[seat] += bribes * EACH
    for seat, shillings in enumerate(options.handicap_shillings):
        s.coins[seat] += shillings


def _missions(s: State, rng: Rng) -> Rng:
    """Piles A and B with two of each on display, and an open S mission for everybody (V56, V60, EV27)."""
    if not s.table.advanced:
        return rng
    start, rng = rng.shuffled(OF_GROUP[MissionGroup.S])
    a, rng = rng.shuffled(OF_GROUP[MissionGroup.A])
    b, rng = rng.shuffled(OF_GROUP[MissionGroup.B])
    s.display = bytes(a[-2:] + b[-2:])
    s.pile_a, s.pile_b = bytes(a[:-2]), bytes(b[:-2])
    for seat in range(s.table.players):
        s.missions[seat] = 1 << start[seat]
        if s.figure[seat] != -2 and s.table.colours[seat] == Figure.MARRAKESH:
            s.coins[seat] += 1
    return rng
