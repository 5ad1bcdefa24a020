"""What the others did: films of their turns, the recap for whoever comes back, and one log for eye and ear."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, Guest, Hourglass, plays_at, violations
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow

SLOW = "localStorage['kaffeehaus.film'] = 'slow'"


def at_table(
    visit: Visit, server: Server, *script: str, turns: int = 1, last: bool = False, **settings: object
) -> Guest:
    """Somebody whose turn it is at a table with two bots, with this kept in the browser before."""
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "random", "random")
    plays_at(person, table, turns, "action-iii", last)
    guest = visit(person, **settings)
    for words in script:
        guest.begins_with(words)
    guest.opens(f"/t/{table}", ".prompt.asked")
    return guest


def ends_turn(guest: Guest) -> Locator:
    """Plays until the film of somebody else's turn runs."""
    film, asked = guest.page.locator(".film"), guest.page.locator(".prompt.asked")
    rng, glass = Random(3), Hourglass()
    for n in range(60):
        assert glass.runs(f"{n} decisions")
        expect(film.or_(asked).first).to_be_visible(timeout=PATIENCE)
        # A caption alone holds up nobody: a film is what holds the question back.
        if film.count() and not asked.count():
            return film
        guest.acts(rng)
    raise AssertionError("no film in sixty decisions")


# ---- films


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_rivals_turn_is_a_film_that_can_be_paused_and_skipped(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    guest = at_table(visit, server, SLOW, motion=True, size=size)
    page = guest.page
    board = page.locator(".board").bounding_box()
    film = ends_turn(guest)
    film.get_by_role("button", name="Pause").click()
    # It tells who and what in the prompt's place, nothing is offered meanwhile, and nothing has moved.
    rivals = page.locator(".others .nm").all_text_contents()
    assert film.locator(".fm-n").inner_text() in rivals
    assert film.locator(".fm-t > b").inner_text()
    expect(page.locator(".bd.legal, .hcard.legal, .prompt.asked")).to_have_count(0, timeout=PATIENCE)
    if size == DESKTOP:
        assert page.locator(".board").bounding_box() == board
    assert film.evaluate("(film) => film.scrollHeight <= film.clientHeight && film.scrollWidth <= film.clientWidth")
    assert violations(page, within=".film") == []
    expect(film.get_by_role("button", name="Go on")).to_be_visible()
    guest.awaits_turn()
    # The real table is there at once for whoever skips.
    if size == PHONE:
        film.get_by_role("button", name="Skip").click()
    else:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
    expect(film).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)


def test_a_click_on_the_map_ends_the_film_and_does_nothing_else(visit: Visit, server: Server) -> None:
    guest = at_table(visit, server, SLOW, motion=True)
    film = ends_turn(guest)
    guest.awaits_turn()
    seq = guest.noted("seq")
    guest.page.locator(".board").click(position={"x": 300, "y": 200})
    expect(film).to_have_count(0, timeout=PATIENCE)
    expect(guest.page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    assert guest.noted("seq") == seq
    assert guest.page.locator(".btns .primary").count() == 0


def test_whoever_plays_by_letters_does_not_wait_for_films(visit: Visit, server: Server) -> None:
    guest = at_table(visit, server, SLOW, motion=True)
    film = ends_turn(guest)
    guest.awaits_turn()
    guest.page.evaluate("document.activeElement.blur()")
    guest.page.keyboard.press("n")
    expect(film).to_have_count(0)
    assert guest.page.evaluate("document.activeElement.matches('.bd.legal, .hcard.legal, button')")


def test_the_film_ends_by_itself_and_then_it_is_asked(visit: Visit, server: Server) -> None:
    guest = at_table(visit, server, "localStorage['kaffeehaus.film'] = 'fast'", motion=True)
    ends_turn(guest)
    expect(guest.page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".film")).to_have_count(0)


@pytest.mark.parametrize(
    ("script", "motion"), [("localStorage['kaffeehaus.film'] = 'instant'", True), ("", False)], ids=["instant", "still"]
)
def test_nobody_waits_who_wants_no_films(visit: Visit, server: Server, script: str, motion: bool) -> None:
    guest = at_table(visit, server, script, motion=motion, fresh=True)
    page, rng = guest.page, Random(3)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    # No timer of the page ever comes due, and still every question is asked.
    for _ in range(8):
        assert guest.awaits_turn()
        expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
        assert page.locator(".film").count() == 0
        guest.acts(rng)


