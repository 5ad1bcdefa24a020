"""A server and a Chromium for all tests of a process, and guests in them."""

from __future__ import annotations

import asyncio
import shutil
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.guests import PATIENCE, Guest
from tests.needs import is_missing
from tests.server.play import Person, Server

from kaffeehaus.server.routes import pages

UNSEEN = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "PreloadTopChromeWebUI",
    # Ours replace those that Playwright names; of its own these concern pages like ours, or would call home.
    "AimEnabled",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)
"""Parts of the browser that no guest sees; loading its popups for every guest took longer than the page of a table."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(UNSEEN)}",
)
Visit = Callable[..., Guest]
Kind = tuple[str, str, bool, bool, bool]
"""The house, the language and the device of a guest, whether a test holds the line, and whether all must be new."""
KEPT = 8
"""So many pages wait for others of their kind."""


def found_chromium() -> str | None:
    """The Chromium of this machine; the one that never has a window does a fifth less for each page."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """The Chromium of this machine, without a window, and the loop that Playwright keeps running."""
    path = found_chromium()
    if path is None:
        is_missing("Chromium", "none on the PATH; on Debian the packages chromium-headless-shell and fonts-noto-cjk")
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        found = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS], timeout=PATIENCE)
        yield found, loop
        asyncio._set_running_loop(loop)
        found.close()


@pytest.fixture(scope="module")
def browser(chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """The Chromium; between modules that use it the loop is set aside, for other tests run loops of their own."""
    found, loop = chromium
    asyncio._set_running_loop(loop)
    try:
        yield found
    finally:
        asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the house keeps its tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not wait."""
    assert (pages.STATIC / "index.html").is_file(), "the client is not built; please run: python tools/client.py"
    running = Server(tmp_path_factory.mktemp("data"), database=database, site="https://kaffeehaus.example")
    try:
        yield running
    finally:
        running.stop()


class Left:
    """Pages that guests have left: one that is used again costs half as much as a new one."""

    def __init__(self) -> None:
        self._pages: list[tuple[Kind, Page]] = []

    def take(self, kind: Kind) -> Page | None:
        """The page that was left last by this kind of guest."""
        number = next((n for n, (found, _) in reversed([*enumerate(self._pages)]) if found == kind), None)
        return None if number is None else self._pages.pop(number)[1]

    def keep(self, kind: Kind, page: Page) -> None:
        """Takes in a page; what nobody has wanted for long is closed."""
        self._pages.append((kind, page))
        if len(self._pages) > KEPT:
            self._pages.pop(0)[1].context.close()


@pytest.fixture(scope="session")
def left() -> Left:
    """The pages that guests of earlier tests have left."""
    return Left()


@pytest.fixture
def visit(browser: Browser, server: Server, left: Left) -> Iterator[Visit]:
    """Guests, each in a browser context of their own; nothing may have gone wrong in any of their consoles.

    Pages with a line that a test has `held` stay among themselves; a `fresh` one has never loaded anything, and nobody
    comes after it.
    """
    guests: list[tuple[Kind, Guest]] = []

    def arrives(
        person: Person | None = None,
        lang: str = "en",
        touch: bool = False,
        held: bool = False,
        fresh: bool = False,
        **settings: Any,
    ) -> Guest:
        kind = (server.address, lang, touch, held, fresh)
        guest = Guest(browser, server.address, person, lang=lang, touch=touch, page=left.take(kind), **settings)
        guests.append((kind, guest))
        return guest

    try:
        yield arrives
        assert [trouble for _, guest in guests for trouble in guest.troubles] == []
    except BaseException:
        for _, guest in guests:
            guest.context.close()
        raise
    for kind, guest in guests:
        *_, held, fresh = kind
        if fresh or (guest.held and not held):
            guest.context.close()
        else:
            left.keep(kind, guest.leaves())
