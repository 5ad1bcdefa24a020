"""A link to a table tells in its first page what awaits whoever follows it, and nothing else."""

from __future__ import annotations

import asyncio
import re
from html.parser import HTMLParser
from math import inf
from pathlib import Path
from typing import Any

import pytest
from litestar import Response
from tests.server.tables import PEOPLE, begun, folded, opened

from kaffeehaus.games import DEFAULT
from kaffeehaus.locale import Texts, languages
from kaffeehaus.server.bots import BotRequest
from kaffeehaus.server.databases import Unavailable, database_of, migrate
from kaffeehaus.server.entries import Chair, Entry
from kaffeehaus.server.house import House
from kaffeehaus.server.identity import Person
from kaffeehaus.server.link_preview import LinkPreview, language_wanted, options_in_words, preview_of
from kaffeehaus.server.opening import Wanted, WantedSeat
from kaffeehaus.server.routes import pages
from kaffeehaus.server.store import Store

PAGE = '<!doctype html><html><head><meta name="game" content="" /><title>Kaffeehaus</title></head><body></body></html>'
NASTY = '"><script>\\1&amp;'


class Head(HTMLParser):
    """The title and the metas of a page, and every other element it has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.tags: list[str] = []
        self.title = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        members = dict(attrs)
        if tag == "meta" and "content" in members:
            self.metas[members.get("name") or members.get("property") or ""] = members["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["title"] and not self.title:
            self.title = data


def test_a_link_tells_the_game_how_many_play_and_whether_chairs_are_free():
    table = folded([opened("vienna", 3, seat1=Chair(name="Resi", bot="easy"), seat2=Chair())])
    title, description, site = preview_of(table, "en")
    assert (title, site) == ("You are invited to a table of Vienna", "Kaffeehaus")
    assert description.startswith("A table for 3, and one chair is free. At the table: Klara, Resi.")
    assert "Stuhl ist frei" in preview_of(table, "de").description
    # What a table does not say of itself is as usual, and no news.
    assert description.endswith("Options: introductory.")
    full = folded([opened("valencia", 2)])
    assert "All chairs are taken" in preview_of(full, "en").description
    assert "round 1" in preview_of(folded(begun("vienna", 2)), "en").description


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_it_without_gaps(lang: str):
    logs: list[list[Entry]] = [[opened("vienna", 2, seat1=Chair())], begun("valencia", 3)]
    for log in logs:
        table = folded(log)
        for phase in (table.phase, "over"):
            table.phase = phase
            for text in preview_of(table, lang):
                assert text
                assert not re.search(r"link-|page-|\$|  |\{", text), text


def test_nothing_of_the_cards_changes_a_link():
    one, other = (preview_of(folded(begun("vienna", 3, seed=seed)), "en") for seed in (1, 2))
    assert one == other


class Words(Texts):
    """Texts of a game that has words for its options."""

    def text(self, id: str, /, **args: Any) -> str:
        return {
            "option-city.name": "City",
            "option-city.value": f"city {args.get('value')}",
            "option-third-man.name": "Third man",
            "option-cards.name": "Cards",
            "option-cards.value": f"card {args.get('value')}",
            "option-first.name": "First",
        }.get(id) or super().text(id, **args)


def test_options_are_told_where_they_are_not_as_usual():
    offered: list[dict[str, Any]] = [
        {"name": "city", "default": "old", "seat": False},
        {"name": "third_man", "default": False, "seat": False},
        {"name": "cards", "default": [], "seat": False},
        {"name": "first", "default": "random", "seat": True},
        {"name": "wordless", "default": 1, "seat": False},
    ]
    usual = {option["name"]: option["default"] for option in offered}
    assert options_in_words(offered, usual, Words()) == ["city old"]
    chosen = {"city": "new", "third_man": True, "cards": ["a", "b"], "first": "2", "wordless": 2}
    assert options_in_words(offered, chosen, Words()) == ["city new", "Third man", "Cards: card a, card b"]


def test_options_that_mean_nothing_beside_the_others_are_not_told():
    name = Texts("en", "vienna").text("option-set-points.name")
    for version, told in (("introductory", True), ("advanced", False)):
        table = folded([opened("vienna", 2, {"version": version, "set_points": 15})])
        assert (name in preview_of(table, "en").description) == told


def test_names_are_text_and_never_markup():
    table = folded([opened("vienna", 2, seat0=Chair(PEOPLE[0].id, NASTY))])
    head = Head(preview_of(table, "en").written_into(PAGE))
    assert "script" not in head.tags
    for name in ("description", "og:description"):
        assert NASTY in head.metas[name]
    title = Head(LinkPreview(NASTY, NASTY, NASTY).written_into(PAGE))
    assert (title.title, title.metas["og:title"], title.metas["og:site_name"]) == (NASTY, NASTY, NASTY)
    assert title.tags.count("title") == 1


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("es, ja;q=0.4, fr;q=0.7", "fr"),
        ("fr;q=0, de;q=0.1", "de"),
        ("*", "en"),
        ("de;q=nonsense, ja", "ja"),
        ("x" * 5000, "en"),
        (",".join(["es"] * 5000), "en"),
    ],
)
def test_the_language_is_what_the_browser_asks_for(accept: str, lang: str):
    assert language_wanted(accept) == lang


class Nobody:
    """Where no bot is to decide anything."""

    async def choose(self, wanted: BotRequest) -> str:
        raise AssertionError("no bot plays here")


def test_the_page_of_a_table_carries_its_preview(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text(PAGE)
    database = database_of(f"sqlite:///{tmp_path}/log.db")
    migrate(database)
    store = Store(database)

    async def run() -> None:
        house = House(store, Nobody())
        wanted = Wanted("vienna", 2, [WantedSeat("you"), WantedSeat("open")], private=True)
        id = await house.open(Person("user-9", NASTY, "en"), wanted)

        async def page(path: str, **headers: str) -> str:
            answer: Response[bytes] = await pages.page.fn(house, headers, path)
            assert answer.headers["Cache-Control"] == "no-cache"
            return answer.content.decode()

        head = Head(await page(f"/t/{id}", **{"accept-language": "de"}))
        assert head.title == head.metas["og:title"] == "Du bist an einen Tisch Vienna eingeladen"
        assert NASTY in head.metas["description"] == head.metas["og:description"]
        assert "script" not in head.tags
        assert Head(await page(f"/t/{id}/12")).title == "You are invited to a table of Vienna"
        for path in ("/", "/t/nowhere", f"/t/{id}/x/y", "/t/", "/t/a'b"):
            assert await page(path) == PAGE.replace('content=""', f'content="{DEFAULT}"')
        other = await house.open(Person("user-9", "Ada", "en"), Wanted("valencia", 2, [WantedSeat("you")] * 2))
        assert Head(await page(f"/t/{other}")).metas["game"] == "valencia"
        # The page comes also where a game cannot say what awaits whoever follows the link.
        with monkeypatch.context() as broken:
            broken.setattr(pages, "preview_of", _broken)
            assert Head(await page(f"/t/{other}")).title == "Kaffeehaus"
        assert "no words" in caplog.text
        # The page comes also where the table cannot be read.
        house.rooms.forget(inf)
        monkeypatch.setattr(store, "read", _gone)
        assert Head((await pages.page.fn(house, {}, f"/t/{id}")).content.decode()).title == "Kaffeehaus"

    try:
        asyncio.run(run())
    finally:
        store.close()


def _broken(*_: object) -> None:
    raise ValueError("no words")


async def _gone(*_: object) -> None:
    raise Unavailable("gone")
