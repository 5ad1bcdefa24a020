"""One server for all tests of a process, and a fresh one for those that end it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from tests.server.play import Server

from kaffeehaus.server import opening


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals on every run, for tables that a test opens in its own process."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr(opening, "secrets", SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex()))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not wait and whose guests may be fast."""
    running = Server(tmp_path_factory.mktemp("house"))
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[list[Server]]:
    """Servers that a test starts itself; all are ended afterwards."""
    running: list[Server] = []
    try:
        yield running
    finally:
        for one in running:
            one.stop()
