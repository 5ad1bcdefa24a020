"""A house in which games were played to their end, and what it tells of them."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect
from tests.browser.guests import PATIENCE, PHONE
from tests.pictures.taking import RIVALS, Picture, Setting, Visit, played, shot
from tests.server.test_statistics import DAY, keep

from kaffeehaus import GAMES
from kaffeehaus.games import DEFAULT
from kaffeehaus.server.databases import database_of
from kaffeehaus.server.entries import Began, Chair, Entry, Opened, Played

MANY = 48
EVERY = 3 * DAY
LEVELS = ("easy", "medium")


def games(visit: Visit) -> None:
    """Games of two, three and four, introductory and advanced, against bots of two levels."""
    if "statistics" in visit.laid:
        return
    visit.laid.add("statistics")
    for number in range(MANY):
        bot, players = LEVELS[number % 2], 2 + number % 3
        options = {"version": "advanced"} if number // 3 % 2 else {}
        setting, seed = Setting(DEFAULT, options, (bot,) * players, {}), Random(number).randbytes(32)
        found, game = played(setting, seed), GAMES[DEFAULT]
        assert found is not None
        seats = [Chair(name=name, bot=bot) for name in RIVALS[: players - 1]]
        seats.insert(number % players, Chair(visit.ada.id, visit.ada.name))
        chosen = game.options(options).to_json()
        first = Opened(
            game.name, game.rules, game.content, players, chosen, False, "live", seed.hex(), visit.ada.id, tuple(seats)
        )
        log: list[Entry] = [first, Began(), *(Played(seat, action) for seat, action in found.actions)]
        keep(database_of(visit.database), f"statistics-{number}", tuple(log), late=number * EVERY)


def house(visit: Visit) -> bytes:
    """The house in figures, once all is counted."""
    games(visit)
    guest = visit.guest()
    guest.opens(f"/statistics/{DEFAULT}", ".st-sum")
    expect(guest.page.get_by_role("heading", name=f"{MANY} games")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.get_by_role("heading", name="Purchases")).to_be_visible(timeout=PATIENCE)
    return shot(guest.page)


def mine(visit: Visit) -> bytes:
    """One's own games on a phone."""
    games(visit)
    guest = visit.guest(size=PHONE, touch=True)
    guest.opens(f"/statistics/{DEFAULT}/mine", ".st-games")
    expect(guest.page.get_by_role("heading", name=f"{MANY} games")).to_be_visible(timeout=PATIENCE)
    return shot(guest.page)


PICTURES: dict[str, Picture] = {"statistics": house, "statistics-phone": mine}
"""How each picture is taken."""
