"""What a finished table adds: numbers to the figures of the house, and a game to the history of who played there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import json

from kaffeehaus import GAMES
from kaffeehaus.arena.figures.counts import Counts, counts
from kaffeehaus.arena.figures.playing import replayed
from kaffeehaus.games import editions
from kaffeehaus.server.deals import ORIGIN
from kaffeehaus.server.entries import Imported, Opened, Origin, decode
from kaffeehaus.server.lobby import check_fits
from kaffeehaus.server.store import Row
from kaffeehaus.server.table import OVER, Table

PEOPLE, MIXED, ALONE, BOTS = COMPANIES = ("people", "mixed", "alone", "bots")
"""Who played: people only, several people and bots, one person against bots, or bots only."""
SEVERAL = "several"
"""The level of bots that are not all of one."""
LEFT = "left"
"""What is counted of games that ended before they were played to their end."""
KEPT = {
    "games",
    "decisions",
    "rounds",
    "minutes",
    "ended",
    "score",
    "winning",
    "place",
    "points",
    "points-squared",
    "in",
}
"""Which sorts of numbers the house keeps, and"""
TIMES = {"kept", "completed"}
"""of what was done also how often in all."""


class Kind(NamedTuple):
    """By what the figures tell games apart."""

    game: str
    edition: str
    """The number of the rules and the digest of the component tables."""
    players: int
    options: str
    """As JSON, with its members in order."""
    company: str
    pace: str


class Counted(NamedTuple):
    """What came of a finished game."""

    kind: Kind
    private: bool
    at: float
    """When it ended, in seconds since 1970."""
    counts: dict[str, int]
    """What it adds, by names as the database has them."""
    people: tuple[str, ...]
    """Who played."""
    data: bytes
    """The game as the history of each of them tells it."""


class Wanted(NamedTuple):
    """The log of a table, and the component tables of its owner where it is an earlier edition with such."""

    table: str
    rows: Sequence[Row]
    tables: Mapping[str, str] | None


def wanted(table: str, rows: Sequence[Row]) -> Wanted:
    """What has to be known to count a table."""
    opened = decode(rows[0].entry)
    assert isinstance(opened, Opened), "a log begins with a table that is set up"
    return Wanted(table, rows, editions.remembered(opened.game, opened.content))


def counted(wanted: Wanted) -> Counted | None:
    """What came of a table's game, or None where none was dealt in this house."""
    table, ended = Table(wanted.table), 0.0
    for row in wanted.rows:
        entry = decode(row.entry)
        if isinstance(entry, Opened):
            if wanted.tables is not None:
                editions.remember(entry.game, entry.content, wanted.tables)
            check_fits(entry)
        table.take(row.seq, row.at, entry)
        if table.phase == OVER and not ended:
            ended = row.at
    opened, state = table.opened, table.state
    if state is None or isinstance(opened, Imported) or opened.actions or not in_earnest(opened.origin):
        return None
    if opened.position is not None or handicapped(opened.game, opened.options):
        return None
    if not state.over:
        return Counted(kind_of(table), opened.private, ended, {LEFT: 1}, (), b"")
    began = next(item.at for item in table.journal if item.kind == "began")
    minutes = round((ended - began) / 60)
    tally = replayed(state.record())
    numbers = counts(tally)
    numbers["winning", str(max(tally.scores))] += 1
    if table.pace == "live":
        numbers["minutes", str(minutes)] += 1
    kept = {"/".join(key): number for key, number in numbers.items() if number and _is_kept(key)}
    people = tuple(dict.fromkeys(user for user in table.owners if user is not None))
    data = json.encode(_told(table) | {"rounds": tally.rounds, "minutes": minutes, "first": tally.first})
    return Counted(kind_of(table), opened.private, ended, kept, people, data)


def in_earnest(origin: Origin | None) -> bool:
    """Whether a table of this origin is for a game like any other; lessons and forks begin in the middle of one."""
    return origin is None or played_in_earnest(origin.kind)


def played_in_earnest(origin: str | None) -> bool:
    """Whether a table of this origin is for a game like any other."""
    return origin in (None, ORIGIN)


def handicapped(game: str, options: Mapping[str, Any]) -> bool:
    """Whether anybody was given something before the first card, so that the game says nothing about others."""
    choices = GAMES[game].Options.choices() if game in GAMES else {}
    return any(name in choices and choices[name].each and value for name, value in options.items())


def _is_kept(key: tuple[str, ...]) -> bool:
    return key[0] in KEPT or (key[0] == "used" and key[1] in TIMES)


def numbers_of(rows: Iterable[tuple[str, int]]) -> Counts:
    """Numbers by what they count, from their names in the database; what is no number there is none."""
    found = Counts()
    for name, number in rows:
        try:
            found[tuple(name.split("/", 2))] += int(number)
        except (AttributeError, TypeError, ValueError):
            continue
    return found


def kind_of(table: Table) -> Kind:
    """Which kind of game was played at a table."""
    o = table.opened
    return Kind(
        o.game,
        f"{o.rules}-{o.content}",
        o.players,
        options_word(o.options),
        company(table.owners),
        table.pace,
    )


def options_word(options: Mapping[str, Any]) -> str:
    """Options as one word, the same however they were written."""
    return json.encode(options, order="sorted").decode()


def company(owners: Sequence[str | None]) -> str:
    """Who plays at a table where everybody has sat down: whoever owns no seat is a bot."""
    people = sum(owner is not None for owner in owners)
    if people == len(owners):
        return PEOPLE
    return MIXED if people > 1 else ALONE if people else BOTS


def _told(table: Table) -> dict[str, Any]:
    """A game as the history of its players tells it; whose the seats are stays in the house."""
    assert table.state is not None
    outcome = table.state.outcome
    assert outcome is not None, "the game is over"
    levels = {chair.bot for chair in table.chairs if chair.user is None}
    return {
        "players": table.opened.players,
        "options": table.opened.options,
        "pace": table.pace,
        "company": company(table.owners),
        "level": levels.pop() if len(levels) == 1 else SEVERAL if levels else None,
        "seats": [{"name": chair.name, "bot": chair.bot} for chair in table.chairs],
        "owners": table.owners,
        "scores": outcome.scores,
        "winners": outcome.winners,
    }
