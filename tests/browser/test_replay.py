"""A finished game again: by keyboard and by click, from a link, and from a file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, Guest, plays_at
from tests.browser.test_pages import TEXTS, serious_in_both_lights, unresolved
from tests.server.play import Person, Server

from kaffeehaus.locale import languages, resources

pytestmark = pytest.mark.slow

FINGER = 44
"""So many pixels a finger needs."""
LETTERS = 9
"""The steps of a round of VALENCIA, A to I."""

POSITION = """() => ({
  scores: [...document.querySelectorAll(".opp .score, .me .score")].map((score) => score.textContent),
  pieces: [...document.querySelectorAll(".board-svg [data-piece]")].map((piece) => piece.dataset.piece).sort(),
  round: document.querySelector(".round b").textContent,
})"""
"""What can be seen of a position."""
VALENCIA = Path(__file__).resolve().parents[1] / "golden" / "valencia" / "01-2-usual.json"


@dataclass(frozen=True)
class Finished:
    """A game that is over, and somebody who played it."""

    person: Person
    table: str
    count: int
    turns: list[int]


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    """An advanced game, played without a browser."""
    person = Person(server, "Ada")
    table = person.opens("vienna", "you", "easy", "medium", options={"version": "advanced", "third_man": True})
    plays_at(person, table)
    steps: list[dict[str, Any]] = server.get(f"/api/tables/{table}/replay").json()["steps"]
    turns = [
        s["number"] for s, after in zip(steps, [*steps[1:], {"turn": 0}], strict=True) if s["turn"] != after["turn"]
    ]
    return Finished(person, table, len(steps), turns)


def shows_step(page: Page, table: str, number: int, count: int) -> None:
    """Waits until a step is shown, in words and in the address."""
    expect(page.locator(".rp-t small")).to_contain_text(f"step {number} of {count}", timeout=PATIENCE)
    expect(page).to_have_url(re.compile(f"/t/{table}/{number}$"), timeout=PATIENCE)


def test_53_a_finished_game_is_stepped_through_by_keyboard_and_by_click(visit: Visit, finished: Finished) -> None:
    guest = visit(finished.person)
    page, table, count = guest.page, finished.table, finished.count
    guest.opens(f"/t/{table}", ".ending")
    page.get_by_role("link", name="Step through the game").click()
    expect(page.locator(".rp-t")).to_contain_text("The cards are dealt", timeout=PATIENCE)
    shows_step(page, table, 0, count)
    # Whoever played sees the game with their own eyes, until they choose others.
    expect(page.locator(".desk .nm")).to_have_text("Ada")
    keyboard = [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", count),
        ("ArrowLeft", count - 1),
        ("Home", 0),
        ("Shift+ArrowRight", finished.turns[0]),
        ("Shift+ArrowRight", finished.turns[1]),
        ("ArrowRight", finished.turns[1] + 1),
        ("Shift+ArrowLeft", finished.turns[1]),
    ]
    for key, number in keyboard:
        page.keyboard.press(key)
        shows_step(page, table, number, count)
    page.get_by_role("button", name="To the end").click()
    shows_step(page, table, count, count)
    expect(page.locator(".rp-e")).to_contain_text("points")
    before = max(number for number in finished.turns if number < count - 1)  # the last turn may have been a single step
    for name, number in [("One step back", count - 1), ("One turn back", before), ("To the beginning", 0)]:
        page.get_by_role("button", name=name).click()
        shows_step(page, table, number, count)
    line = page.locator(".steps a").nth(20)
    number = int((line.get_attribute("href") or "").rpartition("/")[2])
    line.click()
    shows_step(page, table, number, count)
    expect(page.locator('.steps [aria-current="step"]').first).to_have_attribute("href", f"/t/{table}/{number}")
    told = page.locator(".rp [aria-live]").inner_text()
    assert f"step {number} of {count}" in told
    assert page.locator(".rp-t p").inner_text().split()[0] in told
    page.get_by_label("Step", exact=True).fill(str(count // 2))
    shows_step(page, table, count // 2, count)
    page.get_by_label("With whose eyes").select_option(label="As a spectator")
    expect(page.locator(".desk")).to_have_count(0)
    page.get_by_label("With whose eyes").select_option(index=2)
    expect(page.locator(".desk .nm")).not_to_have_text("Ada")


def test_53_it_plays_by_itself_until_told_to_stop(visit: Visit, finished: Finished) -> None:
    guest = visit(finished.person)
    guest.opens(f"/t/{finished.table}/3", ".replaying")
    guest.page.keyboard.press("Space")
    expect(guest.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(guest.page.locator(".rp-t small")).to_contain_text("step 5 of", timeout=PATIENCE)
    guest.page.keyboard.press("Space")
    expect(guest.page.get_by_role("button", name="Play")).to_be_visible()


def test_53_the_log_of_a_finished_game_leads_to_its_steps(visit: Visit, finished: Finished) -> None:
    guest = visit(finished.person)
    guest.opens(f"/t/{finished.table}", ".ending")
    guest.page.keyboard.press("Escape")
    line = guest.page.locator(".log .steps a").last
    number = int((line.get_attribute("href") or "").rpartition("/")[2])
    assert number == finished.count
    line.click()
    shows_step(guest.page, finished.table, number, finished.count)
    guest.page.go_back()
    expect(guest.page.locator(".ending, .reopen").first).to_be_visible(timeout=PATIENCE)


def test_53_a_link_to_a_step_shows_the_same_to_somebody_new(visit: Visit, finished: Finished) -> None:
    number = finished.turns[len(finished.turns) // 2]
    ada, other = visit(finished.person), visit(size=(1500, 900))
    ada.opens(f"/t/{finished.table}/0", ".replaying")
    ada.page.get_by_label("Step", exact=True).fill(str(number))
    shows_step(ada.page, finished.table, number, finished.count)
    link = ada.page.url
    other.opens(link, ".replaying")
    shows_step(other.page, finished.table, number, finished.count)
    assert other.page.evaluate(POSITION) == ada.page.evaluate(POSITION)
    assert other.page.locator(".rp-t").inner_text() == ada.page.locator(".rp-t").inner_text()


def test_55e_a_game_is_exported_and_opened_again(visit: Visit, finished: Finished, tmp_path: Path) -> None:
    guest = visit(finished.person)
    page = guest.page
    guest.opens(f"/t/{finished.table}", ".ending")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record of the game").click()
    name = download.value.suggested_filename
    assert re.fullmatch(rf"kaffeehaus-vienna-\d{{4}}-\d\d-\d\d-{finished.table}\.json", name)
    download.value.save_as(tmp_path / name)
    guest.opens(f"/t/{finished.table}/{finished.count // 2}", ".replaying")
    before = page.evaluate(POSITION)

    guest.opens("/", ".bring")
    page.locator(".bring input").set_input_files(tmp_path / name)
    expect(page.locator(".replaying")).to_be_visible(timeout=PATIENCE)
    table = page.url.split("/t/")[1].partition("/")[0]
    assert table != finished.table
    page.get_by_label("Step", exact=True).fill(str(finished.count // 2))
    shows_step(page, table, finished.count // 2, finished.count)
    assert page.evaluate(POSITION) == before


def refused(guest: Guest, file: str, text: str) -> str:
    """What the front room says to a file."""
    guest.page.locator(".bring input").set_input_files({"name": file, "mimeType": "", "buffer": text.encode()})
    alert = guest.page.locator(".bring [role=alert]")
    expect(alert).to_be_visible(timeout=PATIENCE)
    # The browser tells of the refusal too.
    guest.troubles[:] = [trouble for trouble in guest.troubles if "/api/replays" not in trouble]
    return alert.inner_text()


def test_55e_a_file_that_is_no_record_is_refused_in_words(visit: Visit, finished: Finished) -> None:
    guest = visit(finished.person, lang="de")
    guest.opens("/", ".bring")
    half = refused(guest, "half.json", '{"format": "kaffee')
    assert half.startswith("Diese Datei lässt sich nicht öffnen: das ist keine vollständige Aufzeichnung")
    assert "zu groß" in refused(guest, "large.json", " " * (512 * 1024 + 1))
    assert guest.page.url.rstrip("/") == guest.address


def test_a_record_of_another_game_is_replayed_on_its_own_screen(visit: Visit, finished: Finished) -> None:
    guest = visit(finished.person)
    guest.opens("/", ".bring")
    guest.page.locator(".bring input").set_input_files(VALENCIA)
    expect(guest.page.locator(".app.replaying.valencia .board-svg")).to_be_visible(timeout=PATIENCE)
    # On a phone the bar says where in the round the game is.
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(guest.page.locator(".phone-top .ph-s li")).to_have_count(LETTERS)
    expect(guest.page.locator(".phone-top .ph-s")).to_be_visible()


def test_a_step_of_a_game_that_goes_on_is_not_shown(visit: Visit, finished: Finished) -> None:
    table = finished.person.opens("vienna", "you", "easy")
    plays_at(finished.person, table, 30, "assign")
    guest = visit(finished.person)
    guest.opens(f"/t/{table}/3", ".notice")
    expect(guest.page.locator("h1")).to_contain_text("when the game is over")
    guest.page.get_by_role("link", name="Look").click()
    expect(guest.page.locator(".app .board")).to_be_visible(timeout=PATIENCE)
    guest.troubles[:] = [trouble for trouble in guest.troubles if "/replay" not in trouble]


@pytest.mark.parametrize("lang", languages())
def test_the_replay_speaks_every_language(visit: Visit, finished: Finished, lang: str) -> None:
    ids = {key for text in resources(lang, "vienna").values() for key in re.findall(r"^([a-z][\w-]*) =", text, re.M)}
    guest = visit(finished.person, lang=lang)
    guest.opens(f"/t/{finished.table}/{finished.count}", ".replaying")
    texts: list[str] = guest.page.evaluate(TEXTS)
    assert len(texts) > 100
    assert [text for text in texts if "{$" in text or "{ $" in text or unresolved(text, ids)] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_replay_fits_and_axe_finds_nothing_serious(visit: Visit, finished: Finished, size: tuple[int, int]) -> None:
    guest = visit(finished.person, size=size, dark=True)
    guest.opens(f"/t/{finished.table}/{finished.turns[9]}", ".replaying")
    wide, high = guest.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (wide <= size[0], high <= size[1]) == (True, True)
    assert serious_in_both_lights(guest) == []
    eyes = guest.page.get_by_label("With whose eyes")
    eyes.select_option(index=1)
    if size == PHONE:
        box = eyes.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
        guest.page.get_by_role("tab", name="Desk").click()
    expect(guest.page.locator(".desk")).to_be_visible(timeout=PATIENCE)
    assert serious_in_both_lights(guest) == []
