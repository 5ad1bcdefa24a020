"""At which tables a game is learned: every number of players and every option, some more often than others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from kaffeehaus.core.contract import RANDOM, Choice, Game
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.core.rng import Seed
from kaffeehaus.core.state import GameState

TWO = 0.5
"""The part of the games that two play: bots are measured by them, and what is learned there serves at every table."""
WHOLE = 0.75
"""The part of the games with the options of the whole game, as it is measured; the others begin with the usual ones."""
VARIED = 0.5
"""The part of the games in which options are changed, each of them as often as not."""
_TRIES = 20


class Table(NamedTuple):
    """How many play, and with which options as plain data."""

    players: int
    options: dict[str, Any]

    def start(self, game: Game, seed: Seed) -> GameState:
        """A new game at this table."""
        return game.start(self.players, game.options(self.options), seed)


class Tables(NamedTuple):
    """Where to draw tables from: all there are, or those with some things fixed."""

    players: tuple[int, ...]
    fixed: dict[str, Any]
    """Options that are the same at every table."""

    def main(self, game: Game, players: int) -> Table:
        """The table that bots are measured at."""
        return Table(players, {**game.largest.to_json(), **self.fixed})

    def draw(self, game: Game, rng: Random, players: int | None = None) -> Table:
        """A random table."""
        if players is None:
            players = _number(self.players, rng)
        for _ in range(_TRIES):
            base = (game.largest if rng.random() < WHOLE else game.Options()).to_json()
            table = Table(players, {**(_varied(game, base, rng) if rng.random() < VARIED else base), **self.fixed})
            try:
                table.start(game, 0)
            except BadOptions:
                continue  # some options do not go together
            return table
        return self.main(game, players)


def _number(players: Sequence[int], rng: Random) -> int:
    if players[0] == 2 and rng.random() < TWO:
        return 2
    others = [number for number in players if number != 2]
    return rng.choice(others or players)


def _varied(game: Game, base: dict[str, Any], rng: Random) -> dict[str, Any]:
    choices = game.Options.choices()
    return {name: _drawn(choices[name], value, rng) for name, value in base.items()}


def _drawn(choice: Choice, usual: Any, rng: Random) -> Any:
    if RANDOM in choice.values and choice.seat:
        return RANDOM  # who begins is drawn anyway
    if rng.random() < 0.5:
        return usual
    if not choice.several:
        return rng.choice(choice.values)
    # All of them in another order, or some: a single one, any part, all.
    least = len(choice.values) if len(usual) == len(choice.values) else rng.choice((1, 2, len(choice.values)))
    number = rng.randint(least, len(choice.values)) if least != 1 else 1
    return rng.sample(choice.values, number)
