"""People who come by a link: a chair for whoever says a name, and the table for whoever only watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, Guest, plays_at
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow

CHAIRS = ".chairs li"


def sits(guest: Guest, seat: int, name: str) -> None:
    """The guest is the one on this chair."""
    chair = guest.page.locator(CHAIRS).nth(seat)
    expect(chair).to_contain_text(name, timeout=PATIENCE)
    expect(chair.get_by_role("button", name="Stand up")).to_be_visible()


def test_an_invited_guest_sits_down_with_a_name(visit: Visit, server: Server) -> None:
    table = Person(server, "Ada").opens("vienna", "you", "medium", "open", "open")
    guest = visit()
    guest.opens(f"/t/{table}", "#name").fill("Emil")
    expect(guest.page.locator(".sheet")).to_contain_text("invited to a table of Vienna")
    expect(guest.page.locator(".sheet")).to_contain_text("At the table: Ada, ")
    guest.page.get_by_role("button", name="Come in and sit down").click()
    sits(guest, 2, "Emil")
    # Coming again does not take another chair.
    guest.page.reload()
    sits(guest, 2, "Emil")
    expect(guest.page.get_by_role("button", name="Stand up")).to_have_count(1)


def test_the_front_room_leads_to_a_chair_in_one_step(visit: Visit, server: Server) -> None:
    table = Person(server, "Clara").opens("vienna", "you", "open")
    guest = visit(Person(server, "Emil"))
    guest.opens("/", ".games")
    guest.page.locator(f'a[href="/t/{table}"]').click()
    sits(guest, 1, "Emil")


def test_a_guest_called_like_somebody_here_sits_down_under_another_name(visit: Visit, server: Server) -> None:
    table = Person(server, "Anna").opens("vienna", "you", "open")
    guest = visit(Person(server, "Аnnа"))  # half of it in Cyrillic letters
    guest.opens(f"/t/{table}", ".chairs")
    guest.page.get_by_role("button", name="Sit down").click()
    name = guest.page.get_by_label("Another name for this table")
    expect(name).to_be_visible(timeout=PATIENCE)
    expect(guest.page.get_by_role("alert")).to_contain_text("looks like")
    name.fill("Anna M.")
    name.press("Enter")
    sits(guest, 1, "Anna M.")
    expect(name).to_have_count(0)


def test_a_guest_who_comes_too_late_watches(visit: Visit, server: Server) -> None:
    table = Person(server, "Ada").opens("vienna", "you", "open")
    guest = visit()
    guest.opens(f"/t/{table}", "#name").fill("Emil")
    quicker = visit(Person(server, "Jun"))
    quicker.opens(f"/t/{table}", ".chairs")
    quicker.page.get_by_role("button", name="Sit down").click()
    sits(quicker, 1, "Jun")
    guest.page.get_by_role("button", name="Come in and sit down").click()
    expect(guest.page.locator(".full")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".trouble")).to_have_count(0)


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_running_game_is_watched_without_a_name(visit: Visit, server: Server, size: tuple[int, int] | None) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium")
    plays_at(person, table, 20)
    guest = visit(size=size, touch=True) if size else visit()
    guest.opens(f"/t/{table}", ".app.watching")
    expect(guest.page.locator("#name")).to_have_count(0)
    offer = guest.page.get_by_role("button", name="Introduce yourself")
    offer.click()
    guest.page.get_by_label("Your name").fill("Emil")
    guest.page.get_by_role("button", name="Introduce yourself").click()
    expect(offer).to_have_count(0, timeout=PATIENCE)
    expect(guest.page.locator(".app.watching")).to_be_visible(timeout=PATIENCE)


def test_a_finished_game_is_looked_at_without_a_name(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "random")
    plays_at(person, table)
    guest = visit()
    guest.page.goto(f"/t/{table}")
    assert guest.reads_points()


def test_a_full_table_that_has_not_begun_is_seen_without_a_name(visit: Visit, server: Server) -> None:
    table = Person(server, "Ada").opens("vienna", "you", "medium")
    guest = visit()
    guest.opens(f"/t/{table}", ".chairs")
    expect(guest.page.locator(".full")).to_be_visible()


def test_a_link_to_no_table_says_so_at_once(visit: Visit) -> None:
    guest = visit()
    guest.page.goto("/t/nowhere")
    expect(guest.page.get_by_role("heading", name="This table does not exist")).to_be_visible(timeout=PATIENCE)
    guest.troubles.clear()


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_an_option_explains_itself_by_keyboard(visit: Visit, key: str) -> None:
    guest = visit()
    guest.enters("Ada")
    guest.sets_up()
    page = guest.page
    mark = page.get_by_role("button", name="What is this: Third man")
    mark.focus()
    page.keyboard.press(key)
    note = page.get_by_role("dialog", name="Third man")
    expect(note).to_be_visible()
    expect(note).to_contain_text("Expansion 1")
    expect(note.get_by_role("term")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(mark).to_be_focused()


def test_an_option_explains_itself_by_touch(visit: Visit) -> None:
    guest = visit(size=PHONE, touch=True)
    guest.enters("Ada")
    guest.sets_up()
    page = guest.page
    marks = page.locator(".setup .info")
    for k in range(marks.count()):
        marks.nth(k).tap()
        note = page.locator(".info-note:popover-open")
        expect(note).to_have_count(1)
        box = note.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= PHONE[1]
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)


def test_people_at_one_screen_have_names_from_the_start(visit: Visit) -> None:
    guest = visit()
    guest.enters("Ada")
    guest.sets_up()
    page = guest.page
    guest.chooses("Players", "3")
    page.get_by_label("Chair 2", exact=True).select_option("you")
    page.get_by_label("Chair 3", exact=True).select_option("open")
    page.get_by_label("Name on chair 2").fill("Emil")
    guest.chooses("First player", "Emil")
    page.locator(".setup .go").click()
    # The front room has a field of that name too.
    expect(page.locator(".gather")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_label("Name on chair 2")).to_have_value("Emil", timeout=PATIENCE)
    page.get_by_label("Name on chair 2").fill("Rosa")
    page.keyboard.press("Tab")
    expect(page.locator(".first", has_text="begins")).to_have_text("Rosa begins.")
    page.locator(CHAIRS).nth(2).get_by_role("button", name="Mokka, hard").click()
    expect(page.locator(CHAIRS).nth(2).get_by_role("img", name="hard")).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".curtain")).to_contain_text("Ada", timeout=PATIENCE)
    page.locator(".curtain button").click()
    expect(page.get_by_role("article", name="Rosa", exact=True)).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_the_table_says_what_is_in_force(visit: Visit, server: Server, size: tuple[int, int] | None) -> None:
    person = Person(server, "Ada")
    options = {"version": "advanced", "third_man": True, "figures": True}
    table = person.opens("vienna", "you", "medium", options=options)
    plays_at(person, table, 1, "assign")
    guest = visit(person, size=size, touch=True) if size else visit(person)
    guest.opens(f"/t/{table}", ".prompt.asked")
    page = guest.page
    if size:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="advanced · Third man · Figures").click()
    else:
        page.get_by_role("button", name="advanced +2").click()
    note = page.get_by_role("dialog", name="How it is played here")
    for words in ("All 175 cards", "Expansion 1", "Expansion 2", "2 shillings"):
        expect(note).to_contain_text(words)
    expect(note).not_to_contain_text("Set of five")


def test_language_and_colours_change_at_the_table_of_a_phone(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium")
    plays_at(person, table, 1, "assign")
    guest = visit(person, size=PHONE, touch=True)
    guest.opens(f"/t/{table}", ".prompt.asked")
    page = guest.page
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("switch", name="Dark colours").tap()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="DE").tap()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("html")).to_have_attribute("lang", "de")
