"""Plays the games of a plan, in any process, and says in little what came of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any, Self

from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.plan import Plan, game_seed
from kaffeehaus.arena.shapes import fits
from kaffeehaus.core.contract import Perspective
from kaffeehaus.core.state import GameState
from kaffeehaus.games import GAMES

TOLERANCE = 1.2
"""A decision that takes longer than its time budget by this factor is an overrun."""
SHAPE = {
    "number": int,
    "deal": int,
    "seats": [int],
    "winners": [int],
    "scores": [int],
    "points": [{str: int}],
    "reason": str,
    "rounds": int,
    "length": int,
    "clocks": [(int, float, float, int)],
}
"""A game as plain data."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat thought: only what its bot needed to choose."""

    decisions: int
    seconds: float
    slowest: float
    overruns: int


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game; lists go by seat."""

    number: int
    deal: int
    seats: list[int]
    """Who sat there, as indices into the run's bots."""
    winners: list[int]
    scores: list[int]
    points: list[dict[str, int]]
    """Points by rule; they add up to the score."""
    reason: str
    rounds: int
    length: int
    """The decisions of all seats."""
    clocks: list[Clock]

    def to_json(self) -> dict[str, Any]:
        """The game as plain data."""
        data = asdict(self)
        data["clocks"] = [
            [clock.decisions, round(clock.seconds, 6), round(clock.slowest, 6), clock.overruns] for clock in self.clocks
        ]
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The game from plain data; ValueError if it is none."""
        if not fits(data, SHAPE):
            raise ValueError("this is no game of a run")
        return cls(**{**data, "clocks": [Clock(*clock) for clock in data["clocks"]]})


class Timed:
    """A bot at its seat, with a clock."""

    def __init__(self, entrant: Entrant, game: str, rng: Random) -> None:
        self._bot = entrant.bot(game, rng)
        budget = entrant.budget
        self._limit = budget.seconds * TOLERANCE if budget and budget.seconds else float("inf")
        self._now = budget.clock if budget else perf_counter
        self._decisions = self._overruns = 0
        self._seconds = self._slowest = 0.0

    def play(self, state: GameState, seat: int) -> None:
        """Makes the decision that the seat owes."""
        perspective = Perspective(state, seat)
        begin = self._now()
        action = self._bot.choose(perspective)
        spent = self._now() - begin
        state.apply(seat, action)
        self._decisions += 1
        self._seconds += spent
        self._overruns += spent > self._limit
        if spent > self._slowest:
            self._slowest = spent

    def clock(self) -> Clock:
        """What the clock says."""
        return Clock(self._decisions, self._seconds, self._slowest, self._overruns)


def play_out(state: GameState, bots: Sequence[Timed]) -> None:
    """Plays a game to its end."""
    while not state.over:
        seat = state.to_act[0]
        bots[seat].play(state, seat)


def dealt(plan: Plan, number: int) -> GameState:
    """A game of a plan before its first decision; all games of a deal begin alike, with the same seat first."""
    game = GAMES[plan.game]
    return game.start(plan.players, game.options(plan.options), game_seed(plan.seed, plan.deal(number)))


def play_game(plan: Plan, number: int) -> Played:
    """Plays one game of a plan."""
    state, seats = dealt(plan, number), plan.seats(number)
    bots = [
        Timed(plan.entrants[one], plan.game, Random(f"{plan.seed}/{number}/{seat}")) for seat, one in enumerate(seats)
    ]
    play_out(state, bots)
    outcome = state.outcome
    assert outcome is not None
    return Played(
        number,
        plan.deal(number),
        list(seats),
        list(outcome.winners),
        list(outcome.scores),
        [dict(points) for points in outcome.points],
        outcome.reason,
        state.round,
        len(state.history),
        [bot.clock() for bot in bots],
    )


def play_games(batch: tuple[Plan, Sequence[int]]) -> list[Played]:
    """Plays some games of a plan, given by their numbers."""
    plan, numbers = batch
    return [play_game(plan, number) for number in numbers]
