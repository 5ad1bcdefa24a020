"""`kaffeehaus review`, and playing on from any moment of a saved game."""

import json
from pathlib import Path

import pytest
from tests.cli.terminal import Terminal
from tests.review.test_review import record

from kaffeehaus import Record

ACTIONS = 12


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(record("vienna", 3, ACTIONS).to_json())
    return file


def test_a_game_is_gone_through_and_gone_on_with(terminal: Terminal, saved: Path, tmp_path: Path) -> None:
    kept = tmp_path / "review.jsonl"
    printed = terminal(f"review {saved} --playouts 4 --out {kept} --seat 1 --all")
    assert (printed.code, printed.err) == (0, "")
    assert "Yellow" in printed.out
    assert "Blue" not in printed.out
    assert "Doppelmokka would have chosen" in printed.out
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join(lines[:2]) + "\n")  # as if it had been interrupted
    printed = terminal(f"review {saved} --playouts 4 --out {kept} --json")
    told = json.loads(printed.out)
    assert told["done"] == told["count"] == ACTIONS
    assert len(told["chances"]) == ACTIONS + 1
    assert kept.read_text().splitlines() == lines


def test_what_cannot_be_reviewed_is_refused_in_a_line(terminal: Terminal, saved: Path, tmp_path: Path) -> None:
    assert terminal(f"review {tmp_path / 'none.json'}").code == 2
    printed = terminal(f"review {saved} --seat 4")
    assert printed.code == 2
    assert "4" in printed.err


def test_a_saved_game_is_played_on_from_any_moment_and_stays_as_it_was(
    terminal: Terminal, saved: Path, tmp_path: Path
) -> None:
    before, other = saved.read_text(), tmp_path / "other.json"
    printed = terminal(f"play --resume {saved} --at 4 --bots medium --save {other}", "quit\n")
    assert printed.code == 0
    assert saved.read_text() == before
    assert Record.from_json(other.read_bytes()).actions[:4] == Record.from_json(before).actions[:4]
    assert terminal(f"play --resume {saved} --at {ACTIONS + 1}").code == 2
    printed = terminal("play --at 3")
    assert printed.code == 2
    assert "--resume" in printed.err
