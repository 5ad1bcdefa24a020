"""A house whose clock the test turns: due tables are found without being read, and no time runs while it is down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Set
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest
from tests.server.databases import KINDS, database
from tests.server.tables import PEOPLE
from tests.server.test_house import Here, told

from kaffeehaus.server import pacing, permissions, uptime, views
from kaffeehaus.server.buses import OnChange
from kaffeehaus.server.connections import Connection
from kaffeehaus.server.databases import Database, database_of, migrate
from kaffeehaus.server.entries import Clock, Played, RanOut, decode
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.standing import DAY
from kaffeehaus.server.store import Listing, Store
from kaffeehaus.server.table import OVER, Table

KLARA, EMIL, ROSA, OTTO = PEOPLE
START = 20_000 * DAY
OPEN = WantedSeat("open")
TWO = Wanted("vienna", 2, [WantedSeat("you"), OPEN], pace="live", clock=Clock(bank=600, increment=10))
FOUR = Wanted("vienna", 4, [WantedSeat("you"), OPEN, OPEN, OPEN], pace="days", clock=Clock(turn=86_400, holidays=20))


class Turned:
    """A clock that stands unless it is turned."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    with database(request.param, tmp_path) as url:
        found = database_of(url)
        migrate(found)
        yield found


@asynccontextmanager
async def house_in(kept: Database, clock: Callable[[], float]) -> AsyncIterator[House]:
    """A house that has just been opened; at the end it is gone as if it was killed: it says no farewell."""
    store = Store(kept)
    house = House(store, Here(), bot_pace=0, clock=clock)
    try:
        await house.timekeeper.begin()
        await house.timekeeper.look()
        yield house
    finally:
        await house.stop()
        store.close()


async def begun(house: House, wanted: Wanted) -> str:
    """A table at which everybody has sat down."""
    id = await house.open(KLARA, wanted)
    for seat, person in enumerate(PEOPLE[: wanted.players]):
        if seat:
            await house.change(id, lambda room, p=person, s=seat: permissions.sit(room.table, p, s))  # type: ignore[misc]
    await house.change(id, lambda room: permissions.begin(room.table, KLARA))
    return id


async def all_thought(house: House) -> None:
    """Waits until no bot acts any more."""
    while drivers := [room.driver for room in house.rooms.by_id.values() if room.driver]:
        await asyncio.gather(*drivers)


def test_a_game_over_ten_days_goes_on_though_one_vanishes_one_is_on_holiday_and_the_house_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    # Here a house looks every three hours.
    monkeypatch.setattr(uptime, "GAP", 4 * 3600)
    kept = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(kept)
    clock, rng = Turned(), Random(3)

    async def run(days: float, id: str | None, away: set[str]) -> str:
        async with house_in(kept, clock) as house:
            id = id or await begun(house, FOUR)
            until = clock.now + days * DAY
            while clock.now < until:
                for person in PEOPLE:
                    if person.id not in away:
                        await plays(house, id, person)
                clock.now += 3 * 3600
                await house.timekeeper.look()
                await all_thought(house)
        return id

    async def plays(house: House, id: str, person: Any) -> None:
        """Somebody plays a turn if it is theirs."""

        def turn(room: Any) -> list[Played]:
            table: Table = room.table
            (seat,) = table.seats_of(person.id)
            if seat not in table.to_act or table.bot_at(seat) is not None:
                return []
            assert table.state is not None
            action = str(rng.choice(table.state.legal(seat)))
            return list(permissions.act(table, person, seat, table.heard(person.id), action))  # type: ignore[arg-type]

        for _ in range(12):
            async with house.rooms.room(id) as room:
                if not (entries := turn(room)):
                    return
                await house._append(room, entries)

    async def looks(id: str, see: Callable[[Table], Any]) -> Any:
        async with house_in(kept, clock) as house:
            return await house.read(id, see)

    def left(table: Table, seat: int) -> float:
        assert table.clocks is not None
        return table.clocks.left(seat, clock.now)

    async def whole() -> None:
        id = await run(0.5, None, set())
        async with house_in(kept, clock) as house:
            now = clock.now
            await house.change(id, lambda room: pacing.go_on_holiday(room.table, ROSA, now, now + 2 * DAY, now))
        # Killed and away for five days: nobody has lost a second.
        before = await looks(id, lambda table: [left(table, seat) for seat in range(4)])
        clock.now += 5 * DAY
        after = await looks(id, lambda table: [left(table, seat) for seat in range(4)])
        assert after == pytest.approx(before)
        # Emil never comes back: a bot plays his turns, one after the other.
        await run(4, id, {EMIL.id})
        clock.now += 1000
        await run(6, id, {EMIL.id})
        table: Table = await looks(id, lambda table: table)
        outs = [item.seat for item in table.journal if item.kind == "time"]
        assert set(outs) <= {1, 2}
        assert outs.count(1) >= 3
        assert table.watch is not None
        assert table.watch.punctual[EMIL.id].late == outs.count(1)
        assert table.watch.punctual[KLARA.id].late == 0
        played = [item for item in table.journal if item.kind == "action"]
        assert {item.seat for item in played} == {0, 1, 2, 3}
        assert len(played) > 40 or table.phase == OVER

    asyncio.run(whole())


