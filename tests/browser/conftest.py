"""A server and a Chromium for all tests of a process, and guests in them."""

from __future__ import annotations

import asyncio
import shutil
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
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


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """The Chromium of this machine, without a window, and the loop that Playwright keeps running."""
    path = shutil.which("chromium")
    if path is None:
        is_missing("Chromium", "no chromium on the PATH; on Debian the packages chromium and fonts-noto-cjk")
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
    running = Server(tmp_path_factory.mktemp("data"), database=database)
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Guests, each in a browser context of their own; nothing may have gone wrong in any of their consoles."""
    guests: list[Guest] = []

    def arrives(person: Person | None = None, **settings: Any) -> Guest:
        guests.append(Guest(browser, server.address, person, **settings))
        return guests[-1]

    try:
        yield arrives
        assert [trouble for guest in guests for trouble in guest.troubles] == []
    finally:
        for guest in guests:
            guest.context.close()
