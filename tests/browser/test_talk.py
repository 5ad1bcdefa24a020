"""Whoever offends can be hidden, silenced and reported from the page; a seat is taken over when the players agree."""

from __future__ import annotations

import re
import sqlite3

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, plays_at
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow


def test_a_spectator_is_told_from_a_player_reported_silenced_and_hidden(
    visit: Visit, server: Server, database: str
) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium", "medium")
    plays_at(person, table, 1, "action-iii")
    host, other = visit(person), visit(Person(server, "Emil"))
    for guest in (host, other):
        guest.opens(f"/t/{table}", ".rail .log")
        guest.page.get_by_role("tab", name="Chat").click()
    words = other.page.get_by_label("Say something to the table")
    words.fill("I would not do that")
    words.press("Enter")
    line = host.page.locator(".said li")
    expect(line).to_contain_text(re.compile(r"Emil\s+\(watching\)\s+I would not do that"), timeout=PATIENCE)
    more = line.get_by_role("button", name="More about what Emil said")
    more.focus()
    more.press("Enter")
    host.page.get_by_label("What is wrong with it").fill("a hint")
    host.page.get_by_role("button", name="Report").click()
    expect(line.get_by_role("status")).to_be_visible(timeout=PATIENCE)
    with sqlite3.connect(database.removeprefix("sqlite:///")) as kept:
        asked = "SELECT name, line, reason FROM report WHERE game = ?"
        assert list(kept.execute(asked, (table,))) == [("Emil", "I would not do that", "a hint")]
    line.get_by_role("button", name="Silence Emil").click()
    expect(line.get_by_role("button", name="Let Emil speak again")).to_be_visible(timeout=PATIENCE)
    words.fill("But why?")
    words.press("Enter")
    expect(other.page.get_by_role("alert").first).to_contain_text("silenced", timeout=PATIENCE)
    line.get_by_role("button", name="Hide what Emil says").click()
    expect(line).to_have_count(0)
    host.page.reload()
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.locator(".muted")).to_contain_text("Emil", timeout=PATIENCE)
    host.page.get_by_role("button", name="Show it again").click()
    expect(line).to_have_count(1)


def test_a_seat_of_a_running_game_is_taken_over_when_the_players_agree(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium", "medium")
    plays_at(person, table, 1, "action-iii")
    host, other = visit(person), visit(Person(server, "Emil"))
    for guest in (host, other):
        guest.opens(f"/t/{table}", ".rail .log")
    host.page.evaluate("window.lines.at(-1).send(JSON.stringify({ t: 'bot', seat: 1, bot: null }))")
    other.page.get_by_role("button", name="Ask for this seat").click()
    expect(host.page.locator(".openseat")).to_contain_text("Emil asks to sit here", timeout=PATIENCE)
    expect(other.page.locator(".hand")).to_have_count(0)
    host.page.get_by_role("button", name="Agree", exact=True).click()
    expect(other.page.locator(".app:not(.watching)")).to_be_visible(timeout=PATIENCE)
    expect(host.page.locator(".log")).to_contain_text("Emil takes a seat over", timeout=PATIENCE)
