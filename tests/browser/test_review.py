"""The review of a finished game on the screen: what it tells, playing on, and looking at it together."""

from __future__ import annotations

import re
from typing import Any
from zlib import compress

import pytest
from msgspec import json
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE
from tests.browser.test_pages import serious_in_both_lights
from tests.review.test_review import record
from tests.server.play import Person, Server
from tests.server.test_replays import sends

from kaffeehaus import Record, replay
from kaffeehaus.review.course import Piece, Step
from kaffeehaus.review.decisions import EFFORT, Judged
from kaffeehaus.review.report import version
from kaffeehaus.server.databases import database_of, transaction

pytestmark = pytest.mark.slow

COUNT = 18
IN_SIGHT = """() => {
  const [board, house] = [".board", ".board [data-place='building:29']"]
    .map((one) => document.querySelector(one).getBoundingClientRect());
  return house.left >= board.left && house.right <= board.right && house.bottom <= board.bottom;
}"""
"""Whether the last building is on the part of the board that is shown."""


@pytest.fixture(scope="module")
def reviewed(server: Server, database: str) -> tuple[Person, str]:
    """Somebody with the beginning of a recorded game, and its table with a review that the house has kept."""
    person, known = Person(server, "Ada"), record("vienna", 3, COUNT)
    table: str = sends(server, known.to_json(), person.cookie).json()["id"]
    kept = compress(json.encode([piece.to_json() for piece in told(known)]))
    with transaction(database_of(database)) as connection:
        values = (table, version(known, EFFORT), kept)
        connection.execute("INSERT INTO review (game, version, pieces) VALUES (?, ?, ?)", values)
    return person, table


def told(known: Record) -> list[Piece]:
    """A review that takes no time: whatever was done, something else would have been better."""
    state = replay(known, 0)
    steps, decisions = [], []
    for number, (seat, text) in enumerate(known.actions):
        action = state.game.parse(text)
        other = next(one for one in state.legal(seat) if one is not action)
        details: dict[str, Any] = {"points": 4.0, "sure": 0.9, "worlds": 24, "won": 20, "reasons": ("squares", "cards")}
        decisions.append(Judged(number, seat, text, "slip", 0.4, 5.0, str(other), **details))
        state.apply(seat, action)
        steps.append(Step(seat, True, ((number % 7) / 10, 0.3, 0.4), (0.0, 0.0, 0.0)))
    return [Piece(0, (0.3, 0.3, 0.3), tuple(steps), tuple(decisions))]


def test_55_a_review_comes_by_itself_is_walked_through_and_played_on_from(
    visit: Visit, reviewed: tuple[Person, str]
) -> None:
    person, table = reviewed
    guest = visit(person)
    guest.opens(f"/t/{table}/0", ".replaying")
    page = guest.page
    page.get_by_role("button", name="Review", exact=True).first.click()
    expect(page.locator(".rv-state")).to_contain_text("reviewed", timeout=PATIENCE)
    decisions = page.locator(".rv-list li[data-number]")
    assert decisions.count() > 3
    expect(page.locator(".rv-chart tbody tr")).not_to_have_count(0)
    decisions.nth(1).locator("button").click()
    expect(decisions.nth(1)).to_have_class(re.compile("on"))
    expect(page.locator(".rv-vs .opt b").first).not_to_have_text("…", timeout=PATIENCE)
    page.keyboard.press("ArrowRight")
    expect(decisions.nth(2)).to_have_class(re.compile("on"))
    number = decisions.nth(2).get_attribute("data-number")
    expect(page).to_have_url(re.compile(f"/t/{table}/{number}$"), timeout=PATIENCE)
    assert serious_in_both_lights(guest) == []
    page.locator(".rv-why select").select_option("easy")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(table), timeout=PATIENCE)
    expect(page.locator(".app .desk")).to_be_visible(timeout=PATIENCE)


def test_55_one_leads_another_follows_and_comments_stay(
    server: Server, visit: Visit, reviewed: tuple[Person, str]
) -> None:
    person, table = reviewed
    ada, ben = visit(person), visit(Person(server, "Ben"), size=PHONE, touch=True)
    for guest in (ada, ben):
        guest.opens(f"/t/{table}/0", ".replaying")
        # Bots are asked about any step on a phone, too.
        expect(guest.page.locator("button.ask").locator("visible=true")).to_have_count(1)
        guest.page.get_by_role("button", name="Review", exact=True).locator("visible=true").click()
        guest.page.get_by_role("button", name="Look at it together").click()
    ada.page.get_by_role("button", name="Lead", exact=True).click()
    expect(ben.page.locator(".rv-with")).to_contain_text("Ada leads", timeout=PATIENCE)
    expect(ada.page.locator(".rv-list li[data-number]").nth(2)).to_be_visible(timeout=PATIENCE)
    decision = ada.page.locator(".rv-list li[data-number]").nth(2)
    number = decision.get_attribute("data-number")
    decision.locator("button").click()
    expect(ben.page).to_have_url(re.compile(f"/t/{table}/{number}$"), timeout=PATIENCE)
    ada.page.get_by_role("button", name="Draw", exact=True).click()
    ada.page.locator(".board [data-place='building:0']").click()
    assert not ben.page.evaluate(IN_SIGHT)
    ada.page.locator(".board [data-place='building:29']").click()
    expect(ben.page.locator(".rv-arrow")).to_have_count(1, timeout=PATIENCE)
    # The board of a phone shows a part of itself, and moves to where the arrow points.
    ben.page.wait_for_function(IN_SIGHT, timeout=PATIENCE)
    ada.page.get_by_label("Say something about this step").fill("Here it turned.")
    ada.page.get_by_role("button", name="Keep the comment").click()
    expect(ben.page.locator(".rv-say li")).to_contain_text("Here it turned.", timeout=PATIENCE)
    ben.page.get_by_role("button", name="Look around freely").click()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page).not_to_have_url(re.compile(f"/{number}$"), timeout=PATIENCE)
    expect(ben.page).to_have_url(re.compile(f"/t/{table}/{number}$"))


def test_the_head_of_a_review_fits_a_phone(visit: Visit, reviewed: tuple[Person, str]) -> None:
    person, table = reviewed
    guest = visit(person, lang="fr", size=PHONE, touch=True)
    guest.opens(f"/t/{table}/0", ".replaying")
    guest.page.get_by_role("button", name="Analyse", exact=True).locator("visible=true").click()
    expect(guest.page.locator(".rv-state")).to_be_visible(timeout=PATIENCE)
    boxes = [guest.page.locator(one).bounding_box() for one in (".brand .bt small", ".brand .round", ".tools")]
    title, number, tools = [box for box in boxes if box is not None]
    assert title["x"] + title["width"] <= number["x"]
    assert number["x"] + number["width"] <= tools["x"]
