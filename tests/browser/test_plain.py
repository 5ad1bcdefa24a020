"""The plain screen: any game in the browser from its words, choices and log alone."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.fitting import RAW, TORN
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, Guest, Hourglass, plays_at, violations
from tests.browser.test_weight import TABLE_LIMIT, weighs
from tests.server.play import Person, Server

from kaffeehaus import GAMES
from kaffeehaus.locale import languages

pytestmark = pytest.mark.slow

SIZES = ((1366, 625), (1280, 720), (1440, 900), (1920, 1080), PHONE, (820, 1180))
ADVANCED = {"version": "advanced"}
FIRST = {"vienna": (30, "action-iii"), "valencia": (1, "choose-missions")}
"""How much is played of each game before it is looked at, and what is asked then."""
CUT = """async () => {
  // A table whose columns have no room becomes a list in the frame after it was measured.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const torn = (TORN)();
  return [...document.querySelectorAll(".plain, .plain *")].flatMap((found) => {
    const { overflowX, fontSize } = getComputedStyle(found);
    if (found.closest(".aside-voice, details:not([open]) > :not(summary)") || !found.getClientRects().length) return [];
    const wide = overflowX !== "visible" && found.scrollWidth > found.clientWidth + 1;
    const { left, right } = found.getBoundingClientRect();
    const out = right > innerWidth + 1 || left < -1;
    const own = [...found.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const small = own && parseFloat(fontSize) < 12 && !found.closest(".app");
    const { tagName, className, textContent } = found;
    // A digest is no word.
    const texts = found.matches("dd") ? [] : [...found.childNodes].filter((node) => node.nodeType === 3);
    const words = texts.flatMap(torn);
    const trouble = wide || out || small ? [`${tagName}.${className}: ${textContent.slice(0, 40)} ${fontSize}`] : [];
    return [...trouble, ...words.map((word) => `${tagName}.${className}: torn ${word}`)];
  });
}""".replace("TORN", TORN)
"""What does not fit into the page, is too small to be read, or has words torn in two."""
WHY = """() => {
  const why = document.querySelector(".pl-why");
  if (why) why.open = true;
  return Boolean(why?.querySelector("li"));
}"""
"""Asks why not, of the question that stays: usual answers may go along with a choice."""


def begun(person: Person, game: str, until: int | None = None, step: str | None = None) -> str:
    """A table of a person and two bots, at a question."""
    table = person.opens(game, "you", "random", "random", options=ADVANCED if game == "vienna" else None)
    usual = FIRST[game]
    plays_at(person, table, usual[0] if until is None else until, step or usual[1])
    return table


def sits(guest: Guest, table: str) -> Page:
    """Opens a table on the plain screen."""
    guest.opens(f"/t/{table}?plain", ".plain")
    return guest.page


class Typist:
    """Somebody who plays by the keyboard alone."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page
        self.keys = self.page.keyboard
        self.choices = self.page.get_by_role("radio")
        self.do = self.page.locator(".pl-ask .btn.pri")

    def decides(self, rng: Random) -> None:
        """Chooses by a figure, or by typing what the choice says, and does it."""
        self.choices.first.wait_for(state="attached")
        texts = self.page.locator(".pl-c b").all_inner_texts()
        wanted = rng.randrange(len(texts))
        if wanted < 9 and rng.random() < 0.8:
            self.keys.press(str(wanted + 1))
        else:
            self.keys.press("/")
            self.keys.type(texts[wanted])
            self.keys.press("Enter")  # the first that fits
        expect(self.do).to_have_text(texts[wanted])
        self.keys.press("Enter")
        expect(self.page.locator(".pl-c :checked")).to_have_count(0, timeout=PATIENCE)

    def plays(self, rng: Random, until: str) -> int:
        """Plays until something has happened."""
        made, glass = 0, Hourglass()
        happened = self.page.locator(".pl-log").get_by_text(until, exact=True)
        while glass.runs(f"{made} decisions") and self.guest.awaits_turn() and not happened.count():
            self.decides(rng)
            made += 1
        return made


def test_two_rounds_of_valencia_by_keyboard_alone(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    sits(guest, begun(person, "valencia"))
    typist = Typist(guest)
    assert typist.plays(Random(4), "Round 3 of 5") > 8
    typist.keys.press("l")
    expect(guest.page.locator(".pl-parts")).to_be_focused()
    typist.keys.press("?")
    expect(guest.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_what_was_done_is_taken_back_by_a_letter(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = sits(guest, begun(person, "valencia"))
    question = page.locator("#asked").inner_text()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).not_to_have_text(question)
    page.keyboard.press("u")
    expect(page.locator("#asked")).to_have_text(question)


def test_typing_finds_choices_and_escape_shows_all_of_them(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person), begun(person, "vienna"))
    choices = page.get_by_role("radio")
    expect(choices.nth(9)).to_be_attached()
    count = choices.count()
    page.keyboard.type("SHILLings")
    expect(choices).to_have_count(1)
    expect(page.locator(".pl-c b")).to_contain_text("shillings")
    page.keyboard.press("Enter")
    expect(page.locator(".pl-ask .btn.pri")).to_contain_text("shillings")
    page.keyboard.press("Escape")
    expect(choices).to_have_count(count)
    expect(page.locator(".pl-ask .btn.pri")).to_have_attribute("aria-disabled", "true")
    page.get_by_placeholder("Type to choose").fill("nothing like that")
    expect(page.get_by_text("No choice says “nothing like that”.")).to_be_visible()


def test_choices_stand_under_the_headings_of_their_kinds(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person), begun(person, "vienna"))
    choices = page.get_by_role("radiogroup")
    heads = ["Bring an agent to a building", "Take bribes", "Or instead"]
    expect(choices.get_by_role("heading")).to_have_text(heads)
    bribes = choices.get_by_role("group", name="Take bribes").get_by_role("radio")
    expect(bribes).to_have_count(5)
    assert all((choice.get_attribute("value") or "").startswith("take-bribes") for choice in bribes.all())


def test_where_all_choices_are_of_one_kind_the_question_heads_them(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person), begun(person, "vienna", 1, "assign"))
    expect(page.get_by_role("radiogroup").get_by_role("radio")).not_to_have_count(0)
    expect(page.get_by_role("radiogroup").get_by_role("heading")).to_have_count(0)


