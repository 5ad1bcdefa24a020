"""The pictures of Vienna's table."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.guests import PATIENCE, PHONE, Guest
from tests.pictures.taking import OVER, PEOPLE, Picture, Setting, Visit, asked, goes_on, scene, shot
from tests.server.play import Person

from kaffeehaus import GAMES, GameState, position
from kaffeehaus.core.positions import write
from kaffeehaus.puzzles.puzzle import Puzzle
from kaffeehaus.server import puzzles

TABLET = (820, 1180)
CHOICES = 8
"""So many buildings the person may enter, so that the map shows prices."""
FAIR = 10
"""So few points the person lies behind at most."""

PAUSE = """() => new MutationObserver((_, looking) => {
  const film = document.querySelector(".film");
  if (!film) return;
  looking.disconnect();
  setTimeout(() => film.querySelector(".btn:not(.pace, .primary)").click(), 1700);
}).observe(document.body, { childList: true, subtree: true })"""
"""Holds the next film in its middle, however slow whoever looks on is."""


def is_worth_it(state: GameState) -> bool:
    """Whether the person is at Action III in the middle of the game, well in it, and may go to many places."""
    if state.round not in (5, 6) or not asked("action-iii")(state):
        return False
    score = [desk["score"] for desk in state.view(0)["desks"]]
    houses = {words[1] for words in (str(action).split() for action in state.legal(0)) if words[0] == "place"}
    return len(houses) >= CHOICES and score[0] > min(score) and max(score) - score[0] <= FAIR


def is_rivals(state: GameState) -> bool:
    """Whether somebody else is at Action III in the middle of the game."""
    return state.round == 5 and any(asked("action-iii", seat)(state) for seat in (1, 2))


def is_last(state: GameState) -> bool:
    """Whether the person is at Action III and all others have had their turn in the round."""
    return state.round == 5 and asked("action-iii")(state) and state.view(0)["order"][-1] == 0


SETTING = Setting(
    "vienna",
    {"version": "advanced", "third_man": True},
    ("medium", "medium", "easy", "medium"),
    {"action-iii": is_worth_it, "rival": is_rivals, "last": is_last},
)


def at_table(visit: Visit, **settings: Any) -> Guest:
    """The person at the table, asked where an agent goes."""
    guest = visit.sits(SETTING, "action-iii", ".prompt.asked", **settings)
    expect(guest.page.locator(".bd.legal").first).to_be_visible(timeout=PATIENCE)
    return guest


def best(page: Page) -> Locator:
    """The building that brings most: the one whose preview has most to tell."""

    def told(house: Locator) -> int:
        house.hover()
        expect(page.locator(".pv")).to_be_visible(timeout=PATIENCE)
        return page.locator(".pv li").count()

    return max(page.locator(".bd.legal").all(), key=told)


def note(visit: Visit) -> bytes:
    """A square explains itself: the one about which most players lack something."""
    page = at_table(visit).page
    tip = page.locator("#tip")

    def lacking(square: Locator) -> int:
        page.keyboard.press("Escape")
        square.hover()
        expect(tip).to_be_visible(timeout=PATIENCE)
        return tip.inner_text().count("still needs")

    max(page.locator(".sq:has(.sq-t)").all(), key=lacking).hover()
    expect(tip).to_be_visible(timeout=PATIENCE)
    return shot(page)


def preview(visit: Visit, **settings: Any) -> bytes:
    """What going to a building would do, told in the rail."""
    page = at_table(visit, **settings).page
    best(page).hover()
    expect(page.locator(".pv")).to_be_visible(timeout=PATIENCE)
    return shot(page)


def film(visit: Visit) -> bytes:
    """The turn of somebody else, in the middle."""
    people = tuple(Person(visit.server, name) for name in PEOPLE[: len(SETTING.bots) - 1])
    table = visit.table(SETTING, "rival", people)
    guest = visit.guest(motion=True)
    guest.begins_with("localStorage['kaffeehaus.film'] = 'slow'")
    # All are there: nobody is marked as away.
    for one in (guest, *(Guest(visit.browser, visit.server.address, person) for person in people)):
        one.opens(f"/t/{table}", ".prompt")
    guest.page.bring_to_front()
    guest.page.evaluate(PAUSE)
    goes_on(visit, SETTING, "rival", people)
    expect(guest.page.locator(".film").get_by_role("button", name="Go on")).to_be_visible(timeout=PATIENCE)
    return guest.page.screenshot()


def since(visit: Visit) -> bytes:
    """What happened since the person's last turn."""
    guest = visit.sits(SETTING, "last", ".review", landing=True)
    return shot(guest.page)


