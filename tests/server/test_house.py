"""Tables come from the log and go back to it; nothing is told before it is stored."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from tests.server.tables import PEOPLE, begun, opened

from kaffeehaus.server import permissions, wire
from kaffeehaus.server.bots import BotRequest, decide
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import Unavailable, database_of, migrate
from kaffeehaus.server.entries import Chair, encode
from kaffeehaus.server.house import House
from kaffeehaus.server.limits import Bucket, Buckets
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes import pages
from kaffeehaus.server.store import Listing, Store
from kaffeehaus.server.table import Table

KLARA = PEOPLE[0]
LISTING = Listing("gathering", False, (), 1.5, b"{}")
TWO_SEATS = Wanted("vienna", 2, [WantedSeat("you"), WantedSeat("you")])
WITH_A_BOT = Wanted("vienna", 2, [WantedSeat("you"), WantedSeat("bot", "easy")])


class Here:
    """Thinks at once."""

    async def choose(self, wanted: BotRequest) -> str:
        text = decide(wanted)
        assert text is not None
        return text


def with_house(tmp_path: Path, run: Callable[[House, Store], Coroutine[Any, Any, None]]) -> None:
    database = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(database)
    store = Store(database)

    async def whole() -> None:
        house = House(store, Here(), bot_pace=0)
        try:
            await run(house, store)
        finally:
            await house.stop()

    try:
        asyncio.run(whole())
    finally:
        store.close()


def told(guest: Connection) -> list[dict[str, Any]]:
    """What waits to be sent."""
    found = []
    while not guest.queue.empty():
        data = guest.queue.get_nowait()
        assert data is not None
        found.append(json.loads(data))
    return found


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back_the_same(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, TWO_SEATS)
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        summary = await house.read(id, Table.summary)
        guest = Connection(KLARA)
        await house.enter(id, guest, 0)
        house.rooms.forget(monotonic())
        assert id in house.rooms.by_id
        await house.leave(id, guest)
        house.rooms.forget(monotonic())
        assert house.rooms.by_id == {}
        assert await house.read(id, Table.summary) == summary

    with_house(tmp_path, run)


def test_garbage_is_collected_once_when_the_last_table_is_gone_and_then_an_empty_house_rests(
    tmp_path: Path, monkeypatch
):
    looks: list[float] = []
    collected: list[int] = []

    async def run(house: House, store: Store) -> None:
        forget = house.rooms.forget

        def counted(since: float) -> None:
            looks.append(since)
            forget(since)

        monkeypatch.setattr(house.rooms, "forget", counted)
        monkeypatch.setattr("kaffeehaus.server.house.gc.collect", lambda: collected.append(len(looks)))
        house._idle = 0.01
        await house.start()
        await sees(3)
        assert collected == []
        id = await house.open(KLARA, TWO_SEATS)
        await house.read(id, Table.summary)
        assert id in house.rooms.by_id
        while house.rooms.by_id:
            await sees(1)
        await sees(3)
        assert len(collected) == 1

    async def sees(more: int) -> None:
        until = len(looks) + more
        while len(looks) < until:
            await asyncio.sleep(0.001)

    with_house(tmp_path, run)


def test_an_action_that_cannot_be_stored_is_refused_and_has_not_happened(tmp_path: Path, monkeypatch):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, TWO_SEATS)
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        guest = Connection(KLARA)
        await house.enter(id, guest, 0)
        (first,) = told(guest)
        action = first["now"]["legal"]["0"][0]["action"]
        append = store.append

        async def fails(*values: Any) -> float:
            raise Unavailable("the disk is full")

        monkeypatch.setattr(store, "append", fails)
        with pytest.raises(Refusal, match="error-storage"):
            await house.change(id, lambda room: permissions.act(room.table, KLARA, 0, 1, action))
        assert told(guest) == []
        monkeypatch.setattr(store, "append", append)
        await house.change(id, lambda room: permissions.act(room.table, KLARA, 0, 1, action))
        (news,) = told(guest)
        assert (news["t"], news["seq"], len(await store.read(id))) == ("news", 2, 3)

    with_house(tmp_path, run)


def test_an_entry_that_somebody_else_wrote_first_makes_the_own_one_stale(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, TWO_SEATS)
        guest = Connection(KLARA)
        await house.enter(id, guest, 0)
        told(guest)
        await store.append(id, 2, encode(begun("vienna", 2)[1]), LISTING)
        with pytest.raises(Refusal, match="error-stale"):
            await house.change(id, lambda room: permissions.say(room.table, KLARA, "Servus"))
        (news,) = told(guest)
        assert [entry["kind"] for entry in news["entries"]] == ["began"]
        assert await house.read(id, lambda table: table.phase) == "playing"

    with_house(tmp_path, run)


def test_a_table_of_other_rules_is_refused(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        import msgspec

        await store.append("old", 1, encode(msgspec.structs.replace(opened("vienna", 2), rules=0)), LISTING)
        with pytest.raises(Refusal, match="error-table-rules"):
            await house.read("old", Table.summary)
        with pytest.raises(Refusal, match="error-table-unknown"):
            await house.read("none", Table.summary)
        assert house.rooms.by_id == {}

    with_house(tmp_path, run)


def test_bots_go_on_as_soon_as_somebody_looks_at_their_table(tmp_path: Path):
    async def run(house: House, store: Store) -> None:
        entry = opened("vienna", 2, seat0=Chair(bot="random"), seat1=Chair(bot="medium"))
        for seq, one in enumerate([entry, begun("vienna", 2)[1]], 1):
            await store.append("bots", seq, encode(one), LISTING)
        guest = Connection(None)
        await house.enter("bots", guest, 0)
        while await house.read("bots", lambda table: table.phase) != "over":
            await asyncio.sleep(0.01)
        assert house.figures.bot_moves == house.figures.actions > 50
        assert [entry["seq"] for news in told(guest)[1:] for entry in news["entries"]][-1] > 50

    with_house(tmp_path, run)


async def until(true: Callable[[], bool]) -> None:
    """Waits for something that happens by itself."""
    async with asyncio.timeout(5):
        while not true():
            await asyncio.sleep(0.01)


def decided(house: House, id: str) -> bool:
    """Whether the bot at Klara's table has chosen all it has to choose in secret; it tells so after her."""
    return bool(house.rooms.by_id[id].held)