def test_what_is_chosen_tells_all_that_comes_of_it(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person), begun(person, "vienna"))
    end = page.get_by_text("at the end of your turn:")
    expect(end).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".pl-c").first.get_by_text("at the end of your turn:")).to_contain_text("marker")
    expect(end).to_have_count(1)


def test_the_rules_tell_why_something_is_not_offered(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    page = sits(guest, begun(person, "vienna"))
    seq, offered = guest.noted("seq"), page.locator(".pl-c b").all_inner_texts()
    page.get_by_text("Why not …?").click()
    why = page.locator(".pl-why")
    # What is decided now comes first.
    expect(why.get_by_role("combobox")).to_have_value("place")
    wishes = why.locator("li")
    assert not {text.partition(" for ")[0] for text in offered} & set(wishes.locator("button").all_inner_texts())
    wishes.first.get_by_role("button").click()
    expect(wishes.first.locator("p")).to_contain_text(re.compile("^(You |.* costs you )"))
    why.get_by_role("combobox").select_option("buy")
    wishes.first.get_by_role("button").click()
    expect(wishes.first.locator("p")).to_have_text("That is not what is being decided now.")
    expect(page.get_by_role("log")).to_contain_text("That is not what is being decided now.")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert (guest.noted("seq"), guest.noted("refused")) == (seq, "")


def test_what_was_typed_in_vain_can_be_asked_about(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person), begun(person, "vienna"))
    page.keyboard.type("accept a-29")
    page.get_by_role("button", name="Ask why not").click()
    expect(page.get_by_label("What you would like to do")).to_have_value("accept a-29")
    expect(page.get_by_label("What you would like to do")).to_be_focused()
    wish = page.locator(".pl-why li")
    expect(wish).to_have_count(1)
    wish.get_by_role("button").click()
    expect(wish.locator("p")).to_have_text("That is not what is being decided now.")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_language_plays_and_nothing_is_cut(visit: Visit, server: Server, game: str, lang: str) -> None:
    person = Person(server, "Ada")
    guest = visit(person, lang=lang)
    page = sits(guest, begun(person, game))
    rng = Random(2)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if not guest.awaits_turn():
            return
        page.wait_for_function(WHY)
        assert page.evaluate(CUT) == [], size
        assert not RAW.search(page.locator(".plain").inner_text())
        seq = guest.noted("seq")
        choices = page.locator(".pl-c")
        choices.nth(rng.randrange(choices.count())).click()
        page.locator(".pl-ask .btn.pri").click()
        guest.awaits(f':not([data-seq="{seq}"])')


