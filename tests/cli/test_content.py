"""Content that breaks a figure of a rulebook is refused in one line, whatever command was typed that plays."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("game", ["vienna", "valencia"])
@pytest.mark.parametrize(
    "words", [["simulate", "vienna", "--games", "1"], ["play", "--help"]], ids=["simulate", "help"]
)
def test_content_that_cannot_be_used_is_refused_in_one_line(game: str, words: list[str], tmp_path):
    (tmp_path / "missions.toml").write_text("missions = []\n")
    env = dict(os.environ) | {f"KAFFEEHAUS_{game.upper()}_CONTENT": str(tmp_path), "KAFFEEHAUS_LANG": "en"}
    done = subprocess.run([sys.executable, "-m", "kaffeehaus", *words], env=env, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "missions.toml" in done.stderr
    assert len(done.stderr.splitlines()) == 1
