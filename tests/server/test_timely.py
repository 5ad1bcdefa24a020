"""A request that never arrives whole does not keep its connection, and whoever is in time notices nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from tests.server.play import PATIENCE, Person, Server

HEAD = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n"
WHOLE = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
HALF_OPEN = {
    "nothing at all": b"",
    "half a line": b"GET /hea",
    "headers without an end": WHOLE[:-2],
    "a body without an end": HEAD + b'\r\n{"name',
    "a second request without an end": WHOLE + b"GET /health HTTP/1.1\r\nHost",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    running = Server(tmp_path_factory.mktemp("strict"), request_within=0.3)
    try:
        yield running
    finally:
        running.stop()


@pytest.mark.parametrize("sent", HALF_OPEN.values(), ids=HALF_OPEN)
def test_a_request_that_never_comes_whole_is_ended(strict: Server, sent: bytes):
    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
        writer.write(sent)
        try:
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        except ConnectionResetError:
            answer = b""
        finally:
            writer.close()
        assert answer.count(b"HTTP/1.1 200") == sent.count(WHOLE)

    asyncio.run(run())
    assert strict.get("/health").status_code == 200


def test_a_connection_to_a_table_is_not_ended(strict: Server):
    klara = Person(strict, "Klara")
    table = klara.opens("vienna", "you", "you")

    async def run() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", strict.port)
        async with klara.at(table) as one:
            # This one is ended after the other was opened, so the limit has passed for both.
            with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                await asyncio.wait_for(reader.readexactly(1), PATIENCE)
            writer.close()
            assert (await one.tells(t="say", text="Servus"))["t"] == "news"

    asyncio.run(run())
