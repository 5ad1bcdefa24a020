"""A game's own words in the language of the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from kaffeehaus.cli.presenter import Entry
from kaffeehaus.core.events import Event
from kaffeehaus.core.words import Phrasebook, Table
from kaffeehaus.locale import Texts


def phrasebook(table: Table, texts: Texts) -> Phrasebook:
    """The table of a game with these texts."""
    return Phrasebook(table, lambda id, args: texts.text(id, **args))


def entry(book: Phrasebook, event: Event, names: Sequence[str], brief: bool) -> Entry | None:
    """An event as a piece of the log; None where a brief one leaves it out."""
    data = event.to_json()
    if brief and book.quiet(data):
        return None
    heading = event.kind in book.table["headings"]
    nobody = heading or event.kind in book.table["nobody"]
    seat = None if nobody else data.get("seat")
    return Entry(seat, book.event(data, names), heading, event.kind in book.table["rows"])
