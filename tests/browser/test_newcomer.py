"""From the end of a lesson a newcomer goes on to a whole first game, doing only what the screen says."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE
from tests.browser.newcomer import Newcomer
from tests.browser.test_lessons import at_step, does
from tests.browser.test_whole_games import plays_until
from tests.server.play import Person, Server

from kaffeehaus.locale import Texts, languages
from kaffeehaus.server import lessons

pytestmark = pytest.mark.slow

LATE = {"vienna": 10, "valencia": 5}
"""No game of the lesson's table is over before this round, and little is left to play."""
WAYS = ("mouse", "keys", "finger")
SOME = [("vienna", "ja", "mouse"), ("valencia", "de", "finger")]
EVERY = [(game, lang, way) for game in LATE for lang in languages() for way in WAYS]
WHOLE = 240.0
"""Seconds for a game from the lesson to its end."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each game in each language and each way where everything is tested in full."""
    metafunc.parametrize(("game", "lang", "way"), EVERY if metafunc.config.getoption("--full") else SOME)


def test_after_the_lesson_a_newcomer_plays_a_whole_game(
    visit: Visit, server: Server, full: bool, game: str, lang: str, way: str
) -> None:
    person, steps = Person(server, "Ada"), lessons.course(game, "first").lesson.steps
    guest = visit(person, lang=lang, touch=way == "finger", size=PHONE if way == "finger" else DESKTOP, landing=True)
    page, texts = guest.page, Texts(lang)
    at_step(person, guest, game, "first", steps[0 if full else -1].id)
    while does(guest, way):
        pass
    on = page.locator(".coach .ways a[href^='/t/']")
    if way == "keys":
        on.focus()
        page.keyboard.press("Enter")
    else:
        guest.touches(on)
    expect(page.locator(".coach")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    newcomer = Newcomer(guest, way, Random(3))
    if not full:
        table, round_ = page.url.rpartition("/")[2], int(guest.noted("round"))
        assert newcomer.plays(round_ + 1) > 1
        guest.opens("/", ".games")
        plays_until(LATE[game], [person], table)
        guest.opens(f"/t/{table}", ".app")
    assert newcomer.plays(seconds=WHOLE) > 1
    ending = page.get_by_role("dialog", name=texts.text("page-over"))
    expect(ending).to_be_visible(timeout=PATIENCE)
    expect(ending.locator(".verdict")).not_to_be_empty()
    assert newcomer.stumbles == []
    assert guest.noted("wrong") == ""
