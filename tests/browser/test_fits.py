"""Nothing is cut, too small or covered, whatever is asked, in any language, on any screen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.fitting import AT_EACH, TORN, TROUBLES
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, Guest, plays_at
from tests.browser.positions import NAMES, lay, log, message, moments
from tests.server.play import Person, Server

from kaffeehaus.cli.vienna.words import Words
from kaffeehaus.games.vienna.content import CONTENT
from kaffeehaus.locale import Texts, languages

pytestmark = pytest.mark.slow

CUT = """() => {
  const torn = (TORN)();
  // Beside many cards the signs of the drawers must do on a laptop.
  const signs = innerWidth > 1000 && document.querySelector(".hand.many");
  return [...document.querySelectorAll(`.hcard, .hc-w, .drawer${signs ? "" : ", .drawer p"}`)].flatMap((found) => {
    const over = [found.scrollHeight - found.clientHeight, found.scrollWidth - found.clientWidth];
    const parts = found.matches(".hc-w, p") ? torn(found.firstChild) : [];
    const cut = getComputedStyle(found).display === "none" || over.some((much) => much > 1) || parts.length;
    return cut ? [`${found.className}: ${found.innerText.replaceAll("\\n", " ")} (${over}) ${parts}`] : [];
  });
}""".replace("TORN", TORN)
"""What does not fit into its frame, and by how much, or is torn."""
LONGEST = 20
"""So many of the longest texts are looked at; the others are shorter."""


def longest(lang: str) -> list[int]:
    """Cards with the longest abilities in a language, one of each wording."""
    words = Words(Texts(lang, "vienna"))
    by_text = {words.ability(card.number): card.number for card in CONTENT.cards}
    return [by_text[text] for text in sorted(by_text, key=len, reverse=True)[:LONGEST]]


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Person, str]:
    """Ada at a table where she chooses from her hand."""
    person = Person(server, "Ada")
    found = person.opens("vienna", "you", "random", "random", options={"version": "advanced"})
    plays_at(person, found, 20, "assign")
    return person, found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("lang", languages())
def test_every_ability_can_be_read_in_full(
    visit: Visit, table: tuple[Person, str], lang: str, size: tuple[int, int]
) -> None:
    person, found = table
    guest = visit(person, lang=lang, size=size, held=True)
    lines: list[WebSocketRoute] = []
    told: dict[str, Any] = {}

    def overhears(line: WebSocketRoute) -> None:
        lines.append(line)
        house = line.connect_to_server()

        def hears(message: str | bytes) -> None:
            if (news := json.loads(message))["t"] == "table":
                told.update(news)
            line.send(message)

        house.on_message(hears)

    guest.holds_line(overhears)
    guest.opens(f"/t/{found}", ".prompt.asked")
    guest.stops_painting()
    desk = told["now"]["views"]["0"]["desks"][0]
    cut: list[str] = []
    for hand, drawers in ((2, 3), (3, 4), (5, 3), (6, 4)):
        cards = longest(lang)
        desk["items"] = ["side-table"] if drawers > 3 else []
        while cards:
            desk["hand"], desk["drawers"] = cards[:hand], cards[:drawers]
            cards = cards[min(hand, drawers) :]
            lines[-1].send(json.dumps(told))
            guest.page.locator(f'.hand [data-place="card:{desk["hand"][0]}"]').wait_for()
            cut += [f"{hand}/{drawers} {line}" for line in guest.page.evaluate(CUT)]
    assert "\n".join(sorted(set(cut))) == ""


BEYOND = """() => {
  return [".desk", ".me"].flatMap((name) => {
    const frame = document.querySelector(name).getBoundingClientRect();
    return [...document.querySelectorAll(`${name} *`)].flatMap((found) => {
      const at = found.getBoundingClientRect();
      const out = at.right > frame.right + 1 || at.bottom > frame.bottom + 1;
      return at.width && out ? [`${name} ${found.getAttribute("class")}`] : [];
    });
  });
}"""
"""What sticks out of the own desk, or of the part of it with name and score."""


@pytest.mark.parametrize("version", ["introductory", "advanced"])
def test_everything_on_the_desk_lies_on_it_on_any_laptop(visit: Visit, server: Server, version: str) -> None:
    person = Person(server, "Wolfgang Amadeus")
    found = person.opens("vienna", "you", "random", options={"version": version})
    plays_at(person, found, 20, "assign")
    guest = visit(person, lang="de")
    guest.opens(f"/t/{found}", ".prompt.asked")
    for size in ((1024, 768), (1180, 820), (1280, 720), (1280, 800), DESKTOP, (1920, 1080)):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert guest.page.evaluate(BEYOND) == [], size


LAPTOPS = ((1366, 625), (1280, 720), (1440, 900), (1920, 1080))
TOUCHED = (PHONE, (820, 1180))
SIDEWAYS = (844, 390)
"""A phone on its side, looked at in the language with the longest words."""
FULLEST = ("assign", "action-iii", "mission", "3 players", "2 players")
"""The questions that take most room."""
RECENT = 12
"""So many of the last lines of a log are told; the rest would only take time."""


def sizes_for(lang: str, touch: bool) -> tuple[tuple[int, int], ...]:
    """The screens to be looked at."""
    return ((*TOUCHED, SIDEWAYS) if lang == "de" else TOUCHED) if touch else LAPTOPS


def shown(number: int, lang: str, touch: bool, tables: Sequence[str], fullest: Sequence[str]) -> Sequence[str]:
    """The questions to be looked at on the screen of this number, the smallest being the first.

    There it is all of them, and in the longest words on every other that is touched or low; the two larger ones share
    them. In the other languages it is those that take most room.
    """
    if number == 0 or (lang == "de" and (touch or number == 1)):
        return tables
    if lang == "de":
        return [table for k, table in enumerate(tables) if k % 2 == number % 2 or table in fullest]
    return fullest


def resized(guest: Guest, size: tuple[int, int]) -> Guest:
    """The same page on another screen."""
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    return guest


@pytest.fixture(scope="session")
def house(server: Server, database: str) -> Person:
    """Björn, with a table at which he is asked something, and one where the game is over."""
    person, found = Person(server, NAMES[0]), moments()
    lay(database, "playing", log(found["action-iii"], person.id))
    lay(database, "finished", log(found["over"], person.id))
    return person


@pytest.mark.parametrize("touch", [False, True], ids=["laptops", "phone and tablet"])
@pytest.mark.parametrize("lang", languages())
def test_nothing_is_cut_at_any_question(visit: Visit, house: Person, lang: str, touch: bool) -> None:
    sizes = sizes_for(lang, touch)
    guest = visit(house, lang=lang, size=sizes[0], touch=touch)
    guest.opens("/t/playing", ".prompt.asked")
    guest.stops_painting()
    tables = [(step, message(moment, "playing")) for step, moment in moments().items() if step != "over"]
    # Fewer players leave more room for words.
    tables += [(f"{n} players", message(moments(players=n)["action-iii"], "playing", players=n)) for n in (3, 2)]
    for _, told in tables:
        told["log"] = told["log"][-RECENT:]
    guest.page.evaluate("(tables) => (window.tables = tables)", [(step, json.dumps(told)) for step, told in tables])
    how: dict[str, Any] = {"least": 12 if touch else 11, "besides": ""}
    found = []
    for number, size in enumerate(sizes):
        how["only"] = shown(number, lang, touch, [step for step, _ in tables], FULLEST)
        found += [f"{size} {line}" for line in resized(guest, size).page.evaluate(AT_EACH, how)]
    assert "\n".join(found) == ""
    # Its foot lies above what can be scrolled behind it.
    guest.opens("/t/finished", ".ending")
    guest.stops_painting()
    how["besides"] = ".end-f"
    found = [f"{size} {line}" for size in sizes for line in resized(guest, size).page.evaluate(TROUBLES, how)]
    assert "\n".join(found) == ""


HANGING = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const prompt = document.querySelector(".prompt");
  const over = prompt.getBoundingClientRect().bottom - document.querySelector(".board").getBoundingClientRect().top;
  return [over, prompt.scrollHeight - prompt.clientHeight].map(Math.round);
}"""
"""How far the question hangs over the map, and its words and buttons out of their row."""


