"""A game without a table of words in the browser: its question, choices and log and what its view tells are enough."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, violations
from tests.browser.test_plain import CUT
from tests.examples.installed import declare
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that finds the smallest game there can be."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", declare(tmp_path_factory.mktemp("site"), "pebbles", "tests.games.pebbles:GAME"))
        running = Server(tmp_path_factory.mktemp("house"))
    try:
        yield running
    finally:
        running.stop()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_game_without_words(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    person = Person(server, "Ada")
    guest = visit(person, size=size)
    page = guest.page
    table = person.opens("pebbles", "you", "random")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator("#asked")).to_have_text("How many pebbles?", timeout=PATIENCE)
    expect(page.locator(".pl-lines")).to_contain_text("Heap: 12")
    expect(page.get_by_role("radio", name="Take 3")).to_be_attached()
    assert violations(page) == []
    assert page.evaluate(CUT) == []
    while guest.awaits_turn():
        seq = guest.noted("seq")
        page.locator(".pl-c").first.click()
        page.locator(".pl-ask .btn.pri").click()
        guest.awaits(f':not([data-seq="{seq}"])')
    ending = page.get_by_role("dialog", name="The game is over")
    expect(ending).to_contain_text("Heap", timeout=PATIENCE)
    expect(ending.get_by_role("rowheader", name="Pebbles")).to_be_visible()
    expect(page.locator(".pl-parts")).to_contain_text("takes 1")
