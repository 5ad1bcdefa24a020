"""The front room: what waits, every game with its poster and its own Play now; and where a table is set up."""

from __future__ import annotations

import json
import re
from itertools import combinations
from random import Random

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.conftest import Visit
from tests.browser.guests import DESKTOP, PATIENCE, PHONE, apart, plays_at
from tests.server.play import Person, Server

from kaffeehaus import GAMES
from kaffeehaus.games.registry import own
from kaffeehaus.locale import languages

pytestmark = pytest.mark.slow

COVERED = """() => {
  const go = document.querySelector(".setup > .go").getBoundingClientRect();
  return [...document.querySelectorAll(".games, .opts > *")].flatMap((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    const chosen = part.matches(".opts > *") && top < document.querySelector(".games").getBoundingClientRect().bottom;
    return bottom > go.top + 1 || chosen ? [part.textContent.trim().slice(0, 40)] : [];
  });
}"""
"""What lies below the button that opens the table, or below the posters."""


CUT = """() => {
  const own = (found) => found.getBoundingClientRect();
  const kinds = ".game, .next, .daily section, .btn, .learn, .bar nav a, .tabbar a, .row";
  const parts = [...document.querySelectorAll(kinds)].filter((part) => own(part).width);
  const wide = parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => `cut: ${part.innerText}`);
  const bar = document.querySelector(".bar");
  const { right, bottom } = own(bar);
  const beside = parts.filter((part) => own(part).right > innerWidth + 1).map((part) => `beside: ${part.innerText}`);
  const low = [...document.querySelectorAll(".bar nav a")].filter((link) => own(link).bottom > bottom + 1).map(String);
  const sideways = document.documentElement.scrollWidth > innerWidth ? ["sideways"] : [];
  return [...wide, ...beside, ...low, ...sideways, ...(own(bar.lastElementChild).right > right ? ["the bar"] : [])];
}"""
"""What has no room in the front room."""
SIZES = (DESKTOP, (1024, 768), (1920, 1080), (820, 1180), PHONE, (360, 640))


@pytest.mark.parametrize("lang", languages())
def test_all_has_room_whoever_comes(visit: Visit, waiting: Person, lang: str) -> None:
    for person in (waiting, None):
        guest = visit(person or Person(waiting.server, "Maximiliane Habsburger"), lang=lang)
        guest.opens("/", ".games")
        expect(guest.page.locator("a.next")).to_have_count(int(person is not None), timeout=PATIENCE)
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            assert guest.page.evaluate(CUT) == [], (person, width, height)
        expect(guest.page.locator(".home")).not_to_contain_text("page-")


@pytest.fixture(scope="module")
def waiting(server: Server) -> Person:
    """Somebody for whom a table of each game waits."""
    person = Person(server, "Ada")
    for game in own():
        first = GAMES[game].start(3, seed=1).view(0)["asked"]["step"]
        plays_at(person, person.opens(game, "you", "easy", "easy"), 1, first)
    return person


