"""How often the first player wins, as it was measured: what users are told before a game.

`tools/calibration.py` writes a game's edges.json from the games of its calibration page; nothing in it is typed by
hand. A game that nobody has measured has none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from kaffeehaus.games import GAMES
from kaffeehaus.games.registry import brought, package_of, report_lack

FILE = "edges.json"


class Edge(NamedTuple):
    """The share of games that the first player won at one kind of table."""

    players: int
    options: dict[str, Any]
    """The options at which it was measured, as far as they matter."""
    games: int
    share: float

    @property
    def args(self) -> dict[str, float]:
        """What the message needs; shares in percent."""
        fair = 100 / self.players
        return {"games": self.games, "players": self.players, "share": round(100 * self.share, 1), "fair": fair}


def edges(game: str) -> list[Edge]:
    """All that was measured of a game with the tables and rules it is played with now."""
    return [
        _edge(row) for row in _rows(game) if (row["content"], row["rules"]) == (GAMES[game].content, GAMES[game].rules)
    ]


def edge_at(game: str, players: int, options: Mapping[str, Any]) -> Edge | None:
    """What was measured at just such a table; None if nobody measured it."""
    for edge in edges(game):
        if edge.players == players and all(options.get(name) == value for name, value in edge.options.items()):
            return edge
    return None


@cache
def _rows(game: str) -> list[dict[str, Any]]:
    """What the file of a game holds; one that a package brings and that cannot be read is none, and a line says so."""
    try:
        file = files(package_of(game)).joinpath(FILE)
        found: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() else []
        for row in found:
            _ = row["content"], row["rules"], row["options"].items(), _edge(row).args
        return found
    except Exception as problem:
        if game not in brought():
            raise
        report_lack(game, FILE, problem)
        return []


def _edge(row: Mapping[str, Any]) -> Edge:
    return Edge(row["players"], row["options"], row["games"], row["share"])
