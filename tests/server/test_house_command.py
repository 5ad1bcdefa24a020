"""`kaffeehaus house` on both databases, and what a house that is open makes of it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.databases import KINDS, database
from tests.server.tables import PEOPLE, add, begun, folded, opened, random_action
from tests.server.test_house import TWO_SEATS, told, with_house

from kaffeehaus import Record, replay
from kaffeehaus.cli import main
from kaffeehaus.server import notes, permissions
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import database_of, migrate, transaction
from kaffeehaus.server.entries import Entry, Said, encode
from kaffeehaus.server.house import House
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.steward import Steward
from kaffeehaus.server.store import NewEntry, Report, Store

KLARA, EMIL, *_ = PEOPLE
Says = Callable[..., str]


@cache
def played(seed: int, most: int) -> list[Entry]:
    """The log of a game at random, up to so many entries."""
    log = begun("vienna", 2, seed=seed)
    table, rng = folded(log), Random(2)
    while table.phase != "over" and len(log) < most:
        add(table, log, random_action(table, rng))
    return log


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A house with a table before its beginning, one in play and one that is over."""
    with database(request.param, tmp_path) as found:
        kept = database_of(found)
        migrate(kept)
        store = Store(kept)
        try:
            for id, log in (
                ("gathers", [opened("valencia", 2), Said("loud", "Graf Bobby", "psst")]),
                ("plays", played(7, 6)),
                ("finished", played(1, 10_000)),
            ):
                known = listing(folded(log, id))._replace(at=None)
                first, *others = [NewEntry(id, seq, encode(entry), known) for seq, entry in enumerate(log, 1)]
                asyncio.run(store.append(*first, *others))
        finally:
            store.close()
        yield found


