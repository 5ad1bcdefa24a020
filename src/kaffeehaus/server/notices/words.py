"""What somebody is told of tables that wait for them, in their language; whatever the table hides stays there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kaffeehaus.locale import Texts
from kaffeehaus.server import wishes
from kaffeehaus.server.entries import DAYS
from kaffeehaus.server.table import Table


class News(NamedTuple):
    """A table that waits for somebody."""

    table: str
    game: str
    others: tuple[str, ...]
    """Who else plays there."""
    round: int | None


def news_of(table: Table, person: str) -> News | None:
    """What is told to somebody for whom a table waits; None where it does not."""
    if person not in waited_for(table):
        return None
    others = tuple(chair.name or "" for chair in table.chairs if chair.user != person)
    return News(table.id, table.opened.game, others, table.state.round if table.state else None)


def waited_for(table: Table) -> frozenset[str]:
    """The people whose decision a table over days waits for; where a bot decides for somebody it does not wait for
    them, while what they wished is about to be played neither, and while it pauses for nobody."""
    if table.pace != DAYS or (table.watch is not None and table.watch.paused):
        return frozenset()
    seats = (seat for seat in table.to_act if wishes.moment(table, seat) is None)
    owners = ((table.chairs[seat].user, table.bot_at(seat)) for seat in seats)
    return frozenset(user for user, bot in owners if user is not None and bot is None)


def back_at(table: Table, person: str, at: float) -> float:
    """When somebody who is on holidays from a table comes back, or the moment itself where they are not."""
    taken = () if table.watch is None else table.watch.holidays.get(person, ())
    return max((one.ends for one in taken if one.begins <= at < one.ends), default=at)


def acted(table: Table, person: str) -> float:
    """When somebody played an action at a table last, in seconds since 1970; 0 if never."""
    seats = table.seats_of(person)
    return next((item.at for item in reversed(table.journal) if item.kind == "action" and item.seat in seats), 0.0)


class Message(NamedTuple):
    """What is told at once."""

    heading: str
    lines: tuple[str, ...] = ()
    """A line for each table,"""
    paths: tuple[str, ...] = ()
    """and the way there, which says nothing of who takes it."""
    turns: bool = False
    """Whether it is somebody's turn there."""


def message_of(texts: Texts, news: Sequence[News]) -> Message:
    """What is told of tables that wait for somebody."""
    called = [texts.text("page-game", game=one.game) for one in news]
    lines = [_line(texts, one, name if len(news) > 1 else None) for one, name in zip(news, called, strict=True)]
    heading = texts.text("notice-title", tables=len(news), game=called[0])
    return Message(heading, tuple(lines), tuple(f"/t/{one.table}" for one in news), turns=True)


def invitation(texts: Texts, name: str, game: str, table: str, *, seated: bool = False) -> Message:
    """What is told of an invitation, or of the next table of a series to whoever has a chair there."""
    called = texts.text("page-game", game=game)
    line = texts.text("notice-series", game=called) if seated else texts.text("notice-invited", name=name, game=called)
    return Message(line, paths=(f"/t/{table}",))


def _line(texts: Texts, news: News, game: str | None) -> str:
    """Who else plays, and how far the game has come; of several tables also which game it is."""
    names = texts.text("list-separator").join(news.others)
    said = texts.text("notice-line", people=len(news.others), names=names, round=news.round or 0)
    return said if game is None else texts.text("notice-of", game=game, line=said)
