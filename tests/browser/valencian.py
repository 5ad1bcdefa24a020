"""Somebody at VALENCIA's drawn screen: missions, planning, auctions and the city, by mouse or by finger."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect
from tests.browser.guests import ENOUGH, PATIENCE, Guest, Hourglass

GAME = "valencia"
SPECIALS = ["joker", "savings", "twins", "warehouse", "support", "vagabond", "central"]
TARGETS = {
    "city": ".space.legal, .fsp.legal, .tree.legal",
    "stacks": "button.stack",
    "goods": "button.good",
    "council": "button.office.legal",
    "missions": ".imissions .ms.ready",
    "buttons": ".btns .sign, .btns .word:not([data-deed])",
}
"""Where legal choices can be clicked, besides in the list of all of them."""


class Player:
    """A guest who plays VALENCIA."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page

    def touches(self, found: Locator) -> None:
        """Clicks it, or taps it."""
        self.guest.touches(found, PATIENCE)

    def decides(self, rng: Random) -> bool:
        """Answers what is asked now; false if the moment passed."""
        step = self.guest.noted("step")
        if step == "choose-missions":
            return self.keeps(rng.randint(1, 3))
        if step == "plan":
            return self.plans(rng.randint(2, 5))
        return self.acts(rng)

    def deed(self, name: str) -> None:
        """Presses a button of what is sent together, and waits until the house has it."""
        seq = self.guest.noted("seq")
        self.touches(self.page.locator(f'[data-deed="{name}"]'))
        self.guest.awaits(f':not([data-seq="{seq}"])')

    def keeps(self, number: int) -> bool:
        """Marks so many of the missions and keeps them."""
        for k in range(number):
            self.touches(self.page.locator(".ioffer .mark").nth(k))
        self.deed("missions")
        return True

    def draws(self, number: int) -> None:
        """Has so many cards in all; the first comes by itself."""
        for have in range(1, number):
            seq = self.guest.noted("seq")
            self.touches(self.page.locator(".prompt .btn.sign").first)
            self.guest.awaits(f':not([data-seq="{seq}"])')
            expect(self.loose()).to_have_count(have + 1, timeout=PATIENCE)

    def drags(self, card: Locator, onto: Locator) -> None:
        """Takes a card to another place with the mouse; as long as it is held there the place takes it."""
        places = [found.bounding_box() for found in (card, onto)]
        (x, y), (to_x, to_y) = [(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2) for at in places if at]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in (-2, 0, 1):
            self.page.mouse.move(to_x + step, to_y)
            expect(self.page.locator("[data-stack].over")).to_have_count(1)
        self.page.mouse.up()

    def loose(self) -> Locator:
        """The cards that lie in no stack yet."""
        return self.page.locator(".iloose .ipick")

    def plans(self, number: int) -> bool:
        """Draws so many cards where there are so many, lays two of them together and the rest singly."""
        expect(self.loose().first).to_be_visible(timeout=PATIENCE)
        pile = self.page.locator(".prompt .btn.sign")
        for _ in range(number - 1):
            if not pile.count():
                break
            seq = self.guest.noted("seq")
            self.touches(pile.first)
            self.guest.awaits(f':not([data-seq="{seq}"])')
        for _ in range(min(2, self.loose().count())):
            self.touches(self.loose().first)
        if self.loose().count():
            self.touches(self.page.locator("[data-deed=singly]"))
        self.deed("ready")
        return True

    def acts(self, rng: Random) -> bool:
        """Clicks a legal choice and takes it; false if the moment passed."""
        return self.guest.acts(rng, TARGETS)

    def plays(self, rng: Random, until: int = 6, seconds: float = ENOUGH) -> int:
        """Decides until this round begins, or until the game is over."""
        made, glass = 0, Hourglass(seconds)
        while (
            glass.runs(f"{made} decisions") and self.guest.awaits_turn() and int(self.guest.noted("round") or 0) < until
        ):
            made += self.decides(rng)
        return made
