"""How pictures are taken: a game of bots from a fixed seed, the moments that are looked for in it, and who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser.guests import PATIENCE, Guest
from tests.browser.positions import lay
from tests.server.play import Person, Server

from kaffeehaus import GAMES, GameState
from kaffeehaus.bots import make
from kaffeehaus.core.contract import Perspective
from kaffeehaus.server.entries import Began, Chair, Entry, Opened, Played

TRIES = 200
"""So many deals are looked at for one that shows enough."""
RIVALS = ("Resi", "Ferran", "Mitzi", "Neus")
"""What bots are called."""
PEOPLE = ("Emil", "Clara", "Theo", "Ida")
"""What people are called who sit there instead."""
OVER = "over"
"""The moment after the last action."""


@dataclass(frozen=True, eq=False)
class Setting:
    """A table worth a picture: the first deal that has all of its moments is played."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    """Who decides for each seat; the first is the person's, for whom a bot thinks while the scene is set."""
    moments: Mapping[str, Callable[[GameState], bool]]
    """What is looked for, by name; the first time that it holds is the moment."""


@dataclass(frozen=True)
class Scene:
    """A game with its moments, each as the number of actions before it."""

    seed: bytes
    actions: tuple[tuple[int, str], ...]
    moments: Mapping[str, int]


def asked(step: str, seat: int = 0) -> Callable[[GameState], bool]:
    """Whether a seat is asked this."""
    return lambda state: seat in state.to_act and state.view(seat)["asked"]["step"] == step


def played(setting: Setting, seed: bytes) -> Scene | None:
    """A whole game, if it has all the moments."""
    game, found = GAMES[setting.game], dict[str, int]()
    state = game.start(len(setting.bots), game.options(setting.options), seed)
    rng, actions = Random(seed), list[tuple[int, str]]()
    while not state.over:
        found |= {name: len(actions) for name, is_it in setting.moments.items() if name not in found and is_it(state)}
        seat = state.to_act[0]
        action = make(setting.bots[seat], game.name, rng).choose(Perspective(state, seat))
        state.apply(seat, action)
        actions.append((seat, str(action)))
    return Scene(seed, tuple(actions), found | {OVER: len(actions)}) if len(found) == len(setting.moments) else None


@cache
def scene(setting: Setting) -> Scene:
    """The first deal that leads to all of them."""
    for number in range(TRIES):
        if found := played(setting, Random(number).randbytes(32)):
            return found
    raise SystemExit(f"in {TRIES} games of {setting.game} there was no moment for {', '.join(setting.moments)}")


@dataclass(frozen=True)
class Visit:
    """What pictures are taken of: a house, its tables, and who sits there."""

    browser: Browser
    server: Server
    database: str
    ada: Person
    laid: set[str] = field(default_factory=set)

    def guest(self, **settings: Any) -> Guest:
        """The person before a screen."""
        return Guest(self.browser, self.server.address, self.ada, **settings)

    def table(self, setting: Setting, moment: str, people: tuple[Person, ...] = ()) -> str:
        """A table at a moment, against bots or people."""
        id = f"{setting.game}-{moment}"
        if id not in self.laid:
            self.laid.add(id)
            lay(self.database, id, self._log(setting, moment, people))
        return id

    def sits(self, setting: Setting, moment: str, shows: str, path: str = "", **settings: Any) -> Guest:
        """The person at that table, once what it shows is there."""
        guest = self.guest(**settings)
        guest.opens(f"/t/{self.table(setting, moment)}{path}", shows)
        return guest

    def _log(self, setting: Setting, moment: str, people: tuple[Person, ...]) -> Iterator[Entry]:
        game, found = GAMES[setting.game], scene(setting)
        bots = zip(RIVALS, setting.bots[1:], strict=False)
        rivals = [Chair(one.id, one.name) for one in people] or [Chair(name=name, bot=bot) for name, bot in bots]
        seats = (Chair(self.ada.id, self.ada.name), *rivals)
        options, deal = game.options(setting.options).to_json(), found.seed.hex()
        yield Opened(game.name, game.rules, game.content, len(seats), options, False, "live", deal, self.ada.id, seats)
        yield Began()
        for seat, action in found.actions[: found.moments[moment]]:
            yield Played(seat, action)


def goes_on(visit: Visit, setting: Setting, moment: str, people: tuple[Person, ...]) -> None:
    """From that moment on somebody else plays a turn as it was played."""
    found = scene(setting)
    rest = found.actions[found.moments[moment] :]
    who = rest[0][0]
    turn = rest[: next(k for k, (seat, _) in enumerate(rest) if seat != who)]

    async def plays() -> None:
        async with people[who - 1].at(visit.table(setting, moment)) as tab:
            for seat, action in turn:
                await tab.tells(t="act", seat=seat, at=tab.seq, action=action)

    # Playwright keeps a loop running in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(plays())).result(timeout=PATIENCE / 1000)


def shot(page: Page) -> bytes:
    """The page as it stands, once nothing is on its way any more."""
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    return page.screenshot(animations="disabled")


Picture = Callable[[Visit], bytes]
"""How a picture is taken."""
