"""Turns in a browser: nothing final without a word, everybody by name, lines that break, screens that are shared."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, Guest, plays_at, violations
from tests.server.play import Person, Server

from kaffeehaus.server.bot_names import BOT_NAMES

pytestmark = pytest.mark.slow


def called(server: Server, table: str) -> list[str]:
    """The names of those at a table, in the order of their seats."""
    return [seat["name"] for seat in server.get(f"/api/tables/{table}").json()["seats"]]


def tells(person: Person, table: str, **message: object) -> None:
    """Says something at a table without a browser."""

    async def says() -> None:
        async with person.at(table) as tab:
            await tab.tells(**message)

    # Playwright keeps a loop running in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(says())).result(timeout=PATIENCE / 1000)


def choosing(guest: Guest, person: Person) -> None:
    """Sits down where the first cards have just been dealt: two choices, and the second ends the turn.

    The bots say nothing before that, so nothing else happens meanwhile.
    """
    table = person.opens("vienna", "you", "medium", "medium")
    tells(person, table, t="begin")
    guest.opens(f"/t/{table}", ".prompt.asked")


# ---- the end of a turn


def test_what_ends_the_turn_waits_for_a_word(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = guest.page
    choosing(guest, person)
    seq = int(guest.noted("seq"))
    cards = page.locator(".hcard.legal")
    # The first card can be taken back: a click is enough, and so is one to undo it.
    cards.first.click()
    guest.awaits(f'[data-seq="{seq + 1}"]')
    page.locator(".btns .undo").click()
    guest.awaits(f'[data-seq="{seq + 2}"]')
    cards.first.click()
    guest.awaits(f'[data-seq="{seq + 3}"]')
    # The next ends the turn: it is chosen, shown and said, and nothing is sent.
    cards.first.click()
    end = page.get_by_role("button", name=re.compile("End turn|Reveal and go on"))
    expect(end).to_be_focused(timeout=PATIENCE)
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[aria-live]")).to_contain_text("Not done yet", timeout=PATIENCE)
    # A second click on it does nothing more, another choice takes its place, and thinking again takes it away.
    cards.first.click()
    cards.last.click()
    expect(cards.last).to_have_attribute("aria-pressed", "true")
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(end).to_be_hidden(timeout=PATIENCE)
    cards.first.click()
    page.get_by_role("button", name="Think again").click()
    expect(end).to_be_hidden(timeout=PATIENCE)
    assert int(guest.noted("seq")) == seq + 3
    cards.first.click()
    expect(end).to_be_focused(timeout=PATIENCE)
    assert violations(page) == []
    page.keyboard.press("Enter")
    guest.awaits(f':not([data-seq="{seq + 3}"])')
    assert guest.noted("refused") == ""


def test_whoever_wishes_ends_turns_without_a_question(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = guest.page
    choosing(guest, person)
    page.locator(".tools [popovertarget]").click()
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings).to_be_visible(timeout=PATIENCE)
    assert violations(page) == []
    settings.get_by_role("switch", name="End my turn without asking").click()
    page.keyboard.press("Escape")
    expect(settings).to_be_hidden(timeout=PATIENCE)
    page.reload()
    for _ in range(2):
        expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
        seq = guest.noted("seq")
        page.locator(".hcard.legal").first.click()
        guest.awaits(f':not([data-seq="{seq}"])')
    assert page.locator(".btns .end").count() == 0


def test_a_finger_looks_before_it_takes(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person, size=PHONE, touch=True)
    page = guest.page
    page.emulate_media(media="screen")
    choosing(guest, person)
    if not page.evaluate("matchMedia('(hover: none)').matches"):
        pytest.skip("this Chromium knows no screens without a pointer")
    seq = guest.noted("seq")
    card = page.locator(".hcard.legal").first
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert guest.noted("seq") == seq
    page.get_by_role("button", name="Do it", exact=True).tap()
    guest.awaits(f':not([data-seq="{seq}"])')


def test_a_finger_that_chose_from_the_list_can_take_it(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person, size=PHONE, touch=True)
    page = guest.page
    choosing(guest, person)
    seq = guest.noted("seq")
    page.locator(".btns .list").tap()
    page.locator(".choices .line").first.tap()
    guest.awaits(f':is(:not([data-seq="{seq}"]), :has(.btns .primary))')
    expect(page.locator(".choices")).to_have_count(0)
    if guest.noted("seq") == seq:
        page.get_by_role("button", name="Do it", exact=True).tap()
        guest.awaits(f':not([data-seq="{seq}"])')


# ---- who plays, and at what pace


def test_bots_have_names_everywhere(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = guest.page
    table = person.opens("vienna", "you", "easy", "easy")
    plays_at(person, table)
    guest.opens(f"/t/{table}", ".ending")
    bots = called(server, table)[1:]
    assert sorted(page.locator(".others .nm").all_inner_texts()) == sorted(bots)
    heads = page.locator(".ending thead").inner_text()
    said = " ".join(page.locator(".log ol b").all_inner_texts())
    for name in bots:
        assert name in heads
        assert name in said
    assert not re.search(r"\b(Red|Blue|Yellow)\b", said)


def test_a_newcomer_is_at_a_table_after_one_click(visit: Visit) -> None:
    guest = visit()
    guest.opens("/", "#name")
    guest.page.get_by_role("button", name="Play now").click()
    expect(guest.page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".app.introductory.n3")).to_be_visible()
    bots = guest.page.locator(".others .nm").all_inner_texts()
    assert len(set(bots) & set(BOT_NAMES)) == 2
    expect(guest.page.locator(".desk .nm")).to_contain_text("Guest")
    # Whoever has never played is offered the lesson, too.
    offer = guest.page.get_by_role("complementary", name="Learn it in ten minutes")
    expect(offer.get_by_role("link")).to_have_attribute("href", "/learn/vienna")


@pytest.mark.parametrize("game", ["vienna", "valencia"])
def test_somebody_who_is_away_keeps_the_whole_name(visit: Visit, server: Server, game: str) -> None:
    ada, other = Person(server, "Ada"), Person(server, "Maximiliane")
    table = ada.opens(game, "you", "open")
    tells(other, table, t="sit", seat=1)
    guest = visit(ada)
    guest.opens(f"/t/{table}", ".gather").page.get_by_role("button", name="Begin the game").click()
    expect(guest.page.get_by_role("button", name="Let a bot play")).to_be_visible(timeout=PATIENCE)
    assert guest.page.locator(".opp .nm").first.evaluate("(name) => name.scrollWidth - name.clientWidth") == 0


def test_a_table_changes_its_pace_and_waits_in_the_front_room(visit: Visit, server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.opens("vienna", "you", "open")

    tells(bob, table, t="sit", seat=1)
    guest, other = visit(ada), visit(bob)
    guest.opens(f"/t/{table}", ".gather").page.get_by_role("button", name="Begin the game").click()
    expect(guest.page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".opp .state")).to_contain_text("away", timeout=PATIENCE)
    expect(guest.page.locator(".letb")).to_be_visible()
    guest.page.locator(".tools [popovertarget]").click()
    guest.page.get_by_role("radio", name="over days").click()
    expect(guest.page.locator(".log")).to_contain_text("Ada sets the pace: over days", timeout=PATIENCE)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".letb")).to_be_hidden()
    expect(guest.page.locator(".opp .state")).not_to_contain_text("away")
    rng = Random(1)
    while not guest.page.locator(".prompt").get_by_text("Waiting for Bob since").count():
        if guest.is_asked():
            guest.acts(rng)
    other.opens("/", ".row.mine")
    expect(other.page.locator(".row").first).to_contain_text("Your turn")
    assert other.page.title().startswith("(1)")
    guest.opens("/", ".yours .row")
    expect(guest.page.locator(".yours .row").first).to_contain_text("Bob to move, since")


def test_whoever_goes_leaves_the_seat_to_a_bot_and_takes_it_back(visit: Visit, server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.opens("vienna", "you", "open")
    tells(bob, table, t="sit", seat=1)
    guest = visit(ada)
    page = guest.opens(f"/t/{table}", ".gather").page
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".prompt.asked")).to_be_visible(timeout=PATIENCE)
    page.locator(".tools [popovertarget=settings]").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".log")).to_contain_text("plays for Ada", timeout=PATIENCE)
    expect(page.get_by_role("button", name="Let a bot play for me")).to_be_hidden()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take the seat back").click()
    expect(page.get_by_role("button", name="Take the seat back")).to_be_hidden(timeout=PATIENCE)
    expect(page.locator(".log")).to_contain_text("Ada is back")


# ---- lines that break


def test_a_lost_net_is_said_at_once_and_no_click_is_lost(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = guest.page
    choosing(guest, person)
    seq = guest.noted("seq")
    guest.offline = True
    guest.context.set_offline(True)
    page.evaluate("window.lines.forEach((line) => line.close())")
    expect(page.locator(".offline")).to_be_visible(timeout=1500)
    page.locator(".hcard.legal").first.click()
    expect(page.locator(".prompt")).to_contain_text("Not sent", timeout=PATIENCE)
    guest.comes_back()
    assert guest.noted("seq") == seq
    page.get_by_role("button", name="Do it", exact=True).click()
    guest.awaits(f':not([data-seq="{seq}"])')


# ---- one screen for several


def test_between_two_players_at_one_screen_nothing_is_seen_or_heard(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = guest.page
    table = person.opens("vienna", "you", "you", "medium")
    plays_at(person, table, 2, "assign")
    curtain = guest.opens(f"/t/{table}", ".curtain")
    ready = page.get_by_role("button", name="Show my things")

    def nothing_shows(player: str) -> None:
        expect(curtain).to_contain_text(player, timeout=PATIENCE)
        expect(ready).to_be_focused()
        assert page.get_by_role("button").all_inner_texts() == ["Show my things"]
        assert page.locator(".hcard:visible, .bd:visible").count() == 0
        assert not page.locator(".hcard").first.is_visible()
        assert player in page.title()
        for _ in range(4):
            page.keyboard.press("Tab")
            assert page.locator(".app :focus").count() == 0
        ready.focus()

    nothing_shows("Ada (Yellow)")
    assert violations(page) == []
    ready.click()
    expect(page.locator(".hcard.legal").first).to_be_visible(timeout=PATIENCE)
    rng = Random(2)
    while not curtain.is_visible():
        guest.acts(rng)
    nothing_shows("Ada (Red)")
    page.reload()
    nothing_shows("Ada (Red)")


# ---- what goes wrong, in words


@pytest.mark.parametrize(
    ("path", "says", "advises"),
    [("/t/nosuchtable", "does not exist", "ask whoever sent it"), ("/nowhere", "no such page", "front room")],
)
def test_a_wrong_address_says_what_to_do(visit: Visit, server: Server, path: str, says: str, advises: str) -> None:
    guest = visit(Person(server, "Ada"))
    notice = guest.opens(path, ".notice")
    expect(notice).to_contain_text(says)
    expect(notice).to_contain_text(advises)
    assert violations(guest.page) == []
    notice.get_by_role("link", name="Front room").click()
    expect(guest.page.locator(".games")).to_be_visible(timeout=PATIENCE)


def test_whoever_comes_to_a_full_table_may_watch(visit: Visit, server: Server) -> None:
    host = Person(server, "Ada")
    full = host.opens("vienna", "you", "medium")
    newcomer = visit()
    newcomer.opens(f"/t/{full}", ".gather")
    expect(newcomer.page.locator(".gather")).to_contain_text("You may stay and watch", timeout=PATIENCE)
    plays_at(host, full, 5, "assign")
    expect(newcomer.page.locator(".prompt")).to_contain_text("You are watching", timeout=PATIENCE)


def test_a_name_of_ten_thousand_letters_is_refused_in_the_form(visit: Visit) -> None:
    guest = visit()
    guest.opens("/", "#name")
    guest.page.locator("#name").fill("x" * 10_000)
    guest.page.get_by_role("button", name="Come in").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("1 to 24", timeout=PATIENCE)
    guest.page.locator("#name").fill("Zoe")
    guest.page.get_by_role("button", name="Come in").click()
    expect(guest.page.locator(".games")).to_be_visible(timeout=PATIENCE)
    guest.page.locator(".who").click()
    guest.page.get_by_role("button", name="Change my name").click(timeout=PATIENCE)
    guest.page.locator("#rename").fill("y" * 10_000)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#rename-trouble")).to_contain_text("1 to 24", timeout=PATIENCE)
    guest.page.locator("#rename").fill("Zoé")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("h1")).to_contain_text("Zoé", timeout=PATIENCE)


def test_a_house_without_its_storage_says_so_and_tries_again(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"))
    page = guest.page
    gone = {"error": {"id": "error-storage", "args": {}}}
    page.route("**/api/tables", lambda route: route.fulfill(status=503, json=gone))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("cannot write right now", timeout=PATIENCE)
    page.unroute("**/api/tables")
    expect(page.locator(".games")).to_be_visible(timeout=PATIENCE)
    # It goes with the next look at the tables, some seconds later.
    expect(page.get_by_role("alert")).to_be_hidden(timeout=PATIENCE)

    def refuses(line: WebSocketRoute) -> None:
        line.on_message(lambda _: line.send(json.dumps({"t": "refused", "of": "hello", "seq": 0, "now": None} | said)))

    said = {"id": "error-storage", "args": {}}
    guest.holds_line(refuses)
    notice = guest.opens("/t/anytable", ".notice")
    expect(notice).to_contain_text("cannot write right now")
    expect(notice).to_contain_text("tries again by itself")
    # The browser itself tells of the answer that says so.
    guest.troubles = [trouble for trouble in guest.troubles if "503" not in trouble]


@pytest.mark.parametrize("id", ["error-table-tables", "error-table-rules"])
def test_whoever_sits_at_a_table_that_cannot_go_on_is_told(visit: Visit, server: Server, id: str) -> None:
    """The house comes back with other tables or rules; the page that was open all the while reconnects to it."""
    person = Person(server, "Ada")
    found = person.opens("vienna", "you", "random")
    plays_at(person, found, 20, "assign")
    guest = visit(person)
    refused = {"t": "refused", "of": "hello", "seq": 0, "now": None, "id": id, "args": {"found": "one", "here": "two"}}
    lines: list[WebSocketRoute] = []

    def changes(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.on_message(lambda _: line.send(json.dumps(refused)))

    guest.holds_line(changes)
    guest.opens(f"/t/{found}", ".prompt.asked")
    lines[0].close()
    notice = guest.page.locator(".notice")
    expect(notice).to_be_visible(timeout=PATIENCE)
    expect(notice).to_contain_text("component tables" if id == "error-table-tables" else "version of the rules")
    expect(notice).not_to_contain_text("tries again by itself")
    expect(guest.page.locator(".prompt")).to_be_hidden()


def test_while_players_gather_everybody_reads_who_was_chosen_to_begin(visit: Visit, server: Server) -> None:
    host = Person(server, "Ada")
    chosen = host.opens("vienna", "you", "open", "medium", options={"first_player": "1"})
    drawn = host.opens("vienna", "you", "open", "medium")
    for person in (host, Person(server, "Zoé")):
        guest = visit(person)
        expect(guest.opens(f"/t/{chosen}", ".gather")).to_contain_text("Ada begins.")
        expect(guest.opens(f"/t/{drawn}", ".gather")).not_to_contain_text("Ada begins")


def test_the_page_speaks_what_was_chosen_here_else_what_the_guest_speaks(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")  # known to speak German
    guest = visit(lang="fr")
    name, _, value = person.cookie.partition("=")
    guest.context.add_cookies([{"name": name, "value": value, "url": server.address}])
    guest.opens("/", ".games")
    speaks = guest.page.locator("html")
    expect(speaks).to_have_attribute("lang", "de")
    guest.page.get_by_role("radio", name="日本語").click()
    expect(speaks).to_have_attribute("lang", "ja")
    guest.page.reload()
    expect(speaks).to_have_attribute("lang", "ja", timeout=PATIENCE)
    guest.page.evaluate("localStorage.clear()")
    guest.page.reload()
    # The house remembers it too.
    expect(guest.page.locator(".games")).to_be_visible(timeout=PATIENCE)
    expect(speaks).to_have_attribute("lang", "ja")
