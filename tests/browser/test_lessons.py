"""A newcomer who does what the screen says finishes each lesson: by mouse, finger or keyboard, in all languages."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, SOON, Guest, Hourglass
from tests.server.play import Person, Server

from kaffeehaus import GAMES
from kaffeehaus.locale import languages
from kaffeehaus.server import lessons

pytestmark = pytest.mark.slow

ALL = [(game, name) for game in GAMES for name in lessons.names(game)]
WAYS = [
    ("en", "mouse"),
    ("de", "mouse"),
    ("ja", "keys"),
    ("fr", "finger"),
    ("ja", "finger"),
    ("fr", "keys"),
    ("de", "finger"),
]
"""Each language and each way to play occurs; not all of them together."""
assert len(WAYS) >= len(ALL)
SOME = [(*one, *way) for one, way in zip(ALL, WAYS, strict=False)]
EVERY = [
    (*one, lang, ("mouse", "finger", "keys")[(at + turn) % 3])
    for at, one in enumerate(ALL)
    for turn, lang in enumerate(languages())
]
"""Each lesson in each language, as all are taken where everything is tested in full."""

NEXT = """() => {
  const coach = document.querySelector(".coach");
  if (!coach) return null;
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const step = coach.querySelectorAll(".bars .on").length;
  if (coach.querySelector(".ways")) return ["over", step, 0, 0];
  if (coach.matches(".aside")) return null;
  const go = coach.querySelector("footer .primary");
  if (go) return ["read", step, ...middle(go.getBoundingClientRect())];
  const ring = document.querySelector(".coach-dim .ring rect")?.getBoundingClientRect();
  if (!ring) return null;
  const [x, y] = middle(ring);
  for (let found = document.elementFromPoint(x, y); found; found = found.parentElement) {
    const thing = found.getBoundingClientRect();
    const [u, v] = middle(thing);
    const lies = Math.hypot(u - x, v - y) < 2 && thing.width < ring.width && thing.height < ring.height;
    if (lies && !found.closest(".coach, .tip")) return ["do", step, x, y];
  }
  return null;
}"""
"""What the coach wants done at which step, and where: what it points at lies there, and nothing lies over it."""
SHOWN = "document.querySelector('.coach')?.textContent + document.querySelector('.coach-dim .ring')?.innerHTML"

WHOLE = """() => [...document.querySelectorAll(".prompt, .prompt .pr-b, .coach, .coach footer")]
  .every((found) => found.scrollWidth <= found.clientWidth + 1)"""
"""Whether nothing is wider than the room for it."""


def does(guest: Guest, way: str) -> tuple[str, int] | None:
    """Does what the coach says next, and tells what that was at which step; nothing once the lesson is over."""
    page = guest.page
    found = page.wait_for_function(NEXT, timeout=PATIENCE).json_value()
    kind, step, x, y = found
    if kind == "over":
        return None
    before = page.evaluate(f"() => {SHOWN}")
    page.wait_for_function(WHOLE, timeout=SOON)
    if way == "finger":
        page.touchscreen.tap(x, y)
    elif way == "keys":
        page.keyboard.press("Enter")
    else:
        page.mouse.click(x, y)
    # What moved meanwhile was missed: whoever sees nothing happen tries again.
    with suppress(TimeoutError):
        page.wait_for_function(f"(before) => {SHOWN} !== before", arg=before, timeout=SOON)
    return kind, step


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Which lesson is taken in which language and way."""
    if "way" in metafunc.fixturenames:
        cases = EVERY if metafunc.config.getoption("--full") else SOME
        metafunc.parametrize(("game", "name", "lang", "way"), cases, ids=["-".join(case) for case in cases])


