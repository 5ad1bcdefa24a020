"""The audit of a house plays every stored game again and names what is not as it was, on both databases."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.golden.coverage import recordings
from tests.server.databases import KINDS, database
from tests.server.tables import add, begun, folded, opened, random_action

from kaffeehaus import GAMES
from kaffeehaus.arena import dataset
from kaffeehaus.cli import main
from kaffeehaus.games.vienna import scoring
from kaffeehaus.server import audit
from kaffeehaus.server.databases import Database, database_of, migrate
from kaffeehaus.server.entries import Played, encode
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.store import Listing, NewEntry, Store
from kaffeehaus.server.table import Table

RECORDING = recordings("vienna")[0]


def house(url: str) -> tuple[Database, list[Table]]:
    """A house with a running and a finished game of each kind."""
    known = database_of(url)
    migrate(known)
    store, tables = Store(known), []
    for game in GAMES:
        for moves in (30, 10_000):
            log, rng = begun(game, 2), Random(1)
            table = folded(log, f"{game}-{moves}")
            while not table.state.over and len(log) < moves:  # type: ignore[union-attr]
                add(table, log, random_action(table, rng))
            first, *others = [NewEntry(table.id, n, encode(one), listing(table)) for n, one in enumerate(log, 1)]
            asyncio.run(store.append(*first, *others))
            tables.append(table)
    store.close()
    return known, tables


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    with database(request.param, tmp_path) as url:
        yield url


def test_a_house_whose_games_are_as_they_were_passes(address: str, capsys: pytest.CaptureFixture[str]):
    house(address)
    assert main(["audit", "--database", address, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "4 games played again: all came out as they did.\n"


def test_what_is_not_as_it_was_is_named_with_its_table_and_place(address: str, capsys: pytest.CaptureFixture[str]):
    known, tables = house(address)
    running, finished = tables[:2]
    assert finished.state is not None
    known_score = listing(finished).summary.replace(
        b'"score":' + json.dumps(finished.state.score, separators=(",", ":")).encode(), b'"score":[99,0]'
    )
    store = Store(known)
    other = encode(replace(opened("vienna", 2), rules=1))

    async def spoil() -> None:
        await store.append(running.id, running.seq + 1, encode(Played(0, "place nowhere")), listing(running))
        await store.append(
            finished.id,
            finished.seq + 1,
            b'{"kind":"said","user":"u","name":"n","text":"t"}',
            Listing("over", False, (), 1.0, known_score),
        )
        await store.append("of-the-first-rules", 1, other, Listing("gathering", False, (), 1.0, b"{}"))
        await store.append("unreadable", 1, b"?", Listing("gathering", False, (), 1.0, b"{}"))

    asyncio.run(spoil())
    store.close()
    found = {one.table: one.found for one in audit.tables(known) if one.found is not None}
    assert {id: (one.step, one.what) for id, one in found.items()} == {
        running.id: (running.seq + 1, "entry"),
        finished.id: (len(finished.moves), "score"),
        "of-the-first-rules": (1, "refused"),
        "unreadable": (1, "entry"),
    }
    assert main(["audit", "--database", address, "--lang", "en"]) == 1
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == "4 of 6 games did not come out as they did."
    assert f"table {finished.id}, after {len(finished.moves)} actions: the points were [99, 0] and are" in lines[2]


def test_a_rule_that_changed_without_its_number_is_found(capsys: pytest.CaptureFixture[str], monkeypatch: Any):
    was = scoring.information
    monkeypatch.setattr(scoring, "information", lambda state, seat: was(state, seat) + 1)
    assert main(["audit", str(RECORDING), "--json"]) == 1
    (different,) = json.loads(capsys.readouterr().out)["different"]
    assert different["what"] == "events"
    assert different["step"] == len(json.loads(RECORDING.read_text("utf-8"))["actions"])


@pytest.mark.parametrize("ending", dataset.ENDINGS)
def test_datasets_are_played_again_line_by_line(ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    made = tmp_path / f"games{ending}"
    words = ["--games", "2", "--players", "2", "--bots", "random", "--out", str(made)]
    assert main(["dataset", "valencia", *words]) == 0
    lines = list(dataset.lines_of(made))
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_bytes(lines[0] + lines[1].replace(b'"winners":[', b'"winners":[7,') + b"{}\n")
    capsys.readouterr()
    assert main(["audit", str(tmp_path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 5
    assert [(one["game"].rpartition(":")[2], one["what"]) for one in told["different"]] == [
        ("2", "outcome"),
        ("3", "record"),
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Name what to play again"),
        (["--database", "mysql://x"], "A database is sqlite:///"),
        (["--database", "sqlite:////nowhere/at.db"], "/nowhere/at.db cannot be used"),
        (["no-such.json"], "no-such.json"),
    ],
)
def test_what_cannot_be_looked_at_is_refused_in_a_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]):
    assert main(["audit", *words, "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


def test_a_file_that_is_no_record_counts_only_where_it_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "other.json").write_text("{}", "utf-8")
    (tmp_path / "cut.json").write_bytes(RECORDING.read_bytes()[:-40])
    assert main(["audit", str(tmp_path), "--json"]) == 1
    assert [Path(one["game"]).name for one in json.loads(capsys.readouterr().out)["different"]] == ["cut.json"]
    assert main(["audit", str(tmp_path / "other.json"), "--json"]) == 1