def test_the_own_row_stands_in_the_columns_of_all(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person), begun(person, "valencia"))
    lefts = "(row) => [...row.cells].map((cell) => Math.round(cell.getBoundingClientRect().left))"
    head, own = (page.locator(f".pl-tbl.seats {row}") for row in ("thead tr", "tr.own"))
    expect(own).to_contain_text("Ada")
    assert own.evaluate(lefts) == head.evaluate(lefts)


def test_five_at_a_table_opened_from_the_front_room(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"))
    guest.opens("/?plain", ".games")
    page = guest.page
    guest.sets_up("valencia")
    guest.chooses("Players", "5")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".plain #asked")).to_contain_text("Do you keep mission", timeout=PATIENCE)
    expect(page.locator(".pl-tbl.seats tbody tr")).to_have_count(5)
    shapes = page.locator(".pl-tbl.seats tbody use")
    assert len({shape.get_attribute("href") for shape in shapes.all()}) == 5


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(visit: Visit, server: Server, game: str, dark: bool) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person, dark=dark), begun(person, game))
    page.keyboard.press("1")
    page.evaluate("document.querySelectorAll('details').forEach((found) => (found.open = true))")
    assert violations(page) == []


def test_readers_meet_the_question_its_choices_the_button_the_standing_and_the_log(
    visit: Visit, server: Server
) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person), begun(person, "valencia"))
    order = page.locator(".plain main").locator("h2, [role=radiogroup], .btn.pri, ol.pl-parts")
    told = [found.get_attribute("class") or found.get_attribute("id") for found in order.all()]
    assert told == ["asked", "pl-ch", "btn pri", "stands", "happened", "pl-parts"]
    expect(page.get_by_role("log")).to_have_attribute("aria-live", "polite")


def test_the_button_stays_at_the_thumb(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person, size=PHONE, touch=True), begun(person, "vienna"))
    page.locator(".pl-c").first.tap()
    button = page.locator(".pl-ask .btn.pri")
    expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator(".pl-c kbd").first).to_be_hidden()


BRINGS = """() => {
  const { events, fields, legal } = window.laid.now;
  const points = { kind: "scored", seat: 0, points: 30, rule: "agents", card: 0 };
  const known = events.push(Object.values(points)) - 1;
  fields.scored = Object.keys(points);
  for (const choice of legal[0]) choice.preview = [...(choice.preview ?? []), known];
  window.lines.at(-1).dispatchEvent(new MessageEvent("message", { data: JSON.stringify(window.laid) }));
}"""
"""Every choice is worth as much as at the end of a game."""


