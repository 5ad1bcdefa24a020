"""Requests and frames that nobody would send: whatever comes in, nothing breaks, and whoever plays plays on."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

import pytest
from tests.server.play import PATIENCE, Person, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kaffeehaus.server.logs import A_WHILE, Seldom
from kaffeehaus.server.settings import Settings

SHORT, LONG = 1_500, 100_000
"""So many requests and frames in all."""
SILENCE = 0.05
"""Seconds of silence after which nothing more will be answered."""
AT_ONCE = 4
"""So many send them."""
MOST_SAID = 4_000
"""Bytes that all of it may add to the log."""
PATHS = [
    "/", "/health", "/metrics", "/api/me", "/api/games", "/api/games/vienna/content", "/api/games/valencia/actions",
    "/api/texts/de", "/api/tables", "/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/replay",
    "/api/tables/{}/replay/3", "/api/tables/{}/rematch", "/api/replays", "/api/programs", "/t/{}", "/ws/{}",
    "/assets/app.js", "/favicon.svg", "/api/schema",
]  # fmt: skip
BODIES: list[dict[str, Any]] = [
    {"name": "Klara", "lang": "de"},
    {"game": "vienna", "players": 2, "options": {"version": "advanced"}, "seats": [{"kind": "you"}, {"kind": "open"}]},
    {"record": {"game": "valencia", "players": 3, "options": {}, "seed": "00", "actions": ["0 draw"]}},
    {"name": "prog", "kind": "program"},
]
MESSAGES: list[dict[str, Any]] = [
    {"t": "hello", "v": 2, "seen": 0},
    {"t": "act", "seat": 0, "at": 3, "action": "draw"},
    {"t": "act", "seat": 0, "at": 3, "actions": ["draw", "stop", "put 1"]},
    {"t": "why", "seat": 0, "action": "place 4"},
    {"t": "undo", "seat": 0, "at": 4, "count": 2},
    {"t": "say", "text": "guten Tag"},
    {"t": "sit", "seat": 1, "name": "Emil"},
    {"t": "name", "seat": 0, "name": "Rosa"},
    {"t": "leave", "seat": 0},
    {"t": "bot", "seat": 1, "bot": "easy"},
    {"t": "begin"},
    {"t": "back", "seat": 0},
    {"t": "pace", "pace": "live"},
    {"t": "ping"},
]
ODD: list[Any] = [
    None, True, 0, -1, 1.5, 2**31, 2**63, -(2**70), 1e308, "", "x" * 300, "a\u0300" * 40, "\u202e", "\0",
    [], [[]], {}, {"t": "act"}, ["draw"] * 70, "0", "../..", "%00", "'; --", "\u0130", "keep m01-0", "\ufffe",
]  # fmt: skip
BYTES = [b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\0", b"\\ud800", b"\\u0000", b"{", b"]", b'"', b",", b"1e999", b"NaN"]


class Fuzz:
    """A stranger who sends what comes to mind; the same for the same number."""

    def __init__(self, number: int, table: str) -> None:
        self.rng = Random(number)
        self.table = table

    def _bent(self, data: dict[str, Any]) -> dict[str, Any]:
        """The same with a member that is missing, odd or one too many."""
        rng, data = self.rng, dict(data)
        for _ in range(rng.randrange(3)):
            key = rng.choice([*data, rng.choice(["t", "seat", "x", ""])])
            if rng.random() < 0.2:
                data.pop(key, None)
            else:
                data[key] = rng.choice(ODD)
        return data

    def _broken(self, data: bytes) -> bytes:
        """The same with some bytes that do not belong there."""
        rng = self.rng
        for _ in range(rng.randrange(4)):
            at = rng.randrange(len(data) + 1)
            data = data[:at] + rng.choice(BYTES) + data[at + rng.randrange(3) :]
        return data

    def json(self, among: list[dict[str, Any]]) -> bytes:
        """Something like one of these, or nothing like it."""
        rng, odd = self.rng, self.rng.random()
        if odd < 0.04:
            return b"[" * rng.choice([10, 1000, 9000])
        if odd < 0.08:
            return rng.randbytes(rng.randrange(60))
        if odd < 0.1:
            return b'{"t":"say","text":"' + b"x" * rng.choice([5000, 17_000, 40_000]) + b'"}'
        return self._broken(json.dumps(self._bent(rng.choice(among))).encode())

    def request(self, cookie: str) -> bytes:
        """A request as bytes, so that nothing is put right on its way."""
        rng = self.rng
        method = rng.choice(["GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "get", "\x80", "PRI"])
        path = rng.choice(PATHS).format(rng.choice([self.table, self.table, "nowhere", "%00", "..%2f..", "x" * 3000]))
        bent = self._broken(path.encode()) if rng.random() < 0.3 else path.encode()
        if rng.random() < 0.1:
            bent += rng.choice([b"?a=%ff", b"?" + b"x=1&" * 500, b"#", b"?lang=\xff", b"//", b"%", b"%zz"])
        body = self.json(BODIES) if method in ("POST", "PUT") else b""
        length = len(body) if rng.random() < 0.95 else rng.choice([0, len(body) + 5, 10**9, -1])
        kind = rng.choice(["application/json", "application/json", "text/plain", "\xff", "multipart/form-data"])
        worn = rng.choice([cookie, "", "kaffeehaus=a.b", "kaffeehaus=" + "x" * 5000, "=;;=", "kaffeehaus=\xff.\xff"])
        head = f"Host: 127.0.0.1\r\nConnection: close\r\nContent-Type: {kind}\r\nCookie: {worn}\r\n"
        head += f"Content-Length: {length}\r\n" if body or rng.random() < 0.1 else ""
        head += rng.choice(["", "", "Origin: null\r\n", "Accept-Encoding: \xff\r\n", 'If-None-Match: "\r\n', "X\r\n"])
        return method.encode("latin-1") + b" " + bent + b" HTTP/1.1\r\n" + head.encode("latin-1") + b"\r\n" + body


async def asks(server: Server, request: bytes) -> int:
    """Sends a request and returns the status of its answer; 0 where the line was just closed."""
    # Where more is announced than comes, the end of it must be said.
    head, _, body = request.partition(b"\r\n\r\n")
    announced = re.search(rb"Content-Length: (\d+)", head)
    rest = announced is not None and int(announced[1]) > len(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(request)
        if rest:
            writer.write_eof()
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return 0
    finally:
        writer.close()
    found = re.match(rb"HTTP/1\.1 (\d{3})", answer)
    return int(found[1]) if found else 0


async def talks(server: Server, fuzz: Fuzz, cookie: str, frames: int) -> Counter[str]:
    """Sends so many frames over as many lines as it takes, and returns what was answered or how lines ended."""
    heard: Counter[str] = Counter()
    address = f"ws://127.0.0.1:{server.port}/ws/{fuzz.table}"

    async def listens(line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                heard[json.loads(await line.recv())["t"]] += 1

    while frames > 0:
        async with connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as line:
            listener = asyncio.create_task(listens(line))
            with suppress(ConnectionClosed):
                if fuzz.rng.random() < 0.9:
                    await line.send(json.dumps(MESSAGES[0]))
                for _ in range(fuzz.rng.randrange(5, 60)):
                    data = fuzz.json(MESSAGES)
                    frames -= 1
                    await line.send(data.decode() if data.isascii() and fuzz.rng.random() < 0.9 else data)
                # All of it is answered before the line is closed, unless the house closes it.
                before = -1
                while before != (before := heard.total()) and not listener.done():
                    await asyncio.sleep(SILENCE)
            await line.close()
            await listener
            heard[str(line.close_code)] += 1
    return heard


async def honest(server: Server, until: asyncio.Event, every: float) -> list[float]:
    """Somebody who plays meanwhile, and how long each move took to be acknowledged."""
    klara, rng, took = Person(server, "Klara"), Random(5), []
    while not until.is_set():
        table = klara.opens("vienna", "you", "you")
        async with klara.at(table) as one:
            await one.tells(t="begin")
            while one.phase != "over" and not until.is_set():
                began = perf_counter()
                assert (await one.acts(rng))["t"] == "news"
                took.append(perf_counter() - began)
                await asyncio.sleep(every)
    return took


async def attacked(server: Server, many: int, calm: float, every: float) -> list[list[float]]:
    """How long honest moves took before and during so many requests and frames, none of which breaks anything."""
    stranger = Person(server, "Mallory")
    table = stranger.opens("valencia", "you", "you", "easy")
    statuses: Counter[int] = Counter()
    heard: Counter[str] = Counter()

    async def sends(number: int) -> None:
        fuzz, left = Fuzz(number, table), many // AT_ONCE
        while left > 0:
            for _ in range(100):
                statuses[await asks(server, fuzz.request(stranger.cookie))] += 1
            heard.update(await talks(server, fuzz, stranger.cookie, 100))
            left -= 200

    took = []
    for attack in ([asyncio.sleep(calm)], [sends(number) for number in range(AT_ONCE)]):
        over = asyncio.Event()
        plays = asyncio.create_task(honest(server, over, every))
        await asyncio.gather(*attack)
        over.set()
        took.append(await plays)
    print(statuses, heard)
    assert {status for status in statuses if status >= 500} == set()
    assert "1011" not in heard
    assert {"refused", "table"} < heard.keys()
    assert all(took)
    return took


@pytest.mark.timeout(1800)
def test_whatever_comes_in_nothing_breaks_and_whoever_plays_plays_on(tmp_path: Path, house: list[Server], full: bool):
    log = tmp_path / "log"
    house.append(server := Server(tmp_path / "house", log=log))
    asyncio.run(attacked(server, LONG if full else SHORT, 0.1, 0.02))
    server.stop()
    said = log.read_text()
    assert "Traceback" not in said
    assert len(said) < MOST_SAID, said[-2000:]


@pytest.mark.timeout(1800)
def test_within_the_usual_limits_others_hardly_feel_it(tmp_path: Path, house: list[Server], full: bool):
    if not full:
        pytest.skip("times are measured with --full, on an idle machine")
    usual = Settings(tmp_path)
    limits: dict[str, Any] = {name: getattr(usual, name) for name in ("burst", "rate", "chat_burst", "chat_rate")}
    house.append(server := Server(tmp_path, **limits))
    calm, attack = asyncio.run(attacked(server, LONG // 5, 30, 0.15))
    ratio = quantiles(attack, n=100)[98] / quantiles(calm, n=100)[98]
    print(f"a move's p99 while it goes on is {ratio:.2f} times as long")
    assert ratio < 2


def test_what_is_done_wrong_over_and_over_is_said_once_in_a_while():
    now = 0.0
    seldom = Seldom(lambda: now)
    here, there = (logging.LogRecord("x", logging.WARNING, "a.py", line, "no HTTP", (), None) for line in (1, 2))
    assert [seldom.filter(record) for record in (here, here, there, here, there)] == [True, False, True, False, False]
    now = A_WHILE
    assert seldom.filter(here)
