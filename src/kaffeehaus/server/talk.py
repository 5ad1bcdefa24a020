"""What is said at a table, and as whom: lines of chat by the entries of its log."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from kaffeehaus.server.entries import Said
from kaffeehaus.server.journal import Item

if TYPE_CHECKING:
    from kaffeehaus.server.table import Table

PLAYER, FORMER, SPECTATOR = "player", "former", "spectator"
"""As whom somebody speaks."""
LINES = 200
"""So many of the latest lines of chat are kept in memory and shown; the log has all of them."""


def say(table: Table, entry: Said) -> None:
    """Tells a line of chat and as whom its speaker spoke then; old lines are no longer shown."""
    table.names[entry.user] = entry.name
    table.said.append(len(table.journal))
    table.said_in_log.append(table.seq)
    table.tell(Item("said", table.owners))
    item = table.journal[-1]
    item.shows = spoken(table, table.seq, entry)
    table.lines.append(item)
    if len(table.lines) > LINES:
        table.lines.popleft().shows = {}


def spoken(table: Table, seq: int, entry: Said) -> dict[str, Any]:
    """What a line of chat shows that the log has under this number, and as whom its speaker spoke then."""
    owners = table.journal[table.said[bisect_left(table.said_in_log, seq)]].owners
    seat = owners.index(entry.user) if entry.user in owners else None
    held = table.held.get(entry.user, seq) < seq
    return {
        "name": entry.name,
        "text": entry.text,
        "speaker": speaker(table, entry.user),
        "by": FORMER if held and seat is None else SPECTATOR if seat is None else PLAYER,
        "seat": seat,
    } | ({} if entry.step is None else {"step": entry.step})


def speaker(table: Table, user: str) -> int:
    """The number under which everybody knows who speaks."""
    return table.speakers.setdefault(user, len(table.speakers) + 1)
