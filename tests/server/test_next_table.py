"""The next table that waits for somebody: the most urgent one first, and none at which nothing is to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.play import Person as Guest
from tests.server.play import Server
from tests.server.tables import PEOPLE
from tests.server.test_timekeeper import Turned, begun, house_in

from kaffeehaus.server import permissions
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.entries import BotSat, Clock, Entry, Paused, Played
from kaffeehaus.server.house import House
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.table import Table

KLARA, EMIL, ROSA, _ = PEOPLE
FIRST = {"first_player": "1"}
SEATS = [WantedSeat("you"), WantedSeat("open")]


def over_days(clock: Clock | None) -> Wanted:
    """A table for two at which Klara begins."""
    return Wanted("vienna", 2, SEATS, FIRST, pace="days", clock=clock)


def with_house(tmp_path: Path, run: Callable[[House, Turned], Awaitable[None]]) -> None:
    kept, clock = database_of(f"sqlite:///{tmp_path}/log.db"), Turned()
    migrate(kept)

    async def whole() -> None:
        async with house_in(kept, clock) as house:
            await run(house, clock)

    asyncio.run(whole())


async def told(house: House, user: str) -> list[str]:
    return [one.id for one in await house.around.next_table.waiting(user)]


async def plays(house: House, id: str, seat: int) -> None:
    """A seat plays until it is not asked any more."""

    def turn(table: Table) -> Played | None:
        if seat not in table.to_act:
            return None
        assert table.state is not None
        return Played(seat, str(table.state.legal(seat)[-1]))

    while (action := await house.read(id, turn)) is not None:
        await appends(house, id, action)


async def appends(house: House, id: str, entry: Entry) -> None:
    await house.change(id, lambda room: entry)


def test_whose_time_ends_first_comes_first_and_then_who_has_waited_longest(tmp_path: Path):
    async def run(house: House, clock: Turned) -> None:
        ids = []
        for setting in (None, Clock(turn=172_800), None, Clock(turn=86_400)):
            ids.append(await begun(house, over_days(setting)))
            clock.now += 60
        assert await told(house, KLARA.id) == [ids[3], ids[1], ids[0], ids[2]]
        first, *_, last = await house.around.next_table.waiting(KLARA.id)
        assert (first.game, first.since, first.ends) == ("vienna", clock.now - 60, clock.now - 60 + 86_400)
        assert last.ends is None
        assert await told(house, "nobody") == []
        await plays(house, ids[3], 0)
        assert await told(house, KLARA.id) == [ids[1], ids[0], ids[2]]
        assert ids[3] in await told(house, EMIL.id)

    with_house(tmp_path, run)


def test_nobody_is_led_where_nothing_is_to_be_done(tmp_path: Path):
    async def run(house: House, clock: Turned) -> None:
        paused, kept, closed = [await begun(house, over_days(Clock(turn=86_400))) for _ in range(3)]
        gathering = await house.open(KLARA, over_days(None))
        assert sorted(await told(house, KLARA.id)) == sorted([paused, kept, closed])
        assert gathering not in await told(house, KLARA.id)
        await appends(house, paused, Paused(EMIL.id, EMIL.name))
        await appends(house, kept, BotSat(0, "random"))
        house.rooms.closed = frozenset({closed})
        assert await told(house, KLARA.id) == []
        assert await told(house, ROSA.id) == []

    with_house(tmp_path, run)


def test_both_seats_of_one_person_are_one_table_and_the_earlier_end_counts(tmp_path: Path):
    async def run(house: House, clock: Turned) -> None:
        two = Wanted("vienna", 2, [WantedSeat("you"), WantedSeat("you", name="Rosa")], FIRST, clock=Clock(bank=600))
        id = await house.open(KLARA, two)
        await house.change(id, lambda room: permissions.begin(room.table, KLARA))
        clock.now += 30
        (one,) = await house.around.next_table.waiting(KLARA.id)
        assert (one.id, one.ends) == (id, clock.now + 570)

    with_house(tmp_path, run)


def test_a_broken_row_of_the_lobby_hides_no_table(tmp_path: Path):
    async def run(house: House, clock: Turned) -> None:
        ids = [await begun(house, over_days(None)) for _ in range(2)]
        broken = f"UPDATE game SET summary = X'7b7d' WHERE id = '{ids[0]}'"
        await house._store.ask(lambda connection: connection.execute(broken) and None)
        assert sorted(await told(house, KLARA.id)) == sorted(ids)

    with_house(tmp_path, run)


def test_a_program_asks_over_http_and_nobody_else_learns_what_waits(server: Server):
    klara, emil = Guest(server, "Klara"), Guest(server, "Emil")
    assert server.get("/api/next").status_code == 401
    table = klara.opens("vienna", "you", "you", options=FIRST)

    async def begins() -> None:
        async with klara.at(table) as tab:
            await tab.tells(t="begin")

    assert server.get("/api/next", klara.cookie).json() == {"tables": []}
    asyncio.run(begins())
    (one,) = server.get("/api/next", klara.cookie).json()["tables"]
    assert (one["id"], one["game"], one["ends"]) == (table, "vienna", None)
    assert server.get("/api/next", emil.cookie).json() == {"tables": []}
