"""A few turns in each language: everything in its words, nothing left in English, nothing cut off."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, Guest, plays_at
from tests.browser.test_pages import TEXTS, unresolved
from tests.server.play import Person, Server

from kaffeehaus.locale import languages, resources

pytestmark = pytest.mark.slow

CUT_OFF = """() => [...document.querySelectorAll("button, [role=tab], h1, h2, h3, .opt span, .state")]
  .filter((found) => found.getClientRects().length && !found.closest("svg, .aside-voice"))
  .filter((found) => found.scrollWidth > found.clientWidth + 1 && getComputedStyle(found).display !== "inline")
  .map((found) => `${found.className}: ${found.textContent.trim()}`)"""
"""Labels that do not fit where they stand."""


def plain(lang: str) -> dict[str, str]:
    """The messages of a language that are always the same words."""
    text = "\n".join(resources(lang, "vienna").values())
    return dict(re.findall(r"(?m)^([a-z][\w-]*) = ([^{}\n]{4,})$", text))


def leftovers(texts: list[str], lang: str) -> list[str]:
    """What stands there in English although the language has words of its own for it."""
    english, own = plain("en"), plain(lang)
    foreign = {words for key, words in english.items() if own.get(key, words) != words} - set(own.values())
    return sorted(foreign & set(texts))


def looks(guest: Guest, lang: str) -> None:
    """Everything on the page is in the language, and whole."""
    page: Page = guest.page
    expect(page.locator("html")).to_have_attribute("lang", lang)
    ids = {found for text in resources("en", "vienna").values() for found in re.findall(r"(?m)^([a-z][\w-]*) *=", text)}
    texts: list[str] = page.evaluate(TEXTS)
    assert len(texts) > 10
    assert [text for text in texts if "{$" in text or "{ $" in text or unresolved(text, ids)] == []
    if lang != "en":
        assert leftovers(texts, lang) == []
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("lang", languages())
def test_a_few_turns_in_every_language(visit: Visit, lang: str) -> None:
    guest = visit(lang=lang)
    page = guest.page
    guest.opens("/", "#name")
    looks(guest, lang)
    page.locator("#name").fill("Zoé 猫")
    page.locator("button[value=enter]").click()
    expect(page.locator(".games")).to_be_visible(timeout=PATIENCE)
    looks(guest, lang)
    guest.sets_up()
    page.locator(".setup [role=radiogroup]").nth(2).get_by_role("radio").last.click()
    looks(guest, lang)
    page.locator(".setup .go").click()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    rng = Random(2)
    for _ in range(3):
        assert guest.plays(rng, 3) == 3
        guest.awaits_turn()
        looks(guest, lang)
    if lang == "ja":
        # What is asked breaks between phrases, and nothing breaks before a small kana.
        asked = page.locator(".pr-t > b").evaluate("(found) => getComputedStyle(found).wordBreak")
        assert asked == "auto-phrase"
        assert page.locator(".desk").evaluate("(found) => getComputedStyle(found).lineBreak") == "strict"


def test_what_is_left_in_english_would_be_noticed() -> None:
    assert leftovers(["Show my things", "Brauner"], "de") == ["Show my things"]


def test_long_german_words_break_where_they_may(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium")
    plays_at(person, table, 1, "assign")
    guest = visit(person, lang="de")
    guest.opens(f"/t/{table}", ".prompt.asked")
    words = guest.page.evaluate("document.body.textContent.match(/Bestechungs\\u00ad?mittel/g)")
    assert words
    assert {word.replace("\u00ad", "-") for word in words} == {"Bestechungs-mittel"}
