"""What a server writes for its operator: a line each, not too many, and nothing that opens anything."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sqlite3
import sys
from pathlib import Path
from random import Random

import httpx
from tests.server.play import Person, Server

from kaffeehaus.server.logs import A_WHILE, OneLine, Seldom, line

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (WARNING|ERROR) \S.*")


def record(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("kaffeehaus.server", logging.ERROR, "house.py", 7, message, args, None)


def test_a_trace_is_part_of_its_line():
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        found = record("a request failed")
        found.exc_info = sys.exc_info()
    said = OneLine().format(found)
    assert LINE.fullmatch(said)
    assert said.endswith("ValueError: first | second")


def test_the_same_is_said_once_in_a_while():
    now = 0.0
    seldom = Seldom(lambda: now, line)
    assert seldom.filter(record("table %s is broken", "a"))
    assert not seldom.filter(record("table %s is broken", "a"))
    assert seldom.filter(record("table %s is broken", "b"))
    now = A_WHILE
    assert seldom.filter(record("table %s is broken", "a"))


def test_a_played_game_and_its_troubles_leave_no_secret_in_the_log(tmp_path: Path):
    database, log = tmp_path / "kaffeehaus.db", tmp_path / "log.txt"
    server = Server(tmp_path, log=log, patience=0.2)
    try:
        klara, emil = Person(server, "Klara"), Person(server, "Emil")
        token = server.post("/api/programs", {"name": "Rudi", "lang": "de"}).json()["token"]
        table, broken = klara.opens("vienna", "you", "easy"), klara.opens("vienna", "you", "you")

        async def plays() -> None:
            async with klara.at(table) as one, emil.at(table) as watching:
                await one.tells(t="begin")
                await watching.tells(t="say", text="Servus")
                for _ in range(20):
                    await one.acts(Random(1))
                await one.refused(t="act", seat=0, at=0, action="draw")
                # The database is gone for a while: everything is refused, over and over.
                os.rename(database, tmp_path / "away")
                for _ in range(6):
                    await one.refused(t="say", text="still here?")
                os.rename(tmp_path / "away", database)

        asyncio.run(plays())
        with sqlite3.connect(database) as connection:
            (opened,) = connection.execute("SELECT entry FROM log WHERE game = ? AND seq = 1", (table,)).fetchone()
            connection.execute("UPDATE log SET entry = 'xx' WHERE game = ?", (broken,))
        connection.close()

        for _ in range(5):
            server.get(f"/api/tables/{broken}", klara.cookie)
            httpx.get(server.address + "/api/me", headers={"authorization": f"Bearer {token}"})
            server.post("/api/me", {"name": 7}, klara.cookie)
        seed = re.search(rb'"seed":"([^"]+)"', opened)
        assert seed is not None
    finally:
        server.stop()
    said = log.read_text()
    assert len(said) > 100, "the troubles were told"
    assert [one for one in said.splitlines() if not LINE.fullmatch(one)] == []
    assert len(said.splitlines()) < 15
    key = (tmp_path / "key").read_bytes()
    secrets = [klara.cookie.partition("=")[2], emil.cookie.partition("=")[2], token, seed[1].decode(), key.hex()]
    secrets += [secret.split(".")[-1] for secret in secrets[:3]]
    assert [secret for secret in secrets if secret in said] == []
