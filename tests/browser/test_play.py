"""People play in a browser: a newcomer alone, two who share a table, and one without a mouse."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, TARGETS, Guest
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow


def test_a_newcomer_plays_a_whole_game_by_clicking(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.enters("Ada")
    guest.chooses("Players", "3")
    guest.chooses("Version", "introductory")
    for seat in (2, 3):
        page.get_by_label(f"Chair {seat}", exact=True).select_option("medium")
    page.locator(".setup .go").click()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    assert guest.plays(Random(3)) > 20
    ending = page.get_by_role("dialog")
    expect(ending).to_be_visible(timeout=PATIENCE)
    expect(ending).to_contain_text("Seed and digest fit")
    assert ending.locator("tbody tr").count() >= 2
    total = [int(cell) for cell in ending.locator("tfoot td").all_inner_texts()]
    rules = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in ending.locator("tbody tr").all()]
    assert [sum(column) for column in zip(*rules, strict=True)] == total
    assert guest.used["map"] > 0
    assert guest.used["hand"] > 0
    assert guest.used["buttons"] > 0
    # The list is there for what cannot be reached, not for everything.
    assert guest.used["list"] <= guest.used.total() // 4, guest.used


def test_two_people_share_a_table_though_one_line_breaks(visit: Visit) -> None:
    ada, bob = visit(), visit()
    ada.enters("Ada")
    ada.chooses("Players", "2")
    ada.chooses("Version", "advanced")
    ada.chooses("Third man", "yes")
    ada.chooses("Figures", "yes")
    ada.page.get_by_label("Chair 2", exact=True).select_option("open")
    ada.page.locator(".setup .go").click()
    expect(ada.page.locator(".gather")).to_be_visible(timeout=PATIENCE)
    begin = ada.page.locator(".gather .go")
    expect(begin).to_be_disabled(timeout=PATIENCE)

    bob.enters("Bob")
    bob.opens(ada.page.url, ".gather")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(begin).to_be_enabled(timeout=PATIENCE)
    begin.click()
    for guest in (ada, bob):
        expect(guest.page.locator(".app.advanced")).to_be_visible(timeout=PATIENCE)

    rng = Random(5)
    made = {ada: 0, bob: 0}
    broken = False
    for _ in range(100):
        if broken and min(made.values()) >= 10:
            break
        for guest, other in ((ada, bob), (bob, ada)):
            if not guest.is_asked():
                continue
            if guest is ada and made[ada] >= 4 and not broken:
                broken = True
                breaks_off(guest, other)
                made[guest] += 1
            else:
                made[guest] += guest.acts(rng)
    assert broken
    assert min(made.values()) >= 10
    # Now nobody acts; what one still has to hear of comes.
    expect(bob.log()).to_have_count(ada.log().count(), timeout=PATIENCE)
    assert ada.log().count() > 10
    assert ada.log().evaluate_all(UNNAMED) == bob.log().evaluate_all(UNNAMED)


def breaks_off(guest: Guest, other: Guest) -> None:
    """In the middle of a turn, a choice made and not yet taken, the line breaks: nothing is sent, nothing is lost."""
    seq = guest.noted("seq")
    guest.page.locator(", ".join(TARGETS.values())).first.click()
    take = guest.page.get_by_role("button", name="Do it", exact=True)
    expect(take).to_be_enabled(timeout=PATIENCE)
    guest.goes_offline()
    take.click()
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_role("textbox").fill("Where are you?")
    other.page.get_by_role("textbox").press("Enter")
    expect(other.page.locator(".said")).to_contain_text("Where are you?", timeout=PATIENCE)
    assert guest.noted("seq") == seq
    guest.comes_back()
    other.page.locator(".log").get_by_role("tab").first.click()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.locator(".said")).to_contain_text("Where are you?", timeout=PATIENCE)
    guest.page.locator(".log").get_by_role("tab").first.click()
    seq = guest.noted("seq")
    take.click()
    guest.awaits(f':not([data-seq="{seq}"])')


def test_decisions_are_made_by_keyboard_alone(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = guest.page
    page.goto("/")
    expect(page.locator(".setup")).to_be_visible(timeout=PATIENCE)

    def tabs_to(selector: str) -> None:
        for _ in range(150):
            if page.locator(f":is({selector}):focus").count():
                break
            page.keyboard.press("Tab")
        focused = page.locator(f":is({selector}):focus-visible")
        assert focused.count() == 1, f"Tab never reaches {selector}"
        assert focused.evaluate(SEEN), f"nothing shows that {selector} has the focus"

    tabs_to(".setup .go")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    seen: set[str] = set()
    for _ in range(30):
        if {"card", "place"} <= seen:
            break
        assert guest.awaits_turn()
        seq, refused = guest.noted("seq"), guest.noted("refused")
        kinds = {"card": ".hcard.legal", "place": ".bd.legal", "word": ".btns .sign, .btns .word"}
        kind = next(kind for kind, target in kinds.items() if page.locator(target).count())
        tabs_to(kinds[kind])
        page.keyboard.press("Enter")
        expect(page.locator(".btns .primary")).to_be_enabled(timeout=PATIENCE)
        page.keyboard.press("Enter")
        guest.awaits(f':not([data-seq="{seq}"])')
        # A bot may have been quicker; then the same is asked again.
        if guest.noted("refused") == refused:
            seen.add(kind)
    assert {"card", "place"} <= seen


# A name stands only where it differs from the line above or after a rule, and so depends on who looks.
UNNAMED = """(lines) => lines.map((line) => {
  const copy = line.cloneNode(true);
  copy.querySelector("b")?.remove();
  return copy.textContent.trim();
})"""
SEEN = """(found) => {
  const focused = getComputedStyle(found);
  if (focused.outlineStyle !== "none" && parseFloat(focused.outlineWidth) >= 2) return true;
  const frame = found.querySelector(".bd-frame, .mk-ring");
  if (!frame) return false;
  const probe = document.createElement("i");
  probe.style.color = "var(--focus)";
  found.closest(".app").append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return getComputedStyle(frame).stroke === colour;
}"""
"""Whether the focus shows: an outline, or on the map a frame in the colour of the focus."""
