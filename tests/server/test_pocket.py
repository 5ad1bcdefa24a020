"""The house in a browser, as it runs in any Python: the same messages, kept entry by entry, and home again."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.play import Server

from kaffeehaus import GAMES, Record, replay
from kaffeehaus.server import luggage
from kaffeehaus.server.identity import Person
from kaffeehaus.server.pocket import PREFIX, Line, Pocket
from kaffeehaus.server.replays import imported
from kaffeehaus.server.table import Table

ME = json.dumps({"id": "me", "name": "Ada", "lang": "en"})
every_game = pytest.mark.parametrize("game", GAMES)


class Shelf:
    """What a browser keeps, as its own storage would."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, int], dict[str, Any]] = {}
        self.full = False

    async def append(self, entries: str) -> bool:
        """Keeps entries, unless one of such a number is there."""
        rows = {(row["table"], row["seq"]): row for row in json.loads(entries)}
        if self.full:
            raise OSError("the quota is exceeded")
        if self.rows.keys() & rows.keys():
            return False
        self.rows |= rows
        return True

    async def read(self, table: str, after: int) -> str:
        """The entries of a table after a number."""
        found = [row for (name, seq), row in sorted(self.rows.items()) if name == table and seq > after]
        return json.dumps([[row["seq"], row["at"], row["entry"]] for row in found])


class Page:
    """A page at a table of a pocket."""

    def __init__(self, pocket: Pocket, table: str, me: str) -> None:
        self.told: asyncio.Queue[str | None] = asyncio.Queue()
        self.line: Line = pocket.connect(me, table, self.told.put_nowait)
        self.seq = 0
        self.now: dict[str, Any] | None = None
        self.phase = ""

    def says(self, **message: Any) -> None:
        """Sends a message."""
        self.line.hear(json.dumps(message))

    async def hears(self) -> dict[str, Any]:
        """The next message; what is true now is noted."""
        said = await asyncio.wait_for(self.told.get(), 20)
        assert said is not None, "the line has ended"
        message: dict[str, Any] = json.loads(said)
        self.seq, self.phase = message.get("seq", self.seq), message.get("phase", self.phase)
        self.now = message.get("now") or self.now
        return message

    async def asked(self) -> list[dict[str, Any]]:
        """What may be done, once something may; nothing at the end of the game."""
        while self.phase != "over":
            if self.now and (choices := self.now["legal"].get("0")):
                found: list[dict[str, Any]] = choices
                return found
            await self.hears()
        return []

    async def acts(self, rng: Random) -> bool:
        """Takes one of the choices; false at the end of the game."""
        choices = await self.asked()
        if choices:
            at, self.now = self.seq, None
            self.says(t="act", seat=0, at=at, action=rng.choice(choices)["action"])
        return bool(choices)


async def opened(pocket: Pocket, game: str, me: str = ME) -> str:
    """A new table against two bots."""
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "medium"}, {"kind": "bot", "bot": "easy"}]
    wanted = {"game": game, "players": 3, "seats": seats, "private": True}
    told = json.loads(await pocket.ask(me, "/api/tables", json.dumps(wanted)))
    assert told["status"] == 200
    id: str = told["body"]["id"]
    assert id.startswith(PREFIX)
    return id


async def seated(pocket: Pocket, table: str, me: str = ME) -> Page:
    """A page that has been told of a table."""
    page = Page(pocket, table, me)
    page.says(t="hello", v=2)
    assert (await page.hears())["t"] == "table"
    return page


@every_game
def test_a_game_in_the_browser_is_kept_move_by_move_goes_on_elsewhere_and_replays_in_the_house(game: str):
    async def plays() -> tuple[bytes, list[int]]:
        shelf, rng = Shelf(), Random(5)
        pocket = Pocket(shelf, pace=0)
        id = await opened(pocket, game)
        page = await seated(pocket, id)
        page.says(t="begin")
        for _ in range(5):
            await page.acts(rng)
        await page.asked()
        # The tab is closed; another one finds all that was told.
        pocket = Pocket(shelf, pace=0)
        before, page = page, await seated(pocket, id)
        assert page.seq == before.seq
        assert page.now == before.now
        before.line.hear(None)
        while await page.acts(rng):
            pass
        told = {
            what: json.loads(await pocket.ask(ME, f"/api/tables/{id}{what}"))
            for what in ("", "/record", "/replay/5?seat=0")
        }
        assert {answer["status"] for answer in told.values()} == {200}
        assert told["/replay/5?seat=0"]["body"]["view"]["seat"] == 0
        assert page.now is not None
        return json.dumps(told["/record"]["body"]).encode(), page.now["views"]["0"]["outcome"]["scores"]

    record, scores = asyncio.run(plays())
    outcome = replay(Record.from_json(record)).outcome
    assert outcome is not None
    assert list(outcome.scores) == scores
    table = Table("house")
    table.take(1, 0.0, imported(Person("me", "Ada", "en"), record))
    assert table.phase == "over"


