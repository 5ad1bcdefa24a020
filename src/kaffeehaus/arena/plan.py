"""Which games a run consists of: every game's deal and who sits where follow from its number alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, permutations
from math import comb
from typing import Any

from kaffeehaus import __version__
from kaffeehaus.arena.entrants import Entrant
from kaffeehaus.arena.shapes import fits
from kaffeehaus.core.errors import BadOptions
from kaffeehaus.games import GAMES

FORMAT = "kaffeehaus-arena-1"
Seats = tuple[int, ...]
"""Who sits where: an entrant's index for every seat."""


def game_seed(seed: int, number: int) -> int:
    """The seed of one deal of many."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest(), "big")


@dataclass(frozen=True)
class Seating:
    """Who sits where in every game, and which deal it is played with."""

    players: int
    line_ups: tuple[Seats, ...]
    """Who sits together."""

    @staticmethod
    def of(run: dict[str, Any]) -> Seating:
        """The seating of a run that is given as data."""
        place = {bot: number for number, bot in enumerate(run["bots"])}
        return Seating(run["players"], tuple(tuple(place[bot] for bot in line_up) for line_up in run["line_ups"]))

    @property
    def per_deal(self) -> int:
        """The games of one deal: every line-up, turned through all seats."""
        return len(self.line_ups) * self.players

    def deal(self, number: int) -> int:
        """Which deal a game is played with."""
        return number // self.per_deal

    def seats(self, number: int) -> Seats:
        """Who sits where in a game; who follows whom changes from deal to deal."""
        deal, place = divmod(number, self.per_deal)
        line_up, turn = divmod(place, self.players)
        orders = self._orders[line_up]
        order = orders[deal % len(orders)]
        return order[turn:] + order[:turn]

    @cached_property
    def _orders(self) -> list[list[Seats]]:
        """The ways to sit around a table for each line-up; the first keeps its chair, as turning takes it to all."""
        return [list(dict.fromkeys((one[0], *rest) for rest in permutations(one[1:]))) for one in self.line_ups]


@dataclass(frozen=True)
class Plan(Seating):
    """A whole run: everything a worker needs to know."""

    game: str
    options: dict[str, Any]
    seed: int
    entrants: tuple[Entrant, ...]
    """Different ones."""
    games: int

    @property
    def reproducible(self) -> bool:
        """Whether every game is fixed by the seed."""
        return all(entrant.repeatable for entrant in self.entrants)

    def to_json(self) -> dict[str, Any]:
        """What tells this run from another."""
        game = GAMES[self.game]
        return {
            "format": FORMAT,
            "version": __version__,
            "game": self.game,
            "rules": game.rules,
            "content": game.content,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "bots": [entrant.label for entrant in self.entrants],
            "line_ups": [[self.entrants[one].label for one in line_up] for line_up in self.line_ups],
            "games": self.games,
            "reproducible": self.reproducible,
        }


SHAPE = {
    "format": str,
    "version": str,
    "game": str,
    "rules": int,
    "content": str,
    "players": int,
    "options": dict,
    "seed": int,
    "bots": [str],
    "line_ups": [[str]],
    "games": int,
    "reproducible": bool,
}
"""A run as data."""
_SENSE: dict[str, Callable[[dict[str, Any]], bool]] = {
    "format": lambda run: run["format"] == FORMAT,
    "game": lambda run: run["game"] in GAMES,
    "players": lambda run: run["players"] in GAMES[run["game"]].seats,
    "bots": lambda run: len({*run["bots"]}) == len(run["bots"]) > 1,
    "line_ups": lambda run: (
        len(run["line_ups"]) > 0
        and all(len(one) == run["players"] and {*one} <= {*run["bots"]} for one in run["line_ups"])
    ),
    "games": lambda run: run["games"] > 0 and run["games"] % Seating.of(run).per_deal == 0,
}
"""What a field must be besides its shape, if those before it are what they must be."""


def wrong_field(run: Any) -> str | None:
    """The first field that a run given as data lacks or that cannot be so; None if there is none."""
    data = run if isinstance(run, dict) else {}
    for field, shape in SHAPE.items():
        if not fits(data.get(field), shape):
            return field
    return next((field for field, sense in _SENSE.items() if not sense(data)), None)


def plan_run(game: str, players: int, options: dict[str, Any], seed: int, named: Sequence[Entrant], games: int) -> Plan:
    """The run that was asked for, its games rounded up to whole deals; BadOptions if no fair one can be made."""
    entrants = tuple(dict.fromkeys(named))
    if len(entrants) < 2:
        raise BadOptions("a match needs at least two different bots", id="bad-line-up-alone")
    least = games_per_deal(named, players)
    if least > games:
        said = f"every line-up of these bots in every seat takes {least} games a deal; {games} are too few"
        raise BadOptions(said, id="bad-line-up-few", least=least, games=games)
    return Plan(players, design(named, players), game, options, seed, entrants, -(-games // least) * least)


def games_per_deal(named: Sequence[Entrant], players: int) -> int:
    """How many games it takes to play every line-up in every seat once."""
    different = len(set(named))
    if different < len(named) != players:
        said = f"{len(named)} bots are named, some twice, for {players} seats; name each once, or one for each seat"
        raise BadOptions(said, id="bad-line-up-twice", given=len(named), players=players)
    return players * (1 if len(named) == players else comb(different, players % different))


def design(named: Sequence[Entrant], players: int) -> tuple[Seats, ...]:
    """The line-ups in which every bot meets every other equally often; one bot for each seat is the one line-up.

    With fewer bots than seats each takes its equal part, and every choice of bots for the seats that remain is a
    line-up; with more bots than seats every choice of that many is one.
    """
    index = {entrant: place for place, entrant in enumerate(dict.fromkeys(named))}
    if len(named) == players:
        return (tuple(index[entrant] for entrant in named),)
    each, rest = divmod(players, len(index))
    everybody = tuple(index.values()) * each
    return tuple(everybody + extra for extra in combinations(index.values(), rest))
