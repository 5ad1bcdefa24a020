"""The command dataset: records that replay, a schema that holds, and files that are never overwritten."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import zstandard
from tests.cli.terminal import Terminal

from kaffeehaus import GAMES, Record, replay
from kaffeehaus.arena.collection import RECIPES, Players, Recipe
from kaffeehaus.arena.dataset import lines
from kaffeehaus.arena.entrants import Entrant

SCHEMA = Path(__file__).resolve().parents[2] / "docs" / "dataset.schema.json"
COMMAND = "dataset vienna --players 3 --games 7 --bots easy,random --seed 4"


def read(path: Path) -> list[dict[str, Any]]:
    """The lines of a dataset."""
    held = path.read_bytes()
    if path.suffix == ".zst":
        held = zstandard.ZstdDecompressor().stream_reader(held).read()
    return [json.loads(line) for line in held.splitlines()]


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.zst"])
def test_every_line_replays_to_its_outcome(terminal: Terminal, home: Path, name: str) -> None:
    said = terminal(f"{COMMAND} --out {name}")
    assert (said.code, said.err, said.out) == (0, "", f"7 games are in {name}\n")
    found = read(home / name)
    assert [line["number"] for line in found] == list(range(7))
    for line in found:
        state = replay(Record.from_json(json.dumps(line["record"])))
        assert state.outcome is not None
        assert state.outcome.to_json() == line["outcome"]
    assert len({line["record"]["seed"] for line in found}) == 7


def test_bots_take_turns_at_the_seats(terminal: Terminal, home: Path) -> None:
    terminal(f"{COMMAND} --games 6 --out games.jsonl")
    seats = [line["bots"] for line in read(home / "games.jsonl")]
    assert all([bots[seat] for bots in seats].count("easy") == 3 for seat in range(3))


def test_the_same_seed_gives_the_same_bytes_however_many_share_the_work(terminal: Terminal, home: Path) -> None:
    command = COMMAND.replace("--games 7", "--games 23")
    terminal(f"{command} --out one.jsonl.zst")
    terminal(f"{command} --out two.jsonl.zst --workers 2")
    assert (home / "one.jsonl.zst").read_bytes() == (home / "two.jsonl.zst").read_bytes()


KINDS = {"object": dict, "array": list, "string": str, "integer": int}


def check(value: Any, schema: dict[str, Any], place: str = "") -> None:
    """As much of JSON Schema as the page of the dataset uses."""
    known = {"$schema", "$id", "title", "description", "type", "const", "enum", "pattern", "minimum", "minItems"}
    known |= {"required", "properties", "additionalProperties", "items", "prefixItems"}
    assert set(schema) <= known, place
    if "type" in schema:
        kinds = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
        assert any(type(value) is KINDS[kind] for kind in kinds), place
    assert value == schema.get("const", value), place
    assert value in schema.get("enum", [value]), place
    if isinstance(value, int):
        assert value >= schema.get("minimum", value), place
    if isinstance(value, list):
        assert len(value) >= schema.get("minItems", 0), place
        firsts = schema.get("prefixItems", [])
        for number, item in enumerate(value):
            inner = firsts[number] if number < len(firsts) else schema.get("items", {})
            assert inner is not False, place
            check(item, inner, f"{place}/{number}")
    if isinstance(value, dict):
        assert set(schema.get("required", ())) <= set(value), place
        for name, item in value.items():
            rest = schema.get("additionalProperties", {})
            inner = schema.get("properties", {}).get(name, rest)
            assert inner is not False, f"{place}/{name}"
            check(item, inner, f"{place}/{name}")


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_every_line_keeps_to_the_schema(terminal: Terminal, home: Path, game: str) -> None:
    terminal(f"dataset {game} --players 2 --games 2 --bots random --out games.jsonl")
    for line in read(home / "games.jsonl"):
        check(line, json.loads(SCHEMA.read_text("utf-8")))


WRONG = {
    "no-file": ("vienna", "--out is missing"),
    "unknown-bot": ("vienna --bots nobody --out new.jsonl", "there is no bot nobody"),
    "twice": ("vienna --bots easy,easy,random --out new.jsonl", "name each once"),
    "players": ("vienna --players 9 --out new.jsonl", "2 to 4 players"),
    "name": ("vienna --out new.txt", "ends in .jsonl or .jsonl.zst"),
    "there-already": ("vienna --out old.jsonl", "is there already"),
    "nowhere": ("vienna --out no/such/new.jsonl", "cannot be written"),
}


@pytest.mark.parametrize(("command", "part"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_refused_in_one_line(terminal: Terminal, home: Path, command: str, part: str) -> None:
    (home / "old.jsonl").write_text("mine")
    said = terminal(f"dataset {command}")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert part in said.err
    assert {path.name: path.read_text() for path in home.glob("*.*")} == {"old.jsonl": "mine"}


@pytest.mark.parametrize("error", [RuntimeError("a bot fell off its chair"), KeyboardInterrupt()], ids=["bug", "stop"])
def test_a_dataset_is_whole_or_not_there(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    def broken(batch: Any) -> bytes:
        if 10 in batch[1]:
            raise error
        return lines(batch)

    monkeypatch.setattr("kaffeehaus.arena.dataset.lines", broken)
    said = terminal(f"{COMMAND} --games 12 --out games.jsonl")
    assert said.code == (2 if isinstance(error, Exception) else 130)
    assert said.err.count("\n") == 1
    assert not list(home.glob("*.*"))


def test_a_killed_command_leaves_nothing_under_the_name_and_can_be_given_again(terminal: Terminal, home: Path) -> None:
    command = [sys.executable, "-m", "kaffeehaus", *COMMAND.split(), "--games", "100000", "--out", "games.jsonl"]
    run = subprocess.Popen(command, cwd=home, start_new_session=True)
    deadline = time.monotonic() + 60
    while not any(path.stat().st_size for path in home.glob("*games.jsonl*")) and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(run.pid, signal.SIGKILL)
    run.wait()
    assert not (home / "games.jsonl").exists()
    assert terminal(f"{COMMAND} --out games.jsonl").code == 0


@pytest.mark.parametrize("links", [True, False], ids=["links", "no-links"])
def test_a_file_that_comes_up_meanwhile_is_not_overwritten(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    def meanwhile(batch: Any) -> bytes:
        (home / "games.jsonl").write_text("mine")
        return lines(batch)

    if not links:
        monkeypatch.setattr("kaffeehaus.arena.dataset.os.link", refuse)
    assert terminal(f"{COMMAND} --out other.jsonl").code == 0
    assert len(read(home / "other.jsonl")) == 7
    monkeypatch.setattr("kaffeehaus.arena.dataset.lines", meanwhile)
    said = terminal(f"{COMMAND} --out games.jsonl")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "is there already" in said.err
    assert (home / "games.jsonl").read_text() == "mine"
    assert {path.name for path in home.glob("*.*")} == {"games.jsonl", "other.jsonl"}


def test_without_the_extra_a_plain_file_is_offered(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaffeehaus.arena.dataset.find_spec", lambda name: None)
    said = terminal(f"{COMMAND} --out games.jsonl.zst")
    assert said.code == 2
    assert 'pip install "kaffeehaus[arena]"' in said.err
    assert terminal(f"{COMMAND} --games 1 --out games.jsonl").code == 0


SMALL = Recipe("small", (Players("quick", Entrant("random", None), 25, 3, 2),))


def test_the_command_makes_one_and_says_its_digest(terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(RECIPES, "small", SMALL)
    said = terminal("dataset --recipe small --share 5 --out games")
    digest = json.loads((home / "games" / "digests.json").read_text())["sha256"]
    assert (said.code, said.out) == (0, f"5 games are in games\nIts digest is {digest}\n")
    assert terminal("audit games").code == 0


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("--recipe nothing", "there is no dataset nothing; there are standard"),
        ("--recipe standard --players 3", "only --out, --share and --workers"),
        ("{game} --recipe standard", "only --out, --share and --workers"),
        ("{game} --share 3", "--recipe"),
        ("", "GAME"),
    ],
)
def test_what_a_recipe_does_not_take_is_refused_in_one_line(terminal: Terminal, home: Path, words: str, part: str):
    said = terminal(f"dataset {words.format(game=next(iter(GAMES)))} --out games")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert part in said.err
    assert not (home / "games").exists()