def test_in_the_longest_words_nothing_that_is_asked_hangs_over_the_map(visit: Visit, house: Person) -> None:
    guest = visit(house, lang="de", size=(1100, 700))
    guest.opens("/t/playing", ".prompt.asked")
    guest.stops_painting()
    found = {}
    for players, steps in ((4, ("mission", "buy", "exchange", "source")), (2, ("action-iii",))):
        for step in steps:
            told = message(moments(players=players)[step], "playing", players=players)
            told["log"] = []
            hears = "(told) => window.lines.at(-1).dispatchEvent(new MessageEvent('message', { data: told }))"
            guest.page.evaluate(hears, json.dumps(told))
            found[step] = guest.page.evaluate(HANGING)
    assert {step: much for step, much in found.items() if max(much) > 1} == {}


@pytest.mark.parametrize("touch", [False, True], ids=["laptops", "phone and tablet"])
@pytest.mark.parametrize("lang", languages())
def test_nothing_is_cut_in_a_replay(visit: Visit, house: Person, lang: str, touch: bool) -> None:
    sizes = sizes_for(lang, touch)
    guest = visit(house, lang=lang, size=sizes[0], touch=touch)
    count = len(moments()["over"][1])
    how = {"least": 12 if touch else 11, "besides": ""}
    guest.opens(f"/t/finished/{count * 2 // 3}", ".replaying")
    # Whoever looks on has the desks of all in one column.
    found = [f"{sizes[0]} watching {line}" for line in guest.page.evaluate(TROUBLES, how)]
    guest.page.locator(".eyes select").select_option("0")
    guest.page.locator(".replaying .desk").wait_for(state="attached", timeout=PATIENCE)
    guest.stops_painting()
    for step in (count * 2 // 3, count):
        if step == count:
            guest.page.keyboard.press("End")
        guest.page.wait_for_url(f"**/finished/{step}")
        for size in sizes:
            found += [f"{size} {step} {line}" for line in resized(guest, size).page.evaluate(TROUBLES, how)]
    assert "\n".join(found) == ""


SCROLLED = """async () => {
  const found = [];
  for (const choice of document.querySelectorAll(".bd.legal, .pr-a .btn, .hcard.legal")) {
    choice.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    choice.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const told = document.querySelector(".rail > .pv .pv-l");
    const much = told ? told.scrollHeight - told.clientHeight : NaN;
    if (!(much <= 1)) found.push(`${choice.getAttribute("aria-label")}: ${much}`);
    choice.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
  }
  return found;
}"""
"""Choices whose preview is missing or must be scrolled, and by how much."""


@pytest.mark.parametrize("lang", languages())
def test_a_preview_is_read_at_a_glance_on_a_low_laptop(visit: Visit, house: Person, lang: str) -> None:
    guest = visit(house, lang=lang, size=LAPTOPS[0])
    guest.opens("/t/playing", ".prompt.asked")
    guest.stops_painting()
    tables = {f"{n} players": message(moments(players=n)["action-iii"], "playing", players=n) for n in (3, 2)}
    # Of the last turn of a game follow all points that are counted then, which no rail has room for.
    tables |= {step: message(moment, "playing") for step, moment in moments().items()}
    del tables["over"], tables["action-iii"]
    # The longest words are looked at everywhere, the other languages share the tables.
    sharing = [other for other in languages() if other != "de"]
    looked_at = list(tables.items())
    if lang in sharing:
        looked_at = looked_at[sharing.index(lang) :: len(sharing)]
    found = []
    for step, told in looked_at:
        told["log"] = told["log"][-RECENT:]
        guest.page.evaluate(
            "(data) => window.lines.at(-1).dispatchEvent(new MessageEvent('message', { data }))", json.dumps(told)
        )
        found += [f"{step}: {line}" for line in guest.page.evaluate(SCROLLED)]
    assert "\n".join(found) == ""
    # Of the last turn a sign says that there is more, and the wheel turns it under a pointer that stays.
    guest.paints_again()
    told = message(moments()["action-iii"], "playing")
    hears = "(data) => window.lines.at(-1).dispatchEvent(new MessageEvent('message', { data }))"
    guest.page.evaluate(hears, json.dumps(told))
    guest.page.locator(".bd.legal").nth(2).hover()
    told_of_it = guest.page.locator(".rail > .pv > .pv-l")
    expect(told_of_it).to_have_class("pv-l more", timeout=PATIENCE)
    guest.page.mouse.wheel(0, 400)
    expect(told_of_it).to_have_class("pv-l", timeout=PATIENCE)


LONG = "Maximiliane Habsburger"
OVERLAPS = """() => {
  const plates = [...document.querySelectorAll(".plate")].map((found) => [found, found.getBoundingClientRect()]);
  const edge = document.documentElement.clientWidth;
  const wide = document.documentElement.scrollWidth > edge ? ["the page scrolls sideways"] : [];
  return wide.concat(plates.flatMap(([found, at], number) => {
    const inside = [...found.querySelectorAll("*")].map((part) => part.getBoundingClientRect());
    const out = at.left < 0 || at.right > edge || inside.some((part) => part.right > at.right + 1);
    const others = plates.slice(number + 1).filter(([, other]) =>
      at.left < other.right && other.left < at.right && at.top < other.bottom && other.top < at.bottom);
    return [...(out ? [`${number} sticks out`] : []), ...others.map(([other]) => `${number}: ${other.innerText}`)];
  }));
}"""
"""Chairs whose plates lie on each other or beyond the edge."""


@pytest.mark.parametrize("lang", languages())
def test_the_chairs_of_a_new_table_keep_clear_of_each_other(visit: Visit, server: Server, lang: str) -> None:
    person = Person(server, LONG)
    for chairs in (["you"] * 4, ["you", "medium", "hard", "open"]):
        guest = visit(person, lang=lang, size=PHONE)
        liked = json.dumps({"players": 4, "chairs": chairs})
        guest.begins_with(f"localStorage['kaffeehaus.table.vienna'] ??= {json.dumps(liked)}")
        guest.opens("/new/vienna", ".setup")
        for size in (PHONE, (1280, 720), DESKTOP):
            guest.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert guest.page.locator(".plate").count() == 4
            assert guest.page.evaluate(OVERLAPS) == [], (chairs, size)


@pytest.mark.parametrize("size", [PHONE, (1280, 720), (1366, 625)], ids=["phone", "laptop", "low laptop"])
def test_the_table_can_be_opened_without_scrolling(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    guest = visit(Person(server, LONG), lang="de", size=size)
    guest.opens("/new/vienna", ".setup")
    if size == PHONE:
        guest.page.locator(".tablewrap").scroll_into_view_if_needed()
    box = guest.page.locator(".setup .go").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    assert guest.page.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.go')", [box["x"] + 20, box["y"] + 9]
    )
