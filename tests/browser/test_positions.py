"""A position is written beside its table: mistakes have a line, and from what can be played a table begins."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, violations
from tests.server.play import Person, Server

from kaffeehaus.core.positions import FORMAT

pytestmark = pytest.mark.slow
POSITION = {
    "format": FORMAT,
    "game": "vienna",
    "players": 2,
    "asked": "action-iii",
    "round": 7,
    "desks": [{"score": 33}],
}


def test_a_position_is_written_looked_at_and_played_from(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"))
    guest.opens("/position/vienna", ".ps")
    page = guest.page
    text, problems = page.get_by_label("The position as text"), page.locator(".ps-problems")
    play = page.get_by_role("button", name="Play from here")
    expect(problems).to_contain_text("This can be played")
    text.fill(json.dumps(POSITION | {"round": 0}))
    expect(problems).to_contain_text("round: 0 is no whole number from 1 to 99", timeout=PATIENCE)
    expect(play).to_be_disabled()
    assert violations(page, ".ps") == []
    text.fill(json.dumps(POSITION))
    expect(play).to_be_enabled(timeout=PATIENCE)
    expect(page.locator(".brand, .app").first).to_contain_text("7")
    play.click()
    expect(page).to_have_url(re.compile("/t/"), timeout=PATIENCE)
    expect(page.locator(".app")).to_contain_text("from a position", timeout=PATIENCE)
    expect(page.locator(".app")).to_contain_text("33")
    # Wherever a game has its things, there is room to write, and the button is in reach.
    guest.opens("/position/valencia", ".ps")
    expect(play).to_be_enabled(timeout=PATIENCE)
    box = text.bounding_box()
    assert box is not None
    assert box["width"] > 250
    assert box["height"] > 60
    play.click()
    expect(page).to_have_url(re.compile("/t/"), timeout=PATIENCE)
