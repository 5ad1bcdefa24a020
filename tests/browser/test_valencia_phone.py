"""VALENCIA for those who come with a phone, with keys only, or who hear the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.fitting import RAW
from tests.browser.guests import PATIENCE, PHONE
from tests.browser.test_valencia import begins, sits
from tests.browser.test_valencia_keys import Keys
from tests.browser.valencian import GAME
from tests.server.play import Person, Server

from kaffeehaus.locale import languages

pytestmark = pytest.mark.slow

NAMES = "() => [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join('\\n')"
"""What everything on the page is called."""


def test_a_tap_that_arranges_asks_nothing_and_a_bid_is_looked_at_and_done(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "random", "random")
    guest = visit(person, size=PHONE, touch=True)
    player, page = sits(guest, table), guest.page
    begins(guest)
    # No round has begun, and none is spoken of.
    expect(page.locator(".phone-top b")).to_have_count(3)
    note = page.locator(".tip")
    player.touches(page.locator(".ioffer .mark").first)
    expect(note).to_have_count(0)
    player.deed("missions")
    guest.awaits("[data-step=plan][data-asked=yes]")
    step = page.locator(".phone-top [aria-current=step]")
    expect(step).to_have_count(0)
    player.draws(3)
    player.touches(player.loose().first)
    expect(note).to_have_count(0)
    player.touches(page.locator(".izones .ipick").first)
    expect(note).to_have_count(0)
    player.touches(page.locator("[data-deed=singly]"))
    # Whoever reads the log meanwhile has the own stacks at hand when the turn begins.
    player.touches(page.get_by_role("tab", name="Log"))
    player.deed("ready")
    guest.awaits("[data-step=bid][data-asked=yes]")
    expect(page.get_by_role("tab", name="Mine")).to_have_attribute("aria-selected", "true")
    expect(step).to_have_text("A", timeout=PATIENCE)
    seq, stack = guest.noted("seq"), page.locator("button.stack").first
    player.touches(stack)
    expect(stack).to_have_attribute("aria-pressed", "true")
    # The button says what it does, and beside the stacks stands what the others have done.
    expect(page.locator(".prompt .btn.primary")).to_have_text(re.compile(r"Reveal I · \d+"))
    bids = page.locator(".ibids")
    expect(bids.locator(".ic")).to_have_count(3)
    expect(bids).to_contain_text("To act")
    expect(bids).not_to_contain_text("…")
    player.touches(page.get_by_role("tab", name="Bids"))
    expect(page.locator(".auction .au-r li")).to_have_count(2)
    player.touches(page.get_by_role("tab", name="Mine"))
    assert guest.noted("seq") == seq
    player.touches(stack)
    guest.awaits(f':not([data-seq="{seq}"])')


def test_on_an_upright_tablet_a_button_stays_under_the_finger_and_says_what_it_lacks(
    visit: Visit, server: Server
) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "random", "random")
    guest = visit(person, size=(820, 1180), touch=True)
    player, page = sits(guest, table), guest.page
    begins(guest)
    player.keeps(1)
    guest.awaits("[data-step=plan][data-asked=yes]")
    # Looking at it puts a line of what it brings beside it, which must not push it away.
    draw = page.locator(".prompt .btn.sign").first
    before = draw.bounding_box()
    draw.focus()
    expect(page.locator(".prompt .look")).to_be_visible(timeout=PATIENCE)
    assert draw.bounding_box() == before
    player.draws(2)
    page.locator("[data-deed=ready]").tap(force=True)
    expect(page.locator(".prompt [role=status].pr-l")).to_contain_text("in no stack yet", timeout=PATIENCE)


def test_cards_go_from_stack_to_stack_by_keys_and_each_is_told(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "random", "random")
    guest = visit(person)
    player, keys = sits(guest, table), Keys(guest)
    page = guest.page
    begins(guest)
    assert "Which missions do you keep?" in keys.heard()[-1]
    player.keeps(1)
    guest.awaits("[data-step=plan][data-asked=yes]")
    told = page.locator(".iplan [role=status]")
    page.locator(".prompt .btn.sign").first.focus()
    for have in (2, 3):
        seq = guest.noted("seq")
        page.keyboard.press("Enter")
        keys.awaits_news(seq)
        expect(player.loose()).to_have_count(have, timeout=PATIENCE)
        assert keys.here()["name"].startswith("draw a card")
    # A card that is drawn is told with the others; nothing waits to be confirmed.
    assert "Your cards" in keys.heard()[-1]
    assert not any(line.startswith("Chosen") for line in keys.heard())

    player.loose().first.focus()
    card = keys.here()["name"].partition(":")[0]
    assert keys.presses("Alt+ArrowRight")["name"] == f"{card}: take it off stack I"
    expect(told).to_have_text(f"Stack I, sum {card}")
    assert keys.presses("Alt+ArrowLeft")["name"].startswith(f"{card}: onto stack I")
    expect(told).to_have_text(f"Card {card} lies in no stack")
    # By dragging, there and back again.
    player.drags(player.loose().first, page.locator(".newst"))
    expect(player.loose()).to_have_count(2)
    player.drags(page.locator(".izones .ipick").first, page.locator("[data-stack=loose]"))
    expect(player.loose()).to_have_count(3)
    for _ in range(3):
        player.loose().first.focus()
        page.keyboard.press("Enter")
    # A number would change with every card: stacks have one once they lie.
    expect(page.locator(".izones .icap i")).to_have_count(0)
    assert keys.here()["name"] == "My stacks are ready"
    seq = guest.noted("seq")
    page.keyboard.press("s")
    keys.awaits_news(seq)
    guest.awaits("[data-step=bid][data-asked=yes]")
    expect(page.locator(".istacks .icap i")).to_have_text("I")
    seq = guest.noted("seq")
    page.keyboard.press("1")
    keys.awaits_news(seq)
    keys.here()
    assert not any(line.startswith("Chosen: stack") for line in keys.heard())


@pytest.mark.parametrize("lang", languages())
def test_everything_has_a_name_in_every_language(visit: Visit, server: Server, lang: str) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "random")
    guest = visit(person, lang=lang)
    player, page = sits(guest, table), guest.page
    begins(guest)
    player.keeps(1)
    guest.awaits("[data-step=plan][data-asked=yes]")
    page.keyboard.press("?")
    keys = page.locator("#keys")
    expect(keys).to_be_visible()
    assert {"1 … 9", "D · S", "P · V", "Alt ← →"} <= set(keys.locator("kbd").all_inner_texts())
    assert RAW.findall(keys.inner_text() + page.evaluate(NAMES)) == []