def test_the_next_table_is_a_key_away_and_so_are_games_and_lessons(visit: Visit, waiting: Person) -> None:
    guest = visit(waiting)
    page = guest.page
    guest.opens("/", ".games")
    expect(page.locator("a.next")).to_contain_text("Next table that waits for you (2)", timeout=PATIENCE)
    expect(page).to_have_title(re.compile(r"^\(2\)"))
    page.keyboard.press("n")
    expect(page.locator(".app")).to_be_visible(timeout=PATIENCE)
    guest.opens("/", ".games")
    expect(page.locator(".learn").first).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("l")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Learn", timeout=PATIENCE)
    page.go_back()
    expect(page.locator(".games")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("2")
    expect(page.locator(".brand")).to_contain_text("Valencia", timeout=PATIENCE)


def test_doors_lead_on_to_the_game_that_was_looked_at(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"))
    guest.opens("/rules/valencia", ".books")
    guest.page.get_by_role("navigation", name="Rooms of the house").get_by_role("link", name="Components").click()
    expect(guest.page).to_have_url(re.compile("/components/valencia$"))
    guest.opens("/new/valencia", ".setup")
    guest.page.get_by_role("link", name="Front room").first.click()
    expect(guest.page.locator(".bar nav").get_by_role("link", name="Rules")).to_have_attribute(
        "href", "/rules/valencia"
    )
    guest.opens("/new/nothing", ".notice")


@pytest.mark.parametrize("lang", languages())
def test_nothing_that_is_chosen_is_covered(visit: Visit, server: Server, lang: str) -> None:
    guest = visit(Person(server, "Ada"), lang=lang)
    guest.opens(f"/new/{own()[0]}", ".setup")
    for k in range(len(own())):
        guest.page.locator(".pos").nth(k).click()
        expect(guest.page.locator(".pos").nth(k)).to_have_attribute("aria-current", "page")
        guest.page.locator(".opts [role=radiogroup]").first.get_by_role("radio").last.click()
        for width, height in (DESKTOP, (1280, 720), (1440, 900)):
            guest.page.set_viewport_size({"width": width, "height": height})
            assert guest.page.evaluate(COVERED) == [], (width, height)


def test_each_table_has_the_sign_of_its_game(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    for game in own():
        person.opens(game, "you", "open")
    guest = visit(person)
    guest.opens("/", ".games")
    expect(guest.page.locator(".yours .gm > rect")).to_have_count(len(own()), timeout=PATIENCE)
    signs = {sign.inner_html() for sign in guest.page.locator(".yours .gm").all()}
    assert len(signs) == len(own())


@pytest.mark.parametrize("game", own())
def test_play_now_leads_to_either_game(visit: Visit, server: Server, game: str) -> None:
    guest = visit(Person(server, "Ada"))
    guest.opens("/", ".games")
    card = guest.page.get_by_role("group", name=game, exact=False)
    expect(card.get_by_role("link", name="Learn it in ten minutes")).to_be_visible(timeout=PATIENCE)
    card.get_by_role("button", name="Play now").click()
    # Whoever has never played it is offered the lesson once.
    card.get_by_role("button", name="Play right away").click()
    expect(guest.page.locator(".app .prompt.asked")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.locator(".brand")).to_contain_text(game.capitalize())
    # The styles of the other game may have been loaded on the way: they must not squeeze anybody.
    heights = guest.page.locator(".app .opp").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert heights
    assert min(heights) > 60, heights


def test_five_at_a_table_opened_from_the_front_room(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Ada"))
    guest.opens("/", ".games")
    page = guest.page
    guest.sets_up("valencia")
    guest.chooses("Players", "5")
    plates, pieces = page.locator(".plate"), page.locator(".tablewrap .seated")
    expect(plates).to_have_count(5)
    expect(pieces).to_have_count(5)
    for width, height in (DESKTOP, (1280, 720), PHONE, (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert overlapping(plates) == [], (width, height)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".app.n5 .prompt.asked")).to_be_visible(timeout=PATIENCE)
    shapes = page.locator(".opp > header > .shape use")
    assert len({shape.get_attribute("href") for shape in shapes.all()}) == 4


def overlapping(plates: Locator) -> list[tuple[int, int]]:
    """The plates that lie over each other."""
    boxes = [box for plate in plates.all() if (box := plate.bounding_box())]
    return [
        (one, other)
        for (one, a), (other, b) in combinations(enumerate(boxes), 2)
        if a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    ]


def test_older_games_are_listed_page_by_page(visit: Visit, server: Server) -> None:
    person = Person(server, "Ada")
    tables = [person.opens("vienna", "you", "you") for _ in range(3)]
    told = server.get("/api/tables", person.cookie).json()
    guest = visit(person)

    def pages(route: Route) -> None:
        """The house, as if a list had a single table."""
        asked = re.search(r"before=(\d)", route.request.url)
        page = int(asked[1]) if asked else 0
        older = str(page + 1) if page < 2 else None
        route.fulfill(json=told | {"yours": told["yours"][page : page + 1], "older": older})

    guest.page.route("**/api/tables*", pages)
    guest.opens("/", ".games")
    rows = guest.page.locator(".yours .row")
    for count in (1, 2, 3):
        expect(rows).to_have_count(count, timeout=PATIENCE)
        if count < 3:
            guest.page.get_by_role("button", name="Older games").click()
    expect(guest.page.get_by_role("button", name="Older games")).to_have_count(0)
    links = rows.get_by_role("link").evaluate_all("links => links.map((link) => link.pathname)")
    assert sorted(links) == sorted(f"/t/{table}" for table in tables)


CLEAR = """() => {
  const box = (found) => found.getBoundingClientRect();
  const plates = [...document.querySelectorAll(".plate")].map((found) => [found.innerText, box(found)]);
  const [card, stone] = [box(document.querySelector(".setup")), box(document.querySelector(".round [fill*=marble]"))];
  const [x, y, r] = [(stone.left + stone.right) / 2, (stone.top + stone.bottom) / 2, stone.width / 2 - 4];
  const near = (at, from, to) => Math.min(Math.max(at, from), to);
  return plates.flatMap(([name, at], number) => [
    ...(Math.hypot(near(x, at.left, at.right) - x, near(y, at.top, at.bottom) - y) < r ? [`${name} on the table`] : []),
    ...(at.left < card.left || at.right > card.right || at.bottom > card.bottom ? [`${name} sticks out`] : []),
    ...plates.slice(number + 1).flatMap(([other, by]) => at.left < by.right && by.left < at.right &&
      at.top < by.bottom && by.top < at.bottom ? [`${name} on ${other}`] : []),
  ]);
}"""
"""Plates of chairs that lie on the table, on each other, or beyond the card."""


def test_five_chairs_keep_clear_of_the_table_and_have_the_colours_of_the_game(visit: Visit, server: Server) -> None:
    guest = visit(Person(server, "Maximiliane Habsburger"), lang="de")
    for chairs in (["you", "hard"], ["you", "medium", "hard", "open", "easy"], ["you"] * 5):
        liked = json.dumps(json.dumps({"players": len(chairs), "chairs": chairs}))
        guest.page.goto("/")
        guest.page.evaluate(f"localStorage['kaffeehaus.table.valencia'] = {liked}")
        guest.opens("/new/valencia", ".setup")
        expect(guest.page.locator(".plate")).to_have_count(len(chairs))
        for size in (DESKTOP, (1280, 720), PHONE):
            guest.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert guest.page.evaluate(CLEAR) == [], (chairs, size)
    signs = guest.page.locator(".plate > .ic use").evaluate_all("(uses) => uses.map((use) => use.href.baseVal)")
    # In the order of the chairs, as at the table (L6).
    assert signs == ["#p-red", "#p-yellow", "#p-blue", "#p-white", "#p-black"]


def test_one_button_and_one_address_lead_to_the_next_table(visit: Visit, server: Server) -> None:
    ada, emil = Person(server, "Ada"), Person(server, "Emil")
    here, there = (together(ada, emil) for _ in range(2))
    rests(ada, here)
    guest = visit(ada)
    page = guest.page
    guest.opens(f"/t/{here}", ".prompt")
    expect(page.locator(".prompt .to-next")).to_have_text("Next table (1)")
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(f"/t/{there}$"))
    expect(page.locator(".prompt.asked")).to_be_visible()
    guest.opens("/next", ".prompt.asked")
    expect(page).to_have_url(re.compile(f"/t/{there}$"))
    expect(page.locator(".to-next")).to_have_count(0)
    rests(ada, there)
    guest.opens("/next", ".notice")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing waits for you")


def together(*people: Person) -> str:
    """A table at which these people have just begun."""
    table = people[0].opens("vienna", "you", *["open"] * (len(people) - 1))

    async def begin() -> None:
        for seat, person in enumerate(people[1:], 1):
            async with person.at(table) as tab:
                await tab.tells(t="sit", seat=seat)
        async with people[0].at(table) as tab:
            await tab.tells(t="begin")

    apart(begin)
    return table


def rests(person: Person, table: str) -> None:
    """Plays until it is others' turn."""

    async def plays() -> None:
        async with person.at(table) as tab:
            while tab.choices():
                await tab.acts(Random(7))

    apart(plays)


def test_where_players_gather_each_game_has_its_own_figures_and_all_four_languages(
    visit: Visit, server: Server
) -> None:
    person = Person(server, "Ada")
    guest, titles = visit(person), set()
    figures = {"vienna": 2, "valencia": 0}
    for game, agents in figures.items():
        page, table = guest.page, person.opens(game, "you", "easy", "open")
        guest.opens(f"/t/{table}", ".gather")
        # Whoever sits there is drawn once the game's own drawing has come.
        expect(page.locator(".round .seated > *")).not_to_have_count(0, timeout=PATIENCE)
        expect(page.locator(".round [href^='#agent-']")).to_have_count(agents)
        box = page.locator(".round").bounding_box()
        assert box
        assert box["y"] + box["height"] <= DESKTOP[1]
    for lang in languages():
        page.locator(f".bar .lang [lang={lang}]").click()
        expect(page.locator(f".bar .lang [lang={lang}]")).to_have_attribute("aria-checked", "true")
        titles.add(page.locator(".gather h1").inner_text())
    assert len(titles) == len(languages())