def test_at_zero_everybody_hears_it_and_the_bot_plays_at_once(kept: Database, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(uptime, "GAP", 1000)
    clock = Turned()

    async def run() -> None:
        async with house_in(kept, clock) as house:
            id = await begun(house, TWO)
            guest = Connection(EMIL)
            await house.enter(id, guest, 0)
            (first,) = told(guest)
            assert first["clock"]["bank"] == 600
            assert [seat["left"] for seat in first["clocks"]["seats"]] == [600, 600]
            clock.now += 599.5
            await house.timekeeper.look()
            assert told(guest) == []
            clock.now += 0.5
            await house.timekeeper.look()
            await all_thought(house)
            heard = [entry for message in told(guest) for entry in message["entries"]]
            assert [(e["seat"], e["then"]) for e in heard if e["kind"] == "time"] == [(0, "turn"), (1, "turn")]
            assert await house.read(id, lambda table: len(table.moves)) > 1

    asyncio.run(run())


def test_a_restart_costs_nobody_a_second_and_a_short_silence_of_one_process_is_no_outage(tmp_path: Path):
    kept = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(kept)
    clock = Turned()

    def left(table: Table, seat: int) -> float:
        assert table.clocks is not None
        return table.clocks.left(seat, clock.now)

    async def run() -> None:
        async with house_in(kept, clock) as house:
            id = await begun(house, TWO)
            for _ in range(30):
                clock.now += 1
                await house.timekeeper.look()
            before = await house.read(id, lambda table: left(table, 0))
        clock.now += 2.5
        async with house_in(kept, clock) as house:
            # Up to the last sign of life, of which there is one every two seconds.
            again = await house.read(id, lambda table: left(table, 0))
            assert before <= again <= before + uptime.BEAT
            row = (await house.lists(KLARA.id)).yours[0]
            end = await house.read(id, lambda table: clock.now + left(table, 0))
            assert row["clocks"]["ends"]["0"] == pytest.approx(end, abs=0.01)
            clock.now += again - 0.01
            await house.timekeeper.look()
            assert await house.read(id, lambda table: table.bots_to_act()) == []

    asyncio.run(run())


def test_a_process_is_told_of_a_table_once_and_another_that_is_alive_is_no_outage(kept: Database):
    from contextlib import closing

    with closing(kept.connect()) as connection:
        store_rows(connection, kept, 3, START + 5)
        first = uptime.look(connection, kept, START, None, 0.0, False)
        assert first == ([], [])
        assert uptime.look(connection, kept, START + 3, START, 0.0, False).outages == []
        # A second process begins while the first one lives.
        assert uptime.look(connection, kept, START + 4, None, 0.0, False).outages == []
        assert len(uptime.look(connection, kept, START + 5, START + 4, 0.0, False).due) == 3
        assert uptime.look(connection, kept, START + 5, START + 4, 0.0, False).due == []
        late = uptime.look(connection, kept, START + 105, None, 0.0, False)
        assert [ends for _, ends in late.outages] == [START + 105]
        assert START + 5 - uptime.BEAT <= late.outages[0][0] <= START + 5
        assert late.due == []


def store_rows(connection: Any, kept: Database, number: int, due: float) -> None:
    """So many tables that are due at a moment."""
    listing = Listing("playing", False, ("u",), START - 10, b"{}", due=due)
    rows = [(f"t{n}", "playing", 0, START - 10, " u ", listing.summary, due, 0, None) for n in range(number)]
    for start in range(0, number, 500):
        kept.begin(connection)
        kept.list_anew(connection, rows[start : start + 500])
        connection.commit()


def test_ten_thousand_tables_over_days_cost_next_to_nothing(tmp_path: Path):
    from contextlib import closing

    found = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(found)
    with closing(found.connect()) as connection:
        store_rows(connection, found, 10_000, START + 10_000)

        def look(second: float) -> uptime.Looked:
            connection.execute("BEGIN IMMEDIATE")
            answer = uptime.look(connection, found, START + second, START + second - 1, 0.0, False)
            connection.commit()
            return answer

        look(0)
        begun = perf_counter()
        for second in range(1, 21):
            assert look(second).due == []
        # A second of the house may take a hundredth of a second; every second look waits for the disk besides.
        assert (perf_counter() - begun) / 20 < 0.01


class Watched:
    """A connection that notes what it was asked."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.asked: list[tuple[str, Any]] = []

    def execute(self, statement: str, values: Any = ()) -> Any:
        self.asked.append((statement, values))
        return self._connection.execute(statement, values)


def test_what_is_due_is_found_without_reading_all_tables(kept: Database):
    from contextlib import closing

    with closing(kept.connect()) as connection:
        store_rows(connection, kept, 4000, START + 10_000)
        kept.begin(connection)
        # Most tables have no clock at all, and one has just become due.
        connection.execute("UPDATE game SET due = NULL WHERE id NOT LIKE 't1%'")
        connection.execute(f"UPDATE game SET due = {kept.mark} WHERE id = 't10'", (START,))
        connection.commit()
        connection.execute("ANALYZE")
        watched = Watched(connection)
        assert uptime.look(watched, kept, START + 1, START, 0.0, False).due == ["t10"]
        explain = "EXPLAIN QUERY PLAN " if kept.mark == "?" else "EXPLAIN "
        asked = [(statement, values) for statement, values in watched.asked if " game " in statement]
        assert len(asked) >= 3
        for statement, values in asked:
            plan = " ".join(str(row) for row in connection.execute(explain + statement, values).fetchall()).lower()
            # Where many have a clock the first of them is soon found by reading on.
            assert "index" in plan or ("LIMIT 1" in statement and "limit" in plan), statement
        connection.rollback()


def test_holidays_are_taken_at_all_tables_over_days_and_turns_in_time_are_counted_over_all(tmp_path: Path):
    kept = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(kept)
    clock = Turned()

    async def run() -> None:
        async with house_in(kept, clock) as house:
            tables = [await begun(house, FOUR), await begun(house, FOUR), await begun(house, TWO)]
            assert await house.around.habits.holidays(KLARA, clock.now, clock.now + DAY) == 2
            stands = [
                await house.read(id, lambda table: views.news(table, None, 0, {})["clocks"]["seats"][0])
                for id in tables
            ]
            assert [[why for _, _, why in seat["stands"]] for seat in stands] == [["holiday"], ["holiday"], []]
            with pytest.raises(Refusal, match="error-holidays"):
                await house.around.habits.holidays(KLARA, clock.now, clock.now + 30 * DAY)
            with pytest.raises(Refusal, match="error-clock-none"):
                await house.around.habits.holidays(Person("nobody", "Nobody", "en"), clock.now, clock.now + DAY)
            for id in tables[:2]:
                async with house.rooms.room(id) as room:
                    state = room.table.state
                    assert state is not None
                    while 1 in room.table.to_act:
                        await house._append(room, Played(1, str(state.legal(1)[0])))
                    await house._append(room, RanOut(2, "turn"))
            told = {one["seat"]: (one["kept"], one["late"]) for one in await house.around.habits.punctual(tables[2])}
            assert told == {0: (0, 0), 1: (2, 0)}
            told = {one["seat"]: (one["kept"], one["late"]) for one in await house.around.habits.punctual(tables[0])}
            assert (told[1], told[2]) == ((2, 0), (0, 2))

    asyncio.run(run())


class Wires:
    """What processes hear of each other by, in one of them."""

    def __init__(self) -> None:
        self.ends: list[End] = []
        self.tasks: list[asyncio.Future[None]] = []

    def end(self) -> End:
        """Where one more process listens; the first one lets bots act."""
        self.ends.append(End(self.ends, self.tasks))
        return self.ends[-1]

    async def quiet(self, house: House) -> None:
        """Waits until everybody has heard everything, and no bot acts any more."""
        while self.tasks:
            await self.tasks.pop()
            await all_thought(house)


class End:
    """What one process says and hears."""

    away = False

    def __init__(self, ends: list[End], tasks: list[asyncio.Future[None]]) -> None:
        self._ends, self._tasks = ends, tasks
        self._heard: OnChange | None = None
        self._present: dict[str, Set[str]] = {}

    def start(self, on_change: OnChange) -> None:
        self._heard = on_change

    async def stop(self) -> None:
        self._heard = None

    async def publish(self, table: str, seq: int) -> None:
        # Whoever hears of a table asks for it, which whoever tells of it holds.
        for end in self._ends:
            if end is not self and end._heard is not None:
                self._tasks.append(asyncio.ensure_future(end._heard(table)))

    async def set_present(self, table: str, users: Set[str] | None) -> None:
        self._present[table] = users or set()

    async def present_elsewhere(self, table: str) -> frozenset[str]:
        return frozenset(user for end in self._ends if end is not self for user in end._present.get(table, ()))

    def leads(self, table: str) -> bool:
        return self._ends[0] is self


def test_a_deadline_at_a_table_of_another_process_is_reached_once_and_everybody_hears_of_it(
    kept: Database, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(uptime, "GAP", 1000)
    clock, wires = Turned(), Wires()

    async def run() -> None:
        stores = [Store(kept) for _ in range(3)]
        houses = [House(store, Here(), bot_pace=0, clock=clock, bus=wires.end()) for store in stores]
        try:
            for house, end in zip(houses, wires.ends, strict=True):
                end.start(house.refresh)
                await house.timekeeper.look()
            owner, *others = houses
            id = await begun(owner, TWO)
            guests = [Connection(EMIL), Connection(KLARA)]
            await owner.enter(id, guests[0], 0)
            await others[0].enter(id, guests[1], 0)
            for guest in guests:
                told(guest)
            clock.now += 600
            # Those look at once who do not have the table, and the one that has it last.
            await asyncio.gather(*(house.timekeeper.look() for house in (*others, owner)))
            await wires.quiet(owner)
            rows = [decode(row.entry) for row in await stores[2].read(id)]
            assert [(entry.seat, entry.then) for entry in rows if isinstance(entry, RanOut)] == [
                (0, "turn"),
                (1, "turn"),
            ]
            for guest in guests:
                heard = [entry for message in told(guest) for entry in message.get("entries", ())]
                assert [(e["seat"], e["then"]) for e in heard if e["kind"] == "time"] == [(0, "turn"), (1, "turn")]
        finally:
            for house in houses:
                await house.stop()
            for store in stores:
                store.close()

    asyncio.run(run())
