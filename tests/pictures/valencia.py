"""The pictures of Valencia's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.guests import PATIENCE, PHONE, Guest
from tests.pictures.taking import OVER, Picture, Setting, Visit, asked, shot

from kaffeehaus import GameState

STACKS = 3
"""So many stacks the person can choose from."""
SPACES = 5
"""So many spaces the person can settle."""
HAND = 7
"""So many cards the person has drawn."""
SPECIALS = ("joker", "savings", "twins", "warehouse", "support", "vagabond", "central")


def is_bidding(round: int, shown: int = 0) -> Callable[[GameState], bool]:
    """Whether the person may reveal one of several stacks in this round, after so many others did."""

    def is_it(state: GameState) -> bool:
        if state.round != round or 0 not in state.to_act:
            return False
        auction = state.view(0)["auction"]
        stacks = [action for action in state.legal(0) if action.kind == "reveal"]
        return len(stacks) >= STACKS and len(auction["revealed"]) >= shown

    return is_it


def is_settling(state: GameState) -> bool:
    """Whether the person may settle many spaces in the middle of the game."""
    return state.round == 3 and asked("settle")(state) and len(state.legal(0)) >= SPACES


def is_planning(state: GameState) -> bool:
    """Whether the person has drawn enough cards in the second round and may draw another."""
    if state.round != 2 or not asked("plan")(state):
        return False
    return len(state.view(0)["desks"][0]["hand"]) >= HAND and "draw" in map(str, state.legal(0))


SETTING = Setting(
    "valencia",
    {},
    ("medium", "medium", "easy"),
    {"plan": is_planning, "bid": is_bidding(3), "settle": is_settling},
)
TWO = Setting("valencia", {}, ("medium", "medium"), {"two": is_bidding(3)})
FIVE = Setting(
    "valencia",
    {"specials": list(SPECIALS), "city": "random"},
    ("medium", "medium", "easy", "medium", "easy"),
    {"five": is_bidding(4, shown=2)},
)


def sits(visit: Visit, setting: Setting, moment: str, **settings: Any) -> Guest:
    """The person at the table, asked something."""
    return visit.sits(setting, moment, ".prompt.asked", **settings)


def settles(visit: Visit, **settings: Any) -> bytes:
    """A space is looked at: what it costs, and what it would bring at the end."""
    page = sits(visit, SETTING, "settle", **settings).page
    page.locator(".space.legal").first.hover()
    expect(page.locator(".pv")).to_be_visible(timeout=PATIENCE)
    return shot(page)


def lays(page: Page, tap: bool = False) -> None:
    """Lays two cards together and another beside them; the rest is loose."""
    loose = page.locator(".iloose .ipick")
    for _ in range(3):
        expect(loose.first).to_be_visible(timeout=PATIENCE)
        (loose.first.tap if tap else loose.first.click)()


def plans(visit: Visit, **settings: Any) -> bytes:
    """Cards are drawn, and some of them lie in stacks."""
    guest = sits(visit, SETTING, "plan", **settings)
    lays(guest.page, guest.touch)
    return shot(guest.page)


def bids(visit: Visit, setting: Setting, moment: str, **settings: Any) -> bytes:
    """An auction, with a stack that is looked at."""
    guest = sits(visit, setting, moment, **settings)
    if not guest.touch:
        guest.page.locator("button.stack").first.hover()
        expect(guest.page.locator(".pv")).to_be_visible(timeout=PATIENCE)
    return shot(guest.page)


def ending(visit: Visit) -> bytes:
    """The end: points by rule and the missions of each."""
    return shot(visit.sits(SETTING, OVER, ".ending").page)


def plain(visit: Visit, **settings: Any) -> bytes:
    """The table in words, with a stack chosen."""
    page = visit.sits(SETTING, "bid", ".pl-ask", "?plain", **settings).page
    page.locator(".pl-c").first.click()
    return shot(page)


PICTURES: dict[str, Picture] = {
    "valencia-settle": settles,
    "valencia-planning": plans,
    "valencia-two": lambda visit: bids(visit, TWO, "two"),
    "valencia-five": lambda visit: bids(visit, FIVE, "five"),
    "valencia-ending": ending,
    "valencia-dark": lambda visit: settles(visit, dark=True),
    "valencia-phone-planning": lambda visit: plans(visit, size=PHONE, touch=True),
    "valencia-phone-auction": lambda visit: bids(visit, SETTING, "bid", size=PHONE, touch=True),
    "plain": lambda visit: plain(visit, size=(1280, 800)),
    "plain-phone": lambda visit: plain(visit, size=PHONE, touch=True),
}
