"""A newcomer goes on from a lesson to a whole first game and sees it end, doing only what the screen says."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE
from tests.browser.newcomer import Newcomer
from tests.browser.test_lessons import at_step, does
from tests.server.play import Person, Server

from kaffeehaus import GAMES
from kaffeehaus.locale import languages
from kaffeehaus.server import lessons

pytestmark = pytest.mark.slow

WAYS = ("mouse", "keys", "finger")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_a_newcomer_plays_on(visit: Visit, server: Server, game: str, lang: str, way: str) -> None:
    person = Person(server, "Ada")
    size = PHONE if way == "finger" else DESKTOP
    guest = visit(person, lang=lang, touch=way == "finger", size=size, landing=True)
    steps = lessons.course(game, "first").lesson.steps
    at_step(person, guest, game, "first", steps[-1].id)
    while does(guest, way):
        pass
    page = guest.page
    on = page.locator(".coach .ways a").nth(1)
    if way == "keys":
        on.focus()
        page.keyboard.press("Enter")
    else:
        guest.touches(on)
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    newcomer = Newcomer(guest, way, Random(3))
    try:
        newcomer.plays()
    finally:
        print(newcomer.unexplained.most_common(30))
        print(newcomer.lost.most_common(30))
        page.screenshot(path=f"/tmp/nc/{game}-{lang}-{way}.png")
    expect(page.locator(".ending")).to_be_visible(timeout=PATIENCE)
    print(page.locator(".ending .verdict").inner_text())
