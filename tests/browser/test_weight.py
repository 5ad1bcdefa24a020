"""How heavy the first page is on the wire, as the browser counts it."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Visit
from tests.browser.guests import Guest, plays_at
from tests.server.play import Person, Server

pytestmark = pytest.mark.slow

LIMIT = 150_000
"""Bytes, compressed, headers included."""
TABLE_LIMIT = 160_000
"""A table also brings its game: the screen, the components and the words."""
SECOND_LIMIT = 180_000
"""The second game has more drawings, and more to say."""


def weighs(guest: Guest, path: str, shows: str) -> int:
    """What an empty browser fetches to show a page."""
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda done: sizes.append(int(done["encodedDataLength"])))
    guest.opens(path, shows)
    guest.page.wait_for_load_state("networkidle")
    assert len(sizes) >= 4
    return sum(sizes)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_first_page_weighs_little(visit: Visit, lang: str) -> None:
    assert weighs(visit(lang=lang, fresh=True), "/", "#name") < LIMIT


def test_the_first_table_weighs_little(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "medium", "medium", options={"version": "advanced"})
    plays_at(person, table, 1, "action-iii")
    assert weighs(visit(person, fresh=True), f"/t/{table}", ".prompt.asked") < TABLE_LIMIT


def test_the_first_table_of_the_second_game_weighs_little(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("valencia", "you", "medium", "medium")
    plays_at(person, table, 1, "choose-missions")
    assert weighs(visit(person, fresh=True), f"/t/{table}", ".prompt.asked") < SECOND_LIMIT
