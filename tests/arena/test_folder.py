"""The folder of a run: whoever comes first has it, and what a kill leaves behind is in nobody's way."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.arena.runs import plan, played

from kaffeehaus.arena.folder import Folder, read_run
from kaffeehaus.arena.problems import BadRun

FIRST, SECOND = plan("easy,random", seed=1), plan("easy,random", seed=2)


@pytest.mark.parametrize(("stays", "problem"), [(True, "bad-run-busy"), (False, "bad-run-other")], ids=["busy", "left"])
def test_a_run_that_finds_the_folder_empty_and_comes_second_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stays: bool, problem: str
) -> None:
    path, first, make = tmp_path / "run", Folder(tmp_path / "run", FIRST), Path.mkdir

    def meanwhile(*given: Any, **settings: Any) -> None:
        monkeypatch.undo()
        make(*given, **settings)
        first.__enter__()
        first.add([played(0, 0, (0, 1), (5, 4))])
        if not stays:
            first.__exit__(None, None, None)

    monkeypatch.setattr(Path, "mkdir", meanwhile)
    with pytest.raises(BadRun) as refused:
        Folder(path, SECOND).__enter__()
    first.__exit__(None, None, None)
    assert refused.value.id == problem
    assert read_run(path)["seed"] == 1
    with Folder(path, FIRST) as again:
        assert list(again.played) == [0]


def test_what_a_kill_left_before_the_run_was_written_is_cleared_away(tmp_path: Path) -> None:
    (tmp_path / ".run.json.4711").write_text("{")
    (tmp_path / "games.jsonl").touch()
    with Folder(tmp_path, FIRST) as folder:
        assert folder.missing() == [0, 1, 2, 3]
    assert {path.name for path in tmp_path.iterdir()} == {"run.json", "games.jsonl"}


@pytest.mark.parametrize("name", [".run.json.swp", "thesis.txt", "games.jsonl"])
def test_what_is_somebody_s_own_is_no_folder_of_a_run(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine\n")
    with pytest.raises(BadRun) as refused:
        Folder(tmp_path, FIRST).__enter__()
    assert refused.value.id == "bad-run-folder"
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_run_tells_the_version_it_was_played_with(tmp_path: Path) -> None:
    with Folder(tmp_path, FIRST):
        assert json.loads((tmp_path / "run.json").read_text())["version"] == FIRST.to_json()["version"]
