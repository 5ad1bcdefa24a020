"""A house with its owner's component tables says so on every screen of a table, without a click and in full."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, Guest, plays_at
from tests.server.play import Person, Server

from kaffeehaus.games.valencia import content as valencia
from kaffeehaus.games.valencia.content.write import written as valencias
from kaffeehaus.games.vienna import content as vienna
from kaffeehaus.games.vienna.content.write import written as viennas
from kaffeehaus.locale import Texts, languages

pytestmark = pytest.mark.slow

SIZES = {"laptop": (1366, 625), "small-laptop": (1280, 720), "tablet": (1180, 820), "phone": PHONE}
MARKS = """() => {
  const marks = [...document.querySelectorAll(".own-tables")].filter((mark) => mark.getClientRects().length);
  const beside = [...document.querySelectorAll(".round, .minib, .prompt, .opp, .bt b, .bt small:not(.own-tables)")];
  return marks.map((mark) => {
    const at = mark.getBoundingClientRect();
    const room = mark.parentElement.getBoundingClientRect();
    const over = beside.filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return right > left && left < at.right - 1 && right > at.left + 1 && top < at.bottom - 1 && bottom > at.top + 1;
    });
    const wrong = over.map((other) => other.className);
    const inside = at.left >= room.left && at.right <= room.right + 1 && at.top >= 0 && at.bottom <= room.bottom + 1;
    if (!inside) wrong.push("out");
    if (at.height > 1.9 * parseFloat(getComputedStyle(mark).fontSize)) wrong.push("wraps");
    return { words: mark.innerText, wrong };
  });
}"""
"""The marks that can be seen, and what is wrong with them: what they lie over, whether they stick out or wrap."""


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The house of somebody who has changed a name on the board of VIENNA and the points of a mission of VALENCIA."""
    squares, missions = viennas(vienna.load())["squares.toml"], valencias(valencia.load())["missions.toml"]
    changes = {
        vienna.DIRECTORY: ("squares.toml", squares.replace('"Graben"', '"Judenplatz"')),
        valencia.DIRECTORY: ("missions.toml", re.sub(r'("M14",.*),( *\d+), (\d+)\]', r"\1, 77, \3]", missions)),
    }
    with pytest.MonkeyPatch.context() as patch:
        for variable, (file, text) in changes.items():
            folder = tmp_path_factory.mktemp("tables")
            (folder / file).write_text(text, encoding="utf-8")
            patch.setenv(variable, str(folder))
        running = Server(tmp_path_factory.mktemp("house"))
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return Person(server, "Ada")


@pytest.fixture(scope="module")
def table(ada: Person) -> str:
    """A table at which Ada chooses from her hand."""
    found = ada.opens("vienna", "you", "random", "random", "random", options={"version": "advanced"})
    plays_at(ada, found, 20, "assign")
    return found


@pytest.fixture(scope="module")
def finished(ada: Person) -> str:
    """A game that is over."""
    found = ada.opens("vienna", "you", "random")
    plays_at(ada, found)
    return found


def fits_everywhere(guest: Guest, lang: str) -> None:
    """The mark is there once and in full on screens of every size."""
    words = Texts(lang).text("page-own-tables-mark")
    for name, (width, height) in SIZES.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        assert guest.page.evaluate(MARKS) == [{"words": words, "wrong": []}], name


@pytest.mark.parametrize("lang", languages())
def test_a_table_bears_the_mark(visit: Visit, ada: Person, table: str, lang: str) -> None:
    guest = visit(ada, lang=lang)
    guest.opens(f"/t/{table}", ".prompt.asked")
    fits_everywhere(guest, lang)


@pytest.mark.parametrize("lang", languages())
def test_a_game_stepped_through_again_bears_the_mark(visit: Visit, ada: Person, finished: str, lang: str) -> None:
    guest = visit(ada, lang=lang)
    guest.opens(f"/t/{finished}/3", ".prompt.rp")
    fits_everywhere(guest, lang)


def test_the_mark_tells_which_tables_when_somebody_points_at_it(visit: Visit, ada: Person, table: str) -> None:
    guest = visit(ada)
    guest.opens(f"/t/{table}", ".prompt.asked")
    guest.page.locator(".bt .own-tables").hover()
    expect(guest.page.locator(".tip")).to_contain_text("its owner’s component tables", timeout=PATIENCE)


@pytest.fixture(scope="module")
def second(ada: Person) -> str:
    """A table of the second game, at its first question."""
    found = ada.opens("valencia", "you", "random", "random")
    plays_at(ada, found, 1, "choose-missions")
    return found


@pytest.mark.parametrize("lang", languages())
def test_the_second_game_bears_the_mark(visit: Visit, ada: Person, second: str, lang: str) -> None:
    guest = visit(ada, lang=lang)
    guest.opens(f"/t/{second}", ".prompt.asked")
    fits_everywhere(guest, lang)


def test_a_plain_screen_says_so_in_words(visit: Visit, ada: Person, second: str) -> None:
    guest = visit(ada)
    guest.opens(f"/t/{second}?plain", ".pl-top")
    expect(guest.page.locator(".pl-top .own-tables")).to_be_visible(timeout=PATIENCE)
