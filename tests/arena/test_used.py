"""How often components were used, as it was counted: with intervals, and only of the tables that are played with."""

from __future__ import annotations

import pytest

from kaffeehaus import GAMES
from kaffeehaus.arena import used


@pytest.mark.parametrize("game", GAMES)
def test_what_is_counted_is_a_share_of_many_games(game: str) -> None:
    for row in used.used(game):
        assert row["games"] >= 200
        shares = [share for counts in row["used"].values() for share in counts.values()]
        assert all(0 <= low <= share <= high <= 1 for share, low, high in shares)


def test_every_card_of_vienna_was_seen() -> None:
    """Where nothing is counted of the tables as they are now: python tools/used.py."""
    assert len(used.used("vienna")[0]["used"]["card"]) == 175


def test_what_was_counted_with_other_tables_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(used, "_rows", lambda game: [{"content": "others", "rules": GAMES[game].rules}])
    assert used.used("vienna") == []