def test_what_may_be_done_instead_can_be_read_beside_what_it_brings(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    page = sits(visit(person, lang="de", size=PHONE, touch=True), begun(person, "vienna"))
    page.evaluate(BRINGS)
    expect(page.locator(".pl-short em")).to_have_text("+30 Punkte")
    assert page.evaluate(CUT) == []


def test_a_refusal_stands_under_what_was_chosen(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)

    def refuses(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def hears(message: str | bytes) -> None:
            if json.loads(message)["t"] == "act":
                line.send(json.dumps({"t": "refused", "of": "act", "id": "page-not-sent", "args": {}, "seq": 0}))
            else:
                house.send(message)

        line.on_message(hears)

    guest.holds_line(refuses)
    page = sits(guest, begun(person, "valencia"))
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(".pl-c").nth(1).get_by_role("alert")).to_be_visible()


def test_the_setting_is_remembered_and_leads_back(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    guest = visit(person)
    table = begun(person, "vienna")
    guest.opens(f"/t/{table}", ".prompt.asked")
    guest.page.locator("[popovertarget=settings]:visible").click()
    guest.page.get_by_role("switch", name="Plain screen: words only").click()
    expect(guest.page.locator(".pl-ask")).to_be_visible()
    guest.opens(f"/t/{table}", ".pl-ask")
    guest.page.get_by_role("button", name="Drawn screen").click()
    expect(guest.page.locator(".prompt.asked")).to_be_visible()
    guest.opens(f"/t/{table}", ".prompt.asked")


def test_two_people_never_receive_the_hand_of_the_other(visit: Visit, server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    table = ada.opens("valencia", "you", "open", "random")
    host, other = visit(ada), visit(ben)
    for guest in (host, other):
        guest.page.goto(f"/t/{table}?plain")
    other.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Begin the game").click()
    for guest in (host, other):
        expect(guest.page.locator(".pl-ask")).to_be_visible(timeout=PATIENCE)
    # Both choose missions and plan in secret at the same time, each from what is their own.
    expect(host.page.get_by_text("Choosing in secret as well: Ben")).to_be_visible()
    rng = Random(6)
    for _ in range(16):
        for guest in (host, other):
            if guest.is_asked():
                Typist(guest).decides(rng)
    assert [guest.noted("wrong") for guest in (host, other)] == ["", ""]


def test_spectators_see_who_decides_and_nothing_to_choose(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = begun(person, "valencia")
    guest = visit(Person(server, "Eve"))
    page = sits(guest, table)
    expect(page.get_by_role("heading", name="Waiting for Ada")).to_be_visible()
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.get_by_role("radio")).to_have_count(0)
    assert guest.noted("wrong") == ""


def test_two_at_one_screen_have_a_curtain_between_them(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    table = person.opens("valencia", "you", "you")
    guest = visit(person)
    guest.page.goto(f"/t/{table}?plain")
    begin = guest.page.get_by_role("button", name="Begin the game")
    curtain = guest.page.locator(".curtain")
    begin.or_(curtain).first.wait_for()
    if begin.is_visible():
        begin.click()
    expect(curtain).to_be_visible()
    expect(guest.page.locator(".plain")).to_have_attribute("inert", "")
    guest.page.keyboard.press("1")
    expect(guest.page.locator(".pl-c :checked")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(guest.page.locator(".plain")).to_be_visible()


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, str]:
    """A game of Valencia that is over."""
    person = Person(server, "Ada")
    table = person.opens("valencia", "you", "random")
    plays_at(person, table)
    return person, table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_tells_points_by_rule(visit: Visit, finished: tuple[Person, str], size: tuple[int, int]) -> None:
    person, table = finished
    guest = visit(person, size=size)
    sits(guest, table)
    guest.reads_points()
    assert violations(guest.page) == []
    assert guest.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["laptop", "phone"])
def test_a_replay_tells_every_step_in_words(visit: Visit, finished: tuple[Person, str], size: tuple[int, int]) -> None:
    person, table = finished
    guest = visit(person, size=size)
    page = guest.page
    guest.opens(f"/t/{table}/30?plain", ".plain")
    expect(page.locator(".rp-t")).to_contain_text("step 30 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rp-t")).to_contain_text("step 31 of")
    assert page.locator(".steps a").count() > 20
    expect(page.get_by_role("heading", name="How it stands")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_decision_weighs_little(visit: Visit, server: Server, game: str) -> None:
    person = Person(server, "Ada")
    assert weighs(visit(person), f"/t/{begun(person, game)}?plain", ".pl-ask") < TABLE_LIMIT
