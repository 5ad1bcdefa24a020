"""Tables without a server: folded from entries made up by a test."""

from __future__ import annotations

from random import Random
from typing import Any

from kaffeehaus import GAMES
from kaffeehaus.server import views
from kaffeehaus.server.entries import Began, Chair, Entry, Opened, Played
from kaffeehaus.server.identity import Person
from kaffeehaus.server.table import Table

PEOPLE = tuple(Person(f"user-{n}", name, "en") for n, name in enumerate(("Klara", "Emil", "Rosa", "Otto")))
STRANGER = Person("stranger", "Graf Bobby", "de")
SETTINGS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "vienna-introductory": ("vienna", 3, {}),
    "vienna-advanced": ("vienna", 4, {"version": "advanced", "figures": True, "third_man": True}),
    "valencia-two": ("valencia", 2, {}),
    "valencia-specials": ("valencia", 4, {"specials": ["joker", "twins", "vagabond"], "city": "random"}),
}


def opened(game: str, players: int, options: dict[str, Any] | None = None, seed: int = 7, **chairs: Chair) -> Opened:
    """The first entry of a table where each seat has its person, unless a chair is given as `seat1` and so on."""
    rules = GAMES[game]
    seats = tuple(chairs.get(f"seat{n}", Chair(PEOPLE[n].id, PEOPLE[n].name)) for n in range(players))
    full = rules.options(options or {}).to_json()
    key = Random(seed).randbytes(32).hex()
    return Opened(game, rules.rules, rules.content, players, full, False, "live", key, PEOPLE[0].id, seats)


def folded(entries: list[Entry], id: str = "t") -> Table:
    """The table that a log makes."""
    table = Table(id)
    for seq, entry in enumerate(entries, 1):
        table.take(seq, float(seq), entry)
    return table


def begun(game: str, players: int, options: dict[str, Any] | None = None, seed: int = 7) -> list[Entry]:
    """The log of a table where the cards have just been dealt."""
    return [opened(game, players, options, seed), Began()]


def add(table: Table, log: list[Entry], *entries: Entry) -> None:
    """Appends to the log and folds."""
    for entry in entries:
        log.append(entry)
        table.take(len(log), float(len(log)), entry)


def choices(table: Table, seat: int) -> list[dict[str, Any]]:
    """What a seat is told that it may do, with the events in their places as a client puts them."""
    now = views.now(table, PEOPLE[seat].id)
    events = [dict(zip(now["fields"][row[0]], row, strict=True)) for row in now["events"]]
    return [
        choice | {name: [events[place] for place in choice.get(name, ())] for name in ("preview", "likely")}
        for choice in now["legal"][str(seat)]
    ]


def random_action(table: Table, rng: Random) -> Played:
    """Any legal action of any seat that is to act."""
    assert table.state is not None
    seat = rng.choice(table.state.to_act)
    return Played(seat, str(rng.choice(table.state.legal(seat))))
