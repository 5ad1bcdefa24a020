"""What processes of this machine take of it: processor time and memory, where the system tells that in /proc."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    children: dict[int, list[int]] = {}
    for entry in PROC.glob("[0-9]*/stat"):
        with suppress(OSError):
            children.setdefault(int(_stat(entry)[1]), []).append(int(entry.parent.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found


def cpu_seconds(pids: Iterable[int]) -> float | None:
    """The processor time that they have taken so far, or None where nobody can say."""
    try:
        fields = [_stat(PROC / str(pid) / "stat") for pid in pids]
    except OSError:
        return None
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


def resident_kb(pids: Iterable[int]) -> float | None:
    """The memory that they hold, in kB, or None where nobody can say."""
    try:
        pages = sum(int((PROC / str(pid) / "statm").read_text().split()[1]) for pid in pids)
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def _stat(path: Path) -> list[str]:
    """What the system says of a process after its name, which may hold anything."""
    return path.read_text().rpartition(")")[2].split()
