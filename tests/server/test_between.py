"""What the rooms of the house owe each other: who is forgotten is so in all of them, and nobody is told in vain."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import create_engine
from tests.server.databases import KINDS, database
from tests.server.receivers import service
from tests.server.tables import PEOPLE, begun, folded, opened
from tests.server.test_house import Here
from tests.server.test_notices import Days, Post, over_days
from tests.server.test_people import SIGNER
from tests.server.test_statistics import keep, played

from kaffeehaus import GAMES
from kaffeehaus.server import databases
from kaffeehaus.server.chronicle import Chronicle
from kaffeehaus.server.databases import Database, database_of, migrate
from kaffeehaus.server.entries import (
    Agreed,
    Began,
    Chair,
    Clock,
    Conceded,
    End,
    Entry,
    Holiday,
    Night,
    Opened,
    Paced,
    Pause,
    Paused,
    Proposed,
    RanOut,
    Rematched,
    Resumed,
    Said,
    encode,
)
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.notices import desk as desks
from kaffeehaus.server.notices import outside, webhook
from kaffeehaus.server.notices.reach import Device, Reach, Unconfirmed
from kaffeehaus.server.notices.ways import Ways
from kaffeehaus.server.notices.when import SOON
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.people import moving
from kaffeehaus.server.people.browsers import Browser
from kaffeehaus.server.people.codes import Codes
from kaffeehaus.server.people.exporting import Exports
from kaffeehaus.server.people.friends import Friends
from kaffeehaus.server.people.kept import Kept, Written
from kaffeehaus.server.people.leaving import forget
from kaffeehaus.server.people.names import summary_now
from kaffeehaus.server.people.register import Gone
from kaffeehaus.server.puzzles import Puzzles, puzzle
from kaffeehaus.server.standing import DAY
from kaffeehaus.server.store import NewEntry, Report, Store

EMIL = PEOPLE[1]
GAST = Person("gast-person-id", "Vergissmeinnicht", "de")
OLD = Person("old-person-id", "Vergissmeinnicht", "de")
LAPTOP = Browser("laptop", "Firefox, Linux")
CLOCK = Clock(turn=86_400, holidays=20)


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    with database(request.param, tmp_path) as url:
        found = database_of(url)
        migrate(found)
        yield found


def everything(kept: Database) -> dict[str, str]:
    """All rows of all tables, as text."""
    tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
    if kept.mark != "?":
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    with databases.looking(kept) as connection:
        names = [name for (name,) in connection.execute(tables).fetchall()]
        rows = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    return {name: "\n".join(" ".join(map(text, row)) for row in found) for name, found in rows.items()}


def text(value: Any) -> str:
    return bytes(value).decode(errors="replace") if isinstance(value, bytes | memoryview) else str(value)


def traces(kept: Database, *words: str) -> set[str]:
    """The tables in which anything of somebody stands."""
    return {name for name, rows in everything(kept).items() if any(word in rows for word in words)}


def of(log: list[Entry], *people: Person, **more: Any) -> list[Entry]:
    """The same log with these people on the first seats."""
    first = log[0]
    assert isinstance(first, Opened)
    seats = (*(Chair(person.id, person.name) for person in people), *first.seats[len(people) :])
    return [replace(first, host=people[-1].id, seats=seats, **more), *log[1:]]


async def sits(store: Store, table: str, log: list[Entry]) -> None:
    known = listing(folded(log, table))
    first, *others = [NewEntry(table, seq, encode(entry), known) for seq, entry in enumerate(log, 1)]
    await store.append(*first, *others)


def did(person: Person) -> list[Entry]:
    """All that leaves a name in a log beside what is played."""
    id, name = person.id, person.name
    return [
        Said(id, name, f"I am {name}"),
        Holiday(id, name, 100.0, 900.0),
        Night(id, name, 60, 120, 0),
        Proposed(id, name, Pause(), done=True),
        Paused(id, name),
        Resumed(id, name),
        Paced(id, name, "days"),
        Proposed(EMIL.id, EMIL.name, End()),
        Agreed(id, name, agrees=False),
    ]


async def everywhere(house: House, store: Store, person: Person, at: str) -> None:
    """Somebody leaves something in every room of the house."""
    await house.people.name(person, LAPTOP)
    days = {"pace": "days", "clock": CLOCK}
    lead = of(begun("vienna", 3), person, EMIL, PEOPLE[2], **days)
    lead[0] = replace(lead[0], host=EMIL.id)
    await sits(store, f"{at}-runs", [*of(begun("vienna", 2), person, EMIL, **days), *did(person)])
    await sits(store, f"{at}-conceded", [*lead, *did(person), RanOut(0, "turn"), Conceded(0, person.name, "Resi")])
    game = GAMES["vienna"]
    for number in (1, 2):
        await Puzzles(store).keep(game, puzzle(game, number), person, None)
    ways = Reach(
        devices=(Device("https://push.example/1", "", "", person.name),),
        mail=f"{person.name}@example.org",
        webhook=f"https://chat.example/{person.id}",
        unconfirmed=Unconfirmed(f"{person.name}@example.com", "x", 1.0),
        silent=(f"{at}-runs",),
    )
    assert house.around.desk is not None
    await house.around.desk.waits.change(person.id, lambda _: ways)
    await house.around.desk.recover()
    await Kept(store).write(person.id, {"notes.x": Written(person.name, 1.0)})
    rosa, otto = PEOPLE[2:]
    for friend in (rosa, otto):
        await house.people.name(friend, LAPTOP)
    friends = Friends(store, 1e9)
    await friends.follow(person, await friends.link(rosa), "", agrees=True)
    await friends.link(person)
    await friends.block(otto, person.id, person.name)
    await friends.wish(person, f"{at}-runs", 1)
    free = await house.open(rosa, Wanted("vienna", 2, [WantedSeat("you"), WantedSeat("open")]))
    for tie in (await friends.lists(rosa.id)).friends:
        await house.around.invitations.invite(rosa, free, tie.id)
    for reporter, speaker in ((person, EMIL), (EMIL, person)):
        await store.report(Report(1.0, f"{at}-runs", reporter.id, speaker.id, speaker.name, "Servus", ""))


def finishes(kept: Database, id: str, person: Person, seed: int) -> None:
    """A whole game of somebody with Emil and others, with what else is told of it."""
    keep(kept, id, (*of(list(played(seed, 3)), person, EMIL), Rematched(person.id, person.name, "next")))


def test_nothing_of_who_is_forgotten_is_left_in_any_table(kept: Database):
    for n, person in enumerate((GAST, OLD)):
        finishes(kept, f"{person.id[:4]}-counted", person, n)
    for table in Chronicle(kept).waiting(9):
        assert Chronicle(kept).count(table) is None
    finishes(kept, "gast-uncounted", GAST, 2)
    store = Store(kept)

    async def run() -> None:
        house = House(store, Here(), ways=Ways(Post()))  # type: ignore[arg-type]
        for person in (GAST, OLD):
            await everywhere(house, store, person, person.id[:4])
        assert {"result", "solved", "reach", "waits", "report", "kept", "tie", "invitation"} <= traces(kept, OLD.id)
        # Who joins brings it all along,
        await house.left(await moving.bring(house.people, OLD, GAST.id))
        assert traces(kept, OLD.id) == {"gone", "log", "solved"}, "what both have answered counts as it was"
        told = await Exports(house.people).of(GAST)
        assert sorted(one["table"] for one in told["finished"]) == ["gast-counted", "old--counted"]
        assert len(told["puzzles"]) == 2
        assert [(one["name"], one["kind"]) for one in told["friends"]] == [("Rosa", "friend"), ("Emil", "asked")]
        assert [one["by"] for one in told["invitations"]] == ["Rosa"] * 2
        assert PEOPLE[3].name not in json.encode(told).decode(), "who has blocked somebody is nobody's business"
        # Holidays and nights of both, at two tables each, and nothing of anybody else.
        assert [one["kind"] for one in told["hours"]].count("night") == len(told["hours"]) / 2 == 4
        assert EMIL.id not in json.encode(told).decode()
        assert EMIL.name not in json.encode({name: told[name] for name in told if name != "friends"}).decode()
        await Codes(store, SIGNER).long(GAST.id)
        await Codes(store, SIGNER).short(GAST.id)
        # and whoever is forgotten is so under both names.
        await forget(house, GAST)
        await house.erasing.sweep()
        # What was on its way to them says so too late.
        assert house.around.desk is not None
        await house.around.desk.waits.change(GAST.id, lambda reach: replace(reach, troubles=("push",)))
        await house.stop()

    try:
        asyncio.run(run())
    finally:
        store.close()
    for table in Chronicle(kept).waiting(9):
        assert Chronicle(kept).count(table) is None
    assert traces(kept, GAST.name) == set()
    assert traces(kept, GAST.id, OLD.id) == {"gone"}
    rows = [row.split()[0] for row in everything(kept)["result"].splitlines()]
    assert sorted(rows) == sorted([EMIL.id, PEOPLE[2].id] * 3), "the histories of the others stay"


def test_turns_that_were_played_in_time_are_added_up_where_two_have_become_one():
    told = {"owners": ["a", None], "seats": [{"name": "A"}, {"name": "B"}], "punctual": {"a": [3, 1], "b": [2, 0]}}
    now = json.decode(summary_now({"a": Gone("b", False)}, json.encode(told)))
    assert (now["owners"], now["punctual"]) == (["b", None], {"b": [5, 1]})


# ---- word of turns and clocks ---------------------------------------------------------------------------------------


def test_nobody_is_told_while_a_table_pauses_or_they_are_on_holidays_or_a_bot_plays_for_them(tmp_path: Path):
    async def run(days: Days) -> None:
        for person in PEOPLE[:2]:
            await days.is_reached(person)
        days.house.rooms.clock = lambda: days.now
        days.table = await days.house.add(replace(opened("vienna", 2), pace="days", clock=CLOCK))
        await days.house.change(days.table, lambda room: Began())
        who = await days.plays_on()

        async def happens(*entries: Entry) -> None:
            await days.house.change(days.table, lambda room: entries)

        await happens(Paused(who.id, who.name))
        assert await days.later(SOON * 2) == []
        await days.desk.recover()
        assert await days.later(SOON * 2) == []
        await happens(Resumed(who.id, who.name))
        assert await days.later(SOON * 2) == [who.id]
        who = await days.plays_on()
        await happens(Holiday(who.id, who.name, days.now, days.now + 2 * DAY))
        assert await days.later(SOON * 2) == []
        assert await days.later(DAY) == []
        assert await days.later(DAY) == [who.id]
        who = await days.plays_on()
        await happens(RanOut(PEOPLE.index(who), "turn"))
        assert await days.later(SOON * 2) == []

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_a_table_that_is_played_live_by_now_sends_no_word_whichever_process_had_noted_it(tmp_path: Path):
    async def run(days: Days) -> None:
        for person in PEOPLE[:2]:
            await days.is_reached(person)
        await days.begins()
        await days.desk.note()
        days.desk._known.clear()  # as in a process that has not heard of the table
        who = await days.waits_for()
        await days.house.change(days.table, lambda room: Paced(who.id, who.name, "live"))
        assert await days.later(SOON * 2) == []
        await days.house.change(days.table, lambda room: Paced(who.id, who.name, "days"))
        assert await days.later(SOON * 2) == [who.id]

    over_days(f"sqlite:///{tmp_path}/log.db", run)


def test_whoever_becomes_another_is_not_told_again(tmp_path: Path):
    async def run(days: Days) -> None:
        for person in PEOPLE[:2]:
            await days.is_reached(person)
            await days.house.people.name(person, LAPTOP)
        await days.house.people.name(GAST, LAPTOP)
        await days.begins()
        who = await days.waits_for()
        assert await days.later(SOON * 2) == [who.id]
        await days.house.left(await moving.bring(days.house.people, who, GAST.id))
        await days.house.change(days.table, lambda room: Said(GAST.id, GAST.name, "Servus"))
        assert await days.later(SOON * 2) == []

    over_days(f"sqlite:///{tmp_path}/log.db", run)


# ---- who takes word badly -------------------------------------------------------------------------------------------


class Bad(Post):
    """Where one takes what is sent to them badly, until another has been told."""

    def __init__(self, how: Exception | None) -> None:
        super().__init__()
        self.how, self.bad = how, ""
        self.others = threading.Event()
        self.waited = True

    def send(self, device: Device, message: bytes, topic: str) -> int:
        if device.endpoint != self.bad:
            self.others.set()
            return super().send(device, message, topic)
        if self.how is not None:
            raise self.how
        self.waited = self.others.wait(5)
        return 503


@pytest.mark.parametrize("how", [None, UnicodeError("label empty"), RuntimeError("anything")])
def test_who_takes_word_slowly_or_badly_holds_up_nobody_else(tmp_path: Path, how: Exception | None):
    post = Bad(how)

    async def run(days: Days) -> None:
        for person in PEOPLE[:2]:
            await days.is_reached(person)
        await days.begins()
        one = await days.waits_for()
        await days.begins()
        post.bad, other = sorted([one.id, (await days.plays_on()).id])
        assert set(await days.later(SOON * 2)) == {other}
        assert post.waited, "the other one was told meanwhile"

    over_days(f"sqlite:///{tmp_path}/log.db", run, post)


@contextmanager
def dripping() -> Iterator[str]:
    """The address of somebody who answers a byte at a time and never comes to an end."""
    with socket.create_server(("127.0.0.1", 0)) as there:

        def drip() -> None:
            with there.accept()[0] as line:
                try:
                    while True:
                        line.sendall(b"x")
                        sleep(0.02)
                except OSError:
                    pass

        thread = threading.Thread(target=drip)
        thread.start()
        yield f"http://127.0.0.1:{there.getsockname()[1]}/"
        thread.join()


def test_a_way_takes_no_longer_than_it_may_however_slowly_somebody_answers(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(outside, "PATIENCE", 0.3)
    begun = monotonic()
    with dripping() as address, pytest.raises(TimeoutError):
        outside.post(address, b"{}", {}, near=True)
    assert monotonic() - begun < 3


def test_what_is_said_before_the_answer_is_none_and_a_name_that_is_none_is_a_failure():
    assert outside._ANSWER.search(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 503 No\r\n\r\n")[1] == b"503"  # type: ignore[index]
    assert outside._ANSWER.search(b"HTTP/1.1 200") is not None
    assert outside._ANSWER.search(b"220 smtp.example.org HTTP/1.1 200\r\n") is None
    assert desks._tried(lambda: webhook.send("https://a..b/", "", [])) == desks.NOBODY
    with service() as found:
        found.status = 204
        assert webhook.send(f"{found.address}/x", "Servus", ["/t/1"], near=True) == 204


# ---- an older house -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_house_of_the_first_release_is_brought_to_todays_form_and_back_with_all_its_games(kind: str, tmp_path: Path):
    with database(kind, tmp_path) as url:
        found = database_of(url)
        if kind == "sqlite":
            (tmp_path / "log.db").touch()
        config = Config()
        config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
        engine = create_engine(found.alchemy)

        def moves(how: Any, revision: str) -> None:
            with engine.begin() as connection:
                config.attributes["connection"] = connection
                how(config, revision)

        def games() -> list[Any]:
            with databases.looking(found) as connection:
                rows = connection.execute("SELECT id, phase, users, summary FROM game ORDER BY id").fetchall()
                return [(*row[:3], bytes(row[3])) for row in rows]

        moves(command.upgrade, "0007")
        over = folded(list(played(1)), "over")
        rows = [("over", over, played(1)), ("runs", folded(begun("vienna", 2), "runs"), begun("vienna", 2))]
        with databases.transaction(found) as connection:
            mark = found.mark
            for id, table, log in rows:
                known = listing(table)
                values = (
                    id,
                    known.phase,
                    int(known.private),
                    known.updated,
                    f" {' '.join(known.users)} ",
                    known.summary,
                )
                columns = "id, phase, private, updated, users, summary"
                connection.execute(f"INSERT INTO game ({columns}) VALUES ({', '.join([mark] * 6)})", values)
                for seq, entry in enumerate(log, 1):
                    insert = f"INSERT INTO log (game, seq, at, entry) VALUES ({', '.join([mark] * 4)})"
                    connection.execute(insert, (id, seq, float(seq), encode(entry)))
        before = games()
        migrate(found)
        assert games() == before
        chronicle = Chronicle(found)
        assert chronicle.waiting(9) == ["over"]
        assert chronicle.count("over") is None
        store = Store(found)
        asyncio.run(goes_on(store))
        # What the lobby hears anew leaves what was counted as it is.
        assert chronicle.waiting(9) == []
        store.close()
        moves(command.downgrade, "0007")
        assert [row[:2] for row in games()] == [row[:2] for row in before]
        moves(command.upgrade, "head")
        assert chronicle.waiting(9) == ["over"]
        engine.dispose()


async def goes_on(store: Store) -> None:
    """A house reads both tables of before, and writes to them."""
    house = House(store, Here())
    klara = PEOPLE[0]
    for table in ("over", "runs"):
        await house.change(table, lambda room: Said(klara.id, klara.name, "Servus"))
    assert {one["id"] for one in (await house.lists(klara.id)).yours} == {"over", "runs"}
    await house.stop()
