"""A server, a Chromium and guests in it. All of it ends with the module: Playwright's loop must not outlive it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.guests import PATIENCE, Guest
from tests.needs import is_missing
from tests.server.play import Person, Server

from kaffeehaus.server.routes import pages

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
Visit = Callable[..., Guest]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine, without a window."""
    chromium = shutil.which("chromium")
    if chromium is None:
        is_missing("Chromium", "no chromium on the PATH; on Debian the packages chromium and fonts-noto-cjk")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=[*ARGUMENTS], timeout=PATIENCE)
        try:
            yield found
        finally:
            found.close()


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not wait."""
    assert (pages.STATIC / "index.html").is_file(), "the client is not built; please run: python tools/client.py"
    running = Server(tmp_path_factory.mktemp("house"))
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
