"""The standard table: one command plays its rows and writes them, and leaves the others as they are."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tools import ladder

from kaffeehaus.arena import plots


def test_one_command_plays_rows_and_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plots, "draw", lambda *_: None)  # pictures take a second each
    page = tmp_path / "bots.md"
    shutil.copy(ladder.PAGE, page)
    before = page.read_text("utf-8")
    words = ["vienna-2-easy", "--most", "2", "--out", str(tmp_path / "runs"), "--page", str(page)]
    assert ladder.main(words) == 0
    after = page.read_text("utf-8")
    changed = [line for line in after.splitlines() if line not in before.splitlines()]
    assert len(changed) == 1
    assert changed[0].startswith("| VIENNA | 2 | `easy` against `random` | 2 | 100.0 % (")
    assert len(after.splitlines()) == len(before.splitlines())


def test_the_page_has_the_rows_of_the_table_in_their_order() -> None:
    written = [line for line in ladder.PAGE.read_text("utf-8").splitlines() if line.startswith("| V")]
    titles = [row.title for row in ladder.rows()]
    assert len({row.folder for row in ladder.rows()}) == len(titles)
    places = [next(n for n, title in enumerate(titles) if line.startswith(title)) for line in written if "` a" in line]
    assert places == sorted(places)
    assert places
