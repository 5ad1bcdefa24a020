"""The example game in the browser: nothing draws it, so the plain screen plays it from its words alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, TimeoutError, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, SOON, Guest, Hourglass
from tests.examples.installed import install
from tests.server.play import Person, Server


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that finds the package; this process does not."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(tmp_path_factory.mktemp("site")))
        running = Server(tmp_path_factory.mktemp("house"))
    try:
        yield running
    finally:
        running.stop()


def decides(guest: Guest, rng: Random) -> None:
    """Takes the first or the last choice, which there are whatever the question is; not if the moment passed."""
    seq = guest.noted("seq")
    choices = guest.page.locator(".pl-ch input[type=radio]")
    try:
        rng.choice([choices.first, choices.last]).check(timeout=SOON)
        guest.page.locator(".pl-ask .btn.pri").click(timeout=SOON)
    except TimeoutError:
        return
    guest.awaits(f':not([data-seq="{seq}"])')


@pytest.mark.slow
def test_a_whole_game_on_the_plain_screen(visit: Visit, server: Server) -> None:
    klara = Person(server, "Klara")
    guest = visit(klara)
    table = klara.opens("harbour", "you", "easy", options={"rounds": 5})
    guest.page.goto(f"/t/{table}")
    guest.page.get_by_role("button", name="Begin the game").click()
    asked = guest.page.locator("#asked")
    expect(asked).to_have_text("Which watch card do you play?", timeout=PATIENCE)
    expect(guest.page.get_by_role("heading", name="Harbour")).to_be_visible()
    expect(guest.page.get_by_role("radio", name="card", exact=False)).to_have_count(3)
    expect(guest.page.locator(".pl-state")).to_contain_text("Round 1 of 5")
    rng, glass = Random(3), Hourglass()
    while glass.runs("the game") and guest.awaits_turn():
        decides(guest, rng)
    ending = guest.page.get_by_role("dialog", name="The game is over")
    expect(ending).to_contain_text("freight", timeout=PATIENCE)
    assert guest.noted("wrong") == ""
