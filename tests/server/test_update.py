"""A house is updated over changed rules, tables and even a changed shuffle, and every game of it goes on as it was.

The new version is a copy of the sources with other rules and tables, which runs as a server of its own on the file of
the old one. What it keeps is what this version keeps.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from tests.server.play import Person, Server
from tests.server.tables import PEOPLE, add, folded, opened, random_action

import kaffeehaus
from kaffeehaus import GAMES, Record, seed_digest
from kaffeehaus.games import editions
from kaffeehaus.server import views
from kaffeehaus.server.databases import database_of, migrate
from kaffeehaus.server.entries import Began, Chair, encode
from kaffeehaus.server.identity import IdentitySigner, key_in
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.store import NewEntry, Store
from kaffeehaus.server.table import Table

KLARA = PEOPLE[0]
SOURCE = Path(kaffeehaus.__file__).parent
CHANGES = {
    # The rules and their numbers.
    "games/vienna/__init__.py": (f"rules={GAMES['vienna'].rules}", "rules=99"),
    "games/vienna/setup.py": ("HIRES: Final = 3", "HIRES: Final = 2"),
    "games/valencia/__init__.py": (f"rules={GAMES['valencia'].rules}", "rules=99"),
    "games/valencia/council.py": ("LAST_ROUND: Final = 5", "LAST_ROUND: Final = 4"),
    # The component tables.
    "games/vienna/content/squares.toml": ('"Graben"', '"Judenplatz"'),
    "games/valencia/content/missions.toml": ('"row",                 "",            10', '"row", "", 9'),
    # What all games stand on.
    "core/rng.py": ("return [items[i] for i in order], after", "return [items[i] for i in reversed(order)], after"),
    # What bots know of VIENNA, and the terminal of VALENCIA, that older games have not.
    "games/vienna/board.py": ("def ", "NEWS = 1\n\n\ndef "),
    "bots/evaluation/vienna.py": ("from kaffeehaus.games.vienna.board import (", "{}\n    NEWS,"),
    "games/valencia/influence.py": ("def ", "NEWS = 1\n\n\ndef "),
    "cli/valencia/words.py": ("from kaffeehaus.games.valencia.influence import VALUE", "{}, NEWS"),
}
"""What the new version has in place of what."""
TERMINAL = """
import sys
from kaffeehaus.bots.evaluation import evaluation_of, general
from kaffeehaus.cli import main
from kaffeehaus.games.editions import kept
database, *files = sys.argv[1:]
for words in (["audit", *files], ["audit", "--database", database], *(["replay", file, "--at", "9"] for file in files)):
    print("==", main(words), flush=True)
print("==", [edition.game for edition in kept() if evaluation_of(edition.key) is not general.EVALUATION])
"""


class Game(NamedTuple):
    """A table as the old version left it."""

    id: str
    table: Table


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the new version."""
    folder = tmp_path_factory.mktemp("new")
    shutil.copytree(SOURCE, folder / "kaffeehaus", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for file, (old, new) in CHANGES.items():
        path = folder / "kaffeehaus" / file
        text = path.read_text("utf-8")
        assert old in text, file
        path.write_text(text.replace(old, new.replace("{}", old), 1), "utf-8")
    return folder


def stored(store: Store, id: str, game: str, *, over: bool) -> Game:
    """A game of Klara and a bot that this version has played at random, to its end or to its last round."""
    rng, log = Random(id), [opened(game, 2, seed=3, seat1=Chair(name="Resi", bot="medium")), Began()]
    table = folded(log, id)
    assert table.state is not None
    while not table.state.over and (over or table.state.round < LAST_ROUND[game] or table.to_act != [0]):
        add(table, log, random_action(table, rng))
    first, *others = [NewEntry(id, seq, encode(entry), listing(table)) for seq, entry in enumerate(log, 1)]
    asyncio.run(store.append(*first, *others))
    return Game(id, table)


LAST_ROUND = {"vienna": 5, "valencia": 5}
"""In which a running game is found."""


def test_games_go_on_over_an_update(tmp_path: Path, updated: Path, monkeypatch: pytest.MonkeyPatch):
    url = f"sqlite:///{tmp_path / 'kaffeehaus.db'}"
    database = database_of(url)
    migrate(database)
    store = Store(database)
    running = [stored(store, f"running-{game}", game, over=False) for game in GAMES]
    finished = [stored(store, f"finished-{game}", game, over=True) for game in GAMES]
    store.close()
    signer = IdentitySigner(key_in(tmp_path))

    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(updated), os.environ.get("PYTHONPATH", "")]))
    server = Server(tmp_path)
    try:
        klara = Person(server, KLARA.name)
        klara.id, klara.cookie = KLARA.id, f"kaffeehaus={signer.write(KLARA)}"
        offered = {game["name"]: game["content"] for game in server.get("/api/games").json()}
        assert all(offered[name] != GAMES[name].content for name in offered)
        rows = {row["id"]: row for row in server.get("/api/tables", klara.cookie).json()["yours"]}
        assert {id: row["other"] for id, row in rows.items()} == dict.fromkeys(one.id for one in running + finished)
        for one in running:
            asyncio.run(goes_on(klara, one))
        for one in (*running, *finished):
            opens(server, klara, one)
    finally:
        server.stop()
    in_the_terminal(tmp_path, url, finished)


