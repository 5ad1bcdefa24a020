"""Clocks at the table: they run before one's eyes, warn where little is left, and players agree on an end."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.fitting import TROUBLES
from tests.browser.guests import DESKTOP, PATIENCE, PHONE
from tests.browser.positions import FULLEST, lay
from tests.server.play import Person, Server

from kaffeehaus import GAMES
from kaffeehaus.locale import languages
from kaffeehaus.server.entries import Began, Chair, Clock, Opened

pytestmark = pytest.mark.slow

IDS = count()
CUT = """() => [...document.querySelectorAll(".clk b, .agreement .btn, .time-sheet .btn")]
  .filter((part) => part.offsetWidth && (part.scrollWidth > part.clientWidth + 1
    || part.getBoundingClientRect().right > innerWidth))
  .map((part) => part.textContent)"""
"""What of clocks and agreements has no room."""
LOW, NARROW = (1366, 625), (1280, 720)
FITTING = {"least": 11, "besides": ".log"}
RICH = """(card) => {
  const told = structuredClone(window.laid);
  const own = told.now.views[0].desks[0];
  for (const kind of Object.keys(own.bribes)) own.bribes[kind] = 12;
  [own.score, own.coins, own.hand, own.assigned] = [104, 17, [card + 1, card + 2], [card]];
  window.lines.at(-1).dispatchEvent(new MessageEvent("message", { data: JSON.stringify(told) }));
}"""
"""Told as if the own desk held as much as late in a game, with this card on the first space."""
LONG = 66
"""A card whose ability takes most room."""


def dealt(
    database: str, game: str, clock: Clock, pace: str, *people: Person, options: dict[str, Any] | None = None
) -> str:
    """A table with a clock at which these have just begun."""
    rules = GAMES[game]
    seats = tuple(Chair(person.id, person.name) for person in people)
    full = rules.options(options or {}).to_json()
    opened = Opened(
        game, rules.rules, rules.content, len(seats), full, False, pace, "11" * 32, people[0].id, seats, clock=clock
    )
    return lay(database, f"clocked-{next(IDS)}", iter((opened, Began())))


def test_a_clock_runs_before_ones_eyes_and_an_end_is_agreed_on(visit: Visit, server: Server, database: str) -> None:
    ada, clara = Person(server, "Ada"), Person(server, "Clara")
    table = dealt(database, "vienna", Clock(bank=63, increment=5), "live", ada, clara)
    one, two = visit(ada), visit(clara)
    one.opens(f"/t/{table}", ".desk .clk")
    clock = one.page.locator(".desk .clk")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before, timeout=PATIENCE)
    # The last minute is red and bold at every player.
    expect(one.page.locator(".clk.low")).to_have_count(2, timeout=PATIENCE)
    two.opens(f"/t/{table}", ".prompt")
    two.page.locator("[popovertarget=settings]:visible").first.click()
    # A pause stands on both tables until somebody ends it there.
    two.page.get_by_role("button", name="Propose a pause").click()
    one.page.get_by_role("button", name="Agree", exact=True).click()
    for guest in (one, two):
        expect(guest.page.locator(".agreement")).to_contain_text(
            "The clocks stand, as Clara proposed", timeout=PATIENCE
        )
    one.page.locator(".agreement").get_by_role("button", name="Let the clocks go on").click()
    for guest in (one, two):
        expect(guest.page.locator(".agreement")).to_have_count(0, timeout=PATIENCE)
    two.page.get_by_role("button", name="Propose to end the game").click()
    expect(one.page.locator(".agreement")).to_contain_text("Clara proposes", timeout=PATIENCE)
    one.page.get_by_role("button", name="Agree", exact=True).click()
    for guest in (one, two):
        expect(guest.page.locator(".ending")).to_contain_text("agreed to end", timeout=PATIENCE)


@pytest.mark.parametrize("lang", languages())
def test_clocks_over_days_and_what_may_be_agreed_on_have_room(
    visit: Visit, server: Server, database: str, lang: str
) -> None:
    ada, clara, emil = (Person(server, name) for name in ("Ada", "Maximiliane", "Emil"))
    table = dealt(database, "valencia", Clock(turn=172_800, holidays=20), "days", ada, clara, emil)
    guest = visit(ada, lang=lang)
    guest.opens(f"/t/{table}", ".desk .clk")
    for width, height in (DESKTOP, PHONE):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.locator("[popovertarget=settings]:visible").first.click()
        expect(guest.page.locator(".time-sheet")).to_be_visible(timeout=PATIENCE)
        assert guest.page.evaluate(CUT) == [], (width, height)
        guest.page.keyboard.press("Escape")
    # While no card has been shown, the rows of those nobody has seen are at their longest.
    guest.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert guest.page.evaluate(TROUBLES, FITTING) == []
    expect(guest.page.locator("body")).not_to_contain_text("clock-")


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_beside_a_clock_a_full_desk_has_room_on_small_laptops(
    visit: Visit, server: Server, database: str, lang: str
) -> None:
    people = [Person(server, name) for name in ("Maximiliane", "Ada", "Emil")]
    clock = Clock(turn=604_800, holidays=20)
    guest = visit(people[0], lang=lang)
    guest.opens(f"/t/{dealt(database, 'vienna', clock, 'days', *people, options=FULLEST['vienna'])}", ".desk .clk")
    cut = []
    for width, height in (LOW, NARROW):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(RICH, LONG)
        expect(guest.page.locator(".spaces .done")).to_have_count(1, timeout=PATIENCE)
        found = guest.page.evaluate(TROUBLES, FITTING)
        # A name of one long word may be torn where there is no room for it.
        cut += [f"{width} {line}" for line in found if not line.startswith("torn")]
    assert "\n".join(cut) == ""
