"""VALENCIA's screen: nothing is cut, too small or covered, whatever is asked, in any language, on any screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.browser.conftest import Visit
from tests.browser.fitting import AT_EACH, TROUBLES
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.positions import NAMES, lay, log, message, moments
from tests.browser.test_fits import LAPTOPS, RECENT, resized, shown
from tests.server.play import Person, Server

from kaffeehaus.locale import languages

pytestmark = pytest.mark.slow

GAME = "valencia"
TOUCHED = (PHONE, (820, 1180))
MOST = 5
FULLEST = ("bid", "settle", "plan")
"""The questions that take most room."""
CARDS, STACKS, MISSIONS = 10, 5, 3
"""So much lies behind the screen of whoever plans: all of it is in sight on a usual laptop."""
TOLD = "(told) => window.lines.at(-1).dispatchEvent(new MessageEvent('message', { data: told }))"
"""As if the house had said it."""
DRAFT = "([key, draft]) => (sessionStorage[key] = JSON.stringify(draft))"
"""What the page keeps of stacks that are being arranged."""
WHOLE = ".iscreen, .end-t"
"""What lies in sight as a whole on a usual laptop."""


@pytest.fixture(scope="session")
def house(server: Server, database: str) -> Person:
    """Björn, with a table at which he is asked something, and one where the game is over."""
    person, found = Person(server, NAMES[0]), moments(GAME, MOST)
    lay(database, "settling", log(found["settle"], person.id, GAME, MOST))
    lay(database, "settled", log(found["over"], person.id, GAME, MOST))
    return person


def arranges(guest: Guest, told: dict[str, Any]) -> None:
    """Has the cards in stacks, as if they had been laid there one by one."""
    view = told["now"]["views"]["0"]
    desk = view["desks"][0]
    hand = desk["hand"]
    assert len(hand) >= CARDS
    assert len(desk["own_missions"]) >= MISSIONS
    draft = {"loose": [], "stacks": [hand[k::STACKS] for k in range(STACKS)], "lit": 0}
    guest.page.evaluate(DRAFT, [f"kaffeehaus.plan.settling.0.{view['round']}", draft])


@pytest.mark.parametrize("touch", [False, True], ids=["laptops", "phone and tablet"])
@pytest.mark.parametrize("lang", languages())
def test_nothing_is_cut_at_any_question(visit: Visit, house: Person, lang: str, touch: bool) -> None:
    sizes = TOUCHED if touch else (*LAPTOPS, DESKTOP)
    guest = visit(house, lang=lang, size=sizes[0], touch=touch)
    guest.opens("/t/settling", ".prompt.asked")
    guest.stops_painting()
    found = moments(GAME, MOST)
    tables = [(step, message(moment, "settling", GAME, MOST)) for step, moment in found.items() if step != "over"]
    arranges(guest, dict(tables)["plan"])
    for n in (4, 2):
        fewer = moments(GAME, n)
        tables += [(f"{n} players {step}", message(fewer[step], "settling", GAME, n)) for step in FULLEST]
    for _, told in tables:
        told["log"] = told["log"][-RECENT:]
    guest.page.evaluate("(tables) => (window.tables = tables)", [(step, json.dumps(told)) for step, told in tables])
    how: dict[str, Any] = {"least": 12 if touch else 11}
    cut = []
    for number, size in enumerate(sizes):
        # There the log is folded to its head, and rises over the rest when somebody goes there.
        how["besides"] = ".log" if size == (1280, 720) else ""
        how["only"] = shown(number, lang, touch, [step for step, _ in tables], FULLEST)
        how["whole"] = WHOLE if size == DESKTOP else ""
        cut += [f"{size} {line}" for line in resized(guest, size).page.evaluate(AT_EACH, how)]
    assert "\n".join(cut) == ""
    # Its foot lies above what can be scrolled behind it.
    guest.opens("/t/settled", ".ending")
    guest.stops_painting()
    how["besides"] = ".end-f"
    for size in sizes:
        how["whole"] = WHOLE if size == DESKTOP else ""
        cut += [f"{size} {line}" for line in resized(guest, size).page.evaluate(TROUBLES, how)]
    # All have won: nothing could be told that is longer.
    told = message(found["over"], "settled", GAME, MOST)
    told["now"]["views"]["0"]["outcome"]["winners"] = [*range(MOST)]
    guest.page.evaluate(TOLD, json.dumps(told))
    cut += [f"shared: {line}" for line in guest.page.evaluate(TROUBLES, how)]
    assert "\n".join(cut) == ""