def ask(visit: Visit) -> bytes:
    """A bot of the strongest level says what it would do."""
    page = at_table(visit).page
    page.get_by_role("button", name="Ask a bot what it would do").click()
    page.locator(".asking").get_by_role("button", name="Doppelmokka").click()
    expect(page.locator(".ask-s")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-imagined]").first).to_be_visible(timeout=PATIENCE)
    return shot(page)


def stepback(visit: Visit) -> bytes:
    """An earlier moment of the running game: the last time that somebody scored."""
    page = at_table(visit).page
    page.locator(".log ol .lk").filter(has_text="points").last.click()
    expect(page.locator(".prompt.back")).to_contain_text("as you saw it then", timeout=PATIENCE)
    return shot(page)


def planning(visit: Visit) -> bytes:
    """Turns that are tried while somebody else is at it, and two of them kept as wishes."""
    people = tuple(Person(visit.server, name) for name in PEOPLE[: len(SETTING.bots) - 1])
    guest = visit.guest()
    guest.opens(f"/t/{visit.table(SETTING, 'rival', people)}", ".to-try").click()
    page = guest.page
    tried, word = (
        page.locator(".dr-trail li:not(.theirs, .none)"),
        page.locator(".prompt .primary:not([aria-disabled=true])"),
    )
    for number in (0, 3):
        expect(page.locator(".dream .bd.legal").nth(number)).to_be_visible(timeout=PATIENCE)
        page.locator(".bd.legal").nth(number).click()
        expect(tried.or_(word).first).to_be_visible(timeout=PATIENCE)
        if word.is_visible():
            word.click()
        expect(tried.first).to_be_visible(timeout=PATIENCE)
        if not number:
            page.locator(".dr-b .keep").click()
            page.locator(".dr-b .back").click()
            expect(tried).to_have_count(0, timeout=PATIENCE)
    page.locator(".dr-b .keep").click()
    costs = page.locator(".w-only").first.locator("option").filter(has_text="at most: \N{MINUS SIGN}").first
    page.locator(".w-only").first.select_option(label=costs.inner_text())
    page.mouse.move(0, 0)
    return shot(page)


def replay(visit: Visit) -> bytes:
    """A finished game in the middle, with the person's eyes."""
    found = scene(SETTING)
    later = found.moments["action-iii"] * 1.5
    number = next(n for n, (seat, _) in enumerate(found.actions, 1) if seat == 1 and n > later)
    page = visit.sits(SETTING, OVER, ".replaying", f"/{number}").page
    expect(page.locator(".rp-t small")).to_contain_text(re.compile(rf"step {number} of"), timeout=PATIENCE)
    page.get_by_label("With whose eyes").select_option(index=1)
    expect(page.locator(".desk .nm")).to_have_text(visit.ada.name, timeout=PATIENCE)
    return shot(page)


def ending(visit: Visit) -> bytes:
    """The end, from the points by rule down to the deal that was verified."""
    guest = visit.sits(SETTING, OVER, ".ending")
    guest.reads_points()
    guest.page.get_by_text("The record of the game names the same seed.").scroll_into_view_if_needed()
    return shot(guest.page)


