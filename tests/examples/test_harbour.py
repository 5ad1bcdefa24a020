"""The example game is installed as anybody would, and is then at every table, with nothing but its own package."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from tests.examples.installed import install
from tests.server.play import Person, Server

from kaffeehaus.games import registry

WHOLE = "1\n" * 2000
"""Somebody who takes the first choice to the end of a game."""
Run = Callable[..., str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the package is installed."""
    return install(tmp_path_factory.mktemp("site"))


@pytest.fixture
def house(site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """From here on a process that is started finds the package; this one does not. Hands back a folder to work in."""
    monkeypatch.setenv("PYTHONPATH", site)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("KAFFEEHAUS_LANG", "en")
    assert "harbour" not in registry.brought()
    return tmp_path


@pytest.fixture
def run(house: Path) -> Run:
    """Runs Python with these words, and this typed; nothing may be said on stderr. Hands back what was printed."""

    def runs(*words: str, typed: str = "") -> str:
        command = [sys.executable, *words]
        done = subprocess.run(command, cwd=house, input=typed, capture_output=True, text=True, timeout=200)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout[-2000:] + done.stderr
        return done.stdout

    return runs


def test_a_whole_game_in_the_terminal_and_its_replay_in_another_language(run: Run):
    typed = "why choose 39\nwhy load the Gull\n1\nload the Swallow\nundo\n"
    words = "play harbour --players 2 --bots easy --seed 3 --save game.json --option repair=2"
    said = run("-m", "kaffeehaus", *words.split(), typed=typed + WHOLE)
    assert "HARBOUR · load the ships, be their captain" in said
    assert "Which watch card do you play?" in said
    assert "Card 39 is not in your hand." in said
    assert "That is not what is being decided now." in said
    assert "How many crates do you load into the Swallow? She has 3 free places." in said
    assert "Taken back: load the Swallow" in said
    assert "End of the game · winner:" in said
    for number in range(2, 9):
        assert f"Round {number} of 8" in said
    again = run("-m", "kaffeehaus", "replay", "game.json", "--lang", "ja")
    assert "第8ラウンド" in again
    assert "ゲーム終了" in again


def test_bots_play_it_in_the_arena(run: Run, house: Path):
    words = "arena harbour --bots easy,random --players 2 --games 8 --seed 5 --out run"
    run("-m", "kaffeehaus", *words.split())
    found = json.loads((house / "run" / "results.json").read_text())
    assert (found["game"], found["played"]) == ("harbour", 8)
    assert set(found["results"]["easy"]["points"]) == {"freight", "captain", "store"}


RESEARCH = """
from pettingzoo.test import api_test
from kaffeehaus.research.pettingzoo import env
api_test(env("harbour", players=3), num_cycles=200)
table = env("harbour", players=4, options={"rounds": 5})
table.reset(seed=1)
while table.agents:
    seen, reward, over, cut, _ = table.last()
    table.step(None if over or cut else int(seen["action_mask"].argmax()))
print("PLAYED")
"""


def test_researchers_play_it_through_pettingzoo(run: Run):
    assert "PLAYED" in run("-W", "ignore", "-c", RESEARCH)


@pytest.fixture
def server(house: Path) -> Iterator[Server]:
    """A house that found the package."""
    running = Server(house / "data")
    try:
        yield running
    finally:
        running.stop()


def test_a_whole_game_at_a_table_of_the_server(server: Server):
    offered = {game["name"]: game for game in server.get("/api/games").json()}["harbour"]
    assert offered["players"] == [2, 3, 4]
    assert {option["name"]: option["only"] for option in offered["options"]}["repair"] == {"cranes": True}
    assert len(server.get("/api/games/harbour/content").json()["ships"]) == 12
    for lang, question in {"en": "Which watch card", "de": "Welche Wachkarte", "fr": "Quelle carte"}.items():
        assert question in server.get(f"/api/texts/{lang}?game=harbour").text
    klara = Person(server, "Klara")
    table = klara.opens("harbour", "you", "easy", "random", options={"rounds": 5})

    async def played() -> None:
        async with klara.at(table) as tab:
            if tab.phase == "gathering":
                await tab.tells(t="begin")
            await tab.plays(Random(4))
            told = [json.loads(text).get("now") or {} for text in tab.raw]
            desks = [desk for now in told for view in now.get("views", {}).values() for desk in view["desks"]]
            assert {desk["seat"] for desk in desks if "hand" in desk} == {0}

    asyncio.run(played())
    record = server.get(f"/api/tables/{table}/record", klara.cookie).json()
    assert record["game"] == "harbour"
