"""What VALENCIA's pages owe their readers: access for everybody, and signs besides colours."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.guests import DESKTOP, PHONE, Guest, violations
from tests.browser.positions import NAMES, lay, log, moments
from tests.browser.test_pages import SMALL, serious_in_both_lights
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow

GAME = "valencia"
PLAYERS = 4
SIZES = {"desktop": DESKTOP, "phone": PHONE}
ASKED = ("choose-missions", "plan", "bid", "settle", "ability", "sell", "over")
Looks = Callable[[str, str], Guest]


@pytest.fixture(scope="module")
def looks(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Looks]:
    """Somebody who looks at a table at a question, and changes nothing there."""
    folder = tmp_path_factory.mktemp("pages")
    url = f"sqlite:///{folder / 'house.db'}"
    server = Server(folder, database=url)
    guests: dict[tuple[str, str], Guest] = {}
    try:
        person = Person(server, NAMES[0])
        for step in ASKED:
            lay(url, step, log(moments(GAME, PLAYERS)[step], person.id, GAME, PLAYERS))

        def at(step: str, size: str) -> Guest:
            if (step, size) not in guests:
                guest = Guest(browser, server.address, person, size=SIZES[size], touch=size == "phone", dark=True)
                guest.opens(f"/t/{step}", ".ending" if step == "over" else ".prompt.asked")
                guests[step, size] = guest
            return guests[step, size]

        yield at
        assert [trouble for guest in guests.values() for trouble in guest.troubles] == []
    finally:
        for guest in guests.values():
            guest.context.close()
        server.stop()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("step", ASKED)
def test_axe_finds_nothing_serious(looks: Looks, step: str, size: str) -> None:
    assert serious_in_both_lights(looks(step, size)) == []


@pytest.mark.parametrize("step", ASKED)
def test_a_finger_hits_everything(looks: Looks, step: str) -> None:
    assert looks(step, "phone").page.evaluate(SMALL) == []


@pytest.mark.parametrize("step", ["bid", "settle"])
def test_axe_finds_nothing_serious_in_what_opens(looks: Looks, step: str) -> None:
    page = looks(step, "desktop").page
    page.keyboard.press("l")
    expect(page.locator(".choices .line").first).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")


def test_players_differ_by_more_than_their_colours(looks: Looks) -> None:
    """Without colours each family is still told apart: its sign stands by its name and on its members."""
    page = looks("settle", "desktop").page
    signs = page.evaluate(
        """() => [...document.querySelectorAll(".opp, .me, .desk")].flatMap((found) =>
          [...found.querySelectorAll("use")]
            .map((use) => use.getAttribute("href"))
            .filter((href) => /^#p-/.test(href)))"""
    )
    shapes = {
        sign: page.evaluate(
            "(id) => document.querySelector(id)?.innerHTML.replace(/(fill|stroke)=.[^'\\\"]*./g, '')", sign
        )
        for sign in set(signs)
    }
    assert len(shapes) >= PLAYERS - 1
    assert len(set(shapes.values())) == len(shapes)
