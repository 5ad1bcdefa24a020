"""Measures a house with many tables that nobody is at: `python tools/idle.py [--tables N] [--clocks N] [--seconds N]`.

How long it takes to start and how much of a core it takes while idle, with so many stored tables of which some have
clocks over days, beside a house that has none. Other things that the machine does make a start longer; processor time
is what the house itself takes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.tables import begun, folded  # noqa: E402

from kaffeehaus.games.registry import DEFAULT  # noqa: E402
from kaffeehaus.server.databases import Sqlite  # noqa: E402
from kaffeehaus.server.entries import encode  # noqa: E402
from kaffeehaus.server.founding import founded  # noqa: E402
from kaffeehaus.server.lobby import listing  # noqa: E402

PORT = 8479
DAY = 86_400
LOT = 2000
SETTLED = 10.0
"""Seconds after a start until a house is idle."""


def furnish(folder: Path, tables: int, clocks: int) -> None:
    """A house with so many tables that began and wait, a thousand for each guest."""
    database = Sqlite(folder / "kaffeehaus.db")
    founded(database, folder)
    log = begun(DEFAULT, 2)
    summary, entries = listing(folded(log)).summary, [encode(entry) for entry in log]
    now = time.time()
    game = "INSERT INTO game (id, phase, private, updated, users, summary, due, sunny) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    with closing(database.connect()) as connection:
        for start in range(0, tables, LOT):
            lot = range(start, min(tables, start + LOT))
            database.begin(connection)
            rows = [(f"t{n}", seq, now - n, entry) for n in lot for seq, entry in enumerate(entries, 1)]
            connection.executemany("INSERT INTO log (game, seq, at, entry) VALUES (?, ?, ?, ?)", rows)
            due = [(f"t{n}", now + DAY + n if n < clocks else None) for n in lot]
            listed = [
                (id, "playing", 0, now - DAY, f" guest{n % 1000} ", summary, at, 0) for n, (id, at) in enumerate(due)
            ]
            connection.executemany(game, listed)
            connection.commit()


def processor(process: int) -> float:
    """Seconds of processor time of a process and of all that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") + sum(map(processor, map(int, children)))


def measured(folder: Path, seconds: float) -> tuple[float, float, float]:
    """How long a start took, how much processor time, and which share of a core an idle house takes."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    serve = [sys.executable, "-m", "kaffeehaus", "serve", "--port", str(PORT), "--data", str(folder)]
    begun = time.monotonic()
    server = subprocess.Popen(serve, env=environment, stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{PORT}/health").close()
                break
            except OSError:
                if server.poll() is not None:
                    raise SystemExit("the house did not start") from None
                time.sleep(0.01)
        took, worked = time.monotonic() - begun, processor(server.pid)
        time.sleep(SETTLED)
        before, since = processor(server.pid), time.monotonic()
        time.sleep(seconds)
        return took, worked, (processor(server.pid) - before) / (time.monotonic() - since)
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    """Measures both houses, the second start of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--clocks", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    chosen = parser.parse_args()
    for tables, clocks in ((0, 0), (chosen.tables, chosen.clocks)):
        with tempfile.TemporaryDirectory() as folder:
            furnish(Path(folder), tables, clocks)
            measured(Path(folder), 0)
            took, worked, idle = measured(Path(folder), chosen.seconds)
            print(
                f"{tables} tables, {clocks} with clocks: start {took:.2f} s, of the processor {worked:.2f} s;", end=" "
            )
            print(f"idle {100 * idle:.2f} % of a core")


if __name__ == "__main__":
    main()
