"""Four friends play for days: one vanishes, one is on holiday, one changes phones, and the house is killed twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.tables import PEOPLE
from tests.server.test_house import Here
from tests.server.test_notices import AT_ONCE, Post
from tests.server.test_people import SIGNER
from tests.server.test_timekeeper import START, Turned, all_thought, begun

from kaffeehaus import replay
from kaffeehaus.server import pacing, permissions, uptime
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.entries import Clock, Played
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.notices.reach import Device, Reach
from kaffeehaus.server.notices.ways import Ways
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.people.browsers import PHONE, Browser
from kaffeehaus.server.people.codes import Codes
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.standing import DAY
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import OVER, Table

KLARA, EMIL, ROSA, OTTO = PEOPLE
OPEN = WantedSeat("open")
CLOCK = Clock(turn=86_400, zero="seat", holidays=20)
FOUR = Wanted("vienna", 4, [WantedSeat("you"), OPEN, OPEN, OPEN], pace="days", clock=CLOCK)
STEP = 3 * 3600.0
"""Now and then somebody looks whether it is their turn."""
OFTEN = 0.6
LAPTOP, MOBILE = Browser("laptop", "Firefox, Linux"), Browser("phone", "Safari, iOS")


class Friends:
    """The four of them, the house that is opened and killed, and who was told what."""

    def __init__(self, path: Path) -> None:
        self.database = database_of(f"sqlite:///{path}/log.db")
        migrate(self.database)
        self.clock, self.rng, self.post = Turned(), Random(11), Post()
        self.id = ""
        self.vanished: set[str] = set()
        self.acknowledged: list[tuple[int, str]] = []
        self.told: set[tuple[str, int]] = set()
        """Who was told, and how many actions of their seat there were then."""

    @asynccontextmanager
    async def house(self) -> AsyncIterator[House]:
        """A house that has just been opened; at the end it is gone as if it was killed."""
        store = Store(self.database)
        house = House(store, Here(), bot_pace=0, clock=self.clock, ways=Ways(self.post))  # type: ignore[arg-type]
        assert house.around.desk is not None
        house.around.desk._clock = self.clock
        try:
            await house.timekeeper.begin()
            await house.timekeeper.look()
            yield house
        finally:
            await house.stop()
            store.close()

    async def are_there(self, house: House) -> None:
        assert house.around.desk is not None
        for person in PEOPLE:
            await house.people.name(person, LAPTOP)
            reach = Reach(hours=AT_ONCE, devices=(Device(person.id, "", "", "phone"),))
            await house.around.desk.waits.change(person.id, lambda _, reach=reach: reach)
        self.id = await begun(house, FOUR)

    async def go_on(self, days: float) -> bool:
        """So many days in a house that is killed at their end; whether the game is over."""
        async with self.house() as house:
            until = self.clock.now + days * DAY
            while self.clock.now < until:
                if await house.read(self.id, lambda table: table.phase == OVER):
                    return True
                await self.step(house)
        return False

    async def step(self, house: House) -> None:
        for person in PEOPLE:
            if person.id not in self.vanished and self.rng.random() < OFTEN:
                await self.plays(house, person)
        desk: Any = house.around.desk
        await desk.note()
        self.clock.now += STEP
        await house.timekeeper.look()
        await all_thought(house)
        await desk.note()
        await desk.tell()
        table: Table = await house.read(self.id, lambda table: table)
        for endpoint in self.post.told():
            seat = next(seat for seat, person in enumerate(PEOPLE) if person.id == endpoint)
            assert seat in table.to_act, "who has moved is not told any more"
            turn = endpoint, sum(move.seat == seat for move in table.moves)
            assert turn not in self.told, f"{endpoint} was told twice"
            self.told.add(turn)

    async def plays(self, house: House, person: Person) -> None:
        """A turn, as far as the person is asked."""
        for _ in range(12):
            async with house.rooms.room(self.id) as room:
                table = room.table
                (seat,) = table.seats_of(person.id)
                if table.phase == OVER or seat not in table.to_act or table.bot_at(seat) is not None:
                    return
                assert table.state is not None
                action = str(self.rng.choice(table.state.legal(seat)))
                entries = list(permissions.act(table, person, seat, table.heard(person.id), action))
                await house._append(room, entries)
                self.acknowledged += [(entry.seat, entry.action) for entry in entries if isinstance(entry, Played)]

    async def changes_phones(self, person: Person) -> None:
        """A code that the laptop shows brings in the phone, and then the laptop is signed out from there."""
        async with self.house() as house:
            codes = Codes(house._store, SIGNER, 1e9)
            code = await codes.short(person.id)
            assert await codes.owner(code, "192.0.2.7", use=True) == person.id
            phone = await house.people.enter(person.id, MOBILE)
            await house.people.sign_out(phone, person.session)
            assert house.people.present(person) is None
            assert house.people.present(phone) == phone
            assert [one.kind for one in await house.people.devices(person.id)] == [PHONE]
            assert await house.read(self.id, lambda table: table.seats_of(phone.id)) == [PEOPLE.index(person)]
            with pytest.raises(Refusal, match="error-code"):
                await codes.owner(code, "192.0.2.7", use=True)


def test_a_game_of_four_over_ten_days_ends_nobody_is_told_twice_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    # Here a house looks every three hours.
    monkeypatch.setattr(uptime, "GAP", 4 * 3600)

    async def whole() -> None:
        friends = Friends(tmp_path)
        async with friends.house() as house:
            await friends.are_there(house)
        assert not await friends.go_on(1.5)
        async with friends.house() as house:
            now = friends.clock.now
            away = lambda room: pacing.go_on_holiday(room.table, ROSA, now, now + 3 * DAY, now)  # noqa: E731
            await house.change(friends.id, away)
        friends.vanished |= {EMIL.id, ROSA.id}
        assert not await friends.go_on(3)
        friends.vanished.discard(ROSA.id)
        # Killed, and down for a day and a half: nobody has lost a second by that.
        friends.clock.now += 1.5 * DAY
        assert not await friends.go_on(0.5)
        await friends.changes_phones(OTTO)
        days = 0
        while not await friends.go_on(1):
            days += 1
            assert days < 60
        async with friends.house() as house:
            table: Table = await house.read(friends.id, lambda table: table)
        assert table.state is not None
        assert table.state.over
        assert friends.clock.now > START + 10 * DAY
        # Emil's seat was kept by a bot after its time had run out once, and nobody else's ran out.
        assert [item.seat for item in table.journal if item.kind == "time"] == [1]
        made = [(move.seat, str(move.action)) for move in table.moves]
        assert [one for one in made if one[0] != 1] == [one for one in friends.acknowledged if one[0] != 1]
        own = [one for one in friends.acknowledged if one[0] == 1]
        assert [one for one in made if one[0] == 1][: len(own)] == own
        assert replay(table.state.record()).outcome == table.state.outcome
        assert len(friends.told) > 10

    asyncio.run(whole())
