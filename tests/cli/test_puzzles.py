"""`kaffeehaus puzzles`: a search goes on where it was, and of what it found the most various are chosen."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import Terminal

from kaffeehaus import GAMES
from kaffeehaus.puzzles import kept
from kaffeehaus.puzzles.puzzle import Puzzle


def test_puzzles_are_chosen_from_what_a_search_has_found(terminal: Terminal, tmp_path: Path) -> None:
    found, chosen = tmp_path / "found.jsonl", tmp_path / "chosen.jsonl"
    there = [one for one in kept.shipped(GAMES["vienna"])[:20] if isinstance(one, Puzzle)]
    kept.resumed(found, kept.Head.of(GAMES["vienna"], 3))
    kept.add(found, there, 2)
    printed = terminal(f"puzzles vienna --out {found} --seed 3 --games 2 --choose 6 --into {chosen}")
    assert (printed.code, printed.err) == (0, "")
    assert "20 puzzles from 2 games" in printed.out
    lines = chosen.read_text("utf-8").splitlines()
    assert {Puzzle.of_line(line, "it").check for line in lines[1:]} < {one.check for one in there}
    assert len(lines) == 7


def test_what_cannot_be_searched_is_refused_in_a_line(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    kept.resumed(file, kept.Head.of(GAMES["vienna"], 3))
    for words, said in (
        (f"vienna --out {file} --seed 4 --games 0", "another search"),
        (f"chess --out {file}", "chess"),
        (f"vienna --out {file} --choose 3", "--into"),
    ):
        printed = terminal(f"puzzles {words}")
        assert printed.code == 2
        assert said in printed.err
        assert printed.err.count("\n") == 1
