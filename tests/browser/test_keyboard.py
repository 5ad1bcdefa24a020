"""A whole game without a mouse and without eyes: keys, roles and names, and what the page says of itself."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, Guest, Hourglass, plays_at, violations
from tests.browser.lines import Line
from tests.server.play import Person, Server

from kaffeehaus.locale import languages

pytestmark = pytest.mark.slow

ENDS = ("End turn", "Reveal and go on")
KINDS = {"card": r"^\d{3}\s+II ", "house": r"^\w\d .* for ", "drawer": "^drawer", "bribes": "^no agent"}
"""What can be chosen in an introductory game, by how its name begins."""
FOCUSED = """() => {
  const found = document.activeElement;
  if (!found || found === document.body) return null;
  const chosen = found.getAttribute("aria-pressed") ?? found.getAttribute("aria-checked");
  const name = found.getAttribute("aria-label") ?? found.innerText ?? "";
  const role = found.getAttribute("role") ?? { A: "link" }[found.tagName] ?? found.tagName.toLowerCase();
  const off = found.getAttribute("aria-disabled") === "true" || found.disabled === true;
  return { role, name: name.trim(), chosen, off };
}"""
"""What a screen reader tells of the element that has the focus."""


class Listener:
    """Somebody who hears the page and presses keys."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.voice = self.page.get_by_role("log")

    def here(self) -> dict[str, str]:
        """What has the focus; something always has."""
        end = time.monotonic() + PATIENCE / 1000
        while (found := self.page.evaluate(FOCUSED)) is None:
            assert time.monotonic() < end, f"the focus is lost; last heard: {self.heard()[-3:]}"
            self.page.wait_for_timeout(20)
        return dict(found)

    def heard(self) -> list[str]:
        """The latest lines that were read out."""
        return self.voice.get_by_role("paragraph").all_inner_texts()

    def presses(self, key: str) -> dict[str, str]:
        """Presses a key and hears where that leads."""
        choices = self.page.get_by_role("group", name=re.compile("choices$"))
        opens = key == "l" and choices.count() == 0
        self.page.keyboard.press(key)
        if opens:
            # It is fetched the first time it is wanted, and takes the focus when it is there.
            expect(choices).to_be_visible(timeout=PATIENCE)
        return self.here()

    def tabs_to(self, role: str, name: str) -> None:
        """Goes on until this is reached."""
        passed = []
        for _ in range(200):
            self.page.keyboard.press("Tab")
            found = self.page.evaluate(FOCUSED)
            if found and found["role"] == role and re.search(name, found["name"]):
                return
            passed.append(found and found["name"])
        pytest.fail(f"the Tab key never reaches the {role} {name}, but {passed[:40]}")


def test_a_whole_game_by_keys_and_ears_alone(visit: Visit) -> None:
    listener = Listener(visit())
    page, guest = listener.page, listener.guest
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    listener.tabs_to("input", "")
    page.keyboard.type("Ada")
    listener.tabs_to("button", "^Come in")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada", timeout=PATIENCE)
    # The door is gone, and with it the button; the next page has the focus.
    listener.here()
    listener.tabs_to("link", "^Open a table")
    page.keyboard.press("Enter")
    expect(page.locator(".setup")).to_be_visible(timeout=PATIENCE)
    listener.tabs_to("radio", "^3$")
    assert listener.presses("ArrowLeft") | {"name": "2", "chosen": "true"} == listener.here()
    listener.tabs_to("radio", "^introductory$|^advanced$")
    if listener.here()["name"] == "advanced":
        listener.presses("ArrowLeft")
    assert listener.here() == {"role": "radio", "name": "introductory", "chosen": "true", "off": False}
    listener.tabs_to("button", "^Open the table")
    page.keyboard.press("Enter")
    expect(listener.voice).to_contain_text("Your turn", timeout=PATIENCE)
    listener.here()
    # Nobody looks.
    guest.stops_painting()

    rng = Random(11)
    used: set[str] = set()
    decisions, glass = 0, Hourglass()
    while glass.runs(f"{decisions} decisions") and guest.awaits_turn():
        decisions += takes(listener, rng, used)
    assert decisions > 20
    assert used == {*KINDS, "list"}

    expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
    assert listener.here()["name"] == "The game is over"
    heard = listener.heard()
    assert "The game is over" in heard[-1]
    listener.tabs_to("link", "Front room")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada", timeout=PATIENCE)
    listener.here()


def kinds(name: str) -> set[str]:
    """What kind of thing is called so, if it is one of those."""
    return {kind for kind, words in KINDS.items() if re.search(words, name)}