def lesson(visit: Visit, **settings: Any) -> bytes:
    """The step of the first lesson that closes a square, and what a wrong click hears."""
    steps = visit.server.get("/api/lessons/vienna/first").json()["steps"]
    at = next(k for k, step in enumerate(steps) if step["id"] == "close")
    answer = visit.server.post("/api/lessons/vienna/first", {"step": at}, visit.ada.cookie)
    kept = {"vienna/first": {"table": answer.json()["id"], "at": at, "done": False}}
    guest = visit.guest(**settings)
    guest.begins_with(f"localStorage['kaffeehaus.lessons'] ??= `{json.dumps(kept)}`")
    guest.opens("/learn/vienna/first", ".coach-dim .ring rect")
    if not guest.touch:
        guest.page.locator(".bd.legal").first.click()
        expect(guest.page.locator(".coach .hint.says")).to_be_visible(timeout=PATIENCE)
    guest.page.wait_for_timeout(700)
    return shot(guest.page)


def houses() -> list[tuple[int, Puzzle]]:
    """The puzzles of the advanced game about where an agent goes, of which a house looks best and another one is."""
    numbered = enumerate(puzzles.puzzles(GAMES["vienna"]), 1)
    return [
        (number, one)
        for number, one in numbered
        if isinstance(one, Puzzle)
        and one.options.get("version") == "advanced"
        and one.players > 2
        and all(action.startswith("place") for action in (one.obvious, one.answer.action))
    ]


def puzzle(visit: Visit) -> bytes:
    """A puzzle that was missed, with the answer and why."""
    number, one = houses()[0]
    guest = visit.guest()
    guest.opens(f"/puzzles/vienna/{number}", ".pz")
    guest.page.keyboard.press(one.letter(one.obvious))
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".pz-say")).to_be_visible(timeout=PATIENCE)
    guest.page.wait_for_timeout(700)
    return shot(guest.page)


def puzzle_phone(visit: Visit) -> bytes:
    """A puzzle on a phone, with a house chosen."""
    number, one = houses()[1]
    guest = visit.guest(size=PHONE, touch=True)
    guest.opens(f"/puzzles/vienna/{number}", ".pz")
    guest.page.locator(".pz-a", has=guest.page.locator(f"text={one.letter(one.obvious)}")).first.tap()
    guest.page.wait_for_timeout(700)
    return shot(guest.page)


def written(visit: Visit) -> bytes:
    """A position as it is written, on its table, with a mistake."""
    record = puzzles.puzzle(GAMES["vienna"], houses()[0][0]).record(GAMES["vienna"])
    told = write(position(record) | {"round": 0})
    guest = visit.guest()
    guest.opens("/position/vienna", ".ps")
    guest.page.locator(".ps textarea").fill(write(position(record)))
    expect(guest.page.locator(".brand")).to_contain_text(str(position(record)["round"]), timeout=PATIENCE)
    guest.page.locator(".ps textarea").fill(told)
    expect(guest.page.locator(".ps-problems li")).to_have_count(1, timeout=PATIENCE)
    guest.page.locator(".ps textarea").evaluate("text => text.scrollTo(0, 0)")
    return shot(guest.page)


PICTURES: dict[str, Picture] = {
    "position": written,
    "puzzle": puzzle,
    "puzzle-phone": puzzle_phone,
    "lesson": lesson,
    "lesson-phone": lambda visit: lesson(visit, size=PHONE, touch=True),
    "vienna-laptop": lambda visit: shot(at_table(visit).page),
    "vienna-note": note,
    "vienna-preview": preview,
    "vienna-dark": lambda visit: preview(visit, dark=True),
    "vienna-phone": lambda visit: shot(at_table(visit, size=PHONE, touch=True).page),
    "vienna-tablet": lambda visit: shot(at_table(visit, size=TABLET, touch=True).page),
    "vienna-film": film,
    "vienna-since": since,
    "ask": ask,
    "stepback": stepback,
    "planning-imagined": planning,
    "ending": ending,
    "replay": replay,
}