def test_the_speed_is_set_and_kept(visit: Visit, server: Server) -> None:
    guest = at_table(visit, server, motion=True)
    page = guest.page
    page.locator(".tools [popovertarget=settings]").click()
    speed = page.get_by_role("radiogroup", name="Turns of the others")
    expect(speed.get_by_role("radio", name="normal")).to_be_checked()
    speed.get_by_role("radio", name="slow").click()
    page.get_by_role("switch", name="Show what happened when I come back").click()
    page.reload()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    page.locator(".tools [popovertarget=settings]").click()
    expect(speed.get_by_role("radio", name="slow")).to_be_checked()
    expect(page.get_by_role("switch", name="Show what happened when I come back")).to_be_checked()


# ---- since my last turn


def test_whoever_comes_back_is_told_what_happened(visit: Visit, server: Server) -> None:
    guest = at_table(visit, server, landing=True, turns=20, last=True)
    page = guest.page
    review = page.get_by_role("dialog", name="Since your last turn")
    expect(review).to_be_visible(timeout=PATIENCE)
    expect(review.get_by_role("button", name="To my turn")).to_be_focused()
    assert violations(page) == []
    # The map stays free, numbers tie lines to its places, and a line that is looked at lights its place.
    board, panel = page.locator(".board").bounding_box(), review.bounding_box()
    assert board is not None
    assert panel is not None
    assert board["x"] + board["width"] <= panel["x"]
    assert page.locator(".numbers .rv-n").count() > 0
    names = set(review.locator("ol > li > .nm").all_inner_texts())
    assert names >= set(page.locator(".others .nm").all_text_contents())
    lit = page.locator(".bd.marked, .sq.marked, .flash")
    before = lit.count()
    review.locator("button.lk", has_text=re.compile("gent|enclosed")).first.hover()
    expect(lit.nth(before)).to_be_attached(timeout=PATIENCE)
    page.keyboard.press("Enter")
    expect(review).to_be_hidden(timeout=PATIENCE)
    # What was seen is not told again; whoever wants it has a button with a word on it.
    page.reload()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    expect(review).to_be_hidden()
    page.get_by_role("button", name="Recap").click()
    expect(review).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(review).to_be_hidden(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Recap")).to_be_focused()


def test_what_happened_meanwhile_can_be_watched(visit: Visit, server: Server) -> None:
    guest = at_table(visit, server, SLOW, landing=True, turns=20, last=True, motion=True)
    page = guest.page
    page.get_by_role("button", name=re.compile("Watch it")).click()
    film = page.locator(".film")
    expect(film).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".review")).to_have_count(0)
    film.get_by_role("button", name="Skip").click()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)


def test_a_lost_line_is_an_absence_too(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "random", "random")
    plays_at(person, table, 20, "action-iii", last=True)
    guest = visit(person, landing=True, size=PHONE, touch=True)
    page = guest.opens(f"/t/{table}", ".prompt.asked").page
    page.get_by_role("button", name="To my turn").tap()
    guest.goes_offline()
    plays_at(person, table, int(guest.noted("seq")) + 10, "action-iii", last=True)
    guest.comes_back()
    review = page.locator(".review")
    expect(review).to_be_visible(timeout=PATIENCE)
    box = review.bounding_box()
    assert box is not None
    assert box["y"] > PHONE[1] / 4
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert violations(page) == []


def test_on_a_phone_the_map_follows_the_line_in_view(visit: Visit, server: Server) -> None:
    guest = at_table(visit, server, landing=True, turns=60, last=True, size=PHONE, touch=True)
    page = guest.page
    lines = page.locator(".review [data-line]", has_text="Agent")
    expect(lines.last).to_be_attached(timeout=PATIENCE)
    board = page.locator(".board").bounding_box()
    assert board is not None
    # By hand, in whichever order.
    for line in (lines.last, lines.first):
        line.tap()
        expect(line).to_have_class(re.compile("followed"))
        lit = page.locator(".bd.flash").first
        expect(lit).to_be_in_viewport(timeout=PATIENCE)
        box = lit.bounding_box()
        assert box is not None
        assert box["y"] >= board["y"]
        assert box["y"] + box["height"] / 2 <= board["y"] + board["height"]
    # And by itself: where the list begins its first line, where it ends its last. From the middle, so that it scrolls.
    every = page.locator(".review [data-line]")
    for part, followed in ((0.5, page.locator(".review .followed")), (0, every.first), (1, every.last)):
        page.locator(".rv-b").evaluate("(list, part) => list.scrollTo(0, part * list.scrollHeight)", part)
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        expect(followed).to_have_class(re.compile("followed"), timeout=PATIENCE)


# ---- the log


def test_the_spoken_and_the_written_log_tell_the_same_over_a_whole_game(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "random", "random", options={"version": "advanced", "third_man": True})
    listener = visit(Person(server, "Zoe"))
    # The steps of the finished game would take the log's place.
    listener.page.route("**/replay", lambda _: None)
    listener.opens(f"/t/{table}", ".gather")
    listener.stops_painting()
    plays_at(person, table)
    listener.awaits("[data-phase=over]")
    expect(listener.page.locator(".ending")).to_be_visible(timeout=PATIENCE)
    spoken = [line.strip() for line in listener.page.locator("[role=log] p[data-log]").all_text_contents()]
    written = listener.log()
    assert len(written) > 150
    assert [line.lower() for line in spoken[-len(written) :]] == [line.lower() for line in written]