async def goes_on(klara: Person, old: Game) -> None:
    """Klara finds her game as she left it, asks why, takes back, plays on against the bot to the end, and once more."""
    game, rng = GAMES[old.table.opened.game], Random(5)
    edition = f"{game.rules}-{game.content}"
    async with klara.at(old.id) as tab:
        assert (tab.table["edition"], tab.table["digest"]) == (edition, old.table.digest)
        assert tab.table["now"] == json.loads(json.dumps(views.now(old.table, KLARA.id)))
        assert [e["kind"] for e in tab.entries] == [e["kind"] for e in views.entries_after(old.table, KLARA.id, 0)]
        offered = {action for _, action in tab.choices()}
        other = next(str(action) for action in game.actions if str(action) not in offered)
        await tab.send(t="why", seat=0, action=other)
        assert (await tab.told("why"))["id"].startswith("why-")
        taken_back = False
        while tab.phase != "over":
            if not tab.choices():
                await tab.receive()
                continue
            before = tab.now
            assert (await tab.acts(rng))["t"] == "news"
            if not taken_back and tab.now["undoable"]:
                await tab.tells(t="undo", seat=0, at=tab.seq)
                assert tab.now["legal"] == before["legal"]
                taken_back = True
        assert taken_back
    answer = klara.server.post(f"/api/tables/{old.id}/rematch", {}, klara.cookie)
    async with klara.at(answer.json()["id"]) as again:
        assert again.table["edition"] is None


def opens(server: Server, klara: Person, old: Game) -> None:
    """A finished game opens, steps, is exported and verified, and its record can be brought back."""
    game = GAMES[old.table.opened.game]
    edition = f"{game.rules}-{game.content}"
    assert server.get(f"/t/{old.id}").status_code in (200, 404)  # the page itself need not be built
    story = server.get(f"/api/tables/{old.id}/replay").json()
    assert story["edition"] == edition
    record = Record.from_json(server.get(f"/api/tables/{old.id}/record").text)
    assert (record.rules, record.content) == (game.rules, game.content)
    assert seed_digest(record.seed) == old.table.digest
    # What the new version shows of the old game is what this version makes of it.
    state = kaffeehaus.replay(record)
    assert state.over
    assert [step["action"] for step in story["steps"]] == [text for _, text in record.actions]
    for number in (0, len(record.actions) // 2, len(record.actions)):
        shown = server.get(f"/api/tables/{old.id}/replay/{number}?seat=0").json()["view"]
        assert shown == json.loads(json.dumps(views.seen(kaffeehaus.replay(record, number), 0)))
    content = server.get(f"/api/games/{game.name}/content?edition={edition}").json()
    assert content == json.loads(json.dumps(game.components() | {"words": game.words}))
    brought = server.post("/api/replays", json.loads(record.to_json()), klara.cookie)
    assert brought.status_code == 201, brought.text


def in_the_terminal(tmp_path: Path, url: str, finished: list[Game]) -> None:
    """The commands of the new version read the records and the whole house, and do without what they cannot know."""
    files: list[str] = []
    for one in finished:
        assert one.table.state is not None
        files.append(str(tmp_path / f"{one.id}.json"))
        Path(files[-1]).write_text(one.table.state.record().to_json(), "utf-8")
    told = subprocess.run([sys.executable, "-c", TERMINAL, url, *files], capture_output=True, text=True, check=False)
    assert told.stdout.count("== 0\n") == 4, told.stdout + told.stderr
    assert told.stdout.endswith("== ['valencia']\n")
    assert [line.partition(" goes without its ")[2].partition(" (")[0] for line in told.stderr.splitlines()] == [
        f"presenter: ImportError: cannot import name 'NEWS' from '{package('valencia')}.games.valencia.influence'",
        f"evaluation: ImportError: cannot import name 'NEWS' from '{package('vienna')}.games.vienna.board'",
    ]


def package(game: str) -> str:
    """As what this version's game is loaded by the new one."""
    return editions.edition_of(GAMES[game]).package
