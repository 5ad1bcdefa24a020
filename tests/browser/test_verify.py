"""The digest shown at the start, the seed shown at the end, and a button that says whether they belong together."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, Guest, plays_at
from tests.server.play import Person, Server

from kaffeehaus import seed_digest

pytestmark = pytest.mark.slow

FORGED = "00" * 32


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, str]:
    """Somebody and a game of theirs that is over."""
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "random", "random")
    plays_at(person, table)
    return person, table


def verifies(guest: Guest, table: str) -> Locator:
    """Presses the button in the ending, and gives what is said then."""
    ending = guest.opens(f"/t/{table}", ".ending")
    said = ending.get_by_role("status")
    expect(said).to_be_empty()
    ending.get_by_role("button", name="Verify the deal").click()
    expect(said.get_by_role("definition")).to_have_count(2)
    return said


def test_4_the_digest_is_shown_before_the_first_card_and_explained(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    table = person.opens("vienna", "you", "open", "random")
    shown = guest.opens(f"/t/{table}", ".gather .digest").inner_text()
    assert re.search(r"\b[0-9a-f]{64}\b", shown)
    assert "the seed at the end" in shown


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=["laptop", "phone"])
def test_4_the_digest_stands_in_the_settings_while_the_game_goes_on(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    person = Person(server, "Ada")
    guest = visit(person, size=size)
    table = person.opens("vienna", "you", "random", "random")
    plays_at(person, table, 2, "assign")
    guest.opens(f"/t/{table}", ".prompt.asked")
    guest.page.locator("[popovertarget=settings]:visible").click()
    expect(guest.page.locator("#settings .digest")).to_have_text(re.compile(r"\b[0-9a-f]{64}\b.*Verify the deal"))


def test_4_a_button_verifies_the_deal(visit: Visit, server: Server, finished: tuple[Person, str]) -> None:
    person, table = finished
    guest = visit(person)
    said = verifies(guest, table)
    seed = bytes.fromhex(server.get(f"/api/tables/{table}/record").json()["seed"])
    assert said.get_by_role("definition").all_inner_texts() == [seed_digest(seed)] * 2
    expect(said).to_contain_text("They match: the seed was fixed before the first card.")
    expect(said).to_contain_text("The record of the game names the same seed.")
    expect(said).to_contain_text("kaffeehaus replay FILE")
    with guest.page.expect_download(timeout=PATIENCE) as download:
        said.get_by_role("link", name="Record of the game").click()
    assert json.loads(download.value.path().read_text())["seed"] == seed.hex()


def test_4_a_seed_that_was_not_promised_is_noticed(visit: Visit, finished: tuple[Person, str]) -> None:
    person, table = finished
    guest = visit(person)

    def forges(line: WebSocketRoute) -> None:
        def tells(message: str | bytes) -> None:
            told = json.loads(message)
            line.send(json.dumps({**told, "seed": FORGED} if told.get("seed") else told))

        line.connect_to_server().on_message(tells)

    guest.holds_line(forges)
    said = verifies(guest, table)
    promised, computed = said.get_by_role("definition").all_inner_texts()
    assert computed == seed_digest(bytes.fromhex(FORGED)) != promised
    expect(said).to_contain_text("They do not match: this is not the seed that was promised at the start.")
    expect(said).to_contain_text("The record of the game names another seed.")


def test_4_a_house_that_gives_no_record_is_noticed(visit: Visit, finished: tuple[Person, str]) -> None:
    person, table = finished
    guest = visit(person)
    guest.page.route("**/record", _nothing)
    said = verifies(guest, table)
    expect(said).to_contain_text("They match")
    expect(said).to_contain_text("The record of the game could not be fetched just now.")


def _nothing(route: Route) -> None:
    route.fulfill(status=200, content_type="application/json", body='""')
