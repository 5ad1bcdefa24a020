"""Games of VALENCIA in the browser: by mouse, on a phone, by link with a line that breaks."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.fitting import RAW
from tests.browser.guests import PATIENCE, PHONE, Guest, Hourglass
from tests.browser.positions import NAMES, lay, log, moments
from tests.browser.test_whole_games import plays_until, steps
from tests.browser.valencian import GAME, SPECIALS, Player
from tests.server.play import Person, Server

from kaffeehaus.locale import Texts

pytestmark = pytest.mark.slow

LAST = 5
FOUR = 4
WHOLE = 600.0
"""Seconds for all rounds; unless everything is tested in full, those between the first and the last are jumped over."""
LINGERS = 500
"""After so many milliseconds a note would be open."""
INSTANT = "localStorage['kaffeehaus.film'] ??= 'instant'"


def sits(guest: Guest, table: str) -> Player:
    """Comes to a table, where nobody waits for films."""
    guest.begins_with(INSTANT)
    guest.opens(f"/t/{table}", ".app, .gather")
    return Player(guest)


def begins(guest: Guest) -> None:
    """Begins the game of a table that has gathered."""
    guest.touches(guest.page.locator(".gather .go"))
    expect(guest.page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)


def jumps(person: Person, guest: Guest, table: str, until: int = LAST) -> None:
    """Plays without a page until this round, and comes back."""
    guest.opens("/", ".games")
    plays_until(until, [person], table)
    guest.opens(f"/t/{table}", ".app")


@pytest.mark.parametrize(
    ("players", "options", "lang"),
    [(3, {}, "ja"), (5, {"specials": SPECIALS, "city": "random"}, "fr")],
    ids=["three", "five with special cards in a random city"],
)
def test_a_whole_game_by_clicking(
    visit: Visit, server: Server, full: bool, players: int, options: dict[str, object], lang: str
) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", *["random"] * (players - 1), options=options)
    guest = visit(person, lang=lang)
    player = sits(guest, table)
    begins(guest)
    rng = Random(players)
    began = player.plays(rng, 2)
    assert {"stacks", "buttons"} & set(guest.used)
    if not full:
        jumps(person, guest, table)
    assert player.plays(rng, seconds=WHOLE) > 0
    assert began > 5
    points = guest.reads_points()
    assert len(points[0]) == players
    goals = guest.page.locator(".ending .goals ul")
    expect(goals).to_have_count(players)
    met = goals.locator("li b").all_inner_texts()
    assert met
    assert all(re.fullmatch(r"[+−]\d+", found) for found in met)
    assert guest.noted("wrong") == ""


def test_two_people_and_nina_by_link_though_a_line_breaks_while_they_plan(
    visit: Visit, server: Server, full: bool
) -> None:
    people = [Person(server, "Ada"), Person(server, "Bob")]
    ada, bob = visit(people[0]), visit(people[1])
    table = people[0].opens(GAME, "you", "open")
    players = [sits(ada, table)]
    bob.begins_with(INSTANT)
    bob.opens(f"/t/{table}", ".gather")
    bob.page.get_by_role("button", name="Sit down").click()
    players.append(Player(bob))
    begins(ada)
    for player in players:
        player.guest.awaits("[data-step=choose-missions][data-asked=yes]")
        player.keeps(2)
    for player in players:
        player.guest.awaits("[data-step=plan][data-asked=yes]")

    # Ada draws and lays a card; her line breaks, she goes on arranging, and comes back with all of it.
    first, second = players
    seen = bob.noted("seq")
    first.draws(4)
    first.touches(first.loose().first)
    first.touches(first.loose().first)
    ada.goes_offline()
    first.touches(first.loose().first)
    draft = ada.page.locator(".izones").inner_text()
    assert first.loose().count() == 1
    ada.comes_back()
    assert ada.page.locator(".izones").inner_text() == draft
    assert first.loose().count() == 1
    # The page is opened anew: what was drawn is in the house, how it lay is in the browser.
    ada.opens(f"/t/{table}", ".prompt.asked")
    assert ada.page.locator(".izones").inner_text() == draft
    # Bob was told nothing of it, not even that something happened.
    assert bob.noted("seq") == seen
    expect(bob.page.locator(".others")).not_to_contain_text("finished")
    first.touches(ada.page.locator("[data-deed=singly]"))
    first.deed("ready")
    expect(bob.page.locator(".others")).to_contain_text("finished", timeout=PATIENCE)

    rng = Random(3)
    second.plans(3)
    _together(players, rng, 2)
    assert min(guest.taps for guest in (ada, bob)) > 8
    if full:
        _together(players, rng, LAST + 1)
    for guest in (ada, bob):
        guest.opens("/", ".games")
    plays_until(LAST + 1, people, table)
    for guest in (ada, bob):
        guest.opens(f"/t/{table}", ".app")
    assert ada.reads_points() == bob.reads_points()
    assert steps(ada) == steps(bob)
    assert [guest.noted("wrong") for guest in (ada, bob)] == ["", ""]


def _together(players: list[Player], rng: Random, until: int) -> None:
    """Everybody decides what is asked of them until this round begins, or the game is over."""
    guests = [player.guest for player in players]

    def goes_on(guest: Guest) -> bool:
        return guest.noted("phase") != "over" and int(guest.noted("round") or 0) < until

    glass = Hourglass(WHOLE)
    while glass.runs(f"round {until}") and all(map(goes_on, guests)):
        asked = [player for player in players if player.guest.noted("asked") == "yes"]
        if not asked:
            players[0].page.wait_for_timeout(20)
        for player in asked:
            player.decides(rng)
    for guest in guests:
        guest.awaits(f':is([data-round="{until}"], [data-phase=over])')


def test_a_game_on_a_phone_by_tapping(visit: Visit, server: Server, full: bool) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "random", "random")
    guest = visit(person, lang="de", size=PHONE, touch=True)
    player = sits(guest, table)
    begins(guest)
    rng = Random(8)
    while int(guest.noted("round") or 0) < 2:
        assert guest.awaits_turn()
        player.decides(rng)
        wide, high = guest.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        assert (wide, high) <= PHONE
    signs = guest.page.evaluate("[...document.querySelectorAll('.tabs use')].map((use) => use.getAttribute('href'))")
    assert len(signs) == len(set(signs)) >= 4
    parts = guest.page.get_by_role("navigation", name=Texts("de").text("page-tabs"))
    for tab in parts.get_by_role("tab").all():
        guest.touches(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
    guest.touches(parts.get_by_role("tab").first)
    if not full:
        jumps(person, guest, table)
    assert player.plays(rng, seconds=WHOLE) > 0
    expect(guest.page.locator(".ending")).to_be_visible(timeout=PATIENCE)


def test_two_at_one_screen_plan_behind_a_curtain(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "you", "random")
    guest = visit(person)
    player, page = sits(guest, table), guest.page
    guest.touches(page.locator(".gather .go"))
    curtain, laid = page.locator(".curtain"), page.locator(".izones .ipick")

    def hands_over() -> str:
        """Whoever comes to the screen now."""
        expect(curtain).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".icard:visible, .ms:visible")).to_have_count(0)
        page.get_by_role("button", name="Show my things").click()
        expect(curtain).to_have_count(0)
        return page.locator(".desk .nm").inner_text()

    first = hands_over()
    player.keeps(2)
    second = hands_over()
    player.keeps(2)
    guest.awaits("[data-step=plan][data-asked=yes]")
    player.draws(3)
    player.touches(player.loose().first)
    expect(laid).to_have_count(1)
    player.touches(page.locator("[data-deed=singly]"))
    player.deed("ready")
    # The other has a card of their own, and finds nothing of what was arranged here.
    assert hands_over() == first != second
    expect(player.loose()).to_have_count(1)
    expect(laid).to_have_count(0)


def test_an_auction_turn_is_one_click_and_ten_cards_are_planned_in_fifteen(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "random", "random")
    guest = visit(person)
    player = sits(guest, table)
    begins(guest)
    player.keeps(1)
    guest.awaits("[data-step=plan][data-asked=yes]")
    guest.taps = 0
    player.draws(10)
    for _ in range(3):
        player.touches(player.loose().first)
    player.touches(guest.page.locator("[data-deed=singly]"))
    player.deed("ready")
    assert guest.taps <= 15
    guest.awaits("[data-step=bid][data-asked=yes]")
    seq = guest.noted("seq")
    guest.page.locator("button.stack").first.click()
    guest.awaits(f':not([data-seq="{seq}"])')


def test_after_a_click_no_note_opens_where_the_pointer_rests(visit: Visit, server: Server, database: str) -> None:
    person = Person(server, NAMES[0])
    lay(database, "bids", log(moments(GAME, FOUR)["bid"], person.id, GAME, FOUR))
    guest = visit(person)
    guest.opens("/t/bids", ".prompt.asked")
    page, note = guest.page, guest.page.locator(".tip")
    # What does nothing says so, too.
    page.locator(".prompt .btn", has_text="Pass").hover()
    expect(page.locator(".pv .pv-l")).to_have_text(re.compile(r"\w"))
    seq = guest.noted("seq")
    page.locator("button.stack").first.click()
    guest.awaits(f':not([data-seq="{seq}"])')
    # Another stack lies there now.
    page.wait_for_timeout(LINGERS)
    expect(note).to_have_count(0)
    # How to walk through a part by keys is told to those who do.
    page.locator(".board-svg").hover(position={"x": 4, "y": 4})
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(LINGERS)
    expect(note).to_have_count(0)
    # Whoever moves on asks again.
    page.locator(".iscore > span").first.hover()
    expect(note).to_be_visible(timeout=PATIENCE)


STALE = """([seat, at, action]) => window.lines.at(-1).send(JSON.stringify({ t: "act", seat, at, action }))"""


def test_stale_double_and_foreign_actions_change_nothing_and_are_answered_in_words(
    visit: Visit, server: Server
) -> None:
    person = Person(server, "Ada")
    table = person.opens(GAME, "you", "random", "random")
    guest = visit(person)
    sits(guest, table)
    begins(guest)
    page = guest.page
    seq = int(guest.noted("seq"))

    def refused(seat: int, at: int, action: str) -> str:
        before = guest.noted("refused")
        page.evaluate(STALE, [seat, at, action])
        guest.awaits(f':not([data-refused="{before}"])' if before else "[data-refused]")
        note = page.locator(".prompt .refused small")
        expect(note).to_be_visible(timeout=PATIENCE)
        return note.inner_text()

    told = {
        # Before the game began: what happened since makes it stale, whatever missions were dealt.
        refused(0, 0, "reject m01-0"),
        refused(0, seq, "put 20"),
        refused(2, seq, "pass"),
        refused(0, seq, "x"),
    }
    assert all(told)
    assert RAW.findall(" ".join(told)) == []
    assert int(guest.noted("seq")) == seq


def test_nothing_of_a_plan_reaches_the_others(visit: Visit, server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Bob")]
    # Nobody else is there who could say meanwhile that they have finished.
    table = people[0].opens(GAME, "you", "open")
    ada, bob = visit(people[0]), visit(people[1])
    first = sits(ada, table)
    heard: list[str] = []
    bob.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    bob.opens(f"/t/{table}", ".gather")
    bob.page.get_by_role("button", name="Sit down").click()
    begins(ada)
    second = Player(bob)
    bob.awaits("[data-step=choose-missions]")
    first.keeps(2)
    second.keeps(1)
    for guest in (ada, bob):
        guest.awaits("[data-step=plan][data-asked=yes]")
    before = len(heard)
    first.draws(5)
    first.touches(first.loose().first)
    bob.page.wait_for_timeout(200)
    assert heard[before:] == []
    first.touches(ada.page.locator("[data-deed=singly]"))
    first.deed("ready")
    bob.page.locator(".others").get_by_text("finished").first.wait_for(timeout=PATIENCE)
    told = [json.loads(frame) for frame in heard[before:]]
    desks = [message["now"]["views"]["1"]["desks"][0] for message in told if message.get("now")]
    assert desks
    assert all(desk["stacks"] == [] and "own_stacks" not in desk for desk in desks)
