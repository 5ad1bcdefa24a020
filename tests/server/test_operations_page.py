"""What docs/operations.md shows is so: its backup restores, its metrics are there, its proxy fits its servers."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

from tests.needs import is_missing
from tests.server.databases import database
from tests.server.play import Person, Server

from kaffeehaus import __version__, engine
from kaffeehaus.server.settings import Settings

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "operations.md").read_text("utf-8")


def blocks(kind: str, word: str) -> list[str]:
    """The code blocks of a kind in which a word stands."""
    return [block for block in re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.M | re.S) if word in block]


def shell(script: str, **environment: str) -> None:
    """Runs a block as an operator would."""
    script = script.replace("kaffeehaus house", f"{sys.executable} -m kaffeehaus house")
    subprocess.run(["bash", "-euc", script], env={**os.environ, **environment}, check=True, timeout=60)


async def plays(person: Person, table: str, actions: int) -> list[int]:
    """Plays so many actions and returns how much has happened."""
    async with person.at(table) as one:
        if one.phase == "gathering":
            await one.tells(t="begin")
        for _ in range(actions):
            await one.acts(Random(1))
        return [entry["seq"] for entry in one.entries]


def test_the_backup_of_the_page_brings_a_house_back(tmp_path: Path, house: list[Server]):
    backup, restore = blocks("sh", "backup.db")
    data = tmp_path / ".local" / "share" / "kaffeehaus"
    house.append(Server(data))
    klara = Person(house[0], "Klara")
    table = klara.opens("vienna", "you", "you")
    then = asyncio.run(plays(klara, table, 5))
    shell(backup, HOME=str(tmp_path))
    asyncio.run(plays(klara, table, 3))
    house[0].stop()
    for name in ("kaffeehaus.db", "key"):
        (data / name).write_bytes(b"an accident")
    shell(restore, HOME=str(tmp_path))
    house.append(Server(data))
    klara.server = house[1]
    assert asyncio.run(plays(klara, table, 0)) == then
    assert len(asyncio.run(plays(klara, table, 4))) == len(then) + 4


def test_the_backup_of_PostgreSQL_brings_a_house_back(tmp_path: Path, house: list[Server]):
    if shutil.which("pg_dump") is None:
        is_missing("PostgreSQL's backup", "no pg_dump on the PATH")
    backup, restore = blocks("sh", "pg_dump")[0].splitlines()
    with database("postgresql", tmp_path) as url:
        house.append(Server(tmp_path, database=url))
        klara = Person(house[0], "Klara")
        table = klara.opens("vienna", "you", "you")
        then = asyncio.run(plays(klara, table, 5))
        for line, more in ((backup, 3), (restore, 0)):
            house[-1].stop()
            script = line.replace("dbname=kaffeehaus", f"dbname={url}").replace("dump kaffeehaus", f"dump {url}")
            shell(f"cd {tmp_path}; {script}")
            house.append(Server(tmp_path, database=url))
            klara.server = house[-1]
            found = asyncio.run(plays(klara, table, more))
        house[-1].stop()
        assert found == then


def test_health_and_metrics_are_what_the_page_says(server: Server):
    told = server.get("/metrics").text
    listed = set(re.findall(r"^\| `(kaffeehaus_\w+)` \|", PAGE, re.M))
    assert listed == set(re.findall(r"^# TYPE (kaffeehaus_\w+) ", told, re.M)) != set()
    assert server.get("/health").json() == {"status": "ok", "version": __version__, "engine": engine.kind()}


def test_the_proxy_of_the_page_leads_to_its_servers_and_tells_them_who_asks():
    proxy = blocks("nginx", "upstream")[0]
    ports = set(re.findall(r"server 127\.0\.0\.1:(\d+);", proxy))
    served = [line for block in blocks("sh", "--proxy") for line in block.splitlines()]
    assert ports <= {port for line in served for port in re.findall(r"--port (\d+)", line)}
    assert all("--proxy 127.0.0.1" in line for line in served)
    for header in ("Host $host", "Upgrade ", "Connection ", "X-Forwarded-For ", "X-Forwarded-Proto "):
        assert f"proxy_set_header {header}" in proxy
    assert proxy.count("{") == proxy.count("}")


def test_the_limits_of_the_page_are_those_of_the_server():
    limits = Settings(Path())
    assert f"keeps {limits.connections} connections, {limits.connections_each} of them from one address" in PAGE
    assert f"ask for {limits.tables_burst:.0f} names or tables at once" in PAGE
    assert limits.tables_rate == 0.5
    assert f"send {limits.burst:.0f} messages at once and {limits.rate:.0f} a second" in PAGE
    assert limits.patience == 5
    assert f"leaves the memory after {limits.idle:.0f} seconds" in PAGE
