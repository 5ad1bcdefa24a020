"""The tables the contract is tested at: for every game its option sets, and what only the game itself can count.

A new game adds its option sets to `OPTION_SETS` and its counting functions to `COUNTING`; every contract test then runs
for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from tests.contract import valencia_conserved, valencia_ledger, vienna_conserved, vienna_ledger

from kaffeehaus import GAMES, GameOptions, GameState
from kaffeehaus.core.events import Event
from kaffeehaus.core.rng import Seed
from kaffeehaus.games.valencia.options import SPECIALS


@dataclass(frozen=True)
class Table:
    """A game with its number of players and what they chose."""

    game: str
    players: int
    options: GameOptions

    def start(self, seed: Seed) -> GameState:
        """A new game at this table."""
        return GAMES[self.game].start(self.players, self.options, seed)

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{options_text(self.options)}"


@dataclass(frozen=True)
class Counting:
    """What the contract tests ask about one game's pieces."""

    conserved: Callable[[GameState], dict[str, object]]
    """All pieces of a state, wherever they lie, by name."""
    contents: Callable[[GameState], dict[str, object]]
    """What the rulebook says there must be of them at this table."""
    amounts: Callable[[GameState], dict[str, Any]]
    """The amounts that events account for, as a copy."""
    book: Callable[[dict[str, Any], Sequence[Event]], None]
    """Changes such amounts by what the events say, and by nothing else."""
    seen: Callable[[dict[str, Any]], set[tuple[str, int | str]]]
    """The cards and other things with a hidden side whose face a view shows."""
    revealing: frozenset[str]
    """The kinds of event that show a hidden thing which no view goes on showing."""
    purses: Callable[[GameState, int | None, Callable[[], int]], GameState]
    """The same game with other amounts of what others gained in the open and nobody is given; all of it is drawn."""
    secrets: Callable[[GameState, int | None], list[bytes] | list[bytes | int]]
    """What a state holds that this seat must not find anywhere."""
    eager: frozenset[str]
    """The kinds of action that bring a game forward; random play likes them, so that it gets everywhere."""


def options_text(options: GameOptions) -> str:
    """The options that are not the default, in words, for test ids and file names."""
    plain, usual = options.to_json(), type(options)().to_json()
    words = []
    for name, value in plain.items():
        if name == "version":
            words.append(str(value))
        elif value != usual[name]:
            words.append(_word(name, value))
    return "-".join(words) or "usual"


def _word(name: str, value: object) -> str:
    if isinstance(value, bool):
        return name if value else f"no-{name}"
    if isinstance(value, list):
        return "-".join((name, *_short([str(v) for v in value])))
    return f"{name}-{value}"


def _short(words: list[str]) -> list[str]:
    """A single word as it is, several by as few letters as tell them apart."""
    if len(words) == 1:
        return words
    letters = next(n for n in range(1, 20) if len({w[:n] for w in words}) == len(words))
    return [w[:letters] for w in words]


def _vienna() -> list[GameOptions]:
    """Both versions with every combination of what changes play; colours the other way round, seat 2 to begin."""
    of = GAMES["vienna"].options
    both, flags = (False, True), ("printed", "random")
    introductory = [
        {"version": "introductory", "flags": f, "third_man": t, "set_points": p}
        for f, t, p in product(flags, both, (10, 15))
    ]
    advanced = [
        {"version": "advanced", "flags": f, "third_man": t, "figures": x, "shillings": n}
        for f, t, x, n in product(flags, both, both, (2, 3))
    ]
    colours = {
        "version": "advanced",
        "third_man": True,
        "figures": True,
        "colours": ("green", "blue", "red", "yellow"),
        "first_player": "2",
    }
    return [of(values) for values in (*introductory, *advanced, colours)]


def _valencia() -> list[GameOptions]:
    """Both cities with no special cards, with each kind alone, some that meet, and all; once seat 2 begins."""
    of = GAMES["valencia"].options
    some = [(), *((name,) for name in SPECIALS), ("joker", "twins", "support", "central"), SPECIALS]
    sets = [{"city": city, "specials": specials} for specials in some for city in ("first-game", "random")]
    return [of(values) for values in (*sets[:-1], sets[-1] | {"first_player": "2"})]


OPTION_SETS: dict[str, list[GameOptions]] = {"vienna": _vienna(), "valencia": _valencia()}
"""Every set of options worth testing, by game."""

COUNTING: dict[str, Counting] = {
    "vienna": Counting(
        vienna_conserved.conserved,
        vienna_conserved.contents,
        vienna_ledger.amounts,
        vienna_ledger.book,
        vienna_conserved.seen,
        frozenset(),
        lambda state, seat, draw: state.clone(),
        vienna_conserved.secrets,
        frozenset({"place", "complete", "accept", "buy", "deposit", "move-figure", "figure-from-supply"}),
    ),
    "valencia": Counting(
        valencia_conserved.conserved,
        valencia_conserved.contents,
        valencia_ledger.amounts,
        valencia_ledger.book,
        valencia_conserved.seen,
        frozenset({"card-retrieved"}),
        valencia_conserved.purses,
        valencia_conserved.secrets,
        frozenset(
            {
                "draw",
                "reveal",
                "privilege",
                "support",
                "take-seat",
                "take-good",
                "settle",
                "fountain",
                "move-from",
                "take-back",
            }
        ),
    ),
}
"""How each game is counted."""


def tables(name: str) -> list[Table]:
    """Every table of a game: option sets times numbers of players."""
    return [Table(name, players, options) for options in OPTION_SETS[name] for players in GAMES[name].seats]


TABLES: list[Table] = [table for name in OPTION_SETS for table in tables(name)]
"""Every table there is."""


def some(step: int) -> list[Table]:
    """One of so many tables, of every game, so that numbers of players and options change from one to the next."""
    return [table for name in OPTION_SETS for table in tables(name)[::step]]
