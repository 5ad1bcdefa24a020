"""One address cannot take all places, and behind a proxy a guest's own address counts."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from tests.server.play import PATIENCE, Person, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kaffeehaus.server.limits import Places, household
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.session import TOO_MANY

HELLO = '{"t":"hello","v":2,"seen":0}'


async def arrives(server: Server, table: str, stack: AsyncExitStack, forwarded: str = "") -> str:
    """A guest who stays; what the first answer is."""
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    socket: ClientConnection = await stack.enter_async_context(
        connect(f"ws://127.0.0.1:{server.port}/ws/{table}", additional_headers=headers)
    )
    with suppress(ConnectionClosed):  # Whoever is one too many is not asked for a hello.
        await socket.send(HELLO)
    answer = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    if answer["t"] == "table":
        return "table"
    with pytest.raises(ConnectionClosed) as closed:
        await asyncio.wait_for(socket.recv(), PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_MANY
    assert (answer["of"], answer["now"]) == ("hello", None)
    return str(answer["id"])


def test_an_address_has_so_many_connections_and_a_place_becomes_free_again(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path, connections_each=2))
    table = Person(house[0], "Klara").opens("vienna", "you", "you")

    async def run() -> None:
        async with AsyncExitStack() as stack:
            async with AsyncExitStack() as first:
                assert await arrives(house[0], table, first) == "table"
                assert await arrives(house[0], table, stack) == "table"
                assert await arrives(house[0], table, stack) == "error-connections"
                # Nobody's word is taken for an address.
                assert await arrives(house[0], table, stack, "192.0.2.7") == "error-connections"
            for _ in range(100):
                if await arrives(house[0], table, stack) == "table":
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("the place did not become free")

    asyncio.run(run())


def test_behind_a_proxy_every_guest_counts_for_itself_and_the_house_can_be_full(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path, connections_each=1, connections=2, proxy="127.0.0.1"))
    table = Person(house[0], "Klara").opens("vienna", "you", "you")

    async def run() -> None:
        async with AsyncExitStack() as stack:
            assert await arrives(house[0], table, stack, "192.0.2.7") == "table"
            assert await arrives(house[0], table, stack, "192.0.2.7") == "error-connections"
            # A guest may claim what it likes to the proxy, which adds the address it sees at the end.
            assert await arrives(house[0], table, stack, "192.0.2.9, 192.0.2.7") == "error-connections"
            assert await arrives(house[0], table, stack, "192.0.2.8") == "table"
            assert await arrives(house[0], table, stack, "192.0.2.10") == "error-house-full"

    asyncio.run(run())


def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_only(tmp_path: Path, house: list[Server]):
    house.append(Server(tmp_path, proxy="127.0.0.1"))
    for scheme, secure in (("https", True), ("http", False)):
        answer = house[0].post("/api/me", {"name": "Klara"}, **{"X-Forwarded-Proto": scheme})
        assert ("secure" in answer.headers["set-cookie"].lower()) == secure


def test_a_place_is_given_back_whatever_happens():
    places = Places(2, 1)
    with pytest.raises(ZeroDivisionError), places.one("a"):
        raise ZeroDivisionError
    with places.one("a"), places.one("b"), pytest.raises(Refusal, match="error-house-full"):
        places.one("c").__enter__()
    with places.one("a"), pytest.raises(Refusal, match="error-connections"):
        places.one("a").__enter__()


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_IPv6_counts_as_one_household(host: str, counted: str):
    assert household(host) == counted
