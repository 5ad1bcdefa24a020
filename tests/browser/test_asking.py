"""A bot is asked what it would do, and every line of the log leads back to its moment; neither is mistaken for now."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, plays_at, violations
from tests.browser.positions import lay
from tests.server.play import Person, Server
from tests.server.tables import add, folded, opened, random_action

from kaffeehaus.locale import Texts
from kaffeehaus.server.entries import Began, Chair, Entry, Origin
from kaffeehaus.server.table import OVER

pytestmark = pytest.mark.slow

BOARD = """() => [...document.querySelectorAll(".board-svg :is([data-action], [data-piece])")].map(
  (one) => one.dataset.action ?? one.dataset.piece)"""
"""What can be chosen on the map, and which pieces stand there."""


def test_a_bots_wish_is_ringed_and_done_by_a_button_and_the_log_leads_back_and_to_now(visit: Visit, server: Server):
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "easy")
    plays_at(person, table, 20, "action-iii")
    guest = visit(person)
    guest.opens(f"/t/{table}", ".prompt.asked")
    page = guest.page
    page.keyboard.press("a")
    panel = page.get_by_role("dialog", name="What would you do?")
    panel.get_by_role("button", name="Brauner medium").click()
    expect(panel.locator(".ask-s")).to_contain_text("Brauner would choose", timeout=PATIENCE)
    lit = page.locator("[data-imagined]")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("aria-pressed", "false")
    assert violations(page) == []
    seq = guest.noted("seq")
    panel.get_by_role("button", name="Do that").click()
    expect(panel).to_have_count(0)
    expect(lit).to_have_count(0)
    guest.confirms(seq)
    guest.awaits(f':not([data-seq="{seq}"])')
    assert "Ada asked Brauner for advice" in guest.log()

    guest.awaits_turn()
    lines = page.locator(".log ol .lk")
    now = page.evaluate(BOARD)
    assert now
    lines.first.click()
    banner = page.get_by_role("region", name="An earlier moment")
    expect(banner).to_contain_text("as you saw it then")
    expect(page.locator(".past .board-svg")).to_have_count(1)
    assert page.locator(".bd.legal, .hcard.legal, .btns .sign").count() == 0
    assert violations(page) == []
    page.locator(".bd").first.click()
    expect(page.locator(".tip .why")).to_contain_text("Nothing can be played")
    page.keyboard.press("Escape")
    expect(banner).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".tip")).to_have_count(0)
    assert page.evaluate(BOARD) == now
    page.keyboard.press("b")
    place = banner.locator("b").first
    expect(place).to_contain_text("step")
    before = place.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(place).not_to_have_text(before)
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(before)
    page.keyboard.press("ArrowRight")
    expect(banner).to_have_count(0)


@pytest.mark.parametrize("lang", ["de"])
def test_the_plain_screen_asks_and_looks_back_too_and_enter_asks_why_not(visit: Visit, server: Server, lang: str):
    texts = Texts(lang)
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "easy")
    plays_at(person, table, 20, "action-iii")
    guest = visit(person, lang=lang)
    guest.opens(f"/t/{table}", ".prompt.asked")
    page = guest.page
    idle = page.locator(".bd.idle").first
    idle.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tip .why")).to_be_visible()
    guest.opens(f"/t/{table}?plain", ".pl-ask")
    page.get_by_role("button", name=texts.text("page-ask-short")).click()
    page.locator(".asking").get_by_role("button", name="Melange").click()
    expect(page.locator(".ask-s")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".pl-c[data-imagined]")).to_have_count(1)
    page.locator(".pl-log li .lk").first.click()
    expect(page.locator(".pl-past")).to_be_visible()
    expect(page.locator(".pl-ask")).to_have_count(0)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".pl-ask")).to_be_visible()


@pytest.mark.parametrize("origin", [None, Origin("deal", "any")], ids=["own", "deal"])
def test_a_table_offers_only_what_the_house_does_there(
    visit: Visit, server: Server, database: str, origin: Origin | None
) -> None:
    ada, rng = Person(server, "Ada"), Random(3)
    first = replace(
        opened("vienna", 2, seat0=Chair(ada.id, "Ada"), seat1=Chair(name="Resi", bot="easy")), origin=origin
    )
    log: list[Entry] = [first, Began()]
    table = folded(log)
    while len(table.moves) < 20 or table.to_act != [0]:
        add(table, log, random_action(table, rng))
    guest = visit(ada)
    lay(database, f"going-{origin is None}", iter(log))
    guest.opens(f"/t/going-{origin is None}", ".prompt")
    guest.page.keyboard.press("b")
    banner = guest.page.get_by_role("region", name="An earlier moment")
    expect(banner).to_be_visible()
    expect(banner.get_by_role("button", name="Go on from here")).to_have_count(int(origin is None))
    while table.phase != OVER:
        add(table, log, random_action(table, rng))
    lay(database, f"over-{origin is None}", iter(log))
    guest.opens(f"/t/over-{origin is None}", ".ending")
    ending = guest.page.locator(".ending")
    expect(ending.get_by_role("button", name="Share this deal")).to_have_count(int(origin is None))
    expect(ending.get_by_role("link", name="The others with this deal")).to_have_count(int(origin is not None))
