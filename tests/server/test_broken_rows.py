"""A row of the database that nobody can read harms its own table at most, and the operator hears of it once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest
from tests.server.play import Person as Guest
from tests.server.play import Server
from tests.server.tables import PEOPLE
from tests.server.test_house import LISTING, TWO_SEATS, with_house

from kaffeehaus.locale import Texts, languages
from kaffeehaus.server import permissions
from kaffeehaus.server.entries import Played, encode
from kaffeehaus.server.house import House
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import Table

KLARA = PEOPLE[0]
AN_OPEN_SEAT = Wanted("vienna", 2, [WantedSeat("you"), WantedSeat("open")])
BROKEN = {
    "no JSON": b"\xff{",
    "no entry": b'{"kind":"sneezed"}',
    "no legal action": encode(Played(0, "place hofburg")),
    "no such seat": encode(Played(9, "place hofburg")),
}


@pytest.mark.parametrize("row", BROKEN.values(), ids=BROKEN)
def test_a_broken_row_of_the_log_is_named_to_the_operator_once(
    row: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    async def run(house: House, store: Store) -> None:
        id, whole = await house.open(KLARA, TWO_SEATS), await house.open(KLARA, TWO_SEATS)
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        known = await house.read(id, listing)
        await store.append(id, 3, row, known)
        house.rooms.by_id.clear()
        for _ in range(3):
            with pytest.raises(Refusal, match="error-table-broken"):
                await house.read(id, Table.summary)
        said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        assert len(said) == 1
        assert f"table {id}" in said[0]
        assert "row 3" in said[0]
        assert not any(record.exc_info for record in caplog.records)
        assert (await house.read(whole, Table.summary))["id"] == whole

    with_house(tmp_path, run)


def test_the_page_of_a_broken_table_is_told_what_is_wrong(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path))
    klara = Guest(house[0], "Klara")
    table = klara.opens("vienna", "you", "you")
    with sqlite3.connect(tmp_path / "kaffeehaus.db") as database:
        database.execute("UPDATE log SET entry = ? WHERE game = ?", (b"{", table))

    async def run() -> None:
        async with klara.at(table) as one:
            found = one.last
            assert (found["t"], found["of"], found["id"], found["now"]) == (
                "refused",
                "hello",
                "error-table-broken",
                None,
            )
            await one.socket.wait_closed()
            assert one.socket.close_code == 4500

    asyncio.run(run())
    answer = house[0].get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]["id"]) == (500, "error-table-broken")
    assert len({Texts(lang).text("error-table-broken") for lang in languages()}) == len(languages())


@pytest.mark.parametrize("summary", [b"\xff{", b"{}", b"[]", b'{"game":7}'])
def test_a_broken_summary_is_made_anew_from_the_log_and_the_lists_stay_whole(
    summary: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    async def run(house: House, store: Store) -> None:
        bad, lost, good = [await house.open(KLARA, AN_OPEN_SEAT) for _ in range(3)]
        for id, row in ((bad, encode(permissions.say(await table(house, bad), KLARA, "Servus"))), (lost, b"{")):
            known = await house.read(id, listing)
            await store.append(id, 2, row, known._replace(summary=summary))
        house.rooms.by_id.clear()
        for _ in range(2):
            lists = await house.lists(KLARA.id)
            assert [one["id"] for one in lists.open] == [good]
            assert {one["id"] for one in lists.yours} == {good, bad}
            assert lists.yours[0].keys() == lists.yours[1].keys()
        said = [record.getMessage() for record in caplog.records if "list" in record.getMessage()]
        assert sorted(id for line in said for id in (bad, lost) if id in line) == sorted([bad, lost])

    with_house(tmp_path, run)


async def table(house: House, id: str) -> Table:
    """The table itself."""
    found: Table = await house.read(id, lambda table: table)
    return found


def test_health_does_not_depend_on_a_summary(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path))
    klara = Guest(house[0], "Klara")
    table = klara.opens("vienna", "you", "open")
    with sqlite3.connect(tmp_path / "kaffeehaus.db") as database:
        database.execute("UPDATE game SET summary = ?", (b'{"kind":"open"',))
    assert house[0].get("/health").status_code == 200
    lists = house[0].get("/api/tables", klara.cookie)
    assert lists.status_code == 200
    assert [one["id"] for one in lists.json()["yours"]] == [table]


def test_all_of_ones_own_tables_can_be_listed_page_by_page(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        ids = [await house.open(KLARA, TWO_SEATS) for _ in range(7)]
        for n, id in enumerate(ids):
            # Some of the same moment: a page may end between them.
            known = (await house.read(id, listing))._replace(updated=float(n // 3), at=1.0)
            await store.append(id, 2, encode(permissions.say(await table(house, id), KLARA, "Servus")), known)
        found, older, pages = [], None, 0
        while pages == 0 or older is not None:
            lists = await house.lists(KLARA.id, older, most=2)
            found += [one["id"] for one in lists.yours]
            older, pages = lists.older, pages + 1
        assert (sorted(found), pages) == (sorted(ids), 4)
        with pytest.raises(Refusal, match="error-malformed"):
            await house.lists(KLARA.id, "yesterday")

    with_house(tmp_path, run)


def test_nobody_has_no_tables(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        await store.append("g", 1, b"x", LISTING._replace(users=()))
        assert (await house.lists(None)).yours == []

    with_house(tmp_path, run)
