"""Pieces glide and points rise where they were earned (93), and nothing does for those who want it still."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, Guest, plays_at
from tests.browser.lines import Line
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow

# Notes every animation that is begun by the page's code, and what it moves.
WATCH = """
window.flown = [];
const plain = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const properties = [...new Set(frames.flatMap((frame) => Object.keys(frame)))];
  const found = plain.call(this, frames, timing);
  const running = document.getAnimations().includes(found);
  const what = this.dataset.piece ?? this.getAttribute("class");
  window.flown.push({ what, properties, running, end: timing.delay + timing.duration });
  return found;
};
// Frames are gone after a moment, so what was ever framed is kept.
window.framed = 0;
window.carried = [];
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  window.framed += added.filter((node) => node.classList?.contains("changed")).length;
  window.carried.push(...added.filter((node) => node.parentElement?.matches(".carried")).map((node) => node.className));
}).observe(document, { childList: true, subtree: true });
"""


@pytest.fixture
def table(server: Server) -> tuple[Person, str]:
    """A game in its first round in which an agent may be placed."""
    person = Person(server, "Ada")
    found = person.opens("vienna", "you", "random")
    plays_at(person, found, 1, "action-iii")
    return person, found


def places_an_agent(guest: Guest, table: str) -> None:
    """Opens the table, and brings an agent from the supply to the first house that may be entered."""
    guest.begins_with(WATCH)
    guest.opens(f"/t/{table}", ".prompt.asked")
    mine = guest.page.locator(".pieces .ag.mine")
    before, seq = mine.count(), guest.noted("seq")
    guest.page.locator(".bd.legal .bd-name").first.dispatch_event("click")
    guest.confirms(seq)
    # Which agent goes may be asked next.
    supply = guest.page.locator(".btns .word").filter(has_text="supply")
    expect(supply.or_(mine.nth(before)).first).to_be_visible(timeout=PATIENCE)
    if supply.count():
        seq = guest.noted("seq")
        supply.click()
        guest.confirms(seq)
    expect(mine).to_have_count(before + 1, timeout=PATIENCE)


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_93_an_agent_glides_to_its_house(visit: Visit, table: tuple[Person, str], size: tuple[int, int] | None) -> None:
    person, found = table
    guest = visit(person, motion=True, **({"size": size} if size else {}))
    places_an_agent(guest, found)
    flown = guest.page.evaluate("window.flown")
    assert any(flight["what"].startswith("agent:0:") for flight in flown)
    assert any(flight["what"].startswith("flying") for flight in flown)
    assert all(flight["running"] for flight in flown)
    # Only what the compositor moves by itself, and all of it in two seconds.
    assert {name for flight in flown for name in flight["properties"]} <= {"transform", "opacity", "offset"}
    assert max(flight["end"] for flight in flown) <= 2000
    # Afterwards nothing is left of it, and before that nothing of it takes a click.
    assert guest.page.locator(".motion").evaluate("(layer) => getComputedStyle(layer).pointerEvents") == "none"
    expect(guest.page.locator(".motion > *")).to_have_count(0, timeout=PATIENCE)


def test_93_with_reduced_motion_nothing_moves_and_what_changed_is_framed(
    visit: Visit, table: tuple[Person, str]
) -> None:
    person, found = table
    guest = visit(person)
    places_an_agent(guest, found)
    guest.page.wait_for_function("window.framed > 0", timeout=PATIENCE)
    assert guest.page.evaluate("window.flown") == []
    assert guest.page.evaluate("document.getAnimations().length") == 0
    expect(guest.page.locator(".changed")).to_have_count(0, timeout=PATIENCE)


def test_93_motion_is_switched_off_on_the_page(visit: Visit, table: tuple[Person, str]) -> None:
    person, found = table
    guest = visit(person, motion=True)
    guest.opens(f"/t/{found}", ".prompt.asked")
    guest.page.get_by_role("button", name="Settings", exact=True).click()
    switch = guest.page.get_by_role("switch", name="Animations", exact=True)
    expect(switch).to_be_checked()
    switch.uncheck()
    places_an_agent(guest, found)
    assert guest.page.evaluate("window.flown") == []
    assert guest.page.evaluate("document.getAnimations().length") == 0


def test_93_what_was_missed_is_not_played_back(visit: Visit, table: tuple[Person, str]) -> None:
    person, found = table
    guest = visit(person, motion=True)
    guest.begins_with(WATCH)
    guest.opens(f"/t/{found}", ".prompt.asked")
    guest.goes_offline()
    plays_at(person, found, 60, "action-iii")
    guest.comes_back()
    expect(guest.page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    assert guest.page.evaluate("window.flown") == []


def test_a_card_that_flies_is_no_longer_lit(visit: Visit, server: Server) -> None:
    line = Line(1)
    guest = visit(Person(server, "Ada"), motion=True)
    guest.begins_with(WATCH)
    line.serve(guest)
    guest.page.locator(".hcard.legal").first.click()
    expect(guest.page.locator(".hand .hcard.legal")).to_have_count(2, timeout=PATIENCE)
    (flown,) = guest.page.evaluate("window.carried")
    assert "legal" not in flown.split()
