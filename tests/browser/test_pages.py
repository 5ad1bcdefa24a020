"""What every page owes its readers: their language, room on their screen, and access for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PHONE, Guest, plays_at, violations
from tests.server.play import Person, Server

from kaffeehaus.locale import languages, resources

pytestmark = pytest.mark.slow

ADVANCED = {"version": "advanced", "third_man": True, "figures": True}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
PAGES = {
    "welcome": "#name",
    "front": ".games",
    "opening": ".setup",
    "gathering": ".gather",
    "hand": ".hand",
    "map": ".prompt.asked",
    "ending": ".ending",
}
"""Every page, and what shows that it is there."""
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!["SCRIPT", "STYLE"].includes(node.parentNode.tagName)) found.push(node.data.trim());
    } else {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(node.getAttribute(name) ?? "");
    }
  }
  return found.filter(Boolean);
}"""
"""Everything on a page that is read or heard."""
SMALL = """() => [...document.querySelectorAll("a, button, input, select, textarea, [role=button], [role=switch]")]
  .filter((found) => found.getClientRects().length && !found.closest(".aside-voice"))
  .map((found) => [found, (found.closest("label") ?? found).getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 24 || height < 24)
  .map(([found, { width, height }]) => `${found.textContent.trim()} ${Math.round(width)}x${Math.round(height)}`)"""
"""Everything to be touched that is smaller than 24 pixels."""


@dataclass(frozen=True)
class House:
    """Somebody at a table in the making, at two in play (choosing cards, choosing a place) and at one that is over."""

    person: Person
    gathering: str
    hand: str
    map: str
    ending: str

    def shows(self, visit: Visit, page: str, **settings: object) -> Guest:
        """Somebody who looks at a page."""
        guest = visit(None if page == "welcome" else self.person, **settings)
        guest.opens(self.path(page), PAGES[page])
        return guest

    def path(self, page: str) -> str:
        """Where a page is."""
        rooms = {"welcome": "/", "front": "/", "opening": "/new/valencia"}
        return rooms.get(page) or f"/t/{getattr(self, page)}"


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    """All the tables, played without a browser as far as they must be."""
    person = Person(server, "Ada")
    gathering = person.opens("vienna", "you", "open", "medium", options=ADVANCED)
    hand = person.opens("vienna", "you", "medium", "medium", "medium", options=ADVANCED)
    plays_at(person, hand, 60, "assign")
    place = person.opens("vienna", "you", "medium", "medium", options=ADVANCED)
    plays_at(person, place, 60, "action-iii")
    ending = person.opens("vienna", "you", "random", "random")
    plays_at(person, ending)
    return House(person, gathering, hand, place, ending)


Looks = Callable[[str, str], Guest]


@pytest.fixture(scope="module")
def looks(browser: Browser, server: Server, house: House) -> Iterator[Looks]:
    """Somebody who looks at a page, at a size, and changes nothing there: it is loaded once for all such tests."""
    guests: dict[tuple[str, str], Guest] = {}

    def at(page: str, size: str) -> Guest:
        if (page, size) not in guests:
            settings = {"size": SIZES[size], "touch": size == "phone", "dark": True}
            guests[page, size] = house.shows(partial(Guest, browser, server.address), page, **settings)
        return guests[page, size]

    try:
        yield at
        assert [trouble for guest in guests.values() for trouble in guest.troubles] == []
    finally:
        for guest in guests.values():
            guest.context.close()


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_found_in_every_language(visit: Visit, house: House, lang: str) -> None:
    ids = {found for text in resources("en", "vienna").values() for found in re.findall(r"(?m)^([a-z][\w-]*) *=", text)}
    assert "page-welcome" in ids
    newcomer, guest = visit(lang=lang), visit(house.person, lang=lang)
    for page in PAGES:
        seen = newcomer if page == "welcome" else guest
        seen.opens(house.path(page), PAGES[page])
        assert seen.page.locator("html").get_attribute("lang") == lang
        texts: list[str] = seen.page.evaluate(TEXTS)
        assert len(texts) > 5
        assert [text for text in texts if "{$" in text or "{ $" in text or unresolved(text, ids)] == [], page


