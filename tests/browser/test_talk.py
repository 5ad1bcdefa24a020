"""Whoever offends can be hidden, silenced and reported; a seat is taken over; what was said and announced is found."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, plays_at
from tests.server.play import Person, Server
from tests.server.tables import add, begun, folded, random_action

from kaffeehaus.server.databases import database_of
from kaffeehaus.server.steward import Steward

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
    more.click()
    line.get_by_role("button", name="Block Emil in the whole house").click()
    expect(line).to_have_count(0)
    # Another browser knows it from the house.
    host.page.evaluate("localStorage.clear()")
    host.page.reload()
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.locator(".muted")).to_contain_text("Emil", timeout=PATIENCE)
    expect(line).to_have_count(0)


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


def test_lines_that_came_before_the_latest_are_read_on_request(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium", "medium")
    plays_at(person, table, 1, "action-iii")
    host = visit(person)
    host.opens(f"/t/{table}", ".rail .log")
    host.page.get_by_role("tab", name="Chat").click()
    lines = host.page.locator(".said li p")
    host.page.evaluate(
        "for (let n = 1; n <= 230; n++) window.lines.at(-1).send(JSON.stringify({ t: 'say', text: `line ${n}.` }))"
    )
    expect(lines).to_have_count(230, timeout=PATIENCE)
    host.page.reload()
    host.page.get_by_role("tab", name="Chat").click()
    expect(lines).to_have_count(200, timeout=PATIENCE)
    more = host.page.get_by_role("button", name="Earlier lines")
    more.click()
    expect(lines).to_have_count(230, timeout=PATIENCE)
    expect(lines.first).to_contain_text("line 1.")
    expect(more).to_have_count(0)


def test_who_opens_a_replay_sees_what_the_house_announces(visit: Visit, server: Server, database: str) -> None:
    person = Person(server, "Ada")
    rng, played = Random(0), begun("vienna", 2)
    game = folded(played)
    while game.state is not None and not game.state.over:
        add(game, played, random_action(game, rng))
    assert game.state is not None
    record = game.state.record().to_json()
    table = server.post("/api/replays", json.loads(record), person.cookie).json()["id"]
    steward = Steward(database_of(database))
    steward.announce("We close at ten.", 60)
    try:
        guest = visit(person)
        # Servers look at what was decided every few seconds.
        until = time.monotonic() + PATIENCE / 1000
        while server.get("/api/announcement").json() is None and time.monotonic() < until:
            time.sleep(0.1)
        guest.opens(f"/t/{table}/0", ".replaying")
        expect(guest.page.locator(".announcement")).to_contain_text("We close at ten.", timeout=PATIENCE)
    finally:
        steward.end_announcement()
