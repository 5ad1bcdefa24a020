"""The page on research says what is so: its tables of features are those of the encoders."""

from __future__ import annotations

import pytest
from tools.feature_tables import PAGE, table, written

from kaffeehaus import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_features_is_the_encoders(game: str):
    assert table(game) in PAGE.read_text("utf-8"), "run tools/feature_tables.py"


def test_writing_the_tables_again_changes_nothing():
    page = PAGE.read_text("utf-8")
    assert written(page) == page


def test_the_page_names_the_sizes_of_the_catalogues():
    page = PAGE.read_text("utf-8")
    assert all(f"{name.upper()} {len(game.actions)}" in page for name, game in GAMES.items())
