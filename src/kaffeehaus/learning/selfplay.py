"""Games that bots play to learn from, and the positions that are kept of them, a batch at a time.

A batch is fixed by the course's seed, its round and its number, so that it is the same wherever and in whatever order
batches are played. Its positions lie in lines: those of one game that one seat looks at, in the order of the game.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np

from kaffeehaus.arena.plan import game_seed
from kaffeehaus.bots.features import features_of
from kaffeehaus.bots.learned.judge import standing
from kaffeehaus.bots.learned.sealed import Numbers, seal, unseal
from kaffeehaus.games import GAMES
from kaffeehaus.learning.seats import MEDIUM, Player, Seat
from kaffeehaus.learning.tables import Tables

FORMAT = "kaffeehaus-positions-1"
ODD = (0.0, 0.02, 0.04, 0.08)
"""How often anything at all is done in a game, whatever it is good for."""
KEPT, KEPT_WITHIN = 0.3, 0.08
"""The part of positions that are kept: where a chain of small decisions has ended, and within one."""
OWN = 0.65
"""The part of them that is looked at by the seat that has just decided, and not by another."""

Array = np.ndarray[Any, Any]


class Order(NamedTuple):
    """A batch that is to be played."""

    game: str
    tables: Tables
    seed: int
    round: int
    number: int
    games: int
    player: Player
    alone: float = 1.0
    """The part of the games that this player plays alone; elsewhere some seats are hand players."""
    rival: Player | None = None
    """Who sits in all seats but one, if the player is to learn nothing but how to beat it."""


class Batch(NamedTuple):
    """The positions of some games; arrays go by position, line after line."""

    settings: dict[str, int]
    """How many games were played with which settings."""
    decisions: int
    x: Array
    """Features, a row each."""
    game: Array
    """Which game of the batch."""
    seat: Array
    cut: Array
    """Whether somebody did anything at all before the next position of the line, or before the end: then what follows
    says nothing about this one."""
    time: Array
    """How much of the game is over, from 0 to 1; it is known only afterwards."""
    target: Array
    """What the game came to for the seat."""


class _Line:
    """What one seat saw of a game."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.times: list[int] = []
        self.odd: list[bool] = []
        """Whether anything was done at random between a position and the one before it."""
        self.disturbed = False

    def add(self, row: list[float], time: int) -> None:
        self.rows.append(row)
        self.times.append(time)
        self.odd.append(self.disturbed)
        self.disturbed = False


def play(order: Order) -> bytes:
    """Plays the games of a batch and gives its bytes."""
    features = features_of(order.game)
    assert features is not None
    rows: list[list[float]] = []
    told: list[tuple[int, int, bool, float, float]] = []
    settings: dict[str, int] = {}
    decisions = 0
    for number in range(order.games):
        rng = Random(f"{order.seed}/{order.round}/{order.number}/{number}")
        state, lines = _play_game(order, number, rng)
        setting = features.setting(state)
        settings[setting] = settings.get(setting, 0) + 1
        outcome = state.outcome
        assert outcome is not None
        length = len(state.history)
        decisions += length
        for seat, line in enumerate(lines):
            if not line.rows:
                continue
            rows += line.rows
            target = standing(outcome, seat)
            for cut, time in zip([*line.odd[1:], line.disturbed], line.times, strict=True):
                told.append((number, seat, cut, time / length, target))
    columns = list(zip(*told, strict=True)) if told else [()] * 5
    header = {
        "format": FORMAT,
        "game": order.game,
        "rules": GAMES[order.game].rules,
        "content": GAMES[order.game].content,
        "version": features.version,
        "seed": order.seed,
        "round": order.round,
        "number": order.number,
        "games": order.games,
        "settings": settings,
        "decisions": decisions,
    }
    x = np.array(rows, np.float32).reshape(len(rows), len(features.names)).astype("<f2")
    arrays = {"x": Numbers("e", x.shape, x.tobytes())}
    for (name, kind), column in zip(_COLUMNS.items(), columns, strict=True):
        arrays[name] = Numbers(kind, (len(rows),), np.array(column, _DTYPES[kind]).tobytes())
    return seal(header, arrays)


_COLUMNS = {"game": "H", "seat": "B", "cut": "B", "time": "f", "target": "f"}
_DTYPES = {"B": "<u1", "H": "<u2", "e": "<f2", "f": "<f4"}


def _play_game(order: Order, number: int, rng: Random) -> tuple[Any, list[_Line]]:
    game = GAMES[order.game]
    features = features_of(order.game)
    assert features is not None
    table = order.tables.draw(game, rng)
    deal = game_seed(order.seed, (order.round * 1_000_000 + order.number) * 1000 + number)
    state = table.start(game, deal)
    players, fixed = _line_up(order, table.players, rng)
    seats = [Seat(order.game, player, rng, plain) for player, plain in zip(players, fixed, strict=True)]
    odd = rng.choice(ODD)
    lines = [_Line() for _ in seats]
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        anything = len(legal) > 1 and rng.random() < odd and not fixed[seat]
        if anything:
            action = rng.choice(legal)
            for line in lines:
                line.disturbed = True
        else:
            action = legal[0] if len(legal) == 1 else seats[seat].choose(state, seat, legal)
        state.apply(seat, action)
        within = seat in state.to_act and state.undoable
        if state.to_act and (anything or rng.random() < (KEPT_WITHIN if within else KEPT)):
            seen = seat if anything or rng.random() < OWN else _another(seat, table.players, rng)
            if not fixed[seen]:
                lines[seen].add(features.of(state, seen), len(state.history))
    return state, lines


def _line_up(order: Order, players: int, rng: Random) -> tuple[list[Player], list[bool]]:
    """Who sits where, and whether it is the rival, of whom nothing is learned."""
    if order.rival is not None:
        learns = rng.randrange(players)
        fixed = [seat != learns for seat in range(players)]
        return [order.rival if one else order.player for one in fixed], fixed
    if rng.random() < order.alone:
        return [order.player] * players, [False] * players
    seats = [MEDIUM if rng.random() < 0.5 else order.player for _ in range(players)]
    seats[rng.randrange(players)] = order.player
    return seats, [False] * players


def _another(seat: int, players: int, rng: Random) -> int:
    return (seat + rng.randrange(1, players)) % players


def read(data: bytes, file: str) -> tuple[dict[str, Any], Batch]:
    """What a batch tells and its positions; BadFile if it is damaged."""
    told, arrays = unseal(data, FORMAT, file)
    found = {name: np.frombuffer(one.data, _DTYPES[one.kind]).reshape(one.shape) for name, one in arrays.items()}
    return told, Batch(told["settings"], told["decisions"], **found)
