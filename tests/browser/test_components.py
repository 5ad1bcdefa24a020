"""The components of a game: chosen by what they are, walked through by keyboard, each with its rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, violations

pytestmark = pytest.mark.slow


def test_cards_are_chosen_from_and_looked_at(visit: Visit) -> None:
    guest = visit()
    guest.opens("/components/vienna", ".cp-grid")
    page = guest.page
    count = page.locator(".cp-count")
    expect(count).to_have_text("175 of 175")
    expect(page.locator(".cp-card")).to_have_count(175, timeout=PATIENCE)
    page.get_by_role("button", name=re.compile("^Action IV")).click()
    page.get_by_role("button", name=re.compile("^bribes")).click()
    expect(count).to_have_text("10 of 175")
    page.get_by_role("button", name=re.compile("^steps")).click()
    expect(count).to_have_text("20 of 175")
    page.keyboard.press("/")
    page.keyboard.type("flask")
    expect(count).to_have_text("4 of 175")
    page.locator(".cp-card").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    detail = page.get_by_role("complementary", name="About it")
    title = detail.get_by_role("heading")
    expect(title).to_have_text(re.compile(r"^Card \d{3}$"))
    number = (title.text_content() or "")[-3:]
    expect(page).to_have_url(re.compile(rf"/components/vienna/cards/{number}$"))
    expect(detail).to_contain_text("% certainty")
    assert violations(page, ".cp-detail") == []
    detail.get_by_role("link", name=re.compile("^V")).click()
    expect(page.locator(".rb-page tr.on")).to_be_visible(timeout=PATIENCE)


def test_on_a_phone_there_is_a_list_and_then_a_page(visit: Visit) -> None:
    guest = visit(lang="ja", touch=True, size=PHONE)
    guest.opens("/components/valencia/fountains", ".cp-grid")
    page = guest.page
    expect(page.locator(".cp-card")).to_have_count(11)
    page.get_by_role("button", name="絞り込み").click()
    page.get_by_role("button", name=re.compile("^効果なし")).last.click()
    page.get_by_role("button", name="閉じる").click()
    expect(page.locator(".cp-card")).to_have_count(6)
    page.locator(".cp-card").first.click()
    expect(page.locator(".cp-main")).to_be_hidden()
    expect(page.locator(".cp-detail h2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="戻る").click()
    expect(page.locator(".cp-card").first).to_be_visible()
