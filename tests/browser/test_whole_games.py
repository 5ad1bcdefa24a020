"""Games in the browser: two people whose lines break, somebody who watches, somebody with a phone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, TARGETS, Guest, Hourglass
from tests.server.play import Person, Server

from kaffeehaus.locale import Texts

pytestmark = pytest.mark.slow

LATE = 10
"""No game of two is over before this round; most are within six rounds more."""
NEVER = 10_000
LATE_CLICKS = 5
"""So much both do by clicking when they are back; one may do more while the other waits."""


def test_two_people_play_advanced_vienna_to_the_end_though_lines_break(visit: Visit, server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Bob")]
    ada, bob, watcher = visit(people[0]), visit(people[1]), visit(Person(server, "Zoe"))
    ada.opens("/", ".games")
    ada.sets_up()
    ada.chooses("Players", "2")
    ada.chooses("Version", "advanced")
    ada.chooses("Third man", "yes")
    ada.chooses("Figures", "yes")
    ada.page.get_by_label("Chair 2", exact=True).select_option("open")
    ada.page.locator(".setup .go").click()
    begin = ada.page.get_by_role("button", name="Begin the game")
    expect(begin).to_be_disabled(timeout=PATIENCE)
    bob.opens(ada.page.url, ".gather")
    bob.page.get_by_role("button", name="Sit down").click()
    begin.click()
    for guest in (ada, bob):
        expect(guest.page.locator(".app.advanced")).to_be_visible(timeout=PATIENCE)
    watcher.opens(ada.page.url, ".app.watching")
    watcher.stops_painting()

    rng = Random(5)
    made = {ada: 0, bob: 0}
    trials = {4: breaks_off, 8: is_cut_off}

    def play(going_on: Callable[[], object]) -> None:
        glass = Hourglass()
        while glass.runs([*made.values()]) and going_on() and ada.noted("phase") != "over":
            asked = [guest for guest in made if guest.noted("asked") == "yes"]
            if not asked:
                ada.page.wait_for_timeout(20)
            for guest in asked:
                if guest is ada and made[ada] in trials:
                    trials.pop(made[ada])(ada, bob)
                made[guest] += guest.acts(rng)

    play(lambda: trials)
    began = dict(made)
    table = ada.page.url

    def go_away(until: int, comes_back_to: str) -> None:
        """Most of the game is played without a page but the watcher's, which is told all of it; then both come back."""
        for guest in (ada, bob):
            guest.opens("/", ".games")
        plays_until(until, people, table.rpartition("/")[2])
        for guest in (ada, bob):
            guest.opens(table, comes_back_to)

    go_away(LATE, ".app.advanced")
    play(lambda: min(made[guest] - began[guest] for guest in made) < LATE_CLICKS)
    assert min(made[guest] - began[guest] for guest in made) > 0
    # To the very end it is clicked by a newcomer, and at VALENCIA's table.
    go_away(NEVER, ".ending")

    watcher.paints_again()
    everybody = (ada, bob, watcher)
    scores = [guest.reads_points() for guest in everybody]
    assert scores[0] == scores[1] == scores[2]
    logs = [steps(guest) for guest in everybody]
    assert len(logs[0]) > 50
    assert logs[0] == logs[1] == logs[2]
    assert [guest.noted("wrong") for guest in everybody] == ["", "", ""]


def plays_until(round_: int, people: Sequence[Person], table: str) -> None:
    """They play without browsers until this round begins, or to the end."""

    async def plays(person: Person, rng: Random) -> None:
        async with person.at(table) as tab:
            while tab.phase != "over" and next(iter(tab.now["views"].values()))["round"] < round_:
                await (tab.acts(rng) if tab.choices() else tab.receive())

    async def play() -> None:
        await asyncio.gather(*(plays(person, Random(seat)) for seat, person in enumerate(people)))

    # Playwright keeps a loop running in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, play()).result(timeout=PATIENCE / 1000 * 2)


def breaks_off(guest: Guest, other: Guest) -> None:
    """In the middle of a turn the line breaks: what is chosen is not sent, stays chosen, and is taken later."""
    seq = guest.noted("seq")
    guest.goes_offline()
    guest.page.locator(", ".join(TARGETS.values())).first.click()
    take = guest.page.locator(".btns .primary")
    take.click()
    expect(guest.page.locator(".prompt")).to_contain_text("Not sent", timeout=PATIENCE)
    says(other, "Where are you?")
    assert guest.noted("seq") == seq
    guest.comes_back()
    hears(guest, "Where are you?")
    seq = guest.noted("seq")
    take.click()
    guest.awaits(f':not([data-seq="{seq}"])')


def is_cut_off(guest: Guest, other: Guest) -> None:
    """The house ends the line in the middle of a turn; what is said meanwhile is heard once."""
    guest.is_cut_off()
    says(other, "There you are again.")
    hears(guest, "There you are again.")
    expect(guest.page.locator(".said li")).to_have_count(2)


def says(guest: Guest, text: str) -> None:
    """Says something to the table."""
    guest.page.get_by_role("tab", name="Chat").click()
    line = guest.page.get_by_role("textbox", name="Say something")
    line.fill(text)
    line.press("Enter")
    expect(guest.page.locator(".said")).to_contain_text(text, timeout=PATIENCE)


def hears(guest: Guest, text: str) -> None:
    """Looks into the chat."""
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.locator(".said")).to_contain_text(text, timeout=PATIENCE)


def steps(guest: Guest) -> list[str]:
    """What the log of the finished game says."""
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("tab", name="Log", exact=True).first.click()
    expect(guest.page.locator(".steps")).to_be_visible(timeout=PATIENCE)
    return guest.page.locator(".steps li").all_inner_texts()


def test_advanced_turns_on_a_phone_by_tapping(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium", "medium", options={"version": "advanced", "third_man": True})
    texts = Texts("fr")
    guest = visit(person, lang="fr", size=PHONE, touch=True)
    page = guest.page
    guest.opens(f"/t/{table}", ".gather")
    guest.touches(page.get_by_role("button", name=texts.text("page-begin")))
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    rng = Random(4)
    turns = 0
    while turns < 12 or not {"hand", "map", "buttons"} <= set(guest.used):
        assert guest.plays(rng, 1, 30) == 1
        turns += 1
        assert turns < 60, guest.used
        wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert (wide, high) <= PHONE
    for tab in page.get_by_role("navigation", name=texts.text("page-tabs")).get_by_role("tab").all():
        guest.touches(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
