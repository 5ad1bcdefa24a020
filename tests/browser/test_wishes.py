"""Planning while others decide: turns that are tried and never sent, and wishes that are played when the turn comes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, Guest, apart, violations
from tests.browser.positions import lay
from tests.server.play import Person, Server
from tests.server.tables import add, folded, opened, random_action

from kaffeehaus import GameState
from kaffeehaus.server import granting, imagining
from kaffeehaus.server.bots import bot_request
from kaffeehaus.server.entries import Began, Chair, Entry

pytestmark = pytest.mark.slow
DREAM = ".app.dream"


@dataclass
class Scene:
    """A table where somebody waits for the other one."""

    log: list[Entry]
    theirs: list[str]
    """What the other one does until the turn comes."""
    tried: list[str]
    """What may be done then, and is among what is imagined."""


def waiting(game: str, people: tuple[Person, Person], right: Callable[[GameState, list[str]], list[str]]) -> Scene:
    """The first moment at which the first of two waits and `right` finds something to be tried."""
    chairs = tuple(Chair(one.id, one.name) for one in people)
    log: list[Entry] = [replace(opened(game, 2), pace="days", host=people[0].id, seats=chairs), Began()]
    table, rng = folded(log), Random(3)
    while True:
        assert table.state is not None
        assert not table.state.over
        if tuple(table.to_act) == (1,):
            after, theirs = table.state.clone(), list[str]()
            while after.to_act == (1,) and not after.over:
                action = rng.choice(after.legal(1))
                after.apply(1, action)
                theirs.append(str(action))
            if after.to_act == (0,):
                imagining._kept.clear()
                found = imagining.imagine(bot_request(table, 0, imagining.RIVAL), ())
                legal = {str(action) for action in after.legal(0)}
                both = [one["action"] for one in found["legal"].get("0", ()) if one["action"] in legal]
                if tried := right(after, both):
                    return Scene(log, theirs, tried)
        add(table, log, random_action(table, rng))


def quiet_places(state: GameState, texts: list[str]) -> list[str]:
    """Two buildings that may be entered without anything coming to light."""

    def quiet(text: str) -> bool:
        course = granting.followed(state, 0, [state.game.parse(text)], shows=False)
        return course is not None and bool(course.actions) and not course.asks

    found = [text for text in texts if text.startswith("place ") and quiet(text)]
    return found[:2] if len(found) > 1 else []


def a_stack(state: GameState, texts: list[str]) -> list[str]:
    """A stack that may be shown in the first auction, of several."""
    found = [text for text in texts if text.startswith("reveal ")]
    return found[-1:] if len(found) > 1 and state.view(0)["auction"] else []


def tries(page: Page, action: str) -> None:
    """Chooses something in the imagined world, as at the real table."""
    page.locator(".btns .list").click()
    page.locator(f'.choices [data-action="{action}"]').click()
    done = page.locator(f"{DREAM} .dr-trail li:not(.theirs, .none)")
    word = page.locator(f"{DREAM} .prompt .btn.primary:not([aria-disabled=true])")
    expect(done.or_(word).first).to_be_visible(timeout=PATIENCE)
    if word.is_visible():
        word.click()
    expect(done).to_have_count(1, timeout=PATIENCE)


def keeps(page: Page, count: int) -> None:
    page.locator(".dr-b .keep").click()
    expect(page.locator(".w-row")).to_have_count(count)


def opens(guest: Guest, table: str) -> list[dict[str, Any]]:
    """Goes to the table and begins to imagine; what the page sends from now on."""
    sent: list[dict[str, Any]] = []
    guest.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(json.loads(text))))
    guest.opens(f"/t/{table}", ".to-try").click()
    expect(guest.page.locator(f"{DREAM} .prompt.asked")).to_be_visible(timeout=PATIENCE)
    return sent


def goes_on(person: Person, table: str, actions: list[str]) -> list[dict[str, Any]]:
    """The other one plays, and waits for whoever comes next; all that they were told."""
    told: list[dict[str, Any]] = []

    async def plays() -> None:
        async with person.at(table) as tab:
            for action in actions:
                await tab.tells(t="act", seat=1, at=tab.seq, action=action)
            while tab.entries[-1].get("seat") != 0:
                await tab.receive()
            told.extend(tab.entries)

    apart(plays)
    return told


def test_two_turns_are_tried_and_one_of_the_wishes_is_played(visit: Visit, server: Server, database: str) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    scene = waiting("vienna", (ada, ben), quiet_places)
    lay(database, "planning", iter(scene.log))
    guest = visit(ada)
    page = guest.page
    sent = opens(guest, "planning")
    expect(page.locator(".dr-say")).to_have_text("You are imagining. Nothing here is played.")
    # The others' turns are a guess, and say so.
    expect(page.locator(".dr-trail .theirs")).to_contain_text("a guess")
    first, second = scene.tried
    for count, action in enumerate((first, second), 1):
        tries(page, action)
        keeps(page, count)
        # The same is not kept twice.
        expect(page.locator(".dr-b .keep")).to_have_attribute("aria-disabled", "true")
        page.get_by_role("button", name="One back").click()
        expect(page.locator(".dr-trail li:not(.theirs, .none)")).to_have_count(0, timeout=PATIENCE)
    rows = page.locator(".w-row")
    wishes = rows.locator("> b").all_inner_texts()
    # The second has a condition, and comes first.
    choices = rows.nth(1).locator("select")
    unless = choices.locator("option", has_text="unless").first.inner_text()
    choices.select_option(label=unless)
    choices.focus()
    page.keyboard.press("Alt+ArrowUp")
    expect(rows.locator("> b")).to_have_text(wishes[::-1])
    expect(rows.first.locator("select")).to_be_focused()
    assert violations(page, DREAM) == []
    # What was tried stays, whatever is done at the real table.
    tries(page, first)
    page.mouse.move(0, 0)
    page.keyboard.press("Escape")
    expect(page.locator(DREAM)).to_have_count(0)
    expect(page.locator(".to-try")).to_contain_text("2")
    page.locator(".to-try").click()
    expect(page.locator(".dr-trail li:not(.theirs, .none)")).to_have_count(1)
    told = goes_on(ben, "planning", scene.theirs)
    # The banner asks; nothing that was tried is thrown away.
    expect(page.locator(".dr-note")).to_contain_text("It is really your turn", timeout=PATIENCE)
    page.get_by_role("button", name="To the real table").click()
    expect(page.locator(".log .rd", has_text="by your wish 1")).to_be_visible(timeout=PATIENCE)
    assert {message["t"] for message in sent} == {"hello", "imagine", "wishes"}
    *_, kept = (message["wishes"] for message in sent if message["t"] == "wishes")
    assert [one["actions"][0] for one in kept] == [second, first]
    assert [one.get("only") for one in kept] == [{"kind": "unless", "action": second}, None]
    # To the other one it is a turn like any other.
    assert told[-1]["kind"] == "action"
    assert "wish" not in {entry["kind"] for entry in told}


def test_what_shows_something_is_played_only_if_that_was_wished(visit: Visit, server: Server, database: str) -> None:
    """While others plan in secret, on a phone."""
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    scene = waiting("valencia", (ada, ben), a_stack)
    lay(database, "planning-bids", iter(scene.log))
    guest = visit(ada, touch=True, size=(390, 844))
    page = guest.page
    sent = opens(guest, "planning-bids")
    # The list of all that may be tried lies below the banner, not under it.
    page.locator(".btns .list").click()
    page.locator(".choices .close").click(timeout=PATIENCE)
    expect(page.locator(".choices")).to_have_count(0)
    tries(page, scene.tried[0])
    expect(page.locator(".dr-trail .dr-shows")).to_be_visible()
    page.get_by_role("tab", name="Wishes").click()
    page.locator(".w-add").click()
    row = page.locator(".w-row")
    expect(row).to_contain_text("you are asked first")
    row.get_by_role("checkbox").check()
    expect(row).not_to_contain_text("you are asked first")
    assert violations(page, DREAM) == []
    page.get_by_role("button", name="To the real table").click()
    expect(page.locator(DREAM)).to_have_count(0)
    goes_on(ben, "planning-bids", scene.theirs)
    # Of a phone's sheets the log is another one.
    expect(page.locator(".log .rd", has_text="by your wish 1")).to_have_count(1, timeout=PATIENCE)
    assert {message["t"] for message in sent} == {"hello", "imagine", "wishes"}
    assert sent[-1]["wishes"] == [{"actions": scene.tried, "shows": True}]
