"""What users are told of the first player is what was measured, and only where it was."""

from __future__ import annotations

from typing import Any

import pytest

from kaffeehaus.arena import edges
from kaffeehaus.games import GAMES

PLAIN = {"version": "advanced", "flags": "printed"}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["vienna"]
    row = {"players": 3, "options": PLAIN, "games": 2000, "share": 0.3754}
    row |= {"content": game.content, "rules": game.rules}
    rows = [row | {"content": "0123456789abcdef", "share": 0.9}, row | {"rules": game.rules - 1, "share": 0.8}, row]
    monkeypatch.setattr(edges, "_rows", lambda game: rows if game == "vienna" else [])


@pytest.mark.usefixtures("measured")
def test_a_table_finds_what_was_measured_at_tables_like_it() -> None:
    edge = edges.edge_at("vienna", 3, PLAIN | {"colours": ["red"], "first_player": 2})
    assert edge is not None
    assert edge.args == {"games": 2000, "players": 3, "share": 37.5, "fair": pytest.approx(33.3, abs=0.1)}


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("vienna", 2, PLAIN),
        ("valencia", 3, PLAIN),
        ("vienna", 3, PLAIN | {"flags": "random"}),
        ("vienna", 3, {"version": "advanced"}),
    ],
    ids=["players", "game", "other options", "fewer options"],
)
def test_of_other_tables_nothing_is_said(game: str, players: int, options: dict[str, Any]) -> None:
    assert edges.edge_at(game, players, options) is None


@pytest.mark.usefixtures("measured")
def test_figures_of_other_tables_of_components_and_other_rules_are_not_told() -> None:
    assert [edge.share for edge in edges.edges("vienna")] == [0.3754]


def test_what_is_written_can_be_read() -> None:
    """As it lies there, not as other tests pretend."""
    for game in GAMES:
        assert {edge.players for edge in edges.edges(game)} == set(GAMES[game].seats)
        assert all(0 <= edge.share <= 1 for edge in edges.edges(game))
