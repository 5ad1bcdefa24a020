"""VALENCIA without a mouse: missions, planning, auctions and the city by keys alone."""

from __future__ import annotations

import time
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import ENOUGH, PATIENCE, Hourglass, plays_at
from tests.browser.test_keyboard import ENDS, Listener
from tests.browser.test_valencia import INSTANT, LAST, WHOLE, jumps
from tests.browser.valencian import GAME
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow


class Keys(Listener):
    """Somebody who plays VALENCIA by keys."""

    def awaits_news(self, seq: str) -> None:
        """Waits until the house has heard."""
        self.guest.awaits(f':not([data-seq="{seq}"])')

    def decides(self, rng: Random) -> None:
        """Answers what is asked."""
        step = self.guest.noted("step")
        {"choose-missions": self.keeps, "plan": self.plans, "bid": self.bids}.get(step, self.acts)(rng)

    def keeps(self, _rng: Random) -> None:
        """N goes from mission to mission, Space marks one."""
        seq = self.guest.noted("seq")
        # What stands in the prompt comes first.
        while self.presses("n")["role"] != "checkbox":
            assert self.here()["role"] == "button"
        self.page.keyboard.press("Space")
        assert self.here()["chosen"] == "true"
        self.tabs_to("button", "^Keep")
        self.page.keyboard.press("Enter")
        self.awaits_news(seq)

    def plans(self, rng: Random) -> None:
        """D draws, Enter lays a card onto the lit stack, S says that all is ready."""
        loose = self.page.locator(".iloose .ipick")
        expect(loose.first).to_be_visible(timeout=PATIENCE)
        for _ in range(rng.randint(1, 3)):
            seq, before = self.guest.noted("seq"), loose.count()
            if self.page.get_by_role("button", name="draw a card").count() == 0:
                break
            self.page.keyboard.press("d")
            self.awaits_news(seq)
            expect(loose).to_have_count(before + 1, timeout=PATIENCE)
        # The focus goes from card to card, and in the end to the button.
        self.tabs_to("button", "onto stack I$")
        for _ in range(loose.count()):
            self.page.keyboard.press("Enter")
        expect(loose).to_have_count(0, timeout=PATIENCE)
        assert self.here()["name"] == "My stacks are ready"
        seq = self.guest.noted("seq")
        self.page.keyboard.press("s")
        self.awaits_news(seq)

    def bids(self, rng: Random) -> None:
        """A figure reveals a stack, P passes."""
        seq = self.guest.noted("seq")
        self.page.keyboard.press("1" if rng.random() < 0.8 else "p")
        self.awaits_news(seq)

    def acts(self, rng: Random) -> None:
        """N goes over what may be chosen, L lists all of it; what ends a turn asks once more."""
        seq = self.guest.noted("seq")
        found = self.presses("n" if rng.random() < 0.6 else "l")
        if found["role"] != "button" or found["off"]:
            found = self.presses("l")
        self.page.keyboard.press("Enter")
        end = time.monotonic() + PATIENCE / 1000
        while self.guest.noted("seq") == seq and (now := self.here())["name"] not in ENDS:
            assert time.monotonic() < end, f"{found} leads nowhere: {now}"
            self.page.wait_for_timeout(20)
        if self.guest.noted("seq") == seq:
            self.page.keyboard.press("Enter")
        self.awaits_news(seq)
        self.here()

    def plays(self, rng: Random, until: int, seconds: float = ENOUGH) -> int:
        """Decides until this round begins or the game is over."""
        made, glass = 0, Hourglass(seconds)
        while (
            glass.runs(f"{made} decisions") and self.guest.awaits_turn() and int(self.guest.noted("round") or 0) < until
        ):
            self.decides(rng)
            made += 1
        return made


def test_a_whole_game_by_keys_alone(visit: Visit, server: Server, full: bool) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "random", "random")
    guest = visit(person)
    guest.begins_with(INSTANT)
    guest.opens(f"/t/{table}", ".gather")
    keys = Keys(guest)
    keys.tabs_to("button", "^Begin the game")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    rng = Random(2)
    # Nobody looks.
    guest.stops_painting()
    assert keys.plays(rng, 2) > 3
    if not full:
        jumps(person, guest, table)
        guest.stops_painting()
    assert keys.plays(rng, LAST + 1, seconds=WHOLE) > 0
    expect(guest.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    assert keys.here()["name"] == "The game is over"
    assert "The game is over" in keys.heard()[-1]


def test_arrows_go_from_tree_to_tree_though_none_may_be_chosen(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    guest.begins_with(INSTANT)
    table = person.opens(GAME, "you", "random", "random")
    plays_at(person, table, 2, "plan")
    guest.opens(f"/t/{table}", ".prompt.asked")
    page = guest.page
    page.locator(".trees").focus()
    page.keyboard.press("ArrowRight")
    found = {page.locator(":focus").get_attribute("data-place")}
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        found.add(page.locator(":focus").get_attribute("data-place"))
    assert len(found) == 4
    assert all(place and place.startswith("tree:") for place in found)
