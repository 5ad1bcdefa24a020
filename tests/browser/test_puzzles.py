"""A puzzle on its table: chosen by key, click or finger, answered once, told why, and played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, violations
from tests.server.play import Person, Server

from kaffeehaus import GAMES
from kaffeehaus.server import puzzles

pytestmark = pytest.mark.slow


def first(game: str, step: str) -> int:
    """The number of the first puzzle of a kind."""
    return next(int(one["number"]) for one in puzzles.listed(GAMES[game], {}) if one["step"] == step)


def test_a_puzzle_is_solved_by_keys_and_the_next_one_comes(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"))
    number = first("vienna", "action-iii")
    one = puzzles.puzzle(GAMES["vienna"], number)
    guest.opens(f"/puzzles/vienna/{number}", ".pz")
    page = guest.page
    panel, answers = page.locator(".pz"), page.locator(".pz-a")
    expect(answers).to_have_count(len(one.choices))
    expect(panel.get_by_role("button", name="Answer", exact=True)).to_be_disabled()
    expect(page.locator(".pz-marks b").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press(one.letter(one.obvious))
    expect(answers.locator("xpath=self::*[@aria-pressed='true']")).to_have_count(1)
    page.keyboard.press(one.letter(one.answer.action))
    assert violations(page, ".pz") == []
    page.keyboard.press("Enter")
    expect(panel.get_by_role("status")).to_contain_text(f"Found: {one.letter(one.answer.action)} is best")
    expect(answers.first).to_contain_text("the answer")
    expect(panel.locator(".pz-once > div")).to_have_count(2)
    assert violations(page, ".pz") == []
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(rf"/{number}$"), timeout=PATIENCE)
    guest.opens("/puzzles/vienna", ".come")
    expect(page.locator(".come")).to_contain_text("1 found")
    page.get_by_label("Yours").select_option(label="found")
    expect(page.locator(".pz-card")).to_have_count(1)
    assert violations(page, "main") == []


def test_on_a_phone_a_finger_on_the_city_chooses_and_the_game_goes_on_from_there(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"), lang="ja", touch=True, size=PHONE)
    number = first("valencia", "settle")
    one = puzzles.puzzle(GAMES["valencia"], number)
    guest.opens(f"/puzzles/valencia/{number}", ".pz")
    page = guest.page
    wrong = next(choice.action for choice in one.choices if choice.behind and choice.action.startswith("settle"))
    page.locator(f'.board [data-action="{wrong}"]').tap()
    expect(page.locator(".pz-a.chosen .pz-l")).to_have_text(one.letter(wrong))
    page.get_by_role("button", name="答える").tap()
    expect(page.locator(".pz-say.missed")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".pz-marks b.best")).to_have_text(one.letter(one.answer.action))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="続きを遊ぶ").tap()
    expect(page).to_have_url(re.compile("/t/"), timeout=PATIENCE)
    expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
