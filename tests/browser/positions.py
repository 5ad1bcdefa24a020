"""Tables at every kind of question that a game asks, found in seeded games and told as the house would tell them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any

from kaffeehaus import GAMES
from kaffeehaus.cli.phrases import phrasebook
from kaffeehaus.core.words import Phrasebook
from kaffeehaus.locale import Texts
from kaffeehaus.server import views
from kaffeehaus.server.databases import database_of
from kaffeehaus.server.entries import Began, Chair, Entry, Opened, Played, encode
from kaffeehaus.server.identity import Person
from kaffeehaus.server.lobby import listing
from kaffeehaus.server.store import Store
from kaffeehaus.server.table import Table

GAMES_PLAYED = 40
"""So many games are looked through for the fullest table at each question."""
FULLEST: dict[str, dict[str, Any]] = {
    "vienna": {"version": "advanced", "third_man": True, "figures": True},
    "valencia": {"city": "random", "specials": list(GAMES["valencia"].Options.choices()["specials"].values)},
}
"""The options under which there is most to show, by game."""
NAMES = ("Björn", "Melange", "Wolfgang", "Einspänner", "Maximiliane")
BOTS = (None, "medium", None, "hard", None)
Moment = tuple[int, tuple[tuple[int, str], ...]]
"""The number of a game, and what was played in it so far."""


ON_DESKS = ("drawers", "missions", "items", "agents", "stacks", "own_missions", "seen")
PLANNED = ("hand",) * 3 + ("own_missions",) * 2
"""A card takes more room than a mission."""
CHOSEN_ELSEWHERE = {"assign": ON_DESKS, "action-iii": ON_DESKS, "plan": PLANNED}
"""Questions answered on the desk and on the map: what lies there takes the room, not the words of the question."""


def _full(view: dict[str, Any], kinds: tuple[str, ...]) -> int:
    """How much of these kinds lies on the desks."""
    lies = (desk.get(kind) for desk in view["desks"] for kind in kinds)
    return sum(len(things) for things in lies if isinstance(things, list))


def _asks(book: Phrasebook, view: dict[str, Any], offered: int) -> int:
    """How much room a question takes with a button for each answer, in letters."""
    return len(book.question(view, 0, True)) + 20 * offered


def _deal(number: int) -> bytes:
    return Random(number).randbytes(32)


@cache
def moments(game: str = "vienna", players: int = 4) -> dict[str, Moment]:
    """For each question the first seat is asked, the moment at which most is to be shown."""
    rules, fullest = GAMES[game], dict[str, tuple[int, Moment]]()
    book = phrasebook(rules.words, Texts("de", game))
    for number in range(GAMES_PLAYED):
        state, rng = rules.start(players, rules.options(FULLEST[game]), _deal(number)), Random(number)
        played: list[tuple[int, str]] = []
        while not state.over:
            if 0 in state.to_act:
                view = state.view(0)
                step = view["asked"]["step"]
                kinds = CHOSEN_ELSEWHERE.get(step)
                full = _full(view, kinds) if kinds else _asks(book, view, len(state.legal(0)))
                if full > fullest.get(step, (-1,))[0]:
                    fullest[step] = (full, (number, tuple(played)))
            seat = state.to_act[0]
            action = rng.choice(state.legal(seat))
            state.apply(seat, action)
            played.append((seat, str(action)))
        full = sum(desk["missions"] for desk in state.view(0)["desks"] if isinstance(desk["missions"], int))
        if full >= fullest.get("over", (-1,))[0]:
            fullest["over"] = (full, (number, tuple(played)))
    return {step: moment for step, (_, moment) in fullest.items()}


def log(moment: Moment, host: str, game: str = "vienna", players: int = 4) -> Iterator[Entry]:
    """What the log of a table holds at a moment; the host has the first seat."""
    rules, (number, played) = GAMES[game], moment
    seats = tuple(
        Chair(None if bot else host if seat == 0 else f"guest-{seat}", name, bot)
        for seat, (name, bot) in enumerate(zip(NAMES[:players], BOTS, strict=False))
    )
    options = rules.options(FULLEST[game]).to_json()
    deal = _deal(number).hex()
    yield Opened(rules.name, rules.rules, rules.content, players, options, False, "live", deal, host, seats)
    yield Began()
    for seat, action in played:
        yield Played(seat, action)


def message(moment: Moment, id: str, game: str = "vienna", players: int = 4) -> dict[str, Any]:
    """What the house tells the player of the first seat when they come to the table at that moment."""
    table = Table(id)
    for seq, entry in enumerate(log(moment, "host", game, players), 1):
        table.take(seq, 1e9 + seq, entry)
    person = Person("host", NAMES[0], "en")
    return views.table_message(table, person, views.who_is_there(table, person.id, lambda user: None, 0))


def lay(url: str, id: str, entries: Iterator[Entry]) -> str:
    """Lays a table into the log of a house."""

    async def write() -> None:
        table, store = Table(id), Store(database_of(url))
        try:
            for seq, entry in enumerate(entries, 1):
                table.take(seq, time.time(), entry)
                await store.append(id, seq, encode(entry), listing(table))
        finally:
            store.close()

    # Playwright keeps a loop running in this thread.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(write())).result()
    return id
