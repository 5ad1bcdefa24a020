"""Without the house: the page opens, shows one's tables as they were and plays on; what was played comes home."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from shutil import copyfile, copytree
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, plays_at
from tests.browser.valencian import Player
from tests.server.play import Person, Server
from tests.server.test_pocket import Shelf, opened, seated

from kaffeehaus.locale import Texts
from kaffeehaus.server.entries import Played, decode
from kaffeehaus.server.pocket import Pocket
from kaffeehaus.server.refusals import Refusal
from kaffeehaus.server.routes import pages, pocket

pytestmark = pytest.mark.slow

PUT = """([entries, table]) => new Promise((done, fail) => {
  const asked = indexedDB.open("kaffeehaus");
  asked.onerror = fail;
  asked.onsuccess = () => {
    const all = asked.result.transaction(["entries", "tables"], "readwrite");
    for (const entry of entries) all.objectStore("entries").add(entry);
    all.objectStore("tables").put(table);
    all.oncomplete = done;
  };
})"""
REMEMBERS = """async (key) => (await indexedDB.databases()).length > 0 && new Promise((done) => {
  const asked = indexedDB.open("kaffeehaus");
  asked.onsuccess = () => {
    const found = asked.result.transaction("seen").objectStore("seen").count(key);
    found.onsuccess = () => done(found.result > 0);
  };
})"""
RENEWED = """async (script) =>
  (await caches.match(script)) && (await caches.keys()).length === 2 && navigator.serviceWorker.controller.state"""
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""


def nearly_over(me: dict[str, str]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What a browser keeps of a game of VIENNA in which its player has one decision left."""

    async def plays() -> Shelf:
        shelf, rng, person = Shelf(), Random(3), json.dumps(me)
        inside = Pocket(shelf, pace=0)
        page = await seated(inside, await opened(inside, "vienna", person), person)
        page.says(t="begin")
        while await page.acts(rng):
            pass
        return shelf

    with ThreadPoolExecutor(1) as pool:
        rows = [*pool.submit(lambda: asyncio.run(plays())).result(timeout=60).rows.values()]
    entries = [decode(row["entry"].encode()) for row in rows]
    last = max(n for n, entry in enumerate(entries) if isinstance(entry, Played) and entry.seat == 0)
    known = {"id": rows[0]["table"]} | {name: rows[last - 1][name] for name in ("phase", "user", "updated", "summary")}
    return [{name: row[name] for name in ("table", "seq", "at", "entry")} for row in rows[:last]], known


def awaits(page: Page, says: str, about: str, wanted: object = True) -> None:
    """Waits until the page says so of something."""
    end = time.monotonic() + PATIENCE / 1000
    while (said := page.evaluate(says, about)) != wanted:
        assert time.monotonic() < end, said
        page.wait_for_timeout(100)


