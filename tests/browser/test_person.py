"""The same person everywhere: a passkey made and used, a phone that joins by code, and how one is forgotten."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, Guest, Hourglass, plays_at, violations
from tests.browser.test_clocks import dealt
from tests.browser.test_turns import tells
from tests.server.play import Person, Server
from tests.server.receivers import mailbox

from kaffeehaus.server.entries import Clock

pytestmark = pytest.mark.slow
KEPT = "**/api/me/kept"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_passkeys(guest: Guest) -> Any:
    """Gives a page a device that makes and shows passkeys."""
    line = guest.context.new_cdp_session(guest.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return line


def sits_still(page: Page) -> None:
    """Nothing of the page is wider than the screen, and nothing serious is wrong with it for any reader."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_a_passkey_is_made_and_brings_one_back(visit: Visit, server: Server) -> None:
    # Browsers make passkeys for names of a house, never for numbers.
    house = server.address.replace("127.0.0.1", "localhost")
    ada = Person(server, "Ada")
    guest = visit(fresh=True)
    page = guest.page
    with_passkeys(guest)
    guest.begins_with("localStorage['kaffeehaus.lang'] ??= 'en'")
    name, _, value = ada.cookie.partition("=")
    guest.context.add_cookies([{"name": name, "value": value, "url": house}])
    guest.opens(f"{house}/", ".games")
    page.locator("a.who").click()
    ways = page.locator(".ways")
    expect(ways).to_contain_text("in this browser only", timeout=PATIENCE)
    ways.get_by_role("button", name="Add a passkey").click()
    expect(ways).to_contain_text("Passkey of a computer", timeout=PATIENCE)
    sits_still(page)
    # It is the only way back, so the house asks; and signed out is signed out.
    page.locator(".devices").get_by_role("button", name="Sign out").click()
    expect(page.locator(".devices .sure")).to_contain_text("Sign out here?")
    page.locator(".devices .sure").get_by_role("button", name="Sign out").click()
    expect(page.locator("#name")).to_be_visible(timeout=PATIENCE)
    assert server.get("/api/me", ada.cookie).json() is None
    page.get_by_role("link", name="I have been here before").click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", name="You are Ada?")).to_be_focused(timeout=PATIENCE)
    sits_still(page)
    page.get_by_role("button", name="Be Ada here").click()
    expect(page.locator(".games")).to_be_visible(timeout=PATIENCE)
    me = page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert (me["id"], me["name"]) == (ada.id, "Ada")
    # Once removed it is worth nothing, though the device still has it.
    page.goto(f"{house}/person")
    page.locator(".ways").get_by_role("button", name="Remove").first.click()
    page.locator(".ways .sure").get_by_role("button", name="Remove").click()
    expect(page.locator(".ways")).to_contain_text("in this browser only", timeout=PATIENCE)
    page.goto(f"{house}/join")
    # The answer of the house, which the console tells, too.
    guest.troubles.clear()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("not good here", timeout=PATIENCE)
    guest.troubles = [one for one in guest.troubles if "403" not in one]


def test_a_phone_joins_by_a_code_and_brings_its_games(visit: Visit, server: Server) -> None:
    ada, otto = Person(server, "Ada"), Person(server, "Otto")
    for one in (ada, otto):
        one.opens("vienna", "you", "easy")
    laptop, phone = visit(ada), visit(otto, touch=True, size=PHONE)
    laptop.opens("/person", ".qr")
    laptop.page.get_by_role("button", name="Show a code").click()
    code = laptop.page.locator("output.code")
    expect(code).to_have_text(re.compile(r"^[2-9A-Z]{4} [2-9A-Z]{4}$"), timeout=PATIENCE)
    expect(laptop.page.get_by_role("img", name="The address with the code")).to_be_visible()
    sits_still(laptop.page)
    # A camera leads to the address with the code, which is not kept there.
    phone.opens(f"/join#{(code.text_content() or '').replace(' ', '')}", ".join h1")
    expect(phone.page.get_by_role("heading", name="You are Ada?")).to_be_visible(timeout=PATIENCE)
    expect(phone.page).to_have_url(re.compile("/join$"))
    expect(phone.page.locator(".join")).to_contain_text("One table of Otto comes along")
    sits_still(phone.page)
    phone.page.get_by_role("button", name="Be Ada and bring it along").tap()
    expect(phone.page.locator(".yours li")).to_have_count(2, timeout=PATIENCE)
    expect(laptop.page.locator(".devices .it")).to_have_count(2, timeout=PATIENCE)


def test_settings_and_notes_come_along_to_another_device(visit: Visit, server: Server) -> None:
    ada = Person(server, "Ada")
    here, there = visit(ada), visit(ada)
    table = ada.opens("vienna", "you", "easy")
    plays_at(ada, table, 1, "assign")
    notes = "textarea.notes"
    with here.page.expect_response(KEPT):
        here.opens(f"/t/{table}", ".prompt")
    here.page.get_by_role("tab", name="Notes").click()
    here.page.locator(notes).fill("Orsini: Oper")
    with here.page.expect_response(lambda answer: answer.request.method == "POST" and "kept" in answer.url):
        here.page.keyboard.type("!")
    with there.page.expect_response(KEPT):
        there.opens(f"/t/{table}", ".prompt")
    there.page.get_by_role("tab", name="Notes").click()
    expect(there.page.locator(notes)).to_have_value("Orsini: Oper!", timeout=PATIENCE)
    # Without the house it is written down here, and brought there later.
    there.goes_offline()
    there.page.locator(notes).fill("Orsini: Oper or Hofburg")
    with there.page.expect_response(lambda answer: answer.request.method == "POST" and answer.ok):
        there.comes_back()
    told = server.get("/api/me/kept?about=notes.", ada.cookie).json()
    assert told["fields"][f"notes.{table}"]["value"] == "Orsini: Oper or Hofburg"


