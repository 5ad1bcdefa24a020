"""One server for all tests of a process, and a fresh one for those that end it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.play import Server


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
