"""A house with its owner's component tables says so, and goes on with the games of other tables without losing any."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.play import Person, Server
from tests.server.test_house import with_house

from kaffeehaus import GAMES
from kaffeehaus.games.vienna import content
from kaffeehaus.games.vienna.content.write import written
from kaffeehaus.locale import Texts, languages
from kaffeehaus.server.entries import Chair, Opened, encode
from kaffeehaus.server.house import House
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.store import Listing, Store

OURS = content.load().digest


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """The tables of somebody whose board has another name on one square."""
    folder = tmp_path / "tables"
    folder.mkdir()
    text = written(content.load())["squares.toml"]
    (folder / "squares.toml").write_text(text.replace('"Graben"', '"Judenplatz"'), encoding="utf-8")
    return folder


def rows(server: Server, person: Person) -> tuple[dict[str, Any], dict[str, Any]]:
    """The open tables and the person's own, by id."""
    found = server.get("/api/tables", person.cookie).json()
    return {row["id"]: row for row in found["open"]}, {row["id"]: row for row in found["yours"]}


def test_a_house_says_at_every_door_that_it_plays_with_its_owners_tables(
    tmp_path: Path, tables: Path, house: list[Server], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(content.DIRECTORY, str(tables))
    house.append(Server(tmp_path))
    own = content.load(tables).digest
    games = {game["name"]: game for game in house[0].get("/api/games").json()}
    assert (games["vienna"]["content"], games["vienna"]["own"]) == (own, True)
    assert (games["valencia"]["content"], games["valencia"]["own"]) == (GAMES["valencia"].content, False)
    klara = Person(house[0], "Klara")

    async def told(game: str) -> Any:
        async with klara.at(klara.opens(game, "you", "you")) as tab:
            return tab.table["own_tables"]

    assert asyncio.run(told("vienna")) == own
    assert asyncio.run(told("valencia")) is None


def test_a_directory_that_changes_nothing_makes_no_house_of_its_own(
    tmp_path: Path, tables: Path, house: list[Server], monkeypatch: pytest.MonkeyPatch
):
    (tables / "squares.toml").write_text(written(content.load())["squares.toml"], encoding="utf-8")
    monkeypatch.setenv(content.DIRECTORY, str(tables))
    house.append(Server(tmp_path))
    game = house[0].get("/api/games").json()[0]
    assert (game["name"], game["content"], game["own"]) == ("vienna", OURS, False)


def test_a_house_that_changes_its_tables_goes_on_with_the_games_of_the_others(
    tmp_path: Path, tables: Path, house: list[Server], monkeypatch: pytest.MonkeyPatch
):
    own = content.load(tables).digest
    monkeypatch.setenv(content.DIRECTORY, str(tables))
    house.append(Server(tmp_path))
    klara, rng = Person(house[0], "Klara"), Random(1)
    played, waiting = klara.opens("vienna", "you", "medium"), klara.opens("vienna", "you", "open")

    async def play() -> tuple[dict[str, Any], list[dict[str, Any]]]:
        async with klara.at(played) as tab:
            if tab.phase == "gathering":
                await tab.tells(t="begin")
            for _ in range(3):
                assert (await tab.acts(rng))["t"] == "news"
            return tab.table, tab.entries

    _, before = asyncio.run(play())
    house[0].stop()

    # The same house with this project's tables again: the owner's were kept with the games.
    monkeypatch.delenv(content.DIRECTORY)
    house.append(Server(tmp_path))
    klara.server = house[1]
    fresh = klara.opens("vienna", "you", "open")
    open, yours = rows(house[1], klara)
    assert open.keys() == {fresh, waiting}
    assert {id: row["other"] for id, row in yours.items()} == dict.fromkeys((played, waiting, fresh))
    table, after = asyncio.run(play())
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert (table["own_tables"], table["edition"]) == (own, f"{GAMES['vienna'].rules}-{own}")
    names = [
        {square["name"] for square in house[1].get(f"/api/games/vienna/content{of}").json()["squares"]}
        for of in ("", f"?edition={table['edition']}")
    ]
    assert [{"Graben", "Judenplatz"} & found for found in names] == [{"Graben"}, {"Judenplatz"}]


def test_a_table_whose_component_tables_nobody_kept_waits_for_them(tmp_path: Path):
    unknown = "0123456789abcdef"
    entry = Opened("vienna", GAMES["vienna"].rules, unknown, 2, {}, False, "live", "", "klara", (Chair("klara"),) * 2)
    summary = OLD.replace(b'"owners"', f'"rules":{entry.rules},"content":"{unknown}","owners"'.encode())

    async def look(house: House, store: Store) -> None:
        await store.append("8f3Kd02mQx1b", 1, encode(entry), Listing("gathering", False, ("klara",), 1.5, summary))
        open, yours, _ = await house.lists("klara")
        assert open == []
        assert [(row["id"], row["other"]) for row in yours] == [("8f3Kd02mQx1b", "tables")]
        with pytest.raises(Refusal, match="error-table-tables") as refused:
            await house.read("8f3Kd02mQx1b", lambda table: table.phase)
        assert refused.value.details == {"found": unknown, "here": OURS}
        assert refused.value.status == 409

    with_house(tmp_path, look)


OLD = b"""{"id":"8f3Kd02mQx1b","game":"vienna","players":2,"options":{"version":"introductory"},"phase":"gathering",
"private":false,"pace":"live","seats":[{"seat":0,"kind":"person","name":"Klara","bot":null},
{"seat":1,"kind":"open","name":null,"bot":null}],"yours":[],"to_act":[],"since":1.5,"round":null,"updated":1.5,
"owners":["klara",null]}"""
"""The summary of a table as it was kept before it said of which rules and component tables the table is."""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_whose_summary_names_no_rules_is_of_the_first_ones(tmp_path: Path, game: str):
    summary = OLD.replace(b"vienna", game.encode())
    entry = encode(Opened(game, 1, "0123456789abcdef", 2, {}, False, "live", "", "klara", (Chair("klara"), Chair())))

    async def look(house: House, store: Store) -> None:
        await store.append("8f3Kd02mQx1b", 1, entry, Listing("gathering", False, ("klara",), 1.5, summary))
        open, yours, _ = await house.lists("klara")
        assert open == []
        assert [(row["id"], row["other"], row["yours"]) for row in yours] == [("8f3Kd02mQx1b", "rules", [0])]
        with pytest.raises(Refusal, match="error-table-rules"):
            await house.read("8f3Kd02mQx1b", lambda table: table.phase)

    with_house(tmp_path, look)


NOT_LOST = {
    "de": ("Nichts ist verloren", "geht weiter"),
    "en": ("Nothing is lost", "goes on"),
    "fr": ("Rien n’est perdu", "continuera"),
    "ja": ("何も失われていません", "続けられます"),
}


@pytest.mark.parametrize("lang", languages())
def test_the_refusal_names_both_tables_and_says_that_nothing_is_lost(lang: str):
    said = Texts(lang).text("error-table-tables", found="0123456789abcdef", here="fedcba9876543210")
    assert "0123456789abcdef" in said
    assert "fedcba9876543210" in said
    assert all(words in said for words in NOT_LOST[lang])


@pytest.mark.parametrize(
    ("lang", "word", "never"),
    [("de", "andere", "älter"), ("en", "another", "older"), ("fr", "autre", "ancienne"), ("ja", "別の", "以前")],
)
def test_the_refusal_of_other_rules_does_not_guess_which_are_older(lang: str, word: str, never: str):
    said = Texts(lang).text("error-table-rules")
    assert word in said
    assert never not in said