def test_the_log_is_grouped_by_turn_timed_and_filtered(visit: Visit, server: Server) -> None:
    guest = at_table(visit, server, turns=40)
    page = guest.page
    groups = page.locator(".log .turn")
    assert groups.count() > 5
    assert all(groups.locator("time").all_inner_texts())
    name = groups.last.locator(".th > b").first.inner_text()
    only = page.get_by_role("group", name="Show only")
    button = only.get_by_role("button", name=f"Only {name}")
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    assert set(groups.locator(".th > b:not(.pt)").all_inner_texts()) == {name}
    button.click()
    only.get_by_role("button", name="Points").click()
    assert all("+" in line or "−" in line for line in page.locator(".log .turn li > p").all_inner_texts())
    assert violations(page) == []


# ---- another game


def test_47_whoever_watched_comes_along_to_another_game(visit: Visit, server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.opens("vienna", "you", "easy")
    plays_at(ada, table)
    first, other = visit(ada), visit(bob)
    first.opens(f"/t/{table}", ".ending")
    other.opens(f"/t/{table}", ".ending")
    # Whoever only watched cannot ask.
    assert other.page.get_by_role("button", name="Rematch").count() == 0
    expect(first.page.locator(".ending .rematch")).to_contain_text("begins this time")
    first.page.get_by_role("button", name="Rematch").click()
    expect(first.page.locator(".gather")).to_be_visible(timeout=PATIENCE)
    assert table not in first.page.url
    expect(other.page.locator(".ending")).to_contain_text("Ada asks for a rematch", timeout=PATIENCE)
    other.page.get_by_role("link", name="Come along").click()
    expect(other.page.locator(".gather")).to_be_visible(timeout=PATIENCE)
    assert other.page.url == first.page.url


def play_to_the_end(table: str, *people: Person) -> None:
    """Two or more people play a game among themselves, the first of them is the host."""

    async def plays() -> None:
        async with AsyncExitStack() as stack:
            tabs = [await stack.enter_async_context(person.at(table)) for person in people]
            for seat, tab in enumerate(tabs[1:], 1):
                await tab.tells(t="sit", seat=seat)
            await tabs[0].tells(t="begin")
            await asyncio.gather(*(tab.plays(Random(seat)) for seat, tab in enumerate(tabs)))

    # Playwright keeps a loop running in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(plays())).result(timeout=PATIENCE / 1000 * 2)


def test_47_two_people_play_another_game(visit: Visit, server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.opens("vienna", "you", "open")
    play_to_the_end(table, ada, bob)
    first, other = visit(ada), visit(bob)
    for guest in (first, other):
        guest.opens(f"/t/{table}", ".ending")
    # Either may ask, and the other one is asked; their chairs are kept for both.
    expect(first.page.get_by_role("button", name="Rematch")).to_be_visible()
    # One of them makes a series of it, and sees how both stand; nobody waits here until the next table opens by itself.
    other.page.locator(".end-f").get_by_role("button", name="Make it a series").click()
    other.page.locator(".series").get_by_role("button", name="Make it a series").click()
    for guest in (first, other):
        expect(guest.page.locator(".ending .series")).to_contain_text("Vienna comes next", timeout=PATIENCE)
        expect(guest.page.locator(".ending .series tbody tr")).to_have_count(2)
    assert violations(first.page) == []
    other.page.get_by_role("button", name="Next game now").click()
    expect(other.page.locator(".gather")).to_be_visible(timeout=PATIENCE)
    expect(first.page.locator(".ending")).to_contain_text("The next table of the series is open", timeout=PATIENCE)
    expect(first.page.get_by_role("button", name="Next game now")).to_have_count(0)
    first.page.get_by_role("link", name="Come along").click()
    for guest in (first, other):
        expect(guest.page.locator(".gather")).to_contain_text("Ada", timeout=PATIENCE)
        expect(guest.page.locator(".gather")).to_contain_text("Bob")
    assert first.page.url == other.page.url
    # In a series anybody lets it begin, and both are asked for their cards.
    for guest in (first, other):
        expect(guest.page.locator(".gather .series")).to_contain_text("Game 2 of the series", timeout=PATIENCE)
        expect(guest.page.get_by_role("button", name="Not this time")).to_be_visible()
    assert violations(first.page) == []
    first.page.get_by_role("button", name="Begin").click()
    for guest in (first, other):
        expect(guest.page.locator(".hcard.legal")).to_have_count(3, timeout=PATIENCE)
