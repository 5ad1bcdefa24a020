"""The rules in the house: searched, linked to, and two steps away from whatever the table says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, plays_at, violations
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow


def test_words_are_found_and_numbers_lead_to_rules(visit: Visit) -> None:
    guest = visit()
    guest.opens("/rules/vienna#V39", ".rb-e.on")
    page = guest.page
    expect(page.locator(".rb-e.on")).to_be_in_viewport()
    expect(page.locator(".rb-e.on .edition")).to_contain_text("one edition says otherwise")
    page.keyboard.press("/")
    page.keyboard.type("agnt")
    page.get_by_role("button", name="Did you mean agent?").click()
    expect(page.locator(".rb-field [role=status]")).to_have_text(re.compile(r"^\d+ found$"))
    assert page.locator(".rb-page mark").count() > 50
    assert page.locator(".rb-list mark").count() > 0
    field = page.get_by_role("searchbox")
    field.press("Enter")
    field.press("Enter")
    expect(page.locator("mark.now")).to_have_count(1)
    expect(page.locator("mark.now")).to_be_in_viewport()
    expect(page.locator(".rb-field [role=status]")).to_have_text(re.compile(r"^2 of \d+$"))
    page.locator("#V38").get_by_role("link", name="C19").click()
    expect(page).to_have_url(re.compile(r"/rules/vienna#C19$"))
    expect(page.locator("#C19.on")).to_be_focused()
    expect(page.locator("#C19 ol > li")).to_have_count(8)
    assert violations(page, "#action-iii-an-agent", contrast=True) == []


def test_the_same_rule_in_another_language_on_a_phone(visit: Visit) -> None:
    guest = visit(lang="ja", touch=True, size=PHONE)
    guest.opens("/rules/valencia#L27", ".rb-e.on")
    expect(guest.page.locator("#L27")).to_contain_text("噴水")
    expect(guest.page.locator("#L27")).to_be_in_viewport()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(guest.page, ".rb-side") == []


def test_what_the_table_says_leads_to_its_rule_and_back(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium", "medium")
    plays_at(person, table, 1, "action-iii")
    guest = visit(person)
    guest.opens(f"/t/{table}", ".prompt.asked")
    page = guest.page
    line = page.locator(".log ol li li p", has=page.locator(".lk")).last
    line.locator(".lk").focus()
    expect(line.locator(".cited a")).to_have_text(re.compile(r"^[VC]\d+$"), timeout=PATIENCE)
    # A house that is not offered: the rules say why, and which of them it is.
    page.locator(".bd:not(.legal)").first.click()
    why = page.locator(".tip:has(.why) .cited a").first
    expect(why).to_have_text(re.compile(r"^(V39|V40)$"))
    expect(page.locator(".prompt .cited")).to_contain_text("Rule")
    page.keyboard.press("Escape")
    page.locator(".sq:not(.empty)").first.focus()
    expect(page.locator(".tip .cited a")).to_have_text(["V42"])
    page.keyboard.press("r")
    expect(page).to_have_url(re.compile(r"/rules/vienna#V42$"))
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".lit-ring")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".lit-line")).to_contain_text("V42")
    page.keyboard.press("Escape")
    expect(page.locator(".lit-ring")).to_have_count(0)
