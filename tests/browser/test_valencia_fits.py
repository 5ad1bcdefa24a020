"""VALENCIA's screen: nothing is cut, too small or covered, whatever is asked, in any language, on any screen."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.fitting import AT_EACH, TROUBLES
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, Guest
from tests.browser.positions import NAMES, lay, log, message, moments
from tests.browser.test_fits import LAPTOPS, RECENT, resized, shown, sizes_for
from tests.server.play import Person, Server

from kaffeehaus.locale import languages

pytestmark = pytest.mark.slow

GAME = "valencia"
TABLET = (1024, 768)
"""On its side, looked at in one language: its columns are narrow in all of them."""
MOST = 5
FOUR = 4
FULLEST = ("bid", "settle", "plan")
"""The questions that take most room."""
CARDS, STACKS, MISSIONS = 10, 5, 3
"""So much lies behind the screen of whoever plans: all of it is in sight on a usual laptop."""
TOLD = "(told) => window.lines.at(-1).dispatchEvent(new MessageEvent('message', { data: told }))"
"""As if the house had said it."""
DRAFT = """(drafts) => {
  localStorage["kaffeehaus.plans"] = JSON.stringify(drafts);
  dispatchEvent(new StorageEvent("storage", { key: "kaffeehaus.plans" }));
}"""
"""What the page keeps of stacks that are being arranged, as another tab would."""
WHOLE = ".iscreen, .end-t"
"""What lies in sight as a whole on a usual laptop."""


@pytest.fixture(scope="session")
def house(server: Server, database: str) -> Person:
    """Björn, with a table at which he is asked something, and one where the game is over."""
    person, found = Person(server, NAMES[0]), moments(GAME, MOST)
    lay(database, "settling", log(found["settle"], person.id, GAME, MOST))
    lay(database, "settled", log(found["over"], person.id, GAME, MOST))
    return person


def arranges(guest: Guest, told: dict[str, Any]) -> None:
    """Has the cards in stacks, as if they had been laid there one by one."""
    view = told["now"]["views"]["0"]
    desk = view["desks"][0]
    hand = desk["hand"]
    assert len(hand) >= CARDS
    assert len(desk["own_missions"]) >= MISSIONS
    draft = {"loose": [], "stacks": [hand[k::STACKS] for k in range(STACKS)], "lit": 0}
    guest.page.evaluate(DRAFT, {f"settling.0.{view['round']}": draft})


@pytest.mark.parametrize("touch", [False, True], ids=["laptops", "phone and tablet"])
@pytest.mark.parametrize("lang", languages())
def test_nothing_is_cut_at_any_question(visit: Visit, house: Person, lang: str, touch: bool) -> None:
    sizes = sizes_for(lang, True) if touch else (*LAPTOPS, DESKTOP, *([TABLET] if lang == "en" else []))
    guest = visit(house, lang=lang, size=sizes[0], touch=touch)
    guest.opens("/t/settling", ".prompt.asked")
    guest.stops_painting()
    found = moments(GAME, MOST)
    tables = [(step, message(moment, "settling", GAME, MOST)) for step, moment in found.items() if step != "over"]
    arranges(guest, dict(tables)["plan"])
    for n in (4, 2):
        fewer = moments(GAME, n)
        tables += [(f"{n} players {step}", message(fewer[step], "settling", GAME, n)) for step in FULLEST]
    for _, told in tables:
        told["log"] = told["log"][-RECENT:]
    guest.page.evaluate("(tables) => (window.tables = tables)", [(step, json.dumps(told)) for step, told in tables])
    how: dict[str, Any] = {"least": 12 if touch else 11}
    cut = []
    for number, size in enumerate(sizes):
        # There the log is folded to its head, and rises over the rest when somebody goes there.
        how["besides"] = ".log" if size == (1280, 720) else ""
        how["only"] = shown(number, lang, touch, [step for step, _ in tables], FULLEST)
        how["whole"] = WHOLE if size == DESKTOP else ""
        cut += [f"{size} {line}" for line in resized(guest, size).page.evaluate(AT_EACH, how)]
    assert "\n".join(cut) == ""
    # Its foot lies above what can be scrolled behind it.
    guest.opens("/t/settled", ".ending")
    guest.stops_painting()
    how["besides"] = ".end-f"
    for size in sizes:
        how["whole"] = WHOLE if size == DESKTOP else ""
        cut += [f"{size} {line}" for line in resized(guest, size).page.evaluate(TROUBLES, how)]
    # All have won: nothing could be told that is longer.
    told = message(found["over"], "settled", GAME, MOST)
    told["now"]["views"]["0"]["outcome"]["winners"] = [*range(MOST)]
    guest.page.evaluate(TOLD, json.dumps(told))
    cut += [f"shared: {line}" for line in guest.page.evaluate(TROUBLES, how)]
    assert "\n".join(cut) == ""


@pytest.mark.parametrize("touch", [False, True], ids=["laptops", "phone and tablet"])
@pytest.mark.parametrize("lang", languages())
def test_nothing_is_cut_in_a_replay(visit: Visit, house: Person, lang: str, touch: bool) -> None:
    sizes = sizes_for(lang, touch)
    guest = visit(house, lang=lang, size=sizes[0], touch=touch)
    step = len(moments(GAME, MOST)["over"][1]) * 2 // 3
    how = {"least": 12 if touch else 11, "besides": ".log" if not touch else ""}
    guest.opens(f"/t/settled/{step}", ".replaying")
    # Whoever looks on has the desks of all in one column.
    found = [f"{sizes[0]} watching {line}" for line in guest.page.evaluate(TROUBLES, how)]
    guest.page.locator(".eyes select").select_option("0")
    guest.page.locator(".replaying .desk").wait_for(state="attached", timeout=PATIENCE)
    guest.stops_painting()
    for size in sizes:
        found += [f"{size} {line}" for line in resized(guest, size).page.evaluate(TROUBLES, how)]
    assert "\n".join(found) == ""


def test_five_at_a_usual_laptop_have_the_councils_title_and_several_lines_of_the_log(
    visit: Visit, house: Person
) -> None:
    guest = visit(house, lang="de")
    guest.opens("/t/settling", ".prompt.asked")
    expect(guest.page.locator(".council h2")).to_be_visible()
    lines = guest.page.locator(".log ol").evaluate(
        "(log) => log.clientHeight / parseFloat(getComputedStyle(log).lineHeight)"
    )
    assert lines >= 4
    # With the bars of a browser the log is one line, and the council still says what it is.
    expect(resized(guest, (1366, 625)).page.locator(".council h2")).to_be_visible()
    # On a tablet on its side the columns leave the city most of the width that they can.
    board = resized(guest, (1024, 768)).page.locator(".board-svg").bounding_box()
    assert board is not None
    assert board["width"] >= 380


def test_many_stacks_say_what_they_could_beat_and_a_seat_on_the_council_is_told_in_the_rail(
    visit: Visit, house: Person
) -> None:
    guest = visit(house)
    guest.opens("/t/settling", ".prompt.asked")
    found = moments(GAME, MOST)

    for step in ("plan", "support"):
        told = message(found[step], "settling", GAME, MOST)
        guest.page.evaluate(TOLD, json.dumps(told))
        if step == "plan":
            arranges(guest, told)
            brief = guest.page.locator(".izone .ibrief").first
            expect(brief).to_be_visible()
            expect(brief).to_have_text(re.compile(r"^[A-G–]+$|^\d: "))
    guest.page.locator("button.office.legal").first.hover()
    chosen = guest.page.locator(".rail > .pv .pv-c")
    expect(chosen).to_have_text(re.compile(", beside (" + "|".join(NAMES[1:MOST]) + ")$"))
    expect(guest.page.locator(".tip")).to_have_count(0)


def test_what_scored_at_the_end_is_shown_in_the_city_by_mouse_and_by_keys(visit: Visit, house: Person) -> None:
    page = visit(house).opens("/t/settled", ".ending").page
    lit = page.locator(".board .flash")
    expect(lit).to_have_count(0)
    own = page.locator('[data-counts=".members"]')
    own.focus()
    expect(lit.locator("[data-piece^='member:0:']")).to_have_count(1)
    own.press("Enter")
    expect(own).to_have_attribute("aria-pressed", "true")
    # Somebody else's figure shows theirs as long as it is pointed at, and what is held comes back.
    page.locator('td[data-counts="1.members"]').hover()
    expect(lit.locator("[data-piece^='member:1:']")).to_have_count(3)
    page.locator(".verdict").hover()
    expect(lit.locator("[data-piece^='member:0:']")).to_have_count(1)
    page.locator("thead button").nth(1).click()
    own.press("Enter")
    expect(lit).to_have_count(0)


def test_a_small_city_is_looked_at_in_parts_by_finger(visit: Visit, house: Person) -> None:
    found = moments(GAME, FOUR)["plan"]
    guest = visit(house, size=PHONE, touch=True)
    guest.opens("/t/settling", ".prompt.asked")
    told = message(found, "settling", GAME, FOUR)
    told["log"] = told["log"][-RECENT:]
    guest.page.evaluate(TOLD, json.dumps(told))
    city, closer = guest.page.locator(".board-svg"), guest.page.locator(".closer")
    expect(closer).to_have_attribute("aria-pressed", "false")
    whole = city.bounding_box()
    closer.tap()
    expect(closer).to_have_attribute("aria-pressed", "true")
    close = city.bounding_box()
    assert whole is not None
    assert close is not None
    assert close["height"] > 1.5 * whole["height"]
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert guest.page.locator(".board").evaluate("(board) => board.scrollLeft * board.scrollTop") > 0
    closer.tap()
    expect(closer).to_have_attribute("aria-pressed", "false")
    assert city.bounding_box() == whole


@pytest.mark.parametrize("players", [3, MOST])
def test_for_whoever_watches_nothing_is_cut_and_the_log_has_the_place_of_a_screen(
    visit: Visit, house: Person, database: str, players: int
) -> None:
    table = lay(database, f"watched-{players}", log(moments(GAME, players)["bid"], house.id, GAME, players))
    guest = visit(lang="de")
    guest.opens(f"/t/{table}", ".app.watching")
    guest.stops_painting()
    found = []
    for size in ((1366, 625), (1024, 768), DESKTOP):
        page = resized(guest, size).page
        found += [f"{size} {line}" for line in page.evaluate(TROUBLES, {"least": 11, "besides": ""})]
        lines = page.locator(".log ol").evaluate("(log) => log.clientHeight")
        assert lines > 100, size
    assert "\n".join(found) == ""