def test_a_phone_without_a_network_plays_both_games_and_brings_what_is_finished_to_the_house(
    visit: Visit, server: Server
) -> None:
    person, texts = Person(server, "Ada"), Texts()
    table = person.opens("vienna", "you", "medium", "medium")
    plays_at(person, table, 1, "action-iii")
    guest = visit(person, fresh=True, keeps=True, touch=True, size=PHONE)
    page, rng = guest.page, Random(2)
    guest.begins_with("localStorage['kaffeehaus.film'] ??= 'instant'")
    guest.opens(f"/t/{table}", ".prompt.asked")
    awaits(page, REMEMBERS, f"table.{table}")
    guest.opens("/", ".pocket .take").click()
    expect(page.locator(".pocket .note")).to_contain_text("Everything is here", timeout=PATIENCE)
    entries, known = nearly_over(page.evaluate("fetch('/api/me').then((answer) => answer.json())"))
    page.evaluate(PUT, [entries, known])

    guest.offline = True
    guest.context.set_offline(True)
    guest.opens("/", ".pocket.away .seen")
    # A table of the house is looked at as it was, and nothing is asked there.
    page.locator(".yours .row .btn").click()
    expect(page.locator(".offline")).to_contain_text("The table as last seen")
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".prompt.asked, .hcard.legal")).to_have_count(0)
    page.go_back()
    for count, (game, decides) in enumerate([("vienna", guest.acts), ("valencia", Player(guest).decides)], 2):
        page.get_by_role("group", name=texts.text("page-game", game=game)).locator(".quick").click()
        page.wait_for_url("**/t/pocket-*")
        guest.awaits("[data-asked=yes]")
        for _ in range(3):
            assert guest.awaits_turn()
            decides(rng)
        page.go_back()
        expect(page.locator(".pocket .row")).to_have_count(count)
    # Any table is set there, not only the usual one; nobody is waited for and no clock runs.
    page.get_by_role("group", name="Vienna").get_by_role("link", name="Open a table").click()
    expect(page.get_by_role("radiogroup", name="Pace")).to_have_count(0)
    guest.chooses("Players", "4")
    guest.chooses("Version", "advanced")
    expect(page.get_by_role("option", name="free")).to_have_count(0)
    page.locator(".setup .go").click()
    page.wait_for_url("**/t/pocket-*")
    guest.awaits("[data-asked=yes]")
    assert page.evaluate("[laid.players, laid.options.version, laid.clock, laid.pace]") == [4, "advanced", None, "live"]
    # The page is opened anew, and a game goes on where it was, to its end.
    guest.opens(f"/t/{known['id']}", ".prompt.asked")
    guest.plays(rng)
    ending = page.get_by_role("dialog", name=texts.text("end-title"))
    expect(ending).to_be_visible(timeout=PATIENCE)

    guest.context.set_offline(False)
    ending.get_by_role("button", name="Bring it to the house").click()
    ending.get_by_role("link", name="To the game in the house").click()
    page.wait_for_url(re.compile(r"/t/(?!pocket-)[\w-]+/0"))
    expect(page.locator(".prompt.rp")).to_be_visible(timeout=PATIENCE)
    guest.offline = False
    story = server.get(f"/api/tables/{urlsplit(page.url).path.split('/')[2]}/replay").json()
    assert story["over"]
    assert story["imported"]
    assert len(story["steps"]) >= len(entries) - 2
    assert guest.noted("wrong") == ""


# When the house has another page -------------------------------------------------------------------------------------


class Site(SimpleHTTPRequestHandler):
    """A house that has nothing but its page."""

    def do_GET(self) -> None:
        """The page for every address without a file, and the service worker as the house writes it."""
        path = urlsplit(self.path).path
        if path == "/sw.js":
            pocket._page.cache_clear()
            self._tell(pocket.keeper().content, "text/javascript")
        elif path == "/manifest.webmanifest":
            self._tell(b"{}", "application/manifest+json")
        elif path.startswith(("/api/", "/health")):
            self._tell(b"null", "application/json")
        else:
            try:
                found = pages.file(path)
            except Refusal:
                self.send_error(404)
            else:
                self._tell(found.content, str(found.media_type))

    def _tell(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words: Any) -> None:
        """Nobody reads it."""


@contextmanager
def served() -> Iterator[str]:
    """The address of such a house."""
    house = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=house.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{house.server_port}"
    finally:
        house.shutdown()
        house.server_close()
        pocket._page.cache_clear()


def script(page: Page) -> str:
    """Which build of the page is shown."""
    return str(page.locator("script[src]").first.get_attribute("src"))


def test_an_updated_house_shows_its_new_page_at_once_and_without_a_network_too(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = Path(copytree(pages.STATIC, tmp_path / "static"))
    monkeypatch.setattr(pages, "STATIC", static)
    monkeypatch.setattr(pocket, "STATIC", static)
    with served() as address, browser.new_context(base_url=address) as context:
        page = context.new_page()
        page.goto("/")
        old = script(page)
        page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=PATIENCE)
        new = "/assets/index-another.js"
        copyfile(static / old.lstrip("/"), static / new.lstrip("/"))
        index = static / "index.html"
        index.write_text(index.read_text("utf-8").replace(old, new), "utf-8")
        page.goto("/t/any")
        assert script(page) == new
        awaits(page, RENEWED, new, "activated")
        context.set_offline(True)
        page.goto("/t/any")
        assert script(page) == new
        kept = page.evaluate(KEPT)
        assert new in kept
        # What belongs to somebody is nowhere among it.
        assert not [path for path in kept if path.startswith(("/api/me", "/api/tables", "/health", "/ws"))]
