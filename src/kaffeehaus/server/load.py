"""A load test that anybody can repeat: `python -m kaffeehaus.server.load` starts a server of its own and plays on it.

Every table has a guest who plays all its seats with random legal actions, one after the other as fast as they are
acknowledged. The figures are printed as JSON; latencies are from sending an action to reading its news.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

from kaffeehaus import GAMES
from kaffeehaus.server.settings import Settings

BOUNDLESS = 1e9


def main(words: Sequence[str] | None = None) -> int:
    """Runs the test and prints its figures."""
    parser = argparse.ArgumentParser(prog="python -m kaffeehaus.server.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", choices=[*GAMES], default="vienna")
    parser.add_argument("--think", type=float, default=0.0, help="seconds a guest thinks before each action")
    parser.add_argument("--database", default=None, help="a database URL; left out, a file that is deleted afterwards")
    chosen = parser.parse_args(words)
    context = get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = context.Pipe()
        settings = Settings(
            data=Path(folder),
            database=chosen.database,
            port=0,
            burst=BOUNDLESS,
            rate=BOUNDLESS,
            tables_burst=BOUNDLESS,
        )
        server = context.Process(target=_serve, args=(settings, theirs))
        server.start()
        try:
            figures = asyncio.run(_measure(ours.recv().rstrip("/"), chosen))
        finally:
            server.terminate()
            server.join()
    print(json.dumps(figures))
    return 0


def _serve(settings: Settings, pipe: Any) -> None:
    from kaffeehaus.server.run import serve

    serve(settings, pipe.send)


async def _measure(address: str, chosen: argparse.Namespace) -> dict[str, Any]:
    until = perf_counter() + chosen.seconds
    begin = perf_counter()
    guests = [_guest(address, number, chosen, until) for number in range(chosen.tables)]
    latencies = sorted(latency for one in await asyncio.gather(*guests) for latency in one)
    spent = perf_counter() - begin
    cuts = quantiles(latencies, n=100)
    return {
        "game": chosen.game,
        "database": "sqlite" if chosen.database is None else chosen.database.partition(":")[0],
        "tables": chosen.tables,
        "seconds": round(spent, 2),
        "cores": os.cpu_count(),
        "actions": len(latencies),
        "actions_per_s": round(len(latencies) / spent, 1),
        "latency_ms": {name: round(cuts[n] * 1000, 2) for name, n in (("p50", 49), ("p95", 94), ("p99", 98))},
    }


async def _guest(address: str, number: int, chosen: argparse.Namespace, until: float) -> list[float]:
    """Plays at a table of its own, and at the next when the game is over; returns how long each action took."""
    rng, latencies = random.Random(number), list[float]()
    _, headers = await asyncio.to_thread(_post, f"{address}/api/me", {"name": f"Guest {number}"}, "")
    cookie = headers["set-cookie"].partition(";")[0]
    wanted = {"game": chosen.game, "players": 2, "seats": [{"kind": "you"}, {"kind": "you"}], "private": True}
    while perf_counter() < until:
        opened, _ = await asyncio.to_thread(_post, f"{address}/api/tables", wanted, cookie)
        place = f"{address.replace('http', 'ws', 1)}/ws/{opened['id']}"
        async with connect(place, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as socket:
            await socket.send('{"t":"hello","v":1,"seen":0}')
            await socket.recv()
            await socket.send('{"t":"begin"}')
            told = json.loads(await socket.recv())
            while told["phase"] == "playing" and perf_counter() < until:
                seat = rng.choice(list(told["now"]["legal"]))
                action = rng.choice(told["now"]["legal"][seat])["action"]
                await asyncio.sleep(chosen.think * rng.uniform(0.5, 1.5))
                sent = perf_counter()
                await socket.send(json.dumps({"t": "act", "seat": int(seat), "at": told["seq"], "action": action}))
                told = json.loads(await socket.recv())
                latencies.append(perf_counter() - sent)
    return latencies


def _post(url: str, body: Any, cookie: str) -> tuple[Any, Any]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(url, json.dumps(body).encode(), headers), timeout=30) as answer:
        return json.load(answer), answer.headers


if __name__ == "__main__":
    raise SystemExit(main())
