"""How often each component was used in games between bots: what the house shows beside its components.

`tools/used.py` plays the games and writes the file of a game; nothing in it is typed by hand. A game that nobody has
counted has none, and what was counted with other tables or rules is not shown.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from kaffeehaus import games as kept
from kaffeehaus.arena.intervals import wilson
from kaffeehaus.games import GAMES

FILE = "used.json"
"""Where the counts of a game lie, in its folder."""
DECIMALS = 4
LAID = "laid"
"""Lay on the table, which some components do in some games only."""


def used(game: str) -> list[dict[str, Any]]:
    """For each kind of table that was counted: how many games, of what kind, and the share of them for every use.

    A share is given with the ends of its 95 % interval, per use and component; what is not there did not happen. What
    not every game has on the table is `laid`, and its other uses are shares of the games in which it was. `times` is
    how often it happened in such a game, on average.
    """
    found = [row for row in _rows(game) if (row["content"], row["rules"]) == (GAMES[game].content, GAMES[game].rules)]
    return [
        {
            **{name: row[name] for name in ("games", "players", "options", "bots")},
            "used": {
                what: {name: _share(number, _games(row, what, name)) for name, number in counts.items()}
                for what, counts in row["used"].items()
            },
            "times": {
                what: {name: round(number / _games(row, what, name), DECIMALS) for name, number in counts.items()}
                for what, counts in row["times"].items()
            },
        }
        for row in found
    ]


def _games(row: dict[str, Any], what: str, name: str) -> int:
    """In how many games something could be done with a component."""
    games: int = row["games"]
    return games if what == LAID else row["used"].get(LAID, {}).get(name, games)


def _share(number: int, games: int) -> list[float]:
    share = number / games
    low, high = wilson(share, games)
    return [round(value, DECIMALS) for value in (share, low, high)]


@cache
def _rows(game: str) -> list[dict[str, Any]]:
    file = files(kept).joinpath(game, FILE)
    rows: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return rows