def test_what_may_be_asked_at_a_table_may_be_asked_here():
    async def asks() -> None:
        pocket = Pocket(Shelf(), pace=0, seconds=0.05)
        id = await opened(pocket, "vienna")
        page = await seated(pocket, id)
        page.says(t="begin")
        await page.acts(Random(1))
        await page.asked()
        page.says(t="undo", seat=0, at=page.seq)
        while "undone" not in [entry["kind"] for entry in (await page.hears()).get("entries", [])]:
            pass
        page.says(t="why", seat=0, action="place hofburg")
        assert (await page.hears())["id"].startswith("why-")
        page.says(t="ask", seat=0, bot="master", ref=1)
        while (said := await page.hears())["t"] != "advice":
            pass
        assert said["action"] in [choice["action"] for choice in await page.asked()]
        page.says(t="moment", after=2, ref=2)
        assert (await page.hears())["t"] == "moment"
        page.says(t="act", seat=0, at=page.seq, action="nonsense")
        assert (await page.hears())["id"] == "error-action-unknown"

    asyncio.run(asks())


def test_a_move_that_could_not_be_kept_has_not_been_made():
    async def plays() -> None:
        shelf = Shelf()
        pocket = Pocket(shelf, pace=0)
        page = await seated(pocket, await opened(pocket, "vienna"))
        page.says(t="begin")
        await page.asked()
        shelf.full, kept = True, len(shelf.rows)
        await page.acts(Random(1))
        assert (await page.hears())["id"] == "error-storage"
        assert len(shelf.rows) == kept
        shelf.full = False
        assert await page.acts(Random(1))
        assert (await page.hears())["t"] == "news"

    asyncio.run(plays())


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables/pocket-none", None, 404),
        ("/api/tables/pocket-none/steal", None, 404),
        ("/api/me", None, 404),
        ("/api/tables", "{", 400),
        ("/api/tables", '{"game": "vienna", "players": 9, "seats": []}', 400),
        ("/api/tables", '{"game": "vienna", "players": 2, "seats": [], "options": {"version": "none"}}', 400),
    ],
)
def test_what_cannot_be_answered_is_refused_as_in_the_house(path: str, body: str | None, status: int):
    told = json.loads(asyncio.run(Pocket(Shelf()).ask(ME, path, body)))
    assert told["status"] == status
    assert told["body"]["error"]["id"].startswith("error-")


def test_the_sources_that_a_browser_takes_along_play_by_themselves(tmp_path: Path):
    with zipfile.ZipFile(BytesIO(luggage.sources())) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path)
    assert not [name for name in names if "/static/" in name or name.endswith((".so", ".pyc"))]
    asks = """
import sys
# What a browser has beside Python is msgspec alone.
for name in ("fluent", "litestar", "uvicorn", "websockets", "alembic", "psycopg", "redis", "numpy", "rich"):
    sys.modules[name] = None
from kaffeehaus.server.pocket import Pocket, bytecode
from kaffeehaus import GAMES
from kaffeehaus.server.refusals import refused_options
assert all(game.start(2 if 2 in game.seats else 3).to_act for game in GAMES.values())
try:
    GAMES["vienna"].options({"version": "none"})
except Exception as error:
    assert refused_options(error).id
assert len(bytecode()) > 100_000
print(sys.modules["kaffeehaus"].__file__)
"""
    done = subprocess.run(
        [sys.executable, "-c", asks], env={"PYTHONPATH": str(tmp_path)}, cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(tmp_path / "kaffeehaus" / "__init__.py")


def test_the_house_hands_out_what_a_browser_takes_along(server: Server):
    app = server.get("/manifest.webmanifest").json()
    assert app["start_url"] == app["scope"] == "/"
    assert [one["url"] for one in app["shortcuts"]] == ["/next"]
    assert not [text for text in (app["name"], app["description"], app["shortcuts"][0]["name"]) if "page-" in text]
    for icon in app["icons"]:
        size = int.from_bytes(server.get(icon["src"]).content[16:20], "big")  # where a PNG says how wide it is
        assert icon["sizes"] == f"{size}x{size}"
    worker = server.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    page = json.loads(worker.text.partition("\n")[0].removeprefix("const HOUSE = ").removesuffix(";"))
    assert {server.get(path).status_code for path in page["files"][:5]} == {200}
    told = server.get("/api/pocket/ja").json()
    assert told["engine"]["files"] == page["engine"]
    for path in told["engine"]["files"]:
        answer = server.get(path)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    assert {server.get(path).status_code for path in told["words"]} == {200}
    assert not [path for path in told["words"] if path.startswith(("/api/me", "/api/tables"))]
    assert server.get("/pocket/other.zip").status_code == server.get("/api/pocket/xx").status_code == 404