def test_who_wants_to_be_forgotten_types_the_own_name(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"), lang="de", touch=True, size=PHONE, dark=True)
    page = guest.page
    guest.opens("/person", ".take")
    sits_still(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Sichern").tap()
    told = json.loads(saving.value.path().read_text("utf-8"))
    assert told["person"][0]["name"] == "Ada"
    page.get_by_role("button", name="Fragen").tap()
    page.locator("#farewell").fill("Otto")
    page.get_by_role("button", name="Endgültig vergessen").tap()
    expect(page.get_by_role("alert").first).to_contain_text("Ada")
    sits_still(page)
    page.locator("#farewell").fill("Ada")
    page.get_by_role("button", name="Endgültig vergessen").tap()
    expect(page.locator("#name")).to_be_visible(timeout=PATIENCE)


def test_100_by_which_ways_and_when_somebody_is_told_is_chosen_there_and_stays(visit: Visit, server: Server) -> None:
    ada = Person(server, "Ada")
    guest = visit(ada)
    page = guest.page
    guest.opens("/person", ".word .when")
    chat, where = page.locator(".word li", has_text="To a chat"), "https://chat.example.org/hook"
    quiet = page.locator(".word select").nth(1)
    chat.get_by_role("button", name="Turn on").click()
    chat.get_by_role("textbox").fill(where)
    page.keyboard.press("Enter")
    expect(chat).to_contain_text(where, timeout=PATIENCE)
    quiet.select_option("22")
    expect(page.locator(".word [role=status]")).to_be_visible(timeout=PATIENCE)
    assert violations(page) == []
    guest.opens("/person", ".word .when")
    expect(chat).to_contain_text(where)
    expect(quiet).to_have_value("22")
    # At a table over days there may be no word of it, and on this page there is again.
    table = ada.opens("vienna", "you", "easy")
    for message in ({"t": "pace", "pace": "days"}, {"t": "begin"}):
        tells(ada, table, **message)
    guest.opens(f"/t/{table}", ".desk")
    page.get_by_role("button", name="Settings", exact=True).click()
    switch = page.get_by_role("switch", name="Word of my turn at this table")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(switch).not_to_be_checked()
    assert server.get("/api/notices", ada.cookie).json()["silent"] == [table]
    guest.opens("/person", ".word .when")
    page.get_by_role("button", name="Vienna: silent: Hear again").click()
    expect(page.locator(".word")).not_to_contain_text("silent", timeout=PATIENCE)
    assert server.get("/api/notices", ada.cookie).json()["silent"] == []
    chat.get_by_role("button", name="Remove").click()
    expect(chat.get_by_role("button", name="Turn on")).to_be_visible(timeout=PATIENCE)


def test_101_whoever_lost_all_devices_comes_back_by_a_code_from_a_mail(browser: Browser, tmp_path: Path) -> None:
    with mailbox() as (smtp, mails):
        server = Server(tmp_path, site="https://house.example", smtp=smtp, mail_from="house@example.org")
        try:
            ada = Person(server, "Ada")
            server.post("/api/notices/mail", {"address": "ada@example.org"}, ada.cookie)
            code = re.search(r"\d{6}", mails.pop())[0]  # type: ignore[index]
            server.post("/api/notices/mail/confirm", {"code": code}, ada.cookie)
            guest = Guest(browser, server.address, size=PHONE, touch=True)
            page = guest.page
            guest.opens("/person", ".join")
            page.get_by_label("An address that you have confirmed").fill("ada@example.org")
            sits_still(page)
            page.get_by_role("button", name="Send me a code").tap()
            expect(page.locator(".join [role=status]")).to_contain_text("If somebody here is known by ada@example.org")
            sits_still(page)
            hourglass = Hourglass()
            while not mails and hourglass.runs("no mail"):
                page.wait_for_timeout(50)
            code = re.search(r"Ada: (\w{4} \w{4})", mails.pop())[1]  # type: ignore[index]
            page.get_by_label("The code from the mail").fill(code.lower())
            page.keyboard.press("Enter")
            page.get_by_role("button", name="Ada").tap()
            expect(page.locator(".games")).to_be_visible(timeout=PATIENCE)
            guest.opens("/person", ".ways")
            expect(page.locator(".ways")).to_contain_text("ada@example.org")
            # And no longer once the house has no address to write to.
            page.locator(".word li", has_text="ada@example.org").get_by_role("button").tap()
            expect(page.locator(".ways")).not_to_contain_text("ada@example.org", timeout=PATIENCE)
            assert guest.troubles == []
            guest.context.close()
        finally:
            server.stop()


def test_106_holidays_are_taken_at_all_tables_at_once(visit: Visit, server: Server, database: str) -> None:
    ada, clara = Person(server, "Ada"), Person(server, "Clara")
    guest = visit(ada)
    page = guest.page
    guest.opens("/person", ".holidays")
    box = page.locator(".holidays")
    for _ in range(2):
        dealt(database, "vienna", Clock(turn=86_400, holidays=20), "days", ada, clara)
    today = date.today()
    box.get_by_label("From").fill(str(today))
    box.get_by_label("to", exact=True).fill(str(today + timedelta(days=5)))
    box.get_by_role("button", name="Take them").click()
    expect(box.get_by_role("status")).to_have_text("Your clocks stand then at 2 tables.", timeout=PATIENCE)
    sits_still(page)
    box.get_by_role("button", name="I am back").click()
    expect(box.get_by_role("status")).to_have_text("Your clocks go on at 2 tables.", timeout=PATIENCE)
