"""The front room: every game with its poster, its sign and its own Play now, and a whole card on low laptops."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE
from tests.server.play import Person, Server

from kaffeehaus.games.registry import own
from kaffeehaus.locale import languages

pytestmark = pytest.mark.slow

COVERED = """() => {
  const go = document.querySelector(".setup > .go").getBoundingClientRect();
  return [...document.querySelectorAll(".games, .opts > *")].flatMap((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const chosen = part.matches(".opts > *") && top < document.querySelector(".games").getBoundingClientRect().bottom;
    return bottom > go.top + 1 || chosen ? [part.textContent.trim().slice(0, 40)] : [];
  });
}"""
"""What lies below the button that opens the table, or below the posters."""


@pytest.mark.parametrize("lang", languages())
def test_nothing_that_is_chosen_is_covered(visit: Visit, server: Server, lang: str) -> None:
    guest = visit(Person(server, "Ada"), lang=lang)
    guest.opens("/", ".setup")
    for k in range(len(own())):
        guest.page.locator(".pos").nth(k).click()
        guest.page.locator(".opts [role=radiogroup]").first.get_by_role("radio").last.click()
        for width, height in (DESKTOP, (1280, 720), (1440, 900)):
            guest.page.set_viewport_size({"width": width, "height": height})
            assert guest.page.evaluate(COVERED) == [], (width, height)


def test_each_table_has_the_sign_of_its_game(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    for game in own():
        person.opens(game, "you", "open")
    guest = visit(person)
    guest.opens("/", ".setup")
    expect(guest.page.locator(".yours .gm > rect")).to_have_count(len(own()), timeout=PATIENCE)
    signs = {sign.inner_html() for sign in guest.page.locator(".yours .gm").all()}
    assert len(signs) == len(own())


@pytest.mark.parametrize("game", own())
def test_play_now_leads_to_either_game(visit: Visit, server: Server, game: str) -> None:
    guest = visit(Person(server, "Ada"))
    guest.opens("/", ".setup")
    guest.page.get_by_role("group", name=game, exact=False).get_by_role("button", name="Play now").click()
    expect(guest.page.locator(".app .prompt.asked")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".brand")).to_contain_text(game.capitalize())
    # The styles of the other game may have been loaded on the way: they must not squeeze anybody.
    heights = guest.page.locator(".app .opp").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert heights
    assert min(heights) > 60, heights


def test_five_at_a_table_opened_from_the_front_room(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"))
    guest.opens("/", ".setup")
    page = guest.page
    page.get_by_role("button", name="Valencia", exact=True).click()
    guest.chooses("Players", "5")
    plates, pieces = page.locator(".plate"), page.locator(".tablewrap .round > use")
    expect(plates).to_have_count(5)
    expect(pieces).to_have_count(5)
    for width, height in (DESKTOP, (1280, 720), PHONE, (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert overlapping(plates) == [], (width, height)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".app.n5 .prompt.asked")).to_be_visible(timeout=PATIENCE)
    shapes = page.locator(".opp > header > .shape use")
    assert len({shape.get_attribute("href") for shape in shapes.all()}) == 4


def overlapping(plates: Locator) -> list[tuple[int, int]]:
    """The plates that lie over each other."""
    boxes = [box for plate in plates.all() if (box := plate.bounding_box())]
    return [
        (one, other)
        for (one, a), (other, b) in combinations(enumerate(boxes), 2)
        if a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    ]


def test_older_games_are_listed_page_by_page(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    tables = [person.opens("vienna", "you", "you") for _ in range(3)]
    told = server.get("/api/tables", person.cookie).json()
    guest = visit(person)

    def pages(route: Route) -> None:
        """The house, as if a list had a single table."""
        asked = re.search(r"before=(\d)", route.request.url)
        page = int(asked[1]) if asked else 0
        older = str(page + 1) if page < 2 else None
        route.fulfill(json=told | {"yours": told["yours"][page : page + 1], "older": older})

    guest.page.route("**/api/tables*", pages)
    guest.opens("/", ".setup")
    rows = guest.page.locator(".yours .row")
    for count in (1, 2, 3):
        expect(rows).to_have_count(count, timeout=PATIENCE)
        if count < 3:
            guest.page.get_by_role("button", name="Older games").click()
    expect(guest.page.get_by_role("button", name="Older games")).to_have_count(0)
    links = rows.get_by_role("link").evaluate_all("links => links.map((link) => link.pathname)")
    assert sorted(links) == sorted(f"/t/{table}" for table in tables)
