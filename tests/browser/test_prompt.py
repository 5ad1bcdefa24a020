"""What is asked and what would come of it: clicks that arrive, few of them, prices that hold, words that stay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.guests import PATIENCE, PHONE, Guest, Hourglass
from tests.browser.lines import Line
from tests.games.vienna.builder import Desk, find_buildings, find_card, position
from tests.server.play import Person, Server

from kaffeehaus import Preview, previews
from kaffeehaus.games.vienna.board import BUILDINGS, COLOUR, TOUCHING
from kaffeehaus.games.vienna.terms import Bribe, Item

pytestmark = pytest.mark.slow


@pytest.fixture
def sit(visit: Visit, server: Server) -> Visit:
    """Guests who are known to the house."""
    return lambda **settings: visit(Person(server, "Ada"), held=True, **settings)


SHORT = (1366, 625)
CUT = """() => [...document.querySelectorAll(".prompt, .prompt *, .pv, .pv *")].filter((one) =>
  one.getClientRects().length && !one.closest("svg") &&
  (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 ||
   one.matches(".pr-t, .pr-t b, .btn, .btn span") && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2))
  .map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim()}`)"""
"""What of the question, its answers and the preview does not fit."""


def house(page: Page, index: int) -> Locator:
    """A house of the map."""
    return page.locator(f'[data-place~="building:{index}"]')


def middle(found: Locator) -> tuple[float, float]:
    """Where a pointer would touch it."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_work(*desk: Desk, **settings: object) -> Line:
    """A table at the first seat's Action III."""
    settings = {"version": "advanced", "display": ()} | settings
    state = position(dict(enumerate(desk)), players=2, **settings)  # type: ignore[arg-type]
    return Line(1, state=state)


RICH = {bribe.name.lower(): 2 for bribe in Bribe}


def test_a_click_arrives_though_another_house_had_the_focus(sit: Visit) -> None:
    guest, line = sit(), at_work(Desk(bribes=RICH))
    line.serve(guest)
    first, second, *_ = find_buildings(colour="wine")
    house(guest.page, first).focus()
    guest.page.mouse.move(*middle(house(guest.page, second)))
    ghost = house(guest.page, second).locator(".ghost2")
    expect(ghost).to_be_visible(timeout=PATIENCE)
    ghost.evaluate("(ghost) => (ghost.dataset.kept = 'yes')")
    guest.page.mouse.down()
    # What is pressed must still be there when it is let go, or no click arrives.
    kept = ghost.get_attribute("data-kept")
    guest.page.mouse.up()
    expect(guest.page.locator(".btns .end")).to_be_visible(timeout=PATIENCE)
    assert kept == "yes"


def clicks(guest: Guest, found: Locator) -> int:
    """A click that leads to something: what is asked is another thing, or a word is wanted."""
    seq = guest.noted("seq")
    found.click()
    guest.page.locator(f':is(.btns .end, html:not([data-seq="{seq}"]))').first.wait_for(state="attached")
    return 1


def test_a_usual_round_takes_five_clicks(sit: Visit) -> None:
    line = Line(2)
    while line.state.round < 2:
        legal = [str(action) for action in line.state.legal(0)]
        line.plays(next((action for action in legal if action.startswith("place ")), legal[0]))
    guest = sit()
    line.serve(guest)
    page, made, glass = guest.page, 0, Hourglass()
    while line.state.round < 3 and glass.runs(line.step):
        choices = {"assign": ".hcard.legal", "action-iii": ".bd.legal"}
        end = page.locator(".btns .end")
        target = end if end.count() else page.locator(choices[line.step]).first
        made += clicks(guest, target)
    assert made <= 5
    assert acts(line) == ["assign", "assign", "place", "from-supply"]


def acts(line: Line) -> list[str]:
    """What the page did, in order."""
    return [said["action"].partition(" ")[0] for said in line.sent if said["t"] == "act"]


USUAL = {"assign", "exchange", "place", "take-bribes", "from-supply", "done"}
"""What is done in a usual round; the rest is asked for by cards, missions, purchases and paydays."""
TARGETS = {"assign": ".hcard.legal", "exchange": ".bd.legal, .btns .onward", "action-iii": ".bd.legal, .pr-a .btn"}


def test_usual_rounds_of_a_whole_game_take_at_most_five_clicks(sit: Visit) -> None:
    line, guest = Line(2), sit()
    # The steps of the finished game are of no interest here, and nobody has them.
    guest.page.route("**/replay", lambda _: None)
    line.serve(guest)
    end, full = guest.page.locator(".btns .primary"), 0
    glass = Hourglass()
    while not line.state.over:
        number, before, made = line.state.round, len(acts(line)), 0
        while line.state.round == number and not line.state.over and glass.runs(f"round {number}, {line.step}"):
            target = guest.page.locator(TARGETS.get(line.step, ".bd.legal, .pr-a .btn"))
            made += clicks(guest, end if end.count() else target.first)
        done = acts(line)[before:]
        if USUAL.issuperset(done):
            assert made <= 5, (number, done)
            full += "exchange" in done
    assert full > 3


def test_another_drawer_than_the_usual_one_may_leave(sit: Visit) -> None:
    line = Line(2)
    while line.step != "exchange":
        line.plays(str(line.rng.choice(line.state.legal(0))))
    guest = sit()
    line.serve(guest)
    page, drawers = guest.page, line.state.view(0)["desks"][0]["drawers"]
    chosen = page.locator(".drawer.chosen")
    expect(chosen).to_have_count(1)
    usual = str(line.state.usual(0))
    other = next(k for k in range(len(drawers)) if usual != f"exchange {k}")
    onward = page.locator(".bd.legal, .btns .onward")
    clicks(guest, onward.first)
    # Nothing is done before the word, and both may be thought over.
    page.keyboard.press("Escape")
    expect(page.locator(".btns .primary")).to_have_count(0)
    assert acts(line) == []
    page.locator(".drawer").nth(other).click()
    expect(page.locator(".drawer").nth(other)).to_have_class(re.compile("chosen"))
    expect(chosen).to_have_count(1)
    expect(onward).to_have_count(0)
    page.locator(".btns .primary").click()
    expect(page.locator("#asked")).not_to_contain_text("leaves", timeout=PATIENCE)
    assert [said["action"] for said in line.sent if said["t"] == "act"] == [f"exchange {other}"]


def test_one_press_takes_back_a_placement_with_the_agent_that_went_along(sit: Visit) -> None:
    line, found = Line(3, version="advanced"), None
    while found is None:
        found = next((f.action for f in previews(line.state, 0) if leads_to_missions(f)), None)
        if found is None:
            line.plays(str(line.rng.choice(line.state.legal(0))))
    guest, before = sit(), line.state.view(0)
    line.serve(guest)
    house(guest.page, found.values()[0]).click()
    expect(guest.page.locator(".btns .end")).to_be_visible(timeout=PATIENCE)
    guest.page.locator(".btns .undo").click()
    expect(house(guest.page, found.values()[0]).locator(".price")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".bd.target")).to_have_count(0)
    assert line.state.view(0) == before
    assert [said["t"] for said in line.sent] == ["hello", "act", "act", "undo"]


def leads_to_missions(foreseen: Preview) -> bool:
    """Whether an agent from the supply would come, and a mission could be accepted then."""
    return bool(foreseen.then) and [a.kind for a in foreseen.assumed] == ["from-supply", "done"]


def test_an_agent_of_the_map_may_come_instead_of_one_from_the_supply(sit: Visit) -> None:
    line, found = Line(3, version="advanced"), None
    while found is None:
        found = next((f.action for f in previews(line.state, 0) if leads_to_missions(f)), None)
        if found is None:
            line.plays(str(line.rng.choice(line.state.legal(0))))
    target, standing = found.values()[0], line.state.view(0)["desks"][0]["agents"][0]
    guest = sit()
    line.serve(guest)
    house(guest.page, target).click()
    expect(guest.page.locator(".ms.ready").first).to_be_visible(timeout=PATIENCE)
    # It came from the supply; the mission may be accepted, the turn ended, or the other agent sent after all.
    expect(guest.page.locator(".btns .end")).to_be_visible()
    house(guest.page, standing).click()
    expect(house(guest.page, standing).locator(".ag")).to_have_count(0, timeout=PATIENCE)
    assert [said.get("action", said["t"]).partition(" ")[0] for said in line.sent] == [
        *("hello", "place", "from-supply", "undo", "move-from"),
    ]


def test_C12_the_price_with_a_wild_card_is_what_is_paid(sit: Visit) -> None:
    wild = find_card("wild", Bribe.COFFEE)
    line = at_work(Desk(drawers=[wild], bribes={"wine": 1, "coffee": 3}))
    guest = sit()
    line.serve(guest)
    where = find_buildings(colour="wine")[0]
    price = house(guest.page, where).locator(".price")
    expect(price.locator("text")).to_have_text(["1", "1"])
    assert [use.get_attribute("href") for use in price.locator("use").all()] == ["#chip-wine", "#chip-coffee"]
    house(guest.page, where).hover()
    shown = guest.page.locator(".rail .pv")
    expect(shown).to_contain_text("−1 wine")
    expect(shown).to_contain_text("−1 coffee (wild, drawer 1)")
    expect(shown.locator(".pv-c")).to_contain_text("for 1 wine, 1 coffee (drawer 1 pays with coffee)")


def test_a_house_outlines_its_squares_and_fills_those_that_close(sit: Visit) -> None:
    line = at_work(Desk(bribes=RICH))
    guest = sit()
    line.serve(guest)
    where = find_buildings(colour="wine")[0]
    house(guest.page, where).hover()
    expect(guest.page.locator(".sq.near")).to_have_count(len(TOUCHING[where]), timeout=PATIENCE)
    expect(guest.page.locator(".rail .pv .sep")).to_have_text(["With “End turn”"])


def test_a_refusal_goes_with_the_next_look_and_by_itself(sit: Visit) -> None:
    line = at_work(Desk(bribes={"wine": 2}))
    guest = sit(fresh=True)
    page = guest.page
    page.clock.install()
    line.serve(guest)
    refused = page.locator(".pr-t.refused")
    not_payable = house(page, find_buildings(colour="coffee")[0])
    not_payable.click()
    expect(refused).to_contain_text("costs you")
    house(page, find_buildings(colour="wine")[0]).hover()
    expect(refused).to_have_count(0)
    page.mouse.move(0, 0)
    not_payable.click()
    expect(refused).to_contain_text("costs you")
    page.clock.run_for(10_000)
    expect(refused).to_have_count(0)


def buying() -> Line:
    """A table where the first seat may buy."""
    state = position({0: Desk(coins=12), 1: Desk()}, players=2, at="end", roof_tile=1, version="advanced")
    return Line(1, state=state)


@pytest.mark.parametrize("touch", [False, True])
def test_purchases_have_a_name_a_price_and_a_line(sit: Visit, touch: bool) -> None:
    guest = sit(size=PHONE if touch else SHORT, touch=touch)
    table = buying()
    assert table.step == "buy"
    table.serve(guest)
    offers = guest.page.locator(".btns .noted")
    expect(offers).to_have_count(len(Item))
    for offer in offers.all():
        expect(offer.locator(".cost")).to_have_text(re.compile(r"^[1-9]$"))
        expect(offer).to_have_attribute("aria-label", re.compile(r"shilling"))
    # Where the row is too low for them, the rail has the lines.
    lines = guest.page.locator(".btns .noted small" if touch else ".rail > .pv li span")
    expect(lines).to_have_count(len(Item))
    for line in lines.all():
        expect(line).to_be_visible()
        assert len(line.inner_text()) > 10
    assert guest.page.evaluate(CUT) == []


@pytest.mark.parametrize("lang", ["en", "de", "fr", "ja"])
@pytest.mark.parametrize("size", [SHORT, (1280, 720), PHONE])
def test_the_question_stays_whole_whatever_is_looked_at(sit: Visit, lang: str, size: tuple[int, int]) -> None:
    guest = sit(lang=lang, size=size, touch=size == PHONE)
    standing = [b for b in map(int, BUILDINGS) if COLOUR[b] != Bribe.WINE][:6]
    line = at_work(Desk(bribes=RICH, agents=standing, drawers=[find_card("wild", Bribe.COFFEE)]))
    line.serve(guest)
    asked = guest.page.locator("#asked")
    before = asked.inner_text()
    assert guest.page.evaluate(CUT) == []
    target = house(guest.page, find_buildings(colour="wine")[0])
    if size == PHONE:
        target.dispatch_event("click")
        guest.page.locator(".look").tap()
    else:
        target.hover()
    expect(guest.page.locator(".pv:visible")).to_have_count(1, timeout=PATIENCE)
    assert asked.inner_text() == before
    assert guest.page.evaluate(CUT) == []