def test_a_newcomer_finishes_the_lesson(
    visit: Visit, server: Server, game: str, name: str, lang: str, way: str
) -> None:
    size = PHONE if way == "finger" else DESKTOP
    guest = visit(Person(server, "Ada"), lang=lang, touch=way == "finger", size=size)
    guest.begins_with("localStorage['kaffeehaus.film'] = 'instant'")
    guest.opens(f"/learn/{game}/{name}", ".coach")
    steps = lessons.course(game, name).lesson.steps
    done, glass = set(), Hourglass()
    while one := does(guest, way):
        done.add(one)
        assert glass.runs(f"{one}: {guest.page.locator('.coach').inner_text()}")
    assert done == {("do" if step.do else "read", number) for number, step in enumerate(steps)}
    expect(guest.page.locator(".coach .ways")).to_be_visible(timeout=PATIENCE)


def test_a_wrong_click_hears_why_and_whoever_leaves_comes_back_to_the_same_step(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"))
    page = guest.page
    guest.begins_with("localStorage['kaffeehaus.film'] = 'instant'")
    guest.opens("/learn/vienna/first", ".coach")
    # Nothing was looked for in the log, so there is nothing to miss.
    expect(page.locator(".log ol")).to_be_attached(timeout=PATIENCE)
    expect(page.locator(".log .none")).to_have_count(0)
    for _ in range(2):
        does(guest, "mouse")
    hint, step = page.locator(".coach .hint"), page.locator(".coach header small")
    page.locator(".bd").first.click()
    expect(hint).to_have_text("That is not what is being decided now.")
    page.locator(".hcard").nth(1).click()
    expect(hint).to_contain_text("That ability is fine, too.")
    # Whoever plays by keys is back where it is done.
    expect(page.locator(".hcard").first).to_be_focused()
    page.get_by_role("button", name="Show me").click()
    expect(step).to_contain_text("step 4 of", timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.wait_for_url(f"{server.address}/")
    guest.opens("/learn/vienna", ".course")
    expect(page.locator(".course li").first).to_contain_text("step 4 of")
    page.locator(".course li a").first.click()
    expect(step).to_contain_text("step 4 of", timeout=PATIENCE)
    page.keyboard.press("Backspace")
    expect(step).to_contain_text("step 3 of", timeout=PATIENCE)


def at_step(person: Person, guest: Guest, game: str, name: str, step: str) -> None:
    """Comes back to a lesson at this step of it."""
    at = [one.id for one in lessons.course(game, name).lesson.steps].index(step)
    begun = person.server.post(f"/api/lessons/{game}/{name}", {"step": at}, person.cookie).json()
    kept = json.dumps({f"{game}/{name}": {"table": begun["id"], "at": at, "done": False}})
    guest.begins_with(f"localStorage['kaffeehaus.lessons'] ??= {kept!r}")
    guest.begins_with("localStorage['kaffeehaus.film'] = 'instant'")
    guest.opens(f"/learn/{game}/{name}", ".coach")


def test_whoever_taps_beside_it_on_a_phone_reads_why_and_can_still_tap_what_the_lesson_means(
    visit: Visit, server: Server
) -> None:
    person = Person(server, "Ada")
    guest = visit(person, touch=True, size=PHONE)
    at_step(person, guest, "valencia", "first", "fountain")
    page, tip = guest.page, guest.page.locator("#tip")
    page.wait_for_function(NEXT, timeout=PATIENCE)
    # What has the focus from the beginning was not asked about.
    expect(page.locator(":focus")).to_have_count(1)
    expect(tip).to_have_count(0)
    for cell in (33, 32):
        page.locator(f'[data-place="cell:{cell}"]').tap()
        expect(tip).to_contain_text("not what is being decided now")
        # Were the note over it, there would be nothing more to do.
        page.wait_for_function(NEXT, timeout=PATIENCE)
    # The rule is read and left again, and the lesson is where it was.
    tip.get_by_role("link").first.tap()
    page.get_by_role("link", name="Back to the table").tap()
    page.wait_for_function(NEXT, timeout=PATIENCE)
    page.locator('[data-place="cell:33"]').tap()
    tip.locator("header").tap()
    expect(tip).to_be_hidden()
    assert does(guest, "finger") == ("do", 18)
