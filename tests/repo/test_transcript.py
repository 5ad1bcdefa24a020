"""The turn that the README shows is what a player sees."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from kaffeehaus.cli import main

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_transcript_of_the_readme_is_what_a_player_sees(monkeypatch, capsys, tmp_path):
    shown = re.search(r"```text\n(.*?)```", README.read_text("utf-8"), re.S)
    assert shown
    lines = [line for line in shown[1].splitlines() if line.strip() and not line.startswith(("You>", "  …"))]
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nwhy Hofburg\n2\nquit\n"))
    assert main(["play", "vienna", "--seed", "3", "--lang", "en"]) == 0
    told = {line.rstrip() for line in capsys.readouterr().out.splitlines()}
    assert [line for line in lines if line.rstrip() not in told] == []
    if not lines:
        pytest.fail("the README shows no turn")
