"""The smallest game there can be, as another package would bring it: take one to three of twelve pebbles in turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Self

from kaffeehaus.core.catalogue import Action, Catalogue
from kaffeehaus.core.contract import Game, GameOptions, beginner, choice, first_player
from kaffeehaus.core.events import Event
from kaffeehaus.core.rng import Rng, Seed
from kaffeehaus.core.state import GameState, Outcome


class Take(Action, kind="take"):
    """Takes so many pebbles."""

    __slots__ = ("count",)
    count: int


CATALOGUE = Catalogue([(Take, [(1,), (2,), (3,)])])


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """Somebody took pebbles."""

    kind = "taken"
    seat: int
    count: int


@dataclass(frozen=True)
class Options(GameOptions):
    """How many pebbles there are, and who begins."""

    pebbles: int = choice(12, 20)
    first_player: str = beginner(3)


class State(GameState):
    """A heap and what everybody has."""

    __slots__ = ("_began", "_options_chosen", "heap", "over", "round", "score", "turn", "waiting")

    actions = CATALOGUE.actions
    heap: int
    turn: int
    _began: int
    _options_chosen: Options

    @property
    def players(self) -> int:
        return len(self.score)

    @property
    def options(self) -> GameOptions:
        return self._options_chosen

    @property
    def began(self) -> int:
        return self._began

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.over else (self.turn,)

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        best = tuple(seat for seat, points in enumerate(self.score) if points == max(self.score))
        return Outcome(best, tuple(self.score), tuple({"pebbles": points} for points in self.score), "heap")

    def view(self, seat: int | None) -> dict[str, Any]:
        self.check_seat(seat)
        return {
            "game": "pebbles",
            "round": self.round,
            "heap": self.heap,
            "scores": list(self.score),
            "turn": self.turn,
        }

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        new._clone_base(self)
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        new.score = self.score[:]
        return new

    def determinize(self, seat: int | None, rng: Random) -> Self:
        new = self.clone()
        new._imagine(rng.randbytes(32))
        return new

    def _options(self, seat: int) -> list[Action]:
        return [a for a in self.actions if a.values()[0] <= self.heap] if seat in self.to_act else []

    def _play(self, seat: int, action: Action) -> None:
        (count,) = action.values()
        self.heap -= count
        self.score[seat] += count
        if self.events is not None:
            self.events.append(Taken(seat, count))
        self.over = not self.heap
        self.turn = (seat + 1) % self.players
        if self.turn == self._began:
            self.round += 1


def deal(players: int, options: Options, seed: Seed) -> State:
    """Lays out the heap."""
    state = State()
    state._begin(seed, Rng.of(seed))
    state._options_chosen = options
    state._began = state.turn = first_player(options.first_player, players, 0)
    state.heap, state.score = options.pebbles, [0] * players
    state.over, state.round, state.waiting = False, 1, 0
    return state


GAME = Game("pebbles", rules=1, content="", seats=range(2, 4), options=Options, catalogue=CATALOGUE, deal=deal)
State.game = GAME
