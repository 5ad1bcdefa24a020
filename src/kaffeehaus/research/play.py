"""A game as numbers: ids of the catalogue go in, arrays come out. The doors translate this and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from kaffeehaus.core.contract import Game, GameOptions, one_of
from kaffeehaus.core.errors import IllegalAction
from kaffeehaus.core.rng import Seed
from kaffeehaus.core.state import GameState
from kaffeehaus.games import GAMES
from kaffeehaus.research.observing import VIEW, sight_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError("kaffeehaus.research needs numpy: pip install 'kaffeehaus[research]'") from missing

Chosen = GameOptions | Mapping[str, Any] | None
"""Options as a game's own, as plain data, or the usual ones."""


def find(name: str) -> Game:
    """The game of this name; BadOptions lists them if there is none."""
    one_of("game", name, *GAMES)
    return GAMES[name]


def apply(state: GameState, seat: int, number: int) -> None:
    """The seat takes the action of this id; IllegalAction says what was legal."""
    if not 0 <= number < len(state.actions):
        said = f"{state.game.name} has the actions 0 to {len(state.actions) - 1}, not {number}"
        raise IllegalAction(said, state.legal(seat))
    state.apply(seat, state.actions[number])


class Play:
    """A table: its game, its players and its options, and the game in progress."""

    def __init__(self, name: str, players: int, options: Chosen, observation: str = VIEW) -> None:
        self.game = find(name)
        self.players = players
        self.options = options if isinstance(options, GameOptions) else self.game.options(options or {})
        self._sight = sight_of(name, observation)
        self.size = len(self._sight.names)
        self.bound = self._sight.bound
        self.deal(0)

    state: GameState

    def deal(self, seed: Seed | np.integer[Any]) -> None:
        """Begins a game; BadOptions if there is no such table or seed."""
        plain = index(seed) if isinstance(seed, np.integer) else seed
        self.state = self.game.start(self.players, self.options, plain)

    @property
    def seat(self) -> int:
        """The seat that is asked: of several that choose in secret the first one, until it is ready; -1 at the end."""
        return self.state.to_act[0] if self.state.to_act else -1

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What the seat may know, as numbers."""
        return self._sight.of(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action that the seat may take now, by id; all 0 when it is not asked."""
        mask = np.zeros(len(self.game.actions), np.int8)
        if seat == self.seat:
            mask[[action.id for action in self.state.legal(seat)]] = 1
        return mask

    def take(self, action: SupportsIndex) -> None:
        """The seat that is asked takes the action of this id; IllegalAction says what was legal."""
        apply(self.state, self.seat, index(action))
