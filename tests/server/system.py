"""What the system says of processes, where it says it."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.play import PATIENCE, Server


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def gone(pids: list[int]) -> None:
    """Waits until none of the processes is left."""
    until = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < until
        time.sleep(0.05)


def alive(pid: int) -> bool:
    """Whether a process runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def servants(server: Server) -> list[int]:
    """The processes of a house that serve, where there are several."""
    return [pid for pid in children(server.process.pid) if b"kaffeehaus.server.worker" in _command(pid)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
