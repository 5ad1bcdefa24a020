"""Who sits at a table: how its seats change hands by the entries of its log."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from msgspec.structs import replace

from kaffeehaus.server.entries import Answered, Asked, Back, BotSat, Chair, Entry, Left, Named, Sat
from kaffeehaus.server.journal import Item

if TYPE_CHECKING:
    from kaffeehaus.server.table import Table


def take(table: Table, entry: Entry) -> None:
    """Folds in that somebody sits down, asks, goes or is called otherwise."""
    match entry:
        case Sat():
            seat, how, chair = entry.seat, "sat", Chair(entry.user, entry.name)
            table.know(entry.user, entry.name)
            if table.state is not None:
                table.hands.setdefault(entry.user, set()).add(seat)
                table.taken_over.append(seat)
                how = "took"
        case Asked() | Answered():
            _ask(table, entry)
            return
        case Left():
            seat, how, chair = entry.seat, "left", Chair(name=entry.name, bot=table.chairs[entry.seat].bot)
        case BotSat():
            seat, (how, chair) = entry.seat, _bot_sat(table, entry)
        case Named():
            seat, how, chair = entry.seat, "named", replace(table.chairs[entry.seat], name=entry.name)
        case Back():
            old = table.chairs[entry.seat]
            seat, how, chair = entry.seat, "back", Chair(old.user, old.name)
        case _:
            raise AssertionError(f"no seat changes by {entry!r}")
    # Whoever leaves is named, not who comes after.
    name = table.chairs[seat].name if how == "left" else chair.name
    table.chairs[seat] = chair
    table.offered -= {seat} if chair.user is not None else set()
    table.asks = {at: asked for at, asked in table.asks.items() if at != seat and asked.user != chair.user}
    table.tell(Item("seat", table.owners, seat, shows={"name": name, "bot": chair.bot, "how": how}))


def _ask(table: Table, entry: Asked | Answered) -> None:
    """Somebody asks for a seat, and the players answer; one who does not agree is enough."""
    seat, how = entry.seat, "asked"
    match entry:
        case Asked():
            table.asks[seat], table.agreed[seat] = entry, set()
        case Answered(agrees=True):
            how = "agreed"
            table.agreed[seat].add(entry.user)
        case Answered():
            how = "declined"
            table.asks.pop(seat, None)
    table.tell(Item("seat", table.owners, seat, shows={"name": entry.name, "bot": None, "how": how}))


def _bot_sat(table: Table, entry: BotSat) -> tuple[str, Chair]:
    """How a bot comes to a seat or leaves it: it keeps a person's in that person's name."""
    old = table.chairs[entry.seat]
    if old.user is not None:
        return "bot" if entry.bot else "back", Chair(old.user, old.name, entry.bot)
    if entry.bot is None:
        return "left", Chair()
    return "sat", Chair(name=entry.name, bot=entry.bot)


def concerns(table: Table, users: Container[str]) -> bool:
    """Whether one of these users ever opened the table, held a seat, asked for one, spoke here or played before."""
    there = {table.opened.host, *table.names, *table.speakers, *(asked.user for asked in table.asks.values())}
    if table.opened.series is not None:
        there.update(row.user for row in table.opened.series.rows)
    return any(user in users for user in there)
