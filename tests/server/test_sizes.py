"""Messages are small enough for a phone, with every option, for every seat, and late in the game too."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.server.play import Server
from tests.server.tables import PEOPLE, SETTINGS, STRANGER, add, begun, choices, folded, random_action
from websockets.asyncio.client import connect

from kaffeehaus.core.preview import previews
from kaffeehaus.server import views, wire
from kaffeehaus.server.connections import Audience, Connection
from kaffeehaus.server.entries import Said

MOST = 12 * 1000
"""Bytes of JSON, before any compression."""
KLARA, EMIL = PEOPLE[:2]
LARGEST: dict[str, tuple[str, int, dict[str, Any]]] = {
    "vienna": ("vienna", 4, {"version": "advanced", "flags": "random", "third_man": True, "figures": True}),
    "valencia": ("valencia", 4, {"city": "random", "specials": "all"}),
}


@pytest.mark.parametrize("setting", LARGEST)
def test_what_holds_now_has_less_than_12_kB_in_every_position(setting: str, rounds: int):
    game, players, options = LARGEST[setting]
    rng = Random(setting)
    for _ in range(rounds):
        log = begun(game, players, options, rng.randrange(99))
        table = folded(log)
        late = 0
        while table.phase != "over":
            for person in (*PEOPLE[:players], STRANGER):
                late = len(wire.write(views.now(table, person.id)))
                assert late < MOST
            add(table, log, random_action(table, rng))
        assert late > 2000, "the last views were those of a game"


def test_messages_are_not_compressed_because_every_connection_would_pay_for_it(server: Server):
    async def run() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/ws/x") as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers

    asyncio.run(run())


@pytest.mark.parametrize("setting", SETTINGS)
def test_every_event_of_the_previews_is_sent_once_and_lost_nowhere(setting: str):
    game, players, options = SETTINGS[setting]
    rng, log = Random(setting), begun(game, players, options)
    table = folded(log)
    told = sent = 0
    while table.phase != "over":
        assert table.state is not None
        for seat in table.state.to_act:
            foreseen = previews(table.state, seat)
            for choice, whole in zip(choices(table, seat), foreseen, strict=True):
                assert choice["action"] == str(whole.action)
                assert choice["preview"] + choice["likely"] == [event.to_json() for event in whole.events]
                assert len(choice["preview"]) == min(whole.certain, len(whole.events))
                assert choice.get("then", []) == [str(action) for action in whole.then]
            told += sum(len(whole.events) for whole in foreseen)
            sent += len(views.now(table, PEOPLE[seat].id)["events"])
        add(table, log, random_action(table, rng))
    assert sent < told


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_view_lacks_nothing_but_what_the_table_says(setting: str):
    game, players, options = SETTINGS[setting]
    table = folded(begun(game, players, options))
    assert table.state is not None
    message = views.table_message(table, KLARA, {})
    known = {name: message[name] for name in ("game", "players", "options")}
    assert message["now"]["views"]["0"] | known | {"seat": 0} == table.state.view(0)


def test_who_is_there_is_told_on_arrival_and_when_it_changes():
    table = folded(log := begun("vienna", 2))
    audience = Audience()
    first, second = Connection(KLARA), Connection(EMIL)

    def hears(connection: Connection) -> list[dict[str, Any]]:
        found = []
        while not connection.queue.empty():
            found.append(json.loads(connection.queue.get_nowait() or b"{}"))
        return found

    def online(message: dict[str, Any]) -> list[bool]:
        return [seat["online"] for seat in message["seats"]]

    for connection in (first, second):
        audience.here.add(connection)
        audience.welcome(table, connection, 0)
    assert [online(message) for message in hears(first)] == [[True, False], [True, True]]
    assert [online(message) for message in hears(second)] == [[True, True]]
    add(table, log, Said(KLARA.id, KLARA.name, "Servus"))
    audience.publish(table)
    assert not any("seats" in message or "spectators" in message for message in hears(first) + hears(second))
    audience.here.discard(second)
    audience.publish(table, presence_but=second)
    assert [online(message) for message in hears(first)] == [[True, False]]
    audience.here.add(again := Connection(EMIL))
    audience.welcome(table, again, 1)
    assert [(message["t"], online(message)) for message in hears(again)] == [("news", [True, True])]
