"""Plays the games of a setting, in any process, and keeps of each what the figures need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.figures.counting import counting_of
from kaffeehaus.arena.plan import game_seed
from kaffeehaus.core.catalogue import Action
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.counting import Used
from kaffeehaus.core.events import Event
from kaffeehaus.core.records import Record
from kaffeehaus.core.state import GameState
from kaffeehaus.games import GAMES, replay

BATCH = 10
"""Games per piece of work: small enough for a lively progress bar, large enough to be worth sending."""


class Setting(NamedTuple):
    """Which games are played: everything a worker needs to know."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    bots: tuple[Entrant, ...]
    """Who sits where, the same in every game."""


class Tally(NamedTuple):
    """What one game adds to the figures; lists go by seat."""

    first: int
    """Who began."""
    rounds: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[dict[str, int], ...]
    """Points by rule."""
    half: tuple[int, ...]
    """The scores when half of the rounds, rounded up, had been played."""
    reason: str
    dealt: tuple[tuple[str, ...], ...]
    """The missions dealt at the start."""
    holdings: dict[str, tuple[int, ...]]
    """How much of what there was at the end."""
    used: Used


Piece = tuple[Setting, int, int]
"""A range of games of a setting."""


def pieces(setting: Setting, games: int, size: int = BATCH) -> list[Piece]:
    """So many games in pieces that processes can share."""
    return [(setting, first, min(first + size, games)) for first in range(0, games, size)]


def play_batch(piece: Piece) -> list[Tally]:
    """Plays a range of games; works in any process."""
    setting, first, last = piece
    return [play_one(setting, number) for number in range(first, last)]


def play_one(setting: Setting, number: int) -> Tally:
    """Plays one game to its end."""
    game = GAMES[setting.game]
    state = game.start(setting.players, game.options(setting.options), game_seed(setting.seed, number))
    bots = [
        entrant.bot(setting.game, Random(f"{setting.seed}/{number}/{seat}"))
        for seat, entrant in enumerate(setting.bots)
    ]

    def choose() -> tuple[int, Action]:
        seat = state.to_act[0]
        return seat, bots[seat].choose(Perspective(state, seat))

    return _played(state, choose)


def replayed(record: Record) -> Tally:
    """The tally of a game that was recorded to its end, by the counting of its own edition."""
    state = replay(record, 0)
    actions = iter(record.actions)

    def choose() -> tuple[int, Action]:
        seat, action = next(actions)
        return seat, state.game.parse(action)

    return _played(state, choose)


def _played(state: GameState, choose: Callable[[], tuple[int, Action]]) -> Tally:
    """The tally of a game from its deal to its end."""
    counting = counting_of(state.game.key)
    first, dealt = state.began, counting.dealt(state)
    used: Used = Counter(counting.at_start(state))
    standings: list[tuple[int, ...]] = []
    while not state.over:
        seat, action = choose()
        played, events = state.round, list[Event]()
        state.apply(seat, action, events)
        used.update(counting.counted(state, events))
        if state.round != played:
            standings.append(tuple(state.score))
    used.update(counting.at_end(state))
    return _tally(state, first, dealt, standings, used)


def half_time(standings: Sequence[tuple[int, ...]], last: tuple[int, ...], rounds: int) -> tuple[int, ...]:
    """The scores when half of the rounds, rounded up, are over, given those when rounds began and the last ones."""
    # Counted from the end, as not every game tells of the first round's beginning.
    return [*standings, last][(rounds + 1) // 2 - rounds - 1]


def _tally(
    state: GameState,
    first: int,
    dealt: tuple[tuple[str, ...], ...],
    standings: list[tuple[int, ...]],
    used: Used,
) -> Tally:
    outcome = state.outcome
    assert outcome is not None
    rounds = state.round
    return Tally(
        first,
        rounds,
        len(state.history),
        outcome.scores,
        outcome.winners,
        outcome.points,
        half_time(standings, outcome.scores, rounds),
        outcome.reason,
        dealt,
        counting_of(state.game.key).holdings(state),
        used,
    )