def takes(listener: Listener, rng: Random, used: set[str]) -> bool:
    """Goes by the key N to something that can be chosen and takes it; now and then from the list of all choices."""
    page, guest = listener.page, listener.guest
    seq, refused = guest.noted("seq"), guest.noted("refused")
    asked = [line for line in listener.heard() if line.startswith("Your turn")]
    assert asked, listener.heard()
    prompt = page.get_by_role("region", name="What is asked")
    assert prompt.count() == 1
    if rng.random() < 0.15:
        used.add("list")
        found = listener.presses("l")
        lines = page.get_by_role("group", name=re.compile("choices$")).get_by_role("button").count() - 1
        for _ in range(rng.randrange(max(1, min(4, lines)))):
            found = listener.presses("Tab")
    else:
        # Forth or back, and no further than to a kind of thing that was not taken yet.
        way = rng.choice(("n", "Shift+N"))
        for _ in range(1 + rng.randrange(4)):
            found = listener.presses(way)
            if kinds(found["name"]) - used:
                break
    assert found["name"]
    if found["role"] != "button" or found["off"]:
        return False
    used |= kinds(found["name"])
    page.keyboard.press("Enter")
    # What can be taken back is done; what ends the turn is said and waits for a word, and the focus is on that.
    end = time.monotonic() + PATIENCE / 1000
    while guest.noted("seq") == seq and (now := listener.here())["name"] not in ENDS:
        assert time.monotonic() < end, f"{found} leads nowhere: {now}, {listener.heard()[-3:]}"
        page.wait_for_timeout(20)
    if guest.noted("seq") == seq:
        expect(listener.voice.get_by_role("paragraph").last).to_contain_text("Not done yet", timeout=PATIENCE)
        page.keyboard.press("Enter")
    guest.awaits(f':not([data-seq="{seq}"])')
    listener.here()
    return guest.noted("refused") == refused


@pytest.mark.parametrize("lang", languages())
def test_the_keys_are_listed_and_lead_where_they_say(visit: Visit, server: Server, lang: str) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium")
    plays_at(person, table, 2, "assign")
    listener = Listener(visit(person, lang=lang))
    page = listener.page
    listener.guest.opens(f"/t/{table}", ".prompt.asked")
    names = {key: listener.presses(key)["name"] for key in "wmdot"}
    assert len(set(names.values())) == len(names)
    listener.presses("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_be_focused(timeout=PATIENCE)
    assert keys.get_by_role("definition").count() >= 10
    assert violations(page) == []
    # Whoever dictates switches them off; then letters do nothing.
    listener.presses("Tab")
    listener.presses("Tab")
    assert keys.get_by_role("switch").evaluate("(found) => found === document.activeElement")
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden(timeout=PATIENCE)
    before = listener.here()
    assert listener.presses("w") == before
    assert listener.presses("?") == before


def test_what_was_chosen_is_undone_and_reconsidered_by_keys(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium")
    listener = Listener(visit(person))
    guest, page = listener.guest, listener.page
    guest.opens(f"/t/{table}", ".gather")
    listener.tabs_to("button", "^Begin the game")
    page.keyboard.press("Enter")
    expect(listener.voice).to_contain_text("Which card goes on space I?", timeout=PATIENCE)
    cards = page.locator(".hand .hcard")
    first = listener.presses("n")
    page.keyboard.press("Space")
    expect(cards).to_have_count(2, timeout=PATIENCE)
    assert listener.here() != first
    page.keyboard.press("u")
    expect(cards).to_have_count(3, timeout=PATIENCE)
    expect(listener.voice).to_contain_text("takes back", timeout=PATIENCE)
    # From the list and back to where one was, without a choice.
    listener.presses("l")
    listener.presses("Escape")
    assert "choices" in listener.here()["name"]
    expect(cards).to_have_count(3)


def test_what_waits_is_said_after_the_question_and_again_when_it_is_chosen(visit: Visit, server: Server) -> None:
    line = Line(1)
    while line.step != "source":
        line.plays(str(line.rng.choice(line.state.legal(0))))
    listener = Listener(visit(Person(server, "Ada")))
    line.serve(listener.guest)
    said = listener.voice.get_by_role("paragraph")
    expect(said).to_have_text([re.compile("Which agent"), re.compile("Not done yet")], timeout=PATIENCE)
    assert listener.here()["name"] in ENDS
    listener.presses("l")
    listener.page.keyboard.press("Enter")
    expect(said).to_have_count(3, timeout=PATIENCE)
    expect(said.last).to_contain_text("Not done yet")
    assert listener.here()["name"] in ENDS


def test_the_list_of_choices_stays_open_while_others_talk(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium")
    plays_at(person, table, 2, "assign")
    listener, other = Listener(visit(person)), visit(Person(server, "Zoe"))
    listener.guest.opens(f"/t/{table}", ".prompt.asked")
    other.opens(f"/t/{table}", ".app.watching")
    first = listener.presses("l")
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_role("textbox", name="Say something").fill("Servus")
    other.page.keyboard.press("Enter")
    expect(listener.voice).to_contain_text("Servus", timeout=PATIENCE)
    assert listener.here() == first