def lose_the_storage(house: House, store: Store, trouble: pytest.MonkeyPatch) -> None:
    """From a bot's first thought on nothing can be read or stored."""

    async def down(*values: Any) -> Any:
        raise Unavailable("the disk is gone")

    async def choose(wanted: BotRequest) -> str:
        trouble.setattr(store, "append", down)
        trouble.setattr(store, "read", down)
        return str(decide(wanted))

    trouble.setattr(house._bots._decider, "choose", choose)


def test_a_bot_waits_for_a_storage_that_is_gone_and_goes_on_when_it_is_back(tmp_path: Path, monkeypatch):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, WITH_A_BOT)
        await house.enter(id, Connection(KLARA), 0)
        with monkeypatch.context() as trouble:
            lose_the_storage(house, store, trouble)
            await house.change(id, lambda room: permissions.begin(room.table, KLARA))
            await until(lambda: house.rooms.by_id[id].known is None)
            await asyncio.sleep(0.2)
        await until(lambda: house.rooms.by_id[id].driver is None)
        assert decided(house, id)

    with_house(tmp_path, run)


def test_a_bot_without_a_storage_gives_up_where_nobody_waits_and_goes_on_when_somebody_comes(
    tmp_path: Path, monkeypatch
):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, WITH_A_BOT)
        with monkeypatch.context() as trouble:
            lose_the_storage(house, store, trouble)
            await house.change(id, lambda room: permissions.begin(room.table, KLARA))
            await until(lambda: house.rooms.by_id[id].driver is None)
        assert len(await store.read(id)) == 2
        guest = Connection(KLARA)
        await house.enter(id, guest, 0)
        await until(lambda: house.rooms.by_id[id].driver is None)
        assert decided(house, id)
        await house.leave(id, guest)
        house.rooms.forget(monotonic())
        assert house.rooms.by_id == {}

    with_house(tmp_path, run)