def unresolved(text: str, ids: set[str]) -> bool:
    """Whether a text is the id of a message, or has one in it, instead of the message."""
    if re.fullmatch(r"[a-z]+-[a-z-]+", text) and text.split("-")[0] in {known.split("-")[0] for known in ids}:
        return True
    return any("-" in word and word in ids for word in re.findall(r"[\w-]+", text))


def test_an_unknown_text_would_be_noticed() -> None:
    ids = {"page-house"}
    assert unresolved("page-nowhere", ids)
    assert unresolved("Round 3 page-house", ids)
    assert not unresolved("pot-de-vin", ids)
    assert not unresolved("Sit down, well-meaning guest", ids)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", ["front", "hand", "map", "ending"])
def test_pages_fit_on_the_screen(looks: Looks, page: str, size: str) -> None:
    guest = looks(page, size)
    wide, high, inner_wide, inner_high = guest.page.evaluate(
        "(({ scrollWidth: w, scrollHeight: h }) => [w, h, innerWidth, innerHeight])(document.documentElement)"
    )
    assert (inner_wide, inner_high) == SIZES[size]
    assert wide <= inner_wide
    if page != "front":
        assert high <= inner_high


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_serious(looks: Looks, page: str, size: str) -> None:
    assert serious_in_both_lights(looks(page, size)) == []


def serious_in_both_lights(guest: Guest) -> list[str]:
    """What axe finds in the dark and in the light, without loading the page for each: only colours differ."""
    found = []
    for light in ("dark", "light"):
        guest.page.emulate_media(color_scheme=light)
        expect(guest.page.locator("html")).to_have_attribute("data-theme", light)
        found += [f"{light}: {line}" for line in violations(guest.page, contrast=light == "light")]
    return found


@pytest.mark.parametrize("page", PAGES)
def test_a_finger_hits_everything(looks: Looks, page: str) -> None:
    assert looks(page, "phone").page.evaluate(SMALL) == []


def test_a_finger_hits_everything_when_four_scores_have_three_digits(visit: Visit, house: House) -> None:
    guest = house.shows(visit, "hand", size=PHONE, touch=True)
    guest.page.evaluate("document.querySelectorAll('.ph-p b').forEach((score) => (score.textContent = '208'))")
    assert guest.page.evaluate(SMALL) == []
    assert guest.page.evaluate("document.querySelector('.phone-top').scrollWidth") <= PHONE[0]


def test_a_target_that_is_too_small_would_be_noticed(visit: Visit) -> None:
    guest = visit()
    guest.page.set_content("<button style='all:unset;width:20px;height:30px'>a</button>")
    assert guest.page.evaluate(SMALL) == ["a 20x30"]


def test_axe_finds_nothing_serious_in_what_opens(visit: Visit, house: House) -> None:
    guest = house.shows(visit, "map")
    page = guest.page
    page.keyboard.press("l")
    expect(page.locator(".choices .line").first).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Recap").click()
    expect(page.locator(".review")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    for tab in ("Chat", "Notes"):
        page.get_by_role("tab", name=tab).click()
        assert violations(page) == []


@pytest.mark.parametrize(
    ("broken", "rule"),
    [
        ("<button></button>", "button-name"),
        ("<p style='color:#999;background:#aaa'>hardly to be read</p>", "color-contrast"),
        ("<input>", "label"),
    ],
)
def test_axe_finds_what_is_broken(visit: Visit, broken: str, rule: str) -> None:
    guest = visit()
    guest.page.set_content(f"<!doctype html><html lang=en><title>t</title><main><h1>t</h1>{broken}</main></html>")
    found = violations(guest.page)
    assert [line.split()[0] for line in found] == [rule]
