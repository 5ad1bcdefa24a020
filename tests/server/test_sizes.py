"""A view is small enough for a phone, with every option, for every seat, and late in the game too."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.server.play import Server
from tests.server.tables import add, begun, folded, random_action
from websockets.asyncio.client import connect

from kaffeehaus.server import wire

MOST = 12 * 1000
"""Bytes of JSON, before any compression."""
LARGEST: dict[str, tuple[str, int, dict[str, Any]]] = {
    "vienna": ("vienna", 4, {"version": "advanced", "flags": "random", "third_man": True, "figures": True}),
    "valencia": ("valencia", 4, {"city": "random", "specials": "all"}),
}


@pytest.mark.parametrize("setting", LARGEST)
def test_a_view_has_less_than_12_kB_in_every_position(setting: str, rounds: int):
    game, players, options = LARGEST[setting]
    rng = Random(setting)
    for _ in range(rounds):
        log = begun(game, players, options, rng.randrange(99))
        table = folded(log)
        late = 0
        while table.phase != "over":
            assert table.state is not None
            for seat in (*range(players), None):
                late = len(wire.write({str(seat): table.state.view(seat)}))
                assert late < MOST
            add(table, log, random_action(table, rng))
        assert late > 2000, "the last views were those of a game"


def test_messages_are_not_compressed_because_every_connection_would_pay_for_it(server: Server):
    async def run() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/ws/x") as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers

    asyncio.run(run())
