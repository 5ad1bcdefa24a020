"""Whoever follows docs/own-content.md gets what it promises: its commands are run, and its faults are real."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from kaffeehaus.cli import main
from kaffeehaus.core.errors import BadContent
from kaffeehaus.games.valencia import content as valencia
from kaffeehaus.games.vienna import content as vienna
from kaffeehaus.games.vienna.content.write import written

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "own-content.md").read_text("utf-8")
ROOMS = {"vienna": vienna, "valencia": valencia}


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.M | re.S)


@pytest.fixture(autouse=True)
def plain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KAFFEEHAUS_LANG", "en")
    for room in ROOMS.values():
        monkeypatch.delenv(room.DIRECTORY, raising=False)


def test_the_commands_of_the_page_do_what_it_says(tmp_path: Path):
    commands = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("kaffeehaus content")]
    assert len(commands) == 6
    for command in commands:
        assert main(shlex.split(command)[1:]) == 0, command
    assert {path.name.partition("-")[0] for path in (tmp_path / "pictures").iterdir()} == set(ROOMS)
    assert '"?"' in (tmp_path / "my-empty-vienna" / "cards.toml").read_text("utf-8")


def test_the_page_names_every_table_and_both_variables():
    for room in ROOMS.values():
        assert f"export {room.DIRECTORY}=" in PAGE
        for file in room.FILES:
            assert f"| `{file}` |" in PAGE


def test_the_row_of_the_page_is_one_of_the_table():
    (row,) = re.findall(r"^  (\[ 12, .*\]),$", "\n".join(blocks("toml")), re.M)
    table = (Path(vienna.__file__).parent / "cards.toml").read_text("utf-8")
    assert re.sub(r"\s", "", row) in re.sub(r"[^\S\n]", "", table)


def test_the_faults_of_the_page_are_what_the_check_says(tmp_path: Path):
    """Each is brought about by one slip in an exported table."""
    (block,) = blocks("text")
    *shown, _ = block.splitlines()
    slips = [
        ("buildings.toml", '"science",        "",  778,', '"science",        "L", 778,'),
        ("squares.toml", '"Währinger Straße",      [0, 1],', '"Währinger Straße",      [0],'),
        ("squares.toml", '"Währinger Straße",      [0, 1],', '"Währinger Straße",      [0, 7],'),
        ("cards.toml", '[ 12, "magazine", ', '[ 12, "vine", '),
        ("missions.toml", '"B-14", "austria"', '"B-14", "france"'),
    ]
    assert len(shown) == len(slips)
    for number, (line, (file, old, new)) in enumerate(zip(shown, slips, strict=True)):
        folder = tmp_path / str(number)
        folder.mkdir()
        text = written(vienna.load())[file]
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")
        with pytest.raises(BadContent) as caught:
            vienna.load(folder)
        assert line in caught.value.faults
