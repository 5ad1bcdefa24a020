"""Another game after one that is over: one new table for all who ask, at any process, and everybody hears of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import structs
from tests.server.databases import KINDS, database
from tests.server.play import Person as Guest
from tests.server.play import Server, tab
from tests.server.tables import PEOPLE, STRANGER, add, begun, folded, opened, random_action

from kaffeehaus.server import opening, permissions, views
from kaffeehaus.server.bot_names import BOT_NAMES
from kaffeehaus.server.bots import BotRequest
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.entries import Began, BotSat, Chair, Entry, Imported, Left, Paced, Rematched, encode
from kaffeehaus.server.house import House
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import OVER, Table

KLARA, EMIL, ROSA, _ = PEOPLE


def finished(log: list[Entry]) -> Table:
    """The table of a log, played to its end."""
    rng, table = Random(1), folded(log)
    while table.phase != OVER:
        add(table, log, random_action(table, rng))
    return table


class Nobody:
    """Where no bot is to decide anything."""

    async def choose(self, wanted: BotRequest) -> str:
        raise AssertionError("no bot plays here")


async def stored(store: Store, log: list[Entry]) -> None:
    """Writes a log as a house would have."""
    known = listing(folded(log, "old"))
    await asyncio.gather(*[store.append("old", seq, encode(entry), known) for seq, entry in enumerate(log, 1)])


def with_houses(url: str, test: Callable[[Store, House, House], Awaitable[None]]) -> None:
    """Runs a test on two houses that share a database and do not hear of each other."""

    async def run() -> None:
        migrate(database_of(url))
        stores = [Store(database_of(url)) for _ in range(2)]
        houses = [House(store, Nobody()) for store in stores]
        try:
            await test(stores[0], *houses)
        finally:
            for house in houses:
                await house.stop()
            for store in stores:
                store.close()

    asyncio.run(run())


def test_the_new_table_has_the_same_people_bots_and_options():
    bot = Chair(name="Resi", bot="easy")
    log: list[Entry] = [
        opened("vienna", 4, {"version": "advanced", "first_player": "2"}, seat2=bot, seat3=Chair(bot="random")),
        Began(),
        Paced(EMIL.id, EMIL.name, "days"),
        BotSat(1, "medium"),
    ]
    table = finished(log)
    entry, new = permissions.rematch(table, EMIL, "new")
    assert entry == Rematched(EMIL.id, "Emil", "new")
    assert new.seats[:3] == (Chair(KLARA.id, "Klara"), Chair(EMIL.id, "Emil"), bot)
    assert (new.seats[3].bot, new.seats[3].name in set(BOT_NAMES) - {"Resi"}) == ("random", True)
    assert (new.game, new.pace, new.host) == ("vienna", "days", EMIL.id)
    assert new.options == table.opened.options | {"first_player": "3"}
    assert new.seed != table.opened.seed
    assert len(bytes.fromhex(new.seed)) == 32


@pytest.mark.parametrize("game", ["vienna", "valencia"])
@pytest.mark.parametrize("chosen", ["random", "2"])
def test_whoever_sits_after_the_one_who_began_begins_each_time_anew(game: str, chosen: str):
    log, began = begun(game, 3, {"first_player": chosen}), []
    for _ in range(4):
        table = finished(log)
        assert table.state is not None
        began.append(table.state.began)
        _, new = permissions.rematch(table, EMIL, "new")
        log = [new, Began()]
    assert began == [(began[0] + n) % 3 for n in range(4)]
    assert chosen == "random" or began[0] == 1
    assert [chair.user for chair in new.seats] == [person.id for person in (KLARA, EMIL, ROSA)]


def test_where_no_option_names_who_begins_everybody_moves_up_a_chair():
    table = finished(begun("vienna", 3))
    pebbles = cast(Any, SimpleNamespace(Options=SimpleNamespace(choices=dict)))
    seats, options = opening.moved_on(table, pebbles, table.chairs, table.opened.options)
    assert [chair.user for chair in seats] == [person.id for person in (EMIL, ROSA, KLARA)]
    assert options == table.opened.options


def test_whoever_asks_is_the_host_wherever_the_old_one_is():
    log = [*begun("vienna", 3), BotSat(0, "medium"), Left(0, "Resi")]
    _, new = permissions.rematch(finished(log), ROSA, "new")
    assert new.host == ROSA.id
    assert new.seats[0] == Chair(name="Resi", bot="medium")


@pytest.mark.parametrize("private", [True, False])
def test_only_those_with_a_seat_hear_of_another_private_table(private: bool):
    log = [structs.replace(opened("vienna", 3), private=private), Began(), BotSat(2, "medium"), Left(2, "Resi")]
    table = finished(log)
    add(table, log, Rematched(EMIL.id, "Emil", "new-table"))
    for person in (KLARA, EMIL, ROSA, STRANGER, None):
        message = views.table_message(table, person, {})
        assert ("new-table" in json.dumps(message)) == (not private or person in (KLARA, EMIL))
        assert [entry["seq"] for entry in message["log"]] == list(range(1, message["seq"] + 1))


def test_spectators_and_players_of_a_running_game_are_refused():
    running, over = folded(begun("vienna", 2)), finished(begun("vienna", 2))
    first = opened("vienna", 2, seat0=Chair(), seat1=Chair())
    members = {name: getattr(first, name) for name in first.__struct_fields__}
    imported = folded([Imported(**members)])
    for table, person, why in (
        (running, KLARA, "error-rematch-early"),
        (running, STRANGER, "error-seat-none"),
        (over, STRANGER, "error-seat-none"),
        (imported, KLARA, "error-seat-none"),
    ):
        with pytest.raises(Refusal) as refused:
            permissions.rematch(table, person, "new")
        assert refused.value.id == why


@pytest.mark.parametrize("kind", KINDS)
def test_two_who_ask_at_once_at_two_processes_get_the_same_table(kind: str, tmp_path: Path):
    async def both_ask(store: Store, here: House, there: House) -> None:
        log = begun("vienna", 2)
        finished(log)
        await stored(store, log)
        # Both have read the log, so neither knows what the other is about to write.
        assert [await house.read("old", lambda table: table.rematch) for house in (here, there)] == [None, None]
        asked = [house.rematch("old", person) for house in (here, there) for person in (KLARA, EMIL)]
        ids = set(await asyncio.gather(*asked))
        assert ids == {await there.rematch("old", EMIL)}
        (id,) = ids
        assert await there.read(id, lambda table: table.seats_of(EMIL.id)) == [1]
        lists = await here.lists(KLARA.id)
        assert {summary["id"] for summary in lists.yours} == {"old", id}
        rows = await store.read("old")
        assert len(rows) == len(log) + 1

    with database(kind, tmp_path) as url:
        with_houses(url, both_ask)


def test_a_line_of_chat_at_another_process_is_in_nobodys_way(tmp_path: Path):
    async def chats(store: Store, here: House, there: House) -> None:
        log = begun("vienna", 2)
        finished(log)
        await stored(store, log)
        await there.read("old", lambda table: table.phase)
        await here.change("old", lambda room: permissions.say(room.table, EMIL, "Revanche?"))
        id = await there.rematch("old", KLARA)
        kinds = await there.read("old", lambda table: [e["kind"] for e in views.entries_after(table, None, 0)][-3:])
        assert kinds == ["over", "said", "rematch"]
        assert await here.rematch("old", EMIL) == id

    with database("sqlite", tmp_path) as url:
        with_houses(url, chats)


def test_everybody_at_the_old_table_hears_of_it_then_and_later(server: Server):
    klara = Guest(server, "Klara")
    old = klara.opens("vienna", "you", "random")
    early = server.post(f"/api/tables/{old}/rematch", None, klara.cookie)
    assert (early.status_code, early.json()["error"]["id"]) == (409, "error-rematch-early")

    async def run() -> None:
        async with klara.at(old) as one, tab(server, old) as watching:
            await one.tells(t="begin")
            await one.plays(Random(1))
            await watching.until(lambda message: watching.phase == "over")
            answer = server.post(f"/api/tables/{old}/rematch", None, klara.cookie)
            assert answer.status_code == 200
            new = answer.json()["id"]
            assert server.post(f"/api/tables/{old}/rematch", None, klara.cookie).json() == {"id": new}
            for seeing in (one, watching):
                while seeing.entries[-1]["kind"] != "rematch":
                    await seeing.receive()
                assert seeing.entries[-1] | {"at": 0, "seq": 0} == {
                    "seq": 0, "at": 0, "kind": "rematch", "name": "Klara", "table": new
                }  # fmt: skip
            async with tab(server, old) as late, klara.at(new) as again:
                assert late.entries[-1]["table"] == new
                assert again.phase == "gathering"
                assert again.seats[1]["bot"] == "random"
                assert again.seats[1]["name"] == one.seats[1]["name"] in BOT_NAMES
                await again.tells(t="begin")

    asyncio.run(run())
    stranger = Guest(server, "Graf Bobby")
    for cookie, status, why in ((stranger.cookie, 403, "error-seat-none"), ("", 401, "error-nobody")):
        answer = server.post(f"/api/tables/{old}/rematch", None, cookie)
        assert (answer.status_code, answer.json()["error"]["id"]) == (status, why)
    assert server.post("/api/tables/nowhere/rematch", None, klara.cookie).status_code == 404
    foreign = server.post(f"/api/tables/{old}/rematch", None, klara.cookie, Origin="https://example.net")
    assert foreign.status_code == 403
