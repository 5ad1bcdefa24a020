"""What the system and a house say of its processes."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path

import httpx
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


def figure(server: Server, name: str) -> dict[str, int]:
    """What each process tells of a figure."""
    told = server.get("/metrics").text
    return {
        found[1]: int(found[2]) for found in re.finditer(rf'^kaffeehaus_{name}{{process="(\d)"}} (\d+)$', told, re.M)
    }


def all_serve(server: Server, number: int) -> None:
    """Waits until so many processes tell their figures; who asks while there is none waits a while at the door."""
    while True:
        with suppress(httpx.HTTPError):
            if len(figure(server, "connections")) == number:
                return
        time.sleep(0.05)
