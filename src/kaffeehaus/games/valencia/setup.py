"""Set-up: the city is laid, round boards and fountains are drawn, missions are dealt.

Rules: L8, L9, L10, L11, L12, L13, L36, L38.
"""

from __future__ import annotations

from typing import Final

from kaffeehaus.core.contract import first_player
from kaffeehaus.core.rng import Rng, Seed
from kaffeehaus.games.valencia.board import City, first_city, has_square, lay_city
from kaffeehaus.games.valencia.content import CONTENT, Layout
from kaffeehaus.games.valencia.fountains import NO_FOUNTAIN
from kaffeehaus.games.valencia.influence import PLAIN, deck
from kaffeehaus.games.valencia.options import Options
from kaffeehaus.games.valencia.rules import RULES, Rule
from kaffeehaus.games.valencia.state import State, Table
from kaffeehaus.games.valencia.steps import Step
from kaffeehaus.games.valencia.terms import SIDE, MissionKind, Seat

MEMBERS: Final = 15
COINS: Final = 5
GOODS: Final = 6
DEALT_MISSIONS: Final = 5
ROUNDS: Final = 5


def deal(players: int, options: Options, seed: Seed) -> State:
    """A game ready for its first decision: which missions to keep (L8, L13, L38)."""
    s = State()
    rng = Rng.of(seed)
    city, rng = _city(players == 2, options, rng)
    boards, rng = rng.shuffled([tuple(int(g) for g in board.guilds) for board in CONTENT.rounds])
    fountains, rng = rng.shuffled(range(len(CONTENT.fountains)))
    in_game = [m.index for m in CONTENT.missions if players > 2 or m.kind is not MissionKind.QUARTERS]
    pile, rng = rng.shuffled(in_game)
    drawn, rng = rng.below(players)
    first = first_player(options.first_player, players, drawn)
    s.table = Table(
        players,
        options,
        city,
        tuple((b, d, f) for b, d, f in boards),
        bytes(fountains[:ROUNDS]),
        deck(options.specials),
        sum(1 << m for m in in_game),
        first,
    )
    _board(s, first)
    rng = _players(s, rng)
    for seat in range(players):
        s.offered[seat] = bytes(sorted(pile[-DEALT_MISSIONS:]))
        del pile[-DEALT_MISSIONS:]
    s.mission_pile = bytes(pile)
    s._begin(seed, rng)
    s.seat, s.waiting = first, (1 << players) - 1
    s.agenda = [(Step.CHOOSE_MISSIONS, 0, 0)]
    s.run()
    return s


def _city(small: bool, options: Options, rng: Rng) -> tuple[City, Rng]:
    """The recommended city, or tiles, faces and half-turns drawn; a city has room for a square of four (L9, M4, H11).

    Only here does it matter which side of the board is up (Q13).
    """
    if options.city == "first-game":
        return first_city(small), rng
    tiles, rng = rng.shuffled(range(len(CONTENT.tiles_small if small else CONTENT.tiles_big)))
    faces, rng = rng.flips(len(tiles))
    while True:
        turns, rng = rng.flips(len(tiles))
        layout = [
            Layout(tile, face, bool(turn) and not small) for tile, face, turn in zip(tiles, faces, turns, strict=True)
        ]
        city = lay_city(small, layout)
        if small or has_square(city):
            return city, rng


def _board(s: State, first: int) -> None:
    """The first player takes Stefan Feld and the nobility, the next one the church (L10, L12, H12)."""
    players = s.table.players
    s.over = False
    s.round = s.letter = s.eligible = s.stopped = 0
    s.stefan = s.first = first
    s.queue = s.ranks = ()
    s.revealed = [b""] * players
    s.nina = b""
    s.council = [-1] * len(Seat)
    s.council[Seat.NOBILITY] = first
    s.council[Seat.CHURCH] = (first + 1) % players
    s.supporters = [-1] * 5
    s.supply = [GOODS] * 5
    s.palms = s.built = 0
    s.fountain_at = bytes([NO_FOUNTAIN] * (SIDE * SIDE))
    s.target = -1
    s.pending = (Step.CHOOSE_MISSIONS, 0, 0)


def _players(s: State, rng: Rng) -> Rng:
    """Everybody gets members, five coins and a shuffled pile; Nina gets one too with two players (L11, L36)."""
    players = s.table.players
    s.score = [0] * players
    s.earned = [0] * (players * RULES)
    s.members = [MEMBERS - s.council.count(p) for p in range(players)]
    s.city = [0] * players
    s.coins = [COINS] * players
    for seat, points in enumerate(s.table.options.handicap_points):
        s.score[seat] = s.earned[seat * RULES + Rule.GIVEN] = points
    for seat, coins in enumerate(s.table.options.handicap_coins):
        s.coins[seat] += coins
    s.goods = [0] * players
    s.privileges = [0] * players
    s.deck = []
    for _ in range(players):
        pile, rng = rng.shuffled(s.table.deck)
        s.deck.append(bytes(pile))
    s.nina_deck = b""
    if players == 2:
        pile, rng = rng.shuffled(PLAIN)
        s.nina_deck = bytes(pile)
    s.under = [b""] * players
    s.known = [b""] * players
    s.seen = [b""] * players
    s.discard = [b""] * players
    s.hand = [b""] * players
    s.stacks = [()] * players
    s.missions = [0] * players
    s.rejected = [0] * players
    s.offered = [b""] * players
    return rng
