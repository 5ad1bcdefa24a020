"""People play in a browser: a newcomer, and one without a mouse."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow


def test_a_newcomer_plays_a_whole_game_by_clicking(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.enters("Ada")
    guest.sets_up()
    guest.chooses("Players", "2")
    guest.chooses("Version", "introductory")
    page.get_by_label("Chair 2", exact=True).select_option("medium")
    page.locator(".setup .go").click()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    assert guest.plays(Random(3)) > 20
    assert len(guest.reads_points()) >= 3
    assert guest.used["map"] > 0
    assert guest.used["hand"] > 0
    assert guest.used["buttons"] > 0
    # The list is there for what cannot be reached, not for everything.
    assert guest.used["list"] <= guest.used.total() // 4, guest.used


def test_V24_a_host_chooses_who_begins(visit: Visit, server: Server) -> None:
    guest = visit()
    page = guest.page
    guest.enters("Ada")
    guest.sets_up()
    guest.chooses("Players", "3")
    for seat in (2, 3):
        page.get_by_label(f"Chair {seat}", exact=True).select_option("medium")
    guest.chooses("First player", "Brauner (Blue)")
    chosen = page.get_by_role("radiogroup", name="First player").locator("[aria-checked=true]")
    guest.chooses("Players", "2")
    expect(chosen).to_have_text("random")
    guest.chooses("Players", "3")
    expect(chosen).to_have_text("Brauner (Blue)")
    page.locator(".setup .go").click()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    seats = server.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    third = page.get_by_role("article", name=seats[2]["name"], exact=True)
    expect(third.get_by_role("img", name="first player")).to_be_visible(timeout=PATIENCE)


def test_decisions_are_made_by_keyboard_alone(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = guest.page
    page.goto("/")
    expect(page.locator(".games")).to_be_visible(timeout=PATIENCE)

    def tabs_to(selector: str) -> None:
        for _ in range(150):
            if page.locator(f":is({selector}):focus").count():
                break
            page.keyboard.press("Tab")
        focused = page.locator(f":is({selector}):focus-visible")
        assert focused.count() == 1, f"Tab never reaches {selector}"
        assert focused.evaluate(SEEN), f"nothing shows that {selector} has the focus"

    tabs_to("[href^='/new/']")
    page.keyboard.press("Enter")
    expect(page.locator(".setup")).to_be_visible(timeout=PATIENCE)
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
        # What ends the turn asks first, and the answer has the focus.
        page.locator(f':is(.btns .end:focus, html:not([data-seq="{seq}"]))').first.wait_for(state="attached")
        if guest.noted("seq") == seq:
            page.keyboard.press("Enter")
        guest.awaits(f':not([data-seq="{seq}"])')
        # A bot may have been quicker; then the same is asked again.
        if guest.noted("refused") == refused:
            seen.add(kind)
    assert {"card", "place"} <= seen


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
