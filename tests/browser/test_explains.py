"""Every element explains itself in words on hover, focus or long press (18), in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, plays_at
from tests.server.play import Person, Server

from kaffeehaus.locale import languages

pytestmark = pytest.mark.slow

ADVANCED = {"version": "advanced", "third_man": True, "figures": True}
PIECES = """.bd, .sq, .road, .score-track use, .rf, .rt, .inv, .mk, .hcard, .slot, .spaces li, .drawer, .bribe, .tile,
  .kv .ic, .dtile, .ms, .mmx, .abx, .opp .st > span > .ic, .opp .five .ic, .crest, .score, .nm, .round"""
"""Whatever is drawn as a piece, a marker, a card, a tile or a number of them."""
MUTE = """(selector) => [...document.querySelectorAll(selector)]
  .filter((piece) => piece.getClientRects().length && !piece.closest("[data-explains]:not([data-roam])"))
  .map((piece) => piece.outerHTML.slice(0, 200))"""
"""Pieces that explain nothing."""
# Gives the focus to one after the other and reads the note or the preview that it is described by, and where it stands.
TOLD = """async () => {
  const found = [];
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const asked = () => document.querySelector(".prompt").getBoundingClientRect();
  // A phone has no room for a long note above, between or below the question and what is explained.
  const room = (about) => {
    const [first, last] = [about, asked()].sort((a, b) => a.top - b.top);
    return Math.max(first.top, last.top - first.bottom, innerHeight - Math.max(first.bottom, last.bottom)) - 14;
  };
  for (const element of document.querySelectorAll("[data-explains]")) {
    if (!element.getClientRects().length) continue;
    element.focus({ focusVisible: true });
    await new Promise((done) => setTimeout(done));
    const note = document.getElementById(element.getAttribute("aria-describedby"));
    const [box, about] = [note?.getBoundingClientRect(), element.getBoundingClientRect()];
    const aside = box && (box.right <= about.left || box.left >= about.right);
    const apart = aside || (box && (box.bottom <= about.top || box.top >= about.bottom));
    found.push({
      kind: element.getAttribute("class") ?? element.tagName,
      place: element.dataset.place ?? "",
      text: note?.innerText ?? "",
      lines: note?.querySelectorAll("p, li").length ?? 0,
      described: note !== null,
      apart: apart || "roam" in element.dataset || element.matches(".road, .score-track"),
      free: !note?.matches(".tip") || box.height > room(about) || !over(box, asked()),
      inside: Boolean(box) && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
    });
  }
  return found;
}"""


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Person, dict[str, str]]:
    """Somebody at an advanced game with both expansions, choosing a place, and at one choosing cards."""
    person = Person(server, "Ada")
    tables = {
        step: person.opens("vienna", "you", "medium", "random", options=ADVANCED) for step in ("action-iii", "assign")
    }
    for step, table in tables.items():
        plays_at(person, table, 40, step)
    return person, tables


@pytest.fixture(scope="module")
def english(tables: tuple[Person, dict[str, str]]) -> dict[str, dict[str, str]]:
    """What was told in English, by table and place, once somebody has listened."""
    return {}


@pytest.mark.parametrize("step", ["action-iii", "assign"])
@pytest.mark.parametrize("lang", ["en", *(lang for lang in languages() if lang != "en")])
def test_18_everything_explains_itself_in_words(
    visit: Visit, tables: tuple[Person, dict[str, str]], english: dict[str, dict[str, str]], lang: str, step: str
) -> None:
    person, found = tables
    guest = visit(person, lang=lang)
    guest.opens(f"/t/{found[step]}", ".prompt.asked")
    guest.stops_painting()
    told: list[dict[str, Any]] = guest.page.evaluate(TOLD)
    assert len(told) > 150
    assert sum("bd" in note["kind"].split() for note in told) == 30
    assert sum("sq" in note["kind"].split() for note in told) == 40
    assert [note for note in told if len(note["text"]) < 12 or not note["lines"]] == []
    assert [note for note in told if "page-" in note["text"] or "{" in note["text"]] == []
    assert [note for note in told if not (note["described"] and note["apart"] and note["inside"])] == []
    assert [note for note in told if not note["free"]] == []
    if lang == "en":
        english[step] = {note["place"]: note["text"] for note in told if note["place"]}
    elif step in english:
        assert [note["text"] for note in told if english[step].get(note["place"]) == note["text"]] == []


@pytest.mark.parametrize("size", [PHONE, (820, 1180), (1366, 625)], ids=["phone", "tablet", "low laptop"])
@pytest.mark.parametrize("step", ["action-iii", "assign"])
def test_a_note_leaves_what_is_asked_free(
    visit: Visit, tables: tuple[Person, dict[str, str]], step: str, size: tuple[int, int]
) -> None:
    person, found = tables
    guest = visit(person, lang="de", size=size)
    guest.opens(f"/t/{found[step]}", ".prompt.asked")
    told: list[dict[str, Any]] = guest.page.evaluate(TOLD)
    assert "\n".join(f"{note['kind']}: {note['text']}" for note in told if not note["free"]) == ""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("step", ["action-iii", "assign"])
def test_18_no_piece_is_without_an_explanation(
    visit: Visit, tables: tuple[Person, dict[str, str]], step: str, size: tuple[int, int]
) -> None:
    person, found = tables
    guest = visit(person, size=size)
    guest.opens(f"/t/{found[step]}", ".prompt.asked")
    page = guest.page
    for tab in page.locator(".tabs [role=tab]").all() if size == PHONE else [None]:
        if tab is not None:
            tab.click()
        assert page.evaluate(MUTE, PIECES) == []
    # What explains nothing would be noticed.
    page.locator(".sq").first.evaluate("(square) => square.removeAttribute('data-explains')")
    assert len(page.evaluate(MUTE, PIECES)) == 1


def test_18_hovering_shows_the_note_and_it_may_be_hovered_itself(
    visit: Visit, tables: tuple[Person, dict[str, str]]
) -> None:
    person, found = tables
    page = visit(person).page
    page.goto(f"/t/{found['action-iii']}")
    note = page.locator("#tip")
    page.locator(".drawer").first.hover()
    # Its rules come a moment later than its words.
    expect(note.locator(".cited")).to_be_visible(timeout=PATIENCE)
    text = note.inner_text()
    note.hover()
    page.wait_for_timeout(400)
    assert note.inner_text() == text
    page.keyboard.press("Escape")
    expect(note).to_be_hidden(timeout=PATIENCE)


def test_18_the_arrow_keys_walk_from_piece_to_piece(visit: Visit, tables: tuple[Person, dict[str, str]]) -> None:
    person, found = tables
    guest = visit(person)
    guest.opens(f"/t/{found['action-iii']}", ".prompt.asked")
    page = guest.page
    page.locator(".board-svg").focus()
    seen = set()
    for key in ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"]:
        page.keyboard.press(key)
        note = page.locator("#tip, #preview")
        expect(note).to_be_visible(timeout=PATIENCE)
        seen.add(note.inner_text())
    assert len(seen) > 3
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden(timeout=PATIENCE)


def test_18_a_long_press_explains_and_does_nothing_else(visit: Visit, tables: tuple[Person, dict[str, str]]) -> None:
    person, found = tables
    guest = visit(person, size=PHONE, touch=True)
    guest.opens(f"/t/{found['assign']}", ".prompt.asked")
    page = guest.page
    card = page.locator(".hcard.legal").first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("#tip")).to_be_visible(timeout=PATIENCE)
    seq = guest.noted("seq")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(page.locator("#tip")).to_be_visible(timeout=PATIENCE)
    assert page.locator(".hcard.chosen").count() == 0
    assert guest.noted("seq") == seq
    # A short one chooses, and closes the note.
    page.touchscreen.tap(x, y)
    expect(page.locator("#tip")).to_be_hidden(timeout=PATIENCE)
    expect(page.locator(".hcard.chosen")).to_have_count(1, timeout=PATIENCE)


def test_18_a_click_on_what_is_not_offered_says_why(visit: Visit, tables: tuple[Person, dict[str, str]]) -> None:
    person, found = tables
    guest = visit(person)
    guest.opens(f"/t/{found['action-iii']}", ".prompt.asked")
    guest.page.locator(".bd.idle").first.dispatch_event("click")
    why = guest.page.locator("#tip .why")
    expect(why).to_be_visible(timeout=PATIENCE)
    assert any(word in why.inner_text() for word in ("costs you", "already have an agent", "no agent left"))


def test_a_preview_is_there_in_the_same_frame(visit: Visit, tables: tuple[Person, dict[str, str]]) -> None:
    person, found = tables
    guest = visit(person)
    guest.opens(f"/t/{found['action-iii']}", ".prompt.asked")
    shown = guest.page.evaluate(
        """async () => {
          const house = document.querySelector(".bd.legal");
          let frames = 0;
          requestAnimationFrame(() => (frames += 1));
          house.dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
          house.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
          for (let k = 0; k < 20; k += 1) await null;
          return { hover: house.matches(".hover"), note: Boolean(document.querySelector("#preview")), frames };
        }"""
    )
    assert shown == {"hover": True, "note": True, "frames": 0}