@pytest.fixture
def says(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Says:
    """What the command says on that house, in one line or several."""

    def run(*words: str, status: int = 0) -> str:
        assert main(["house", *words, "--lang", "en", "--database", url, "--data", str(tmp_path)]) == status
        out, err = capsys.readouterr()
        return " ".join((out + err).split())

    return run


def test_tables_are_listed_and_picked_out(says: Says):
    def picked(*words: str) -> list[str]:
        return sorted(table["id"] for table in json.loads(says("tables", "--json", *words)))

    assert picked() == ["finished", "gathers", "plays"]
    assert picked("--phase", "over") == ["finished"]
    assert picked("--game", "valencia") == ["gathers"]
    assert picked("--guest", EMIL.id) == ["finished", "gathers", "plays"]
    assert picked("--guest", "nobody") == []
    assert "plays vienna playing 1970-01-01 00:00 Klara, Emil" in says("tables")


def test_a_closed_table_is_marked_and_can_be_opened_again(says: Says):
    assert "plays is closed" in says("close", "plays")
    assert [table["id"] for table in json.loads(says("tables", "--json", "--phase", "closed"))] == ["plays"]
    assert "open again" in says("reopen", "plays")
    assert "is not closed" in says("reopen", "plays", status=2)
    assert "no table nowhere" in says("close", "nowhere", status=2)


def test_records_of_finished_games_are_exported_and_of_others_when_they_are_named(says: Says, tmp_path: Path):
    folder = tmp_path / "records"
    assert "one finished game" in says("export", str(folder))
    (file,) = folder.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert replay(Record.from_json(file.read_bytes())).over
    says("export", str(folder), "plays")
    assert sorted(name.name[-13:] for name in folder.iterdir()) == ["finished.json", "01-plays.json"][::-1]
    assert "has not begun" in says("export", str(folder), "gathers", status=2)


def spoil(url: str, statement: str) -> None:
    with transaction(database_of(url)) as connection:
        connection.execute(statement)


FOURTH = "game = 'plays' AND seq = 4"
NO_ACTION = '{"kind":"action","seat":0,"action":"x"}'
BROKEN = {
    "no-entry": (f"UPDATE log SET entry = 'xx' WHERE {FOURTH}", 4),
    "not-legal": (f"UPDATE log SET entry = '{NO_ACTION}' WHERE {FOURTH}", 4),
    "gap": (f"DELETE FROM log WHERE {FOURTH}", 5),
}


@pytest.mark.parametrize(("statement", "entry"), BROKEN.values(), ids=BROKEN)
def test_a_broken_log_is_named_and_cut_with_nothing_thrown_away(
    says: Says, url: str, tmp_path: Path, statement: str, entry: int
):
    spoil(url, statement)
    assert f"plays: entry {entry} cannot be read" in says("repair", status=1)
    cut = tmp_path / "cut"
    assert "close it first" in says("repair", "plays", "--cut", str(cut), status=2)
    assert not cut.exists()
    says("close", "plays")
    assert "now ends with entry 3" in says("repair", "plays", "--cut", str(cut))
    assert cut.stat().st_mode & 0o777 == 0o600
    assert [json.loads(line)["seq"] for line in cut.read_text().splitlines()] == list(range(entry, 7))
    said = says("repair", "plays", "--cut", str(cut))
    assert "Tables that can be read: 1; broken: 0" in said


def test_a_list_that_cannot_be_read_is_written_anew_from_the_log(says: Says, url: str):
    spoil(url, "UPDATE game SET summary = 'xx' WHERE id = 'plays'")
    assert [table["id"] for table in json.loads(says("tables", "--json", "--phase", "broken"))] == ["plays"]
    says("repair", "plays")
    assert json.loads(says("tables", "--json", "--phase", "broken")) == []


def test_guests_are_listed_and_banned(says: Says):
    guests = {guest["id"]: guest for guest in json.loads(says("guests", "--json"))}
    assert (guests[KLARA.id]["name"], guests[KLARA.id]["tables"]) == ("Klara", 3)
    assert "loud" not in guests
    assert "Graf Bobby" in says("guests", "--table", "gathers")
    assert "not let in" in says("ban", "loud", "--reason", "shouts")
    assert [guest["id"] for guest in json.loads(says("guests", "--json")) if guest["banned"]] == ["loud"]
    assert "may come in again" in says("unban", "loud")
    assert "is not banned" in says("unban", "loud", status=2)


def test_what_guests_report_is_listed(says: Says, url: str):
    store = Store(database_of(url))
    try:
        asyncio.run(store.report(Report(0.0, "gathers", KLARA.id, "loud", "Graf Bobby", "psst", "too loud")))
    finally:
        store.close()
    assert "gathers loud Graf Bobby psst too loud" in says("reports")
    assert [report["speaker"] for report in json.loads(says("reports", "--json"))] == ["loud"]


def test_a_line_is_announced_until_it_is_ended(says: Says, url: str):
    assert "We close at ten" in says("announce", "We close at ten", "--minutes", "5")
    (note,) = Steward(database_of(url)).noted(notes.ANNOUNCED)
    assert json.loads(note.data)["text"] == "We close at ten"
    assert "no longer" in says("announce", "--end")
    assert "Nothing is announced" in says("announce", "--end", status=2)
    assert "or --end" in says("announce", status=2)


def test_a_backup_is_whole_and_for_its_owner_only(says: Says, url: str, tmp_path: Path):
    (tmp_path / "key").write_bytes(bytes(32))
    if not url.startswith("sqlite"):
        assert "pg_dump" in says("backup", str(tmp_path / "copy"), status=2)
        return
    for _ in range(2):
        says("backup", str(tmp_path / "copy"))
    for name in ("copy", "copy.key"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(tmp_path / "copy") as copy:
        assert copy.execute("SELECT count(DISTINCT game) FROM log").fetchone() == (3,)
    copy.close()
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy", "copy.key"]


def test_where_no_house_is_none_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["house", "tables", "--lang", "en", "--data", str(tmp_path)]) == 2
    assert "There is no house" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# A house that is open -------------------------------------------------------------------------------------------------


def said_to(guest: Connection) -> list[Any]:
    """The end of a connection, and what was said before."""
    found = []
    while not guest.queue.empty():
        data = guest.queue.get_nowait()
        found.append(json.loads(data) if data is not None else None)
    return found


def test_an_open_house_heeds_what_its_operator_decides(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        steward = Steward(database_of(f"sqlite:///{tmp_path}/log.db"))
        id, other = [await house.open(KLARA, TWO_SEATS) for _ in range(2)]
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        klara, emil = Connection(KLARA), Connection(EMIL)
        for guest in (klara, emil):
            await house.enter(id, guest, 0)
        told(klara), told(emil)

        steward.announce("We close at ten", 60)
        await house.look()
        assert [m["announcement"]["text"] for m in (*told(klara), *told(emil))] == ["We close at ten"] * 2
        late = Connection(None)
        await house.enter(id, late, 0)
        assert [message["t"] for message in told(late)] == ["table", "announcement"]
        told(klara), told(emil)
        steward.end_announcement()
        await house.look()
        assert told(klara) == [{"t": "announcement", "announcement": None}]

        steward.ban(EMIL.id)
        await house.look()
        refused, end = said_to(emil)[-2:]
        assert (refused["of"], refused["id"], end) == ("hello", "error-banned", None)
        await house.leave(id, emil)
        for attempt in (house.enter(id, Connection(EMIL), 0), house.open(EMIL, TWO_SEATS), house.rematch(id, EMIL)):
            with pytest.raises(Refusal, match="error-banned"):
                await attempt
        steward.unban(EMIL.id)
        await house.look()
        await house.enter(id, Connection(EMIL), 0)

        steward.close(id)
        await house.look()
        refused, end = said_to(klara)[-2:]
        assert (refused["id"], end) == ("error-table-closed", None)
        with pytest.raises(Refusal, match="error-table-closed"):
            await house.change(id, lambda room: permissions.say(room.table, KLARA, "still here"))
        assert [table["id"] for table in (await house.lists(KLARA.id))[1]] == [other]
        steward.reopen(id)
        await house.look()
        assert (await house.read(id, lambda table: table.seq)) == 2

    with_house(tmp_path, run)
