"""What came of finished games: the house in charts with tables behind them, and one's own games for oneself alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, violations
from tests.server.play import Person, Server
from tests.server.test_statistics import BOT, keep, played

from kaffeehaus.server.databases import database_of
from kaffeehaus.server.entries import Chair

pytestmark = pytest.mark.slow
GAMES = 6


def test_the_house_and_ones_own_games_are_told(visit: Visit, server: Server, database: str) -> None:
    person = Person(server, "Ada")
    for seed in range(1, 1 + GAMES):
        log = played(seed, host=person.id, seats=(Chair(person.id, person.name), BOT))
        keep(database_of(database), f"statistics-{seed}", log)
    guest = visit(person)
    # They are counted while somebody looks, in a process of their own.
    guest.opens("/statistics/vienna/mine", ".st-games")
    page = guest.page
    expect(page.locator(".st-games li")).to_have_count(GAMES, timeout=PATIENCE)
    expect(page.locator(".st-own svg[role=img]")).to_have_attribute("aria-label", re.compile(f"in {GAMES} games"))
    page.locator(".st-own summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".st-own tbody tr")).to_have_count(GAMES)
    assert violations(page, ".st-room") == []
    page.get_by_role("link", name="The house").click()
    expect(page).to_have_url(re.compile("/statistics/vienna$"))
    places = page.get_by_role("table", name=re.compile("^2 players"))
    expect(places.get_by_role("rowheader")).to_have_text(["first player", "second"], timeout=PATIENCE)
    expect(places.get_by_role("cell").filter(has_text="%").first).to_have_text(re.compile(r"^\d+ % \(\d+ to \d+\)$"))
    cards = page.get_by_role("region", name=re.compile("^Cards"))
    cards.get_by_role("button", name="Show all").click()
    expect(cards.get_by_role("row")).to_have_count(91)
    assert violations(page, ".st-room") == []
    # They were played long ago; what other guests of this house have played was not.
    games = page.locator(".st-sum h2")
    all_games = games.inner_text()
    page.get_by_label("When").select_option("12")
    expect(games).not_to_have_text(all_games, timeout=PATIENCE)
    page.go_back()
    page.get_by_role("link", name="Step through").first.click()
    expect(page).to_have_url(re.compile(r"/t/statistics-\d/0$"))


def test_on_a_phone_nothing_is_cut_and_a_stranger_sees_no_games(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Bea"), lang="de", touch=True, size=PHONE, dark=True)
    guest.opens("/statistics/vienna/mine", ".st-empty")
    page = guest.page
    expect(page.locator(".st-games li")).to_have_count(0)
    page.get_by_role("link", name="Das Haus").click()
    expect(page.locator(".st-sum")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Valencia").click()
    expect(page.locator(".st-sum h2")).to_contain_text("Partie", timeout=PATIENCE)
