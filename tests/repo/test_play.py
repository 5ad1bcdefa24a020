"""`./play` opens the page; `./play terminal` and the name of a game play in the terminal."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the script with an environment that only repeats what it is asked to do."""
    shutil.copy(ROOT / "play", tmp_path)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "setup.sh").write_text('kaffeehaus_setup() { echo "setup ${2:-}"; }\n')
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    for name in ("python", "kaffeehaus"):
        program = tmp_path / ".venv" / "bin" / name
        program.write_text('#!/bin/sh\necho "${0##*/} $*"\n')
        program.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ([], "serve --open"),
        (["--port", "0"], "serve --open --port 0"),
        (["terminal"], "play"),
        (["terminal", "--seed", "3"], "play --seed 3"),
        (["terminal", "valencia", "--lang", "ja"], "play valencia --lang ja"),
        (["vienna"], "play vienna"),
        (["valencia", "--help"], "play valencia --help"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_play_asks_for(house: Path, words: list[str], asked: str):
    done = subprocess.run([str(house / "play"), *words], capture_output=True, text=True, check=True, timeout=20)
    told = done.stdout.splitlines()
    assert told[-1] == f"kaffeehaus {asked}"
    assert told[0] == ("setup server" if asked.startswith("serve") else "setup ")
    assert any("client.py" in line for line in told) == asked.startswith("serve")