@pytest.mark.parametrize("fault", ["fails", "answers nonsense", "answers what is not legal"])
def test_a_bot_that_cannot_think_plays_anything_legal(fault: str, tmp_path: Path, monkeypatch):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, WITH_A_BOT)

        async def falls(wanted: BotRequest) -> str:
            if fault == "fails":
                raise RuntimeError("a bot fell")
            return "dance" if fault == "answers nonsense" else "pass"

        monkeypatch.setattr(house._bots._decider, "choose", falls)
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        await until(lambda: house.rooms.by_id[id].driver is None)
        assert decided(house, id)

    with_house(tmp_path, run)


def test_what_the_storage_took_before_it_failed_is_told_and_answered_by_bots(tmp_path: Path, monkeypatch):
    async def run(house: House, store: Store) -> None:
        id = await house.open(KLARA, WITH_A_BOT)
        guest = Connection(KLARA)
        await house.enter(id, guest, 0)
        told(guest)
        append = store.append

        async def takes_and_fails(*values: Any) -> float:
            await append(*values)
            monkeypatch.setattr(store, "append", append)
            raise Unavailable("the line is cut")

        monkeypatch.setattr(store, "append", takes_and_fails)
        with pytest.raises(Refusal, match="error-storage") as found:
            await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        await house.refuse(id, guest, wire.Begin(), found.value)
        news, refused = told(guest)[:2]
        assert ([entry["kind"] for entry in news["entries"]], refused["t"]) == (["began"], "refused")
        await until(lambda: decided(house, id))

    with_house(tmp_path, run)


def test_a_guest_who_reads_too_slowly_is_sent_away():
    async def run() -> None:
        guest = Connection(None)
        for _ in range(Connection.ROOM + 50):
            guest.send(b"{}")
        assert guest.too_slow
        waiting = [guest.queue.get_nowait() for _ in range(guest.queue.qsize())]
        assert (len(waiting), waiting[-1]) == (Connection.ROOM + 1, None)

    asyncio.run(run())


def test_a_bucket_fills_again_with_time():
    now = 0.0
    bucket = Bucket(3, 2, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    many = Buckets(1, 0.0001)
    assert [many.take("a"), many.take("b"), many.take("a")] == [True, True, False]


def test_the_client_is_served_from_its_folder_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    (tmp_path / "static" / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.js").write_text("2")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    for path in ("/", "/t/kvsNdyjQ8-3j", "/lobby"):
        assert pages.file(path).content == b"<!doctype html>"
    script = pages.file("/assets/app-1a2b.js")
    assert (script.content, "immutable" in script.headers["Cache-Control"]) == (b"1", True)
    for path in ("/../secret.js", "/assets/none.js", "/assets/", "/assets/../index.html", "/api/none", "/a\x00.js"):
        with pytest.raises(Refusal, match="error-page-unknown"):
            pages.file(path)


@pytest.mark.parametrize(
    ("asked", "got"),
    [
        ("gzip, deflate, br", "br"),
        ("br;q=0, GZIP;q=0.5", "gzip"),
        ("gzip;q=0", None),
        ("deflate, bread", None),
        ("", None),
    ],
)
def test_files_come_packed_as_closely_as_the_browser_understands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str, got: str | None
):
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "app-1a2b.js").write_text("1")
    (assets / "app-1a2b.js.br").write_bytes(b"by brotli")
    (assets / "late-3c4d.js").write_text("2")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    bodies = {"br": b"by brotli", "gzip": gzip.compress(b"1", 9, mtime=0), None: b"1"}
    answer = pages.file("/assets/app-1a2b.js", ways=pages.understood(asked))
    assert (answer.headers.get("Content-Encoding"), answer.content) == (got, bodies[got])
    # What does not lie there packed is packed here, by what Python knows.
    late = pages.file("/assets/late-3c4d.js", ways={"br", "gzip"})
    assert (late.headers["Content-Encoding"], gzip.decompress(late.content)) == ("gzip", b"2")
